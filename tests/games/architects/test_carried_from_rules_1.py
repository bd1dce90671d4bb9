"""States that rules 1 left, at every kind of pending decision: they go on under these rules as they would have gone on.

`rules_1/states.jsonl` was made by a program that had rules 1, see `rules_1/make.py` there.
"""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import royaume
from royaume.games import GAMES
from royaume.games.architects.rules_1.frames import NEW_ENTRIES
from royaume.kernel.carrying import OldChoices
from royaume.kernel.errors import BadInput
from royaume.kernel.match import Match

GAME = GAMES["architects"]
HERE = Path(__file__).parent / "rules_1"


def entries(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (HERE / name).read_text("utf-8").splitlines()]


ENTRIES = entries("states.jsonl")
OTHERWISE = entries("questions_changed.jsonl")  # where rules 1 asked something that these do not ask
SOLVED_BY_ITSELF = {
    "Paying",
    "Spending",
    "AcceptingDebts",
    "Resetting",
    "EndingGame",
    "OpponentsTurn",
    "TakingAdornment",
}


def name_of(entry: dict[str, Any]) -> str:
    return "/".join(frame[0] for frame in entry["state"]["stack"]) + " " + entry["asks"]


same_question = pytest.mark.parametrize("entry", ENTRIES, ids=name_of)
every_state = pytest.mark.parametrize("entry", ENTRIES + OTHERWISE, ids=name_of)


def carried(entry: dict[str, Any]) -> Match:
    return royaume.from_data(entry["state"])


@same_question
def test_the_same_seat_has_the_same_choices(entry: dict[str, Any]) -> None:
    match = carried(entry)
    assert (match.to_move, match.question().key) == (entry["seat"], entry["asks"])
    assert sorted(choice.id for choice in match.choices()) == sorted(entry["choices"])


@every_state
def test_the_turn_goes_on_to_the_same_boards(entry: dict[str, Any]) -> None:
    """Nothing is paid twice, and nothing is forgotten."""
    match = carried(entry)
    old = OldChoices(GAME, 1)
    for seat, choice in entry["made"]:
        old.play(match, choice, seat)
        assert GAME.violation(match.table) == ""
    old.answer_new_questions(match)
    assert (match.over, match.turn) == (entry["over"], entry["turn"])
    for board, then in zip(match.to_data()["table"]["players"], entry["boards"], strict=True):
        assert {key: board[key] for key in then} == then


@every_state
def test_what_is_written_then_is_a_state_of_these_rules(entry: dict[str, Any]) -> None:
    data = carried(entry).to_data()
    assert data["rules"] == GAME.version
    assert royaume.from_data(data).to_data() == data


def test_a_tool_that_was_offered_before_a_trade_is_offered_after_it() -> None:
    entry = OTHERWISE[0]
    assert entry["state"]["stack"][-1][0] == "ToolsFirst"
    match = carried(entry)
    assert (match.to_move, match.question().key) == (entry["seat"], "using_tools")
    uses = [choice for choice in entry["choices"] if choice != "go on"]
    assert [choice.id for choice in match.choices()] == [*uses, "decline"]


@pytest.mark.parametrize("entry", OTHERWISE[1:], ids=name_of)
def test_the_only_way_to_bear_a_price_is_taken_without_asking(entry: dict[str, Any]) -> None:
    assert (entry["asks"], len(entry["choices"])) == ("ignoring_loss", 1)
    assert carried(entry).question().key != "ignoring_loss"


def test_every_frame_that_could_be_pending_by_rules_1_is_among_them() -> None:
    pending = {frame[0] for entry in ENTRIES for frame in entry["state"]["stack"]}
    assert set(NEW_ENTRIES) - pending == SOLVED_BY_ITSELF


def test_a_state_that_rules_1_did_not_write_is_refused_with_a_reason() -> None:
    broken = copy.deepcopy(ENTRIES[0]["state"])
    broken["stack"].append(["Discounting", 0, 1, 0])
    with pytest.raises(BadInput, match="could not be carried over"):
        royaume.from_data(broken)
    unknown = copy.deepcopy(ENTRIES[0]["state"])
    unknown["stack"].append(["Juggling", 0])
    with pytest.raises(BadInput, match="Juggling"):
        royaume.from_data(unknown)
