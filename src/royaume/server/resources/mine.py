"""The tables of whoever asks: there are no accounts, so they are those whose tokens are sent."""

from __future__ import annotations

from litestar import Response, Router, post
from litestar.background_tasks import BackgroundTask, BackgroundTasks
from litestar.params import JSONBody

from royaume.server import leaving, listing
from royaume.server.resources import Asking, house_of, may_say
from royaume.server.types.listed import AwayEverywhereAsked, Mine, MineAsked


@post("/", status_code=200, opt={"rate": "lists"}, responses=may_say(400, 413))
async def mine(request: Asking, data: JSONBody[MineAsked]) -> Mine:
    """How each of these tables stands, as the holder of its token may know it."""
    return await listing.mine(house_of(request), data.tables)


@post("/away", status_code=200, opt={"rate": "lists"}, responses=may_say(400, 413, 422))
async def leave_all(request: Asking, data: JSONBody[AwayEverywhereAsked]) -> Response[Mine]:
    """Say once for all of these tables until when one is away, or that one is back."""
    house = house_of(request)
    changed = await leaving.leave_all(house, data)
    news = BackgroundTasks([BackgroundTask(house.spread_version, table) for table in changed])
    return Response(await listing.mine(house, data.tables), background=news)


ROUTER = Router("/api/mine", route_handlers=[mine, leave_all], tags=["tables"])
