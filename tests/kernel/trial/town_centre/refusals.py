"""Why a choice is not allowed, each with the heading that says so."""

from __future__ import annotations

from typing import Final

from royaume.kernel.refusal import Refusal, Rule

NO_PAGE: Final = 0  # the text at hand does not number its pages

CAPTURES: Final = Rule("architects", "L'Hôtel de Ville", 14)
TAXES: Final = Rule("architects", "Le Bâtiment des Impôts", NO_PAGE)
MARKET: Final = Rule("architects", "Le Marché Noir", NO_PAGE)
VIRTUE: Final = Rule("architects", "PISTE DE VERTU", NO_PAGE)
TAKING_BACK: Final = Rule("architects", "DÉROULEMENT DE LA PARTIE, Règle Spéciale", NO_PAGE)
EXCHANGES: Final = Rule("wonders", "MISE EN PLACE", NO_PAGE)
ARTISAN: Final = Rule("artisans", "Chaque joueur possède maintenant 1 Artisan", NO_PAGE)

REFUSALS: Final = [
    Refusal("allowed", CAPTURES),
    Refusal("nobody_there", CAPTURES),
    Refusal("too_many_places", CAPTURES),
    Refusal("cannot_pay_capture", CAPTURES),
    Refusal("no_tax_there", TAXES),
    Refusal("space_taken", MARKET),
    Refusal("cannot_pay_market", MARKET),
    Refusal("too_virtuous", VIRTUE),
    Refusal("none_to_take_back", TAKING_BACK),
    Refusal("not_enough_influence", EXCHANGES),
    Refusal("silver_still_missing", EXCHANGES),
    Refusal("no_artisan_in_supply", ARTISAN),
    Refusal("only_the_artisan_left", ARTISAN),
]
NOBODY_THERE: Final = 1
TOO_MANY_PLACES: Final = 2
CANNOT_PAY_CAPTURE: Final = 3
NO_TAX_THERE: Final = 4
SPACE_TAKEN: Final = 5
CANNOT_PAY_MARKET: Final = 6
TOO_VIRTUOUS: Final = 7
NONE_TO_TAKE_BACK: Final = 8
NOT_ENOUGH_INFLUENCE: Final = 9
SILVER_STILL_MISSING: Final = 10
NO_ARTISAN_IN_SUPPLY: Final = 11
ONLY_THE_ARTISAN_LEFT: Final = 12
