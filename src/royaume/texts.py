"""Sentences in French and English: the engine speaks in keys and arguments, the catalogues turn them into words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr")
LOCALE = Path(__file__).parent / "locale"

Argument = str | int | float


@cache
def bundle(language: str) -> FluentBundle:
    """All catalogues of a language."""
    texts = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALE / language).glob("*.ftl")):
        texts.add_resource(FluentResource(path.read_text(encoding="utf-8")))
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
