"""Tools: which are ready, what they need, what they do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from royaume.games.architects.expansions.artisans.captures import CapturingHere, why_no_capture_here
from royaume.games.architects.expansions.artisans.craft_cards import (
    CAPTURES,
    CARTS,
    CRAFTS,
    EVADES,
    GAINS,
    RELEASES,
    STATIC,
    TRADES,
)
from royaume.games.architects.expansions.artisans.events import TOOL_USED
from royaume.games.architects.expansions.artisans.kept import artisans_of
from royaume.games.architects.expansions.artisans.refusals import TOOL_UNPAYABLE, TOOL_WITHOUT_EFFECT
from royaume.games.architects.expansions.artisans.vocabulary import NOTES
from royaume.games.architects.gaining import Gaining, gain
from royaume.games.architects.prices import TOOL, price_in
from royaume.games.architects.table import ArchitectsTable, captives_of
from royaume.games.architects.verbs import release
from royaume.games.architects.vocabulary import AT_RESET, CAPTURES_SPARED, PLAN
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import ALLOWED
from royaume.kernel.ints import bit
from royaume.kernel.paying import charge, payable

NO_GOOD: Final = 3  # a tool that takes a basic good is paid with clay, wood or stone; any other with none of them
ONE_GOOD: Final = [price_in(TOOL, good, 1) for good in range(NO_GOOD)]


def acts_at_resets(t: ArchitectsTable, apprentice: i64) -> bool:
    return t.catalogue.apprentices[apprentice].ability.kind == AT_RESET


def is_used(t: ArchitectsTable, craft: i64, apprentice: i64) -> bool:
    """Whether the tool has worked in this turn, or in this reset."""
    kept = artisans_of(t)
    used = kept.used_in_reset if acts_at_resets(t, apprentice) else kept.used
    return used & bit(craft) != 0


def ready_tool(t: ArchitectsTable, apprentice: i64) -> i64:
    """The tool under an apprentice if it has not worked yet, or NO_CARD."""
    craft = artisans_of(t).tool_under[apprentice]
    if craft == NO_CARD or CRAFTS[craft].tool.kind == STATIC or is_used(t, craft, apprentice):
        return NO_CARD
    return craft


def conspirators_used(t: ArchitectsTable, seat: i64) -> i64:
    """How many Conspirators' tools have worked in this turn: each needs a capture that its bearer made cheaper."""
    kept = artisans_of(t)
    n: i64 = 0
    for apprentice in t.players[seat].crew:
        craft = kept.tool_under[apprentice]
        if craft != NO_CARD and t.catalogue.apprentices[apprentice].ability.kind == CAPTURES_SPARED:
            n += (kept.used >> craft) & 1
    return n


def why_useless(t: ArchitectsTable, seat: i64, craft: i64, apprentice: i64) -> i64:
    """Why a tool, used now, would do nothing or cannot be paid. Evading a tax is for whoever pays one to judge."""
    tool = CRAFTS[craft].tool
    p = t.players[seat]
    if tool.kind == TRADES:
        return ALLOWED if payable(t, seat, tool.cost) else TOOL_UNPAYABLE
    if tool.kind == CARTS:
        return why_no_good_paid(t, seat)
    if tool.kind == RELEASES:
        return TOOL_WITHOUT_EFFECT if p.prison == 0 else ALLOWED
    if tool.kind == CAPTURES:
        return TOOL_WITHOUT_EFFECT if acts_at_resets(t, apprentice) else why_no_capture_here(t, seat)
    if tool.kind == GAINS and tool.thing == PLAN and t.plans.left() == 0:
        return TOOL_WITHOUT_EFFECT
    return ALLOWED


def why_good_not_paid(t: ArchitectsTable, seat: i64, good: i64) -> i64:
    return ALLOWED if good == NO_GOOD or payable(t, seat, ONE_GOOD[good]) else TOOL_UNPAYABLE


def why_no_good_paid(t: ArchitectsTable, seat: i64) -> i64:
    for good in range(NO_GOOD):
        if why_good_not_paid(t, seat, good) == ALLOWED:
            return ALLOWED
    return TOOL_UNPAYABLE


def use_tool(t: ArchitectsTable, seat: i64, craft: i64, apprentice: i64, good: i64, to_send: bool) -> None:
    """`to_send`: the captives on one's board are sent to Prison next, so that there have to be some."""
    kept = artisans_of(t)
    t.note(NOTES)
    if acts_at_resets(t, apprentice):
        kept.used_in_reset |= bit(craft)
    else:
        kept.used |= bit(craft)
    t.tell(TOOL_USED, seat, craft, apprentice)
    if CRAFTS[craft].tool.kind == CAPTURES:
        only_others = to_send and captives_of(t.players[seat]) == 0
        t.push(CapturingHere(seat, 1 if only_others else 0))
    else:
        work(t, seat, craft, good)


def work(t: ArchitectsTable, seat: i64, craft: i64, good: i64) -> None:
    """What the tool does, unless it captures."""
    tool = CRAFTS[craft].tool
    if tool.kind == GAINS:
        gain(t, seat, tool.thing, tool.n)
    elif tool.kind == TRADES:
        t.push(Gaining(seat, tool.thing, tool.n))
        charge(t, seat, tool.cost)
    elif tool.kind == CARTS:
        t.push(Gaining(seat, tool.thing, tool.n))
        charge(t, seat, ONE_GOOD[good])
    elif tool.kind == RELEASES:
        release(t, seat, 1)
    elif tool.kind == EVADES:
        artisans_of(t).evading = True
