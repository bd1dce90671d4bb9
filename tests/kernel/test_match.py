"""A match: choices with reasons, undo, simultaneous seats, names."""

import pytest

import royaume
from royaume import BadInput
from royaume.kernel.chance import Dice


def new(**options):
    return royaume.new("majesty", players=2, seed=3, **options)


def after_taking_a_split_card():
    match = new()
    split = next(choice for choice in match.choices() if "/" in choice.id)
    match.play(split)
    return match


def with_a_refused_choice():
    """Taking the last card again and again leaves somebody without meeples."""
    match = new()
    while len(match.choices()) == len(match.explain()):
        match.play(match.choices()[-1])
    return match


def test_refused_choices_are_explained_with_the_rulebook_heading():
    match = with_a_refused_choice()
    refused = [choice for choice in match.explain() if choice.refusal]
    assert {choice.refusal.key for choice in refused} == {"not_enough_meeples"}
    assert {choice.refusal.heading for choice in refused} == {"Take a card"}
    assert all(choice.refusal is None for choice in match.choices())


def test_a_choice_is_played_by_its_id_or_itself():
    one, other = new(), new()
    one.play(one.choices()[1])
    other.play(other.choices()[1].id)
    assert one.to_data() == other.to_data()


def test_an_illegal_choice_changes_nothing_and_says_why():
    match = with_a_refused_choice()
    before = match.to_data()
    refused = next(choice for choice in match.explain() if choice.refusal)
    with pytest.raises(BadInput, match="meeple for each card before"):
        match.play(refused)
    with pytest.raises(BadInput, match=r"cannot be chosen here. Possible: take"):
        match.play("take everything")
    assert match.to_data() == before


def test_a_choice_without_a_reveal_can_be_undone():
    match = after_taking_a_split_card()
    assert match.why_no_undo() == ""
    match.undo()
    assert match.to_data() == new().to_data()
    assert match.history == []


def test_nothing_is_undone_past_a_revealed_card():
    match = new()
    single = next(choice for choice in match.choices() if "/" not in choice.id)
    assert match.reveals(single)
    match.play(single)
    with pytest.raises(BadInput, match="hidden card"):
        match.undo()


def test_before_the_click_a_choice_says_whether_it_reveals():
    match = new()
    assert [match.reveals(choice) for choice in match.choices()] == ["/" not in choice.id for choice in match.choices()]


def test_undo_of_a_seat_goes_back_to_its_own_last_choice():
    match = new()
    first = match.to_move
    with pytest.raises(BadInput, match="nothing to undo"):
        match.undo(first)


def test_only_the_seat_that_is_waited_for_may_choose():
    match = new()
    other = 1 - match.to_move
    with pytest.raises(BadInput, match="not player"):
        match.play(match.choices()[0], seat=other)


def test_a_preview_tells_what_a_choice_brings_up_to_the_hidden_card():
    match = new()
    single = next(choice for choice in match.choices() if "/" not in choice.id)
    foreseen = match.preview(single).events
    seat, before = match.to_move, len(match.events(match.to_move))
    match.play(single)
    told = match.events(seat, before)
    assert foreseen == told[: len(foreseen)]
    assert [event.key for event in told[len(foreseen) :]] == ["card_revealed", "turn_started"]


def test_a_preview_tells_what_each_answer_to_the_next_question_brings():
    match = new()
    split = next(choice for choice in match.choices() if "/" in choice.id)
    outlook = match.preview(split)
    assert [event.key for event in outlook.events] == ["card_taken"]
    assert [answer.key for answer, _ in outlook.then] == ["place_as", "place_as"]
    match.play(split)
    seat = match.to_move
    for (_, brought), choice in zip(outlook.then, match.choices(), strict=True):
        assert brought == match.preview(choice).events
        assert {"key": "character_placed", "seat": seat} == {"key": brought[0].key, "seat": brought[0].args["seat"]}


def test_a_preview_changes_nothing_and_depends_on_nothing_hidden():
    match = new()
    before = match.to_data()
    other = royaume.from_data(before)
    other.table = match.game.resample(match.table, match.to_move, Dice(3))
    for choice in match.choices():
        assert match.preview(choice) == other.preview(choice)
    assert match.to_data() == before


def test_all_choices_are_explained_at_once_as_one_by_one():
    match = new()
    while all(choice.refusal is None for choice in match.explain()):
        match.play(match.choices()[-1])
    each = [(choice, None if choice.refusal else match.preview(choice)) for choice in match.explain()]
    assert match.explain_all() == each
    assert {outlook is None for _, outlook in each} == {True, False}


def test_going_to_an_earlier_point_replays_the_log():
    match = new()
    states = [match.to_data()]
    while not match.over:
        match.play(match.choices()[0])
        states.append(match.to_data())
    for point in (len(states) - 1, 7, 0):
        match.go_to(point)
        assert match.to_data() == states[point]


def test_a_finished_game_takes_no_more_choices():
    match = new()
    while not match.over:
        match.play(match.choices()[0])
    assert match.to_move is None
    assert match.waiting == []
    assert match.explain() == match.explain_all() == []
    with pytest.raises(BadInput, match="game is over"):
        match.play("no trade")


@pytest.mark.parametrize("name", ["", "   ", "a\nb", "x" * 41])
def test_a_name_must_fit_a_record(name):
    with pytest.raises(BadInput, match="cannot be a player"):
        new(names=[name])


def test_without_a_seed_two_games_differ():
    assert royaume.new("majesty").seed != royaume.new("majesty").seed


def test_the_score_sheet_adds_up_to_the_scores():
    match = new(buildings="B")
    while not match.over:
        match.play(match.choices()[-1])
    lines = [points for _, points in match.game.score_sheet(match.table)]
    assert [sum(column) for column in zip(*lines, strict=True)] == match.scores()


@pytest.mark.parametrize(("game", "solo"), [("majesty", ""), ("architects", ""), ("architects", "constantine")])
def test_what_was_rehearsed_is_taken_when_it_is_played(game, solo):
    """And nothing shows it: state, log, record, moments."""
    config = {"players": 1, "solo": solo} if solo else {"players": 2}
    one, other = (royaume.new(game, seed="5", **config) for _ in range(2))
    for number in range(40):
        seat = one.waiting[0]
        choices = one.choices(seat)
        choice, wrong = choices[number % len(choices)], choices[0]
        one.rehearse(wrong, seat)
        one.rehearse(choice, seat)
        assert one.to_data() == other.to_data()
        one.play(choice.id, seat)
        other.play(choice, seat)
        told = [[len(match.moments()), match.events(-1), match.history] for match in (one, other)]
        assert told[0] == told[1]
        assert one.to_data() == other.to_data()
        if one.over:
            break
    assert one.to_text() == other.to_text()
