"""What may be taken back: one's own last choice, and what bots did since where nobody else plays."""

from __future__ import annotations

from royaume.server.room import Room
from royaume.server.seats import Asker, Sitting


def last_choice(room: Room, asker: Asker) -> int | None:
    """Which choice was the asker's last: not that of whoever sat there before."""
    history = room.match.history
    return next((i for i in reversed(range(len(history))) if is_own(room, i, asker)), None)


def is_own(room: Room, choice: int, asker: Asker) -> bool:
    seat = room.match.history[choice].seat
    then = room.sat[choice][seat]
    return seat in asker.seats and then is not None and asker.hash in then


def why_no_undo(room: Room, asker: Asker) -> str:
    """The key of the reason, or nothing. After the end there is no way back: the seed is known."""
    if room.open_book:
        return "undo-finished"
    last = last_choice(room, asker)
    if last is None or room.stopped_at is not None:
        return "undo-nothing"
    if int(room.match.table.barrier()) > room.match.history[last].barrier:
        return "undo-revealed"
    return next(filter(None, (why_it_stands(room, i, asker) for i in range(last + 1, len(room.sat)))), "")


def why_it_stands(room: Room, choice: int, asker: Asker) -> str:
    """A later choice, judged by who sat at the table when it was made.

    A bot's answer tells something of its cards, and how it would answer: only who plays against bots alone may look.
    """
    then = room.sat[choice]
    if then[room.match.history[choice].seat] is not None:
        return "undo-not-yours"
    return "" if is_alone(then, asker) else "undo-answered"


def is_alone(then: Sitting, asker: Asker) -> bool:
    return all(held is None or asker.hash in held for held in then)
