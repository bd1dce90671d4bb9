"""Why a choice is not allowed, each with the heading of the rulebook that says so."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from royaume.kernel.refusal import Refusal, Rule

BOOK: Final = "architects"
SPECIAL_RULE: Final = Rule(BOOK, "DÉROULEMENT DE LA PARTIE, Règle Spéciale")
PLACING_RULE: Final = Rule(BOOK, "PLACER DES OUVRIERS")
RESOURCES: Final = Rule(BOOK, "Carrière, Forêt, Mines et Atelier d'Orfèvre")
STOREHOUSE_RULE: Final = Rule(BOOK, "L'Entrepôt de Royal")
WORKSHOP_RULE: Final = Rule(BOOK, "Atelier")
HIRING: Final = Rule(BOOK, "EMPLACEMENTS DU PLATEAU")
CAPTURES: Final = Rule(BOOK, "L'Hôtel de Ville")
TAXES: Final = Rule(BOOK, "Le Bâtiment des Impôts")
MARKET: Final = Rule(BOOK, "Le Marché Noir")
GUARDING: Final = Rule(BOOK, "Le Corps de Garde")
GUILDHALL_RULE: Final = Rule(BOOK, "La Maison des Corporations")
CONSTRUCTION: Final = Rule(BOOK, "Construire un Bâtiment")
CATHEDRAL: Final = Rule(BOOK, "Avancer le chantier de la Cathédrale")
VIRTUE_TRACK: Final = Rule(BOOK, "PISTE DE VERTU")

REFUSALS: Final = [
    Refusal("allowed", PLACING_RULE),
    Refusal("no_taxes", TAXES),
    Refusal("too_virtuous", VIRTUE_TRACK),
    Refusal("space_taken", MARKET),
    Refusal("market_unpayable", MARKET),
    Refusal("nothing_to_build", GUILDHALL_RULE),
    Refusal("nobody_there", SPECIAL_RULE),
    Refusal("never_from_there", SPECIAL_RULE),
    Refusal("open_place_first", SPECIAL_RULE),
    Refusal("no_gold_for_one", RESOURCES),
    Refusal("goods_missing", STOREHOUSE_RULE),
    Refusal("hiring_unpayable", WORKSHOP_RULE),
    Refusal("no_room", HIRING),
    Refusal("room_for_one", CONSTRUCTION),
    Refusal("too_many_places", CAPTURES),
    Refusal("not_capturable", PLACING_RULE),
    Refusal("capture_unpayable", CAPTURES),
    Refusal("no_captives", GUARDING),
    Refusal("nobody_in_prison", GUARDING),
    Refusal("none_held_there", GUARDING),
    Refusal("ransom_unpayable", GUARDING),
    Refusal("no_unpaid_debt", GUARDING),
    Refusal("debt_unpayable", GUARDING),
    Refusal("skill_missing", CONSTRUCTION),
    Refusal("cost_unpayable", CONSTRUCTION),
    Refusal("too_little_virtue", VIRTUE_TRACK),
    Refusal("cathedral_complete", CATHEDRAL),
    Refusal("level_full", CATHEDRAL),
    Refusal("no_plan_to_discard", CATHEDRAL),
    Refusal("level_unpayable", CATHEDRAL),
    Refusal("not_that_many", CATHEDRAL),
    Refusal("no_worker_left", PLACING_RULE),
    Refusal("not_that_many", CONSTRUCTION),
    Refusal("none_held_there", CONSTRUCTION, "anywhere"),
    Refusal("nothing_to_build", GUILDHALL_RULE, "no_plan"),
    Refusal("nothing_to_build", GUILDHALL_RULE, "low_virtue"),
    Refusal("nothing_to_build", GUILDHALL_RULE, "level_full"),
    Refusal("nothing_to_build", GUILDHALL_RULE, "complete"),
]
NO_TAXES: Final = 1
TOO_VIRTUOUS: Final = 2
SPACE_TAKEN: Final = 3
MARKET_UNPAYABLE: Final = 4
NOTHING_TO_BUILD: Final = 5
NOBODY_THERE: Final = 6
NEVER_FROM_THERE: Final = 7
OPEN_PLACE_FIRST: Final = 8
NO_GOLD_FOR_ONE: Final = 9
GOODS_MISSING: Final = 10
HIRING_UNPAYABLE: Final = 11
NO_ROOM: Final = 12
ROOM_FOR_ONE: Final = 13
TOO_MANY_PLACES: Final = 14
NOT_CAPTURABLE: Final = 15
CAPTURE_UNPAYABLE: Final = 16
NO_CAPTIVES: Final = 17
NOBODY_IN_PRISON: Final = 18
NONE_HELD_THERE: Final = 19
RANSOM_UNPAYABLE: Final = 20
NO_UNPAID_DEBT: Final = 21
DEBT_UNPAYABLE: Final = 22
SKILL_MISSING: Final = 23
COST_UNPAYABLE: Final = 24
TOO_LITTLE_VIRTUE: Final = 25
CATHEDRAL_COMPLETE: Final = 26
LEVEL_FULL: Final = 27
NO_PLAN_TO_DISCARD: Final = 28
LEVEL_UNPAYABLE: Final = 29
NOT_THAT_MANY: Final = 30
NO_WORKER_LEFT: Final = 31
NOT_THAT_MANY_TO_CONSTRUCT: Final = 32
NONE_HELD: Final = 33
NO_PLAN_AT_GUILDHALL: Final = 34
GUILDHALL_LOW_VIRTUE: Final = 35
GUILDHALL_LEVEL_FULL: Final = 36
GUILDHALL_COMPLETE: Final = 37

# expansions have blocks of their own
ARTISANS_REFUSALS: Final[i64] = 64
WONDERS_REFUSALS: Final[i64] = 96
LAST_REFUSAL: Final = 128
