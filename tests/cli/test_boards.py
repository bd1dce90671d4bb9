"""The tables as they are drawn in a terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import royaume
from royaume import texts
from royaume.cli.boards import architects
from royaume.cli.common import Speech
from royaume.kernel.match import Match


def drawn(match: Match) -> str:
    out = StringIO()
    Console(file=out, width=200).print(architects.draw(match, 0))
    return out.getvalue()


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_table_that_comes_to_a_halt_is_warned(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speech, "language", language)
    match = royaume.new("architects", players=2, seed=3)
    warning = texts.say(language, "architects-event-rounds_quiet", {"rounds": 20, "most": 30})
    match.table.quiet = 2 * 20
    assert warning not in drawn(match)
    match.table.quiet += 1
    assert warning in drawn(match)
