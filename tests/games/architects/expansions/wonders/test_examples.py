"""Every worked example of the reference that is not about a solo opponent, by its id. What cannot be read, fails."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from documents import document

from ...example_scenes import Case
from ..artisans.test_examples import Keys, places_in, put, spoilt
from .example_actions import played
from .example_checks import check

DOCUMENT: Case = document(Path(__file__).parent / "examples.yaml")
ALL: list[Case] = DOCUMENT["examples"]
CASES = [case for case in ALL if "_ai_" not in case["id"] and case["id"] != "seed_coop_threshold"]
KEYS = {"id", "kind", "source", "cite", "given", "action", "expected", "filled_in", "note"}


def test_the_document_holds_65_examples_with_ids_of_their_own() -> None:
    assert set(DOCUMENT) == {"examples"}
    assert len({case["id"] for case in ALL}) == len(ALL) == 65
    assert len(CASES) == 36


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_example(case: Case) -> None:
    assert set(case) <= KEYS
    assert case["expected"]
    check(played(case), case["expected"])


# the harness itself: a word that is not understood, or a wrong number, fails ----------------


def holds(case: Case) -> bool:
    try:
        check(played(case), case["expected"])
    except Exception:
        return False
    return True


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_an_example_fails_with_anything_strange_or_wrong_in_its_expectations(case: Case) -> None:
    assert holds(case)
    for keys, value in places_in(case["expected"], ("expected",)):
        assert not holds(put(case, keys, spoilt(value))), keys


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_an_example_fails_with_a_strange_word_in_what_it_gives_or_does(case: Case) -> None:
    """Numbers may be others: more silver than needed changes nothing."""
    for part in ("given", "action"):
        for keys, value in places_in(case[part], (part,)):
            if isinstance(value, (dict, str)):
                assert not holds(put(case, keys, spoilt(value))), keys


@pytest.mark.parametrize(
    ("name", "keys", "value"),
    [
        ("seed_stone_wonder_cost", ("given", "wonders", "stone_wonder", "tokens"), 2),
        ("seed_black_market_middle_for_influence", ("action", "pay", "virtue", "influence"), 0),
        ("seed_princess_one_contribution", ("action", "contribute"), "clay"),
        ("own_louis_wonder_price", ("action", "pay", "influence", "silver"), 6),
        ("own_charlatan_pays_wonder", ("given", "player", "apprentices"), ["charlatan_wood"]),
        ("own_virtue_consequence_bought_off", ("given", "players", "red", "influence"), 1),
        ("own_profiteer_consequence_then_majority", ("given", "trigger_player"), "red"),
    ],
)
def test_an_example_that_is_played_otherwise_fails(name: str, keys: Keys, value: Any) -> None:
    case = next(case for case in CASES if case["id"] == name)
    assert holds(case)
    assert not holds(put(case, keys, value))
