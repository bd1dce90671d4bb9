"""What people do at a table: join, choose, undo, resign."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec import json, structs

from royaume.kernel.errors import BadInput
from royaume.kernel.match import checked_name
from royaume.server.bots import check_bot
from royaume.server.entries import Chosen, Joined, Resigned, Undone, What, decode
from royaume.server.errors import Refused, refused
from royaume.server.metrics import ANSWERED
from royaume.server.requests import check_same, fingerprint
from royaume.server.room import Room
from royaume.server.seats import Asker, acting_as, check_distinct, exchanged, hashed, new_salt, new_token, seen_as
from royaume.server.shelf import Shelf
from royaume.server.snapshot import snapshot
from royaume.server.store import Entry
from royaume.server.tables import Tables, asking
from royaume.server.types.asked import ChoiceAsked, JoinAsked, ResignAsked, UndoAsked
from royaume.server.types.basics import Keyed
from royaume.server.types.shown import SeatTaken, Snapshot
from royaume.server.undoing import last_choice, why_no_undo

if TYPE_CHECKING:
    from royaume.server.live import Live

Asked = JoinAsked | Keyed
NOT_KNOWN = 401


@dataclass(frozen=True)
class Done:
    """The answer as it travels, the version that it tells, and whether that is news for everybody else."""

    answer: bytes
    version: int
    news: bool


class Playing:
    """Validates, commits, and answers with what the asker sees then."""

    def __init__(self, tables: Tables, live: Live, shelf: Shelf) -> None:
        self.tables = tables
        self.live = live
        self.shelf = shelf

    async def join(self, table: str, token: str | None, asked: JoinAsked, seat: int | None) -> Done:
        invitation = token or asked.key or new_token()
        return await self.act(
            table,
            token,
            asked,
            lambda room, asker: joined(room, asker, asked, invitation),
            lambda room, what: self.taken(room, what, invitation, seat),
        )

    async def choose(self, table: str, token: str | None, asked: ChoiceAsked, seat: int | None) -> Done:
        with ANSWERED.timing():
            done = await self.change(table, token, asked, seat, lambda room, asker: chosen(room, asker, asked))
        if done.news:
            self.live.answered(table, token, asked.screen, seat, done.version)
        return done

    async def undo(self, table: str, token: str | None, asked: UndoAsked, seat: int | None) -> Done:
        return await self.change(table, token, asked, seat, lambda room, asker: undone(room, asker, asked))

    async def resign(self, table: str, token: str | None, asked: ResignAsked, seat: int | None) -> Done:
        return await self.change(table, token, asked, seat, lambda room, asker: resigned(room, asker, asked))

    async def change(
        self, table: str, token: str | None, asked: Asked, seat: int | None, decide: Callable[[Room, Asker], What]
    ) -> Done:
        return await self.act(table, token, asked, decide, lambda room, _: self.shown(room, token, seat))

    async def act(
        self,
        table: str,
        token: str | None,
        asked: Asked,
        decide: Callable[[Room, Asker], What],
        answer: Callable[[Room, What], bytes],
    ) -> Done:
        """The same request again gets its answer even where its token has been exchanged since."""
        async with self.tables.at(table) as room:
            request = fingerprint(type(asked).__name__, None if token is None else hashed(token), asked)
            try:
                what = allowed(room, token, decide)
                room = await self.tables.commit(room, what, asked.key, request)
            except Refused as refusal:
                before = await self.made_by(room, asked.key)
                if before is None or (before.request != request and refusal.status == NOT_KNOWN):
                    raise
                check_same(before.request, request, room.version)
                then = await self.tables.load(table, upto=max(before.version, room.carried_at))
                return Done(answer(then, decode(before.what)), then.version, news=False)
            return Done(answer(room, what), room.version, news=True)

    async def made_by(self, room: Room, key: str | None) -> Entry | None:
        """What a request of this key led to when it came before: what is done cannot be done again by the same key."""
        return None if key is None else await self.tables.stored(self.tables.store.entry_of, room.id, key)

    def taken(self, room: Room, what: What, invitation: str, seat: int | None) -> bytes:
        """As whoever holds the token that the invitation was exchanged for."""
        token = exchanged(invitation, what.salt if isinstance(what, Joined) else "")
        return json.encode(SeatTaken(**structs.asdict(self.seen(room, token, seat)), token=token))

    def seen(self, room: Room, token: str, seat: int | None) -> Snapshot:
        asker = asking(room, token)
        return snapshot(room, asker, viewer_of(room, asker, seat), room.version - 1, self.live.here(room.id))

    def shown(self, room: Room, token: str | None, seat: int | None) -> bytes:
        """The answer to whoever made the last entry."""
        asker = asking(room, token)
        viewer, said = viewer_of(room, asker, seat), room.chat[-1].said if room.chat else None
        return self.shelf.snapshot(room, asker, viewer, room.version - 1, self.live.here(room.id), said)


def viewer_of(room: Room, asker: Asker, seat: int | None) -> int | None:
    return seen_as(asker, seat if seat in asker.seats else None, room.waiting)


def allowed(room: Room, token: str | None, decide: Callable[[Room, Asker], What]) -> What:
    asker = asking(room, token)
    notice = room.notice()
    if notice is not None:
        raise refused(notice, room.version)
    return decided(room, asker, decide)


def decided(room: Room, asker: Asker, decide: Callable[[Room, Asker], What]) -> What:
    try:
        return decide(room, asker)
    except BadInput as error:
        raise refused(error, room.version) from None
    except Refused as error:
        error.version = room.version
        raise


def joined(room: Room, asker: Asker, asked: JoinAsked, invitation: str) -> Joined:
    """Where the table is open to all, also without an invitation."""
    if asker.hash is not None or not room.open_to_all:
        acting_as(asker, None, [])
    mine = range(len(room.seats)) if asker.hash is None else asker.seats
    for seat in mine if asked.seat is None else {*mine} & {asked.seat}:
        if room.seats[seat].kind == "open":
            salt = new_salt()
            check_distinct([other.name for other in room.seats if other.kind != "open"] + [asked.name])
            return Joined(seat, checked_name(asked.name), hashed(exchanged(invitation, salt)), salt)
    raise Refused(422, "seat-taken")


def chosen(room: Room, asker: Asker, asked: ChoiceAsked) -> Chosen:
    """The choice is tried on a copy, so that what reaches the log can be played."""
    seat = acting_as(asker, asked.seat, room.waiting)
    check_version(room, asked.version)
    if not room.started:
        raise Refused(422, "not-started")
    room.match.rehearse(asked.choice, seat)
    return Chosen(seat, asked.choice)


def undone(room: Room, asker: Asker, asked: UndoAsked) -> Undone:
    acting_as(asker, None, [])
    check_version(room, asked.version)
    last = last_choice(room, asker)
    reason = why_no_undo(room, asker)
    if reason or last is None:
        raise Refused(422, reason)
    return Undone(room.match.history[last].seat, last)


def resigned(room: Room, asker: Asker, asked: ResignAsked) -> Resigned:
    seat = acting_as(asker, asked.seat, room.waiting)
    if room.match.over:
        raise BadInput("game-over")
    if room.seats[seat].kind == "open":
        raise Refused(422, "not-started")
    check_bot(asked.bot)
    return Resigned(seat, asked.bot)


def check_version(room: Room, version: int) -> None:
    if version != room.version:
        raise Refused(409, "version", room.version)
