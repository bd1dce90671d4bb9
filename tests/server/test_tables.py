"""Making tables, sitting down, playing."""

from __future__ import annotations

import pytest

from royaume.server import reach
from royaume.server.types.basics import Reach
from server.people import PERSON_AND_BOT, PERSON_AND_FRIEND, TWO_BOTS, TWO_PERSONS, Api, allowed, error_of, new_key


def test_without_seats_one_person_plays_against_bots(api: Api) -> None:
    game = api.make(players=3)
    assert [seat["kind"] for seat in game.mine()["seats"]] == ["person", "bot", "bot"]


def test_a_token_holds_all_persons_at_one_screen(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    assert game.token_of(0) == game.token_of(1) == game.token
    assert [seat["mine"] for seat in game.mine()["seats"]] == [True, True]
    assert [seat["name"] for seat in game.mine()["seats"]] == ["Anna", "Bert"]


def test_one_sees_as_the_seat_whose_decision_is_awaited_unless_one_asks_for_another(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    seen = game.mine()
    other = 1 - seen["to_move"]
    assert seen["seat"] == seen["to_move"]
    assert game.mine(seat=other)["seat"] == other
    assert game.mine(seat=other)["choices"] == []


def test_a_table_starts_when_every_seat_is_taken(api: Api) -> None:
    game = api.make(PERSON_AND_FRIEND)
    friend = game.token_of(1)
    before = game.mine()
    assert (before["started"], before["waiting"], before["choices"]) == (False, [], [])
    assert error_of(game.post("choices", version=0, choice="x")) == "not-started"
    joined = game.post("join", friend, name="Zoé").json()
    assert joined["started"]
    assert [(seat["kind"], seat["name"]) for seat in joined["seats"]] == [("person", "Anna"), ("person", "Zoé")]
    assert error_of(game.post("join", joined["token"], name="Zoé")) == "seat-taken"


def test_a_choice_is_told_with_everything_that_followed(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    seen = game.choose().json()
    assert (seen["version"], seen["since"], seen["reset"], seen["choices_made"]) == (1, 0, False, 1)
    assert {line["version"] for line in seen["log"]} == {1}
    assert seen["log"][0]["key"] == "card_taken"


def test_the_log_since_a_version_continues_the_log_before_it(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    game.play_on(choices=9)
    whole = game.mine()
    assert whole["reset"]
    for version in range(whole["version"] + 1):
        part = game.mine(since=version)
        assert (part["since"], part["reset"]) == (version, False)
        assert [line for line in whole["log"] if line["version"] <= version] + part["log"] == whole["log"]
    assert game.mine(since=whole["version"] + 1)["reset"]


def test_turns_in_the_log_are_those_of_the_game(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    seen = game.play_on(choices=12)
    log = game.mine()["log"]
    started = [line["turn"] for line in log if line["key"] == "turn_started"]
    assert started == list(range(1, seen["turn"] + 1))


def test_what_is_not_allowed_is_refused_with_the_rule(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    seen = game.mine()
    while all(choice["refusal"] is None for choice in seen["choices"]):
        dearest = allowed(seen)[-1]
        seen = game.choose(dearest).json()
    forbidden = next(choice for choice in seen["choices"] if choice["refusal"])
    answer = game.choose(forbidden["id"])
    assert (answer.status_code, error_of(answer)) == (422, "illegal-choice")
    assert answer.json()["version"] == game.mine()["version"] == seen["version"]
    assert answer.json()["error"]["args"]["reason"]["key"] == f"majesty-refusal-{forbidden['refusal']['key']}"


def test_a_friend_may_choose_only_for_the_own_seat_and_turn(api: Api) -> None:
    game = api.make(PERSON_AND_FRIEND)
    friend = game.join(1, "Bert")
    seen = game.look()
    mover, idler = (game.token, friend) if seen["to_move"] == 0 else (friend, game.token)
    choice = allowed(game.look(mover))[0]
    assert error_of(game.post("choices", idler, version=1, choice=choice)) == "not-your-turn"
    theirs = game.post("choices", idler, version=1, choice=choice, seat=seen["to_move"])
    assert (theirs.status_code, error_of(theirs)) == (403, "not-your-seat")
    assert game.post("choices", mover, version=1, choice=choice).status_code == 200


def test_bots_play_a_whole_game(api: Api) -> None:
    over = api.make(TWO_BOTS).wait_for_the_end()
    assert over["winners"]
    assert over["seed"]
    assert over["ending"] == "complete"
    assert over["choices"] == []


def test_a_person_plays_a_whole_game_against_a_bot(api: Api) -> None:
    over = api.make(PERSON_AND_BOT).play_on()
    totals = [sum(line["points"][seat] for line in over["score_sheet"]) for seat in range(2)]
    assert totals == over["scores"]
    assert over["turn"] == 24


def test_whoever_resigns_leaves_the_seat_to_a_bot(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    game.play_on(choices=3)
    left = game.post("resign", seat=1, bot="greedy", key=new_key()).json()
    assert [(seat["kind"], seat["bot"], seat["mine"]) for seat in left["seats"]] == [
        ("person", None, True),
        ("bot", "greedy", False),
    ]
    assert error_of(game.post("resign", seat=1, bot="greedy")) == "not-your-seat"
    assert game.play_on()["over"]


def test_when_everybody_resigns_bots_finish_the_game(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    assert game.post("resign", seat=0, bot="random").status_code == 200
    assert game.post("resign", seat=1, bot="random").status_code == 200
    assert game.wait_for_the_end()["over"]
    assert error_of(game.post("choices", version=2, choice="x")) == "no-seat"


def test_unusual_names_and_chat_are_kept_as_they_are(api: Api) -> None:
    name = 'Zoé "la Reine" 👑 \\ Ł'
    game = api.make([{"kind": "person", "name": name}, {"kind": "person"}])
    game.post("chat", text="  déjà vu :\u202f👩\u200d🚀\n\u202egnirts  ")
    seen = game.mine()
    assert [seat["name"] for seat in seen["seats"]] == [name, "P2"]
    assert [line["text"] for line in seen["chat"]] == ["déjà vu : 👩\u200d🚀 gnirts"]
    assert (seen["chat"][0]["name"], seen["chat"][0]["said"]) == (name, 1)


def test_a_name_must_be_printable_and_short(api: Api) -> None:
    for name in ("a" * 41, "a\nb", "   "):
        answer = api.post("/api/tables", {"game": "majesty", "seats": [{"name": name}, {}]})
        assert (answer.status_code, error_of(answer)) == (422, "player-name")


def test_a_table_that_cannot_be_is_refused(api: Api) -> None:
    for asked, key in (
        ({"game": "chess"}, "unknown-game"),
        ({"game": "majesty", "players": 9}, "players"),
        ({"game": "majesty", "players": 3, "seats": TWO_PERSONS}, "seat-count"),
        ({"game": "majesty", "seats": [{"kind": "bot", "bot": "deep"}, {}]}, "unknown-bot"),
        ({"game": "majesty", "options": {"buildings": "C"}}, "option-value"),
        ({"game": "majesty", "expansions": ["x"]}, "unknown-expansion"),
    ):
        answer = api.post("/api/tables", dict(asked))
        assert (answer.status_code, error_of(answer)) == (422, key)


def test_the_choices_say_what_cannot_be_undone(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    seen = game.mine()
    choice = next(choice for choice in seen["choices"] if choice["refusal"] is None)
    after = game.choose(choice["id"]).json()
    assert after["undo"]["possible"] is not choice["reveals"]


def test_nobody_sits_down_under_the_name_of_another(api: Api) -> None:
    twins = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "name": "ANNA"}]
    refused = api.post("/api/tables", {"game": "majesty", "seats": twins})
    assert (refused.status_code, error_of(refused)) == (422, "name-taken")


@pytest.mark.parametrize(
    ("host", "alone", "addresses"),
    [
        ("127.0.0.1", True, ["http://10.0.0.7:8123/"]),
        ("localhost", True, ["http://10.0.0.7:8123/"]),
        ("::1", True, ["http://10.0.0.7:8123/"]),
        ("0.0.0.0", False, ["http://10.0.0.7:8123/"]),
        ("10.0.0.9", False, ["http://10.0.0.9:8123/"]),
        ("fd00::9", False, ["http://[fd00::9]:8123/"]),
    ],
)
def test_the_server_knows_who_can_reach_it(
    monkeypatch: pytest.MonkeyPatch, host: str, alone: bool, addresses: list[str]
) -> None:
    monkeypatch.setattr(reach, "own_address", lambda: "10.0.0.7")
    assert reach.reach_of(reach.Served(host, 8123)) == Reach(alone, addresses)


def test_a_server_for_this_machine_alone_says_so(api: Api) -> None:
    assert api.get("/api/reach").json()["alone"] is True
