"""Why a choice is not allowed, each with the place in the rulebook that says so."""

from __future__ import annotations

from typing import Final

from royaume.kernel.refusal import Refusal, Rule

BOOK: Final = "rulebook"
MOVEMENT: Final = Rule(BOOK, "Phase 2 : Mouvement", key="movement")
MAIN_ACTION: Final = Rule(BOOK, "Phase 3 : Action Principale", key="main_action")
TRADING: Final = Rule(BOOK, "Commercer", key="trading")
CONSTRUCTING: Final = Rule(BOOK, "Construire", key="constructing")
PLACING: Final = Rule(BOOK, "Placer des Ouvriers", key="placing")
TRANSCRIBING: Final = Rule(BOOK, "Transcrire des Manuscrits", key="transcribing")
RECRUITING: Final = Rule(BOOK, "Phase 4 : Recruter", key="recruiting")
EFFECTS: Final = Rule(BOOK, "RÉFÉRENCE RAPIDE DES EFFETS", key="effects")

REFUSALS: Final = [
    Refusal("allowed", MAIN_ACTION),
    Refusal("not_enough_silver", MOVEMENT),
    Refusal("outer_path_only", MAIN_ACTION),
    Refusal("inner_path_only", MAIN_ACTION),
    Refusal("not_enough_merchants", TRADING),
    Refusal("not_enough_builders", CONSTRUCTING),
    Refusal("not_enough_nobles", PLACING),
    Refusal("not_enough_clerics", TRANSCRIBING),
    Refusal("nothing_to_flip", TRADING),
    Refusal("nothing_to_destroy", TRADING),
    Refusal("built_already", CONSTRUCTING),
    Refusal("no_free_spot", CONSTRUCTING),
    Refusal("no_workers_left", PLACING),
    Refusal("too_dear_to_dismiss", MAIN_ACTION),
    Refusal("one_dismissal", MAIN_ACTION),
    Refusal("no_action_with_it", MAIN_ACTION),
    Refusal("dismissed_for_another", MAIN_ACTION),
    Refusal("action_after_dismissal", MAIN_ACTION),
    Refusal("cannot_be_done", EFFECTS),
    Refusal("too_dear_to_hire", RECRUITING),
]
NOT_ENOUGH_SILVER: Final = 1
OUTER_PATH_ONLY: Final = 2
INNER_PATH_ONLY: Final = 3
NOT_ENOUGH_ICONS: Final = 4  # and the next three, by action
NOTHING_TO_FLIP: Final = 8
NOTHING_TO_DESTROY: Final = 9
BUILT_ALREADY: Final = 10
NO_FREE_SPOT: Final = 11
NO_WORKERS_LEFT: Final = 12
TOO_DEAR_TO_DISMISS: Final = 13
ONE_DISMISSAL: Final = 14
NO_ACTION_WITH_IT: Final = 15
DISMISSED_FOR_ANOTHER: Final = 16
ACTION_AFTER_DISMISSAL: Final = 17
CANNOT_BE_DONE: Final = 18
TOO_DEAR_TO_HIRE: Final = 19
