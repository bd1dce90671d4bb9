"""What programs call first: a new game, a game from a record, a game in a given state."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from royaume.games import GAMES, find
from royaume.kernel import notation
from royaume.kernel.carrying import carried_over
from royaume.kernel.data import Reader, checked_size
from royaume.kernel.errors import BadInput, rounded
from royaume.kernel.match import LONGEST_SEED, Match
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
    return Match(found, config, secrets.token_hex(32) if seed is None else written_seed(seed), names)


def written_seed(seed: int | str) -> str:
    if isinstance(seed, int) and abs(seed) >= 10**LONGEST_SEED:
        raise BadInput("seed", seed=rounded(seed), most=LONGEST_SEED)
    return str(seed)


def load(text: str) -> Match:
    """Play a record again."""
    return notation.read(text, GAMES)


def from_data(data: Mapping[str, Any], names: Sequence[str] = ()) -> Match:
    """A game in the state that `Match.to_data` gave, perhaps by older rules, or that was written by hand."""
    if not isinstance(data, Mapping):
        raise BadInput("data-not-an-object", where="state")
    checked_size(dict(data), "state")
    found = find(Reader(dict(data), "state").at("game").text())
    config, t = read_state(found, Reader(carried_over(found, data), "state"))
    return Match(found, config, "", names, start=state_to_data(found, config, t))
