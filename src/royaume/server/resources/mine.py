"""The tables of whoever asks: there are no accounts, so they are those whose tokens are sent."""

from __future__ import annotations

from litestar import Router, post
from litestar.params import JSONBody

from royaume.server import listing
from royaume.server.resources import Asking, house_of, may_say
from royaume.server.types import Mine, MineAsked


@post("/", status_code=200, opt={"rate": "lists"}, responses=may_say(400, 413))
async def mine(request: Asking, data: JSONBody[MineAsked]) -> Mine:
    """How each of these tables stands, as the holder of its token may know it."""
    return await listing.mine(house_of(request), data.tables)


ROUTER = Router("/api/mine", route_handlers=[mine], tags=["tables"])
