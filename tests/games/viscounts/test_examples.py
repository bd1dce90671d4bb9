"""Every worked example of the rulebook but those of solo play, by its id. What the harness cannot read, fails."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from documents import document

from .example_actions import outcome
from .example_scenes import Case

DOCUMENT: Case = document(Path(__file__).parent / "examples.yaml")
KEYS = {"id", "source", "heading", "given", "action", "expected", "from_picture", "filled_in", "note"}
CASES: list[Case] = [case for case in DOCUMENT["examples"] if not case["id"].startswith("solo_")]


def check(case: Case) -> None:
    found = outcome(case)
    for key, expected in case["expected"].items():
        assert found[key] == expected, key


def case_of(name: str) -> Case:
    return deepcopy(next(case for case in CASES if case["id"] == name))


def test_the_document_holds_44_examples_with_ids_of_their_own() -> None:
    assert len(CASES) == len({case["id"] for case in CASES}) == 44
    assert all("SOLO" not in case["heading"] for case in CASES)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_example(case: Case) -> None:
    assert set(case) <= KEYS
    assert case["expected"]
    check(deepcopy(case))


@pytest.mark.parametrize(
    ("name", "part", "key", "value"),
    [
        ("antagonist_alone", "given", "weather", "rain"),
        ("antagonist_alone", "action", "weather", "rain"),
        ("antagonist_alone", "expected", "weather", "rain"),
        ("antagonist_alone", "expected", "corruption", 3),
        ("trade_for_gold", "expected", "order", ["gold:3", "silver:-2", "trader after:trade silver:1"]),
        ("final_score_109", "expected", "vp", 108),
        ("castle_long_example", "expected", "castle_leader", "blue"),
        ("collision_red", "expected", "yellow", {"virtue": 1}),
    ],
)
def test_a_case_with_something_strange_or_wrong_in_it_fails(name: str, part: str, key: str, value: Any) -> None:
    case = case_of(name)
    case[part][key] = value
    with pytest.raises((AssertionError, KeyError)):
        check(case)
