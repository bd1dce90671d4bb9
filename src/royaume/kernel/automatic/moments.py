"""A turn that the rules play, once more: how the table lay before each of its steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from royaume.kernel.automatic.steps import playbook_of

if TYPE_CHECKING:
    from royaume.kernel.automatic.playbook import Telling
    from royaume.kernel.table import Table

NO_STEP: Final = -1


@final
class Moment:
    """The table when so many events of the choice had been told, and the next step was about to begin."""

    def __init__(self, told: i64, table: Table) -> None:
        self.told: Final = told
        self.table: Final = table


def moments_after(t: Table, choice: i64) -> list[Moment]:
    """Plays a choice at this table and all that follows, and keeps each moment before a step of an automatic seat."""
    log: list[tuple[int, int, int, int, int]] = []
    t.log = log
    frame = t.top()
    t.drop()
    frame.resolve(t, choice)
    telling = playbook_of(t).telling
    found: list[Moment] = []
    while t.depth > 0 and t.top().seat < 0:
        before, told = t.copy(), len(log)
        frame = t.top()
        t.drop()
        frame.resolve(t, 0)
        first = first_step(log, told, telling)
        if first != NO_STEP:
            found.append(Moment(first, before))
    return found


def first_step(log: list[tuple[int, int, int, int, int]], since: i64, telling: Telling) -> i64:
    """Where the first step begins that was told since then: a card, or an entry that is followed or passed over."""
    for i in range(since, len(log)):
        kind = log[i][0]
        if kind in (telling.turned_up, telling.followed, telling.impossible):
            return i
    return NO_STEP
