"""Records: what is read is written again byte for byte; whatever is wrong is said with its line."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import royaume
from royaume import BadInput
from royaume.kernel.errors import RecordDiffers


def finished():
    match = royaume.new("majesty", players=3, seed=7, buildings="B", names=["Anna", 'Bob "the \\ brewer"', "Chloé"])
    while not match.over:
        match.play(match.choices()[-1])
    return match


FINISHED = finished()
TEXT = FINISHED.to_text()
LINES = TEXT.split("\n")


def with_line(number, line):
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]])


def line_of(start):
    return next(i for i, line in enumerate(LINES, 1) if line.startswith(start))


def error(text):
    with pytest.raises(BadInput) as caught:
        royaume.load(text)
    return str(caught.value)


def test_a_record_round_trips_exactly():
    again = royaume.load(TEXT)
    assert again.to_text() == TEXT
    assert again.names == ["Anna", 'Bob "the \\ brewer"', "Chloé"]
    assert again.scores() == FINISHED.scores()


def test_an_unfinished_game_has_a_record_too():
    match = royaume.new("majesty", players=2, seed=1)
    assert royaume.load(match.to_text()).to_data() == match.to_data()
    for _ in range(9):
        match.play(match.choices()[0])
    text = match.to_text()
    assert "unfinished" in text
    assert royaume.load(text).to_text() == text


def test_a_game_from_a_given_state_keeps_it_in_its_record():
    middle = royaume.new("majesty", players=2, seed=1)
    for _ in range(9):
        middle.play(middle.choices()[0])
    match = royaume.from_data(middle.to_data())
    match.play(match.choices()[0])
    assert royaume.load(match.to_text()).to_text() == match.to_text()


def test_a_turn_is_written_in_words_of_the_game():
    turns = [line for line in LINES if re.match(r"\d+\. ", line)]
    assert len(turns) == 36
    assert turns[0].startswith("1. P2 take witch for 5")
    assert any("; as " in line for line in turns)


def test_a_record_of_another_kind_of_file_is_refused():
    assert error("hello\nworld\n").startswith("line 1: this is no Royaume record")
    assert "line 1" in error("")


def test_a_record_from_the_future_is_refused():
    assert "line 1: a record in format 9" in error(with_line(1, '[Royaume "9"]'))


def test_a_record_of_another_version_of_the_rules_is_refused():
    assert "line 3: made by rules 2 of majesty, this program has rules 1: cannot be checked" in error(
        with_line(3, '[Rules "2"]')
    )


def test_a_record_of_an_unknown_game_is_refused():
    assert 'line 2: there is no game "chess"' in error(with_line(2, '[Game "chess"]'))


@pytest.mark.once
def test_every_way_of_cutting_a_record_off_is_noticed():
    for n in range(len(TEXT)):
        with pytest.raises(BadInput):
            royaume.load(TEXT[:n])


def test_a_record_cut_at_the_end_of_a_line_says_so():
    cut = "\n".join(LINES[: line_of("20. ")])
    assert "cut off" in error(cut + "\n") or "cut off" in error(cut)


def test_an_illegal_choice_is_refused_with_line_and_turn():
    number = line_of("4. ")
    said = error(with_line(number, "4. P2 take brewer for 5"))
    assert said.startswith(f"line {number}, turn 4:")


def test_a_choice_that_is_not_on_offer_is_refused_with_what_is():
    number = line_of("4. ")
    said = error(with_line(number, "4. P2 take dragon for 0"))
    assert "cannot be chosen here. Possible: take" in said


def test_a_turn_of_the_wrong_player_is_refused():
    number = line_of("4. ")
    assert error(with_line(number, "4. P1 take brewer for 0")) == f"line {number}: expected 4. P2"


def test_another_result_is_a_difference_not_a_broken_record():
    with pytest.raises(RecordDiffers, match="playing it gives"):
        royaume.load(with_line(line_of("result"), "result 1 2 3"))
    with pytest.raises(RecordDiffers):
        royaume.load(with_line(line_of("state"), "state " + "0" * 64))


def test_another_commitment_than_the_seed_gives_is_refused():
    number = line_of("[Commitment")
    assert error(with_line(number, '[Commitment "00"]')).startswith(f"line {number}: expected [Commitment")


@pytest.mark.parametrize("key", ["Game", "Rules", "Players", "Options", "Seat2", "Seed", "Setup"])
def test_a_missing_header_is_named(key):
    text = "\n".join(line for line in LINES if not line.startswith(f"[{key} "))
    said = error(text)
    assert key in said or "header" in said or "Seat" in said


def test_a_header_standing_twice_is_refused():
    assert "stands twice" in error(with_line(3, '[Game "majesty"]'))


def test_lines_after_the_end_are_refused():
    assert "expected" in error(TEXT + "more\n")


def test_windows_line_ends_are_refused_with_their_line():
    assert "line 1" in error(TEXT.replace("\n", "\r\n"))


@given(st.integers(0, len(LINES) - 1), st.text(max_size=30))
def test_a_record_edited_by_hand_is_read_exactly_or_refused(number, line):
    text = "\n".join([*LINES[:number], line, *LINES[number + 1 :]])
    try:
        match = royaume.load(text)
    except BadInput:
        return
    assert match.to_text() == text
