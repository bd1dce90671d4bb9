"""The command `royaume` and its subcommands."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from royaume.cli import arena, bench, cards, games, keeping, ladder, play, record, review, serve, simulate, train
from royaume.cli.common import BAD_INPUT, complain, complain_in_words
from royaume.cli.mcp import command as mcp
from royaume.kernel.errors import BadInput
from royaume.server.version import our_version

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def tell_version(wanted: bool) -> None:
    if wanted:
        typer.echo(our_version())
        raise typer.Exit


@app.callback()
def royaume(
    version: Annotated[
        bool, typer.Option("--version", help="Which version this is.", is_eager=True, callback=tell_version)
    ] = False,
) -> None:
    """Play, simulate and replay modern board games."""


app.command("games")(games.games)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("check")(keeping.check)
app.command("backup")(keeping.backup)
app.command("restore")(keeping.restore)
app.command("mend")(keeping.mend)
app.command("migrate")(keeping.migrate)
app.command("mcp")(mcp.mcp)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("ladder")(ladder.ladder)
app.command("train")(train.train)
app.command("bench")(bench.bench)
app.command("replay")(record.replay)
app.command("verify")(record.verify)
app.command("review")(review.review)
app.command("cards")(cards.cards)


def run() -> None:
    """Bad input ends with one line on the error stream and exit code 2, never with a traceback."""
    try:
        code = app(standalone_mode=False)
    except BadInput as error:
        complain(error)
        code = BAD_INPUT
    except typer.TyperException as error:
        complain_in_words(error.format_message())
        code = BAD_INPUT
    except (KeyboardInterrupt, typer.Abort):
        code = 130
    sys.exit(code if isinstance(code, int) else 0)
