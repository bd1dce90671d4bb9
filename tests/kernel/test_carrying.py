"""States, choices and records of older rules under newer ones."""

import copy

import pytest

import royaume
from royaume import BadInput
from royaume.games import GAMES
from royaume.kernel import notation, retelling
from royaume.kernel.carrying import FIRST, CarryOver, OldChoices, carried_over
from royaume.kernel.errors import OtherRules
from server.toll import TO_2, toll

OLD = toll()
NEW = toll((TO_2,))


def add_a_rule(state):
    """What rules 3 of the toll game would do to a state of rules 2."""
    state["table"]["tips"] = [tips + 1 for tips in state["table"]["tips"]]
    return state


NEWER = toll((TO_2, CarryOver(add_a_rule)))


@pytest.fixture
def rules(monkeypatch):
    """Which rules the program has."""
    return lambda game: monkeypatch.setitem(GAMES, "toll", game)


def played(choices, rules):
    rules(OLD)
    match = royaume.new("toll", players=2, seed=3)
    while not match.over and len(match.history) < choices:
        match.play(match.choices()[0])
    return match


@pytest.mark.parametrize("choices", [0, 1, 2, 7])
def test_a_state_of_older_rules_goes_on_by_these(rules, choices):
    old = played(choices, rules)
    rules(NEW)
    match = royaume.from_data(old.to_data())
    assert (match.scores(), match.turn, match.to_move) == (old.scores(), old.turn, old.to_move)
    assert (match.to_data()["rules"], match.config.options) == (2, {"tip": "one"})
    while not match.over:
        match.play(match.choices()[0])
    assert royaume.load(match.to_text()).scores() == match.scores()


def test_a_state_passes_through_every_version_between(rules):
    old = played(2, rules)
    assert carried_over(NEWER, old.to_data())["table"]["tips"] == [1, 1]
    assert carried_over(NEWER, carried_over(NEW, old.to_data()))["table"]["tips"] == [1, 1]


def test_the_data_that_was_given_stays_as_it_is(rules):
    data = played(3, rules).to_data()
    before = copy.deepcopy(data)
    carried_over(NEW, data)
    assert data == before


def test_a_state_of_these_rules_is_not_changed(rules):
    data = played(3, rules).to_data()
    assert carried_over(OLD, data) == data


@pytest.mark.parametrize("number", [2, 0, -1, "1", None])
def test_a_state_of_newer_or_no_rules_is_refused(rules, number):
    data = {**played(3, rules).to_data(), "rules": number}
    with pytest.raises(BadInput, match=r"version 2 of the rules|whole number from 1"):
        royaume.from_data(data)


@pytest.mark.parametrize("broken", [{"table": {}}, {"stack": [["Dreaming", 0]]}, {"config": 7}, {"stack": 5}])
def test_a_state_that_no_step_understands_is_bad_input(rules, broken):
    data = {**played(3, rules).to_data(), **broken}
    rules(NEW)
    with pytest.raises(BadInput, match="could not be carried over to version 2"):
        royaume.from_data(data)


def test_what_the_old_rules_decided_by_themselves_is_decided_the_same_way(rules):
    old = played(8, rules)
    rules(NEW)
    match = royaume.new("toll", players=2, seed=3)
    choices = OldChoices(NEW, 1)
    for made in old.history:
        choices.play(match, made.id, made.seat)
    assert match.scores() == old.scores()
    assert [made.id for made in match.history].count("no tip") == 4


def test_the_first_choice_may_be_the_answer(rules):
    lavish = toll((CarryOver(TO_2.state, answers={"tipping": FIRST}, dropped=TO_2.dropped),))
    old = played(8, rules)
    rules(lavish)
    match = royaume.new("toll", players=2, seed=3)
    for made in old.history:
        OldChoices(lavish, 1).play(match, made.id, made.seat)
    assert [made.id for made in match.history].count("tip") == 4


def test_a_choice_that_these_rules_do_not_know_is_not_passed_over_in_silence(rules):
    rules(NEW)
    match = royaume.new("toll", players=2, seed=3)
    with pytest.raises(BadInput, match="cannot be chosen here"):
        OldChoices(NEW, 1).play(match, "play c99", 0)


def test_a_record_of_older_rules_cannot_be_checked_but_told(rules):
    old = played(100, rules)
    text = old.to_text()
    rules(NEW)
    with pytest.raises(OtherRules, match="made by rules 1 of toll, this program has rules 2: cannot be checked"):
        royaume.load(text)
    written = retelling.read_written(text, GAMES)
    match, made = retelling.retold(written)
    assert (made, match.over, match.scores()) == (len(old.history), True, old.scores())


def test_a_record_of_older_rules_is_told_as_far_as_these_go_along(rules):
    text = played(100, rules).to_text()
    careless = toll((CarryOver(),))
    match, made = retelling.retold(retelling.read_written(text, {"toll": careless}))
    assert (made, match.turn) == (1, 1)


def test_a_record_of_older_rules_that_starts_from_a_state_is_told_too(rules):
    start = played(6, rules).to_data()
    later = royaume.from_data(start)
    while not later.over:
        later.play(later.choices()[0])
    match, made = retelling.retold(retelling.read_written(later.to_text(), {"toll": NEW}))
    assert (made, match.scores()) == (len(later.history), later.scores())


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_what_a_record_says_is_what_is_played(game):
    match = royaume.new(game.id, seed=1)
    for _ in range(30):
        match.play(match.choices()[-1])
    written = retelling.read_written(match.to_text(), GAMES)
    assert written.choices == [(made.seat, made.id) for made in match.history]
    assert (written.config, written.names) == (match.config.to_data(), match.names)


def test_a_record_that_was_cut_off_is_not_told(rules):
    text = played(6, rules).to_text()
    for cut in (text[: text.index("\n1. ")], text[: text.rindex("\n\n")]):
        with pytest.raises(BadInput, match="cut off"):
            retelling.read_written(cut, {"toll": NEW})
    with pytest.raises(BadInput, match="cut off"):
        notation.read(text[: text.rindex("\n\n")], {"toll": OLD})
