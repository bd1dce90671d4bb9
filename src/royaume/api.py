"""What programs call first: a new game, a game from a record, a game in a given state."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from royaume.games import GAMES, find
from royaume.kernel import notation
from royaume.kernel.carrying import carried_over
from royaume.kernel.data import Reader
from royaume.kernel.match import Match
from royaume.kernel.state import read_state, state_to_data


def new(
    game: str,
    players: int | None = None,
    seed: int | str | None = None,
    expansions: Sequence[str] = (),
    solo: str = "",
    setup: str = "",
    names: Sequence[str] = (),
    **options: str,
) -> Match:
    """Set up a game. Without a seed the shuffles are unpredictable; the record keeps the seed."""
    found = find(game)
    config = found.configure(players, tuple(expansions), solo, setup, options)
    return Match(found, config, secrets.token_hex(32) if seed is None else str(seed), names)


def load(text: str) -> Match:
    """Play a record again."""
    return notation.read(text, GAMES)


def from_data(data: Mapping[str, Any], names: Sequence[str] = ()) -> Match:
    """A game in the state that `Match.to_data` gave, perhaps by older rules, or that was written by hand."""
    found = find(Reader(dict(data), "state").at("game").text())
    config, t = read_state(found, Reader(carried_over(found, data), "state"))
    return Match(found, config, "", names, start=state_to_data(found, config, t))
