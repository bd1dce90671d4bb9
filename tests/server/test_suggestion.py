"""What a bot would do in one's place."""

from __future__ import annotations

import httpx

from server.people import PERSON_AND_BOT, PERSON_AND_FRIEND, TWO_PERSONS, Api, Game, allowed, error_of


def ask(game: Game, token: str | None, **query: object) -> httpx.Response:
    return game.api.get(f"{game.path}/suggestion", token, **query)


def suggested(game: Game, **query: object) -> dict[str, object]:
    answer = ask(game, game.token, version=game.look()["version"], **query)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_a_suggestion_is_a_choice_that_may_be_made_with_what_it_brings(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    seen = game.mine()
    found = suggested(game)
    assert found["choice"] in allowed(seen)
    assert (found["version"], found["seat"]) == (seen["version"], seen["seat"])
    assert found["preview"][0]["key"] == "card_taken"  # type: ignore[index]
    assert game.mine() == seen
    assert game.choose(str(found["choice"])).status_code == 200


def test_the_answers_that_would_follow_are_told_and_can_be_given(api: Api) -> None:
    game = api.make(TWO_PERSONS, game="architects")
    game.play_on(until="place workshop")
    found = suggested(game)
    while not found["then"]:
        game.choose(str(found["choice"]))
        found = suggested(game)
    after = game.choose(str(found["choice"])).json()
    answer = found["then"][0]  # type: ignore[index]
    assert {"key": answer["key"], "args": answer["args"]} in [
        {"key": choice["key"], "args": choice["args"]} for choice in after["choices"]
    ]


def test_whoever_asks_again_gets_the_same_answer(api: Api) -> None:
    game = api.make(TWO_PERSONS, game="viscounts")
    assert [suggested(game) for _ in range(3)] == [suggested(game)] * 3


def test_at_a_choice_that_all_make_at_once_each_seat_gets_its_own(api: Api) -> None:
    game = api.make(TWO_PERSONS, game="architects")
    assert game.mine()["waiting"] == [0, 1]
    for seat in (0, 1):
        assert suggested(game, seat=seat)["choice"] in allowed(game.mine(seat=seat))


def test_a_spectator_gets_none(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    answer = ask(game, None, version=0)
    assert (answer.status_code, error_of(answer)) == (401, "token-needed")


def test_nor_does_a_player_who_is_not_asked_anything(api: Api) -> None:
    game = api.make(PERSON_AND_FRIEND)
    answer = ask(game, game.token, version=0)
    assert (answer.status_code, error_of(answer)) == (422, "not-started")
    friend = game.join(1, "Bert")
    seen = game.look()
    tokens = [game.token, friend]
    waiting = seen["to_move"]
    answer = ask(game, tokens[1 - waiting], version=seen["version"])
    assert (answer.status_code, error_of(answer)) == (422, "not-your-turn")
    answer = ask(game, tokens[waiting], version=seen["version"] - 1)
    assert (answer.status_code, error_of(answer), answer.json()["version"]) == (409, "version", seen["version"])


def test_nor_does_anybody_after_the_end(api: Api) -> None:
    game = api.make(PERSON_AND_BOT)
    seen = game.play_on()
    answer = ask(game, game.token, version=seen["version"])
    assert (answer.status_code, error_of(answer)) == (422, "game-over")
