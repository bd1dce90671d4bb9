"""Away from all of one's tables at once, and back."""

from __future__ import annotations

import time

import httpx

from server.people import PERSON_AND_BOT, PERSON_AND_FRIEND, Api, Game, Json, error_of

DAY = 86_400


def beside_a_friend(api: Api) -> Game:
    game = api.make(PERSON_AND_FRIEND)
    game.join(1, "Bert")
    return game


def say(api: Api, games: list[Game], **asked: object) -> httpx.Response:
    return api.post("/api/mine/away", {"tables": [{"table": g.id, "token": g.token} for g in games], **asked})


def own(game: Game) -> Json:
    return dict(game.mine()["seats"][0])


def test_one_is_away_from_every_table_where_others_play_and_back_at_all_of_them(api: Api) -> None:
    games = [beside_a_friend(api), beside_a_friend(api)]
    alone, waiting = api.make(PERSON_AND_BOT), api.make(PERSON_AND_FRIEND)
    until = int(time.time()) + DAY
    answer = say(api, [*games, alone, waiting], until=until)
    assert answer.status_code == 200
    assert [table["seats"][0]["away"] for table in answer.json()["tables"]] == [until, until, None, None]
    versions = [game.mine()["version"] for game in games]
    say(api, games, until=until)
    assert [game.mine()["version"] for game in games] == versions
    say(api, games)
    assert [own(game)["away"] for game in games] == [None, None]


def test_a_bot_that_plays_meanwhile_gives_the_seats_back(api: Api) -> None:
    games = [beside_a_friend(api), beside_a_friend(api)]
    say(api, games, until=int(time.time()) + DAY, bot="random")
    assert [own(game)["kind"] for game in games] == ["bot", "bot"]
    say(api, games)
    assert [own(game)["kind"] for game in games] == ["person", "person"]


def test_what_is_said_last_holds_at_every_table_whatever_was_said_before(api: Api) -> None:
    games = [beside_a_friend(api), beside_a_friend(api)]
    friday = int(time.time()) + DAY
    sunday = friday + 2 * DAY
    say(api, games[:1], until=friday)
    say(api, games, until=friday, bot="random")
    assert [(own(game)["away"], own(game)["bot"]) for game in games] == [(friday, "random")] * 2
    say(api, games, until=sunday, bot="random")
    assert [(own(game)["away"], own(game)["bot"]) for game in games] == [(sunday, "random")] * 2
    say(api, games, until=sunday)
    assert [(own(game)["away"], own(game)["kind"]) for game in games] == [(sunday, "person")] * 2


def test_a_key_that_holds_nothing_stops_none_of_the_others(api: Api) -> None:
    game = beside_a_friend(api)
    held = [("nowhere", "x"), (game.id, "x"), (game.id, game.token)]
    keys = [{"table": table, "token": token} for table, token in held]
    until = int(time.time()) + DAY
    answer = api.post("/api/mine/away", {"tables": keys, "until": until})
    assert [unknown["key"] for unknown in answer.json()["unknown"]] == ["no-table", "unknown-token"]
    assert own(game)["away"] == until


def test_a_day_that_is_past_or_a_bot_that_nobody_knows_is_refused_in_words(api: Api) -> None:
    game = beside_a_friend(api)
    assert error_of(say(api, [game], until=1)) == "away-until"
    assert error_of(say(api, [game], until=int(time.time()) + DAY, bot="nobody")) == "unknown-bot"
    assert own(game)["away"] is None
