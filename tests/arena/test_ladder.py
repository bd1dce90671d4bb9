"""The ladder: which duels are asked for, and the page that is made of them."""

from itertools import pairwise

import pytest

from commanded import royaume
from royaume.arena.ladder import FRIENDLIEST, LEVELS, STRONGEST, duels
from royaume.games import GAMES

pytestmark = pytest.mark.once

DUEL = "majesty-greedy-against-3-random"


@pytest.mark.parametrize("game", GAMES)
def test_each_level_meets_the_one_below_and_the_ends_of_the_ladder_meet_every_solo_opponent(game):
    found = {(duel.bot, duel.against or duel.solo): duel.goal for duel in duels() if duel.game == game}
    assert all(found[level, below] >= 45 for below, level in pairwise(LEVELS))
    assert found["greedy", "random"] == 95
    for solo in GAMES[game].solos:
        assert (found[STRONGEST, solo], found[FRIENDLIEST, solo]) == (80, 15)


def test_every_duel_has_a_name_and_settings_of_its_own():
    found = [(duel.name, repr(duel.contest(1))) for duel in duels()]
    assert len({name for name, _ in found}) == len({contest for _, contest in found}) == len(found)


def test_the_page_is_written_between_its_marks_and_a_second_run_goes_on(tmp_path):
    page, folder = tmp_path / "ladder.md", tmp_path / "games"
    page.write_text("# Before\n<!-- figures: made by royaume ladder -->\nold\n<!-- end of the figures -->\nAfter.\n")
    asked = ("ladder", "--only", DUEL, "--folder", str(folder), "--page", str(page), "--jobs", "1", "--games")
    assert royaume(*asked, "4").returncode == 0
    once = page.read_text("utf-8")
    assert once.startswith("# Before\n")
    assert once.endswith("After.\n")
    assert "old" not in once
    command = "royaume arena majesty --bots greedy --against random --players 4 --games"
    assert f"`{command} 4 --seed 1`" in once
    kept = (folder / f"{DUEL}.jsonl").read_bytes()
    assert royaume(*asked, "8").returncode == 0
    assert f"`{command} 8 --seed 1`" in page.read_text("utf-8")
    assert (folder / f"{DUEL}.jsonl").read_bytes().startswith(kept)


def test_what_another_machine_played_stays_on_the_page(tmp_path):
    page = tmp_path / "ladder.md"
    page.write_text("<!-- figures: made by royaume ladder -->\n<!-- end of the figures -->\n")
    other = "majesty-squire-against-3-page"
    for duel, folder, games in ((other, "there", "8"), (DUEL, "here", "4")):
        asked = ("--only", duel, "--games", games, "--folder", str(tmp_path / folder), "--page", str(page))
        assert royaume("ladder", "--jobs", "1", *asked).returncode == 0
    text = page.read_text("utf-8")
    assert "`royaume arena majesty --bots squire --against page --players 4 --games 8 --seed 1`" in text
    assert "`royaume arena majesty --bots greedy --against random --players 4 --games 4 --seed 1`" in text
    assert text.count("--bots squire --against page") == len(GAMES)


def test_the_command_of_a_duel_plays_its_games(tmp_path):
    duel = next(duel for duel in duels() if duel.name == DUEL)
    asked = ("ladder", "--only", DUEL, "--folder", str(tmp_path), "--page", str(tmp_path / "page.md"))
    royaume(*asked, "--jobs", "1", "--games", "4")
    _, *command = duel.command.split()
    done = royaume(*command, "--games", "4", "--jobs", "1", "--resume", str(tmp_path / f"{DUEL}.jsonl"))
    assert (done.returncode, done.stderr) == (0, "")  # the file of another contest would be refused


def test_a_duel_that_is_not_there_and_a_page_without_marks_are_refused(tmp_path):
    assert "--list" in royaume("ladder", "--only", "chess").stderr
    page = tmp_path / "page.md"
    page.write_text("No marks.")
    asked = ("--only", DUEL, "--games", "4", "--jobs", "1", "--folder", str(tmp_path), "--page", str(page))
    done = royaume("ladder", *asked)
    assert (done.returncode, page.read_text()) == (2, "No marks.")
