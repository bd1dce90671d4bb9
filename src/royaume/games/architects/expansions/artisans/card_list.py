"""Craft cards as plain data, with their sources, for card lists and screens."""

from __future__ import annotations

from royaume.games.architects.expansions.artisans.craft_cards import CRAFTS, HOUSE, SPECIAL_IDS, TOOL_KIND_IDS, Tool
from royaume.games.architects.vocabulary import GOOD_IDS

Card = dict[str, object]


def tool_shown(tool: Tool) -> Card:
    """What it pays and gains, if it is that simple."""
    shown: Card = {"kind": TOOL_KIND_IDS[tool.kind]}
    if tool.n > 0:
        shown.update({"thing": GOOD_IDS[tool.thing], "amount": int(tool.n)})
    if tool.price > 0:
        shown.update({"paid": GOOD_IDS[tool.paid], "price": int(tool.price)})
    return shown


def craft_cards() -> list[Card]:
    return [
        {
            "id": card.id,
            "deck": "crafts",
            "count": 1,
            "source": HOUSE,
            "expansion": "artisans",
            "points": int(card.points),
            "gains": [{"thing": GOOD_IDS[thing], "amount": n} for thing, n in card.gains],
            "virtue_lost": int(card.virtue_lost),
            "debts": int(card.debts),
            "special": SPECIAL_IDS[card.special],
            "tool": card.tool.id,
            "tool_effect": tool_shown(card.tool),
            "sources": {"effect": card.effect_source, "points": card.points_source, "tool": card.tool.source},
        }
        for card in CRAFTS
    ]
