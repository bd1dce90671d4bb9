"""The arena: every bot at every seat, the same games wherever they are played, none lost, no hidden card seen."""

import json
import re
import sys
from functools import partial
from pathlib import Path

import pytest

from commanded import royaume
from royaume.arena import playing
from royaume.arena.contest import contest_of, lineups_against, lineups_of
from royaume.arena.journal import Journal
from royaume.arena.playing import Failure, Played
from royaume.arena.running import run
from royaume.arena.standings import standings, wilson
from royaume.games import find
from royaume.kernel.chance import Chance
from royaume.kernel.errors import BadInput
from royaume.places import Processes, here

pytestmark = pytest.mark.once  # the rules are not what is tested here

MAJESTY = find("majesty")
ROOT = Path(__file__).parents[2]

BOTS_OF_OTHERS = '''
import os
from pathlib import Path

from royaume.bots.bot import Bot
from royaume.kernel.choices import Choices

MARK = Path(__file__).with_suffix(".died")


class Last(Bot):
    """The last choice that is legal."""

    seen = []

    def choose(self, game, t, dice):
        self.seen.append((id(self), t))
        out = Choices()
        t.top().legal(t, out)
        return out.as_list()[-1]


class Spoiler(Last):
    """It ruins the table that it is given."""

    def choose(self, game, t, dice):
        a = super().choose(game, t.copy(), dice)
        while not t.over:
            t.play(super().choose(game, t, dice))
        return a


class Watcher(Last):
    """It sees what others do."""

    watched = []

    def watches(self):
        return True

    def watch(self, game, t, choice):
        out = Choices()
        t.top().legal(t, out)
        assert choice in out.as_list()
        self.watched.append((int(t.top().seat), t.top().public))


class Startled(Watcher):
    def watch(self, game, t, choice):
        raise KeyError("what was that")


class Clumsy(Bot):
    def choose(self, game, t, dice):
        raise KeyError("no plan")


class Cheat(Bot):
    def choose(self, game, t, dice):
        return 99_999


class Mortal(Last):
    """Its process dies, the first time."""

    def choose(self, game, t, dice):
        if not MARK.exists():
            MARK.touch()
            os._exit(1)
        return super().choose(game, t, dice)


class Deadly(Bot):
    def choose(self, game, t, dice):
        os._exit(1)
'''


@pytest.fixture
def mine(tmp_path):
    """A file with bots of others."""
    path = tmp_path / "mine.py"
    path.write_text(BOTS_OF_OTHERS, "utf-8")
    return path


def majesty(*lineups, players=2, seed=1, limit_rounds=0):
    return contest_of(MAJESTY, MAJESTY.configure(players), lineups, seed, limit_rounds)


def games(contest, n, place=here, file=None):
    return run(contest, Journal(contest, file), n, place)


def untimed(played):
    return [(one.number, one.bots, one.points, one.wins, one.rounds, one.decisions) for one in played]


def arena(*arguments):
    return royaume("arena", "majesty", "--jobs", "1", *arguments)


def test_every_bot_sits_at_every_seat_equally_often_with_the_same_cards():
    contest = majesty(*lineups_against(["greedy"], "random", 4), players=4)
    assert contest.full(9) == 12
    assert [contest.seating(n).index("greedy") for n in range(8)] == [0, 3, 2, 1, 0, 3, 2, 1]
    assert [contest.deal(n) for n in range(8)] == ["1-0"] * 4 + ["1-1"] * 4


def test_seats_that_are_turned_to_the_same_are_played_once():
    assert majesty(("greedy", "random", "greedy", "random"), players=4).full(1) == 2
    assert majesty(("greedy",) * 4, players=4).full(1) == 1


def test_every_mix_of_bots_is_played_and_how_games_ended_is_counted():
    pytest.importorskip("openskill")
    done = json.loads(
        arena("--bots", "random,gentle,greedy", "--mixes", "--players", "2", "--games", "1", "--json").stdout
    )
    assert len(done["contest"]["lineups"]) == 6
    assert (done["standings"]["games"], done["standings"]["endings"]) == (9, {"complete": 9})
    assert arena("--bots", "random,greedy", "--mixes", "--against", "gentle").returncode == 2


def test_of_more_bots_than_seats_everybody_meets_everybody():
    assert lineups_of(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert lineups_of(["a", "b"], 3) == [("a", "b", "a")]


@pytest.mark.parametrize(
    ("wins", "of", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (562, 760, 0.7072, 0.7694)]
)
def test_wilson_intervals(wins, of, low, high):
    assert wilson(wins, of) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def test_shared_victories_count_in_parts_and_unfinished_games_count_as_won_by_nobody():
    contest = majesty(("greedy", "random", "random"), players=3)
    seats = ("greedy", "random", "random")
    played = [
        Played(0, seats, True, 12, (9, 9, 1), (0.5, 0.5, 0.0), (5, 5, 5), (1.0, 0.5, 0.0)),
        Played(1, seats, True, 14, (7, 1, 1), (1.0, 0.0, 0.0), (5, 5, 5), (1.0, 0.0, 0.5)),
        Played(2, seats, False, 30, (1, 1, 1), (0.0, 0.0, 0.0), (5, 5, 5), (1.0, 0.0, 0.0)),
        Played(3, seats, False, 0, failure=Failure("died")),
    ]
    found = standings(contest, played)
    greedy, random = found.bots
    assert (found.games, found.unfinished, found.failed, found.median_rounds) == (4, 1, 1, 13)
    assert (greedy.games, greedy.seats, greedy.wins, greedy.share) == (4, 4, 1.5, 0.375)
    assert (random.games, random.seats, random.wins, random.share) == (4, 8, 0.5, 0.0625)
    assert (greedy.points, random.points) == (8, 3)
    assert (greedy.seconds_per_decision, random.seconds_per_decision) == (pytest.approx(0.2), pytest.approx(1 / 30))
    low, high = wilson(0.5, 4)  # both seats of a table are one trial
    assert (random.low, random.high) == (pytest.approx(low / 2, abs=1e-6), pytest.approx(high / 2, abs=1e-6))


def test_greedy_is_better_than_random_and_the_table_says_so():
    done = arena("--bots", "greedy", "--against", "random", "--games", "40", "--lang", "fr")
    assert (done.returncode, done.stderr) == (0, "")
    assert "40 parties" in done.stdout
    data = json.loads(arena("--bots", "greedy", "--against", "random", "--games", "40", "--json").stdout)
    greedy, random = data["standings"]["bots"]
    assert greedy["low"] > 0.5 > 0.25 > random["high"]
    assert greedy["share"] + 3 * random["share"] == pytest.approx(1)


def test_games_are_the_same_each_time_and_others_with_another_seed(mine):
    contest = majesty(("greedy", f"{mine}:Last"))
    assert untimed(games(contest, 6)) == untimed(games(contest, 6))
    assert untimed(games(contest, 6)) != untimed(games(majesty(("greedy", f"{mine}:Last"), seed=2), 6))


def test_a_game_whose_process_dies_is_played_again_and_given_up_in_the_end(mine):
    contest = majesty(("random", f"{mine}:Mortal"), ("random", f"{mine}:Deadly"))
    done = dict(Processes(2)(partial(playing.play, contest), [0, 2]))
    assert done[0].finished
    assert done[2] is None


def test_a_game_that_was_given_up_counts_as_broken_off():
    given_up = games(majesty(("greedy", "random")), 2, lambda work, numbers: ((number, None) for number in numbers))
    assert [one.failure for one in given_up] == [Failure("died")] * 2


def test_an_interrupted_contest_goes_on_where_it_was(tmp_path, monkeypatch):
    file = tmp_path / "games.jsonl"
    contest = majesty(("greedy", "random"))
    whole = untimed(games(contest, 6, file=file))
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:4]) + lines[4][:20])
    again = []
    play = playing.play
    monkeypatch.setattr(playing, "play", lambda contest, number: again.append(number) or play(contest, number))
    assert untimed(games(contest, 6, file=file)) == whole
    assert again == [3, 4, 5]
    games(contest, 8, file=file)
    assert again == [3, 4, 5, 6, 7]
    assert len(file.read_bytes().splitlines()) == 9


def test_a_file_of_another_contest_is_refused(tmp_path):
    file = tmp_path / "games.jsonl"
    games(majesty(("greedy", "random")), 2, file=file)
    before = file.read_bytes()
    with pytest.raises(BadInput, match=r"its seed is 1, not 2"):
        games(majesty(("greedy", "random"), seed=2), 2, file=file)
    assert file.read_bytes() == before


def test_a_file_that_is_none_of_the_arena_is_refused_and_stays_as_it_is(tmp_path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear reader")
    done = arena("--bots", "greedy,random", "--games", "2", "--resume", str(file))
    assert (done.returncode, file.read_text()) == (2, "Dear reader")
    assert "line 1" in done.stderr


def test_a_bot_whose_program_has_changed_does_not_go_on(mine, tmp_path):
    file, name = tmp_path / "games.jsonl", f"{mine}:Last"
    games(majesty((name, "random")), 2, file=file)
    mine.write_text(BOTS_OF_OTHERS + "\n# better\n")
    with pytest.raises(BadInput, match="another contest"):
        games(majesty((name, "random")), 2, file=file)


def test_a_bot_is_given_a_table_without_what_its_seat_cannot_know(mine):
    name = f"{mine}:Last"
    contest = majesty((name, name))
    playing.play(contest, 0)
    shown = playing.seat_bot(name).seen
    first = shown[0][1]
    truth = MAJESTY.begin(MAJESTY.configure(2), Chance.from_seed(contest.deal(0)))
    assert MAJESTY.knowledge(first, 0) == MAJESTY.knowledge(truth, 0)
    assert first.to_data() != truth.to_data()
    assert first.chance.key != truth.chance.key


def test_a_bot_that_watches_sees_what_others_choose_before_everybodys_eyes(mine):
    name = f"{mine}:Watcher"
    played = playing.play(majesty((name, "random")), 0)
    watched = playing.seat_bot(name).watched
    assert set(watched) == {(1, True)}
    assert 0 < len(watched) <= played.decisions[1]


def test_a_bot_that_fails_while_it_watches_breaks_off_the_game(mine):
    failure = playing.play(majesty((f"{mine}:Startled", "random")), 0).failure
    assert (failure.kind, failure.seat, failure.what) == (playing.RAISED, 0, "KeyError: 'what was that'")


def test_each_seat_of_each_game_has_a_bot_of_its_own(mine):
    name = f"{mine}:Last"
    sitters = [playing.seated(majesty((name, name)), number) for number in (0, 1)]
    assert len({id(sitter.bot) for game in sitters for sitter in game}) == 4


def test_what_a_bot_does_to_the_table_that_it_is_given_changes_nothing(mine):
    spoiled, sound = (games(majesty((f"{mine}:{bot}", "random")), 2) for bot in ("Spoiler", "Last"))
    assert [one[2:] for one in untimed(spoiled)] == [one[2:] for one in untimed(sound)]


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("Clumsy", "broke off game 1 (deal 1-0) at decision 1, as player 2: KeyError: 'no plan'"),
        ("Cheat", "game 1 (deal 1-0) at decision 1, as player 2, by a choice that is not allowed: 99999 (legal: "),
    ],
)
def test_a_bot_that_fails_is_named_with_the_game_and_the_decision(mine, bot, sentence):
    done = arena("--bots", f"{mine}:{bot},random", "--games", "2")
    assert done.returncode == 1
    assert "2 games, 0 of them unfinished, 2 broken off" in done.stdout
    assert f"{mine}:{bot}" in done.stderr
    assert sentence in done.stderr


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        ("nowhere.py:Bot", "there is no such file"),
        ("MINE:Nobody", "there is no class Nobody"),
        ("MINE:Path", "there is no class Path"),
        ("no_such_module:Bot", "cannot be loaded (ModuleNotFoundError"),
        ("clever", "There is no bot"),
    ],
)
def test_a_bot_that_cannot_be_found_is_refused(mine, bots, sentence):
    done = arena("--bots", bots.replace("MINE", str(mine)) + ",random")
    assert done.returncode == 2
    assert sentence in done.stderr


def test_a_game_that_lasts_too_long_is_unfinished_and_counts():
    done = json.loads(arena("--bots", "greedy,random", "--games", "2", "--limit-rounds", "5", "--json").stdout)
    assert (done["standings"]["games"], done["standings"]["unfinished"]) == (2, 2)
    assert [bot["wins"] for bot in done["standings"]["bots"]] == [0, 0]


def test_more_than_two_bots_are_rated():
    pytest.importorskip("openskill")
    done = json.loads(arena("--bots", "random,gentle,greedy", "--players", "2", "--games", "12", "--json").stdout)
    ratings = {bot["bot"]: bot["rating"] for bot in done["standings"]["bots"]}
    assert ratings["greedy"] > ratings["random"]


def test_a_package_that_is_missing_is_named_before_anything_is_played(monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    done = arena("--bots", "random,gentle,greedy", "--games", "3", "--resume", str(tmp_path / "games.jsonl"))
    assert done.returncode == 2
    assert 'pip install "royaume[arena]"' in done.stderr
    monkeypatch.setitem(sys.modules, "ray", None)
    assert 'pip install "royaume[ray]"' in arena("--bots", "random,greedy", "--ray", "auto").stderr


def test_alone_against_an_opponent_that_the_rules_play():
    done = royaume("arena", "viscounts", "--bots", "random", "--solo", "cleric", "--games", "1", "--jobs", "1")
    assert done.returncode == 0
    assert "(the rules)" in done.stdout


def test_the_bot_of_the_documentation_beats_random_ones(tmp_path):
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "bots.md").read_text("utf-8"), re.DOTALL)
    file = tmp_path / "documented.py"
    file.write_text(example, "utf-8")
    done = arena("--bots", f"{file}:MyBot", "--against", "random", "--games", "100", "--json")
    assert json.loads(done.stdout)["standings"]["bots"][0]["low"] > 0.25


def test_a_search_with_an_odd_setting_is_named_as_it_was_written():
    """No module of others is looked for, and nothing between two colons becomes a picture."""
    done = royaume("arena", "majesty", "--bots", "search:x:", "--games", "4", "--lang", "en")
    assert done.returncode == 2
    assert '"search:x:" is no search' in done.stderr
    done = royaume("arena", "majesty", "--bots", "search:abc", "--games", "4", "--lang", "en")
    assert '"search:abc" is no search' in done.stderr
