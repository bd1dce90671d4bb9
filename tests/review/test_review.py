"""A played game looked at again: chances, costly moves, luck and choices."""

from __future__ import annotations

from pathlib import Path

import pytest

import royaume
from royaume.bots.eye.file import eye_of
from royaume.kernel.chance import Dice
from royaume.kernel.match import Match
from royaume.review import judging
from royaume.review.reviewing import LEAST_LEAD, at_first
from royaume.review.running import review
from royaume.review.shown import Review
from royaume.review.story import Story

RECORDED = Path(__file__).parents[1] / "recorded"
SIMULATIONS = 32

pytestmark = pytest.mark.once


def recorded(name: str) -> Match:
    return royaume.load((RECORDED / f"{name}.rgn").read_text("utf-8"))


def reviewed(match: Match, simulations: int = SIMULATIONS) -> Review:
    return review(match, simulations, 1, 1, lambda done, of: None)


@pytest.fixture(scope="module")
def match() -> Match:
    return recorded("majesty-3-sides-b-greedy")


@pytest.fixture(scope="module")
def found(match: Match) -> Review:
    return reviewed(match)


def test_chances_add_up_at_the_start_of_every_turn_and_end_with_the_winner(match: Match, found: Review) -> None:
    assert [one.turn for one in found.standings] == [*range(1, match.turn + 1), match.turn]
    for one in found.standings:
        assert sum(one.win) == pytest.approx(1, abs=0.001)
    last = found.standings[-1]
    assert [seat for seat, chance in enumerate(last.win) if chance] == match.winners()
    assert last.points == pytest.approx(match.scores())


def test_points_by_source_are_those_of_the_score_sheet_at_that_point(match: Match, found: Review) -> None:
    for one in found.standings:
        assert [sum(points) for points in zip(*one.sources, strict=True)] == one.scores
    assert dict(zip(found.sources, found.standings[-1].sources, strict=True)) == dict(
        match.game.score_sheet(match.table)
    )


def test_a_costly_move_names_what_was_played_and_something_better(match: Match, found: Review) -> None:
    assert found.moves
    for move in found.moves:
        played = match.history[move.n]
        assert (move.seat, move.turn) == (played.seat, played.turn)
        best = move.lines[0]
        assert not best.played
        assert [line.played for line in move.lines].count(True) == 1
        assert best.win > next(line.win for line in move.lines if line.played) - 0.001


def test_an_only_good_move_was_played_and_leaves_the_next_best_far_behind(match: Match, found: Review) -> None:
    assert found.only
    for move in found.only:
        best, *others = move.lines
        assert best.played
        assert others
        assert all(best.win - line.win >= LEAST_LEAD for line in others)
        assert match.history[move.n].seat == move.seat
    assert not {move.n for move in found.only} & {move.n for move in found.moves}


def test_start_cards_choices_and_others_add_up_to_the_end(found: Review) -> None:
    for share in found.shares:
        whole = share.start + share.drawn + share.chosen + share.others
        assert whole == pytest.approx(found.standings[-1].win[share.seat], abs=0.001)


def test_the_same_seed_finds_the_same_whoever_does_which_part(match: Match, found: Review) -> None:
    assert reviewed(match) == found
    record = match.to_text()
    whole = judging.look_through(record, 0, 4, SIMULATIONS, 1)
    parts = [judging.look_through(record, n, n + 1, SIMULATIONS, 1) for n in (3, 2, 1, 0)]
    assert [one for part in reversed(parts) for one in part.judged] == whole.judged


def test_a_choice_without_news_has_no_luck_in_it(match: Match) -> None:
    story = Story(match)
    found = judging.look_through(match.to_text(), 0, len(match.history), SIMULATIONS, 1).judged
    quiet = [one for one in found if not story.has_chance(one.n)]
    assert quiet
    assert all(not any(one.drawn.win) for one in quiet)
    assert any(any(one.drawn.win) for one in found)


def test_a_very_long_game_is_looked_through_more_quickly(match: Match) -> None:
    assert at_first(match, 400) == 100
    long = Match(match.game, match.config, match.seed, match.names)
    long.history = match.history * 50
    assert 0 < at_first(long, 400) < 100


def test_a_move_that_throws_the_game_away_is_found(match: Match) -> None:
    """The last choice of a close game, made as badly as can be."""
    story = Story(match)
    n = max(n for n in range(len(match.history)) if len(choices_at(story, n)) > 1)
    again = Match(match.game, match.config, match.seed, match.names)
    for played in match.history[:n]:
        again.play_number(played.number, played.seat)
    seat = again.history[-1].seat if again.to_move is None else again.to_move
    scores = {number: score_after(again, number, seat) for number in choices_at(story, n)}
    again.play_number(min(scores, key=lambda number: scores[number]), seat)
    move = judging.examine(again.to_text(), n, SIMULATIONS, 1)
    assert move.points_lost > 0
    assert not move.lines[0].played


def choices_at(story: Story, n: int) -> list[int]:
    return judging.legal_choices(story.before(n))


def score_after(match: Match, number: int, seat: int) -> float:
    t = match.game.resample(match.table, seat, Dice(1))
    t.play(number)
    eye = eye_of(match.game)
    eye.look(t, seat)
    return float(eye.points[seat])


def test_what_is_chosen_before_the_first_turn_belongs_to_the_start() -> None:
    story = Story(recorded("viscounts-2-tie-shared"))
    assert story.tables[0].turn == 0
    first = next(n for n in range(len(story.tables)) if story.begins_turn(n))
    assert first > 0
    assert story.tables[first].turn == 1


def test_an_unfinished_game_is_reviewed_as_far_as_it_goes(match: Match) -> None:
    half = Match(match.game, match.config, match.seed, match.names)
    for played in match.history[:10]:
        half.play_number(played.number, played.seat)
    found = reviewed(half, 8)
    assert not found.over
    assert found.standings[-1].n == 10
    assert 0 < max(found.standings[-1].win) < 1


def test_what_is_hidden_from_whoever_decides_changes_nothing_about_its_move() -> None:
    """Two deals that a seat cannot tell apart: the same choices are found and told."""
    story = Story(recorded("viscounts-2-tie-shared"))
    n = next(n for n in range(40, len(story.history)) if len(judging.legal_choices(story.before(n))) > 3)
    told = []
    for deal in (1, 2):
        story.tables[n] = story.game.resample(story.tables[n], story.history[n].seat, Dice(deal))
        search, numbers = judging.searched(story, n, SIMULATIONS, 1)
        told.append([(number, search.tallies[number].mean_win) for number in numbers])
    assert told[0] == told[1]
