"""The Town Centre: capture groups of workers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED, Frame, Step
from trial.town_centre.paying import can_pay, push_payment
from trial.town_centre.refusals import CANNOT_PAY_CAPTURE, NOBODY_THERE, TOO_MANY_PLACES
from trial.town_centre.table import TownTable
from trial.town_centre.verbs import capture
from trial.town_centre.vocabulary import MOST_SEATS, OPEN_PLACES

STOP: Final = 0


def capture_of(place: i64, owner: i64) -> i64:
    """The choice to capture this seat's workers there."""
    return 1 + place * MOST_SEATS + owner


def place_of(a: i64) -> i64:
    return (a - 1) // MOST_SEATS


def owner_of(a: i64) -> i64:
    return (a - 1) % MOST_SEATS


@final
class Capturing(Frame[TownTable]):
    """Capture one colour's workers from one place, or stop: the first costs 1 tax, each further one 1 silver.

    `places` has a bit for each place captured from; `discount` is the silver that this visit may still save.
    """

    def __init__(self, seat: i64, left: i64, places: i64, discount: i64) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.places: Final = places
        self.discount: Final = discount

    def offers(self, t: TownTable, out: Choices) -> None:
        out.add(STOP)
        for place in range(OPEN_PLACES):
            for owner in range(t.seats):
                out.add(capture_of(place, owner))

    def legal(self, t: TownTable, out: Choices) -> None:
        out.n = 0
        out.add(STOP)
        for place in range(OPEN_PLACES):
            for owner in range(t.seats):
                a = capture_of(place, owner)
                if t.players[owner].at[place] > 0 and self.refusal(t, a) == ALLOWED:
                    out.add(a)

    def refusal(self, t: TownTable, a: i64) -> i64:
        if a == STOP:
            return ALLOWED
        if t.players[owner_of(a)].at[place_of(a)] == 0:
            return NOBODY_THERE
        if self.one_place_too_many(t, place_of(a)):
            return TOO_MANY_PLACES
        return ALLOWED if can_pay(t, self.seat, self.silver(), self.tax()) else CANNOT_PAY_CAPTURE

    def resolve(self, t: TownTable, a: i64) -> None:
        if a == STOP:
            return
        if self.left > 1:
            t.push(self.next(place_of(a)))
        t.push(Seizing(self.seat, place_of(a), owner_of(a)))
        push_payment(t, self.seat, self.silver(), self.tax())

    def next(self, place: i64) -> Capturing:
        saved = 1 - self.tax() - self.silver()
        return Capturing(self.seat, self.left - 1, self.places | (1 << place), self.discount - saved)

    def one_place_too_many(self, t: TownTable, place: i64) -> bool:
        """Two places in a turn with up to three players, one with more."""
        if self.places == 0 or (self.places >> place) & 1 == 1:
            return False
        several = (self.places & (self.places - 1)) != 0
        return several or t.seats >= 4

    def tax(self) -> i64:
        return 1 if self.places == 0 else 0

    def silver(self) -> i64:
        return 0 if self.places == 0 or self.discount > 0 else 1

    def describe(self, t: TownTable, a: i64) -> Meaning:
        if a == STOP:
            return Meaning("stop")
        return Meaning("capture", {"place": int(place_of(a)), "owner:seat": int(owner_of(a))})

    def asks(self, t: TownTable) -> Meaning:
        return Meaning("capturing", {"left": int(self.left)})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.left), int(self.places), int(self.discount)]


@final
class Seizing(Step[TownTable]):
    """The capture itself, once it is paid for."""

    def __init__(self, who: i64, place: i64, owner: i64) -> None:
        super().__init__(who)
        self.place: Final = place
        self.owner: Final = owner

    def resolve(self, t: TownTable, a: i64) -> None:
        capture(t, self.who, self.place, self.owner)

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.place), int(self.owner)]
