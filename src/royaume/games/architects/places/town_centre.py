"""The Town Centre: capture groups of workers."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from royaume.games.architects.places.place import Place, strength
from royaume.games.architects.prices import CAPTURE, price_of
from royaume.games.architects.purse import silver_due
from royaume.games.architects.refusals import CAPTURE_UNPAYABLE, NOT_CAPTURABLE, TOO_MANY_PLACES
from royaume.games.architects.table import ArchitectsTable, ask, in_guildhall
from royaume.games.architects.verbs import capture
from royaume.games.architects.vocabulary import (
    CAPTURES_SPARED,
    GUILDHALL,
    MARKET_LEFT,
    MOST_SEATS,
    OPEN_PLACES,
    PLACES,
    PRISON,
    TOWN_CENTRE,
    TOWN_CENTRE_ARRIVAL,
    TOWN_CENTRE_WORKERS,
    WORKERS,
)
from royaume.kernel.action import Action
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED, Step
from royaume.kernel.ints import bit
from royaume.kernel.paying import charge, payable
from royaume.kernel.price import Price
from royaume.kernel.seats import seat_after, seen_from

STOP: Final = 0
SEATS_FOR_ONE_PLACE: Final = 4  # with as many, all captures of a turn are made in one place
FIRST_PRICE: Final = price_of(CAPTURE, tax=1)
NEXT_PRICE: Final = price_of(CAPTURE, silver=1)
NO_PRICE: Final = price_of(CAPTURE)


def capture_of(place: i64, owner: i64) -> i64:
    """The choice to capture this seat's workers there."""
    return 1 + place * MOST_SEATS + owner


def place_of(a: i64) -> i64:
    return (a - 1) // MOST_SEATS


def owner_of(a: i64) -> i64:
    return (a - 1) % MOST_SEATS


def workers_at(t: ArchitectsTable, place: i64, owner: i64) -> i64:
    """At any place, also where nobody can be captured."""
    if place < OPEN_PLACES:
        return t.players[owner].at[place]
    if place == PRISON:
        return t.players[owner].prison
    if place == GUILDHALL:
        return in_guildhall(t, owner)
    return 1 if t.market[place - MARKET_LEFT] == owner else 0


@final
class TownCentre(Place):
    """Up to one capture for each worker; their number is fixed now, even if those workers are captured."""

    def __init__(self) -> None:
        super().__init__(bit(TOWN_CENTRE_ARRIVAL))

    def lead_on(self, t: ArchitectsTable, seat: i64) -> None:
        workers = ask(t, seat, TOWN_CENTRE_WORKERS, strength(t, seat, TOWN_CENTRE))
        t.push(Capturing(seat, workers, 0, ask(t, seat, CAPTURES_SPARED, 0), 0))


@final
@mypyc_attr(free_list_len=1)
class Capturing(Action[ArchitectsTable]):
    """Capture one colour's workers from one place, or stop: the first costs 1 tax, each further one 1 silver.

    `done` counts the captures of this visit, `spared` is the silver that it may still save.
    """

    span: ClassVar[int] = 1 + (PLACES + 1) * MOST_SEATS

    def __init__(self, seat: i64, left: i64, done: i64, spared: i64, free: i64) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.done: Final = done
        self.spared: Final = spared
        self.free: Final = free  # 1: captures cost nothing

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        out.add(STOP)
        for place in range(PLACES + 1):
            for owner in range(t.seats):
                if workers_at(t, place, owner) > 0:
                    out.add(capture_of(place, owner))

    def plainly_legal(self, t: ArchitectsTable, out: Choices) -> None:
        out.n = 0
        out.add(STOP)
        if not payable(t, self.seat, self.capture_price()):
            return
        captured_at = t.captured_at
        for place in range(OPEN_PLACES):
            if captured_at == 0 or not one_place_too_many(t, captured_at, place):
                first = capture_of(place, 0)
                for owner in range(t.seats):
                    if t.players[owner].at[place] > 0:
                        out.add(first + owner)

    def barred(self, t: ArchitectsTable, a: i64) -> i64:
        if a == STOP:
            return ALLOWED
        if place_of(a) >= OPEN_PLACES:
            return NOT_CAPTURABLE
        return TOO_MANY_PLACES if one_place_too_many(t, t.captured_at, place_of(a)) else ALLOWED

    def lacks(self, t: ArchitectsTable, a: i64) -> i64:
        return ALLOWED if a == STOP or payable(t, self.seat, self.capture_price()) else CAPTURE_UNPAYABLE

    def price(self, t: ArchitectsTable, a: i64) -> Price | None:
        return None if a == STOP or self.free == 1 else self.capture_price()

    def capture_price(self) -> Price:
        if self.free == 1:
            return NO_PRICE
        if self.done == 0:
            return FIRST_PRICE
        return NO_PRICE if self.spared > 0 else NEXT_PRICE

    def uses(self, t: ArchitectsTable, a: i64) -> i64:
        """What saves silver is used from the second capture on, as long as it saves some."""
        if a == STOP or self.free == 1:
            return 0
        saving = bit(CAPTURES_SPARED) if self.done > 0 and self.spared > 0 else 0
        return bit(TOWN_CENTRE_WORKERS) | saving

    def may_use_next(self, t: ArchitectsTable, a: i64) -> i64:
        if a == STOP or self.free == 1 or self.done > 0 or self.left < 2 or self.spared == 0:
            return 0
        return bit(CAPTURES_SPARED) if another_group(t, place_of(a), owner_of(a)) else 0

    def ends(self, a: i64) -> bool:
        return a == STOP

    def open(self, t: ArchitectsTable, a: i64) -> None:
        if a != STOP and self.left > 1:
            saves = self.done > 0 and self.spared > 0 and not t.variants.conspirator_each
            spared = self.spared - (1 if saves else 0)
            t.push(Capturing(self.seat, self.left - 1, self.done + 1, spared, self.free))

    def act(self, t: ArchitectsTable, a: i64) -> None:
        if a == STOP:
            return
        t.push(Seizing(self.seat, place_of(a), owner_of(a)))
        charge(t, self.seat, self.capture_price())

    def index_of(self, t: ArchitectsTable, a: i64) -> i64:
        return STOP if a == STOP else capture_of(place_of(a), seen_from(t, self.seat, owner_of(a)))

    def choice_at(self, t: ArchitectsTable, index: i64) -> i64:
        return STOP if index == STOP else capture_of(place_of(index), seat_after(t, self.seat, owner_of(index)))

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        if a == STOP:
            return Meaning("stop")
        place = place_of(a)
        owner = owner_of(a)
        cost = silver_due(t, self.seat, self.capture_price())
        workers = int(workers_at(t, place, owner))
        return Meaning("capture", {"place": int(place), "owner": int(owner), "workers": workers, "cost": int(cost)})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("capturing_free" if self.free == 1 else "capturing", {"left": int(self.left)})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.left), int(self.done), int(self.spared), int(self.free)]

    def fits(self, t: ArchitectsTable) -> bool:
        counted = 0 < self.left <= 2 * WORKERS and 0 <= self.done <= 2 * WORKERS and self.spared >= 0
        return super().fits(t) and counted and 0 <= self.free <= 1


def one_place_too_many(t: ArchitectsTable, captured_at: i64, place: i64) -> bool:
    """Two places in a turn with up to three players, one with more, whatever makes the captures.

    `captured_at` are the places of this turn so far, as bits.
    """
    if captured_at == 0 or (captured_at >> place) & 1 == 1:
        return False
    return t.seats >= SEATS_FOR_ONE_PLACE or captured_at & (captured_at - 1) != 0


def another_group(t: ArchitectsTable, place: i64, owner: i64) -> bool:
    """Whether somebody could still be captured after this group, within the limit of places."""
    captured_at = t.captured_at | bit(place)
    for other_place in range(OPEN_PLACES):
        if not one_place_too_many(t, captured_at, other_place):
            for other in range(t.seats):
                if t.players[other].at[other_place] > 0 and not (other_place == place and other == owner):
                    return True
    return False


@final
@mypyc_attr(free_list_len=1)
class Seizing(Step[ArchitectsTable]):
    """The capture itself, once it is paid for."""

    def __init__(self, who: i64, place: i64, owner: i64) -> None:
        super().__init__(who)
        self.place: Final = place
        self.owner: Final = owner

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        capture(t, self.who, self.place, self.owner, t.players[self.owner].at[self.place])

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.place), int(self.owner)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and 0 <= self.place < OPEN_PLACES and 0 <= self.owner < t.seats
