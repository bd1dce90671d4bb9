"""The tools, offered over standard input and output."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ResourceError, ToolError
from mcp.types import ToolAnnotations

from royaume.cli.common import Speech, tr
from royaume.cli.mcp.links import read_address
from royaume.cli.mcp.seating import Seating
from royaume.cli.mcp.tools import Tools
from royaume.kernel.errors import BadInput
from royaume.server.version import our_version

INSTRUCTIONS = (
    "Modern board games at tables of people, bots and models; every rule is kept by the server. Read rules_of before a "
    "first game. In your turn: read_position, list_choices, then choose with the version that was read; answer every "
    "question that follows. Then wait_for_my_turn, until the game is over."
)
Tool = Callable[..., Awaitable[str]]


def serve(server: str, links: list[str], folder: Path, language: str) -> None:
    """Until the input ends."""
    Speech.language = language
    seating = Seating(folder, read_address(server) if server else "")
    asyncio.run(sit_and_listen(seating, links))


async def sit_and_listen(seating: Seating, links: list[str]) -> None:
    try:
        for link in links:
            await seating.join(link, tr("mcp-guest"))
        await make_server(Tools(seating)).run_stdio_async()
    finally:
        await seating.close()


def make_server(tools: Tools) -> Any:
    server = MCPServer("royaume", version=our_version(), instructions=INSTRUCTIONS, log_level="WARNING")
    looking: list[Tool] = [tools.list_games, tools.rules_of, tools.cards_of, tools.list_tables]
    looking += [tools.read_position, tools.list_choices, tools.wait_for_my_turn]
    changing: list[Tool] = [tools.new_table, tools.join, tools.choose, tools.undo]
    for tool in looking + changing:
        hints = ToolAnnotations(read_only_hint=tool in looking, destructive_hint=False)
        server.add_tool(in_words(tool, ToolError), annotations=hints, structured_output=False)
    position = in_words(tools.read_position, ResourceError)
    server.resource("royaume://{language}/tables/{table}", name="position", mime_type="text/plain")(position)
    return server


def in_words(tool: Tool, kind: type[Exception]) -> Tool:
    """Bad input is told to the model in its language; nothing has been changed."""

    @functools.wraps(tool)
    async def told(**asked: Any) -> str:
        try:
            return await tool(**asked)
        except BadInput as error:
            raise kind(error.sentence(asked.get("language") or Speech.language)) from None

    return told
