"""Placing a worker: it goes to a place, whatever happens on arrival comes first, then the place is used."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.architects.awaiting import is_awaited
from royaume.games.architects.board import BOARD
from royaume.games.architects.events import VISITING
from royaume.games.architects.hiring import DISCARD, describe_discard, is_discard, offer_discards
from royaume.games.architects.places.black_market import USED_AT_MARKET
from royaume.games.architects.refusals import NO_WORKER_LEFT
from royaume.games.architects.table import ArchitectsTable, ask
from royaume.games.architects.verbs import discard_apprentice, place_worker
from royaume.games.architects.vocabulary import (
    APPRENTICE_ROOM,
    GUILDHALL,
    LABOURERS,
    MOST_SEATS,
    OPEN_PLACES,
    PLACES,
    PLACING,
)
from royaume.kernel.action import OpenAction
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED, Frame
from royaume.kernel.module import Effect
from royaume.kernel.option import FIRST_OPTION, OptionLink, why_closed
from royaume.kernel.price import Price

DECLINE: Final = 0
PLACE_AGAIN: Final = 1


def is_heard(t: ArchitectsTable) -> bool:
    """Whether modules have something to say when a piece arrives."""
    return t.rules.listeners[VISITING] is not None


@final
class Placing(OpenAction[ArchitectsTable]):
    """Place one worker. Choices below 13 are places."""

    span: ClassVar[int] = PLACES + APPRENTICE_ROOM  # places, then apprentices to discard
    public: ClassVar[bool] = True

    def options(self, t: ArchitectsTable) -> OptionLink | None:
        return t.rules.options[PLACING]

    def own_offers(self, t: ArchitectsTable, out: Choices) -> None:
        for place in range(PLACES):
            out.add(place)
        offer_discards(t, self.seat, out)

    def plainly_legal(self, t: ArchitectsTable, out: Choices) -> None:
        """What is barred to all workers is asked for once, and only of places that may be closed."""
        n: i64 = 0
        items = out.items
        link = self.options(t)
        if link is None or why_closed(link, t, self.seat) == ALLOWED:
            for site in BOARD:
                if not site.closable or site.place.is_open(t, self.seat):
                    items[n] = site.number
                    n += 1
        out.n = n
        offer_discards(t, self.seat, out)
        while link is not None:
            link.option.legal(t, self, out, link.first)
            link = link.next

    def barred(self, t: ArchitectsTable, a: i64) -> i64:
        if is_discard(a):
            return ALLOWED
        return super().barred(t, a)

    def own_barred(self, t: ArchitectsTable, a: i64) -> i64:
        return BOARD[a].place.barred(t, self.seat)

    def own_lacks(self, t: ArchitectsTable, a: i64) -> i64:
        if a >= DISCARD:
            return ALLOWED
        return BOARD[a].place.lacks(t, self.seat)

    def own_price(self, t: ArchitectsTable, a: i64) -> Price | None:
        return None if a >= DISCARD else BOARD[a].place.price(t, self.seat)

    def own_uses(self, t: ArchitectsTable, a: i64) -> i64:
        if a >= DISCARD:
            return 0
        return BOARD[a].place.abilities

    def used_where_lacking(self) -> i64:
        return USED_AT_MARKET

    def own_order_matters(self, t: ArchitectsTable, a: i64) -> i64:
        if a >= DISCARD:
            return 0
        return BOARD[a].place.order_matters()

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        """Whoever discards somebody has the same decision again."""
        if DISCARD <= a < FIRST_OPTION:
            t.push(self)
            discard_apprentice(t, self.seat, a - DISCARD)
        else:
            super().resolve(t, a)

    def own_begin(self, t: ArchitectsTable, a: i64) -> bool:
        place_worker(t, self.seat, a)
        return is_awaited(t, self.seat, a)

    def own_announce(self, t: ArchitectsTable, a: i64) -> None:
        t.notify(VISITING, self.seat, a)

    def own_has_begun(self, t: ArchitectsTable, a: i64) -> bool:
        return a < PLACES and is_heard(t) and (a >= OPEN_PLACES or t.players[self.seat].at[a] > 0)

    def own_open(self, t: ArchitectsTable, a: i64) -> None:
        """How many workers count is settled now."""
        BOARD[a].place.lead_on(t, self.seat)

    def own_act(self, t: ArchitectsTable, a: i64) -> None:
        BOARD[a].place.visit(t, self.seat)

    def index_of(self, t: ArchitectsTable, a: i64) -> i64:
        return PLACES + a - DISCARD if a >= DISCARD else a

    def choice_at(self, t: ArchitectsTable, index: i64) -> i64:
        return DISCARD + index - PLACES if index >= PLACES else index

    def own_describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        if a >= DISCARD:
            return describe_discard(a)
        workers = t.players[self.seat].at[a] + 1 if a < OPEN_PLACES else 1
        return Meaning("place", {"place": int(a), "workers": int(workers)})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("placing", {"workers": int(t.players[self.seat].supply)})

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and t.players[self.seat].supply > 0


@final
class PlacingAgain(Frame[ArchitectsTable]):
    """The Crane: another worker in the Guildhall at once, or not."""

    span: ClassVar[int] = 2

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        out.add(PLACE_AGAIN)
        out.add(DECLINE)

    def refusal(self, t: ArchitectsTable, a: i64) -> i64:
        if a == DECLINE:
            return ALLOWED
        if ask(t, self.seat, LABOURERS, t.players[self.seat].supply) == 0:
            return NO_WORKER_LEFT
        return BOARD[GUILDHALL].place.refusal(t, self.seat)

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        if a == PLACE_AGAIN:
            PLACING_WORKER[self.seat].carry_out_alone(t, GUILDHALL)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("place_again" if a == PLACE_AGAIN else "decline")

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("placing_again")


@final
class Craning(Effect[ArchitectsTable]):
    """The effect of the Crane is a decision."""

    def take(self, t: ArchitectsTable, seat: i64, x: i64, n: i64) -> None:
        t.push(PLACING_AGAIN[seat])


# frames without data of their own are made once
PLACING_WORKER: Final = vec[Placing]([Placing(seat) for seat in range(MOST_SEATS)])
PLACING_AGAIN: Final = vec[PlacingAgain]([PlacingAgain(seat) for seat in range(MOST_SEATS)])
