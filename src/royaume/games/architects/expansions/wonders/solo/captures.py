"""Captures: the largest group first, and one tax for all of a turn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.expansions.wonders.solo import headings
from royaume.games.architects.expansions.wonders.solo.deeds import CaptureTiedGroups
from royaume.games.architects.expansions.wonders.solo.priorities import (
    GROUP_TO_CAPTURE,
    GROUPS_OF_OTHERS,
    tied_groups,
)
from royaume.games.architects.solo.deeds import AddTaxes, CaptureGroup
from royaume.games.architects.table import ArchitectsTable
from royaume.kernel.automatic.conditions import Condition, Count
from royaume.kernel.automatic.deeds import AllOf, Deed, Entry, FirstOf, Repeated
from royaume.kernel.automatic.priority import NO_TARGET
from royaume.kernel.automatic.steps import times_left

TAX_OF_CAPTURES: Final = 1


@final
class TooManyTied(Condition[ArchitectsTable]):
    """More groups of equal size at the place of the next capture than captures are left."""

    def holds(self, t: ArchitectsTable, seat: i64) -> bool:
        group = GROUPS_OF_OTHERS.best(t, seat)
        return group != NO_TARGET and len(tied_groups(t, seat, group)) > times_left(t, CAPTURE.number)


CAPTURE: Final[Deed[ArchitectsTable]] = FirstOf(
    Entry("capture_tied", headings.CAPTURES, CaptureTiedGroups(), [TooManyTied("too_many_tied")]),
    Entry("capture", headings.CAPTURES, CaptureGroup(GROUPS_OF_OTHERS), [GROUP_TO_CAPTURE]),
)


def captures(n: Count[ArchitectsTable]) -> Entry[ArchitectsTable]:
    """So many. The tax comes from the supply; without anybody to capture there is none."""
    return Entry(
        "captures", headings.CAPTURES, AllOf(AddTaxes(TAX_OF_CAPTURES), Repeated(n, CAPTURE)), [GROUP_TO_CAPTURE]
    )


def one_capture(id: str) -> Entry[ArchitectsTable]:  # noqa: A002
    """That of a power, under its own name."""
    return Entry(id, headings.BOARDS, AllOf(AddTaxes(TAX_OF_CAPTURES), CAPTURE), [GROUP_TO_CAPTURE])
