"""Finished games: records, looking back, what if, once more."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import royaume
from royaume.kernel.chance import Dice
from royaume.kernel.state import impossible_stack
from royaume.server.replay import other_deal
from server.people import PERSON_AND_BOT, PERSON_AND_FRIEND, TWO_BOTS, TWO_PERSONS, Api, Game, allowed, error_of

RECORDED = Path(__file__).parents[1] / "recorded"


def finished(api: Api, **asked: object) -> Game:
    game = api.make(TWO_PERSONS, **asked)
    game.play_on()
    return game


def record_of(game: Game) -> str:
    answer = game.api.get(f"{game.path}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    return answer.text


def test_the_record_tells_the_same_game(api: Api) -> None:
    game = finished(api, options={"buildings": "mixed"})
    match, over = royaume.load(record_of(game)), game.mine()
    assert match.scores() == over["scores"]
    assert match.winners() == over["winners"]
    assert match.view(-1) == over["view"]
    assert match.names == ["Anna", "Bert"]
    assert len(match.history) == over["choices_made"]


def test_what_was_taken_back_is_not_in_the_record(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    undone = 0
    seen = game.mine()
    while not seen["over"]:
        quiet = [c["id"] for c in seen["choices"] if c["refusal"] is None and not c["reveals"]]
        if quiet and undone < 5:
            made = game.choose(quiet[0]).json()
            seen = game.post("undo", version=made["version"]).json()
            undone += 1
        seen = game.choose(allowed(seen)[-1]).json()
    match = royaume.load(record_of(game))
    assert undone
    assert len(match.history) == seen["choices_made"] == seen["version"] - 2 * undone
    for point in reversed(range(len(match.history) + 1)):
        match.go_to(point)
        assert api.get(f"{game.path}/at/{point}").json()["view"] == match.view(-1)


def test_a_record_comes_back_as_a_table_that_gives_the_same_record(api: Api) -> None:
    text = record_of(finished(api))
    brought = api.bring(text)
    assert record_of(brought) == text
    seen = brought.look()
    assert (seen["imported"], seen["over"], seen["choices"]) == (True, True, [])
    assert api.bring(text).id == brought.id


def test_any_record_of_the_engine_can_be_brought_even_an_unfinished_one(api: Api) -> None:
    rng = random.Random(3)
    for players in (2, 3, 4):
        match = royaume.new("majesty", players=players, seed=players, names=["Ann", "Ben"])
        for _ in range(10):
            match.play(rng.choice(match.choices()))
        brought = api.bring(match.to_text())
        seen = brought.look()
        assert (seen["over"], seen["waiting"], seen["choices_made"]) == (False, [], 10)
        assert record_of(brought) == match.to_text()
        assert api.get(f"{brought.path}/at/4").json()["choices_made"] == 4


def test_a_position_with_a_start_of_its_own_can_be_brought(api: Api) -> None:
    match = royaume.new("majesty", players=2, seed=1)
    for _ in range(6):
        match.play(match.choices()[0])
    later = royaume.from_data(match.to_data())
    later.play(later.choices()[0])
    brought = api.bring(later.to_text())
    assert record_of(brought) == later.to_text()
    assert [line["turn"] for line in brought.look()["log"]][-1] == later.turn


@pytest.mark.parametrize("text", ["", "nonsense", '[Royaume "1"]\n\n', '[Royaume "9"]\n\n', "\x00", "[" * 5000])
def test_what_is_no_record_is_refused(api: Api, text: str) -> None:
    answer = api.post("/api/records", {"text": text})
    assert answer.status_code == 422
    assert error_of(answer).startswith("record-")


def test_a_record_damaged_anywhere_is_refused_or_read_but_never_breaks_the_server(api: Api) -> None:
    later = royaume.from_data(royaume.new("majesty", players=2, seed=1).to_data())
    for _ in range(5):
        later.play(later.choices()[0])
    rng, statuses = random.Random(1), set()
    for text in (record_of(finished(api)), later.to_text()):
        for _ in range(150):
            at = rng.randrange(len(text))
            damaged = text[:at] + rng.choice(["", "9", "-1", "x", "[", '"', "٣", "9" * 5000, "{"]) + text[at + 1 :]
            statuses.add(api.post("/api/records", {"text": damaged}).status_code)
    assert statuses <= {201, 422}


def test_a_start_that_is_nested_too_deeply_is_refused(api: Api) -> None:
    text = royaume.from_data(royaume.new("majesty", players=2, seed=1).to_data()).to_text()
    before, _, after = text.partition('[Start "')
    deep = before + '[Start "' + "[" * 100_000 + '"]' + after[after.index("\n") :]
    answer = api.post("/api/records", {"text": deep})
    assert answer.status_code == 422


def test_a_start_from_which_the_game_cannot_go_on_is_refused(api: Api) -> None:
    match = royaume.new("majesty", players=2, seed=1)
    while match.table.depth < 2:
        match.play(match.choices()[-1])
    whole = royaume.from_data(match.to_data()).to_text()
    ending = whole[whole.index('[[\\"EndingTurn') + 1 : whole.index("]", whole.index('[[\\"EndingTurn')) + 2]
    answer = api.post("/api/records", {"text": whole.replace(ending, "")})
    assert answer.status_code == 422


def test_looking_back_shows_the_game_as_it_was(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    seen, before = game.mine(), []
    while not seen["over"]:
        before.append(game.look())
        seen = game.play_on(choices=1)
    for point, then in enumerate(before):
        back = api.get(f"{game.path}/at/{point}").json()
        same = ("view", "turn", "active", "over", "log", "scores", "choices_made", "version")
        assert {key: back[key] for key in same} == {key: then[key] for key in same}
        assert (back["choices"], back["waiting"], back["undo"]["possible"]) == ([], [], False)
    answer = api.get(f"{game.path}/at/{len(before) + 1}")
    assert (answer.status_code, error_of(answer)) == (422, "no-such-point")
    assert api.get(f"{game.path}/at/3", seat=1).json()["seat"] == 1
    assert error_of(api.get(f"{game.path}/at/3", seat=2)) == "no-such-seat"


def test_what_if_goes_on_from_a_point_with_the_hidden_part_dealt_again(api: Api) -> None:
    game = finished(api, options={"buildings": "B"})
    then = api.get(f"{game.path}/at/8").json()
    made = [api.make(TWO_PERSONS, **{"from": {"table": game.id, "at": 8}}) for _ in range(3)]
    for what_if in made:
        seen = what_if.mine()
        assert seen["view"] == then["view"]
        assert seen["config"] == then["config"]
        assert seen["turn"] == then["turn"]
        assert (seen["choices_made"], seen["version"], seen["seed"]) == (0, 0, None)
        assert what_if.play_on()["over"]
        assert royaume.load(record_of(what_if)).scores() == what_if.mine()["scores"]
        assert what_if.mine()["log"][-1]["turn"] == what_if.mine()["turn"]
    views = [str(what_if.mine()["view"]) for what_if in made]
    assert len(set(views)) == 3
    assert str(game.mine()["view"]) not in views


def test_what_if_while_somebody_else_builds_deals_them_something_to_build() -> None:
    """Of seat 1 everybody knows that it went to the Guildhall; what it holds to build there, only that seat."""
    match = royaume.load(RECORDED.joinpath("architects-4-greedy.rgn").read_text("utf-8"))
    match.go_to(160)
    assert match.question(1).key == "building"
    deals = [match.game.resample(match.table, 0, Dice(seed)) for seed in range(10)]
    assert any(impossible_stack(t) for t in deals)
    for seed in range(10):
        assert not impossible_stack(other_deal(match, 0, Dice(seed)))


def test_what_if_against_a_bot(api: Api) -> None:
    game = finished(api)
    what_if = api.make(PERSON_AND_BOT, **{"from": {"table": game.id, "at": 5}})
    assert what_if.play_on()["over"]


def test_what_if_is_the_same_game_and_another_that_is_asked_for_is_refused(api: Api) -> None:
    game = finished(api)
    origin, config = {"table": game.id, "at": 5}, game.mine()["config"]
    for other in ({"game": "viscounts"}, {"players": 4}, {"setup": "other"}, {"options": {"tie": "other"}}):
        answer = api.post("/api/tables", {"from": origin, **other})
        assert (answer.status_code, error_of(answer)) == (422, "from-other-game")
    same = {"game": "majesty", "players": config["players"], "setup": config["setup"], "options": config["options"]}
    assert api.post("/api/tables", {"from": origin, **same}).status_code == 201


def test_there_is_no_what_if_after_the_end_or_beyond(api: Api) -> None:
    game = finished(api)
    made = game.mine()["choices_made"]
    for point, key in ((made, "game-over"), (made + 1, "no-such-point")):
        answer = api.post("/api/tables", {"from": {"table": game.id, "at": point}})
        assert (answer.status_code, error_of(answer)) == (422, key)
    assert api.post("/api/tables", {"from": {"table": "none", "at": 0}}).status_code == 404


def test_a_rematch_is_one_table_whoever_asks(api: Api) -> None:
    game = api.make(PERSON_AND_FRIEND)
    friend = game.join(1, "Bert")
    seen = game.look()
    while not seen["over"]:
        mover = {0: game.token, 1: friend}[seen["to_move"]]
        seen = game.choose(token=mover).json()
    mine, theirs = game.post("rematch").json(), game.post("rematch", friend).json()
    assert mine["table"] == theirs["table"] == game.look()["rematch"]
    assert game.post("rematch").json() == mine
    assert [seat["token"] for seat in mine["seats"]] == [game.token, None]
    assert [seat["token"] for seat in theirs["seats"]] == [None, friend]
    again = Game(api, mine)
    seen = again.mine()
    assert [(seat["name"], seat["mine"]) for seat in seen["seats"]] == [("Anna", True), ("Bert", False)]
    assert (seen["started"], seen["version"], seen["config"]) == (True, 0, game.look()["config"])
    assert again.look(friend)["seats"][1]["mine"]
    assert seen["commitment"] != game.look()["commitment"]


def test_bots_play_the_rematch_too(api: Api) -> None:
    game = api.make(PERSON_AND_BOT)
    game.play_on()
    assert Game(api, game.post("rematch").json()).play_on()["over"]


def test_a_finished_game_of_bots_can_be_looked_at(api: Api) -> None:
    game = api.make(TWO_BOTS)
    over = game.wait_for_the_end()
    assert royaume.load(record_of(game)).scores() == over["scores"]


def test_the_course_of_a_game_tells_turn_and_points_after_each_choice(api: Api) -> None:
    game = finished(api)
    course = api.get(f"{game.path}/course").json()
    last = game.look()
    assert len(course) == last["choices_made"] + 1
    assert course[-1]["scores"] == last["scores"]
    for point in (0, 5, len(course) - 1):
        back = api.get(f"{game.path}/at/{point}").json()
        assert course[point] == {"turn": back["turn"], "scores": back["scores"]}


def test_there_is_no_course_before_the_end(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    answer = api.get(f"{game.path}/course")
    assert (answer.status_code, error_of(answer)) == (422, "not-over")
