"""How an opponent chooses: by the order printed on its board, and by the general rules of the solo mode."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.viscounts.buildings import COST, is_empty
from royaume.games.viscounts.castle import CLIMBING, TIER_1
from royaume.games.viscounts.debts import A_DEBT, A_DEED
from royaume.games.viscounts.solo import headings
from royaume.games.viscounts.solo.boards import LEFT_TO_RIGHT, NO_LIMIT, PLACE_OF_SLOT
from royaume.games.viscounts.solo.funding import means
from royaume.games.viscounts.solo.kept import opponent_of
from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.vocabulary import CONSTRUCT, SECTIONS, type_of
from royaume.kernel.automatic.priority import Criterion, FirstInList, Priority


@final
class BoardOrder(Criterion[ViscountsTable]):
    """Targets are resources, in the order of its board."""

    def worth(self, t: ViscountsTable, seat: i64, target: i64) -> i64:
        takes = opponent_of(t).board().takes
        for i in range(len(takes)):
            if takes[i].good == target:
                return -i
        return -len(takes)


@final
class LessFlipped(Criterion[ViscountsTable]):
    """Targets are a Debt and a Deed: the type that it has flipped less often."""

    def worth(self, t: ViscountsTable, seat: i64, target: i64) -> i64:
        p = t.players[seat]
        return -p.paid if target == A_DEBT else -p.approved


@final
class LeftMost(Criterion[ViscountsTable]):
    """Targets are slots of its board."""

    def worth(self, t: ViscountsTable, seat: i64, target: i64) -> i64:
        return -PLACE_OF_SLOT[target]


@final
class ClockwiseSection(Criterion[ViscountsTable]):
    """Targets are sections of the castle, from the one that faces its Viscount."""

    def worth(self, t: ViscountsTable, seat: i64, target: i64) -> i64:
        return -((target - t.facing(seat) + SECTIONS) % SECTIONS)


@final
class PersonFirst(Criterion[ViscountsTable]):
    """Targets are seats."""

    def worth(self, t: ViscountsTable, seat: i64, target: i64) -> i64:
        return 0 if t.players[target].automatic else 1


BOARD_ORDER: Final = BoardOrder("board_order")
LESS_FLIPPED: Final = LessFlipped("less_flipped")
DEBT_FIRST: Final[Criterion[ViscountsTable]] = FirstInList("debt_first", (A_DEBT, A_DEED))
LEFT_MOST: Final = LeftMost("left_most")
CLOCKWISE_SECTION: Final = ClockwiseSection("clockwise_section")
PERSON_FIRST: Final = PersonFirst("person_first")


@final
class ResourcesBelowLimit(Priority[ViscountsTable]):
    """Those of which it has fewer than its board says; the last of the order has no limit."""

    def targets(self, t: ViscountsTable, seat: i64) -> list[i64]:
        p = t.players[seat]
        found: list[i64] = []
        for limited in opponent_of(t).board().takes:
            if limited.until == NO_LIMIT or p.goods[limited.good] < limited.until:
                found.append(limited.good)
        return found


@final
class CardsToFlip(Priority[ViscountsTable]):
    """A Debt, a Deed."""

    def targets(self, t: ViscountsTable, seat: i64) -> list[i64]:
        found: list[i64] = []
        if t.players[seat].debts > 0:
            found.append(A_DEBT)
        if t.players[seat].deeds > 0:
            found.append(A_DEED)
        return found


@final
class AffordableBuildings(Priority[ViscountsTable]):
    """The slots of buildings that it can pay for."""

    def targets(self, t: ViscountsTable, seat: i64) -> list[i64]:
        slots, most = t.players[seat].slots, means(t, seat, CONSTRUCT)
        found: list[i64] = []
        for slot in LEFT_TO_RIGHT:
            if not is_empty(slots, slot) and COST[type_of(slot)] <= most:
                found.append(slot)
        return found


@final
class CrowdedSections(Priority[ViscountsTable]):
    """Of tier 1, with three of its workers or more."""

    def targets(self, t: ViscountsTable, seat: i64) -> list[i64]:
        return [section for section in range(SECTIONS) if t.outer(section, seat) >= CLIMBING]


@final
class SeatsInSection(Priority[ViscountsTable]):
    """Whose workers stand in a section of a tier."""

    def __init__(self, tier: i64, section: i64) -> None:
        super().__init__(headings.RULES, [PERSON_FIRST])
        self.tier: Final = tier
        self.section: Final = section

    def targets(self, t: ViscountsTable, seat: i64) -> list[i64]:
        found: list[i64] = []
        for owner in range(t.seats):
            n = t.outer(self.section, owner) if self.tier == TIER_1 else t.inner(self.section, owner)
            if n > 0:
                found.append(owner)
        return found


RESOURCES: Final = ResourcesBelowLimit(headings.RULES, [BOARD_ORDER])
CARDS_TO_FLIP: Final = CardsToFlip(headings.RULES, [LESS_FLIPPED, DEBT_FIRST])
AFFORDABLE_BUILDINGS: Final = AffordableBuildings(headings.RULES, [LEFT_MOST])
CROWDED_SECTIONS: Final = CrowdedSections(headings.RULES, [CLOCKWISE_SECTION])
# by tier and section
SEATS_IN_SECTIONS: Final = [[SeatsInSection(tier, section) for section in range(SECTIONS)] for tier in (1, 2)]
