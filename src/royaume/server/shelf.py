"""Snapshots as they travel, each made once for all who may know the same."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

from msgspec import json

from royaume.server.room import Room
from royaume.server.seats import Asker
from royaume.server.snapshot import known_of, lines_after, snapshot

MOST_BYTES = 16 << 20


class Shelf:
    """The latest ones, no more of them than fit."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self.size = 0
        self.texts: OrderedDict[Hashable, bytes] = OrderedDict()

    def snapshot(
        self,
        room: Room,
        asker: Asker,
        seat: int | None,
        since: int | None,
        here: frozenset[int],
        said: int | None = None,
    ) -> bytes:
        """What `snapshot` says, as JSON. It depends on the audience, on the log, and on what is no part of the log."""
        audience = (asker, seat, known_of(room, since), len(lines_after(room, said)))
        beside = (room.chat[-1].said if room.chat else 0, room.rematch, room.lost)
        key = (room.id, room.course, room.seal, audience, here, beside)
        text = self.texts.get(key)
        if text is None:
            text = json.encode(snapshot(room, asker, seat, since, here, said=said))
            self.put(key, text)
        return text

    def put(self, key: Hashable, text: bytes) -> None:
        self.texts[key] = text
        self.size += len(text)
        while self.size > self.most:
            _, oldest = self.texts.popitem(last=False)
            self.size -= len(oldest)
