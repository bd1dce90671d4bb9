"""Recorded games, replayed to the exact result; those in `rules-1` were made by rules that this program has no more."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import royaume
from royaume.cli.said import said
from royaume.games import GAMES
from royaume.kernel.retelling import read_written, retold
from royaume.texts import LANGUAGES

RECORDS = sorted(Path(__file__).parent.glob("*.rgn"))
OLDER = sorted((Path(__file__).parent / "rules-1").glob("*.rgn"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_byte_for_byte(path):
    text = path.read_text("utf-8")
    match = royaume.load(text)
    assert match.over
    assert match.to_text() == text


@pytest.mark.once
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_is_told_in_both_languages(path):
    match = royaume.load(path.read_text("utf-8"))
    for language in LANGUAGES:
        for event in match.events(-1):
            assert said(match, "event", event, language)


def test_there_is_a_record_for_each_way_a_game_can_end():
    ways = set()
    for path in RECORDS:
        match = royaume.load(path.read_text("utf-8"))
        ways.add((match.game.id, match.game.ending(match.table)))
        if match.config.solo:
            ways.add((match.game.id, "lost" if match.winners() == [match.seats - 1] else "won"))
        if match.game.id != "architects":
            ways.add((match.game.id, f"{len(match.winners())} win"))
        if match.game.id == "viscounts":
            revealed = [card for card in ("poverty", "prosperity") if match.view(-1)[card]["revealed"]]
            ways.add((match.game.id, " and ".join(revealed)))
    assert ways == {
        ("architects", "complete"),
        ("architects", "lost"),
        ("architects", "quiet"),
        ("architects", "stuck"),
        ("architects", "won"),
        ("majesty", "1 win"),
        ("majesty", "2 win"),
        ("majesty", "complete"),
        ("viscounts", "1 win"),
        ("viscounts", "2 win"),
        ("viscounts", "complete"),
        ("viscounts", "poverty"),
        ("viscounts", "poverty and prosperity"),
        ("viscounts", "prosperity"),
    }


@pytest.mark.once
@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_a_record_of_older_rules_is_said_to_be_uncheckable(path):
    command = [sys.executable, "-m", "royaume", "verify", str(path), "--json", "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")
    assert (done.returncode, json.loads(done.stdout)["verified"]) == (2, None)
    assert "made by rules 1 of architects, this program has rules 2: cannot be checked" in done.stderr


def test_a_record_of_older_rules_is_told_as_far_as_these_rules_go_along():
    told = {path.stem: retold(read_written(path.read_text("utf-8"), GAMES)) for path in OLDER}
    assert {name: (match.game.ending(match.table), made) for name, (match, made) in told.items()} == {
        "architects-2-stuck": ("stuck", 411),
        "architects-3-artisans-greedy": ("complete", 416),
    }
