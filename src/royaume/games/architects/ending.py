"""The end of the game: first the buildings that change something, in an order of their owner's choice; then points."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from royaume.games.architects.cards.deeds import (
    FIRST_AT_END,
    FIRST_FOR_POINTS,
    LOSE_VIRTUE,
    RELEASE_AT_END,
    VIRTUE_IF_MOST,
    VIRTUE_WITHOUT_PRISONERS,
    Deed,
)
from royaume.games.architects.counting import count, has_most
from royaume.games.architects.events import END_EFFECT, GAME_ENDED
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.verbs import release
from royaume.games.architects.virtue import apply_virtue
from royaume.games.architects.vocabulary import BUILDING_ROOM, ENDING_GAME, LOSSES_FIRST, MOST_VIRTUE
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import Frame, Step
from royaume.kernel.phase import Phase, PhaseStep


def virtue_change(t: ArchitectsTable, seat: i64, deed: Deed, prisoners: i64) -> i64:
    """What an end-game effect adds to its owner's virtue, or takes; with so many workers in Prison."""
    if deed.kind == LOSE_VIRTUE:
        return -deed.n
    if deed.kind == VIRTUE_IF_MOST:
        return deed.n if has_most(t, seat, deed.thing) else 0
    if deed.kind == VIRTUE_WITHOUT_PRISONERS:
        return deed.n if prisoners == 0 else 0
    return 0 if deed.kind == RELEASE_AT_END else count(t, seat, deed.thing) // deed.n


def prisoners_at_end(t: ArchitectsTable, seat: i64) -> i64:
    """Some buildings release them."""
    p = t.players[seat]
    if p.prison == 0:
        return 0
    for building in p.built:
        if t.catalogue.buildings[building].deed.kind == RELEASE_AT_END and not p.automatic:
            return 0
    return p.prison


def loses_virtue(t: ArchitectsTable, building: i64) -> bool:
    return t.catalogue.buildings[building].deed.kind == LOSE_VIRTUE


def changes_something(t: ArchitectsTable, building: i64) -> bool:
    return FIRST_AT_END <= t.catalogue.buildings[building].deed.kind < FIRST_FOR_POINTS


def effects_left(t: ArchitectsTable, seat: i64, done: tuple[int, ...]) -> list[int]:
    """A seat's buildings that change something at the end and have not done so yet."""
    p = t.players[seat]
    if p.automatic:
        return []
    return [building for building in p.built if changes_something(t, building) and building not in done]


def projected_virtue(t: ArchitectsTable, seat: i64) -> i64:
    """Where the marker would stand if the game ended now, overflow and missing points not cut off."""
    p = t.players[seat]
    virtue = p.virtue
    if t.over or p.automatic:
        return virtue
    for building in p.built:
        if changes_something(t, building):
            virtue += virtue_change(t, seat, t.catalogue.buildings[building].deed, prisoners_at_end(t, seat))
    return virtue


def losses_of(t: ArchitectsTable, seat: i64) -> tuple[int, ...]:
    """A seat's buildings that cost virtue at the end."""
    if t.players[seat].automatic:
        return ()
    return tuple([building for building in t.players[seat].built if loses_virtue(t, building)])


@final
class EndingGame(Phase[ArchitectsTable]):
    """What is left of the end of the game; see END_OF_GAME."""

    def number(self) -> i64:
        return ENDING_GAME

    def from_step(self, at: i64) -> EndingGame:
        return EndingGame(self.who, at)


@final
class ChangingVirtue(PhaseStep[ArchitectsTable]):
    """Everybody's buildings that change something, in turn order; some may have had their turn before."""

    def run(self, t: ArchitectsTable, who: i64) -> None:
        for k in range(t.seats - 1, -1, -1):
            seat = (who + k) % t.seats
            done = losses_of(t, seat) if t.ask(LOSSES_FIRST, seat, 0) > 0 else ()
            if len(effects_left(t, seat, done)) > 0:
                t.push(ResolvingEndings(seat, done))


@final
class Closing(PhaseStep[ArchitectsTable]):
    """Nothing is left to decide."""

    def run(self, t: ArchitectsTable, who: i64) -> None:
        t.over = True
        t.tell(GAME_ENDED, who)


END_OF_GAME: Final[list[PhaseStep[ArchitectsTable]]] = [
    ChangingVirtue("virtue_changes"),
    Closing("closing"),
]


def order_matters(t: ArchitectsTable, seat: i64, effects: list[int]) -> bool:
    """Only where virtue is both gained and lost, and one of the track's ends cuts something off.

    Or where it is gained without prisoners, and prisoners are released.
    """
    virtue = t.players[seat].virtue
    if t.players[seat].prison > 0 and releases_for_virtue(t, effects):
        return True
    gained: i64 = 0
    lost: i64 = 0
    for building in effects:
        change = virtue_change(t, seat, t.catalogue.buildings[building].deed, t.players[seat].prison)
        if change > 0:
            gained += change
        else:
            lost -= change
    return gained > 0 and lost > 0 and (virtue + gained > MOST_VIRTUE or virtue < lost)


def releases_for_virtue(t: ArchitectsTable, effects: list[int]) -> bool:
    kinds = [int(t.catalogue.buildings[building].deed.kind) for building in effects]
    return RELEASE_AT_END in kinds and VIRTUE_WITHOUT_PRISONERS in kinds


def resolve_ending(t: ArchitectsTable, seat: i64, building: i64, done: tuple[int, ...]) -> None:
    t.push(ResolvingEndings(seat, done + (int(building),)))
    deed = t.catalogue.buildings[building].deed
    change = virtue_change(t, seat, deed, t.players[seat].prison)
    t.tell(END_EFFECT, seat, building)
    if deed.kind == RELEASE_AT_END:
        release(t, seat, t.players[seat].prison)
    apply_virtue(t, seat, change)


@final
class ResolvingEndings(Step[ArchitectsTable]):
    """The rest of a seat's effects; `done` are the buildings that had theirs."""

    tail: ClassVar[int] = 1

    def __init__(self, who: i64, done: tuple[int, ...]) -> None:
        super().__init__(who)
        self.done: Final = done

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        effects = effects_left(t, self.who, self.done)
        if len(effects) == 0:
            return
        if order_matters(t, self.who, effects):
            t.push(OrderingEndings(self.who, self.done))
        else:
            resolve_ending(t, self.who, effects[0], self.done)

    def numbers(self) -> list[int]:
        return [int(self.who), *self.done]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and all(building in t.players[self.who].built for building in self.done)


@final
class OrderingEndings(Frame[ArchitectsTable]):
    """Which of one's end-game effects comes next. Choices are buildings."""

    span: ClassVar[int] = BUILDING_ROOM
    tail: ClassVar[int] = 1

    def __init__(self, seat: i64, done: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.done: Final = done

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        for building in effects_left(t, self.seat, self.done):
            out.add(building)

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        resolve_ending(t, self.seat, a, self.done)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("resolve_building", {"building": int(a)})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("ordering_endings")

    def numbers(self) -> list[int]:
        return [int(self.seat), *self.done]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and len(effects_left(t, self.seat, self.done)) > 0
