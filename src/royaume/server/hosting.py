"""What the host says about the table: who may sit where, and whether others may look on. And who comes back."""

from __future__ import annotations

from msgspec import json, structs

from royaume.kernel.errors import BadInput
from royaume.server.bots import check_bot
from royaume.server.clocks import DAY
from royaume.server.entries import GoneAway, Opened, OpenToAll, Resigned, Returned, Watching, What
from royaume.server.errors import Refused
from royaume.server.playing import Done, Playing
from royaume.server.room import Room
from royaume.server.seats import Asker, acting_as, hashed, invitation, new_salt
from royaume.server.types.asked import AwayAsked, OpenAsked, ReturnAsked, SeatGivenAsked, SpectatorsAsked
from royaume.server.types.shown import SeatGiven

LONGEST_AWAY = 90 * DAY


class Hosting:
    """All of it stands in the log, so that the same people sit there after a restart."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing

    async def give(self, table: str, token: str | None, asked: SeatGivenAsked, seat: int | None) -> Done:
        return await self.playing.act(
            table,
            token,
            asked,
            lambda room, asker: given(room, asker, asked, token or ""),
            lambda room, what: self.shown(room, what, token or "", seat),
        )

    async def allow(self, table: str, token: str | None, asked: SpectatorsAsked, seat: int | None) -> Done:
        return await self.playing.change(table, token, asked, seat, lambda room, asker: watching(room, asker, asked))

    async def come_back(self, table: str, token: str | None, asked: ReturnAsked, seat: int | None) -> Done:
        return await self.playing.change(table, token, asked, seat, lambda room, asker: returned(room, asker, asked))

    async def open_to_all(self, table: str, token: str | None, asked: OpenAsked, seat: int | None) -> Done:
        return await self.playing.change(table, token, asked, seat, lambda room, asker: opened(room, asker, asked))

    async def go_away(self, table: str, token: str | None, asked: AwayAsked, seat: int | None) -> Done:
        now = self.playing.tables.clock.now()
        return await self.playing.change(table, token, asked, seat, lambda room, asker: away(room, asker, asked, now))

    def shown(self, room: Room, what: What, token: str, seat: int | None) -> bytes:
        new = invitation(token, what.salt) if isinstance(what, Opened) else None
        return json.encode(SeatGiven(**structs.asdict(self.playing.seen(room, token, seat)), invitation=new))


def given(room: Room, asker: Asker, asked: SeatGivenAsked, token: str) -> Opened | Resigned:
    """To a bot, or to whoever gets the new invitation: then whoever held the seat holds nothing there any more."""
    check_host(room, asker)
    check_movable(room, asked.seat)
    if asked.to == "bot":
        check_bot(asked.bot)
        if room.seats[asked.seat].kind == "bot":
            raise Refused(422, "seat-fixed", seat=asked.seat + 1)
        return Resigned(asked.seat, asked.bot)
    salt = new_salt()
    return Opened(asked.seat, hashed(invitation(token, salt)), salt)


def check_host(room: Room, asker: Asker) -> None:
    if asker.hash is None:
        raise Refused(401, "token-needed")
    if not asker.host:
        raise Refused(403, "not-the-host")
    if room.match.over:
        raise BadInput("game-over")


def check_movable(room: Room, seat: int) -> None:
    if seat >= len(room.seats):
        raise Refused(422, "no-such-seat", seat=seat + 1)
    if room.is_fixed(seat):
        raise Refused(422, "seat-fixed", seat=seat + 1)


def watching(room: Room, asker: Asker, asked: SpectatorsAsked) -> Watching:
    check_host(room, asker)
    return Watching(asked.allowed)


def opened(room: Room, asker: Asker, asked: OpenAsked) -> OpenToAll:
    check_host(room, asker)
    if room.coach is not None or room.stored.imported:
        raise Refused(422, "seat-fixed", seat=1)
    return OpenToAll(asked.open_to_all)


def away(room: Room, asker: Asker, asked: AwayAsked, now: int) -> GoneAway:
    """Until a time that lies ahead, and not too far."""
    seat = acting_as(asker, asked.seat, room.waiting)
    if room.match.over:
        raise BadInput("game-over")
    if room.seats[seat].kind != "person":
        raise Refused(422, "not-started")
    if asked.until is None:
        return GoneAway(seat, 0)
    check_until(asked.until, now)
    if asked.bot:
        check_bot(asked.bot)
    return GoneAway(seat, asked.until, asked.bot)


def check_until(until: int, now: int) -> None:
    if not now < until <= now + LONGEST_AWAY:
        raise BadInput("away-until", days=LONGEST_AWAY // DAY)


def returned(room: Room, asker: Asker, asked: ReturnAsked) -> Returned:
    if asker.hash is None:
        raise Refused(401, "token-needed")
    if room.match.over:
        raise BadInput("game-over")
    wanted = next(iter(asker.away), None) if asked.seat is None else asked.seat
    if wanted is None or wanted not in asker.away:
        raise Refused(422, "nothing-to-return")
    return Returned(wanted)
