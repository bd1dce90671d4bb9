"""A player's realm: coins, meeples, the characters at seven buildings and the wounded ones."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from royaume.games.majesty.characters import KINDS
from royaume.kernel.deck import NO_CARD
from royaume.kernel.ints import filled
from royaume.kernel.observing import Knowledge

WORKER_SPACES: Final = 5
TURNS_EACH: Final = 12

CHARACTER_BITS: Final = 3
ANY_CHARACTER: Final = (1 << 3) - 1
COUNT_BITS: Final = 8
ANY_COUNT: Final = (1 << 8) - 1
ONE_MORE: Final = filled([1 << COUNT_BITS * character for character in range(KINDS)])


@final
@mypyc_attr(acyclic=True)
class Realm:
    """One column of characters a building, the newest card last; in the infirmary too, the top card is the last.

    Copies are made often, so the columns share one array: every card with its character, in the order they came.
    """

    def __init__(self, coins: i64, meeples: i64, placed: vec[i64], counts: i64, infirmary: tuple[int, ...]) -> None:
        self.coins = coins
        self.meeples = meeples
        self.placed = placed  # a card and, in its last three bits, the character it was placed as
        self.counts = counts  # of the cards of each column, in eight bits each
        self.infirmary = infirmary

    @staticmethod
    def at_start() -> Realm:
        return Realm(0, WORKER_SPACES, vec[i64](capacity=TURNS_EACH), 0, ())

    @staticmethod
    def of(coins: i64, meeples: i64, columns: list[tuple[int, ...]], infirmary: tuple[int, ...]) -> Realm:
        realm = Realm(coins, meeples, vec[i64](), 0, infirmary)
        for character in range(KINDS):
            for card in columns[character]:
                realm.place(card, character)
        return realm

    def copy(self) -> Realm:
        return Realm(self.coins, self.meeples, self.placed[:], self.counts, self.infirmary)

    def count(self, character: i64) -> i64:
        return (self.counts >> (COUNT_BITS * character)) & ANY_COUNT

    def place(self, card: i64, character: i64) -> None:
        self.placed = append(self.placed, card << CHARACTER_BITS | character)
        self.counts += ONE_MORE[character]

    def newest(self, character: i64) -> i64:
        """The card that came last to a column, or NO_CARD."""
        at = self.newest_at(character)
        return NO_CARD if at < 0 else self.placed[at] >> CHARACTER_BITS

    def take_newest(self, character: i64) -> i64:
        """Take the newest card away from a column that has one."""
        self.placed, taken = pop(self.placed, self.newest_at(character))
        self.counts -= ONE_MORE[character]
        return taken >> CHARACTER_BITS

    def newest_at(self, character: i64) -> i64:
        at = len(self.placed) - 1
        while at >= 0 and self.placed[at] & ANY_CHARACTER != character:
            at -= 1
        return at

    def columns(self) -> list[tuple[int, ...]]:
        """The cards at each building, from the oldest to the newest."""
        columns: list[list[int]] = [[] for _ in range(KINDS)]
        for placed in self.placed:
            columns[placed & ANY_CHARACTER].append(int(placed >> CHARACTER_BITS))
        return [tuple(cards) for cards in columns]

    def know(self, out: Knowledge) -> None:
        """Column by column: in which order different columns grew is gone."""
        out.add(self.coins)
        out.add(self.meeples)
        for character in range(KINDS):
            self.know_column(character, out)
        out.add_cards(self.infirmary)

    def know_column(self, character: i64, out: Knowledge) -> None:
        n = self.count(character)
        out.add(n)
        if n == 0:
            return
        for placed in self.placed:
            if placed & ANY_CHARACTER == character:
                out.add(placed >> CHARACTER_BITS)

    def to_data(self) -> dict[str, object]:
        return {
            "coins": int(self.coins),
            "meeples": int(self.meeples),
            "columns": [list(cards) for cards in self.columns()],
            "infirmary": list(self.infirmary),
        }
