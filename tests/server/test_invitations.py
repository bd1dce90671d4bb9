"""An invitation is exchanged for a seat: from then on it is worth nothing, also to whoever sent it."""

from __future__ import annotations

from pathlib import Path

import pytest
from kill import Served

from server.people import PERSON_AND_FRIEND, Api, Game, Json, Line, error_of, new_key


def refusals(game: Game, token: str) -> list[tuple[int, str]]:
    """What somebody is told who reads and plays with this token."""
    version = game.look()["version"]
    answers = [game.api.get(game.path, token), game.api.get(game.path, token, seat=1)]
    bodies: list[tuple[str, Json]] = [
        ("choices", {"version": version, "choice": "x"}),
        ("undo", {"version": version}),
        ("chat", {"text": "hello"}),
        ("resign", {"bot": "greedy"}),
        ("join", {"name": "Eve", "key": new_key()}),
        ("rematch", {}),
    ]
    answers += [game.post(what, token, **body) for what, body in bodies]
    return [(answer.status_code, error_of(answer)) for answer in answers]


def test_whoever_joins_gets_a_token_of_their_own(api: Api) -> None:
    game = api.make(PERSON_AND_FRIEND)
    friend = game.join(1, "Bert")
    assert friend not in (game.token, game.token_of(1))
    seen = game.look(friend)
    assert (seen["seat"], [seat["mine"] for seat in seen["seats"]]) == (1, [False, True])
    assert [seat["mine"] for seat in game.mine()["seats"]] == [True, False]


def test_an_invitation_that_was_used_can_neither_read_nor_play(api: Api) -> None:
    game = api.make(PERSON_AND_FRIEND)
    assert game.look(game.token_of(1))["seat"] == 1
    game.join(1, "Bert")
    assert set(refusals(game, game.token_of(1))) == {(401, "invitation-used")}
    assert game.look()["version"] == 1


def test_a_join_that_comes_again_with_its_key_gets_the_same_token(api: Api) -> None:
    game = api.make(PERSON_AND_FRIEND)
    key = new_key()
    friend = game.join(1, "Bert", key=key)
    assert game.join(1, "Bert", key=key) == friend
    for name, other in (("Eve", key), ("Bert", new_key()), ("Bert", None)):
        assert error_of(game.post("join", game.token_of(1), name=name, key=other)) == "invitation-used"
    assert game.look(friend)["version"] == 1


@pytest.mark.parametrize("name", ["Anna", "anna ", "Milo"])
def test_a_name_that_somebody_has_is_not_given_twice(api: Api, name: str) -> None:
    game = api.make([*PERSON_AND_FRIEND, {"kind": "bot", "name": "Milo"}])
    refused = game.post("join", game.token_of(1), name=name)
    assert (refused.status_code, error_of(refused)) == (422, "name-taken")
    assert refused.json()["error"]["args"] == {"name": name.strip()}
    game.join(1, "Bert")


def test_the_key_of_a_join_cannot_be_guessed(api: Api) -> None:
    game = api.make(PERSON_AND_FRIEND)
    assert game.post("join", game.token_of(1), name="Bert", key="1").status_code == 400


def test_a_restart_keeps_the_new_token_and_forgets_no_exchange(tmp_path: Path) -> None:
    served = Served(tmp_path / "data")
    try:
        with Api(served.url) as api:
            making, joining = new_key(), new_key()
            game = api.make(PERSON_AND_FRIEND, key=making)
            friend = game.join(1, "Bert", key=joining)
            served.kill()
            served.start()
            assert game.look(friend)["seat"] == 1
            assert game.join(1, "Bert", key=joining) == friend
            assert set(refusals(game, game.token_of(1))) == {(401, "invitation-used")}
            again = api.make(PERSON_AND_FRIEND, key=making)
            assert (again.id, [seat["token"] is None for seat in again.made["seats"]]) == (game.id, [False, True])
            assert [seat["mine"] for seat in again.mine()["seats"]] == [True, False]
    finally:
        served.stop()


def test_every_invitation_to_a_seat_ends_with_the_first_that_is_used(tmp_path: Path) -> None:
    served = Served(tmp_path / "data")
    try:
        with Api(served.url) as api:
            key = new_key()
            game = api.make(PERSON_AND_FRIEND, key=key)
            served.kill()
            served.start()
            again = api.make(PERSON_AND_FRIEND, key=key)
            assert again.token_of(1) != game.token_of(1)
            friend = again.join(1, "Bert")
            assert set(refusals(game, game.token_of(1))) == {(401, "invitation-used")}
            assert game.look(friend)["seat"] == 1
    finally:
        served.stop()


@pytest.mark.parametrize("seat", [None, 1])
def test_a_live_line_ends_with_its_invitation(api: Api, seat: int | None) -> None:
    game = api.make(PERSON_AND_FRIEND)
    with api.live() as socket:
        line = Line(socket)
        line.watch(game.id, token=game.token_of(1), **({} if seat is None else {"seat": seat}))
        line.hear_version(0)
        friend = game.join(1, "Bert")
        while "snapshot" in (heard := line.hear()):
            assert heard["snapshot"]["version"] == 0
        assert heard["error"]["key"] == "invitation-used"
        line.watch(game.id, token=friend)
        assert line.hear_version(1)["seat"] == 1
