"""Every worked example of the reference, by its id. What the harness cannot read, fails."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from documents import document

from .example_actions import played
from .example_checks import check
from .example_scenes import Case

DOCUMENT: Case = document(Path(__file__).parent / "examples.yaml")
KEYS = {"id", "source", "kind", "heading", "given", "action", "expected", "breakdown", "filled_in", "note"}
CASES: list[Case] = DOCUMENT["examples"]


def case_of(name: str) -> Case:
    return deepcopy(next(case for case in CASES if case["id"] == name))


def test_the_document_holds_62_examples_with_ids_of_their_own() -> None:
    assert set(DOCUMENT) == {"meta", "examples"}
    assert len(CASES) == 62
    assert len({case["id"] for case in CASES}) == 62


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_example(case: Case) -> None:
    assert set(case) <= KEYS
    assert {"given", "action", "expected"} <= set(case)
    assert case["expected"]
    scene = played(case)
    check(scene, case["expected"])


# the harness itself: a word that is not understood, or a wrong number, fails ----------------


@pytest.mark.parametrize(
    ("name", "part", "key", "value"),
    [
        ("tax_stand_eleven", "given", "weather", "rain"),
        ("tax_stand_eleven", "expected", "weather", "rain"),
        ("tax_stand_eleven", "expected", "tax_stand_after", 1),
        ("tax_stand_eleven", "expected", "supply_silver", 1),
        ("tax_stand_eleven", "expected", "winners", ["red"]),
        ("setup_standard_start", "given", "weather", "rain"),
        ("table_per_worker", "given", "weather", "rain"),
        ("table_per_worker", "expected", "mines_gold", [0, 1, 1, 3]),
        ("town_centre_example_1", "expected", "refused", [{"capture": {"location": "forest", "colour": "red"}}]),
        ("reset_example", "expected", "prison_after_step_1", {"red": 2, "blue": 3, "yellow": 3}),
    ],
)
def test_a_case_with_something_strange_or_wrong_in_it_fails(name: str, part: str, key: str, value: Any) -> None:
    case = case_of(name)
    case[part][key] = value
    with pytest.raises((AssertionError, KeyError)):
        check(played(case), case["expected"])


@pytest.mark.parametrize("name", ["town_centre_example_1", "cathedral_first_level", "setup_draft", "score_ties"])
def test_a_step_with_something_strange_in_it_fails(name: str) -> None:
    case = case_of(name)
    case["action"][-1]["weather"] = "rain"
    with pytest.raises(AssertionError):
        check(played(case), case["expected"])


def test_an_expectation_of_a_player_with_something_strange_in_it_fails() -> None:
    case = case_of("tax_stand_eleven")
    case["expected"]["red"]["weather"] = "rain"
    with pytest.raises(AssertionError, match="not understood"):
        check(played(case), case["expected"])
