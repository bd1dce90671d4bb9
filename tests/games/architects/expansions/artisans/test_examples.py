"""Every worked example of the reference, by its id. What the harness cannot read, fails."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from documents import document

from ...example_scenes import Case
from ...test_examples import KEYS
from .example_actions import played
from .example_checks import check


def spelled(value: Any) -> Any:
    """YAML takes the word `on` for a truth; as a key it is a word."""
    if isinstance(value, dict):
        return {"on" if key is True else key: spelled(part) for key, part in value.items()}
    return [spelled(part) for part in value] if isinstance(value, list) else value


DOCUMENT: Case = spelled(document(Path(__file__).parent / "examples.yaml"))
CASES: list[Case] = DOCUMENT["examples"]
Keys = tuple[str | int, ...]


def test_the_document_holds_51_examples_with_ids_of_their_own() -> None:
    assert set(DOCUMENT) == {"meta", "examples"}
    assert len(CASES) == 51
    assert len({case["id"] for case in CASES}) == 51


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_example(case: Case) -> None:
    assert set(case) <= KEYS
    assert {"given", "action", "expected"} <= set(case)
    assert case["expected"]
    scene = played(case)
    check(scene, case["expected"])


# the harness itself: a word that is not understood, or a wrong number, fails ----------------


def holds(case: Case) -> bool:
    try:
        check(played(case), case["expected"])
    except Exception:
        return False
    return True


def places_in(value: Any, keys: Keys = ()) -> Iterator[tuple[Keys, Any]]:
    """Everything in a case, with the keys that lead to it."""
    yield keys, value
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        yield from places_in(part, (*keys, key))


def spoilt(value: Any) -> Any:
    """The same with a word too much, or another number."""
    if isinstance(value, dict):
        return value | {"weather": "rain"}
    if isinstance(value, list):
        return [*value, "rain"]
    if isinstance(value, str):
        return f"{value} rain"
    return not value if isinstance(value, bool) else value + 1


def put(case: Case, keys: Keys, value: Any) -> Case:
    changed = deepcopy(case)
    part: Any = changed
    for key in keys[:-1]:
        part = part[key]
    part[keys[-1]] = value
    return changed


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
        ("adornment_under_courtyard", ("action", 0, "under"), "well"),
        ("debt_collector_tool_once", ("action", 4, "tool"), "chisel"),
        ("combo_strongman_capture", ("action", 1, "discount"), 1),
        ("artisan_forest", ("action", 0, "piece"), "worker"),
        ("stack_never_three", ("given", "red", "guildhall", "stacked"), 0),
        ("tool_under_trader_used", ("action", 1, "pay", "clay"), 2),
    ],
)
def test_an_example_that_is_played_otherwise_fails(name: str, keys: Keys, value: Any) -> None:
    case = next(case for case in CASES if case["id"] == name)
    assert holds(case)
    assert not holds(put(case, keys, value))
