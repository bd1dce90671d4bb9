"""The tables that anybody may join."""

from __future__ import annotations

from litestar import Router, get

from royaume.server import offering
from royaume.server.resources import Asking, house_of, may_say
from royaume.server.types.listed import OpenTables


@get("/", opt={"rate": "lists"}, responses=may_say())
async def open_tables(request: Asking) -> OpenTables:
    """Tables that their hosts opened, and that have a seat left."""
    return await offering.open_tables(house_of(request))


ROUTER = Router("/api/open", route_handlers=[open_tables], tags=["tables"])
