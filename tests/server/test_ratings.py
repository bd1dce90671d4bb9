"""Ratings: what counts, what it is worth, and that it can be made again."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from litestar.testing import TestClient

from royaume.server.app import make_app
from royaume.server.ratings.rating import FEW, Placed, Result, ladders
from royaume.server.seats import hashed
from royaume.server.store.players import Followed, Player
from royaume.server.store.sqlite import SqliteStore
from server.people import Api, Game, error_of

FRIENDS = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]


def result(number: int, *players: str, title: str = "majesty", places: list[int] | None = None) -> Result:
    """Seats by who sat there; they came in in that order, unless other places are told."""
    came_in = places or list(range(1, len(players) + 1))
    seats = [Placed(player, place) for player, place in zip(players, came_in, strict=True)]
    return Result(f"t{number:03}", title, f"2026-01-01T00:{number // 60:02}:{number % 60:02}", seats)


def test_the_same_games_give_the_same_ratings_in_whatever_order_they_come() -> None:
    games = [result(n, *Random(n).sample(["a", "b", "c", "d"], 3)) for n in range(40)]
    assert ladders(games) == ladders(reversed(games))


def test_whoever_wins_is_above_and_many_games_make_sure() -> None:
    [ladder] = ladders([result(n, "a", "b") if n % 2 else result(n, "b", "a", places=[2, 1]) for n in range(FEW)])
    first, second = ladder.standings
    assert (first.player, first.wins, first.games, second.wins) == ("a", FEW, FEW, 0)
    assert first.mu > second.mu
    assert not first.provisional
    assert ladders([result(1, "a", "b")])[0].standings[0].provisional


def test_what_the_seat_wins_is_not_credited_to_the_player() -> None:
    games = [result(n, *(("a", "b") if n % 2 else ("b", "a"))) for n in range(60)]  # seat 1 always wins
    [ladder] = ladders(games)
    assert ladder.worth[2, 0] > 0.5 > 0 > ladder.worth[2, 1]
    lucky = ladders([*games, result(90, "new", "a")])
    brave = ladders([*games, result(90, "a", "new", places=[2, 1])])
    assert rating_of(brave, "new") > rating_of(lucky, "new")


def rating_of(found: list, player: str) -> float:
    return next(one.mu for ladder in found for one in ladder.standings if one.player == player)


def test_to_win_among_four_is_worth_more_than_among_two() -> None:
    assert rating_of(ladders([result(1, "a", "b", "c", "d")]), "a") > rating_of(ladders([result(1, "a", "b")]), "a")


def test_each_title_has_ratings_of_its_own() -> None:
    found = ladders([result(1, "a", "b"), result(2, "b", "a", title="architects+artisans")])
    assert [(one.title, one.standings[0].player) for one in found] == [("architects+artisans", "b"), ("majesty", "a")]


# -- at the table --------------------------------------------------------------


@pytest.fixture
def store(tmp_path: Path) -> SqliteStore:
    store = SqliteStore(tmp_path)
    for name in ("anna", "bruno"):
        store.players.add(Player(name, name, name.title(), "", "{}", "2026"))
    return store


def rated_game(api: Api) -> tuple[Game, str]:
    game = api.make(FRIENDS, rated=True)
    return game, game.join(1, "Bruno")


def played_out(game: Game, friend: str) -> None:
    while not game.look()["over"]:
        game.choose(token=friend if game.look()["to_move"] == 1 else None)


def follow(store: SqliteStore, game: Game, **tokens: str) -> None:
    store.players.follow([Followed(player, game.id, hashed(token)) for player, token in tokens.items()])


def test_a_rated_game_of_people_with_lasting_names_counts_and_no_other(store: SqliteStore) -> None:
    with TestClient(make_app(store, workers=1)) as http:
        api = Api("", http)
        game, friend = rated_game(api)
        assert game.mine()["rated"]
        follow(store, game, anna=game.token, bruno=friend)
        played_out(game, friend)
        end = game.mine()
        [ladder] = api.get("/api/ratings").json()
        assert (ladder["game"], ladder["games"]) == ("majesty", 1)
        names = ["Anna", "Bruno"]
        assert ladder["players"][0]["name"] in [names[seat] for seat in end["winners"]]
        assert all(one["provisional"] for one in ladder["players"])

        other, friend = rated_game(api)  # nobody knows who Bruno is
        follow(store, other, anna=other.token)
        played_out(other, friend)
        unrated = api.make(FRIENDS)
        follow(store, unrated, anna=unrated.token, bruno=(friend := unrated.join(1, "Bruno")))
        played_out(unrated, friend)
        assert [one["games"] for one in api.get("/api/ratings").json()] == [1]

        again = api.post(f"/api/tables/{game.id}/rematch", {}, game.token).json()["table"]
        assert api.get(f"/api/tables/{again}").json()["rated"]


def test_whoever_leaves_a_rated_game_to_a_bot_comes_in_last(store: SqliteStore, tmp_path: Path) -> None:
    with TestClient(make_app(store, workers=1)) as http:
        api = Api("", http)
        game, friend = rated_game(api)
        follow(store, game, anna=game.token, bruno=friend)
        game.post("resign", friend, seat=1, bot="greedy")
        game.play_on()
        game.wait_for_the_end()
    # the bot may have made the last choice: it is noted at the latest when somebody asks after the table was put away
    with TestClient(make_app(SqliteStore(tmp_path), workers=1)) as http:
        [ladder] = http.get("/api/ratings").json()
        assert [(one["name"], one["wins"]) for one in ladder["players"]] == [("Anna", 1), ("Bruno", 0)]


def test_bots_are_not_rated(store: SqliteStore) -> None:
    with TestClient(make_app(store, workers=1)) as http:
        asked = {"game": "majesty", "rated": True, "seats": [FRIENDS[0], {"kind": "bot"}]}
        assert error_of(http.post("/api/tables", json=asked)) == "rated-people"
