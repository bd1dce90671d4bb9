"""Ids and notation of Age of Artisans."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.expansions.artisans.craft_cards import CRAFTS

# a craft card, and each of its halves
IDS: Final = {
    "craft": tuple([craft.id for craft in CRAFTS]),
    "adornment": tuple([craft.id for craft in CRAFTS]),
    "tool": tuple([craft.tool.id for craft in CRAFTS]),
}

NOTATION: Final = {
    "place_artisan": "place artisan {place}",
    "craft_adornment": "craft adornment",
    "craft_tool": "craft tool",
    "choose_craft": "take {craft}",
    "link_adornment": "under {building}",
    "link_tool": "under {apprentice}",
    "use_tool": "use {craft}",
    "use_tool_paying": "use {craft} paying {good}",
    "use_tool_first": "use {craft} first",
    "capture_here": "capture {workers} of {owner}",
    "capture_here_artisan": "capture {workers} of {owner} with the artisan",
    "capture_colour": "capture all of {owner}",
    "ignore_loss": "ignore loss",
    "accept_loss": "accept loss",
    "use_discount": "use discount",
    "pay_in_full": "pay in full",
    "return_artisan": "artisan",
    "return_worker": "worker",
    "move_tool": "move tool to {apprentice}",
    "drop_tool": "drop tool",
    "take_bonus": "take bonus",
}
