"""The comparison of pairs of games can fail: defects that teach somebody something are found."""

from __future__ import annotations

from typing import Any

import no_leak
import pytest

from royaume.games import GAMES
from royaume.games.architects.events import PLAN_DRAFTED
from royaume.kernel.event import EventKind
from royaume.kernel.match import Match
from royaume.kernel.shown import Outlook
from royaume.kernel.words import told
from royaume.server.entries import What
from royaume.server.room import Room

SEED = 1
PAIRS = 60


def leak() -> str:
    return no_leak.some_pairs(SEED, PAIRS)[1]


def test_a_view_that_depends_on_something_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "shown", lambda match, seat: {**match.view(seat), "hash": match.state_hash()})
    assert "hash" in leak()


def test_verbs_that_forget_to_count_what_they_show(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(no_leak, "barriers", lambda room, twin: (0, 0))
    assert "leaks" in leak()


def test_a_secret_that_is_written_into_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(no_leak, "MOST_BEFORE", 8)
    events = GAMES["architects"].language.events
    secret = events[PLAN_DRAFTED]
    events[PLAN_DRAFTED] = EventKind("plan_drafted", "seat", "building")
    try:
        assert "plan_drafted" in leak()
    finally:
        events[PLAN_DRAFTED] = secret


class Clairvoyant:
    """Tells all that a choice brings, also where a card is turned up."""

    def __init__(self, game: Any, known: Any) -> None:
        self.game = game
        self.known = known

    def outlook(self, number: int) -> Outlook:
        t = self.known.copy()
        t.log = []
        t.play(number)
        return Outlook(told(t.log, int(self.known.top().seat), self.game.language), [], False, [])


def test_a_preview_that_names_what_chance_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(no_leak, "Foresight", Clairvoyant)
    assert "brings:" in leak()


def test_an_undo_after_which_something_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    undone = no_leak.after_undo

    def remembered(room: Room, seat: int, log: list[What]) -> Room:
        after = undone(room, seat, log)
        after.chat = [*after.chat, *after.chat]
        return after

    monkeypatch.setattr(no_leak, "after_undo", remembered)
    assert "after an undo" in leak()
