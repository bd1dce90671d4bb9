"""Why a choice of Works of Wonder is not allowed, each with the heading of the rulebook that says so."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.refusals import WONDERS_REFUSALS
from royaume.kernel.refusal import Refusal, Rule

BOOK: Final = "wonders"
INFLUENCE_RULE: Final = Rule(BOOK, "MISE EN PLACE")
COURT: Final = Rule(BOOK, "LA PRINCESSE ET LE PROFITEUR")
CONTRIBUTIONS: Final = Rule(BOOK, "CONTRIBUTIONS")
RESET: Final = Rule(BOOK, "RÉINITIALISATION DU MARCHÉ NOIR")
WONDERS: Final = Rule(BOOK, "CONSTRUIRE DES MERVEILLES")
NEW_CARDS: Final = Rule(BOOK, "NOUVEAUX BÂTIMENTS ET APPRENTIS")

REFUSALS: Final = [
    Refusal("influence_missing", INFLUENCE_RULE),
    Refusal("rest_unpayable", INFLUENCE_RULE),
    Refusal("token_there", CONTRIBUTIONS),
    Refusal("token_missing", CONTRIBUTIONS),
    Refusal("contribution_in_the_way", CONTRIBUTIONS),
    Refusal("contribution_needed", CONTRIBUTIONS),
    Refusal("influence_in_the_way", COURT),
    Refusal("influence_needed", COURT),
    Refusal("wonder_built", WONDERS),
    Refusal("wonder_unpayable", WONDERS),
    Refusal("wonder_there", WONDERS),
    Refusal("no_wonder_there", WONDERS),
    Refusal("no_unpaid_debt", RESET, "favour"),
    Refusal("room_for_one", RESET, "favour"),
    Refusal("no_unpaid_debt", NEW_CARDS, "building"),
    Refusal("room_for_one", NEW_CARDS, "building"),
]
INFLUENCE_MISSING: Final = WONDERS_REFUSALS
REST_UNPAYABLE: Final = WONDERS_REFUSALS + 1
TOKEN_THERE: Final = WONDERS_REFUSALS + 2
TOKEN_MISSING: Final = WONDERS_REFUSALS + 3
CONTRIBUTION_IN_THE_WAY: Final = WONDERS_REFUSALS + 4
CONTRIBUTION_NEEDED: Final = WONDERS_REFUSALS + 5
INFLUENCE_IN_THE_WAY: Final = WONDERS_REFUSALS + 6
INFLUENCE_NEEDED: Final = WONDERS_REFUSALS + 7
WONDER_BUILT: Final = WONDERS_REFUSALS + 8
WONDER_UNPAYABLE: Final = WONDERS_REFUSALS + 9
WONDER_THERE: Final = WONDERS_REFUSALS + 10
NO_WONDER_THERE: Final = WONDERS_REFUSALS + 11
NO_DEBT_FOR_FAVOUR: Final = WONDERS_REFUSALS + 12
ROOM_BY_FAVOUR: Final = WONDERS_REFUSALS + 13
NO_DEBT_TO_TURN: Final = WONDERS_REFUSALS + 14
ROOM_BY_SCHOOL: Final = WONDERS_REFUSALS + 15
