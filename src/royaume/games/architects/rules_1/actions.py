"""Decisions around which tools may be used: by rules 1 frames that lay on them, by rules 2 frames that hold them."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.expansions.artisans.craft_cards import CRAFTS
from royaume.games.architects.expansions.artisans.placing import CRAFT
from royaume.games.architects.expansions.artisans.using_tools import tool_of
from royaume.games.architects.expansions.artisans.vocabulary import ASIDE
from royaume.games.architects.hiring import ELSE
from royaume.games.architects.rules_1.carried import Carried, Entry
from royaume.kernel.option import FIRST_OPTION

# choices by their numbers of rules 1
ARTISAN: Final = 20  # and the place, at Placing
CRAFT_ADORNMENT: Final = 40
CRAFT_TOOL: Final = 41
PLANS: Final = 8  # at Hiring


def minding(carried: Carried, entry: Entry) -> list[Entry]:
    """It only put the decision below it; now that one does so itself."""
    return []


def considering(carried: Carried, entry: Entry) -> list[Entry]:
    """The action chosen at the decision below; whatever may be done before it is asked for again."""
    _, who, action = entry[:3]
    frame = carried.stack.pop()
    return [["Considering", who, chosen(frame[0], action), ASIDE, frame]]


def chosen(decision: str, action: int) -> int:
    if decision == "Hiring":
        return ELSE if action == PLANS else action
    if decision != "Placing" or action < ARTISAN or action > CRAFT_TOOL:
        return action
    if action < CRAFT_ADORNMENT:
        return FIRST_OPTION + action - ARTISAN
    return FIRST_OPTION + CRAFT + action - CRAFT_ADORNMENT


def ability_used(carried: Carried, entry: Entry) -> list[Entry]:
    _, who, tools = entry
    return [["ActionOver", who, *things(carried, who, tools)]]


def using_tools(carried: Carried, entry: Entry) -> list[Entry]:
    _, seat, tools = entry
    return [["DoingAfter", seat, *things(carried, seat, tools)]]


def released_with_tool(carried: Carried, entry: Entry) -> list[Entry]:
    """Its tool may work if the effect freed somebody; by rules 2 the guild remembers it."""
    _, who, tools, prison = entry
    carried.guild()["freed"] = carried.players[who]["prison"] < prison
    return [["ActionOver", who, *things(carried, who, tools)]]


def things(carried: Carried, seat: int, tools: int) -> list[int]:
    """Tools as bits of craft cards; of those that left their apprentice nothing is left. In the order of the crew."""
    found: dict[int, int] = {}
    for craft in range(len(CRAFTS)):
        bearer = carried.bearer(seat, craft) if tools >> craft & 1 else -1
        if bearer >= 0:
            found[bearer] = tool_of(craft, bearer)
    return [found[card] for card in carried.players[seat]["crew"] if card in found]
