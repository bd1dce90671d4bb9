"""Tools around an action: some before it, so that they may help to pay for it; the others once it is done."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from royaume.games.architects.expansions.artisans.artisan import expect_artisan
from royaume.games.architects.expansions.artisans.guild import guild
from royaume.games.architects.expansions.artisans.placing import ARTISAN, PLACING_EITHER, PlacingEither, place_of_choice
from royaume.games.architects.expansions.artisans.reach import (
    is_price,
    tools_after,
    useful_first,
    why_not_now,
    why_not_use,
    within_reach,
    within_reach_after,
)
from royaume.games.architects.expansions.artisans.strongman import ArtisanCapturing
from royaume.games.architects.expansions.artisans.tools import bearer, craft_of, describe_use, offer_uses, use_tool
from royaume.games.architects.expansions.artisans.uses import concerned, goes_on, market_tools
from royaume.games.architects.expansions.artisans.using import AbilityUsed
from royaume.games.architects.places.guardhouse import SEND, Guarding
from royaume.games.architects.places.guildhall import ADVANCE, BUILDING, Building
from royaume.games.architects.places.storehouse import STOP, Trading
from royaume.games.architects.places.town_centre import Capturing
from royaume.games.architects.places.workshop import Hiring
from royaume.games.architects.refusals import CAPTURE_OWED, TOOL_IN_THE_WAY, TOOL_NEEDED
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import ARTISAN_REBATE, CAPTURES_SPARED, MOST_SEATS, STOREHOUSE
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED, Frame, Step
from royaume.kernel.module import Answer, Replacement

GO_ON: Final = 0
MOST_CHOICE: Final = 10_000


@final
class MindingTools(Frame[ArchitectsTable]):
    """Lies on the decision it is about and offers the same choices; tools may bring more of them within reach."""

    def below(self, t: ArchitectsTable) -> Frame[Any]:
        return t.stack[-2]

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        self.below(t).offers(t, out)

    def legal(self, t: ArchitectsTable, out: Choices) -> None:
        frame = self.below(t)
        if isinstance(frame, PlacingEither) and market_tools(t, self.seat) == 0:
            frame.legal(t, out)
        else:
            super().legal(t, out)

    def refusal(self, t: ArchitectsTable, a: i64) -> i64:
        frame = self.below(t)
        if isinstance(frame, Capturing) and a == STOP and guild(t).capture_owed and can_capture(t, frame):
            return CAPTURE_OWED
        no = frame.refusal(t, a)
        if is_price(no) and within_reach(t, frame, a):
            return ALLOWED
        return no

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        t.push(ConsideringTools(self.seat, a))

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return self.below(t).describe(t, a)

    def asks(self, t: ArchitectsTable) -> Meaning:
        return self.below(t).asks(t)

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and lies_on_action(t, self, self.seat)


def can_capture(t: ArchitectsTable, frame: Capturing) -> bool:
    out = Choices()
    frame.legal(t, out)
    return out.n > 1


def lies_on_action(t: ArchitectsTable, above: Frame[Any], seat: i64) -> bool:
    """Whether the frame below this one is a choice of actions of this seat."""
    for i in range(1, len(t.stack)):
        if t.stack[i] is above:
            frame = t.stack[i - 1]
            acts = isinstance(frame, (PlacingEither, Trading, Guarding, Capturing, Hiring, Building))
            return acts and frame.seat == seat
    return False


@final
class ConsideringTools(Step[ArchitectsTable]):
    """The action is chosen; it lies below. Tools that may matter first are offered, then it is carried out."""

    def __init__(self, who: i64, action: i64) -> None:
        super().__init__(who)
        self.action: Final = action

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        frame = t.stack[-1]
        tools = useful_first(t, frame, self.action)
        if tools != 0:
            t.push(ToolsFirst(self.who, self.action, tools))
        else:
            carry_out(t, self.action)

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.action)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and 0 <= self.action < MOST_CHOICE and lies_on_action(t, self, self.who)


@final
class ToolsFirst(Frame[ArchitectsTable]):
    """Use a tool before the action that lies below, or go on with it."""

    def __init__(self, seat: i64, action: i64, tools: i64) -> None:
        super().__init__(seat)
        self.action: Final = action
        self.tools: Final = tools

    def below(self, t: ArchitectsTable) -> Frame[Any]:
        return t.stack[-2]

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        offer_uses(out, self.tools)
        out.add(GO_ON)

    def refusal(self, t: ArchitectsTable, a: i64) -> i64:
        frame = self.below(t)
        if a == GO_ON:
            return ALLOWED if why_not_now(t, frame, self.action) == ALLOWED else TOOL_NEEDED
        no = why_not_use(t, self.seat, a)
        if no != ALLOWED:
            return no
        return ALLOWED if within_reach_after(t, frame, self.action, a) else TOOL_IN_THE_WAY

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        if a == GO_ON:
            carry_out(t, self.action)
            return
        frame = t.stack[-1]
        commit(t, self.seat, frame, craft_of(a))
        if isinstance(frame, PlacingEither) and self.action >= ARTISAN:
            expect_artisan(t)
        t.push(ConsideringTools(self.seat, self.action))
        use_tool(t, self.seat, a, isinstance(frame, Guarding) and self.action == SEND)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("go_on") if a == GO_ON else describe_use(t, self.seat, a)

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("tools_first")

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.action), int(self.tools)]

    def fits(self, t: ArchitectsTable) -> bool:
        if not super().fits(t) or not 0 <= self.action < MOST_CHOICE or t.stack[-1] is not self:
            return False
        return lies_on_action(t, self, self.seat) and useful_first(t, self.below(t), self.action) == self.tools


def commit(t: ArchitectsTable, seat: i64, frame: Frame[Any], craft: i64) -> None:
    """A tool used first binds its owner to use the apprentice."""
    question = t.catalogue.apprentices[bearer(t, seat, craft)].ability.question
    if question == ARTISAN_REBATE:
        guild(t).discount_due = True
    elif question == CAPTURES_SPARED and isinstance(frame, Capturing) and frame.done == 0:
        guild(t).capture_owed = True


def carry_out(t: ArchitectsTable, a: i64) -> None:
    """The action below, and the tools that may work once it is done."""
    frame = t.stack.pop()
    tools = tools_after(t, frame, a)
    if isinstance(frame, Capturing) and frame.done > 0 and a != STOP:
        guild(t).capture_owed = False
        guild(t).savings += 1 if frame.spared > 0 and frame.free == 0 else 0
    bottom = len(t.stack)
    frame.resolve(t, a)
    if tools != 0 or guild(t).evading:
        t.stack.insert(place_in_stack(t, frame, a, bottom), AbilityUsed(frame.seat, tools))


def place_in_stack(t: ArchitectsTable, frame: Frame[Any], a: i64, bottom: int) -> int:
    """Right below what the action brings, and above whatever comes after it."""
    if isinstance(frame, PlacingEither):
        if place_of_choice(a) == STOREHOUSE:
            return len(t.stack)
        captures = len(t.stack) > bottom and isinstance(t.stack[bottom], ArtisanCapturing)
        return bottom + 1 if captures else bottom
    if not goes_on(frame):
        return bottom
    minded = len(t.stack) > bottom + 1 and isinstance(t.stack[bottom + 1], MindingTools)
    return bottom + 2 if minded else bottom + 1


# what replaces the base game's decisions --------------------------------------------------


def with_tools(t: ArchitectsTable, frame: Frame[Any]) -> Frame[Any]:
    if guild(t).capture_owed or concerned(t, frame):
        t.push(frame)
        return MINDING_TOOLS[frame.seat]
    return frame


@final
class PlacingWithTools(Replacement[ArchitectsTable]):
    """A worker or the Artisan."""

    def instead(self, t: ArchitectsTable, frame: Frame[Any]) -> Frame[Any]:
        return with_tools(t, PLACING_EITHER[frame.seat])


@final
class ActingWithTools(Replacement[ArchitectsTable]):
    """Any choice of actions."""

    def instead(self, t: ArchitectsTable, frame: Frame[Any]) -> Frame[Any]:
        return with_tools(t, frame)


@final
class AdvancingWithTools(Answer[ArchitectsTable]):
    """The Cathedral may be within reach of tools."""

    def answer(self, t: ArchitectsTable, seat: i64, n: i64) -> i64:
        frame = BUILDING[seat]
        if not concerned(t, frame) or not is_price(frame.refusal(t, ADVANCE)):
            return n
        return 1 if within_reach(t, frame, ADVANCE) else n


MINDING_TOOLS: Final = [MindingTools(seat) for seat in range(MOST_SEATS)]
