"""Tables with the trial, alone or with Age of Artisans."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import GOOD_IDS, PLACE_IDS

from .. import builder
from ..builder import Wish
from ..expansions.artisans.builder import artisans_table
from .game import GAME
from .kept import trial
from .vocabulary import CARDS, NAME

legal = partial(builder.legal, language=GAME.language)
offered = partial(builder.offered, language=GAME.language)
play = partial(builder.play, language=GAME.language)
told = partial(builder.told, language=GAME.language)
why_not = partial(builder.why_not, language=GAME.language)


def trial_table(
    *players: Wish,
    influence: Sequence[int] = (),
    card: int = 0,
    tokens: Sequence[str] = (),
    wonders: Mapping[str, int] | None = None,
    artisans: bool = False,
    **more: Any,
) -> ArchitectsTable:
    """`influence` by seat, `card` that says where the figures are, `tokens` that lie there, `wonders` by place."""
    lay = artisans_table if artisans else builder.table
    t = lay(*players, expansions=("artisans", NAME) if artisans else (NAME,), game=GAME, **more)
    kept = trial(t)
    for seat, n in enumerate(influence):
        kept.influence[seat] = n
    kept.card = card
    kept.pile.lay(tuple(other for other in range(len(CARDS)) if other != card))
    for good in tokens:
        kept.tokens |= 1 << GOOD_IDS.index(good)
    for place, seat in (wonders or {}).items():
        kept.wonders[PLACE_IDS.index(place)] = seat
    return t


def influence(t: ArchitectsTable, seat: int = 0) -> int:
    return trial(t).influence[seat]


def tokens(t: ArchitectsTable) -> list[str]:
    return [good for kind, good in enumerate(GOOD_IDS[:5]) if trial(t).tokens >> kind & 1]
