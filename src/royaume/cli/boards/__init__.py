"""Each game's table drawn for a terminal, from what the player may know."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import RenderableType

from royaume.cli.boards import architects, majesty, viscounts
from royaume.cli.said import Seen

BOARDS: dict[str, Callable[[Seen, int], RenderableType]] = {
    "architects": architects.draw,
    "majesty": majesty.draw,
    "viscounts": viscounts.draw,
}
