"""Whoever made the table says who sits where and who may look on; and whoever left may come back."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from kill import Served

from server.people import PERSON_AND_BOT, PERSON_AND_FRIEND, TWO_PERSONS, Api, Game, Line, error_of, new_key


def kinds(game: Game, token: str | None = None) -> list[str]:
    return [seat["kind"] for seat in game.look(token or game.token)["seats"]]


def with_friend(api: Api, **asked: object) -> tuple[Game, str]:
    game = api.make(PERSON_AND_FRIEND, **asked)
    return game, game.join(1, "Bert")


def given_away(game: Game, seat: int, **body: object) -> str:
    answer = game.post("seats", seat=seat, to="open", **body)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["invitation"])


def test_only_whoever_made_the_table_is_told_to_be_its_host(api: Api) -> None:
    game, friend = with_friend(api)
    assert [game.look(token)["host"] for token in (game.token, friend, None)] == [True, False, False]
    for what, body in (("seats", {"seat": 0, "to": "bot"}), ("spectators", {"allowed": False})):
        assert error_of(game.post(what, friend, **body)) == "not-the-host"
        assert error_of(api.post(f"{game.path}/{what}", body)) == "token-needed"
    assert game.look()["version"] == 1


def test_a_seat_that_is_given_away_leaves_nothing_to_whoever_had_it(api: Api) -> None:
    game, friend = with_friend(api)
    with api.live() as socket:
        line = Line(socket)
        line.watch(game.id, token=friend)
        line.hear_version(1)
        new = given_away(game, 1)
        while "snapshot" in (heard := line.hear()):
            assert heard["snapshot"]["version"] == 1
        assert heard["error"]["key"] == "seat-revoked"
    refused = [api.get(game.path, friend), game.post("chat", friend, text="x"), game.post("return", friend)]
    assert {(answer.status_code, error_of(answer)) for answer in refused} == {(401, "seat-revoked")}
    assert error_of(game.post("join", game.token_of(1), name="Eve")) in ("invitation-used", "seat-revoked")
    seen = game.mine()
    assert (kinds(game), seen["started"], seen["waiting"]) == (["person", "open"], False, [])
    joined = game.post("join", new, name="Cleo")
    assert joined.status_code == 200
    assert [seat["name"] for seat in game.mine()["seats"]] == ["Anna", "Cleo"]
    assert error_of(api.get(game.path, new)) == "invitation-used"
    assert game.look(joined.json()["token"])["seat"] == 1


def test_a_seat_is_given_away_once_however_often_it_is_asked(api: Api) -> None:
    game, _ = with_friend(api)
    key = new_key()
    assert given_away(game, 1, key=key) == given_away(game, 1, key=key)
    assert game.mine()["version"] == 2


def test_a_bot_plays_for_an_absent_player_who_takes_the_seat_back(api: Api) -> None:
    game, friend = with_friend(api)
    while game.look()["to_move"] == 0:
        game.choose()
    version = game.look()["version"]
    assert game.post("seats", seat=1, to="bot", bot="random").status_code == 200
    game.wait_beyond(version + 1)
    away = game.look(friend)
    assert [(seat["kind"], seat["name"], seat["back"]) for seat in away["seats"]][1] == ("bot", "Bert", True)
    assert (away["seat"], away["choices"]) == (None, [])
    assert error_of(game.post("return")) == "nothing-to-return"
    back = game.post("return", friend)
    assert back.status_code == 200
    assert [(seat["kind"], seat["mine"], seat["back"]) for seat in back.json()["seats"]][1] == ("person", True, False)
    assert error_of(game.post("return", friend)) == "nothing-to-return"


def test_who_resigned_comes_back_to_one_of_several_seats(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    for seat in (0, 1):
        game.post("resign", seat=seat, bot="random")
    assert error_of(game.post("return", seat=2)) == "nothing-to-return"
    assert game.post("return", seat=1).status_code == 200
    assert kinds(game) == ["bot", "person"]
    assert game.mine()["host"]


def test_an_open_seat_is_filled_by_a_bot_and_its_invitation_is_over(api: Api) -> None:
    game = api.make(PERSON_AND_FRIEND)
    assert game.post("seats", seat=1, to="bot").json()["started"]
    assert error_of(game.post("join", game.token_of(1), name="Bert")) == "seat-revoked"
    assert error_of(game.post("return", game.token_of(1))) == "seat-revoked"
    assert error_of(game.post("seats", seat=1, to="bot")) == "seat-fixed"


def test_an_invitation_leaves_no_seat_to_a_bot(api: Api) -> None:
    game = api.make(PERSON_AND_FRIEND)
    assert error_of(game.post("resign", game.token_of(1), bot="random")) == "not-started"
    assert game.mine()["version"] == 0
    game.join(1, "Bert")


def test_a_bot_at_an_open_seat_takes_no_name_that_a_guest_has(api: Api) -> None:
    game = api.make([{"kind": "person", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}])
    game.join(2, "p2")
    game.post("seats", seat=1, to="bot")
    assert [seat["name"] for seat in game.mine()["seats"]] == ["Anna", "P2 2", "p2"]


def test_a_seat_at_the_same_screen_and_a_bots_can_be_given_to_a_friend(api: Api) -> None:
    for seats in (TWO_PERSONS, PERSON_AND_BOT):
        game = api.make(seats)
        new = given_away(game, 1)
        assert game.post("join", new, name="Cleo").status_code == 200
        assert [seat["mine"] for seat in game.mine()["seats"]] == [True, False]


@pytest.mark.parametrize("body", [{"seat": 0, "to": "open"}, {"seat": 0, "to": "bot"}, {"seat": 5, "to": "open"}])
def test_the_hosts_own_seat_and_no_seat_are_not_given_away(api: Api, body: dict[str, object]) -> None:
    game, _ = with_friend(api)
    assert game.post("seats", **body).status_code == 422
    assert game.mine()["version"] == 1


def test_nobody_is_moved_in_a_lesson_nor_after_the_end(api: Api) -> None:
    lesson = api.make(lesson="majesty")
    assert error_of(lesson.post("seats", seat=1, to="open")) == "seat-fixed"
    over = api.make(TWO_PERSONS)
    over.play_on()
    assert error_of(over.post("seats", seat=1, to="open")) == "game-over"
    assert not over.mine()["host"]


def test_where_spectators_are_forbidden_only_players_see_the_table(api: Api) -> None:
    game, friend = with_friend(api)
    with api.live() as socket:
        line = Line(socket)
        line.watch(game.id)
        line.hear_version(1)
        assert not game.post("spectators", allowed=False).json()["spectators"]
        while "snapshot" in (heard := line.hear()):
            assert heard["snapshot"]["version"] == 1
        assert heard["error"]["key"] == "no-spectators"
        line.watch(game.id)
        assert line.hear()["error"]["key"] == "no-spectators"
    assert error_of(api.get(game.path)) == "no-spectators"
    mine = api.post("/api/mine", {"tables": [{"table": game.id}]}).json()
    assert mine["unknown"] == [{"table": game.id, "key": "no-spectators"}]
    assert game.look(friend)["seat"] == 1
    assert game.post("spectators", allowed=True).status_code == 200
    assert game.look()["spectators"]


def test_a_finished_game_without_spectators_is_told_to_its_players_alone(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    game.post("spectators", allowed=False)
    game.play_on()
    for what in ("at/3", "course", "record"):
        assert error_of(api.get(f"{game.path}/{what}")) == "no-spectators"
        assert api.get(f"{game.path}/{what}", game.token).status_code == 200
    what_if = {"from": {"table": game.id, "at": 3}, "seats": TWO_PERSONS}
    assert error_of(api.post("/api/tables", what_if)) == "no-spectators"
    assert api.post("/api/tables", what_if, game.token).status_code == 201


def test_seats_are_the_same_after_a_restart_and_the_key_of_the_table_opens_none_that_changed_hands(
    tmp_path: Path,
) -> None:
    served = Served(tmp_path / "data")
    try:
        with Api(served.url) as api:
            making, giving = new_key(), new_key()
            seats = [{"kind": "open"}, {"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Dora"}]
            game = api.make(seats, key=making)
            bert = game.join(0, "Bert")
            game.post("spectators", allowed=False)
            new = given_away(game, 2, key=giving)
            game.post("seats", seat=0, to="bot", bot="random")
            before = game.mine()
            while before["to_move"] == 0:  # the bot's turn
                before = game.wait_beyond(before["version"])
            served.kill()
            served.start()
            assert {**game.mine(), "seats": None} == {**before, "seats": None}
            assert kinds(game) == ["bot", "person", "open"]
            assert given_away(game, 2, key=giving) == new
            assert error_of(api.get(game.path)) == "no-spectators"
            again = api.make(seats, key=making)
            assert [seat["token"] is None for seat in again.made["seats"]] == [True, False, True]
            assert again.mine()["host"]
            assert game.post("join", new, name="Cleo").status_code == 200
            assert game.post("return", bert).status_code == 200
            assert kinds(game) == ["person"] * 3
            log = logged(served, game.id)
    finally:
        served.stop()
    assert log == ["joined", "watching", "opened", "resigned", "joined", "returned"]


def logged(served: Served, table: str) -> list[str]:
    db = sqlite3.connect(served.data / "royaume.sqlite3")
    query = "SELECT json_extract(what, '$.what') FROM entries WHERE of_table = ? ORDER BY version"
    found = [str(what) for (what,) in db.execute(query, (table,))]
    db.close()
    return found


def test_the_rematch_has_the_same_host_and_a_record_knows_nothing_of_seats(api: Api) -> None:
    game = api.make([{"kind": "open"}, {"kind": "person", "name": "Anna"}])
    bert = game.join(0, "Bert")
    game.post("seats", seat=0, to="bot", bot="random")
    game.post("return", bert)
    for token in (game.token, bert):
        game.post("resign", token, bot="random")
    game.wait_for_the_end()
    again = Game(api, game.post("rematch").json())
    assert [again.look(token)["host"] for token in (game.token, bert)] == [True, False]
    text = api.get(f"{game.path}/record").text
    assert api.post("/api/records", {"text": text}).status_code == 201
    assert "Bert" in text
