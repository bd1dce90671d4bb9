"""What the opponent keeps on the table: its pile of Scheme cards and those already revealed."""

from __future__ import annotations

from typing import Final, final

from msgspec import Struct
from mypy_extensions import i64, mypyc_attr

from royaume.games.architects.cards.catalogue import Catalogue
from royaume.games.architects.solo.observing import know_schemes, observe_schemes
from royaume.games.architects.solo.schemes import SCHEME_IDS, SLOT, Opponent, deck_of, opponent_named
from royaume.games.architects.solo.shown import OpponentShown
from royaume.games.architects.table import NOTHING_KEPT, ArchitectsTable, Kept
from royaume.kernel.automatic.instructions import Instructions, read_instructions
from royaume.kernel.config import Config
from royaume.kernel.data import Reader
from royaume.kernel.names import Names
from royaume.kernel.observing import Knowledge, Observation


@final
@mypyc_attr(acyclic=True)
class Schemes(Kept):
    """Whose cards they are, and where they lie."""

    def __init__(self, opponent: Opponent, cards: Instructions) -> None:
        self.opponent: Final = opponent
        self.cards: Final = cards

    def copy(self) -> Kept:
        return Schemes(self.opponent, self.cards.copy())

    def to_data(self) -> dict[str, object]:
        return self.cards.to_data()

    def shown(self, t: ArchitectsTable, viewer: i64) -> dict[str, Struct]:
        discards = [SCHEME_IDS[card] for card in self.cards.revealed]
        opponent = OpponentShown(
            opponent=self.opponent.id,
            seat=int(t.seats) - 1,
            schemes_left=int(self.cards.pile.left()),
            scheme=discards[-1] if len(discards) > 0 else None,
            discards=discards,
        )
        return {"solo": opponent}

    def observe(self, t: ArchitectsTable, viewer: i64, out: Observation) -> None:
        observe_schemes(self, out)

    def know(self, t: ArchitectsTable, out: Knowledge) -> None:
        know_schemes(self, out)

    def deal_again(self, t: ArchitectsTable) -> None:
        self.cards.deal_again(t.chance)

    def violation(self, t: ArchitectsTable) -> str:
        return self.cards.violation(deck_of(self.opponent), SCHEME_IDS)


def schemes_of(t: ArchitectsTable) -> Instructions:
    kept = t.kept[SLOT].kept
    assert isinstance(kept, Schemes)
    return kept.cards


def read_solo(config: Config, data: Reader, catalogue: Catalogue) -> Kept:
    if not config.solo:
        data.only()
        return NOTHING_KEPT
    opponent = opponent_named(config.solo)
    return Schemes(opponent, read_instructions(data, Names(SCHEME_IDS), deck_of(opponent)))
