"""What may be taken back is judged by who sat at the table when it was done, not by who sits there now."""

from __future__ import annotations

import msgspec
import pytest

from royaume.games import find
from royaume.server.entries import Chosen, Joined, Resigned, What, encode
from royaume.server.room import Room
from royaume.server.seats import Asker, Seat
from royaume.server.store import Entry, Holder, StoredTable
from royaume.server.undoing import why_no_undo

ANNA = Asker("anna", (0,))
PERSON, OPEN, BOT = Seat("person", "P"), Seat("open", "P"), Seat("bot", "P", "random")


def table(*seats: Seat, **holders: tuple[int, ...]) -> Room:
    """The first characters are chosen in Architects: nothing hidden is shown by that."""
    game = find("architects")
    config = game.configure(len(seats), setup="characters", options={"characters": "chosen"})
    return Room(
        StoredTable(
            "t", game.id, int(game.version), msgspec.json.encode(config.to_data()), "7", None,
            msgspec.json.encode(seats), False, "",
        ),
        [Holder(holder, held) for holder, held in holders.items()],
    )  # fmt: skip


def happens(room: Room, what: What) -> None:
    room.add(Entry(room.version + 1, None, "", encode(what), ""), what)


def choose(room: Room) -> int:
    """Whoever decides takes the first choice; the seat."""
    seat = room.waiting[0]
    happens(room, Chosen(seat, room.match.choices(seat)[0].id))
    return seat


def test_the_choice_of_a_person_who_resigned_since_is_not_taken_back() -> None:
    room = table(PERSON, PERSON, PERSON, anna=(0,), bert=(1,), cleo=(2,))
    assert [choose(room), choose(room)] == [0, 1]
    assert why_no_undo(room, ANNA) == "undo-not-yours"
    happens(room, Resigned(1, "random"))
    assert why_no_undo(room, ANNA) == "undo-not-yours"


def test_nor_is_it_where_both_sat_at_one_screen() -> None:
    room = table(PERSON, PERSON, PERSON, anna=(0, 1, 2))
    assert [choose(room), choose(room)] == [0, 1]
    happens(room, Resigned(1, "random"))
    assert why_no_undo(room, Asker("anna", (0, 2))) == "undo-not-yours"


def test_nobody_takes_back_what_whoever_sat_there_before_chose() -> None:
    room = table(PERSON, PERSON, PERSON, anna=(0,), bert=(1,), cleo=(2,))
    assert choose(room) == 0
    assert why_no_undo(room, ANNA) == ""
    room.sit(0, OPEN)
    happens(room, Joined(0, "Dora", "dora", "salt"))
    assert why_no_undo(room, Asker("dora", (0,))) == "undo-nothing"


@pytest.mark.parametrize(("others", "reason"), [((BOT, BOT), ""), ((BOT, PERSON), "undo-answered")])
def test_a_bots_answer_is_taken_back_only_by_who_plays_against_bots_alone(
    others: tuple[Seat, Seat], reason: str
) -> None:
    room = table(PERSON, *others, anna=(0,), bert=(2,))
    assert choose(room) == 0
    assert why_no_undo(room, ANNA) == ""
    assert choose(room) == 1
    assert why_no_undo(room, ANNA) == reason


def test_a_bots_answer_stays_though_the_other_person_left_since() -> None:
    room = table(PERSON, BOT, PERSON, anna=(0,), bert=(2,))
    assert [choose(room), choose(room)] == [0, 1]
    happens(room, Resigned(2, "random"))
    assert why_no_undo(room, ANNA) == "undo-answered"


def test_who_returns_from_a_bot_takes_back_the_own_choice_and_what_bots_did_since() -> None:
    room = table(PERSON, BOT, BOT, anna=(0,))
    assert [choose(room) for _ in range(4)] == [0, 1, 2, 0]
    happens(room, Resigned(0, "random"))
    assert why_no_undo(room, Asker("anna", ())) == "undo-nothing"
    assert choose(room) == 1
    room.sit(0, PERSON)
    assert why_no_undo(room, ANNA) == ""
