"""How the table lay between the steps of a turn that the rules play, as each seat may know it."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import msgspec
import pytest
import twins

from royaume.games import GAMES
from royaume.kernel.automatic.moments import moments_after
from royaume.kernel.hand import Hand
from royaume.server.room import Room
from royaume.server.seats import SPECTATOR, Asker, Seat
from royaume.server.snapshot import snapshot
from royaume.server.store import StoredTable
from royaume.server.types.shown import Snapshot

ARCHITECTS = GAMES["architects"]
STEPS = ("scheme_revealed", "entry_followed", "entry_impossible")
ME, FRIEND = 0, 1
MADE = "2026-01-01T10:00:00Z"


def room_against(solo: str, *expansions: str, people: int = 1, seed: str = "1") -> Room:
    """A table with a solo opponent, at the first turn of somebody after the opening."""
    config = ARCHITECTS.configure(people, expansions, solo)
    seats = [*[Seat("person", f"P{n}") for n in range(people)], Seat("rules", solo)]
    data, written = msgspec.json.encode(config.to_data()), msgspec.json.encode(seats)
    room = Room(StoredTable("solo", "architects", int(ARCHITECTS.version), data, seed, None, written, False, MADE))
    rng = random.Random(seed)
    while room.match.turn == 0:
        twins.play_at_random(room, rng, 1)
    return room


def play_until_told(room: Room) -> None:
    """Choices at random, until one is followed by a turn of the opponent."""
    rng = random.Random(room.stored.seed)
    twins.play_at_random(room, rng, 1)
    while not room.moments():
        twins.play_at_random(room, rng, 1)


def news(room: Room, seat: int | None = ME, since: int | None = None) -> Snapshot:
    asker = SPECTATOR if seat is None else Asker("hash", (seat,))
    return snapshot(room, asker, seat, room.version - 1 if since is None else since)


@pytest.mark.parametrize("solo", ["constantine", "helena", "gossip", "enforcer"])
def test_there_is_a_moment_before_each_step_that_changes_the_table(solo: str) -> None:
    room = room_against(solo, *(["wonders"] if solo in ("gossip", "enforcer") else []))
    for _ in range(30):
        play_until_told(room)
        seen = news(room)
        told = [moment.told for moment in seen.moments]
        assert told == sorted(set(told))
        assert {seen.log[n].key for n in told} <= set(STEPS)
        for before, moment in pairwise(seen.moments):
            assert {seen.log[n].key for n in range(before.told, moment.told)} & set(STEPS)
            assert moment.turn >= before.turn
        if room.match.over:
            break


def test_what_a_step_does_is_not_there_before_it_and_is_there_before_the_next() -> None:
    room = room_against("constantine")
    placed = 0
    for _ in range(20):
        play_until_told(room)
        seen = news(room)
        for line, event in enumerate(seen.log):
            later = [moment for moment in seen.moments if moment.told > line]
            earlier = [moment for moment in seen.moments if moment.told <= line]
            theirs = event.key == "worker_placed" and event.args["seat"] == 1
            if theirs and later and event.args["place"] in msgspec.to_builtins(later[0].view)["places"]:
                views: list[Any] = [msgspec.to_builtins(m.view) for m in (earlier[-1], later[0])]
                before, after = [view["places"][event.args["place"]][1] for view in views]
                assert after == before + 1
                placed += 1
    assert placed > 0


def test_playing_it_again_comes_to_the_same_table() -> None:
    room = room_against("gossip", "wonders")
    play_until_told(room)
    before = room.match._before
    assert before is not None
    again = before.copy()
    moments_after(again, room.match.history[-1].number)
    assert again.to_data() == room.match.table.to_data()


def test_only_what_is_news_has_moments() -> None:
    room = room_against("gossip", "wonders")
    play_until_told(room)
    assert news(room).moments
    assert news(room, since=room.version).moments == []
    assert snapshot(room, Asker("hash", (ME,)), ME).moments == []
    room.match.go_to(0)
    assert room.match.moments() == []


def test_a_table_without_such_a_seat_has_none() -> None:
    rng = random.Random(1)
    config = ARCHITECTS.configure(2)
    seats = [Seat("person", "A"), Seat("person", "B")]
    data, written = msgspec.json.encode(config.to_data()), msgspec.json.encode(seats)
    room = Room(StoredTable("two", "architects", int(ARCHITECTS.version), data, "1", None, written, False, MADE))
    twins.play_at_random(room, rng, 20)
    assert news(room).moments == []


def test_no_moment_shows_a_hand_or_a_pile_to_others() -> None:
    """The same turn with other cards in the hand of somebody else, and in the piles: nobody but that seat sees it."""
    room, twin = (room_against("gossip", "wonders", people=2, seed="4") for _ in range(2))
    for one in (room, twin):
        play_until_told(one)
        while not one.match._before.players[FRIEND].hand.cards:  # type: ignore[union-attr]
            play_until_told(one)
    before: Any = twin.match._before
    hand, pile = before.players[FRIEND].hand, before.plans
    assert room.match.state_hash() == twin.match.state_hash()
    swapped = pile.rest()[-1]
    pile.lay((*pile.rest()[:-1], hand.cards[0]))
    before.players[FRIEND].hand = Hand((swapped, *hand.cards[1:]))
    for seat in (ME, None):
        ours, theirs = (msgspec.json.encode(news(one, seat).moments) for one in (room, twin))
        assert ours == theirs
    assert msgspec.json.encode(news(room, FRIEND).moments) != msgspec.json.encode(news(twin, FRIEND).moments)
