"""From where the server can be reached."""

from __future__ import annotations

from litestar import get

from royaume.server.reach import Served, reach_of
from royaume.server.resources import Asking
from royaume.server.types.basics import Reach


@get("/api/reach", tags=["health"], sync_to_thread=False)
def reach(request: Asking) -> Reach:
    """Whether others in the network can come, and by which address."""
    served: Served = request.app.state.served
    return reach_of(served)
