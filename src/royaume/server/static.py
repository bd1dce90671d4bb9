"""The browser client and the catalogues, as files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath, PathParameter
from litestar.response import Redirect

from royaume.server.errors import Refused
from royaume.server.resources import may_say
from royaume.server.types.basics import GuideShown
from royaume.texts import LANGUAGES, LOCALE

FileName = Annotated[str, PathParameter(description="for example majesty.ftl")]
CLIENT = Path(__file__).parent / "client"
GUIDE = Path(__file__).parent / "guide"
NOT_BUILT = "The browser client is not built yet: run `npm install && npm run build` in web/, then reload this page.\n"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}


def sent(file: Path, cache: str, status: int = 200) -> Response[bytes]:
    media = TYPES.get(file.suffix, "application/octet-stream")
    return Response(file.read_bytes(), status_code=status, media_type=media, headers={"cache-control": cache})


def inside(folder: Path, path: str) -> Path:
    """A file of the folder, and of no other."""
    try:
        file = (folder / path.lstrip("/")).resolve()
        if file.is_relative_to(folder.resolve()) and file.is_file():
            return file
    except (OSError, ValueError):
        pass
    raise Refused(404, "not-found")


@get("/", include_in_schema=False, sync_to_thread=True)
def index() -> Response[bytes] | Response[str]:
    """The client, or how to build it."""
    if (page := CLIENT / "index.html").is_file():
        return sent(page, ASK_AGAIN)
    return Response(NOT_BUILT, media_type=MediaType.TEXT, status_code=200, headers={"cache-control": "no-store"})


@get("/api/guide", sync_to_thread=True, tags=["texts"])
def guide_shown() -> GuideShown:
    """Whether this server has the documents."""
    return GuideShown((GUIDE / "index.html").is_file())


@get("/guide", include_in_schema=False, sync_to_thread=False)
def guide() -> Redirect:
    """The documents, if they are made; links in them are relative."""
    return Redirect("/guide/index.html")


@get("/guide/{path:path}", include_in_schema=False, sync_to_thread=True)
def guide_file(path: FromPath[str]) -> Response[bytes]:
    return sent(inside(GUIDE, path), ASK_AGAIN)


@get("/{path:path}", include_in_schema=False, sync_to_thread=True)
def client_file(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """Names of assets change with their content: they may be kept for ever."""
    try:
        file = inside(CLIENT, path)
    except Refused:
        if wants_a_page(request) and (page := CLIENT / "index.html").is_file():
            return sent(page, ASK_AGAIN, status=404)
        raise
    return sent(file, FOR_EVER if path.startswith("/assets/") else ASK_AGAIN)


def wants_a_page(request: Request[Any, Any, Any]) -> bool:
    """Whoever types an address that leads nowhere is told so by the client; programs get the error that they know."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")


@get("/locale/{language:str}/{name:str}", sync_to_thread=True, tags=["texts"], responses=may_say(400, 404))
def catalogue(language: FromPath[str], name: FileName) -> Response[bytes]:
    """A catalogue of texts in Project Fluent's format."""
    if language not in LANGUAGES or not name.endswith(".ftl"):
        raise Refused(404, "not-found")
    return sent(inside(LOCALE / language, name), ASK_AGAIN)
