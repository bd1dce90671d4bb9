"""Sentences in French and English: the engine speaks in keys and arguments, the catalogues turn them into words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr")
LOCALE = Path(__file__).parent / "locale"
NO_BREAK = "\u00a0"
THIN_NO_BREAK = "\u202f"

Argument = str | int | float


def typeset(language: str, catalogue: str) -> str:
    """The signs that nobody types: one apostrophe, and in French spaces that keep punctuation with its word."""
    text = catalogue.replace("'", "’")
    if language == "fr":
        text = re.sub(r"(?<=[^\s=]) (?=[;?!])", THIN_NO_BREAK, text)
        text = re.sub(r"(?<=[^\s=]) (?=[:»])|(?<=«) ", NO_BREAK, text)
    return text


def of_name(name: str) -> str:
    """`OF($owner)` of the French catalogue: whose something is, by a name that nobody knows beforehand."""
    letters = unicodedata.normalize("NFD", name).lower()
    elides = letters[:1] in tuple("aeiouhœæ") or bool(re.match(r"y[^aeiouy]", letters))
    return f"d’{name}" if elides else f"de {name}"


@cache
def bundle(language: str) -> FluentBundle:
    """All catalogues of a language."""
    functions: dict[str, Any] = {"OF": of_name}
    texts = FluentBundle([language], functions=functions, use_isolating=False)
    for path in sorted((LOCALE / language).glob("*.ftl")):
        texts.add_resource(FluentResource(typeset(language, path.read_text(encoding="utf-8"))))
    return texts


def has(language: str, key: str) -> bool:
    return bool(bundle(language).has_message(key))


def say(language: str, key: str, args: Mapping[str, Argument] | None = None) -> str:
    """The message with its arguments filled in; a missing or wrong message is a defect, never shown half-made."""
    texts = bundle(language)
    if not texts.has_message(key):
        raise KeyError(f"no text {key!r} in {language}")
    pattern = texts.get_message(key).value
    if pattern is None:
        raise KeyError(f"text {key!r} in {language} has no value")
    sentence, errors = texts.format_pattern(pattern, dict(args or {}))
    if errors:
        raise ValueError(f"text {key!r} in {language}: {errors[0]}")
    return str(sentence)


def forms(language: str, key: str) -> dict[str, str]:
    """What else a name is in a sentence, by the attributes of its message: `at` is where, `many` are several of it."""
    texts = bundle(language)
    attributes = texts.get_message(key).attributes
    return {form: str(texts.format_pattern(pattern, {})[0]) for form, pattern in attributes.items()}
