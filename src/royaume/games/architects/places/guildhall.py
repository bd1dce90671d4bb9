"""The Guildhall: construct a building or advance the Cathedral. Its workers stay, and count the game down."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.architects.cathedral import LEVELS, PLANS_GIVEN_UP, TOP, advance, what_is_lacking, why_barred
from royaume.games.architects.construction import construct, known_skills, why_unpayable, why_unskilled
from royaume.games.architects.places.place import Place
from royaume.games.architects.refusals import (
    CATHEDRAL_COMPLETE,
    GUILDHALL_COMPLETE,
    GUILDHALL_LEVEL_FULL,
    GUILDHALL_LOW_VIRTUE,
    LEVEL_FULL,
    NO_PLAN_AT_GUILDHALL,
    NOTHING_TO_BUILD,
    TOO_LITTLE_VIRTUE,
)
from royaume.games.architects.table import ArchitectsTable, ask, guildhall_spaces, is_reset_space
from royaume.games.architects.vocabulary import (
    ADVANCING,
    BUILDING,
    BUILDING_ROOM,
    CATHEDRAL_PLANS,
    CONSTRUCTING,
    MOST_SEATS,
)
from royaume.kernel.action import SECRET, OpenAction
from royaume.kernel.around import somebody_helps
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED
from royaume.kernel.ints import bit
from royaume.kernel.option import OptionLink
from royaume.kernel.paying import payable
from royaume.kernel.price import Price

ADVANCE: Final = 500


def is_plan(a: i64) -> bool:
    """Whether the choice is to construct a card in hand."""
    return a < ADVANCE


@final
class Guildhall(Place):
    """Something has to be built here."""

    def __init__(self) -> None:
        super().__init__(closable=True)

    def is_open(self, t: ArchitectsTable, seat: i64) -> bool:
        return BUILDINGS[seat].is_possible(t)

    def barred(self, t: ArchitectsTable, seat: i64) -> i64:
        return ALLOWED if self.is_open(t, seat) else why_nothing(t, seat)

    def visit(self, t: ArchitectsTable, seat: i64) -> None:
        note_reset(t)

    def lead_on(self, t: ArchitectsTable, seat: i64) -> None:
        t.push(BUILDINGS[seat])


def why_nothing(t: ArchitectsTable, seat: i64) -> i64:
    """What stands in the way of building anything: of the Cathedral if it is closed, or else what is lacking."""
    if len(t.players[seat].hand.cards) == 0 and ask(t, seat, CATHEDRAL_PLANS, PLANS_GIVEN_UP) > 0:
        return NO_PLAN_AT_GUILDHALL
    closed = why_barred(t, seat)
    if closed == TOO_LITTLE_VIRTUE:
        return GUILDHALL_LOW_VIRTUE
    if closed == LEVEL_FULL:
        return GUILDHALL_LEVEL_FULL
    return GUILDHALL_COMPLETE if closed == CATHEDRAL_COMPLETE else NOTHING_TO_BUILD


def note_reset(t: ArchitectsTable) -> None:
    """The worker just laid down may have taken a space that resets the Black Market; beside the Guildhall is none."""
    space = len(t.guildhall)
    if space < guildhall_spaces(t) and is_reset_space(t, space):
        t.reset_due = True


@final
class Building(OpenAction[ArchitectsTable]):
    """Construct one of the buildings in hand, or advance the Cathedral."""

    span: ClassVar[int] = BUILDING_ROOM + 1

    def options(self, t: ArchitectsTable) -> OptionLink | None:
        return t.rules.options[BUILDING]

    def own_offers(self, t: ArchitectsTable, out: Choices) -> None:
        for building in t.players[self.seat].hand:
            out.add(building)
        out.add(ADVANCE)

    def is_possible(self, t: ArchitectsTable) -> bool:
        """Whether anything at all can be built; what the rules themselves allow is looked at first."""
        known = known_skills(t, self.seat)
        for building in t.players[self.seat].hand.cards:
            card = t.catalogue.buildings[building]
            if card.skills & ~known == 0 and payable(t, self.seat, card.price):
                return True
        if why_barred(t, self.seat) == ALLOWED and what_is_lacking(t, self.seat) == ALLOWED:
            return True
        return self.others_are_possible(t) or (somebody_helps(t, self) and self.something_is_legal(t))

    def others_are_possible(self, t: ArchitectsTable) -> bool:
        """What modules add."""
        link = self.options(t)
        while link is not None:
            if link.option.is_possible(t, self):
                return True
            link = link.next
        return False

    def something_is_legal(self, t: ArchitectsTable) -> bool:
        out = Choices()
        self.legal(t, out)
        return out.n > 0

    def own_barred(self, t: ArchitectsTable, a: i64) -> i64:
        return why_barred(t, self.seat) if a == ADVANCE else why_unskilled(t, self.seat, a)

    def own_lacks(self, t: ArchitectsTable, a: i64) -> i64:
        return what_is_lacking(t, self.seat) if a == ADVANCE else why_unpayable(t, self.seat, a)

    def lacks_price_alone(self, t: ArchitectsTable, a: i64) -> bool:
        return is_plan(a)

    def own_price(self, t: ArchitectsTable, a: i64) -> Price | None:
        if a == ADVANCE:
            level = t.players[self.seat].level
            return LEVELS[level + 1].price if level < TOP else None
        return t.catalogue.buildings[a].price

    def own_uses(self, t: ArchitectsTable, a: i64) -> i64:
        return bit(ADVANCING if a == ADVANCE else CONSTRUCTING)

    def known_choice(self, a: i64, seat: i64) -> i64:
        """A card in hand is its owner's secret until it is paid for."""
        return SECRET if is_plan(a) and seat != self.seat else a

    def used_where_lacking(self) -> i64:
        return bit(ADVANCING) | bit(CONSTRUCTING)

    def own_act(self, t: ArchitectsTable, a: i64) -> None:
        if a == ADVANCE:
            advance(t, self.seat)
        else:
            construct(t, self.seat, a)

    def index_of(self, t: ArchitectsTable, a: i64) -> i64:
        return BUILDING_ROOM if a == ADVANCE else a

    def choice_at(self, t: ArchitectsTable, index: i64) -> i64:
        return ADVANCE if index == BUILDING_ROOM else index

    def own_describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        if a == ADVANCE:
            return Meaning("advance_cathedral", {"level": int(t.players[self.seat].level + 1)})
        return Meaning("construct", {"building": int(a)})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("building")


THE_GUILDHALL: Final = Guildhall()
BUILDINGS: Final = vec[Building]([Building(seat) for seat in range(MOST_SEATS)])
