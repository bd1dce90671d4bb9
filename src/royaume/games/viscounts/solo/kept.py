"""What an opponent keeps on the table: its Scheme cards, and what paid for its last action."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64, mypyc_attr

from royaume.games.viscounts.counting import resources
from royaume.games.viscounts.player import EMPTY_LINE, LAST, MIDDLE, Player, add_bonuses, add_icons
from royaume.games.viscounts.solo.boards import BOARDS, SLOT_OF_ORDER, Board
from royaume.games.viscounts.solo.observing import know_opponent, observe_opponent
from royaume.games.viscounts.solo.schemes import SCHEME_IDS, SCHEMES, future_but, starting_but
from royaume.games.viscounts.solo.showing import shown_opponent
from royaume.games.viscounts.solo.track import GAINS_AT
from royaume.games.viscounts.table import Opponent, ViscountsTable
from royaume.games.viscounts.vocabulary import ICONS, SILVER, SLOTS_OF_TYPE, is_inner
from royaume.kernel.automatic.instructions import Cards, Instructions
from royaume.kernel.deck import NO_CARD
from royaume.kernel.ints import as_list, bit, zeros
from royaume.kernel.observing import Knowledge, Observation
from royaume.kernel.pending import is_asked

NOTHING_PAID: Final = -1


@final
@mypyc_attr(acyclic=True)
class SoloOpponent(Opponent):
    """`kind` is the number of its board; the cards revealed are those discarded, three more lie on its board.

    `paid_for` is the action that was paid for last in its turn, `paid_with` its sources (see funding).
    """

    def __init__(
        self, kind: i64, cards: Instructions, line: vec[i64], paid_for: i64 = NOTHING_PAID, paid_with: Cards = ()
    ) -> None:
        self.kind: Final = kind
        self.cards: Final = cards
        self.line: Final = line
        self.paid_for: i64 = paid_for
        self.paid_with: Cards = paid_with

    def copy(self) -> Opponent:
        return SoloOpponent(self.kind, self.cards.copy(), self.line[:], self.paid_for, self.paid_with)

    def board(self) -> Board:
        return BOARDS[self.kind]

    def to_data(self) -> dict[str, object]:
        return {
            **self.cards.to_data(),
            "line": as_list(self.line),
            "paid_for": int(self.paid_for),
            "paid_with": list(self.paid_with),
        }

    def index(self, p: Player) -> None:
        """Icons printed on the middle and the last space count only while these are empty."""
        icons = zeros(ICONS)
        for card in self.line:
            if card != NO_CARD:
                add_icons(icons, SCHEMES[card].icons)
        if self.line[MIDDLE] == NO_CARD:
            add_icons(icons, self.board().middle)
        if self.line[LAST] == NO_CARD:
            add_icons(icons, self.board().last)
        self.add_permanent(p, icons)
        p.icons = icons

    def add_permanent(self, p: Player, icons: vec[i64]) -> None:
        for i in range(SLOTS_OF_TYPE):
            if p.slots & bit(SLOT_OF_ORDER[i]) != 0:
                icons[self.board().guildhalls[i]] += 1
        add_bonuses(p, icons)

    def points(self, t: ViscountsTable, seat: i64) -> i64:
        """1 for each resource left."""
        return resources(t.players[seat])

    def gains_at(self, space: i64) -> i64:
        return GAINS_AT[space]

    def icons_owned(self, p: Player) -> vec[i64]:
        """On all its Scheme cards that everybody knows of, wherever they are, on slots that were left, on bonuses."""
        icons = zeros(ICONS)
        for card in self.cards.known_in_pile() + self.cards.revealed:
            add_icons(icons, SCHEMES[card].icons)
        for other in self.line:
            if other != NO_CARD:
                add_icons(icons, SCHEMES[other].icons)
        self.add_permanent(p, icons)
        return icons

    def shown(self, t: ViscountsTable, viewer: i64) -> Struct | None:
        return shown_opponent(t, self)

    def observe(self, t: ViscountsTable, viewer: i64, out: Observation) -> None:
        observe_opponent(self, out)

    def know(self, t: ViscountsTable, out: Knowledge) -> None:
        know_opponent(self, out)

    def deal_again(self, t: ViscountsTable) -> None:
        self.cards.deal_again(t.chance)

    def violation(self, t: ViscountsTable) -> str:
        return self.cards_broken() or self.board_broken(t) or self.decision_broken(t)

    def cards_broken(self) -> str:
        deck = deck_of(self.board())
        in_line = [int(card) for card in self.line if card != NO_CARD]
        for card in in_line:
            if card not in deck:
                return SCHEME_IDS[card] + " lies on the opponent's board, but is not in this game"
            if in_line.count(card) > 1:
                return SCHEME_IDS[card] + " lies twice on the opponent's board"
        return self.cards.violation(tuple([card for card in deck if card not in in_line]), SCHEME_IDS)

    def board_broken(self, t: ViscountsTable) -> str:
        """It has no silver and no cards of people, and stays on the outer path."""
        p = t.players[-1]
        if p.goods[SILVER] != 0:
            return "the opponent has silver, and it never keeps any"
        if p.owned() != 0:
            return "the opponent has Townsfolk, and it never has any"
        if p.space >= 0 and is_inner(p.space):
            return "the opponent's Viscount is on the inner path"
        return ""

    def decision_broken(self, t: ViscountsTable) -> str:
        """It decides nothing: the rules say all that it does."""
        return "the opponent is asked something" if is_asked(t, t.seats - 1) else ""


def deck_of(board: Board) -> Cards:
    return starting_but(board.removed) + future_but(board.removed)


def seated(kind: i64, cards: Instructions) -> SoloOpponent:
    """Before its first turn."""
    return SoloOpponent(kind, cards, EMPTY_LINE[:])


def opponent_of(t: ViscountsTable) -> SoloOpponent:
    opponent = t.opponent
    assert isinstance(opponent, SoloOpponent)
    return opponent
