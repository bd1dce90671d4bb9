"""Workers in the castle: placed or moved on tier 1, climbing by threes, and expelled where there are too many."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from royaume.games.viscounts.effects import effect
from royaume.games.viscounts.events import (
    LEADER_CHANGED,
    WORKER_CLIMBED,
    WORKER_EXPELLED,
    WORKER_MOVED,
    WORKERS_PLACED,
    WORKERS_SPREAD,
)
from royaume.games.viscounts.gaining import CHOOSE_SECTION, EXPEL, MOST_AMOUNT, give
from royaume.games.viscounts.table import FIRST_INNER, FIRST_TOP, NO_LEADER, ViscountsTable
from royaume.games.viscounts.vocabulary import LIMIT_OF_SECTION, MOST_SEATS, SECTIONS
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import Frame, Step
from royaume.kernel.module import Effect
from royaume.kernel.seats import seat_after, seen_from

# what a worker gains that reaches tier 2, by section; and tier 3
ON_TIER_2: Final = vec[i64](
    [
        effect("ink:1 + stone:1"),
        effect("flip_any:1"),
        effect("gold:1 | move_worker"),
        effect("free_hire | destroy:1"),
        effect("virtue:2"),
    ]
)
ON_TIER_3: Final = effect("resource:1")
# what the owner of an expelled worker gains
FROM_TIER_1: Final = effect("silver:2")
FROM_TIER_2: Final = effect("virtue:1 + resource:1")
CLIMBING: Final = 3  # workers of one colour that make one of them climb
WORKER_POINTS: Final = vec[i64]([1, 2, 3])
TIER_1: Final = 1
TIER_2: Final = 2
TIER_3: Final = 3


def next_section(section: i64) -> i64:
    """Clockwise."""
    return (section + 1) % SECTIONS


def previous_section(section: i64) -> i64:
    return (section + SECTIONS - 1) % SECTIONS


def place_workers(t: ViscountsTable, seat: i64, section: i64, n: i64) -> None:
    """As many of them as there are in the supply; then the castle is resolved."""
    p = t.players[seat]
    placed = min(n, p.supply)
    p.supply -= placed
    t.castle[section * MOST_SEATS + seat] += placed
    t.tell(WORKERS_PLACED, seat, placed, section)
    resolve_castle(t, seat)


def resolve_castle(t: ViscountsTable, seat: i64) -> None:
    """What climbs while the castle is being resolved for this seat is part of that."""
    if not is_resolving(t, seat):
        t.push(RESOLVING[seat])


def is_resolving(t: ViscountsTable, seat: i64) -> bool:
    for i in range(t.depth):
        frame = t.frames[i]
        if isinstance(frame, ResolvingCastle) and frame.who == seat:
            return True
    return False


@final
class ResolvingCastle(Step[ViscountsTable]):
    """First all of tier 1, then of tier 2; then no section may hold more than three."""

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        seat = self.who
        outer = crowded_outer(t, seat)
        if outer == NONE:
            if not climb_to_top(t, seat, self):
                expel_next(t, seat, self)
        elif outer == SEVERAL:
            t.push(self)
            choose_section(t, seat)
        else:
            t.push(self)
            climb(t, seat, outer)


NONE: Final = -1
SEVERAL: Final = -2


def crowded_outer(t: ViscountsTable, seat: i64) -> i64:
    """The section of tier 1 with three or more workers of this seat, NONE or SEVERAL."""
    found: i64 = NONE
    for section in range(SECTIONS):
        if t.outer(section, seat) >= CLIMBING:
            if found != NONE:
                return SEVERAL
            found = section
    return found


def choose_section(t: ViscountsTable, seat: i64) -> None:
    if t.players[seat].automatic:
        t.rules.effects[CHOOSE_SECTION].take(t, seat, 0, 0)
    else:
        t.push(CHOOSING_SECTION[seat])


def climb(t: ViscountsTable, seat: i64, section: i64) -> None:
    """One goes in to tier 2, whose effect comes at once; then one each to the sections beside, clockwise first."""
    t.castle[section * MOST_SEATS + seat] -= 1
    t.castle[FIRST_INNER + section * MOST_SEATS + seat] += 1
    t.push(Spreading(seat, section))
    t.tell(WORKER_CLIMBED, seat, section, TIER_2)
    give(t, seat, ON_TIER_2[section])


@final
@mypyc_attr(free_list_len=1)
class Spreading(Step[ViscountsTable]):
    """Two of those left behind go to the sections beside."""

    def __init__(self, who: i64, section: i64) -> None:
        super().__init__(who)
        self.section: Final = section

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        step_aside(t, self.who, self.section, next_section(self.section))
        step_aside(t, self.who, self.section, previous_section(self.section))
        t.tell(WORKERS_SPREAD, self.who, self.section)

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.section)]

    def fits(self, t: ViscountsTable) -> bool:
        return 0 <= self.who < t.seats and 0 <= self.section < SECTIONS


def step_aside(t: ViscountsTable, seat: i64, section: i64, to: i64) -> None:
    if t.outer(section, seat) > 0:
        t.castle[section * MOST_SEATS + seat] -= 1
        t.castle[to * MOST_SEATS + seat] += 1


def climb_to_top(t: ViscountsTable, seat: i64, resolving: ResolvingCastle) -> bool:
    """One of three on tier 2 goes up to tier 3; whether there was one."""
    for section in range(SECTIONS):
        if t.inner(section, seat) >= CLIMBING:
            t.push(resolving)
            t.castle[FIRST_INNER + section * MOST_SEATS + seat] -= 1
            t.castle[FIRST_TOP + seat] += 1
            t.tell(WORKER_CLIMBED, seat, section, TIER_3)
            check_leader(t, seat)
            give(t, seat, ON_TIER_3)
            return True
    return False


def check_leader(t: ViscountsTable, seat: i64) -> None:
    """The first on tier 3 leads the castle; afterwards only whoever has more there than the leader."""
    if t.leader != seat and (t.leader == NO_LEADER or t.on_top(seat) > t.on_top(t.leader)):
        t.leader = seat
        t.tell(LEADER_CHANGED, seat)


@final
class ChoosingSection(Frame[ViscountsTable]):
    """Which of several crowded sections is resolved first."""

    span: ClassVar[int] = SECTIONS

    def offers(self, t: ViscountsTable, out: Choices) -> None:
        for section in range(SECTIONS):
            if t.outer(section, self.seat) >= CLIMBING:
                out.add(section)

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        climb(t, self.seat, a)

    def describe(self, t: ViscountsTable, a: i64) -> Meaning:
        return Meaning("resolve_section", {"section": int(a)})

    def asks(self, t: ViscountsTable) -> Meaning:
        return Meaning("choosing_section")

    def fits(self, t: ViscountsTable) -> bool:
        return 0 <= self.seat < t.seats and crowded_outer(t, self.seat) == SEVERAL


# expelling ----------------------------------------------------------------------------------


def on_tier(t: ViscountsTable, tier: i64, section: i64) -> i64:
    """Workers of all colours."""
    first = (0 if tier == TIER_1 else FIRST_INNER) + section * MOST_SEATS
    n: i64 = 0
    for seat in range(t.seats):
        n += t.castle[first + seat]
    return n


def expel_next(t: ViscountsTable, seat: i64, resolving: ResolvingCastle) -> None:
    """In the first section that holds too many, one has to go."""
    for section in range(SECTIONS):
        if on_tier(t, TIER_1, section) > LIMIT_OF_SECTION:
            t.push(resolving)
            expel_from(t, seat, TIER_1, section)
            return
        if on_tier(t, TIER_2, section) > LIMIT_OF_SECTION:
            t.push(resolving)
            expel_from(t, seat, TIER_2, section)
            return


def expel_from(t: ViscountsTable, seat: i64, tier: i64, section: i64) -> None:
    """The seat that resolves the castle says whose worker; an automatic seat has an effect for it."""
    if t.players[seat].automatic:
        t.rules.effects[EXPEL].take(t, seat, tier, section)
    else:
        t.push(Expelling(seat, tier, section))


def expel(t: ViscountsTable, seat: i64, tier: i64, section: i64) -> None:
    """A worker of this seat returns to its owner, who gains something for it."""
    t.castle[(0 if tier == TIER_1 else FIRST_INNER) + section * MOST_SEATS + seat] -= 1
    t.players[seat].supply += 1
    t.tell(WORKER_EXPELLED, seat, section, tier)
    give(t, seat, FROM_TIER_1 if tier == TIER_1 else FROM_TIER_2)


@final
@mypyc_attr(free_list_len=1)
class Expelling(Frame[ViscountsTable]):
    """Whose worker has to go; one's own may."""

    span: ClassVar[int] = MOST_SEATS

    def __init__(self, seat: i64, tier: i64, section: i64) -> None:
        super().__init__(seat)
        self.tier: Final = tier
        self.section: Final = section

    def offers(self, t: ViscountsTable, out: Choices) -> None:
        first = (0 if self.tier == TIER_1 else FIRST_INNER) + self.section * MOST_SEATS
        for seat in range(t.seats):
            if t.castle[first + seat] > 0:
                out.add(seat)

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        expel(t, a, self.tier, self.section)

    def describe(self, t: ViscountsTable, a: i64) -> Meaning:
        return Meaning("expel", {"seat": int(a)})

    def asks(self, t: ViscountsTable) -> Meaning:
        return Meaning("expelling", {"section": int(self.section), "tier": int(self.tier)})

    def index_of(self, t: ViscountsTable, a: i64) -> i64:
        return seen_from(t, self.seat, a)

    def choice_at(self, t: ViscountsTable, index: i64) -> i64:
        return seat_after(t, self.seat, index)

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.tier), int(self.section)]

    def fits(self, t: ViscountsTable) -> bool:
        if not 0 <= self.seat < t.seats or not 0 <= self.section < SECTIONS or self.tier not in (TIER_1, TIER_2):
            return False
        return on_tier(t, self.tier, self.section) > LIMIT_OF_SECTION


# moving and placing free of charge ----------------------------------------------------------

STAY: Final = 0
CLOCKWISE: Final = 0
AROUND: Final = 2  # directions


def has_outer_worker(t: ViscountsTable, seat: i64) -> bool:
    for section in range(SECTIONS):
        if t.outer(section, seat) > 0:
            return True
    return False


@final
class MoveWorker(Effect[ViscountsTable]):
    """One own worker of tier 1 to a section beside, if one likes."""

    def possible(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> bool:
        return has_outer_worker(t, seat)

    def take(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> None:
        if has_outer_worker(t, seat):
            t.push(MOVING_WORKER[seat])


@final
class MovingWorker(Frame[ViscountsTable]):
    """Which worker, and to which side; or none."""

    span: ClassVar[int] = 1 + AROUND * SECTIONS

    def offers(self, t: ViscountsTable, out: Choices) -> None:
        out.add(STAY)
        for section in range(SECTIONS):
            if t.outer(section, self.seat) > 0:
                out.add(1 + section * AROUND)
                out.add(1 + section * AROUND + 1)

    def legal(self, t: ViscountsTable, out: Choices) -> None:
        out.n = 0
        self.offers(t, out)

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        if a == STAY:
            return
        section = (a - 1) // AROUND
        to = target_of(a)
        step_aside(t, self.seat, section, to)
        t.tell(WORKER_MOVED, self.seat, section, to)
        resolve_castle(t, self.seat)

    def describe(self, t: ViscountsTable, a: i64) -> Meaning:
        if a == STAY:
            return Meaning("move_no_worker")
        return Meaning("move_worker", {"section": int((a - 1) // AROUND), "section2": int(target_of(a))})

    def asks(self, t: ViscountsTable) -> Meaning:
        return Meaning("moving_worker")

    def fits(self, t: ViscountsTable) -> bool:
        return 0 <= self.seat < t.seats and has_outer_worker(t, self.seat)


def target_of(a: i64) -> i64:
    section = (a - 1) // AROUND
    return next_section(section) if (a - 1) % AROUND == CLOCKWISE else previous_section(section)


@final
class PlaceWorkers(Effect[ViscountsTable]):
    """So many, all on one section of tier 1."""

    def possible(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> bool:
        return t.players[seat].supply > 0

    def take(self, t: ViscountsTable, seat: i64, x: i64, n: i64) -> None:
        if t.players[seat].supply > 0:
            t.push(PlacingWorkers(seat, n))


@final
@mypyc_attr(free_list_len=1)
class PlacingWorkers(Frame[ViscountsTable]):
    """On which section of tier 1."""

    span: ClassVar[int] = SECTIONS

    def __init__(self, seat: i64, n: i64) -> None:
        super().__init__(seat)
        self.n: Final = n

    def offers(self, t: ViscountsTable, out: Choices) -> None:
        for section in range(SECTIONS):
            out.add(section)

    def resolve(self, t: ViscountsTable, a: i64) -> None:
        place_workers(t, self.seat, a, self.n)

    def describe(self, t: ViscountsTable, a: i64) -> Meaning:
        return Meaning("place_on", {"section": int(a)})

    def asks(self, t: ViscountsTable) -> Meaning:
        return Meaning("placing_workers", {"n": int(min(self.n, t.players[self.seat].supply))})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.n)]

    def fits(self, t: ViscountsTable) -> bool:
        return 0 <= self.seat < t.seats and 1 <= self.n <= MOST_AMOUNT and t.players[self.seat].supply > 0


RESOLVING: Final = vec[ResolvingCastle]([ResolvingCastle(seat) for seat in range(MOST_SEATS)])
CHOOSING_SECTION: Final = vec[ChoosingSection]([ChoosingSection(seat) for seat in range(MOST_SEATS)])
MOVING_WORKER: Final = vec[MovingWorker]([MovingWorker(seat) for seat in range(MOST_SEATS)])
