"""The browser's types are made from the server's own."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec import Struct

import royaume
from royaume.kernel.match import Match
from royaume.server import wire

ROOT = Path(__file__).parents[2]
CLIENTS = ROOT / "web/src/lib/live/wire.ts"
RECORDS = sorted((ROOT / "tests/recorded").glob("*.rgn"))


def test_the_clients_types_are_those_of_the_server() -> None:
    assert CLIENTS.read_text() == wire.typescript(), "make wire"


@pytest.mark.parametrize("record", RECORDS, ids=[record.stem for record in RECORDS])
def test_what_is_shown_is_of_the_type_that_the_game_gives(record: Path) -> None:
    played = royaume.load(record.read_text())
    match = Match(played.game, played.config, played.seed, played.names, played.start)
    for number, choice in enumerate(played.history):
        if number < 10 or number % 20 == 0:
            for seat in range(-1, match.seats):
                assert msgspec.convert(match.view(seat), match.game.view_type()) == match.shown(seat)
        match.play_number(choice.number, choice.seat)


def test_types_of_the_same_name_are_refused() -> None:
    named: dict[str, object] = {}
    wire.collect(type("Card", (Struct,), {"__annotations__": {"n": int}}), named)
    with pytest.raises(ValueError, match="two types on the wire are called Card"):
        wire.collect(type("Card", (Struct,), {"__annotations__": {"n": str}}), named)


def test_what_may_be_left_out_is_optional() -> None:
    written = wire.typescript()
    assert "  from?: FromAsked | null;" in written  # of a request
    assert "  artisans?: ArtisansShown;" in written  # of an answer
    assert "  solo: OpponentShown | null;" in written


def test_what_has_no_type_in_typescript_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        wire.written(set[int], {})
