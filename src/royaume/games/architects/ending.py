"""The end of the game: first the buildings that change virtue, in an order of their owner's choice; then points."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.cards.deeds import FIRST_AT_END, FIRST_FOR_POINTS, LOSE_VIRTUE, VIRTUE_IF_MOST, Deed
from royaume.games.architects.counting import count, has_most
from royaume.games.architects.events import END_EFFECT, GAME_ENDED
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.virtue import gain_virtue, push_virtue_loss
from royaume.games.architects.vocabulary import MOST_SEATS, MOST_VIRTUE
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import Frame, Step
from royaume.kernel.ints import lowest_bit


def virtue_change(t: ArchitectsTable, seat: i64, deed: Deed) -> i64:
    """What an end-game effect adds to its owner's virtue, or takes."""
    if deed.kind == LOSE_VIRTUE:
        return -deed.n
    if deed.kind == VIRTUE_IF_MOST:
        return deed.n if has_most(t, seat, deed.thing) else 0
    return count(t, seat, deed.thing) // deed.n


def changes_virtue(t: ArchitectsTable, building: i64) -> bool:
    return FIRST_AT_END <= t.catalogue.buildings[building].deed.kind < FIRST_FOR_POINTS


def ending_effects(t: ArchitectsTable, seat: i64) -> i64:
    """A seat's buildings that change virtue at the end, as bits of their places among its buildings."""
    p = t.players[seat]
    bits: i64 = 0
    if p.automatic:
        return bits
    for i in range(len(p.built)):
        if changes_virtue(t, p.built[i]):
            bits |= 1 << i
    return bits


def projected_virtue(t: ArchitectsTable, seat: i64) -> i64:
    """Where the marker would stand if the game ended now, overflow and missing points not cut off."""
    p = t.players[seat]
    virtue = p.virtue
    if t.over or p.automatic:
        return virtue
    for building in p.built:
        if changes_virtue(t, building):
            virtue += virtue_change(t, seat, t.catalogue.buildings[building].deed)
    return virtue


@final
class EndingGame(Step[ArchitectsTable]):
    """Everybody's effects in turn order, then the game is over."""

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        t.push(CLOSING[self.who])
        for k in range(t.seats - 1, -1, -1):
            seat = (self.who + k) % t.seats
            effects = ending_effects(t, seat)
            if effects != 0:
                t.push(ResolvingEndings(seat, effects))


@final
class Closing(Step[ArchitectsTable]):
    """Nothing is left to decide."""

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        t.over = True
        t.tell(GAME_ENDED, self.who)


def order_matters(t: ArchitectsTable, seat: i64, effects: i64) -> bool:
    """Only where virtue is both gained and lost, and one of the track's ends cuts something off."""
    p = t.players[seat]
    gained: i64 = 0
    lost: i64 = 0
    for i in range(len(p.built)):
        if (effects >> i) & 1 == 1:
            change = virtue_change(t, seat, t.catalogue.buildings[p.built[i]].deed)
            if change > 0:
                gained += change
            else:
                lost -= change
    return gained > 0 and lost > 0 and (p.virtue + gained > MOST_VIRTUE or p.virtue < lost)


def resolve_ending(t: ArchitectsTable, seat: i64, effects: i64, i: i64) -> None:
    left = effects & ~(1 << i)
    if left != 0:
        t.push(ResolvingEndings(seat, left))
    building = t.players[seat].built[i]
    change = virtue_change(t, seat, t.catalogue.buildings[building].deed)
    t.tell(END_EFFECT, seat, building)
    if change > 0:
        gain_virtue(t, seat, change)
    else:
        push_virtue_loss(t, seat, -change)


@final
class ResolvingEndings(Step[ArchitectsTable]):
    """The rest of a seat's effects."""

    def __init__(self, who: i64, effects: i64) -> None:
        super().__init__(who)
        self.effects: Final = effects

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        if order_matters(t, self.who, self.effects):
            t.push(OrderingEndings(self.who, self.effects))
        else:
            resolve_ending(t, self.who, self.effects, lowest_bit(self.effects))

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.effects)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and self.effects > 0 and self.effects & ~ending_effects(t, self.who) == 0


@final
class OrderingEndings(Frame[ArchitectsTable]):
    """Which of one's end-game effects comes first. Choices are places among one's buildings."""

    def __init__(self, seat: i64, effects: i64) -> None:
        super().__init__(seat)
        self.effects: Final = effects

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        for i in range(len(t.players[self.seat].built)):
            if (self.effects >> i) & 1 == 1:
                out.add(i)

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        resolve_ending(t, self.seat, self.effects, a)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("resolve_building", {"building": t.players[self.seat].built[a]})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("ordering_endings")

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.effects)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and self.effects > 0 and self.effects & ~ending_effects(t, self.seat) == 0


ENDING_GAME: Final = [EndingGame(seat) for seat in range(MOST_SEATS)]
CLOSING: Final = [Closing(seat) for seat in range(MOST_SEATS)]
