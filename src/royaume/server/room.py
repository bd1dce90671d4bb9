"""One table in memory: its log, played. It can always be made again from the log."""

from __future__ import annotations

import asyncio
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from datetime import datetime
from operator import itemgetter
from typing import Any

import msgspec

from royaume.games import find
from royaume.kernel.automatic.moments import Moment
from royaume.kernel.carrying import OldChoices, carried_options, carried_over
from royaume.kernel.config import Config
from royaume.kernel.data import Reader
from royaume.kernel.errors import BadInput
from royaume.kernel.event import TURN_STARTED
from royaume.kernel.game import Game
from royaume.kernel.match import Match
from royaume.kernel.shown import Args, Event, Suggestion
from royaume.kernel.state import read_state
from royaume.lessons import LESSONS
from royaume.lessons.coach import Coach
from royaume.server.clocks import Clocks
from royaume.server.entries import (
    CarriedOver,
    Chosen,
    Clocked,
    GoneAway,
    Joined,
    Opened,
    OpenToAll,
    Rated,
    Resigned,
    Returned,
    Seated,
    Taught,
    Undone,
    Watching,
    What,
)
from royaume.server.notices.keys import Keys
from royaume.server.seats import Seat, Sitting, free_name, host_of, sitting
from royaume.server.sights import Sights, is_watched
from royaume.server.store import Entry, Holder, Line, Origin, SavedState, StoredTable
from royaume.server.store.sealing import row, seal_of_rows, seal_of_table
from royaume.server.types.basics import StandIn

SEATS = msgspec.json.Decoder(list[Seat])
OBJECT = msgspec.json.Decoder(dict[str, Any])
LONGEST_PAUSE = 600
EMPTY, CHOSEN, TOLD, LINE, SEEN = 20_000, 130, 40, 700, 5_000  # bytes that a room takes, and each thing in it


class Room:
    """A match, the people around it, and how far the log has been played."""

    def __init__(
        self,
        stored: StoredTable,
        holders: Sequence[Holder] = (),
        lines: Sequence[Line] = (),
        rematch: str | None = None,
        origin: Origin | None = None,
    ) -> None:
        self.game = find(stored.game)
        self.stored = stored
        self.rules = stored.rules
        self.old = OldChoices(self.game, stored.rules)
        self.carried: CarriedOver | None = None
        self.carried_at = 0
        self.base: SavedState | None = None
        self.kept_at: int | None = None
        self.stopped_at: int | None = None
        self.seats = SEATS.decode(stored.seats)
        self.holders = {holder.hash: holder.seats for holder in holders}
        self.sitting = sitting(self.seats, self.holders)
        self.host = host_of(self.seats)
        self.given: set[int] = set()  # seats that changed hands since the table was made
        self.revoked: set[str] = set()
        self.private = False
        self.keys: Keys | None = None  # of the house, where it makes further keys to seats
        self.rated = False
        self.open_to_all = False
        self.clocks: Clocks | None = None
        self.away: dict[int, int] = {}  # until when, by seat
        self.lost = 0  # seconds in which no server was there, as in `Hour`
        self.look_at: int | None = None  # the hour that the store knows
        self.notes: list[tuple[int, Event]] = []  # what happened at the table that is no part of the game
        self.chat = list(lines)
        self.said = 0  # lines; damaged ones are not shown, but counted
        self.held = b""  # a seal of the holders as they are stored
        self.rematch = rematch
        self.coach: Coach | None = None
        self.origin = origin
        self.match = new_match(self.game, stored, self.names)
        self.version = 0
        self.seal = seal_of_table(stored, origin)
        self.rows = seal_of_rows()  # of the log
        self.course = ""  # another word once the table was brought back from a copy
        self.reset = 0
        self.moved = stored.made
        self.seconds = 0  # at the table
        self.made_in: list[int] = []
        self.sat: list[Sitting] = []  # when each choice was made
        self.sights = Sights()
        self.suggested: dict[int, asyncio.Task[Suggestion]] = {}  # to each seat that asked since the last entry

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def by_older_rules(self) -> bool:
        """What is shown was played by older rules; a table in progress is then carried over."""
        return self.rules < self.game.version

    @property
    def can_be_carried_over(self) -> bool:
        return self.by_older_rules and self.stopped_at is None and not self.open_book

    def notice(self) -> BadInput | None:
        """What has to be said about a table of older rules."""
        theirs, ours = self.rules, int(self.game.version)
        if self.stopped_at is not None:
            return BadInput("rules-stopped", theirs=theirs, ours=ours, at=self.stopped_at)
        return BadInput("made-by-rules", theirs=theirs, ours=ours) if self.by_older_rules else None

    @property
    def started(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def waiting(self) -> list[int]:
        """The seats that may choose now; none before the table has started, nor where nothing is asked."""
        goes_on = self.started and not self.stored.imported and self.stopped_at is None
        asked = goes_on and self.match.table.depth > 0
        return self.match.waiting if asked else []

    @property
    def asked(self) -> tuple[int, ...]:
        """The persons of whom something is awaited: for them clocks run."""
        return tuple(seat for seat in self.waiting if self.seats[seat].kind == "person")

    @property
    def has_free_seats(self) -> bool:
        """Which anybody may take."""
        return self.open_to_all and not self.started and not self.match.over

    @property
    def open_book(self) -> bool:
        """Nothing has to be kept secret any more."""
        return self.match.over or self.stored.imported

    def is_fixed(self, seat: int) -> bool:
        """The host's own seat is left by resigning; in a lesson everybody stays, and so does whom the rules play."""
        return seat == self.host or self.coach is not None or self.seats[seat].kind == "rules"

    def bot_to_move(self) -> int | None:
        return next((seat for seat in self.waiting if self.seats[seat].kind == "bot"), None)

    def add(self, entry: Entry, what: What, skipped: bool = False) -> None:
        """What follows from one more line of the log."""
        before = () if self.clocks is None else self.asked
        match what:
            case Chosen():
                if not skipped and self.stopped_at is None:
                    self.play(what, entry.version)
                    self.teach(what, self.match)
            case Undone():
                self.reset = entry.version
            case CarriedOver():
                self.carry_over(what, entry.version)
            case Taught():
                self.begin_chapter(what, entry.version)
            case Watching():
                self.private = not what.allowed
            case Rated():
                self.rated = True
            case OpenToAll():
                self.open_to_all = what.allowed
            case Clocked():
                self.clocks = None if what.clocks is None else Clocks(what.terms, what.clocks)
            case _:
                self.note(what, entry.version)
                self.seat(what)
        self.keep_time(what, before)
        self.version, self.seal = entry.version, entry.seal
        self.rows.update(row(entry))
        self.suggested = {}
        self.pass_time(entry.at)

    def keep_time(self, what: What, before: tuple[int, ...]) -> None:
        """The clocks as they were read, and more for whoever is asked anew: not because something was taken back."""
        clocks = self.clocks
        if clocks is None:
            return
        clocks.reading = what.clocks or clocks.reading
        known = () if isinstance(what, CarriedOver) else before
        match what:
            case Joined():
                clocks.sit_down(what.seat)
            case Returned():
                clocks.take_back(what.seat)
            case Chosen() | CarriedOver():
                clocks.ask(seat for seat in self.asked if seat not in known)
        clocks.running = self.asked

    def pass_time(self, now: str) -> None:
        """Of a longer pause only the beginning counts: nobody was at the table any more."""
        if now != self.moved:
            pause = datetime.fromisoformat(now) - datetime.fromisoformat(self.moved)
            self.seconds += max(0, min(LONGEST_PAUSE, int(pause.total_seconds())))  # clocks of two servers may differ
            self.moved = now

    @property
    def weight(self) -> int:
        """About how many bytes it takes."""
        lines = sum(len(line.text) for line in self.chat) + LINE * len(self.chat)
        told = TOLD * len(self.match.table.log or []) + CHOSEN * len(self.match.history)
        return EMPTY + lines + told + SEEN * len(self.sights.seen)

    def seat(self, what: Seated) -> None:
        """Who sits where from now on."""
        match what:
            case Joined():
                self.sit(what.seat, Seat("person", what.name))
                self.hand_over(what.seat, what.holder)
                self.given.add(what.seat)
            case Resigned():
                self.leave_to(what.seat, what.bot, what.why)
            case GoneAway():
                self.go_away(what)
            case Returned():
                self.away.pop(what.seat, None)
                self.sit(what.seat, Seat("person", self.seats[what.seat].name))
            case Opened():
                self.away.pop(what.seat, None)
                self.revoke(what.seat)
                self.hand_over(what.seat, what.holder)
                self.sit(what.seat, Seat("open", f"P{what.seat + 1}"))

    def go_away(self, what: GoneAway) -> None:
        self.away.pop(what.seat, None)
        if what.until:
            self.away[what.seat] = what.until
        if what.bot:
            self.leave_to(what.seat, what.bot, "away")

    def note(self, what: Seated, version: int) -> None:
        """What everybody shall hear of."""
        args: Args = {"seat": what.seat}
        match what:
            case Resigned(why="time"):
                self.notes.append((version, Event("time_ran_out", {**args, "bot": what.bot})))
            case GoneAway() if what.bot:
                self.notes.append((version, Event("went_away_for", {**args, "bot": what.bot})))
            case GoneAway():
                self.notes.append((version, Event("went_away" if what.until else "came_back", args)))
            case Returned() if self.seats[what.seat].why:
                self.notes.append((version, Event("came_back", args)))

    def play(self, what: Chosen, version: int) -> None:
        """A choice of older rules that cannot be made by these stops the table: nothing is made up."""
        before = self.match.table.copy() if is_watched(self.seats, self.match.table) else None
        if not self.by_older_rules:
            self.match.play(what.choice, what.seat)
        else:
            try:
                self.old.play(self.match, what.choice, what.seat)
            except BadInput:
                self.stopped_at = version
        made = len(self.match.history) - len(self.made_in)
        if before is not None and made:
            self.sights.note(before, self.match.history[-made])
        self.made_in += [version] * made
        self.sat += [self.sitting] * made

    def teach(self, what: Chosen, match: Match | None = None) -> None:
        """The coach of a lesson follows the choices; without a match what they led to is not known."""
        if self.coach is not None:
            self.coach.saw(what.choice, what.seat, match)

    def begin_chapter(self, what: Taught, version: int) -> None:
        """A lesson that is no longer known leaves an ordinary table."""
        lesson = LESSONS.get(what.lesson)
        self.coach = None if lesson is None else Coach(lesson, what.chapter)
        if what.state is not None:
            self.reset = version
            self.begin_from(what.state, version)

    def carry_over(self, what: CarriedOver, version: int) -> None:
        """By other rules from here on: what was told before is no longer told."""
        self.rules = what.ours
        self.old = OldChoices(self.game, self.rules)
        self.carried, self.carried_at, self.reset, self.base = what, version, version, None
        self.begin_from(what.state, version)

    def begin_from(self, state: dict[str, Any], version: int) -> None:
        """The match goes on from a state, which may be one of older rules."""
        try:
            start = carried_over(self.game, state)
            config, _ = read_state(self.game, Reader(start, "state"))
            self.match = Match(self.game, config, self.stored.seed, self.names, start)
            self.made_in, self.sat, self.sights = [], [], Sights()
            self.stopped_at = None
        except BadInput:
            self.stopped_at = version

    def sit(self, number: int, seat: Seat) -> None:
        self.seats[number] = seat
        self.match.names[number] = seat.name
        self.sitting = sitting(self.seats, self.holders)

    def leave_to(self, seat: int, bot: str, why: StandIn = "") -> None:
        """A person may come back; an invitation that nobody used is over, and a guest may have its name by now."""
        name = self.seats[seat].name
        if self.seats[seat].kind == "open":
            self.revoke(seat)
            name = free_name(name, [other.name for other in self.seats if other is not self.seats[seat]])
        self.sit(seat, Seat("bot", name, bot, why=why))

    def revoke(self, seat: int) -> None:
        """Nobody holds the seat any more; who held nothing else is told why."""
        held = {holder: seats for holder, seats in self.holders.items() if seat in seats}
        self.holders |= {holder: tuple(s for s in seats if s != seat) for holder, seats in held.items()}
        self.revoked |= held.keys()
        self.given.add(seat)
        self.sitting = sitting(self.seats, self.holders)

    def hear(self, line: Line, most: int) -> None:
        """The next line; one that comes too early is left to whoever looks what came between."""
        if line.said == self.said + 1:
            self.chat = [*self.chat, line][-most:]
            self.said = line.said

    def let_in(self, holders: Sequence[Holder]) -> None:
        """More tokens for seats."""
        self.holders.update({holder.hash: holder.seats for holder in holders})
        self.sitting = sitting(self.seats, self.holders)

    def hand_over(self, seat: int, holder: str) -> None:
        """The seat is the holder's alone; an invitation holds nothing any more. Old logs name no holder."""
        if holder:
            self.holders = {old: tuple(s for s in seats if s != seat) for old, seats in self.holders.items()}
            self.holders[holder] = (seat,)
            self.sitting = sitting(self.seats, self.holders)

    def told(self, seat: int, since: int) -> list[tuple[int, int, Event]]:
        """What happened after a version, as a seat may know it, each with its version and turn."""
        raw, history = self.match.table.log or [], self.match.history
        made, first, turn = self.told_from(since)
        lines = self.told_of_carrying_over(since)
        for i, event in enumerate(self.match.events(seat, first), start=first):
            turn += raw[i][0] == TURN_STARTED
            while made < len(history) and history[made].logged <= i:
                made += 1
            lines.append((self.made_in[made - 1] if made else 0, turn, event))
        noted = [(v, self.told_from(v)[2], note) for v, note in self.notes if v > max(since, self.carried_at)]
        return sorted(lines + noted, key=itemgetter(0)) if noted else lines

    def moments(self) -> list[tuple[int, Moment]]:
        """Those of the last entry, if it was a choice, each with how many of its events had been told."""
        if not self.made_in or self.made_in[-1] != self.version:
            return []
        history = self.match.history
        first = history[bisect_left(self.made_in, self.version)].logged
        return [(history[-1].logged - first + int(moment.told), moment) for moment in self.match.moments()]

    def told_from(self, since: int) -> tuple[int, int, int]:
        """How many choices had been made and events told at a version, and the turn; before the first, none."""
        made = bisect_right(self.made_in, since)
        if since < 0:
            return 0, 0, self.first_turn()
        if made < len(self.made_in):
            return made, self.match.history[made].logged, self.match.history[made].turn
        return made, len(self.match.table.log or []), self.match.turn

    def told_of_carrying_over(self, since: int) -> list[tuple[int, int, Event]]:
        if self.carried is None or since >= self.carried_at:
            return []
        args: Args = {"theirs": self.carried.theirs, "ours": self.carried.ours}
        return [(self.carried_at, self.first_turn(), Event("carried_over", args))]

    def first_turn(self) -> int:
        start = self.match.start
        return 0 if start is None else int(str(start["turn"]))


def new_match(game: Game[Any], stored: StoredTable, names: list[str]) -> Match:
    """The table as it was made; one of older rules is set up by these."""
    data = OBJECT.decode(stored.config)
    config = read_config(game, {**data, "options": carried_options(game, stored.rules, data["options"])})
    start = None if stored.start is None else carried_over(game, OBJECT.decode(stored.start))
    return Match(game, config, stored.seed, names, start)


def read_config(game: Game[Any], data: dict[str, Any]) -> Config:
    return game.configure(
        data["players"], tuple(data["expansions"]), data["solo"], data["setup"], dict(data["options"])
    )
