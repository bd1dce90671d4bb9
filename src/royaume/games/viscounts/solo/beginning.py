"""An opponent sits down: its Scheme cards at set-up, its Viscount and start items once the person has chosen."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.viscounts.beginning import BEGINNING, take_pair
from royaume.games.viscounts.cards.player_cards import start_space
from royaume.games.viscounts.castle import place_workers
from royaume.games.viscounts.constructing import put_up
from royaume.games.viscounts.effects import DEBT, DEED, RESOURCE
from royaume.games.viscounts.events import OPPONENT_PLACED
from royaume.games.viscounts.gaining import take
from royaume.games.viscounts.solo import headings
from royaume.games.viscounts.solo.boards import BOARD_IDS, BOARDS, LEFT_TO_RIGHT
from royaume.games.viscounts.solo.kept import SoloOpponent, opponent_of, seated
from royaume.games.viscounts.solo.outer_path import first_spot_at_viscount
from royaume.games.viscounts.solo.schemes import future_but, starting_but
from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.verbs import gain_goods
from royaume.kernel.automatic.deeds import AllOf, Deed, Entry, FirstOf
from royaume.kernel.automatic.instructions import Instructions
from royaume.kernel.chance import Chance


def opponent_at_start(id: str, difficulty: i64, chance: Chance) -> SoloOpponent:  # noqa: A002
    """Both piles shuffled, without the cards that its board removes; the more difficult, the more future cards."""
    kind = BOARD_IDS.index(id)
    removed = BOARDS[kind].removed
    cards = Instructions(chance.shuffled(starting_but(removed)), future=chance.shuffled(future_but(removed)))
    if difficulty > 0:
        cards.mix_in(chance, difficulty)
    return seated(kind, cards)


@final
class PlaceViscount(Deed[ViscountsTable]):
    """At the number of the Player Card that was not chosen; card and Hero are out of the game."""

    def act(self, t: ViscountsTable, seat: i64) -> None:
        card = t.pairs[0]
        t.removed = t.removed + (take_pair(t, card),)
        t.players[seat].space = start_space(card)
        t.tell(OPPONENT_PLACED, seat, card)


@final
class TakeStartItems(Deed[ViscountsTable]):
    """As its board shows them."""

    def act(self, t: ViscountsTable, seat: i64) -> None:
        start = opponent_of(t).board().start
        for good in start.goods:
            gain_goods(t, seat, good, 1)
        take(t, seat, RESOURCE, start.any_resource)
        take(t, seat, DEED, start.deeds)
        take(t, seat, DEBT, start.debts)


@final
class StartOnBoard(Deed[ViscountsTable]):
    """A Guildhall at its Viscount, with the effect of the spot, or workers on the section that faces it."""

    def act(self, t: ViscountsTable, seat: i64) -> None:
        start = opponent_of(t).board().start
        if start.guildhall:
            put_up(t, seat, LEFT_TO_RIGHT[0], first_spot_at_viscount(t, seat))
        if start.workers > 0:
            place_workers(t, seat, t.facing(seat), start.workers)


@final
class StartPlay(Deed[ViscountsTable]):
    """On to what everybody does."""

    def act(self, t: ViscountsTable, seat: i64) -> None:
        t.push(BEGINNING)


SITTING_DOWN: Final[Deed[ViscountsTable]] = AllOf(
    PlaceViscount(),
    FirstOf(Entry("start_items", headings.SETUP, AllOf(TakeStartItems(), StartOnBoard()))),
    StartPlay(),
)
