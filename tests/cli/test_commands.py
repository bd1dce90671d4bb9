"""The command line as people and programs use it: output, error stream, exit code.

Most commands run in the process of the test, by the function that the command starts with; that a process of its own
does the same is tested once for each way to end.
"""

import json
import re
import subprocess
import sys

import pytest

from commanded import royaume
from royaume import from_data, new
from royaume.bots.levels import LEVELS
from royaume.cli.characters import names_around
from royaume.cli.common import choose_language, speaking
from royaume.cli.record import load_or_retell
from royaume.games import GAMES
from royaume.texts import say
from server.toll import TO_2, toll


def in_a_process(*arguments, stdin=""):
    command = [sys.executable, "-m", "royaume", *arguments]
    return subprocess.run(command, capture_output=True, text=True, input=stdin, check=False, encoding="utf-8")


def answer(*arguments):
    done = royaume(*arguments, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


WAYS_TO_END = {
    "a game in the terminal": (["play", "--terminal", "--seed", "3", "--lang", "fr"], "1\n" * 80, 0),
    "an answer for programs": (["games", "--json"], "", 0),
    "bad input": (["simulate", "chess"], "", 2),
    "a check that fails": (["verify", "LIED"], "", 1),
}


@pytest.mark.parametrize(("arguments", "stdin", "code"), WAYS_TO_END.values(), ids=list(WAYS_TO_END))
def test_a_process_of_its_own_says_the_same_and_ends_the_same_way(arguments, stdin, code, lied):
    arguments = [str(lied) if argument == "LIED" else argument for argument in arguments]
    alone, here = in_a_process(*arguments, stdin=stdin), royaume(*arguments, stdin=stdin)
    assert alone.returncode == code
    assert (alone.returncode, alone.stdout, alone.stderr) == (here.returncode, here.stdout, here.stderr)


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    """A record saved in the middle of a terminal game."""
    path = tmp_path_factory.mktemp("records") / "game.rgn"
    done = royaume("play", "--terminal", "--seed", "3", "--players", "3", stdin=f"1\n1\n1\n1\nsave {path}\nquit\n")
    assert done.returncode == 0
    return path


@pytest.fixture
def lied(record, tmp_path):
    """The same record, with another final state."""
    path = tmp_path / "lied.rgn"
    path.write_text(record.read_text("utf-8").replace("state ", "state 0"), "utf-8")
    return path


def test_games_lists_every_game_with_its_options():
    architects, majesty, viscounts = answer("games")
    assert (architects["id"], architects["players"]) == ("architects", {"min": 2, "max": 5})
    assert (architects["expansions"], architects["more_players"]) == (
        ["promos", "artisans", "wonders"],
        {"artisans": 6},
    )
    assert architects["solos"][:2] == ["constantine", "helena"]
    assert architects["solos_of"] == {"wonders": architects["solos"][2:]}
    assert (majesty["id"], majesty["players"]) == ("majesty", {"min": 2, "max": 4})
    assert [option["key"] for option in majesty["options"]] == ["buildings", "deck", "tie"]
    assert {"card_8_scope", "three_card_shuffle_check"} <= {option["key"] for option in viscounts["options"]}


def test_architects_is_simulated_with_expansions_set_ups_and_solo_opponents():
    summary = answer(
        "simulate", "architects", "--solo", "helena", "--with", "promos", "--setup", "characters", "--games", "3"
    )
    assert (summary["games"], summary["players"], len(summary["scores"])) == (3, 1, 2)
    summary = answer("simulate", "architects", "--players", "5", "--set", "release_scope=all", "--games", "2")
    assert (summary["games"], len(summary["scores"])) == (2, 5)


def test_bots_are_listed_and_named_as_characters_of_the_realm():
    listed = royaume("games", "--lang", "fr").stdout
    assert [level for level in LEVELS if level in listed and say("fr", f"bot-{level}") in listed] == list(LEVELS)
    with speaking("en"):
        assert names_around(["queen", "page", "page", "greedy"], first=2) == ["Queen", "Page 3", "Page 4", "Bot 5"]


def test_simulate_counts_games_decisions_scores_and_endings():
    summary = answer("simulate", "majesty", "--players", "3", "--bots", "random,greedy", "--games", "5", "--seed", "2")
    assert (summary["games"], summary["players"], summary["violations"]) == (5, 3, 0)
    assert summary["ends"] == {"complete": 5}
    assert len(summary["scores"]) == 3
    assert summary["scores"][0].keys() == {"min", "mean", "max"}
    assert summary["decisions"] >= 5 * 36


def test_simulate_gives_the_same_games_for_the_same_seed():
    one, other = (answer("simulate", "majesty", "--games", "3", "--seed", "9") for _ in range(2))
    assert one["scores"] == other["scores"]
    assert answer("simulate", "majesty", "--games", "3", "--seed", "10")["scores"] != one["scores"]


def test_simulate_speaks_to_people_in_both_languages():
    assert "No law was broken." in royaume("simulate", "majesty", "--games", "2", "--lang", "en").stdout
    assert "Aucune loi n’a été violée." in royaume("simulate", "majesty", "--games", "2", "--lang", "fr").stdout


def test_cards_are_listed_with_their_source_in_both_languages():
    cards = answer("cards", "majesty")
    assert sum(card["count"] for card in cards if card["deck"] == "characters") == 60
    assert {card["deck"] for card in cards} == {"characters", "buildings"}
    assert {card["source"] for card in cards} <= {"seed", "picture", "implementation", "list", "reconstructed"}
    mill = next(card for card in cards if card["id"] == "mill_b")
    assert mill["name"] == {"en": "Mill B", "fr": "Moulin B"}
    assert "Sorcière" in mill["text"]["fr"]


def test_the_wonders_and_both_sides_of_contribution_cards_are_listed_with_their_sources():
    wonders = answer("cards", "architects", "--deck", "wonders")
    assert [wonder["name"]["fr"] for wonder in wonders] == [
        "Merveille Argile",
        "Merveille Bois",
        "Merveille Pierre",
        "Merveille Or",
        "Merveille Marbre",
    ]
    stone = wonders[2]
    assert (stone["cost"], stone["influence"], stone["taxes"]) == ({"stone": 14}, 5, 3)
    assert stone["sources"] == {"cost": "seed", "influence": "seed", "taxes": "seed", "points": "reconstructed"}
    first, *others = answer("cards", "architects", "--deck", "contributions")
    assert len(others) == 6
    assert first["sources"]["gifts"] == dict.fromkeys(("clay", "stone", "gold"), "reconstructed") | {
        "wood": "seed",
        "marble": "seed",
    }
    assert first["text"]["en"] == (
        "Contribution: Clay 1 Influence, Wood 2 Influence, Stone 1 Influence and 1 Virtue, Gold 3 Influence, "
        "Marble 2 Influence and 1 Reward card. Consequence: Princess (Quarry), 1 Gold or 1 Marble; "
        "Profiteer (Town Centre), lose 1 Virtue, then Prison."
    )


def test_a_person_plays_a_whole_game_in_the_terminal():
    done = royaume("play", "--terminal", "--seed", "3", stdin="1\n" * 80)
    assert done.returncode == 0
    assert "wins." in done.stdout or "share the victory" in done.stdout


def test_why_explains_a_refused_choice_with_its_heading():
    done = royaume("play", "--terminal", "--seed", "3", "--lang", "en", stdin="6\nwhy 6\n6\nquit\n")
    assert 'rulebook, "Take a card", p. 4' in " ".join(done.stdout.split())
    assert "is not allowed" in done.stderr


def test_suggest_says_what_a_bot_would_do_and_what_comes_of_it():
    done = royaume("play", "--terminal", "--seed", "3", "--lang", "en", stdin="suggest\nquit\n")
    suggested = re.search(r"A bot would play (\d): (Take (\w+)[^,\n]*)", done.stdout)
    assert suggested is not None
    assert f"   {suggested[1]}  {suggested[2]}" in done.stdout
    assert f"Player takes {suggested[3]}" in done.stdout


def test_undo_takes_back_what_revealed_nothing():
    split = royaume("play", "--terminal", "--seed", "3", "--lang", "en", stdin="2\nundo\nlog\nquit\n")
    assert "Taken back." in split.stdout
    revealed = royaume("play", "--terminal", "--seed", "3", "--lang", "en", stdin="1\nundo\nquit\n")
    assert "cannot be undone" in revealed.stderr


def test_answers_that_make_no_sense_are_answered():
    done = royaume("play", "--terminal", "--seed", "3", "--lang", "en", stdin="\n99\nfly\nwhy me\nhelp\nlog\n")
    assert "There is no choice 99" in done.stdout
    assert '"fly" is not understood' in done.stdout
    assert done.returncode == 0


def test_replay_tells_a_recorded_game(record):
    done = royaume("replay", str(record), "--lang", "fr")
    assert done.returncode == 0
    assert "Au tour de Joueur" in done.stdout or "Au tour de Player" in done.stdout
    events = answer("replay", str(record))
    assert {"turn_started", "card_taken", "coins_gained"} <= {event["key"] for event in events}


def test_an_answer_that_is_no_number_of_a_choice_is_asked_for_again():
    done = royaume(
        "play", "--terminal", "--seed", "3", stdin="9" * 5000 + "\n" + "x" * 5000 + "\nwhy " + "8" * 5000 + "\nquit\n"
    )
    assert done.returncode == 0


def test_verify_deals_and_plays_again(record, lied):
    facts = answer("verify", str(record))
    assert (facts["verified"], facts["shuffles"], len(facts["commitment"])) == (True, True, 64)
    done = royaume("verify", str(lied))
    assert done.returncode == 1
    assert "playing it gives" in done.stderr


def test_a_record_from_a_given_position_says_so_and_claims_no_shuffle(tmp_path):
    match = from_data(new("majesty", players=2, seed=3).to_data())
    match.play(match.choices()[0])
    path = tmp_path / "given.rgn"
    path.write_text(match.to_text(), "utf-8")
    facts = answer("verify", str(path))
    assert (facts["verified"], facts["shuffles"], facts["commitment"]) == (True, False, None)
    told = royaume("verify", str(path), "--lang", "en").stdout
    assert "From a given position" in told
    assert "Verified" not in told


def test_a_record_of_other_rules_is_said_to_be_uncheckable_and_not_wrong(record, tmp_path):
    newer = tmp_path / "newer.rgn"
    newer.write_text(record.read_text("utf-8").replace('[Rules "', '[Rules "9'), "utf-8")
    done = royaume("verify", str(newer), "--json", "--lang", "en")
    assert done.returncode == 2
    assert json.loads(done.stdout)["verified"] is None
    assert "cannot be checked" in done.stderr
    assert royaume("replay", str(newer)).returncode == 2


def test_a_record_of_older_rules_is_told_and_that_is_said(tmp_path, monkeypatch, capsys):
    text = replayed_by(monkeypatch, toll())
    file = tmp_path / "old.rgn"
    file.write_text(text, "utf-8")
    monkeypatch.setitem(GAMES, "toll", toll((TO_2,)))
    choose_language("en")
    match = load_or_retell(file)
    assert match.over
    assert "Made by rules 1, told by rules 2: 24 of 24 choices" in " ".join(capsys.readouterr().err.split())


def replayed_by(monkeypatch, game):
    monkeypatch.setitem(GAMES, "toll", game)
    match = new("toll", players=2, seed=3)
    while not match.over:
        match.play(match.choices()[0])
    return match.to_text()


def test_bench_measures_every_number_of_players():
    lines = answer("bench", "majesty", "--seconds", "0.1")
    measured = {(line["players"], line["mode"]) for line in lines if line["game"] == "majesty"}
    assert measured == {(players, mode) for players in (2, 3, 4) for mode in ("compiled", "interpreted")}
    assert all(line["decisions_per_second"] > 1_000 for line in lines)
    own = [line for line in lines if line["game"] == "majesty"]
    assert all(0 < line["forced_percent"] < 30 for line in own)
    assert all(line[f"decisions_{how}_per_second"] > 1_000 for line in own for how in ("with_events", "on_clones"))


def test_bench_measures_an_expansion_with_the_seats_it_brings(monkeypatch):
    """The source is asked for the same and not measured: with an expansion that takes long."""
    asked = []
    monkeypatch.setattr("royaume.cli.bench.measure_interpreted", lambda arguments: asked.append(arguments) or [])
    lines = answer("bench", "architects", "--seconds", "0.1", "--with", "artisans")
    assert {line["players"] for line in lines if line["with"] == ["artisans"]} == {2, 3, 4, 5, 6}
    assert asked == [["architects", "--seconds", "0.1", "--with", "artisans"]]


BAD_INPUT = [
    (["simulate", "architects", "--players", "6"], "2 to 5 players, not 6"),
    (["simulate", "architects", "--players", "7", "--with", "artisans"], "2 to 6 players, not 7"),
    (["simulate", "chess"], 'There is no game "chess"'),
    (["simulate", "majesty", "--players", "7"], "2 to 4 players, not 7"),
    (["simulate", "majesty", "--players", "two"], "--players"),
    (["simulate", "majesty", "--bots", "genius"], 'There is no bot "genius"'),
    (["simulate", "majesty", "--bots", "random,random,random"], "3 bots for 2 seats"),
    (["simulate", "majesty", "--games", "0"], "at least 1"),
    (["simulate", "majesty", "--set", "buildings=C"], "no value for buildings"),
    (["simulate", "majesty", "--set", "colour=red"], 'no option "colour"'),
    (["simulate", "majesty", "--set", "buildings"], "key=value"),
    (["simulate", "majesty", "--with", "dragons"], 'no expansion "dragons"'),
    (["simulate", "majesty", "--solo", "ghost"], 'no solo opponent "ghost"'),
    (["simulate", "majesty", "--setup", "upside-down"], 'no set-up "upside-down"'),
    (["simulate", "majesty", "--seed", "x"], "--seed"),
    (["simulate", "majesty", "--lang", "de"], 'no language "de"'),
    (["simulate"], "GAME"),
    (["dance"], "dance"),
    (["cards", "majesty", "--deck", "dragons"], 'no deck "dragons"'),
    (["play", "--terminal", "chess"], 'There is no game "chess"'),
    (["play", "--terminal", "--name", " "], "player’s name"),
    (["play", "--terminal", "--bots", "greedy,greedy"], "2 bots for 1 seats"),
    (["bench", "majesty", "--seconds", "0"], "--seconds must be at least 0.1, not 0"),
    (["bench", "chess"], 'There is no game "chess"'),
    (["replay", "nowhere.rgn"], "no such file"),
    (["verify", "nowhere.rgn"], "no such file"),
    (["verify", "x" * 9000], "cannot be read"),
    (["verify", "\udcff"], "no such file"),
    (["play", "--terminal", "--seed", "a\nb"], "cannot be a seed"),
    (["play", "--terminal", "--seed", "\udcff"], "cannot be a seed"),
    (["play", "--terminal", "--set", "buildings=" + "x" * 9000], "no value for buildings"),
    (["simulate", "majesty", "--players", "9" * 300], "players"),
    (["simulate", "majesty", "--seed", "9" * 5000], "--seed"),
    (["simulate", "x" * 9000], "There is no game"),
    (["games", "--lang", "x" * 9000], "There is no language"),
]


@pytest.mark.parametrize(
    ("arguments", "said"), BAD_INPUT, ids=[ascii(" ".join(arguments))[:60] for arguments, _ in BAD_INPUT]
)
def test_bad_input_is_one_line_and_exit_code_2(arguments, said):
    done = royaume(*arguments)
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


BROKEN_RECORDS = {
    "another kind of file": lambda text: "hello\n",
    "from the future": lambda text: text.replace('[Royaume "1"]', '[Royaume "7"]'),
    "another version": lambda text: text.replace('[Rules "1"]', '[Rules "12"]'),
    "an illegal choice": lambda text: text.replace("for 0", "for 5", 1),
    "cut off": lambda text: text[: len(text) // 2],
    "no text": lambda text: "\udc80",
    "a turn of 5,000 digits": lambda text: text.replace("\n3. ", "\n" + "3" * 5000 + ". "),
    "a seat of 5,000 digits": lambda text: text.replace("\n3. P", "\n3. P" + "9" * 5000),
    "a needless backslash": lambda text: text.replace('[Seat1 "', '[Seat1 "\\'),
    "a start nested too deeply": lambda text: text.replace("\n\n", '\n[Start "' + "[" * 100_000 + '"]\n\n', 1),
    "a start with too many digits": lambda text: text.replace("\n\n", '\n[Start "' + "9" * 5000 + '"]\n\n', 1),
}


@pytest.mark.parametrize("how", BROKEN_RECORDS)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_broken_record_is_one_line_with_file_and_line(record, tmp_path, command, how):
    path = tmp_path / "broken.rgn"
    path.write_bytes(BROKEN_RECORDS[how](record.read_text("utf-8")).encode("utf-8", "surrogateescape"))
    done = royaume(command, str(path))
    assert done.returncode == 2
    assert "broken.rgn" in done.stderr
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


QUICK = ("--simulations", "8", "--jobs", "1")


def test_a_review_tells_chances_costly_moves_sources_and_luck(record):
    found = answer("review", str(record), *QUICK)
    assert (found["game"], found["over"], len(found["shares"])) == ("majesty", False, 3)
    assert [one["n"] for one in found["standings"]] == sorted({one["n"] for one in found["standings"]})
    told = royaume("review", str(record), *QUICK, "--lang", "fr")
    assert told.returncode == 0
    for title in ("La partie n’était pas finie", "Les coups qui ont coûté le plus", "D’où viennent les points"):
        assert title in told.stdout
    assert told.stdout == royaume("review", str(record), *QUICK, "--lang", "fr").stdout


@pytest.mark.parametrize("option", ["--simulations", "--jobs"])
def test_a_review_that_cannot_be_made_is_refused(record, option):
    done = royaume("review", str(record), option, "0")
    assert done.returncode == 2
    assert option in done.stderr


def test_what_is_no_record_is_not_reviewed(tmp_path, lied):
    assert "missing.rgn" in royaume("review", str(tmp_path / "missing.rgn")).stderr
    assert royaume("review", str(lied)).returncode == 2
