"""A room opened from its story: the choices that it tells of are neither read one by one nor played."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b

from royaume.games import find
from royaume.server.entries import CHOICE, Undone, begins_anew, decode
from royaume.server.opening import Around
from royaume.server.room import Room
from royaume.server.store import Damaged, Entry, SavedStory
from royaume.server.store.sealing import is_whole, seal_of_entry, seal_of_rows
from royaume.server.story import resume


@dataclass(frozen=True)
class Shortcut:
    """A story, the log before it in one piece, and the entries that it does not tell of: `Store.entries_but`."""

    around: Around
    story: SavedStory
    rows: bytes
    entries: list[Entry]

    @cached_property
    def log(self) -> blake2b:
        return seal_of_rows(self.rows)

    @property
    def later(self) -> list[Entry]:
        return [entry for entry in self.entries if entry.version > self.story.version]

    def room(self) -> Room | None:
        """None where the story does not lead there, or anything is not as it was written: then the log tells."""
        if not self.is_sound():
            return None
        before = [
            (entry, decode(entry.what))
            for entry in self.entries
            if entry.version <= self.story.version and not entry.what.startswith(CHOICE)
        ]
        later = [(entry, decode(entry.what)) for entry in self.later]
        if any(begins_anew(what) for _, what in before + later) or any(isinstance(what, Undone) for _, what in later):
            return None
        room = self.around.empty_room()
        for entry, what in before:
            room.add(entry, what)
        resume(room, self.story, self.log)
        for entry, what in later:
            room.add(entry, what)
        return room

    def is_sound(self) -> bool:
        """The table, every entry up to the story by one seal, and each of those after it by its own."""
        story, stored = self.story, self.around.stored
        if not story.rules == stored.rules == int(find(stored.game).version):
            return False
        if self.log.digest() != story.log or not self.begins_with_the_table():
            return False
        try:
            self.around.check()
        except Damaged:
            return False
        return is_whole(story.after, self.later, self.around.head, story.version)

    def begins_with_the_table(self) -> bool:
        first = self.entries[0] if self.entries else None
        return first is not None and first.seal == seal_of_entry(self.around.first, first)
