"""Records that come from elsewhere."""

from __future__ import annotations

from litestar import Router, post
from litestar.params import JSONBody

from royaume.server.resources import Asking, house_of, may_say
from royaume.server.types.reviews import RecordAsked, RecordMade

LARGEST = 2_000_000


@post("/", request_max_body_size=LARGEST, opt={"rate": "records"}, responses=may_say(400, 413, 422))
async def add(request: Asking, data: JSONBody[RecordAsked]) -> RecordMade:
    """The record as a table to replay."""
    return RecordMade(await house_of(request).making.from_record(data.text))


ROUTER = Router("/api/records", route_handlers=[add], tags=["records"])
