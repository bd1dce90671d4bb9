"""What is drawn for a terminal, as lines for a reader who sees no columns."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.errors import MarkupError
from rich.table import Table
from rich.text import Text

NOTHING = "-"


def lines_of(drawn: RenderableType) -> list[str]:
    if isinstance(drawn, Group):
        return [line for part in drawn.renderables for line in lines_of(part)]
    if isinstance(drawn, Table):
        return ["", *table_lines(drawn)]
    return [words(drawn)]


def table_lines(table: Table) -> list[str]:
    """The title, the heads of the columns, then a line a row."""
    title = [f"## {words(table.title)}"] if table.title else []
    heads = [[column.header for column in table.columns]] if table.show_header else []
    rows = [*heads, *zip(*[column.cells for column in table.columns], strict=True)]
    return title + [" | ".join(words(cell) or NOTHING for cell in row) for row in rows]


def words(cell: RenderableType) -> str:
    """Without its markup; the name of a player may look like some and be none."""
    try:
        text = Text.from_markup(str(cell)).plain
    except MarkupError:
        text = str(cell)
    return "; ".join(line.strip() for line in text.splitlines() if line.strip())
