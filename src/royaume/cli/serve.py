"""`royaume serve`: the tables in the browser, on this machine or for friends."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from royaume.cli.common import LangOption, Speech, choose_language

if TYPE_CHECKING:
    from royaume.server.limits import Limits
    from royaume.server.operating import Operating

ANY_PORT = 0
USUAL_PORT = 8000

DataOption = Annotated[Path | None, typer.Option("--data", help="The folder where games are kept.")]
DatabaseOption = Annotated[
    str, typer.Option("--database", envvar="ROYAUME_DATABASE", help="postgresql://...: games are kept there instead.")
]
PortOption = Annotated[int, typer.Option("--port", help="The port; 0 takes any free one.")]


def serve(
    data: DataOption = None,
    port: PortOption = USUAL_PORT,
    host: Annotated[str, typer.Option("--host", help="0.0.0.0 lets others on the network join.")] = "127.0.0.1",
    allow_host: Annotated[
        list[str] | None, typer.Option("--allow-host", help="A name by which others reach the server; * for all.")
    ] = None,
    proxy: Annotated[
        list[str] | None, typer.Option("--proxy", help="The address of a proxy that says for whom it asks.")
    ] = None,
    connections: Annotated[
        int, typer.Option("--connections", min=0, help="At most so many; 0: as many as there are files for.")
    ] = 0,
    rates: Annotated[
        float, typer.Option("--rates", min=0, help="How often others may ask, as a factor; 0: as often as they like.")
    ] = 1,
    database: DatabaseOption = "",
    workers: Annotated[
        int, typer.Option("--workers", min=1, help="So many processes side by side; more than one need --database.")
    ] = 1,
    metrics: Annotated[
        str, typer.Option("--metrics", help="A port of this machine, or ADDRESS:PORT, for Prometheus: /metrics.")
    ] = "",
    log: Annotated[Literal["text", "json"], typer.Option("--log", help="Lines for people, or for programs.")] = "text",
    lang: LangOption = "",
) -> None:
    """Serve tables to browsers and programs."""
    from royaume.server.limits import Limits  # here: other commands need no web server
    from royaume.server.operating import Operating

    choose_language(lang)
    limits = Limits(connections=connections, rates=rates, hosts=tuple(allow_host or ()), proxies=tuple(proxy or ()))
    operating = Operating(metrics, log)
    run_server(data, port, host, False, limits=limits, database=database, servers=workers, operating=operating)


def run_server(
    data: Path | None,
    port: int,
    host: str,
    open_browser: bool,
    limits: Limits | None = None,
    database: str = "",
    servers: int = 1,
    operating: Operating | None = None,
) -> None:
    from royaume.server.serving import serve as listen  # here: other commands need no web server

    folder = data or user_data_folder()
    place = (folder, port, host, open_browser, Speech.language)
    listen(*place, limits=limits, database=database, servers=servers, operating=operating)


def user_data_folder() -> Path:
    """Where this system keeps the data of its users' programs."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Royaume"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "Royaume"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "royaume"
