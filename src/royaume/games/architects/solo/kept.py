"""What the opponent keeps on the table: its pile of Scheme cards and those already revealed."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from mypy_extensions import i64, mypyc_attr

from royaume.games.architects.cards.catalogue import Catalogue
from royaume.games.architects.solo.observing import know_schemes, observe_schemes
from royaume.games.architects.solo.schemes import OPPONENT_IDS, SCHEME_IDS, deck_of, opponent_named
from royaume.games.architects.solo.shown import OpponentShown, WouldBuild
from royaume.games.architects.table import ArchitectsTable, Kept
from royaume.games.architects.vocabulary import GOOD_IDS, OPPONENT_SLOT
from royaume.kernel.automatic.instructions import Cards, Instructions, read_instructions
from royaume.kernel.config import Config
from royaume.kernel.data import Reader
from royaume.kernel.names import Names
from royaume.kernel.observing import Knowledge, Observation

NO_MARKER: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Schemes(Kept):
    """Whose cards they are, all of them, and where they lie.

    `number` is the opponent's among all of the title, `ids` are those of all Scheme cards, by their numbers.
    """

    def __init__(self, opponent: str, number: i64, deck: Cards, ids: tuple[str, ...], cards: Instructions) -> None:
        self.opponent: Final = opponent
        self.number: Final = number
        self.deck: Final = deck
        self.ids: Final = ids
        self.cards: Final = cards

    def copy(self) -> Kept:
        return Schemes(self.opponent, self.number, self.deck, self.ids, self.cards.copy())

    def to_data(self) -> dict[str, object]:
        return self.cards.to_data()

    def space(self) -> i64:
        """Of its resource marker, if it has one."""
        return NO_MARKER

    def would_build(self, t: ArchitectsTable) -> WouldBuild | None:
        """Only from what everybody sees: whoever constructs the top card of a pile tells nothing."""
        return None

    def shown(self, t: ArchitectsTable, viewer: i64) -> dict[str, Struct]:
        discards = self.named(self.cards.revealed)
        space = self.space()
        opponent = OpponentShown(
            opponent=self.opponent,
            seat=int(t.seats) - 1,
            schemes_left=int(self.cards.pile.left()),
            scheme=discards[-1] if len(discards) > 0 else None,
            discards=discards,
            in_pile=self.named(self.cards.known_in_pile()),
            future_left=int(self.cards.future.left()),
            marker=None if space == NO_MARKER else GOOD_IDS[space],
            would_build=self.would_build(t),
        )
        return {"solo": opponent}

    def named(self, cards: Cards) -> list[str]:
        return [self.ids[card] for card in cards]

    def observe(self, t: ArchitectsTable, viewer: i64, out: Observation) -> None:
        observe_schemes(self, self.space(), out)

    def know(self, t: ArchitectsTable, out: Knowledge) -> None:
        know_schemes(self, out)
        out.add(self.space())

    def deal_again(self, t: ArchitectsTable) -> None:
        self.cards.deal_again(t.chance)

    def violation(self, t: ArchitectsTable) -> str:
        return self.cards.violation(self.deck, self.ids)

    def is_of_house(self) -> bool:
        return True


def house_schemes(opponent: str, cards: Instructions) -> Schemes:
    deck = deck_of(opponent_named(opponent))
    return Schemes(opponent, OPPONENT_IDS.index(opponent), deck, SCHEME_IDS, cards)


def schemes_of(t: ArchitectsTable) -> Instructions:
    kept = t.kept[OPPONENT_SLOT].kept
    assert isinstance(kept, Schemes)
    return kept.cards


def read_solo(config: Config, data: Reader, catalogue: Catalogue) -> Kept:
    deck = deck_of(opponent_named(config.solo))
    return house_schemes(config.solo, read_instructions(data, Names(SCHEME_IDS), deck))
