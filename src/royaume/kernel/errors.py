"""What is wrong with something that came from outside: a key and arguments, put into words by the catalogues."""

from __future__ import annotations

import re

from royaume.texts import Argument, say

LONGEST = 800  # characters of an argument
LONGEST_REASON = 2400  # and of one that is a sentence itself: the catalogues take no more than 2,500
LARGEST = 10**15
UNPRINTABLE = re.compile("[\\x00-\\x1f\\x7f-\\x9f\\u2028\\u2029\\ud800-\\udfff]")


class Phrase:
    """A part of a sentence that is itself a text of the catalogues."""

    def __init__(self, key: str, /, **args: Argument) -> None:
        self.key = key
        self.args = args

    def sentence(self, language: str) -> str:
        return say(language, self.key, self.args)


class BadInput(ValueError):
    """A command line, file, record or choice that cannot be used. Nothing has been changed."""

    def __init__(self, key: str, /, **args: Argument | Phrase | BadInput) -> None:
        super().__init__(key)
        self.key = key
        self.details = args

    def sentence(self, language: str) -> str:
        """What, where, and what to do, in one line."""
        return say(language, f"error-{self.key}", self.arguments(language))

    def arguments(self, language: str) -> dict[str, Argument]:
        return {name: fitting(value, language) for name, value in self.details.items()}

    def __str__(self) -> str:
        return self.sentence("en")


def fitting(value: Argument | Phrase | BadInput, language: str) -> Argument:
    """An argument that a sentence of one line has room for, whatever somebody sent."""
    if isinstance(value, int):
        return value if abs(value) < LARGEST else rounded(value)
    if isinstance(value, float):
        return value
    if isinstance(value, str):
        return in_one_line(value)
    return in_one_line(value.sentence(language), LONGEST_REASON)


def rounded(n: int) -> str:
    """Too many digits to be written out."""
    return f"{'-' if n < 0 else ''}2^{abs(n).bit_length() - 1}..."


def in_one_line(text: str, most: int = LONGEST) -> str:
    shown = printable(text[:most])
    return shown if len(text) <= most else shown + "..."


def printable(text: str) -> str:
    return UNPRINTABLE.sub(lambda found: ascii(found[0])[1:-1], text)


class RecordDiffers(BadInput):
    """A readable record that does not give what it says it gives."""


class OtherRules(BadInput):
    """A record made by another version of the rules: it cannot be checked here. `older`: but it can be retold."""

    def __init__(self, game: str, theirs: int, ours: int, line: int) -> None:
        super().__init__("record-rules-version", line=line, game=game, theirs=theirs, ours=ours)
        self.older = theirs < ours
