"""Age of Artisans: one of the workers is an Artisan, who counts as two on the turn of its placement."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import Frame
from royaume.kernel.ints import as_list, filled
from royaume.kernel.module import Answer, Listener, Module, Replacement
from trial.town_centre.events import (
    ARTISAN_PLACED,
    TABLE_SET,
    WORKER_TAKEN_BACK,
    WORKERS_CAPTURED,
    WORKERS_IMPRISONED,
    WORKERS_RELEASED,
)
from trial.town_centre.refusals import NO_ARTISAN_IN_SUPPLY, ONLY_THE_ARTISAN_LEFT
from trial.town_centre.table import Kept, TownTable
from trial.town_centre.turn import Placing
from trial.town_centre.vocabulary import ARTISANS, MOST_SEATS, PLACES, PLACING, STRENGTH

IN_SUPPLY: Final = -1
IN_PRISON: Final = -2
HELD: Final = -3
NEVER: Final = -1


@final
class Artisans(Kept):
    """Where each seat's Artisan is (it is counted among the workers there), and the turn of its last placement."""

    def __init__(self, where: vec[i64], placed_in: vec[i64]) -> None:
        self.where: Final = where
        self.placed_in: Final = placed_in

    def copy(self) -> Kept:
        return Artisans(self.where[:], self.placed_in[:])

    def to_data(self) -> dict[str, object]:
        return {"where": as_list(self.where), "placed_in": as_list(self.placed_in)}


def artisans(t: TownTable) -> Artisans:
    kept = t.kept[ARTISANS]
    assert isinstance(kept, Artisans)
    return kept


def place_artisan(t: TownTable, seat: i64, place: i64) -> None:
    kept = artisans(t)
    kept.where[seat] = place
    kept.placed_in[seat] = t.turn
    t.tell(ARTISAN_PLACED, seat, place)


@final
class GivingArtisans(Listener[TownTable]):
    """At set-up: everybody has one Artisan among the workers."""

    def hear(self, t: TownTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        seats = int(t.seats)
        t.kept[ARTISANS] = Artisans(filled([IN_SUPPLY] * seats), filled([NEVER] * seats))


@final
class CountingDouble(Answer[TownTable]):
    """The Artisan counts as two on the turn it is placed."""

    def answer(self, t: TownTable, seat: i64, n: i64, about: i64) -> i64:
        return n + 1 if artisans(t).placed_in[seat] == t.turn else n


@final
class PlacingEither(Placing):
    """Place a worker, or the Artisan: places once more, counted on."""

    def offers(self, t: TownTable, out: Choices) -> None:
        for a in range(2 * PLACES):
            out.add(a)

    def refusal(self, t: TownTable, a: i64) -> i64:
        at_hand = artisans(t).where[self.seat] == IN_SUPPLY
        if a >= PLACES:
            return super().refusal(t, a - PLACES) if at_hand else NO_ARTISAN_IN_SUPPLY
        if at_hand and t.players[self.seat].workers == 1:
            return ONLY_THE_ARTISAN_LEFT
        return super().refusal(t, a)

    def resolve(self, t: TownTable, a: i64) -> None:
        if a >= PLACES:
            place_artisan(t, self.seat, a - PLACES)
            super().resolve(t, a - PLACES)
        else:
            super().resolve(t, a)

    def describe(self, t: TownTable, a: i64) -> Meaning:
        if a >= PLACES:
            return Meaning("place_artisan", {"place": int(a - PLACES)})
        return super().describe(t, a)


@final
class OfferingArtisan(Replacement[TownTable]):
    """Placing becomes placing either."""

    def instead(self, t: TownTable, frame: Frame[Any]) -> Frame[Any]:
        return PLACING_EITHER[frame.seat]


@final
class FollowingArtisan(Listener[TownTable]):
    """The Artisan goes where the workers go with whom it stands; where one of several returns, it is the first."""

    def hear(self, t: TownTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        where = artisans(t).where
        if event == WORKERS_CAPTURED:
            if where[y] == x:
                where[y] = IN_SUPPLY if y == seat else HELD
        elif event == WORKERS_RELEASED:
            if where[seat] == IN_PRISON:
                where[seat] = IN_SUPPLY
        elif where[seat] == x:
            where[seat] = IN_PRISON if event == WORKERS_IMPRISONED else IN_SUPPLY


PLACING_EITHER: Final = [PlacingEither(seat) for seat in range(MOST_SEATS)]
FOLLOWING: Final = FollowingArtisan()
ARTISANS_MODULE: Final = Module(
    "artisans",
    answers={STRENGTH: CountingDouble()},
    listeners={
        TABLE_SET: GivingArtisans(),
        WORKER_TAKEN_BACK: FOLLOWING,
        WORKERS_CAPTURED: FOLLOWING,
        WORKERS_IMPRISONED: FOLLOWING,
        WORKERS_RELEASED: FOLLOWING,
    },
    replacements={PLACING: OfferingArtisan()},
)
