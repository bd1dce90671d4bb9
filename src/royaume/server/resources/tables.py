"""Tables and what happens at them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Response, Router, get, post
from litestar.background_tasks import BackgroundTask
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from royaume.server import replay
from royaume.server.admission import count
from royaume.server.playing import Done
from royaume.server.resources import Asking, house_of, may_say, token_of
from royaume.server.seats import seen_as
from royaume.server.tables import asking
from royaume.server.types.asked import (
    AwayAsked,
    ChapterAsked,
    ChatAsked,
    ChoiceAsked,
    JoinAsked,
    OpenAsked,
    RematchAsked,
    ResignAsked,
    ReturnAsked,
    SeatGivenAsked,
    SpectatorsAsked,
    StepAsked,
    TableAsked,
    TableMade,
    UndoAsked,
)
from royaume.server.types.reviews import CoursePoint, ReviewShown
from royaume.server.types.shown import Said, SeatGiven, SeatTaken, Snapshot, SuggestionShown

LATEST = 10_000_000
CHANGING = may_say(400, 401, 403, 404, 409, 413, 422)

TableId = FromPath[str]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=99, description="which of the token's seats asks")]
SinceQuery = Annotated[int | None, QueryParameter(ge=0, le=LATEST, description="the last version known")]
VersionQuery = Annotated[int, QueryParameter(ge=0, le=LATEST, description="the version that one sees")]
Point = Annotated[int, PathParameter(ge=0, le=LATEST, description="after so many choices")]

Seen = Response[Snapshot]


def done(request: Asking, table: str, done: Done) -> Response[Any]:
    """Acknowledged first, then told to everybody."""
    news = BackgroundTask(house_of(request).spread_version, table) if done.news else None
    return Response(done.answer, background=news, media_type=MediaType.JSON)


@post("/", opt={"rate": "tables"}, responses=may_say(400, 401, 404, 413, 422))
async def make(request: Asking, data: JSONBody[TableAsked]) -> Response[TableMade]:
    """A new table; what is not said is filled in."""
    house = house_of(request)
    made = await house.making.make(data, token_of(request))
    return Response(made, background=BackgroundTask(house.spread, made.table))


@get("/{table:str}", opt={"rate": "snapshots"}, responses=may_say(400, 401, 403, 404, 422))
async def look(request: Asking, table: TableId, seat: SeatQuery = None, since: SinceQuery = None) -> Seen:
    """The table as one may know it."""
    house = house_of(request)
    async with house.tables.at(table) as room:
        asker = asking(room, token_of(request))
        house.bots.wake_at(room)
        viewer = seen_as(asker, seat, room.waiting)
        text: Any = house.shelf.snapshot(room, asker, viewer, since, house.live.here(table))
        return Response(text, media_type=MediaType.JSON)


@post("/{table:str}/join", status_code=200, opt={"rate": "changes"}, responses=CHANGING)
async def join(
    request: Asking, table: TableId, data: JSONBody[JoinAsked], seat: SeatQuery = None
) -> Response[SeatTaken]:
    """Take the open seat of the invitation, which is exchanged for a token of one's own.

    Without one, a seat of a table that is open to all.
    """
    token = token_of(request)
    if token is None:
        count(request, "joins", None)
    return done(request, table, await house_of(request).playing.join(table, token, data, seat))


@post("/{table:str}/choices", status_code=200, opt={"rate": "changes"}, responses=CHANGING)
async def choose(request: Asking, table: TableId, data: JSONBody[ChoiceAsked], seat: SeatQuery = None) -> Seen:
    """Make a choice."""
    return done(request, table, await house_of(request).playing.choose(table, token_of(request), data, seat))


@post("/{table:str}/undo", status_code=200, opt={"rate": "changes"}, responses=CHANGING)
async def undo(request: Asking, table: TableId, data: JSONBody[UndoAsked], seat: SeatQuery = None) -> Seen:
    """Take back one's last choice."""
    return done(request, table, await house_of(request).playing.undo(table, token_of(request), data, seat))


@post("/{table:str}/resign", status_code=200, opt={"rate": "changes"}, responses=CHANGING)
async def resign(request: Asking, table: TableId, data: JSONBody[ResignAsked], seat: SeatQuery = None) -> Seen:
    """Leave the seat to a bot."""
    return done(request, table, await house_of(request).playing.resign(table, token_of(request), data, seat))


@post("/{table:str}/return", status_code=200, opt={"rate": "changes"}, responses=CHANGING)
async def come_back(request: Asking, table: TableId, data: JSONBody[ReturnAsked], seat: SeatQuery = None) -> Seen:
    """Take the seat back from the bot that plays for one."""
    return done(request, table, await house_of(request).hosting.come_back(table, token_of(request), data, seat))


@post("/{table:str}/seats", status_code=200, opt={"rate": "changes"}, responses=CHANGING)
async def give(
    request: Asking, table: TableId, data: JSONBody[SeatGivenAsked], seat: SeatQuery = None
) -> Response[SeatGiven]:
    """The host gives a seat to a bot, or to whoever gets the new invitation; who held it loses it to that."""
    return done(request, table, await house_of(request).hosting.give(table, token_of(request), data, seat))


@post("/{table:str}/spectators", status_code=200, opt={"rate": "changes"}, responses=CHANGING)
async def allow(request: Asking, table: TableId, data: JSONBody[SpectatorsAsked], seat: SeatQuery = None) -> Seen:
    """The host lets spectators look on, or not."""
    return done(request, table, await house_of(request).hosting.allow(table, token_of(request), data, seat))


@post("/{table:str}/open", status_code=200, opt={"rate": "changes"}, responses=CHANGING)
async def open_to_all(request: Asking, table: TableId, data: JSONBody[OpenAsked], seat: SeatQuery = None) -> Seen:
    """The host opens the table to all, or not any more."""
    return done(request, table, await house_of(request).hosting.open_to_all(table, token_of(request), data, seat))


@post("/{table:str}/away", status_code=200, opt={"rate": "changes"}, responses=CHANGING)
async def go_away(request: Asking, table: TableId, data: JSONBody[AwayAsked], seat: SeatQuery = None) -> Seen:
    """Say until when one is away; a bot plays meanwhile, if one likes."""
    return done(request, table, await house_of(request).hosting.go_away(table, token_of(request), data, seat))


@post("/{table:str}/lesson", status_code=200, opt={"rate": "changes"}, responses=CHANGING)
async def begin_chapter(request: Asking, table: TableId, data: JSONBody[ChapterAsked]) -> Seen:
    """Lay out the table for a chapter of the lesson."""
    return done(request, table, await house_of(request).teaching.begin(table, token_of(request), data))


@post("/{table:str}/lesson/step", status_code=200, opt={"rate": "bots"}, responses=CHANGING)
async def do_step(request: Asking, table: TableId, data: JSONBody[StepAsked]) -> Seen:
    """Let the coach make the learner's next choice."""
    return done(request, table, await house_of(request).teaching.do_step(table, token_of(request), data))


@get("/{table:str}/suggestion", opt={"rate": "bots"}, responses=may_say(400, 401, 403, 404, 409, 422))
async def suggest(request: Asking, table: TableId, version: VersionQuery, seat: SeatQuery = None) -> SuggestionShown:
    """What a bot would do in one's place; nothing changes, and nobody else hears of it."""
    return await house_of(request).suggesting.suggest(table, token_of(request), version, seat)


@post("/{table:str}/chat", status_code=200, opt={"rate": "chat"}, responses=may_say(400, 401, 403, 404, 413, 422))
async def say(request: Asking, table: TableId, data: JSONBody[ChatAsked]) -> Response[Said]:
    """Say something to everybody at the table."""
    house = house_of(request)
    line, news = await house.talking.say(table, token_of(request), data)
    return Response(Said(line.said), background=BackgroundTask(house.spread_line, table, line) if news else None)


@post("/{table:str}/rematch", opt={"rate": "tables"}, responses=may_say(400, 401, 403, 404, 413, 422))
async def rematch(request: Asking, table: TableId, data: JSONBody[RematchAsked]) -> Response[TableMade]:
    """The same again: one table, whoever asks."""
    house = house_of(request)
    made, news = await house.making.rematch(table, token_of(request), data)
    return Response(made, background=BackgroundTask(house.spread, table) if news else None)


@get("/{table:str}/at/{point:int}", opt={"rate": "snapshots"}, responses=may_say(400, 401, 404, 422))
async def look_back(request: Asking, table: TableId, point: Point, seat: SeatQuery = None) -> Snapshot:
    """A finished game after so many choices, from any seat."""
    return await replay.look_back(house_of(request).tables, table, token_of(request), point, seat)


@get("/{table:str}/course", opt={"rate": "snapshots"}, responses=may_say(400, 401, 404, 422))
async def course(request: Asking, table: TableId) -> list[CoursePoint]:
    """A finished game choice by choice: the turn and everybody's points, from before the first choice on."""
    return await replay.course(house_of(request).tables, table, token_of(request))


@get("/{table:str}/record", media_type=MediaType.TEXT, opt={"rate": "snapshots"}, responses=may_say(400, 401, 404, 422))
async def record(request: Asking, table: TableId) -> str:
    """The record of a finished game."""
    return await replay.record(house_of(request).tables, table, token_of(request))


@get("/{table:str}/review", opt={"rate": "snapshots"}, responses=may_say(400, 401, 404, 422, 503))
async def review(request: Asking, table: TableId) -> ReviewShown:
    """A finished game looked at again; the first who asks begins it, and it takes a while."""
    token = token_of(request)
    return await house_of(request).reviewing.review(table, token, lambda: count(request, "reviews", token))


ROUTER = Router(
    "/api/tables",
    route_handlers=[
        make,
        look,
        join,
        choose,
        undo,
        resign,
        come_back,
        give,
        allow,
        open_to_all,
        go_away,
        suggest,
        begin_chapter,
        do_step,
        say,
        rematch,
        look_back,
        course,
        record,
        review,
    ],
    tags=["tables"],
    security=[{}, {"seat": []}],
)
