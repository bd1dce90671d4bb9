"""Tools: which are ready, what they need, what they do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from royaume.games.architects.events import MARKET_RESET, TOOL_USED
from royaume.games.architects.expansions.artisans.captures import CapturingHere, why_no_capture_here
from royaume.games.architects.expansions.artisans.crafts import (
    CAPTURES,
    CARTS,
    CRAFTS,
    EVADES,
    GAINS,
    RELEASES,
    STATIC,
    TRADES,
)
from royaume.games.architects.expansions.artisans.guild import guild
from royaume.games.architects.gaining import Gaining, gain
from royaume.games.architects.refusals import TOOL_UNPAYABLE, TOOL_WITHOUT_EFFECT
from royaume.games.architects.table import ArchitectsTable, captives_of
from royaume.games.architects.verbs import gain_goods, release, spend_goods
from royaume.games.architects.virtue import push_virtue_loss
from royaume.games.architects.vocabulary import CAPTURES_SPARED, CLAY, PLAN, SILVER, STONE, VIRTUE, WOOD
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import ALLOWED
from royaume.kernel.ints import bit

# a choice to use a tool: the craft card, and for some the good that is paid
FIRST_USE: Final = 10
WAYS: Final = 4
NO_GOOD: Final = 3


def use_of(craft: i64, good: i64) -> i64:
    return FIRST_USE + craft * WAYS + good


def craft_of(a: i64) -> i64:
    return (a - FIRST_USE) // WAYS


def good_of(a: i64) -> i64:
    return (a - FIRST_USE) % WAYS


def acts_at_resets(t: ArchitectsTable, apprentice: i64) -> bool:
    return t.catalogue.apprentices[apprentice].ability.event == MARKET_RESET


def ready_tool(t: ArchitectsTable, apprentice: i64) -> i64:
    """The tool under an apprentice if it has not worked in this turn, or in this reset; as a bit, or nothing."""
    g = guild(t)
    craft = g.tool_under[apprentice]
    if craft == NO_CARD or CRAFTS[craft].tool.kind == STATIC:
        return 0
    used = g.used_in_reset if acts_at_resets(t, apprentice) else g.used
    return bit(craft) & ~used


def ready_by_question(t: ArchitectsTable, seat: i64, question: i64) -> i64:
    """The ready tools of those apprentices that change this number."""
    bits: i64 = 0
    for apprentice in t.players[seat].crew:
        if t.catalogue.apprentices[apprentice].ability.question == question:
            bits |= ready_tool(t, apprentice)
    return bits


def ready_by_event(t: ArchitectsTable, seat: i64, event: i64) -> i64:
    """The ready tools of those apprentices that react to this event."""
    bits: i64 = 0
    for apprentice in t.players[seat].crew:
        if t.catalogue.apprentices[apprentice].ability.event == event:
            bits |= ready_tool(t, apprentice)
    return bits


def conspirators_used(t: ArchitectsTable, seat: i64) -> i64:
    """How many Conspirators' tools have worked in this turn: each needs a capture that its bearer made cheaper."""
    g = guild(t)
    n: i64 = 0
    for apprentice in t.players[seat].crew:
        craft = g.tool_under[apprentice]
        if craft != NO_CARD and t.catalogue.apprentices[apprentice].ability.question == CAPTURES_SPARED:
            n += (g.used >> craft) & 1
    return n


def bearer(t: ArchitectsTable, seat: i64, craft: i64) -> i64:
    """The apprentice of this seat that the tool lies under, or NO_CARD."""
    under = guild(t).tool_under
    for apprentice in t.players[seat].crew:
        if under[apprentice] == craft:
            return apprentice
    return NO_CARD


def why_useless(t: ArchitectsTable, seat: i64, craft: i64) -> i64:
    """Why a tool, used now, would do nothing or cannot be paid. Evading a tax is for whoever pays one to judge."""
    tool = CRAFTS[craft].tool
    p = t.players[seat]
    if tool.kind == TRADES:
        return TOOL_UNPAYABLE if tool.paid == SILVER and p.goods[SILVER] < tool.price else ALLOWED
    if tool.kind == CARTS:
        return TOOL_UNPAYABLE if p.goods[CLAY] + p.goods[WOOD] + p.goods[STONE] == 0 else ALLOWED
    if tool.kind == RELEASES:
        return TOOL_WITHOUT_EFFECT if p.prison == 0 else ALLOWED
    if tool.kind == CAPTURES:
        if acts_at_resets(t, bearer(t, seat, craft)):
            return TOOL_WITHOUT_EFFECT
        return why_no_capture_here(t, seat)
    if tool.kind == GAINS and tool.thing == PLAN and t.plans.left() == 0:
        return TOOL_WITHOUT_EFFECT
    return ALLOWED


def why_good_not_paid(t: ArchitectsTable, seat: i64, good: i64) -> i64:
    return ALLOWED if good == NO_GOOD or t.players[seat].goods[good] > 0 else TOOL_UNPAYABLE


def offer_uses(out: Choices, tools: i64) -> None:
    """Each of these tools; one that takes a basic good, with each of them."""
    for craft in range(len(CRAFTS)):
        if tools & bit(craft) != 0:
            if CRAFTS[craft].tool.kind == CARTS:
                for good in range(NO_GOOD):
                    out.add(use_of(craft, good))
            else:
                out.add(use_of(craft, NO_GOOD))


def describe_use(t: ArchitectsTable, seat: i64, a: i64) -> Meaning:
    craft = int(craft_of(a))
    args = {"craft": craft, "tool": craft, "apprentice": int(bearer(t, seat, craft))}
    if good_of(a) == NO_GOOD:
        return Meaning("use_tool", args)
    args["good"] = int(good_of(a))
    return Meaning("use_tool_paying", args)


def use_tool(t: ArchitectsTable, seat: i64, a: i64, to_send: bool) -> None:
    """`to_send`: the captives on one's board are sent to Prison next, so that there have to be some."""
    g = guild(t)
    craft = craft_of(a)
    if acts_at_resets(t, bearer(t, seat, craft)):
        g.used_in_reset |= bit(craft)
    else:
        g.used |= bit(craft)
    t.tell(TOOL_USED, seat, craft, bearer(t, seat, craft))
    if CRAFTS[craft].tool.kind == CAPTURES:
        only_others = to_send and captives_of(t.players[seat]) == 0
        t.push(CapturingHere(seat, 1 if only_others else 0))
    else:
        work(t, seat, craft, good_of(a))


def work(t: ArchitectsTable, seat: i64, craft: i64, good: i64) -> None:
    """What the tool does, unless it captures."""
    tool = CRAFTS[craft].tool
    if tool.kind == GAINS:
        gain(t, seat, tool.thing, tool.n)
    elif tool.kind == TRADES and tool.paid == VIRTUE:
        t.push(Gaining(seat, tool.thing, tool.n))
        push_virtue_loss(t, seat, tool.price)
    elif tool.kind == TRADES:
        spend_goods(t, seat, tool.paid, tool.price)
        gain(t, seat, tool.thing, tool.n)
    elif tool.kind == CARTS:
        spend_goods(t, seat, good, 1)
        gain_goods(t, seat, tool.thing, tool.n)
    elif tool.kind == RELEASES:
        release(t, seat, 1)
    elif tool.kind == EVADES:
        guild(t).evading = True
