"""New tables: asked for, as a rematch, from a point of a finished game, from a record."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import json, structs

from royaume import lessons
from royaume.games import find
from royaume.kernel.errors import BadInput
from royaume.kernel.game import Game
from royaume.kernel.match import Match
from royaume.lessons.lesson import Lesson
from royaume.lessons.positions import config_of, prepared
from royaume.server import replay
from royaume.server.bots import DEFAULT, check_bot
from royaume.server.clock import Clock
from royaume.server.clocks import check_terms, wound_up
from royaume.server.entries import Chosen, Clocked, OpenToAll, Rated, Taught, What, encode
from royaume.server.errors import Refused
from royaume.server.metrics import MADE
from royaume.server.requests import check_same, fingerprint
from royaume.server.room import Room, read_config
from royaume.server.seats import Seat, check_distinct, hashed, new_id, new_token
from royaume.server.store import Entry, Holder, Origin, StoredTable, Taken
from royaume.server.tables import Tables, asking
from royaume.server.types.asked import ClockTerms, FromAsked, RematchAsked, SeatAsked, SeatMade, TableAsked, TableMade

SEED_BYTES = 32
MOST_ANSWERS = 1000


@dataclass(frozen=True)
class Dealt:
    """What a table begins with."""

    game: Game[Any]
    config: dict[str, Any]
    seed: str
    start: dict[str, Any] | None = None
    origin: Origin | None = None
    lesson: Lesson | None = None


class Making:
    """Makes tables, and hands out the tokens of their seats once."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.making = asyncio.Lock()
        self.answers: OrderedDict[str, TableMade] = OrderedDict()

    async def make(self, asked: TableAsked, token: str | None = None) -> TableMade:
        """The token is that of the game from which a table of "what if" goes on, where one is needed."""
        if asked.key is None:
            return await self.add(asked, token)
        key, request = hashed(asked.key), fingerprint("make", None, asked)
        async with self.making:
            found = await self.tables.stored(self.tables.store.made_by, key)
            if found is None:
                try:
                    return self.remember(await self.add(asked, token, key, request))
                except Taken:  # the same request at another server
                    found = await self.tables.stored(self.tables.store.made_by, key)
            if found is None:
                raise Refused(503, "store-failed")
            check_same(found.request, request)
            return self.answers.get(found.id) or self.remember(await self.new_tokens(found.id))

    def remember(self, answer: TableMade) -> TableMade:
        """For a while, so that a request that comes again gets the same tokens."""
        self.answers[answer.table] = answer
        while len(self.answers) > MOST_ANSWERS:
            self.answers.popitem(last=False)
        return answer

    async def add(self, asked: TableAsked, token: str | None, key: str | None = None, request: str = "") -> TableMade:
        dealt = await self.whatever_is_dealt(asked, token)
        seats = asked_seats(dealt, asked_of(dealt.lesson, asked.seats))
        if asked.origin is None:  # who plays on from an old game keeps its names
            check_distinct([seat.name for seat in seats if seat.kind != "open"])
        config = read_config(dealt.game, dealt.config)
        match = Match(dealt.game, config, dealt.seed, [seat.name for seat in seats], dealt.start)
        seats += [Seat("rules", name) for name in match.names[len(seats) :]]
        tokens = tokens_for(seats)
        table = structs.replace(self.to_store(dealt, seats), key=key, request=request)
        what: list[What] = [] if dealt.lesson is None else [Taught(dealt.lesson.id, 0)]
        if asked.rated:
            check_people(asked, seats)
            what.append(Rated())
        what += await self.clocked(asked.clock, len(seats))
        what += [OpenToAll(True)] if asked.open_to_all else []
        await self.begin(table, what, holders_of(tokens), origin=dealt.origin)
        MADE.add(dealt.game.id)
        return answer_of(table.id, seats, tokens)

    async def begin(
        self,
        table: StoredTable,
        what: Sequence[What],
        holders: Sequence[Holder],
        rematch_of: str | None = None,
        origin: Origin | None = None,
    ) -> None:
        """The table with the first entries of its log; and where others look, if it is to be found there."""
        entries = [Entry(number, None, "", encode(one), table.made) for number, one in enumerate(what, start=1)]
        tables = self.tables
        await tables.stored(tables.store.add_table, table, holders, entries, rematch_of=rematch_of, origin=origin)
        if any(isinstance(one, Clocked) for one in what):
            await tables.stored(tables.store.look_again, table.id, (await tables.hours.read()).passed)
        if any(isinstance(one, OpenToAll) for one in what):
            await tables.stored(tables.store.open_to_all, table.id, tables.clock.now())

    async def clocked(self, terms: ClockTerms | None, seats: int) -> list[What]:
        if terms is None:
            return []
        check_terms(terms)
        check_bot(terms.stand_in)
        kept = ClockTerms(**structs.asdict(terms))
        return [Clocked(kept, clocks=wound_up(terms, seats, await self.tables.hours.read()))]

    def to_store(self, dealt: Dealt, seats: Sequence[Seat], imported: bool = False) -> StoredTable:
        return to_store(dealt, seats, imported, self.tables.clock)

    async def whatever_is_dealt(self, asked: TableAsked, token: str | None) -> Dealt:
        if asked.lesson:
            check_alone(asked)
            return lesson_dealt(lessons.find(asked.lesson))
        if asked.origin is None:
            return self.dealt(asked)
        return await self.what_if(asked, asked.origin, token)

    def dealt(self, asked: TableAsked) -> Dealt:
        game = find(asked.game)
        players = asked.players or len(asked.seats) or None
        config = game.configure(players, tuple(asked.expansions), asked.solo, asked.setup, dict(asked.options))
        return Dealt(game, config.to_data(), secrets.token_hex(SEED_BYTES))

    async def what_if(self, asked: TableAsked, origin: FromAsked, token: str | None) -> Dealt:
        """One seat keeps what it knew: the first person's, unless another is named."""
        room = await replay.room_at(self.tables, origin.table, token, origin.at)
        match = room.match
        check_same_game(asked, match)
        persons = [number for number, seat in enumerate(asked.seats) if seat.kind == "person"]
        knowing = origin.seat if origin.seat is not None else (*persons, 0)[0]
        if knowing >= match.config.players:
            raise Refused(422, "no-such-seat", seat=knowing + 1)
        seed = secrets.token_hex(SEED_BYTES)
        start = replay.dealt_again(room, knowing, seed)
        return Dealt(match.game, match.config.to_data(), seed, start, Origin(origin.table, origin.at))

    async def new_tokens(self, table: str) -> TableMade:
        """The answer was lost and cannot be told again, since tokens are not kept: the same seats get new ones.

        A seat that changed hands since is not given away a second time.
        """
        async with self.tables.at(table) as room:
            seats = [Seat(**seat) for seat in json.decode(room.stored.seats)]
            tokens = tokens_for(seats, room.given)
            holders = holders_of(tokens)
            await self.tables.stored(self.tables.store.add_holders, table, holders)
            room.let_in(holders)
            seated = [room.seats[number] if number in room.given else seat for number, seat in enumerate(seats)]
            return answer_of(table, seated, tokens)

    async def rematch(self, table: str, token: str | None, asked: RematchAsked) -> tuple[TableMade, bool]:
        """The same seats, held by the same tokens; and whether there is news for everybody else."""
        async with self.tables.at(table) as room:
            asker = asking(room, token)
            if asker.hash is None:
                raise Refused(401, "token-needed", room.version)
            if not room.match.over:
                raise Refused(422, "not-over", room.version)
            news = room.rematch is None
            if room.rematch is None:
                room.rematch = await self.add_rematch(room)
            tokens = {token or "": asker.seats}
            return answer_of(room.rematch, room.seats, tokens), news

    async def add_rematch(self, room: Room) -> str:
        config = room.match.config.to_data()
        seats = [structs.replace(seat, host=number == room.host) for number, seat in enumerate(room.seats)]
        table = self.to_store(Dealt(room.match.game, config, secrets.token_hex(SEED_BYTES)), seats)
        holders = [Holder(hashed, seats) for hashed, seats in room.holders.items() if seats]
        what = await self.clocked(None if room.clocks is None else room.clocks.terms, len(seats))
        try:
            await self.begin(table, [*([Rated()] if room.rated else []), *what], holders, rematch_of=room.id)
        except Taken:
            return await self.tables.stored(self.tables.store.rematch_of, room.id) or table.id
        await self.tables.stored(self.tables.store.players.follow_again, room.id, table.id)
        MADE.add(room.game.id)
        return table.id

    async def from_record(self, text: str) -> str:
        """The same record is the same table."""
        store, key = self.tables.store, hashed("record " + text)
        found = await self.tables.stored(store.made_by, key)
        if found is not None:
            return found.id
        written = await asyncio.to_thread(replay.read_record, text)
        dealt = Dealt(written.game, written.config, written.seed, written.start)
        seats = [Seat("person", name) for name in written.names]
        table = structs.replace(self.to_store(dealt, seats, imported=True), key=key, rules=written.rules)
        entries = [
            Entry(number, None, "", encode(Chosen(seat, choice)), table.made)
            for number, (seat, choice) in enumerate(written.choices, start=1)
        ]
        try:
            await self.tables.stored(store.add_table, table, (), entries, record=text)
        except Taken:
            found = await self.tables.stored(store.made_by, key)
        return table.id if found is None else found.id


def check_alone(asked: TableAsked) -> None:
    """A lesson says all the rest itself; what would be passed over is refused."""
    alone = TableAsked(lesson=asked.lesson, seats=asked.seats[:1], key=asked.key)
    if asked != alone:
        raise BadInput("lesson-says-all", lesson=asked.lesson)


def check_same_game(asked: TableAsked, match: Match) -> None:
    """Whoever plays on from a point of a game plays that game; another one that is asked for is refused."""
    played = {"game": match.game.id, **match.config.to_data()}
    for name in ("game", "players", "expansions", "solo", "setup", "options"):
        wanted = getattr(asked, name)
        if wanted and wanted != played[name]:
            raise BadInput("from-other-game", field=name, wanted=str(wanted), played=str(played[name]))


def lesson_dealt(lesson: Lesson) -> Dealt:
    """The same for everybody: what the coach says must fit what lies there."""
    config = config_of(lesson).to_data()
    return Dealt(find(lesson.game), config, lesson.seed, prepared(lesson.id, 0), lesson=lesson)


def asked_of(lesson: Lesson | None, asked: Sequence[SeatAsked]) -> Sequence[SeatAsked]:
    """In a lesson only the learner's name is free."""
    if lesson is None:
        return asked
    name = asked[0].name if asked else ""
    return [SeatAsked("person", name), *[SeatAsked("bot", rival.name, rival.bot) for rival in lesson.rivals]]


def check_people(asked: TableAsked, seats: Sequence[Seat]) -> None:
    """What counts is played by people alone, from its beginning."""
    if asked.origin is not None or len(seats) == 1 or any(seat.kind not in ("person", "open") for seat in seats):
        raise BadInput("rated-people")


def asked_seats(dealt: Dealt, asked: Sequence[SeatAsked]) -> list[Seat]:
    """A seat for each player; if nothing is said, one person against bots."""
    players = int(dealt.config["players"])
    wanted = list(asked) or [SeatAsked("person"), *[SeatAsked("bot")] * (players - 1)]
    if len(wanted) != players:
        raise BadInput("seat-count", seats=len(wanted), players=players)
    return [asked_seat(number, seat) for number, seat in enumerate(wanted)]


def asked_seat(number: int, asked: SeatAsked) -> Seat:
    name = asked.name or f"P{number + 1}"
    if asked.kind != "bot":
        return Seat(asked.kind, name)
    bot = asked.bot or DEFAULT
    check_bot(bot)
    return Seat("bot", name, bot)


def to_store(dealt: Dealt, seats: Sequence[Seat], imported: bool = False, clock: Clock | None = None) -> StoredTable:
    return StoredTable(
        id=new_id(),
        game=dealt.game.id,
        rules=int(dealt.game.version),
        config=json.encode(dealt.config),
        seed=dealt.seed,
        start=None if dealt.start is None else json.encode(dealt.start),
        seats=json.encode(seats),
        imported=imported,
        made=(clock or Clock()).text(),
    )


def tokens_for(seats: Sequence[Seat], elsewhere: Container[int] = ()) -> dict[str, tuple[int, ...]]:
    """One for all persons at this screen, one for each seat to be given away."""
    persons = tuple(n for n, seat in enumerate(seats) if seat.kind == "person" and n not in elsewhere)
    tokens = {new_token(): persons} if persons else {}
    given_away = [number for number, seat in enumerate(seats) if seat.kind == "open" and number not in elsewhere]
    return tokens | {new_token(): (number,) for number in given_away}


def holders_of(tokens: dict[str, tuple[int, ...]]) -> list[Holder]:
    return [Holder(hashed(token), seats) for token, seats in tokens.items()]


def answer_of(table: str, seats: Sequence[Seat], tokens: dict[str, tuple[int, ...]]) -> TableMade:
    by_seat = {seat: token for token, held in tokens.items() for seat in held}
    persons = [by_seat[number] for number, seat in enumerate(seats) if seat.kind == "person" and number in by_seat]
    made = [SeatMade(number, seat.kind, seat.name, by_seat.get(number)) for number, seat in enumerate(seats)]
    return TableMade(table, persons[0] if persons else None, made)
