"""Sentences in French and English: the engine speaks in keys and arguments, the catalogues turn them into words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

LANGUAGES = ("en", "fr")
LOCALE = Path(__file__).parent / "locale"
NO_BREAK = "\u00a0"
THIN_NO_BREAK = "\u202f"
HYPHEN_FOR_MINUS = re.compile(r"(?<![^\s(])-(?=\d)")
KEY = re.compile(r"^(-?[a-zA-Z][\w-]*)(?= *=)", re.MULTILINE)
REFERENCE = re.compile(r"{\s*(-?[a-zA-Z][\w-]*)")

Argument = str | int | float


def typeset(language: str, source: str) -> str:
    """The signs that nobody types: one apostrophe, and in French spaces that keep punctuation with its word."""
    text = source.replace("'", "’")
    if language == "fr":
        text = re.sub(r"(?<=[^\s=]) (?=[;?!])", THIN_NO_BREAK, text)
        text = re.sub(r"(?<=[^\s=]) (?=[:»])|(?<=«) ", NO_BREAK, text)
    return text


def with_minus(text: str) -> str:
    """A number below zero has a minus sign, not the hyphen with which it is computed."""
    return HYPHEN_FOR_MINUS.sub("\N{MINUS SIGN}", text)


def of_name(name: str) -> str:
    """`OF($owner)` of the French catalogue: whose something is, by a name that nobody knows beforehand."""
    letters = unicodedata.normalize("NFD", name).lower()
    elides = letters[:1] in tuple("aeiouhœæ") or bool(re.match(r"y[^aeiouy]", letters))
    return f"d’{name}" if elides else f"de {name}"


class Catalogue:
    """All messages of a language. Each is parsed when it is first said: parsing all takes longer than most commands."""

    def __init__(self, language: str) -> None:
        functions: dict[str, Any] = {"OF": of_name}
        self.language = language
        self.bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self.sources: dict[str, str] = {}
        for path in (LOCALE / language).glob("*.ftl"):
            self.sources.update(sources(path.read_text(encoding="utf-8")))
        self.unread = set(self.sources)

    def message(self, key: str) -> Message:
        if key in self.unread:
            self.read(key)
        return self.bundle.get_message(key)

    def read(self, key: str) -> None:
        """After what it refers to: whoever finds a message finds all of it."""
        source = self.sources[key]
        for other in REFERENCE.findall(source):
            if other in self.unread:
                self.read(other)
        self.bundle.add_resource(FluentResource(typeset(self.language, source)))
        self.unread.discard(key)


def sources(text: str) -> dict[str, str]:
    """The messages of a catalogue by their keys, as they are written."""
    _, *found = KEY.split(text)
    return {key: key + rest for key, rest in zip(found[::2], found[1::2], strict=True)}


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)


def has(language: str, key: str) -> bool:
    return key in catalogue(language).sources


def say(language: str, key: str, args: Mapping[str, Argument] | None = None) -> str:
    """The message with its arguments filled in; a missing or wrong message is a defect, never shown half-made."""
    if not has(language, key):
        raise KeyError(f"no text {key!r} in {language}")
    texts = catalogue(language)
    pattern = texts.message(key).value
    if pattern is None:
        raise KeyError(f"text {key!r} in {language} has no value")
    sentence, errors = texts.bundle.format_pattern(pattern, dict(args or {}))
    if errors:
        raise ValueError(f"text {key!r} in {language}: {errors[0]}")
    return with_minus(str(sentence))


def forms(language: str, key: str) -> dict[str, str]:
    """What else a name is in a sentence, by the attributes of its message: `at` is where, `many` are several of it."""
    texts = catalogue(language)
    attributes = texts.message(key).attributes
    return {form: str(texts.bundle.format_pattern(pattern, {})[0]) for form, pattern in attributes.items()}
