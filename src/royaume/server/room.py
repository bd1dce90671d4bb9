"""One table in memory: its log, played. It can always be made again from the log."""

from __future__ import annotations

import copy
from bisect import bisect_right
from collections.abc import Container, Sequence
from typing import Any

import msgspec

from royaume.games import find
from royaume.kernel.config import Config
from royaume.kernel.errors import BadInput
from royaume.kernel.event import TURN_STARTED
from royaume.kernel.game import Game
from royaume.kernel.match import Match
from royaume.kernel.shown import Event
from royaume.server.entries import Chosen, Joined, Resigned, Undone, What, decode
from royaume.server.seats import Seat
from royaume.server.store import Entry, Holder, Line, StoredTable

SEATS = msgspec.json.Decoder(list[Seat])
OBJECT = msgspec.json.Decoder(dict[str, Any])


class Room:
    """A match, the people around it, and how far the log has been played."""

    def __init__(
        self,
        stored: StoredTable,
        holders: Sequence[Holder] = (),
        lines: Sequence[Line] = (),
        rematch: str | None = None,
    ) -> None:
        game = find(stored.game)
        if stored.rules != game.version:
            raise BadInput("rules-version", game=game.id, theirs=stored.rules, ours=game.version)
        self.stored = stored
        self.seats = SEATS.decode(stored.seats)
        self.holders = {holder.hash: holder.seats for holder in holders}
        self.chat = list(lines)
        self.rematch = rematch
        self.match = new_match(game, stored, [seat.name for seat in self.seats])
        self.version = 0
        self.reset = 0
        self.entries: list[Entry] = []
        self.by_key: dict[str, Entry] = {}
        self.made_in: list[int] = []

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def started(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def waiting(self) -> list[int]:
        """The seats that may choose now; none before the table has started, nor where nothing is asked."""
        asked = self.started and not self.stored.imported and len(self.match.table.stack) > 0
        return self.match.waiting if asked else []

    @property
    def open_book(self) -> bool:
        """Nothing has to be kept secret any more."""
        return self.match.over or self.stored.imported

    def bot_to_move(self) -> int | None:
        return next((seat for seat in self.waiting if self.seats[seat].kind == "bot"), None)

    def replay(self, entries: Sequence[Entry], skipped: Container[int] = ()) -> None:
        """Play the log, passing over what was taken back later."""
        for entry in entries:
            self.add(entry, decode(entry.what), skipped=entry.version in skipped)

    def add(self, entry: Entry, what: What, skipped: bool = False) -> None:
        """What follows from one more line of the log."""
        match what:
            case Chosen():
                if not skipped:
                    self.match.play(what.choice, what.seat)
                    self.made_in.append(entry.version)
            case Undone():
                self.reset = entry.version
            case Joined():
                self.sit(what.seat, Seat("person", what.name))
                self.hand_over(what.seat, what.holder)
            case Resigned():
                self.sit(what.seat, Seat("bot", self.seats[what.seat].name, what.bot))
        self.version = entry.version
        self.entries.append(entry)
        if entry.key is not None:
            self.by_key[entry.key] = entry

    def sit(self, number: int, seat: Seat) -> None:
        self.seats[number] = seat
        self.match.names[number] = seat.name

    def hand_over(self, seat: int, holder: str) -> None:
        """The seat is the holder's alone; an invitation holds nothing any more. Old logs name no holder."""
        if holder:
            self.holders = {old: tuple(s for s in seats if s != seat) for old, seats in self.holders.items()}
            self.holders[holder] = (seat,)

    def trial(self) -> Match:
        """The match to try something on; nothing of it is kept."""
        trial = copy.copy(self.match)
        trial.table = self.match.table.copy()
        trial.history = self.match.history[:]
        return trial

    def told(self, seat: int, since: int) -> list[tuple[int, int, Event]]:
        """What happened after a version, as a seat may know it, each with its version and turn."""
        first = self.logged_at(since)
        raw = self.match.table.log or []
        turn = self.first_turn() + sum(1 for event in raw[:first] if event[0] == TURN_STARTED)
        starts = [played.logged for played in self.match.history]
        lines: list[tuple[int, int, Event]] = []
        for i, event in enumerate(self.match.events(seat, first), start=first):
            turn += raw[i][0] == TURN_STARTED
            made = bisect_right(starts, i)
            lines.append((self.made_in[made - 1] if made else 0, turn, event))
        return lines

    def logged_at(self, version: int) -> int:
        """How many events had been told at a version; none before the first."""
        if version < 0:
            return 0
        for made, played in zip(self.made_in, self.match.history, strict=True):
            if made > version:
                return played.logged
        return len(self.match.table.log or [])

    def first_turn(self) -> int:
        start = self.match.start
        return 0 if start is None else int(str(start["turn"]))


def new_match(game: Game[Any], stored: StoredTable, names: list[str]) -> Match:
    config = read_config(game, OBJECT.decode(stored.config))
    start = None if stored.start is None else OBJECT.decode(stored.start)
    return Match(game, config, stored.seed, names, start)


def read_config(game: Game[Any], data: dict[str, Any]) -> Config:
    return game.configure(
        data["players"], tuple(data["expansions"]), data["solo"], data["setup"], dict(data["options"])
    )
