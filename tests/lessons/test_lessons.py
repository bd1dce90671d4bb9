"""Lessons are played through: following the coach, and against its advice to the end of the game."""

import random
import re

import pytest
from msgspec import structs

from royaume import bots, texts
from royaume.kernel.chance import Dice
from royaume.kernel.errors import BadInput
from royaume.lessons import LESSONS, find
from royaume.lessons.coach import LEARNER, Coach
from royaume.lessons.lesson import fits, ways
from royaume.lessons.positions import begun, follow, prepared

pytestmark = pytest.mark.once

EVERY_LESSON = pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
MOST_CHOICES = 3000
MOST_SENTENCES = 2
SENTENCE = re.compile(r"[.!?…](?=\s|$)")


@EVERY_LESSON
def test_whoever_follows_the_coach_is_led_through_all_chapters(lesson):
    """The first way of each move is played somewhere: nothing is named in vain."""
    match, coach = begun(lesson, 0), Coach(lesson)
    chapters = [0]
    while not coach.done:
        step, made = coach.asked, []
        while not coach.done and coach.asked is step:
            made += coach.target(match)[:1]
            follow(coach, match)
            assert coach.answer == ""
        for move in step.moves:
            assert any(fits(ways(move)[0], choice) for choice in made), (step.id, move, made)
        chapters += [coach.chapter] if coach.chapter != chapters[-1] else []
    assert chapters == list(range(len(lesson.chapters) + 1))


@EVERY_LESSON
def test_each_chapter_can_be_begun_by_itself(lesson):
    for chapter in range(len(lesson.chapters)):
        match, coach = begun(lesson, chapter), Coach(lesson, chapter)
        assert match.to_data() == prepared(lesson.id, chapter)
        while coach.chapter == chapter:
            follow(coach, match)


@EVERY_LESSON
@pytest.mark.parametrize("seed", range(6))
def test_nobody_gets_stuck_who_does_not_follow_the_coach(lesson, seed):
    match, coach, dice, chance = begun(lesson, 0), Coach(lesson), Dice(seed), random.Random(seed)
    for _ in range(MOST_CHOICES):
        if match.over:
            break
        seat = match.waiting[0]
        said = next(iter(coach.target(match)), None) if seat == LEARNER else coach.reply(match, seat)
        if said is not None and chance.random() < 0.5:
            match.play(said, seat)
        else:
            match.play_number(bots.choose("random", match.game, match.table, dice), seat)
        coach.saw(match.history[-1].id, seat, match)
    assert match.over


@EVERY_LESSON
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_all_that_a_lesson_says_has_words_of_at_most_two_sentences(lesson, language):
    for key in lesson.text_keys():
        said = texts.say(language, key, {"rival": begun(lesson, 0).names[1]})
        assert len(SENTENCE.findall(said)) <= MOST_SENTENCES, said
        assert said.count("*") % 2 == 0, said


@EVERY_LESSON
def test_what_sleeps_is_woken_once_and_everything_is_awake_in_the_end(lesson):
    woken = [part for chapter in lesson.chapters for part in chapter.wakes]
    assert len(woken) == len(set(woken))
    assert Coach(lesson, len(lesson.chapters) - 1).asleep() == {}


def test_an_unknown_lesson_is_refused():
    with pytest.raises(BadInput, match='no lesson "chess"'):
        find("chess")


def test_a_choice_that_was_not_asked_for_is_answered_and_the_coach_goes_on_asking():
    lesson = find("architects")
    match, coach = begun(lesson, 0), Coach(lesson)
    match.play("place silversmith", LEARNER)
    coach.saw("place silversmith", LEARNER, match)
    assert coach.answer == "lesson-architects-answer-silver"
    assert (coach.chapter, coach.asked.id) == (0, "quarry")


def test_a_goal_that_is_an_amount_is_reached_by_any_choice():
    lesson = find("architects")
    first, *others = lesson.chapters
    step = structs.replace(first.steps[0], moves=["place forest"], reach={"mine.goods.stone": 1})
    chapter = structs.replace(first, steps=[step, *first.steps[1:]])
    match, coach = begun(lesson, 0), Coach(structs.replace(lesson, chapters=[chapter, *others]))
    match.play("place quarry", LEARNER)
    coach.saw("place quarry", LEARNER, match)
    assert coach.asked.id == "forest"
