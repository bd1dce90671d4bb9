"""A table as the store has it, and the room that is made of it, also where older rules made it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from royaume.server.entries import Chosen, What, begins_anew, decode, taken_back
from royaume.server.room import OBJECT, Room
from royaume.server.store import Damaged, Entry, Head, Holder, Line, Origin, SavedState, StoredTable
from royaume.server.store.sealing import is_whole, last_sound, seal_of_holders, seal_of_table
from royaume.server.story import has_story


@dataclass(frozen=True)
class Around:
    """What is kept of one table around its log."""

    stored: StoredTable
    holders: list[Holder]
    lines: list[Line]
    rematch: str | None
    origin: Origin | None
    head: Head
    lost: int | None = None

    @property
    def first(self) -> bytes:
        """With this the chain of the log begins."""
        return seal_of_table(self.stored, self.origin)

    def check(self) -> None:
        if self.lost is not None and self.lost > self.head.version:
            raise Damaged(self.stored.id, "end", self.head.version)
        if seal_of_holders(self.holders) != self.head.holders:
            raise Damaged(self.stored.id, "holders", self.head.version)

    def empty_room(self) -> Room:
        room = Room(self.stored, self.holders, self.lines, self.rematch, self.origin)
        room.course, room.said, room.held = self.head.course, self.head.said, self.head.holders
        return room


@dataclass(frozen=True)
class Kept:
    """All rows of one table."""

    around: Around
    entries: list[Entry]
    saved: SavedState | None

    def check(self) -> None:
        """Damaged, unless everything is as it was written, and all of it is there."""
        first, table = self.around.first, self.around.stored.id
        if not is_whole(first, self.entries, self.around.head):
            sound = last_sound(first, self.entries)
            raise Damaged(table, "log" if sound or self.entries else "table", sound)
        self.around.check()

    @cached_property
    def log(self) -> list[tuple[Entry, What]]:
        return [(entry, decode(entry.what)) for entry in self.entries]

    @cached_property
    def gone(self) -> set[int]:
        """The versions of the choices that were taken back."""
        return gone_in(self.log)

    @cached_property
    def begun_at(self) -> int:
        """The version since which the table goes on from a state of its log."""
        return max((entry.version for entry, what in self.log if begins_anew(what)), default=0)

    def at(self, version: int) -> Kept:
        """As it was at an earlier version."""
        return replace(self, entries=[entry for entry in self.entries if entry.version <= version])

    def room(self) -> Room:
        room = self.replayed()
        if room.by_older_rules:
            return self.of_older_rules(room)
        if not has_story(room) and self.saved is not None and self.saved.rules == room.rules:
            room.kept_at = self.saved.version
        return room

    def replayed(self, base: SavedState | None = None, choices: int | None = None) -> Room:
        """The room as the log tells it from a state on; or only up to so many of the choices that stand."""
        room = self.around.empty_room()
        known = max(self.begun_at, 0 if base is None else base.version)
        for entry, what in self.log:
            if entry.version <= known:
                room.add(entry, what, skipped=True)
                if isinstance(what, Chosen) and entry.version not in self.gone:
                    room.teach(what)
        if base is not None:
            room.begin_from(OBJECT.decode(base.state), base.version)
            room.base = base
        for entry, what in self.log:
            skipped = entry.version in self.gone
            if choices is not None and isinstance(what, Chosen) and not skipped and len(room.match.history) >= choices:
                break
            if entry.version > known:
                room.add(entry, what, skipped)
        return room

    def of_older_rules(self, told: Room) -> Room:
        """From the state that the old rules left, where there is one: newer ones may make something else of the log.

        A finished game that comes to the same end is rather told from its beginning.
        """
        base = self.usable_state(told.rules)
        if base is None:
            return told
        room = self.replayed(base)
        if told.match.over and told.match.to_data() == room.match.to_data():
            return told
        return max(room, told, key=reach)

    def usable_state(self, rules: int) -> SavedState | None:
        """The state that was saved, unless by other rules, or a choice that is in it was taken back since."""
        saved = self.saved
        if saved is None or saved.rules != rules or saved.version > len(self.entries):
            return None
        then = gone_in(self.at(saved.version).log)
        return saved if then == {version for version in self.gone if version <= saved.version} else None


def gone_in(log: list[tuple[Entry, What]]) -> set[int]:
    return taken_back((entry.version, what) for entry, what in log)


def reach(room: Room) -> int:
    """How far the log could be played."""
    return room.version + 1 if room.stopped_at is None else room.stopped_at
