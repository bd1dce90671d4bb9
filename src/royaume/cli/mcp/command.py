"""`royaume mcp`: what starts it."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Annotated

import typer

from royaume.cli.common import LangOption, Speech, choose_language
from royaume.cli.serve import DataOption, user_data_folder
from royaume.kernel.errors import BadInput


def mcp(
    server: Annotated[
        str, typer.Option("--server", help="The address of a server; by default one on this machine.")
    ] = "",
    tables: Annotated[
        list[str] | None, typer.Option("--table", help="The link of a seat or an invitation; may be repeated.")
    ] = None,
    data: DataOption = None,
    lang: LangOption = "",
) -> None:
    """Let a language model sit at tables: an MCP server on standard input and output."""
    choose_language(lang)
    if find_spec("mcp") is None or find_spec("httpx") is None:
        raise BadInput("mcp-missing")
    from royaume.cli.mcp.serving import serve  # here: other commands need no such package

    serve(server, tables or [], data or user_data_folder(), Speech.language)
