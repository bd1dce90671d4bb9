"""The client as an app that a system installs: what it is called, and which files it consists of."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get

from royaume.server import static
from royaume.texts import LANGUAGES, LOCALE, say

WORKER = "worker.js"
FIRST_PAGE = "index.html"
GROUND = "#240E20"
RECORDS = [".rgn", "text/plain", "application/octet-stream"]  # systems that do not know a record call it one of these
ICONS = [
    {"src": "/icon.svg", "sizes": "any", "type": "image/svg+xml"},
    {"src": "/icons/192.png", "sizes": "192x192", "type": "image/png"},
    {"src": "/icons/512.png", "sizes": "512x512", "type": "image/png"},
    {"src": "/icons/maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
]


@get("/app.webmanifest", include_in_schema=False, sync_to_thread=False)
def manifest(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What a system wants to know of an app, in the language of whoever installs it."""
    language = spoken(request.headers.get("accept-language", ""))
    headers = {"cache-control": static.ASK_AGAIN, "vary": "accept-language"}
    body = msgspec.json.encode(described(language))
    return Response(body, media_type=static.TYPES[".webmanifest"], headers=headers)


def spoken(accepted: str) -> str:
    """The first of these languages that we speak."""
    wanted = [tag.strip()[:2].lower() for tag in accepted.split(",")]
    return next((tag for tag in wanted if tag in LANGUAGES), LANGUAGES[0])


def described(language: str) -> dict[str, object]:
    return {
        "id": "/",
        "name": "Royaume",
        "short_name": "Royaume",
        "description": say(language, "app-description"),
        "lang": language,
        "start_url": "/#/waiting",
        "scope": "/",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": GROUND,
        "categories": ["games"],
        "icons": ICONS,
        "shortcuts": [{"name": say(language, "my-tables"), "url": "/#/tables"}],
        "share_target": {
            "action": "/share",
            "method": "POST",
            "enctype": "multipart/form-data",
            "params": {"text": "text", "files": [{"name": "record", "accept": RECORDS}]},
        },
    }


@get(f"/{WORKER}", include_in_schema=False, sync_to_thread=True)
def worker() -> Response[str]:
    """The service worker, below a list of all files: it is another one as soon as any of them is."""
    script = static.inside(static.CLIENT, WORKER).read_text("utf-8")
    files = {path: digest_of(file, file.stat().st_mtime_ns) for path, file in sorted(shell())}
    version = sha256(msgspec.json.encode(files)).hexdigest()[:16]
    listed = msgspec.json.encode({"version": version, "files": files}).decode()
    return Response(
        f"self.shell = {listed};\n{script}",
        media_type=static.TYPES[".js"],
        headers={"cache-control": static.ASK_AGAIN},
    )


def shell() -> Iterator[tuple[str, Path]]:
    """By their addresses: what is needed to show the client where the server cannot be reached."""
    yield "/", static.CLIENT / FIRST_PAGE
    yield "/icon.svg", static.CLIENT / "icon.svg"
    for folder, files in ((static.CLIENT, "assets/*"), (LOCALE.parent, "locale/*/*.ftl")):
        yield from ((f"/{file.relative_to(folder).as_posix()}", file) for file in folder.glob(files))


@lru_cache(1000)
def digest_of(file: Path, changed: int) -> str:
    return sha256(file.read_bytes()).hexdigest()
