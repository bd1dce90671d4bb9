"""Why not: a coded fact and the place in the rulebook that says so. Sentences are in the catalogues."""

from __future__ import annotations

from typing import Final, final


@final
class Rule:
    """A heading of a rulebook, its page where the book has one, and the key of its translation where there is one."""

    def __init__(self, book: str, heading: str, page: int = 0, key: str = "") -> None:
        self.book: Final = book
        self.heading: Final = heading
        self.key: Final = key
        self.page: Final = page


@final
class Refusal:
    """A fact that forbids a choice. Frames return its number in the game's table of refusals; 0 is 'allowed'.

    Where the same fact has several reasons, `why` tells them apart, for the sentence.
    """

    def __init__(self, key: str, rule: Rule, why: str = "") -> None:
        self.key: Final = key
        self.rule: Final = rule
        self.why: Final = why
