"""The tables of one browser: told to whoever sends their tokens, and nothing more."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import royaume
from royaume.server.room import Room
from royaume.server.store import StoredTable
from royaume.server.types.basics import MOST_LISTED
from server.people import PERSON_AND_FRIEND, TWO_BOTS, TWO_PERSONS, Api, Game, Json

MINUTE = 60
NONE = "222222222222"
RECORDED = Path(__file__).parents[1] / "recorded"


def mine(api: Api, *keys: tuple[str, str | None]) -> Json:
    answer = api.post("/api/mine", {"tables": [{"table": table, "token": token} for table, token in keys]})
    assert answer.status_code == 200, answer.text
    told = dict(answer.json())
    assert abs(told.pop("now") - datetime.now(UTC).timestamp()) < MINUTE
    return told


def key_of(game: Game) -> tuple[str, str | None]:
    return game.id, game.token


def test_each_table_says_how_it_stands_in_the_order_of_the_question(api: Api) -> None:
    new, running, over = (api.make(TWO_PERSONS) for _ in range(3))
    running.play_on(choices=3)
    end = over.play_on()
    asked = mine(api, key_of(over), key_of(new), key_of(running))
    assert [one["table"] for one in asked["tables"]] == [over.id, new.id, running.id]
    assert asked["unknown"] == []
    first, second, third = asked["tables"]
    same = ("game", "config", "seats", "turn", "waiting", "started", "over", "scores", "winners", "rematch")
    for one, game in ((first, over), (second, new), (third, running)):
        seen = game.mine()
        assert {name: one[name] for name in same} == {name: seen[name] for name in same}
        assert one["question"] == seen["question"]
        assert one["made"] <= one["moved"]
    assert (first["winners"], first["whole"], first["origin"]) == (end["winners"], True, None)
    assert second["moved"] == second["made"]


def test_a_question_is_told_to_the_seat_that_is_asked_and_to_no_other(api: Api) -> None:
    game = api.make(PERSON_AND_FRIEND)
    friend = game.join(1, "Bert")
    keys = [game.token, friend]
    mover = game.look()["to_move"]
    questions = [mine(api, (game.id, key))["tables"][0]["question"] for key in (*keys, None)]
    assert questions[mover]["key"] == "taking_card"
    assert [question for seat, question in enumerate(questions) if seat != mover] == [None, None]
    seats = mine(api, (game.id, friend))["tables"][0]["seats"]
    assert [seat["mine"] for seat in seats] == [False, True]


def test_no_token_stands_in_the_answer(api: Api) -> None:
    game = api.make(PERSON_AND_FRIEND)
    invitation = game.token_of(1)
    friend = game.join(1, "Bert")
    told = json.dumps(mine(api, key_of(game), (game.id, friend), (game.id, None)))
    assert not [secret for secret in (game.token, invitation, friend) if str(secret) in told]


def test_a_running_game_keeps_its_seed_and_its_hidden_cards(api: Api) -> None:
    """What is listed has no view, no choices and no log: only what a spectator may know, and the own question."""
    game = api.make(TWO_PERSONS)
    (one,) = mine(api, key_of(game))["tables"]
    assert not {"view", "log", "choices", "seed", "chat"} & set(one)


def test_a_key_that_holds_nothing_is_told_apart_and_says_nothing_of_the_table(api: Api) -> None:
    game, friends = api.make(TWO_PERSONS), api.make(PERSON_AND_FRIEND)
    invitation = friends.token_of(1)
    friends.join(1, "Bert")
    asked = mine(api, (game.id, "made up"), (NONE, game.token), (friends.id, invitation), (friends.id, game.token))
    assert asked == {
        "tables": [],
        "unknown": [
            {"table": game.id, "key": "unknown-token"},
            {"table": NONE, "key": "no-table"},
            {"table": friends.id, "key": "invitation-used"},
            {"table": friends.id, "key": "unknown-token"},
        ],
    }


def test_a_seat_that_was_left_to_a_bot_is_no_longer_mine(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    for seat in (0, 1):
        game.post("resign", seat=seat, bot="random")
    (one,) = mine(api, key_of(game))["tables"]
    assert [seat["mine"] for seat in one["seats"]] == [False, False]
    assert one["question"] is None


def test_an_empty_list_is_answered_and_a_list_without_end_refused(api: Api) -> None:
    assert mine(api) == {"tables": [], "unknown": []}
    too_many = [{"table": NONE}] * (MOST_LISTED + 1)
    assert api.post("/api/mine", {"tables": too_many}).status_code == 400


def test_without_a_token_a_table_is_listed_as_spectators_see_it(api: Api) -> None:
    game = api.make(TWO_BOTS)
    over = game.wait_for_the_end()
    (one,) = mine(api, (game.id, None))["tables"]
    assert (one["over"], one["winners"]) == (True, over["winners"])


def test_a_lesson_is_named_and_is_no_whole_game(api: Api) -> None:
    game = api.make(game="", lesson="architects")
    (one,) = mine(api, key_of(game))["tables"]
    assert (one["lesson"], one["whole"]) == ("architects", False)


def test_what_if_names_the_point_it_comes_from_and_is_no_whole_game(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    game.play_on()
    what_if = api.make(TWO_PERSONS, **{"from": {"table": game.id, "at": 7}})
    assert [seen.mine()["verifiable"] for seen in (game, what_if)] == [True, False]
    origin = {"table": game.id, "at": 7}
    (one,) = mine(api, key_of(what_if))["tables"]
    assert (one["origin"], one["whole"]) == (origin, False)
    assert what_if.mine()["origin"] == origin
    assert game.mine()["origin"] is None
    what_if.play_on()
    again = Game(api, what_if.post("rematch").json())
    assert again.mine()["origin"] is None


def test_a_long_pause_counts_ten_minutes_of_the_time_at_the_table() -> None:
    config = royaume.new("majesty", 2).config.to_data()
    made = StoredTable("x", "majesty", 1, json.dumps(config).encode(), "1", None, b"[]", False, "2026-01-01T10:00:00Z")
    room = Room(made)
    for time in ("2026-01-01T10:02:00Z", "2026-01-03T08:00:00Z", "2026-01-03T08:00:30Z"):
        room.pass_time(time)
    assert (room.moved, room.seconds) == (time, 120 + 600 + 30)


def test_what_if_keeps_what_the_named_seat_knew(api: Api) -> None:
    """In Architects the Building cards in hand are known to their owner alone."""
    at = 20
    game = api.bring((RECORDED / "architects-2-quiet.rgn").read_text("utf-8"))
    hands = [hand_of(api.get(f"{game.path}/at/{at}", seat=number).json(), number) for number in (0, 1)]
    for seat, knowing in ((None, 0), (0, 0), (1, 1)):
        asked = {"table": game.id, "at": at, **({} if seat is None else {"seat": seat})}
        for _ in range(3):
            what_if = api.make(TWO_PERSONS, **{"from": asked})
            assert hand_of(what_if.mine(seat=knowing), knowing) == hands[knowing]


def hand_of(seen: Json, seat: int) -> Any:
    return sorted(seen["view"]["players"][seat]["hand"])


def test_what_if_for_a_seat_that_is_not_there_is_refused(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    game.play_on()
    answer = api.post("/api/tables", {"seats": TWO_PERSONS, "from": {"table": game.id, "at": 3, "seat": 2}})
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "no-such-seat")
