"""The server as an application: its resources, its limits, its headers."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import Message, Scope

from royaume.server.admission import EVERY_HOST, Admission, within_rates
from royaume.server.clock import Clock
from royaume.server.docs import PlainPage
from royaume.server.handlers import HANDLERS
from royaume.server.house import House
from royaume.server.limits import Limits
from royaume.server.live import live_socket
from royaume.server.notices.telling import Telling
from royaume.server.rates import Rates
from royaume.server.reach import Served
from royaume.server.resources import games, health, mine, open_tables, players, ratings, reach, records, tables
from royaume.server.shell import manifest, worker
from royaume.server.static import catalogue, client_file, guide, guide_file, guide_shown, index
from royaume.server.store import Store
from royaume.server.version import our_version
from royaume.server.views import AnyView

LARGEST_BODY = 64_000
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


async def add_headers(message: Message, scope: Scope) -> None:
    """To every answer, errors included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        headers.setdefault("cache-control", "no-store")


def open_house(
    store: Store, workers: int, telling: Telling | None, clock: Clock | None
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """The house is open as long as the server runs."""

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        house = House(store, workers, telling, clock)
        app.state.house = house
        try:
            yield
        finally:
            await house.close()

    return opened


def description() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Royaume",
        version=our_version(),
        path="/docs",
        render_plugins=[PlainPage(path="/"), JsonRenderPlugin()],
        components=Components(security_schemes={"seat": SecurityScheme(type="http", scheme="bearer")}),
        use_handler_docstrings=True,
    )


def make_app(
    store: Store,
    workers: int = 0,
    served: Served | None = None,
    limits: Limits | None = None,
    telling: Telling | None = None,
    clock: Clock | None = None,
) -> Litestar:
    """`workers` processes for bots; 0: as many as the machine can spare. Without limits it is not for a network."""
    served, limits = served or Served(), limits or Limits(hosts=(EVERY_HOST,), rates=0)
    return Litestar(
        route_handlers=[
            games.ROUTER,
            tables.ROUTER,
            mine.ROUTER,
            *players.HANDLERS,
            ratings.ratings,
            open_tables.ROUTER,
            records.ROUTER,
            health.health,
            reach.reach,
            catalogue,
            live_socket,
            manifest,
            worker,
            index,
            guide,
            guide_shown,
            guide_file,
            client_file,
        ],
        lifespan=[open_house(store, workers, telling, clock)],
        state=State({"served": served, "limits": limits, "rates": Rates(limits.rates)}),
        middleware=[Admission(limits.hosts, served.host)],
        guards=[within_rates],
        exception_handlers=HANDLERS,
        openapi_config=description(),
        plugins=[AnyView()],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1500, gzip_compress_level=5),
        request_max_body_size=LARGEST_BODY,
        before_send=[add_headers],
        logging_config=None,
    )
