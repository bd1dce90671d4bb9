"""The Black Market's reset with tools: each once, before or after the ability of its apprentice."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from royaume.games.architects.cards.abilities import FOR_ARTISAN, PRISON_EMPTY
from royaume.games.architects.events import ARTISAN_RETURNED, WORKERS_RELEASED
from royaume.games.architects.expansions.artisans.crafts import CRAFTS, RELEASES, TRADES
from royaume.games.architects.expansions.artisans.guild import artisan_is, guild
from royaume.games.architects.expansions.artisans.tools import NO_GOOD, ready_tool, use_of, use_tool, why_useless
from royaume.games.architects.expansions.artisans.using import push_uses
from royaume.games.architects.expansions.artisans.whereabouts import IN_SUPPLY
from royaume.games.architects.gaining import react
from royaume.games.architects.reset import CHARACTER, OrderingEffects, ReactingToReset, effect_at, reset_effects
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import PRISON, REACTING, RELEASE, VIRTUE, WORKERS
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import ALLOWED, Frame, Step
from royaume.kernel.ints import bit, lowest_bit
from royaume.kernel.module import Replacement

TOOL_FIRST: Final = 20  # 20 and more: the tool, then the effect of that number


def tool_at(t: ArchitectsTable, seat: i64, effect: i64) -> i64:
    """The ready tool under the apprentice of an effect, as a bit."""
    return 0 if effect == CHARACTER else ready_tool(t, t.players[seat].crew[effect])


def is_key(tool: i64) -> bool:
    return tool != 0 and CRAFTS[lowest_bit(tool)].tool.kind == RELEASES


def tool_helps(t: ArchitectsTable, seat: i64, effect: i64) -> bool:
    """With one prisoner left, a key under somebody who wants none opens the way to the ability itself.

    And where virtue is gained, it may matter that some is paid or gained first.
    """
    tool = tool_at(t, seat, effect)
    ability = effect_at(t, seat, effect)
    if tool == 0 or ability.only != PRISON_EMPTY:
        return False
    prison = t.players[seat].prison
    if is_key(tool):
        return prison == 1
    trades = CRAFTS[lowest_bit(tool)].tool.kind == TRADES
    return trades and prison == 0 and ability.thing == VIRTUE and why_useless(t, seat, lowest_bit(tool)) == ALLOWED


@final
class ReactingWithTools(Replacement[ArchitectsTable]):
    """Where a tool or the Artisan is concerned."""

    def instead(self, t: ArchitectsTable, frame: Frame[Any]) -> Frame[Any]:
        assert isinstance(frame, ReactingToReset)
        for effect in range(CHARACTER):
            if (frame.effects >> effect) & 1 == 1:
                only = effect_at(t, frame.who, effect).only
                if only == FOR_ARTISAN or tool_at(t, frame.who, effect) != 0:
                    return ResettingWithTools(frame.who, frame.effects)
        return frame


@final
class ResettingWithTools(ReactingToReset):
    """Their owner is asked where the order, or a tool, makes a difference."""

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        if asks_owner(t, self.who, self.effects):
            t.push(OrderingWithTools(self.who, self.effects))
        else:
            resolve_effect(t, self.who, self.effects, lowest_bit(self.effects))


def asks_owner(t: ArchitectsTable, seat: i64, effects: i64) -> bool:
    """Between what frees prisoners and what is gained without any; or where a tool may come first."""
    frees = False
    wants_none = False
    for effect in range(CHARACTER + 1):
        if (effects >> effect) & 1 == 1:
            if tool_helps(t, seat, effect):
                return True
            ability = effect_at(t, seat, effect)
            if ability.only == PRISON_EMPTY:
                wants_none = True
            elif ability.thing == RELEASE or is_key(tool_at(t, seat, effect)):
                frees = True
    return frees and wants_none and t.players[seat].prison > 0


@final
class OrderingWithTools(OrderingEffects):
    """Which effect comes first, or which tool before its effect."""

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        super().offers(t, out)
        for effect in range(CHARACTER):
            if (self.effects >> effect) & 1 == 1 and tool_helps(t, self.seat, effect):
                out.add(TOOL_FIRST + effect)

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        if a < TOOL_FIRST:
            resolve_effect(t, self.seat, self.effects, a)
            return
        effect = a - TOOL_FIRST
        tool = tool_at(t, self.seat, effect)
        t.push(ResettingNow(self.seat, self.effects, effect))
        use_tool(t, self.seat, use_of(lowest_bit(tool), NO_GOOD), False)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        if a < TOOL_FIRST:
            return super().describe(t, a)
        craft = int(lowest_bit(tool_at(t, self.seat, a - TOOL_FIRST)))
        apprentice = t.players[self.seat].crew[a - TOOL_FIRST]
        return Meaning("use_tool_first", {"craft": craft, "tool": craft, "apprentice": apprentice})


@final
class ResettingNow(Step[ArchitectsTable]):
    """The effect whose tool was used first."""

    def __init__(self, who: i64, effects: i64, effect: i64) -> None:
        super().__init__(who)
        self.effects: Final = effects
        self.effect: Final = effect

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        resolve_effect(t, self.who, self.effects, self.effect)

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.effects), int(self.effect)]

    def fits(self, t: ArchitectsTable) -> bool:
        known = self.effects > 0 and self.effects & ~reset_effects(t, self.who) == 0
        return super().fits(t) and known and 0 <= self.effect <= CHARACTER and (self.effects >> self.effect) & 1 == 1


def resolve_effect(t: ArchitectsTable, seat: i64, effects: i64, effect: i64) -> None:
    """One effect, then its tool if the ability was really used; the others follow."""
    left = effects & ~(1 << effect)
    if left != 0:
        t.push_step(REACTING, ReactingToReset(seat, left))
    tool = tool_at(t, seat, effect)
    ability = effect_at(t, seat, effect)
    prison = t.players[seat].prison
    if ability.only == FOR_ARTISAN:
        if artisan_is(t, seat, PRISON):
            push_uses(t, seat, tool)
            free_artisan(t, seat)
    elif ability.thing == RELEASE:
        if tool != 0 and prison > 0:
            t.push(ReleasedWithTool(seat, tool, prison))
        react(t, seat, ability)
    elif ability.only != PRISON_EMPTY or prison == 0:
        push_uses(t, seat, tool)
        react(t, seat, ability)


def free_artisan(t: ArchitectsTable, seat: i64) -> None:
    """Only the Artisan leaves Prison."""
    p = t.players[seat]
    p.prison -= 1
    p.supply += 1
    guild(t).where[seat] = IN_SUPPLY
    t.tell(WORKERS_RELEASED, seat, 1)
    t.tell(ARTISAN_RETURNED, seat)


@final
class ReleasedWithTool(Step[ArchitectsTable]):
    """An ability that releases up to so many was used if at least one worker left; `prison` is how many there were."""

    def __init__(self, who: i64, tool: i64, prison: i64) -> None:
        super().__init__(who)
        self.tool: Final = tool
        self.prison: Final = prison

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        if t.players[self.who].prison < self.prison:
            push_uses(t, self.who, self.tool)

    def numbers(self) -> list[int]:
        return [int(self.who), int(self.tool), int(self.prison)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and 0 < self.tool < bit(len(CRAFTS)) and 0 < self.prison <= WORKERS + 1
