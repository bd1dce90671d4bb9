"""What can be asked of the server over HTTP: one file for each kind of resource."""

from __future__ import annotations

from litestar import Request
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

from royaume.server.house import House
from royaume.server.seats import token_in
from royaume.server.types.basics import ErrorAnswer

Asking = Request[None, None, State]

SAYS = {
    400: "not understood",
    401: "no such token",
    403: "not your seat, or asked from elsewhere",
    404: "no such table",
    409: "another version is current",
    413: "too large",
    415: "not sent as JSON",
    422: "understood, but not possible",
    429: "too often; `Retry-After` says how long to wait",
    503: "not now",
}


def house_of(request: Asking) -> House:
    house: House = request.app.state.house
    return house


def token_of(request: Asking) -> str | None:
    return token_in(request.headers.get("authorization"))


def may_say(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors of a resource, for its description; whatever has a body may come in another form, or too large."""
    every = sorted({*statuses, 403, 429, *([415] if 413 in statuses else [])})
    return {status: ResponseSpec(ErrorAnswer, generate_examples=False, description=SAYS[status]) for status in every}
