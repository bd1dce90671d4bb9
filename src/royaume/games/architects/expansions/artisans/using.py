"""After an ability was used: the tools of that apprentice, each once, or none."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.expansions.artisans.crafts import CRAFTS, EVADES
from royaume.games.architects.expansions.artisans.guild import guild
from royaume.games.architects.expansions.artisans.tools import (
    acts_at_resets,
    bearer,
    conspirators_used,
    craft_of,
    describe_use,
    good_of,
    offer_uses,
    use_tool,
    why_good_not_paid,
    why_useless,
)
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import ARTISAN_REBATE, CAPTURES_SPARED
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import ALLOWED, Frame, Step
from royaume.kernel.ints import bit

DECLINE: Final = 0
ALL_CRAFTS: Final = 1 << 24


def push_uses(t: ArchitectsTable, seat: i64, tools: i64) -> None:
    if tools != 0:
        t.push(AbilityUsed(seat, tools))


def forget_use(t: ArchitectsTable, craft: i64) -> None:
    """A tool that leaves its apprentice does not work for what that one did."""
    for i in range(len(t.stack)):
        frame = t.stack[i]
        if isinstance(frame, AbilityUsed):
            t.stack[i] = AbilityUsed(frame.who, frame.tools & ~bit(craft))


def still_usable(t: ArchitectsTable, seat: i64, tools: i64) -> i64:
    """Of these, those that have not worked yet and would do something now."""
    bits: i64 = 0
    for craft in range(len(CRAFTS)):
        if tools & bit(craft) != 0 and may_work(t, seat, craft):
            bits |= bit(craft)
    return bits


def may_work(t: ArchitectsTable, seat: i64, craft: i64) -> bool:
    """Not if it left with its apprentice, or if its Strongman or Conspirator saved nothing after all."""
    g = guild(t)
    apprentice = bearer(t, seat, craft)
    if apprentice == NO_CARD or CRAFTS[craft].tool.kind == EVADES:
        return False
    used = g.used_in_reset if acts_at_resets(t, apprentice) else g.used
    if used & bit(craft) != 0:
        return False
    question = t.catalogue.apprentices[apprentice].ability.question
    if question == ARTISAN_REBATE and not g.discounted:
        return False
    if question == CAPTURES_SPARED and conspirators_used(t, seat) >= g.savings:
        return False
    return why_useless(t, seat, craft) == ALLOWED


@final
class AbilityUsed(Step[ArchitectsTable]):
    """The action is done. `tools` are those that may work now, as bits."""

    def __init__(self, who: i64, tools: i64) -> None:
        super().__init__(who)
        self.tools: Final = tools

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        guild(t).evading = False
        tools = still_usable(t, self.who, self.tools)
        if tools != 0:
            t.push(UsingTools(self.who, tools))

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.tools)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and 0 <= self.tools < ALL_CRAFTS


@final
class UsingTools(Frame[ArchitectsTable]):
    """Use one of these tools, or none of them."""

    def __init__(self, seat: i64, tools: i64) -> None:
        super().__init__(seat)
        self.tools: Final = tools

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        offer_uses(out, self.tools)
        out.add(DECLINE)

    def refusal(self, t: ArchitectsTable, a: i64) -> i64:
        return ALLOWED if a == DECLINE else why_good_not_paid(t, self.seat, good_of(a))

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        if a == DECLINE:
            return
        push_uses(t, self.seat, self.tools & ~bit(craft_of(a)))
        use_tool(t, self.seat, a, False)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("decline") if a == DECLINE else describe_use(t, self.seat, a)

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("using_tools")

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.tools)]

    def fits(self, t: ArchitectsTable) -> bool:
        usable = 0 < self.tools < ALL_CRAFTS and still_usable(t, self.seat, self.tools) == self.tools
        return super().fits(t) and usable
