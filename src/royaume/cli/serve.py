"""`royaume serve`: the tables in the browser, on this machine or for friends."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from royaume.cli.common import LangOption, Speech, choose_language

ANY_PORT = 0
USUAL_PORT = 8000

DataOption = Annotated[Path | None, typer.Option("--data", help="The folder where games are kept.")]
PortOption = Annotated[int, typer.Option("--port", help="The port; 0 takes any free one.")]


def serve(
    data: DataOption = None,
    port: PortOption = USUAL_PORT,
    host: Annotated[str, typer.Option("--host", help="0.0.0.0 lets others on the network join.")] = "127.0.0.1",
    lang: LangOption = "",
) -> None:
    """Serve tables to browsers and programs."""
    choose_language(lang)
    run_server(data, port, host, open_browser=False)


def run_server(data: Path | None, port: int, host: str, open_browser: bool) -> None:
    from royaume.server.serving import serve as listen  # here: other commands need no web server

    listen(data or user_data_folder(), port, host, open_browser, Speech.language)


def user_data_folder() -> Path:
    """Where this system keeps the data of its users' programs."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Royaume"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "Royaume"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "royaume"
