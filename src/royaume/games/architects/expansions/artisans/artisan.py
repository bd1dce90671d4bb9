"""The Artisan: a worker that counts for more when placed, spares its owner a point of virtue, and can be followed."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from royaume.games.architects.expansions.artisans.events import ARTISAN_PLACED, ARTISAN_RETURNED
from royaume.games.architects.expansions.artisans.kept import artisan_is, artisans_of
from royaume.games.architects.expansions.artisans.laws import workers_with
from royaume.games.architects.expansions.artisans.vocabulary import ARTISAN_STRENGTH, NOTES
from royaume.games.architects.expansions.artisans.whereabouts import HELD_BY, IN_SUPPLY
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.verbs import place_worker
from royaume.games.architects.vocabulary import GUILDHALL, OPEN_PLACES, PRISON
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import Frame
from royaume.kernel.module import Answer, Listener

WORTH: Final = 2
RETURN_ARTISAN: Final = 0
RETURN_WORKER: Final = 1


def artisan_at_hand(t: ArchitectsTable, seat: i64) -> bool:
    return artisan_is(t, seat, IN_SUPPLY)


def worth_when_placed(t: ArchitectsTable, seat: i64) -> i64:
    return WORTH + t.players[seat].sums[ARTISAN_STRENGTH]


def expect_artisan(t: ArchitectsTable) -> None:
    """It is sure to be placed in this turn: what it can do counts from now on."""
    kept = artisans_of(t)
    if not kept.fresh:
        kept.fresh = True
        kept.grace = True
        t.note(NOTES)


def place_artisan(t: ArchitectsTable, seat: i64, place: i64) -> None:
    expect_artisan(t)
    place_worker(t, seat, place)
    artisans_of(t).where[seat] = place
    t.tell(ARTISAN_PLACED, seat, place, worth_when_placed(t, seat))


@final
class CountingForMore(Answer[ArchitectsTable]):
    """On the turn it is placed; the Artisan itself is among the workers already."""

    def answer(self, t: ArchitectsTable, seat: i64, n: i64, about: i64) -> i64:
        return n + worth_when_placed(t, seat) - 1 if artisans_of(t).fresh and seat == t.active else n


@final
class OrdinaryWorkers(Answer[ArchitectsTable]):
    """The Artisan never goes to the Guildhall."""

    def answer(self, t: ArchitectsTable, seat: i64, n: i64, about: i64) -> i64:
        return n - 1 if artisan_at_hand(t, seat) else n


# following it ----------------------------------------------------------------------------


@final
class Captured(Listener[ArchitectsTable]):
    """The Artisan goes where the workers go with whom it stands."""

    def hear(self, t: ArchitectsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        """Whoever captures only some of the workers says what becomes of the Artisan."""
        if artisan_is(t, y, x) and t.players[y].at[x] == 0:
            artisans_of(t).where[y] = IN_SUPPLY if y == seat else HELD_BY + seat


@final
class SentToPrison(Listener[ArchitectsTable]):
    """With all captives of a board."""

    def hear(self, t: ArchitectsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        if artisan_is(t, x, HELD_BY + seat):
            artisans_of(t).where[x] = PRISON


@final
class Caught(Listener[ArchitectsTable]):
    """With all workers at the Black Market, or wherever else an expansion sends them to Prison from."""

    def hear(self, t: ArchitectsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        where = artisans_of(t).where[seat]
        if 0 <= where < GUILDHALL and workers_with(t, seat, where) == 0:
            artisans_of(t).where[seat] = PRISON


@final
class TakenBack(Listener[ArchitectsTable]):
    """From a place, or from Prison under the option that allows it."""

    def hear(self, t: ArchitectsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        come_back(t, seat, x)


@final
class Released(Listener[ArchitectsTable]):
    """From Prison."""

    def hear(self, t: ArchitectsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        artisans_of(t).freed = True
        come_back(t, seat, PRISON)


@final
class Recovered(Listener[ArchitectsTable]):
    """From another board."""

    def hear(self, t: ArchitectsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        come_back(t, seat, HELD_BY + x)


def come_back(t: ArchitectsTable, seat: i64, origin: i64) -> None:
    """Some of a seat's workers came back to the supply; with the last one, the Artisan did. Else its owner is asked."""
    kept = artisans_of(t)
    if kept.where[seat] != origin:
        return
    if workers_with(t, seat, origin) == 0:
        kept.where[seat] = IN_SUPPLY
    else:
        t.push(ChoosingPiece(seat, origin))


@final
class ChoosingPiece(Frame[ArchitectsTable]):
    """Whether the Artisan is among the pieces that come back."""

    span: ClassVar[int] = 2

    def __init__(self, seat: i64, origin: i64) -> None:
        super().__init__(seat)
        self.origin: Final = origin

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        out.add(RETURN_ARTISAN)
        out.add(RETURN_WORKER)

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        if a == RETURN_ARTISAN:
            artisans_of(t).where[self.seat] = IN_SUPPLY
            t.tell(ARTISAN_RETURNED, self.seat)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("return_artisan" if a == RETURN_ARTISAN else "return_worker")

    def asks(self, t: ArchitectsTable) -> Meaning:
        if self.origin >= HELD_BY:
            return Meaning("choosing_piece_held", {"owner": int(self.origin - HELD_BY)})
        return Meaning("choosing_piece", {"place": int(self.origin)})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.origin)]

    def fits(self, t: ArchitectsTable) -> bool:
        if not super().fits(t) or not (0 <= self.origin < OPEN_PLACES or self.origin == PRISON or self.held(t)):
            return False
        return artisan_is(t, self.seat, self.origin) and t.players[self.seat].supply > 0

    def held(self, t: ArchitectsTable) -> bool:
        return HELD_BY <= self.origin < HELD_BY + t.seats


@final
class NewReset(Listener[ArchitectsTable]):
    """Tools that work at resets may work again; the Artisan's grace does not cover it any more."""

    def hear(self, t: ArchitectsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        artisans_of(t).used_in_reset = 0
        artisans_of(t).grace = False


@final
class EffectDeclined(Listener[ArchitectsTable]):
    """The tool of an apprentice whose effect was declined does not work."""

    def hear(self, t: ArchitectsTable, event: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        artisans_of(t).declined = True
