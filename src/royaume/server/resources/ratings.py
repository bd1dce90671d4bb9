"""Who plays how well."""

from __future__ import annotations

from litestar import get

from royaume.server.resources import Asking, house_of, may_say
from royaume.server.types.ratings import LadderShown


@get("/api/ratings", tags=["players"], opt={"rate": "lists"}, responses=may_say())
async def ratings(request: Asking) -> list[LadderShown]:
    """The players of each title, the best first; and what seats are worth there."""
    return await house_of(request).ratings.shown()
