"""What nobody may learn."""

from __future__ import annotations

import random

import no_leak
import pytest
import twins
from kill import Served

from royaume.games import find
from royaume.kernel.chance import commitment
from royaume.kernel.data import Reader
from royaume.kernel.state import read_state
from royaume.server.bots import as_known_to, decision
from royaume.server.seats import Seat
from royaume.server.sights import Belief
from server.people import PERSON_AND_BOT, PERSON_AND_FRIEND, TWO_BOTS, TWO_PERSONS, Api, error_of, new_key

PAIRS = 120


def stored_bytes(server: Served) -> bytes:
    files = sorted(file for file in server.data.iterdir() if file.is_file())
    assert any(file.name.endswith("-wal") for file in files)
    return b"".join(file.read_bytes() for file in files)


def test_only_hashes_of_tokens_are_stored(api: Api, server: Served) -> None:
    game = api.make(PERSON_AND_FRIEND, key="a key of twenty letters")
    friend = game.join(1, "Bert", key=new_key())
    game.post("chat", text="hello", key=new_key())
    stored = stored_bytes(server)
    assert game.id.encode() in stored
    for token in (game.token_of(0), game.token_of(1), friend):
        assert len(token) >= 32
        assert token.encode() not in stored
    assert b"a key of twenty letters" not in stored


def test_tokens_of_a_seat_are_no_use_elsewhere(api: Api) -> None:
    game, other = api.make(TWO_PERSONS), api.make(TWO_PERSONS)
    answer = api.get(game.path, other.token)
    assert (answer.status_code, error_of(answer)) == (401, "unknown-token")
    assert api.http.get(game.path, headers={"Authorization": f"Basic {game.token}"}).status_code == 401
    assert api.http.get(game.path, headers={"Authorization": "Bearer"}).status_code == 401


def test_spectators_can_look_but_not_touch(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    seen = game.look()
    assert (seen["seat"], seen["choices"], seen["seed"]) == (None, [], None)
    assert not any(seat["mine"] for seat in seen["seats"])
    choice = game.mine()["choices"][0]["id"]
    for what, body in (
        ("choices", {"version": 0, "choice": choice}),
        ("undo", {"version": 0}),
        ("resign", {"bot": "greedy"}),
        ("chat", {"text": "hello"}),
        ("join", {"name": "Eve"}),
        ("rematch", {}),
    ):
        answer = api.post(f"{game.path}/{what}", body)
        assert (answer.status_code, error_of(answer)) == (401, "token-needed")
    answer = api.get(game.path, seat=0)
    assert (answer.status_code, error_of(answer)) == (403, "not-your-seat")
    assert game.look()["version"] == 0


def test_the_seed_is_told_at_the_end_and_fits_what_was_published_at_the_start(api: Api, server: Served) -> None:
    game = api.make(TWO_PERSONS)
    published = game.look()["commitment"]
    seen = game.mine()
    while not seen["over"]:
        assert seen["seed"] is None
        seen = game.play_on(choices=1)
    assert len(seen["seed"]) == 64
    assert commitment(seen["seed"]) == published


def test_before_the_end_there_is_no_record_no_looking_back_and_no_rematch(api: Api) -> None:
    game = api.make(TWO_PERSONS)
    game.play_on(choices=2)
    for answer in (
        api.get(f"{game.path}/record", game.token),
        api.get(f"{game.path}/at/1", game.token),
        game.post("rematch"),
        api.post("/api/tables", {"from": {"table": game.id, "at": 0}}),
    ):
        assert (answer.status_code, error_of(answer)) == (422, "not-over")


def test_nothing_secret_is_written_to_the_servers_log(api: Api, server: Served) -> None:
    game = api.make(PERSON_AND_BOT)
    game.play_on()
    log = server.log.read_text()
    assert str(game.token) not in log
    assert str(game.mine()["seed"]) not in log


def test_games_that_differ_in_what_a_seat_may_not_know_look_the_same_to_it(fresh: random.Random) -> None:
    did, leak = no_leak.some_pairs(fresh.getrandbits(40), PAIRS)
    assert not leak
    assert did["pairs"] > PAIRS / 2
    assert did["undos"] > PAIRS / 4
    assert did["previews"] > PAIRS


def test_bots_know_no_more_than_their_seat() -> None:
    rng = random.Random(5)
    differing = 0
    for _ in range(20):
        room = twins.Room(twins.stored(rng))
        twins.play_at_random(room, rng, 7)
        given, truth = as_known_to(room, room.waiting[0]), room.match.to_data()
        assert given["chance"] != truth["chance"]
        differing += given["table"] != truth["table"]
    assert differing == 20


def test_a_bots_process_gets_nothing_that_leads_back_even_with_the_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("royaume.server.bots.secrets.randbits", lambda bits: 7)
    rng = random.Random(6)
    for _ in range(20):
        room = twins.Room(twins.stored(rng))
        twins.play_at_random(room, rng, rng.randrange(40))
        for seat in room.waiting:
            twin = twins.twin_of(room, seat, rng)
            assert as_known_to(twin, seat) == as_known_to(room, seat)


@pytest.mark.parametrize("title", ["majesty", "architects"])
def test_who_watches_sees_choices_of_others_at_tables_whose_hidden_parts_were_dealt_again(title: str) -> None:
    """And only those that it has not seen yet, none of its own."""
    rng = random.Random(7)
    config = find(title).configure(3)
    seats = [Seat("person", "P1"), Seat("bot", "P2", "queen"), Seat("person", "P3")]
    room = twins.Room(twins.table_of(title, config, "a seed", seats))
    twins.play_at_random(room, rng, 18)
    seen = decision(room, 1, "queen").seen
    assert len(seen) > 3
    truth = room.match.to_data()["chance"]
    for one in seen:
        _, t = read_state(room.game, Reader(one.state, "state"))
        assert t.top().seat != 1
        assert one.state["chance"] != truth
    room.sights.beliefs[1] = Belief(room.sights.count, (1.0,))
    assert (decision(room, 1, "queen").seen, decision(room, 1, "queen").odds) == ([], (1.0,))
    twins.play_at_random(room, rng, 9)
    assert 0 < len(decision(room, 1, "queen").seen) <= room.sights.count - room.sights.beliefs[1].after
    assert decision(room, 1, "steward").seen == ()


def test_a_table_where_nobody_watches_remembers_nothing_for_that() -> None:
    seats = [Seat("person", "P1"), Seat("bot", "P2", "steward")]
    room = twins.Room(twins.table_of("majesty", find("majesty").configure(2), "a seed", seats))
    twins.play_at_random(room, random.Random(8), 20)
    assert room.sights.count == 0


def test_a_table_of_bots_shows_spectators_only_what_is_public(api: Api) -> None:
    game = api.make(TWO_BOTS)
    assert game.token is None
    assert game.look()["seat"] is None
