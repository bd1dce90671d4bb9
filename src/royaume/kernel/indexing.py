"""Choices by their index among all actions of the title: what a search, a network or an environment works with."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from royaume.kernel.choices import Choices
from royaume.kernel.game import Game
from royaume.kernel.ints import zeros
from royaume.kernel.table import Table


def action_index(game: Game[Any], t: Table, a: i64) -> i64:
    """The index of a choice of the top decision."""
    return t.top().action_index(t, game.layout, a)


def choice_of_index(game: Game[Any], t: Table, i: i64) -> i64:
    """The choice of the top decision that has this index: the way back."""
    return t.top().action_at(t, game.layout, i)


def legal_indices(game: Game[Any], t: Table, out: Choices) -> None:
    """The indices of all legal choices, in the order of the choices."""
    frame = t.top()
    frame.legal(t, out)
    for k in range(out.n):
        out.items[k] = frame.action_index(t, game.layout, out.items[k])


def legal_mask(game: Game[Any], t: Table) -> vec[i64]:
    """1 for every action that is legal, 0 for all others of the title."""
    mask = zeros(game.layout.size)
    out = Choices()
    legal_indices(game, t, out)
    for k in range(out.n):
        mask[out.items[k]] = 1
    return mask


def play_index(game: Game[Any], t: Table, i: i64) -> None:
    """Play the legal choice of this index, up to the next decision."""
    t.play(choice_of_index(game, t, i))
