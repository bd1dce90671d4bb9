"""How a refusal or a defect becomes the answer to a request."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from royaume.kernel.errors import BadInput
from royaume.server.errors import LOG, Refused, refused
from royaume.server.metrics import REFUSED
from royaume.server.types.basics import ErrorAnswer
from royaume.texts import LANGUAGES, say

BY_STATUS = {401: "token-needed", 404: "not-found", 405: "method", 413: "too-large"}

TOO_FAST = 429
BROKEN_OFF = "client disconnected prematurely"  # as Litestar says it


def answer(error: Refused) -> Response[ErrorAnswer]:
    REFUSED.add(str(error.status))
    wait = {"retry-after": str(error.said["seconds"])} if error.status == TOO_FAST else {}
    return Response(error.shown(), status_code=error.status, media_type="application/json", headers=wait)


def on_refused(request: Request[Any, Any, Any], error: Refused) -> Response[ErrorAnswer] | Response[str]:
    """Whoever types the name into a browser has no client yet that could say it."""
    if error.key == "other-host" and "text/html" in request.headers.get("accept", ""):
        said = "\n\n".join(say(language, f"error-{error.key}", error.said) for language in LANGUAGES)
        return Response(said, status_code=error.status, media_type="text/plain; charset=utf-8")
    return answer(error)


def on_bad_input(_: Request[Any, Any, Any], error: BadInput) -> Response[ErrorAnswer]:
    return answer(refused(error))


def on_unreadable(_: Request[Any, Any, Any], error: UnicodeError | RecursionError) -> Response[ErrorAnswer]:
    reason = "UTF-8" if isinstance(error, UnicodeError) else "nested too deeply"
    return answer(Refused(400, "bad-request", reason=reason))


def on_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorAnswer]:
    if error.detail == BROKEN_OFF:  # nobody hears the answer
        return answer(Refused(400, "bad-request", reason=BROKEN_OFF))
    if error.status_code in BY_STATUS:
        return answer(Refused(error.status_code, BY_STATUS[error.status_code]))
    if error.status_code >= 500:
        return on_defect(_, error)
    return answer(Refused(error.status_code, "bad-request", reason=reason_of(error)))


def reason_of(error: HTTPException) -> str:
    """Which part of the request, and what was expected there; never the values that were sent."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{part.get('key', '')}: {part.get('message', '')}" for part in extra if isinstance(part, dict)]
    return "; ".join(parts)[:300] or error.detail.split(": ", 1)[-1][:300]


def on_defect(_: Request[Any, Any, Any], error: Exception) -> Response[ErrorAnswer]:
    """A defect of ours: the log says where, the answer says nothing."""
    LOG.error("internal error", exc_info=error)
    return answer(Refused(500, "internal"))


HANDLERS: dict[int | type[Exception], Any] = {
    Refused: on_refused,
    BadInput: on_bad_input,
    UnicodeError: on_unreadable,
    RecursionError: on_unreadable,
    HTTPException: on_http_error,
    Exception: on_defect,
}
