"""A finished game looked at again, as the server does it."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from litestar.testing import TestClient

import royaume
from royaume.server import reviewing
from royaume.server.app import make_app
from royaume.server.rates import PER_ADDRESS, PER_SEAT, Rates
from royaume.server.reviewing import Work, made_by_us
from royaume.server.store.sqlite import SqliteStore
from server.people import PERSON_AND_BOT, TWO_PERSONS, Api, Game, Json, error_of

LONGEST = 60


def reviewed(game: Game, token: str | None) -> Json:
    """Asked until it is there, as a page does."""
    until, before = time.monotonic() + LONGEST, -1
    while time.monotonic() < until:
        answer = game.api.get(f"{game.path}/review", token)
        assert answer.status_code == 200, answer.text
        shown = answer.json()
        assert before <= shown["done"] <= shown["of"]
        before = shown["done"]
        if shown["review"] is not None:
            return dict(shown["review"])
        time.sleep(0.05)
    pytest.fail("the review took too long")


def finished(api: Api, **asked: object) -> Game:
    game = api.make(TWO_PERSONS, **asked)
    game.play_on()
    return game


def test_a_finished_game_is_reviewed_for_whoever_may_see_its_replay(api: Api) -> None:
    game = finished(api)
    found = reviewed(game, game.token)
    match = royaume.load(api.get(f"{game.path}/record").text)
    assert (found["game"], found["names"], found["over"]) == ("majesty", match.names, True)
    assert found["standings"][-1]["scores"] == match.scores()
    assert found["standings"][-1]["n"] == len(match.history)
    assert reviewed(game, None) == found


def test_a_game_that_goes_on_is_not(api: Api) -> None:
    game = api.make(PERSON_AND_BOT)
    answer = api.get(f"{game.path}/review", game.token)
    assert (answer.status_code, error_of(answer)) == (422, "not-over")


def test_nor_is_one_that_nobody_may_look_at_for_who_did_not_sit_there(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    game.post("spectators", allowed=False)
    game.play_on()
    answer = api.get(f"{game.path}/review")
    assert (answer.status_code, error_of(answer)) == (403, "no-spectators")


def test_nobody_begins_reviews_all_the_time() -> None:
    rates = Rates()
    asked = [rates.take("reviews", "192.0.2.1", "seat") for _ in range(int(PER_SEAT["reviews"].most) + 1)]
    assert not any(asked[:-1])
    assert asked[-1] > 0
    assert PER_ADDRESS["reviews"].most >= PER_SEAT["reviews"].most


def test_a_review_is_made_once_also_where_the_server_starts_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TestClient(make_app(SqliteStore(tmp_path), workers=1)) as http:
        game = finished(Api("", http))
        found = reviewed(game, game.token)

    async def made_again(*_: object) -> None:
        raise AssertionError("it was there already")

    monkeypatch.setattr(Work, "done", made_again)
    with TestClient(make_app(SqliteStore(tmp_path), workers=1)) as http:
        assert reviewed(game.at(Api("", http)), game.token) == found


def test_a_review_is_of_the_weights_that_found_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = made_by_us("majesty", 100)
    assert before == made_by_us("majesty", 100) != made_by_us("majesty", 200)
    (tmp_path / "majesty.eye").write_bytes(b"others")
    monkeypatch.setattr(reviewing, "eye_files", lambda game: [tmp_path / f"{game}.eye"])
    assert made_by_us("majesty", 100) != before
