"""Why a choice of Age of Artisans is not allowed, each with the heading of the rulebook that says so."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.refusals import ARTISANS_REFUSALS
from royaume.kernel.refusal import Refusal, Rule

BOOK: Final = "artisans"
TILE: Final = Rule(BOOK, "MAISON DES CORPORATIONS")
ADORNING: Final = Rule(BOOK, "FABRIQUER DES ORNEMENTS")
TOOLING: Final = Rule(BOOK, "FABRIQUER DES OUTILS")
TOOL_EFFECTS: Final = Rule(BOOK, "Effets des Outils")
ADORNMENT_EFFECTS: Final = Rule(BOOK, "Effets des Ornements")
COMBINATIONS: Final = Rule(BOOK, "EXEMPLES DE COMBINAISONS APPRENTI-OUTIL")
ARTISAN_RULE: Final = Rule(BOOK, "Chaque joueur possède maintenant 1 Artisan")
STRONGMAN: Final = Rule(BOOK, "Capacités de l'Homme Fort")

REFUSALS: Final = [
    Refusal("artisan_not_there", ARTISAN_RULE),
    Refusal("only_artisan_left", ARTISAN_RULE),
    Refusal("nobody_to_stand_on", TILE),
    Refusal("no_building_free", ADORNING),
    Refusal("no_apprentice_free", TOOLING),
    Refusal("no_craft_left", ADORNING),
    Refusal("adornment_unpayable", ADORNING),
    Refusal("tool_unpayable", TOOL_EFFECTS),
    Refusal("tool_without_effect", TOOL_EFFECTS),
    Refusal("tool_in_the_way", TOOL_EFFECTS),
    Refusal("tool_needed", TOOL_EFFECTS),
    Refusal("capture_owed", COMBINATIONS),
    Refusal("discount_needed", STRONGMAN),
    Refusal("no_craft_left", TOOLING),
    Refusal("room_for_one", ADORNMENT_EFFECTS, "adornment"),
    Refusal("none_held_there", ADORNMENT_EFFECTS, "anywhere"),
]
ARTISAN_NOT_THERE: Final = ARTISANS_REFUSALS
ONLY_ARTISAN_LEFT: Final = ARTISANS_REFUSALS + 1
NOBODY_TO_STAND_ON: Final = ARTISANS_REFUSALS + 2
NO_BUILDING_FREE: Final = ARTISANS_REFUSALS + 3
NO_APPRENTICE_FREE: Final = ARTISANS_REFUSALS + 4
NO_CRAFT_LEFT: Final = ARTISANS_REFUSALS + 5
ADORNMENT_UNPAYABLE: Final = ARTISANS_REFUSALS + 6
TOOL_UNPAYABLE: Final = ARTISANS_REFUSALS + 7
TOOL_WITHOUT_EFFECT: Final = ARTISANS_REFUSALS + 8
TOOL_IN_THE_WAY: Final = ARTISANS_REFUSALS + 9
TOOL_NEEDED: Final = ARTISANS_REFUSALS + 10
CAPTURE_OWED: Final = ARTISANS_REFUSALS + 11
DISCOUNT_NEEDED: Final = ARTISANS_REFUSALS + 12
NO_CRAFT_FOR_TOOL: Final = ARTISANS_REFUSALS + 13
ROOM_BY_ADORNMENT: Final = ARTISANS_REFUSALS + 14
NONE_HELD_BY_ADORNMENT: Final = ARTISANS_REFUSALS + 15
