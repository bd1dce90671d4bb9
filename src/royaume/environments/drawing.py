"""A table as text, as the terminal shows it."""

from __future__ import annotations

from rich.console import Console

from royaume.cli.boards import BOARDS
from royaume.cli.common import tr
from royaume.cli.record import score_table
from royaume.cli.said import question_words
from royaume.environments.playing import Playing
from royaume.kernel.match import Match

WIDTH = 120


def drawn(playing: Playing) -> str:
    """From the seat that decides: the board, the question, each legal action with its index; at the end the scores."""
    match = Match(playing.game, playing.config, "")
    match.resume(playing.table.copy(), [], [])
    console = Console(width=WIDTH, color_system=None, highlight=False)
    with console.capture() as text:
        if playing.ended:
            console.print(score_table(match))
        else:
            console.print(BOARDS[playing.game.id](match, playing.seat))
            name = match.names[playing.seat]
            console.print(tr("cli-prompt", name=name, question=question_words(match)), markup=False)
            for i in playing.legal():
                console.print(f"{i:5}  {playing.words(i)}", markup=False)
    return text.get()
