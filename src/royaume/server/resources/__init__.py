"""What can be asked of the server over HTTP: one file for each kind of resource."""

from __future__ import annotations

from litestar import Request
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

from royaume.server.house import House
from royaume.server.seats import token_in
from royaume.server.types import ErrorAnswer

Asking = Request[None, None, State]

SAYS = {
    400: "not understood",
    401: "no such token",
    403: "not your seat",
    404: "no such table",
    409: "another version is current",
    413: "too large",
    422: "understood, but not possible",
}


def house_of(request: Asking) -> House:
    house: House = request.app.state.house
    return house


def token_of(request: Asking) -> str | None:
    return token_in(request.headers.get("authorization"))


def may_say(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors of a resource, for its description."""
    return {status: ResponseSpec(ErrorAnswer, generate_examples=False, description=SAYS[status]) for status in statuses}
