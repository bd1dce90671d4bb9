"""What an opponent keeps on the table: its Scheme cards and the marker on its resource track."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from royaume.games.architects.expansions.wonders.solo.boards import BOARDS, FIRST_OPPONENT, Board
from royaume.games.architects.expansions.wonders.solo.price import marble_due
from royaume.games.architects.expansions.wonders.vocabulary import OPPONENTS_WONDER
from royaume.games.architects.expansions.wonders.wonder_cards import WONDER_CARDS, WONDER_IDS
from royaume.games.architects.solo.kept import Schemes
from royaume.games.architects.solo.shown import WouldBuild
from royaume.games.architects.table import ArchitectsTable, Kept
from royaume.games.architects.vocabulary import GOOD_IDS, GOODS, MARBLE, OPPONENT_SLOT
from royaume.kernel.automatic.instructions import Cards, Instructions
from royaume.kernel.deck import NO_CARD

SPACES: Final = 5  # of the resource track: clay, wood, stone, gold and marble, by their own numbers


@final
@mypyc_attr(acyclic=True)
class OpponentKept(Schemes):
    """`kind` is the number of its board."""

    def __init__(self, kind: i64, deck: Cards, ids: tuple[str, ...], cards: Instructions, marker: i64) -> None:
        super().__init__(BOARDS[kind].id, FIRST_OPPONENT + kind, deck, ids, cards)
        self.kind: Final = kind
        self.marker: i64 = marker

    def copy(self) -> Kept:
        return OpponentKept(self.kind, self.deck, self.ids, self.cards.copy(), self.marker)

    def to_data(self) -> dict[str, object]:
        return {**self.cards.to_data(), "marker": int(self.marker)}

    def board(self) -> Board:
        return BOARDS[self.kind]

    def space(self) -> i64:
        return self.marker

    def would_build(self, t: ArchitectsTable) -> WouldBuild | None:
        seat = t.seats - 1
        wonder = t.ask(OPPONENTS_WONDER, seat, NO_CARD)
        if wonder == NO_CARD:
            return None
        return WouldBuild(WONDER_IDS[wonder], int(WONDER_CARDS[wonder].influence), int(marble_due(t, seat, wonder)))

    def violation(self, t: ArchitectsTable) -> str:
        return self.cards.violation(self.deck, self.ids) or self.board_broken(t)

    def board_broken(self, t: ArchitectsTable) -> str:
        """It has no goods but marble, and no cards but wonders."""
        if not 0 <= self.marker < SPACES:
            return f"the resource marker is at {int(self.marker)}, and the track has {SPACES} spaces"
        p = t.players[-1]
        for good in range(GOODS):
            if good != MARBLE and p.goods[good] != 0:
                return f"the opponent has {int(p.goods[good])} {GOOD_IDS[good]}, and it keeps nothing but marble"
        if len(p.hand) + len(p.pack) + len(p.crew) > 0:
            return "the opponent has cards, and it never has any but wonders"
        return ""

    def is_of_house(self) -> bool:
        return False


def opponent_of(t: ArchitectsTable) -> OpponentKept:
    kept = t.kept[OPPONENT_SLOT].kept
    assert isinstance(kept, OpponentKept)
    return kept
