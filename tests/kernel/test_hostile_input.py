"""Whatever somebody sends is taken or refused in one line; nothing else happens."""

import json

import pytest

import royaume
from royaume import BadInput

DEEP = "[" * 100_000
HUGE = 10**5000


def deep():
    data = []
    for _ in range(100_000):
        data = [data]
    return data


def state(**more):
    return {**royaume.new("majesty", players=2, seed=3).to_data(), **more}


def one_line(call):
    with pytest.raises(BadInput) as raised:
        call()
    for language in ("en", "fr"):
        sentence = raised.value.sentence(language)
        assert len(sentence) < 4000
        assert sentence.splitlines() == [sentence]
        sentence.encode()


HOSTILE = {
    "a choice of 9,000 characters": lambda: royaume.new("majesty", seed=1).play("x" * 9000),
    "a choice with a line break": lambda: royaume.new("majesty", seed=1).play("take\nmiller"),
    "a choice with half a character": lambda: royaume.new("majesty", seed=1).play("\ud800"),
    "an option of 9,000 characters": lambda: royaume.new("majesty", buildings="x" * 9000),
    "an option with half a character": lambda: royaume.new("majesty", buildings="\udfff"),
    "a game of 9,000 characters": lambda: royaume.new("x" * 9000),
    "players beyond all digits": lambda: royaume.new("majesty", players=HUGE),
    "a seed beyond all digits": lambda: royaume.new("majesty", seed=HUGE),
    "a seed with a line break": lambda: royaume.new("majesty", seed="a\nb"),
    "a seed with a carriage return": lambda: royaume.new("majesty", seed="a\rb"),
    "a seed with half a character": lambda: royaume.new("majesty", seed="\ud800"),
    "a seed of 9,000 characters": lambda: royaume.new("majesty", seed="x" * 9000),
    "a name with half a character": lambda: royaume.new("majesty", names=["\ud800"]),
    "a record that is none": lambda: royaume.load(None),
    "a record in bytes": lambda: royaume.load(b"[Royaume]"),
    "a record with half a character": lambda: royaume.load(
        royaume.new("majesty", seed=1).to_text().replace("P1", "\ud800")
    ),
    "a record that is all brackets": lambda: royaume.load(DEEP),
    "a state that is none": lambda: royaume.from_data(None),
    "a state that is a list": lambda: royaume.from_data([]),
    "a state that is a text": lambda: royaume.from_data("state"),
    "a state that is empty": lambda: royaume.from_data({}),
    "a state that is nested": lambda: royaume.from_data(state(table=deep())),
    "a state in a state": lambda: royaume.from_data(state(table={"realms": deep()})),
    "a state that is too large": lambda: royaume.from_data(state(table=[0] * 1_000_000)),
    "a turn beyond all digits": lambda: royaume.from_data(state(turn=HUGE)),
    "rules beyond all digits": lambda: royaume.from_data(state(rules=HUGE)),
    "a stack of huge numbers": lambda: royaume.from_data(state(stack=[["TakingCard", HUGE]])),
    "a stack of nothing": lambda: royaume.from_data(state(stack=[None])),
    "a name of 9,000 characters": lambda: royaume.from_data(state(active="P" * 9000)),
    "a key of 9,000 characters": lambda: royaume.from_data(state(**{"x" * 9000: 1})),
    "a key that is a number": lambda: royaume.from_data({**state(), 7: 1}),
    "a key of chance that is empty": lambda: royaume.from_data(state(chance={"key": "", "used": 0})),
    "a number that is none": lambda: royaume.from_data(state(turn=float("nan"))),
    "a frame with a name of 9,000 characters": lambda: royaume.from_data(state(stack=[["x" * 9000, 0]])),
    "config that is nothing": lambda: royaume.from_data(state(config=None)),
    "options that are a list": lambda: royaume.from_data(state(config={**state()["config"], "options": []})),
    "expansions twice": lambda: royaume.from_data(state(config={**state()["config"], "expansions": [None]})),
}


@pytest.mark.parametrize("call", HOSTILE.values(), ids=list(HOSTILE))
def test_what_cannot_be_used_is_said_in_one_line(call):
    one_line(call)


@pytest.mark.parametrize("value", ["[" * 100_000, "9" * 5000, "nul", "NaN", '{"a":' * 50_000, '"\\ud800"', "[]", "7"])
def test_a_start_that_is_no_state_is_refused(value):
    text = royaume.from_data(state()).to_text()
    before, _, after = text.partition('[Start "')
    broken = before + '[Start "' + value.replace("\\", "\\\\").replace('"', '\\"') + '"]' + after[after.index("\n") :]
    one_line(lambda: royaume.load(broken))


def test_a_refused_choice_changes_nothing():
    match = royaume.new("majesty", players=2, seed=3)
    before = json.dumps(match.to_data())
    for choice in ("", "x" * 9000, "take \ud800", "٣", "\n"):
        one_line(lambda: match.play(choice))  # noqa: B023 - called at once
    assert (json.dumps(match.to_data()), match.history) == (before, [])
