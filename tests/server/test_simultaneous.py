"""Secret choices that several seats make at the same time."""

from __future__ import annotations

import random
from itertools import pairwise

import msgspec
import pytest
import twins

from royaume.games import GAMES
from royaume.server.errors import Refused
from royaume.server.playing import chosen
from royaume.server.room import Room
from royaume.server.seats import SPECTATOR, Asker, Seat
from royaume.server.snapshot import snapshot
from royaume.server.store import Holder, StoredTable
from royaume.server.types.asked import ChoiceAsked
from server.draft import DRAFT, same_secrets_told

PLAYERS = 3


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Room:
    monkeypatch.setitem(GAMES, "draft", DRAFT)
    config = msgspec.json.encode(DRAFT.configure(PLAYERS).to_data())
    seats = msgspec.json.encode([Seat("person", f"P{seat + 1}") for seat in range(PLAYERS)])
    holders = [Holder(f"h{seat}", (seat,)) for seat in range(PLAYERS)]
    return Room(StoredTable("t", "draft", 1, config, "7", None, seats, False, twins.NOW), holders)


def seen(room: Room, seat: int) -> dict[str, object]:
    return dict(msgspec.to_builtins(snapshot(room, Asker("hash", (seat,)), seat)))


def test_everybody_gets_choices_of_the_own_hand(room: Room) -> None:
    for seat in range(PLAYERS):
        shown = seen(room, seat)
        assert shown["waiting"] == [0, 1, 2]
        assert [choice["args"]["card"] for choice in shown["choices"]] == [
            f"c{card}" for card in room.match.table.hands[seat]
        ]
    assert snapshot(room, SPECTATOR, None).choices == []


def test_the_last_choice_shows_something_the_others_do_not(room: Room) -> None:
    assert {choice["reveals"] for choice in seen(room, 2)["choices"]} == {False}
    for seat in (2, 0):
        twins.play(room, seat, room.match.choices(seat)[0].id)
    assert {choice["reveals"] for choice in seen(room, 1)["choices"]} == {True}


def test_seats_choose_in_any_order_and_only_once(room: Room) -> None:
    asker = Asker("hash", (2,))
    what = chosen(room, asker, ChoiceAsked(0, room.match.choices(2)[0].id))
    twins.play(room, what.seat, what.choice)
    assert seen(room, 2)["choices"] == []
    with pytest.raises(Exception, match="not player 3’s turn"):
        chosen(room, asker, ChoiceAsked(1, what.choice))
    with pytest.raises(Refused, match="version"):
        chosen(room, Asker("other", (0,)), ChoiceAsked(0, room.match.choices(0)[0].id))


def test_one_takes_back_a_secret_choice_but_not_after_another_person_chose(room: Room) -> None:
    twins.play(room, 2, room.match.choices(2)[0].id)
    assert snapshot(room, Asker("h2", (2,)), 2).undo.possible
    assert snapshot(room, Asker("h1", (1,)), 1).undo.reason == "undo-nothing"
    twins.play(room, 0, room.match.choices(0)[0].id)
    assert snapshot(room, Asker("h2", (2,)), 2).undo.reason == "undo-not-yours"


def test_what_others_hold_and_chose_is_told_to_nobody(room: Room) -> None:
    rng = random.Random(2)
    for pair in range(60):
        fresh = Room(room.stored)
        twins.play_at_random(fresh, rng, pair % PLAYERS)
        for seat in range(PLAYERS):
            twin = twins.twin_of(fresh, seat, rng)
            log = list(fresh.match.table.log or [])
            twin.match.table.log = [
                ours if ours[1] == seat else theirs
                for ours, theirs in zip(log, same_secrets_told(twin.match.table, log), strict=True)
            ]
            assert twins.hidden_parts_differ(fresh, twin)
            assert list(twins.told(fresh, seat)) == list(twins.told(twin, seat))


def test_a_whole_game_is_told_in_order(room: Room) -> None:
    twins.play_at_random(room, random.Random(1), 1000)
    shown = seen(room, 1)
    assert shown["over"]
    assert [entry["version"] for entry in shown["log"]] == sorted(entry["version"] for entry in shown["log"])
    secret = [entry["args"]["card"] for entry in shown["log"] if entry["key"] == "card_chosen"]
    seats = [entry["args"]["seat"] for entry in shown["log"] if entry["key"] == "card_chosen"]
    assert all((card == "unknown") is (seat != 1) for card, seat in zip(secret, seats, strict=True))
    assert all(a["turn"] <= b["turn"] for a, b in pairwise(shown["log"]))
