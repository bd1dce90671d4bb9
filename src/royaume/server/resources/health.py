"""Whether the server is up."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

from litestar import get
from litestar.datastructures import State

from royaume.server.types import Health

DISTRIBUTION = "royaume"
IN_SOURCE = "0+source"


def our_version() -> str:
    """Of the installed package, or of the source it runs from."""
    try:
        return version(DISTRIBUTION)
    except PackageNotFoundError:
        return IN_SOURCE


@get("/health", tags=["health"])
async def health(state: State) -> Health:
    """Up, able to write, and which version."""
    await state.house.tables.try_to_write()
    return Health("ok", our_version())
