"""What may be taken back: one's own last choice and what bots did since, as long as nothing hidden was shown."""

from __future__ import annotations

from royaume.server.room import Room
from royaume.server.seats import Asker


def last_choice(room: Room, asker: Asker) -> int | None:
    """Which choice was the asker's last."""
    history = room.match.history
    return next((i for i in reversed(range(len(history))) if history[i].seat in asker.seats), None)


def why_no_undo(room: Room, asker: Asker) -> str:
    """The key of the reason, or nothing. After the end there is no way back: the seed is known."""
    if room.open_book:
        return "undo-finished"
    last = last_choice(room, asker)
    if last is None or room.stopped_at is not None:
        return "undo-nothing"
    before, since = room.match.history[last], room.match.history[last + 1 :]
    if int(room.match.table.revealed) > before.revealed:
        return "undo-revealed"
    return "undo-not-yours" if any(room.seats[played.seat].kind != "bot" for played in since) else ""
