"""What tools and adornments change just by lying there: skills, what is counted, a tax evaded."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from royaume.games.architects.expansions.artisans.craft_cards import CRAFTS, STATIC
from royaume.games.architects.expansions.artisans.kept import BIT_OF_TOOLBOX, artisans_of
from royaume.games.architects.expansions.artisans.vocabulary import ADORNMENTS, TOOLS
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import ALL_SKILLS
from royaume.kernel.deck import NO_CARD
from royaume.kernel.module import Answer


def toolboxes(t: ArchitectsTable, seat: i64) -> i64:
    """Tools that are never used, but show one more symbol of each skill."""
    kept = artisans_of(t)
    n: i64 = 0
    if not kept.may_have(seat, BIT_OF_TOOLBOX):
        return n
    under = kept.tool_under
    for apprentice in t.players[seat].crew:
        craft = under[apprentice]
        if craft != NO_CARD and CRAFTS[craft].tool.kind == STATIC:
            n += 1
    return n


@final
class MoreSkills(Answer[ArchitectsTable]):
    """All of them with a toolbox."""

    def answer(self, t: ArchitectsTable, seat: i64, n: i64, about: i64) -> i64:
        if toolboxes(t, seat) > 0:
            return ALL_SKILLS
        return n


@final
class MoreSymbols(Answer[ArchitectsTable]):
    """One more for each toolbox."""

    def answer(self, t: ArchitectsTable, seat: i64, n: i64, about: i64) -> i64:
        return n + toolboxes(t, seat)


@final
class Taught(Answer[ArchitectsTable]):
    """An apprentice with a toolbox has all skills. `about` is the apprentice."""

    def answer(self, t: ArchitectsTable, seat: i64, n: i64, about: i64) -> i64:
        craft = artisans_of(t).tool_under[about]
        if craft != NO_CARD and CRAFTS[craft].tool.kind == STATIC:
            return ALL_SKILLS
        return n


@final
class Owned(Answer[ArchitectsTable]):
    """Tools under one's apprentices, adornments under one's buildings."""

    def answer(self, t: ArchitectsTable, seat: i64, n: i64, about: i64) -> i64:
        if about == TOOLS:
            return n + artisans_of(t).tools_of(t, seat)
        return n + artisans_of(t).adornments_of(t, seat) if about == ADORNMENTS else n


@final
class EvadingTax(Answer[ArchitectsTable]):
    """A tool spares one tax of the action in progress."""

    def answer(self, t: ArchitectsTable, seat: i64, n: i64, about: i64) -> i64:
        return n - 1 if artisans_of(t).evading and seat == t.active else n
