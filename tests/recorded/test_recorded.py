"""Recorded games, replayed to the exact result: an update of the rules must never break a stored game."""

from pathlib import Path

import pytest

import royaume
from royaume.texts import LANGUAGES, say

RECORDS = sorted(Path(__file__).parent.glob("*.rgn"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_byte_for_byte(path):
    text = path.read_text("utf-8")
    match = royaume.load(text)
    assert match.over
    assert match.to_text() == text


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_is_told_in_both_languages(path):
    match = royaume.load(path.read_text("utf-8"))
    for language in LANGUAGES:
        for event in match.events(-1):
            assert say(language, f"{match.game.id}-event-{event.key}", event.args)


def test_there_is_a_record_for_each_way_a_game_can_end():
    names = {path.stem for path in RECORDS}
    assert names == {
        "architects-1-artisans-constantine",
        "architects-1-helena",
        "architects-2-constantine-options",
        "architects-2-stuck",
        "architects-3-artisans-greedy",
        "architects-4-greedy",
        "architects-5-characters-promos-random",
        "architects-6-artisans-characters-promos",
        "majesty-2-sides-a-random",
        "majesty-3-sides-b-greedy",
        "majesty-4-mixed-sides-and-tiers",
        "majesty-tie-shared",
        "majesty-tie-broken-by-meeples",
    }
