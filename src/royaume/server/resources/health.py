"""Whether the server is up."""

from __future__ import annotations

from litestar import get
from litestar.datastructures import State

from royaume.server.types.basics import Health
from royaume.server.version import our_version


@get("/health", tags=["health"])
async def health(state: State) -> Health:
    """Up, able to write, and which version."""
    await state.house.tables.try_to_write()
    return Health("ok", our_version())
