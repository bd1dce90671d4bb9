"""A room follows what another server has added to its log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec import MsgspecError

from royaume.kernel.errors import BadInput
from royaume.server.entries import Undone, begins_anew, decode
from royaume.server.room import Room
from royaume.server.store import Entry, Head, Line, Store
from royaume.server.store.sealing import is_as_said, is_whole

MOST_LINES = 100


@dataclass(frozen=True)
class Later:
    """The table now, and what came after the version and the line that a room has."""

    head: Head | None
    entries: Sequence[Entry] = ()
    lines: Sequence[Line] = ()
    rematch: str | None = None

    def is_nothing(self, room: Room) -> bool:
        head = self.head
        same = head is not None and (head.seal, head.said) == (room.seal, room.said) and not self.is_other(room, head)
        return same and self.rematch == room.rematch

    def is_other(self, room: Room, head: Head) -> bool:
        """Not the log went on, but what it hangs on was changed."""
        return (head.course, head.holders) != (room.course, room.held)

    def lead_on(self, room: Room) -> bool:
        """False where the room has to be made again: what was taken back cannot be taken out of it."""
        if self.head is None or self.is_other(room, self.head):
            return False
        if not is_whole(room.seal, self.entries, self.head, room.version):
            return False
        try:
            added = [(entry, decode(entry.what)) for entry in self.entries]
            if any(isinstance(what, Undone) or begins_anew(what) for _, what in added):
                return False
            for entry, what in added:
                room.add(entry, what)
        except (BadInput, MsgspecError, ValueError, LookupError):
            return False
        room.rematch = self.rematch
        for line in self.lines:
            room.hear(line, MOST_LINES)
        return room.said == self.head.said


def later_than(store: Store, room: Room) -> Later:
    """Three questions at most, and usually one: nothing is read that has not changed."""
    head, entries = store.later(room.id, room.version)
    lines = []
    if head is not None and head.said != room.said:
        lines = [line for line in store.lines(room.id, MOST_LINES) if room.said < line.said <= head.said]
    rematch = store.rematch_of(room.id) if room.match.over and room.rematch is None else room.rematch
    return Later(head, entries, [line for line in lines if is_as_said(room.id, line)], rematch)
