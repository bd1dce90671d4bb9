"""The eight cards that everybody begins with."""

from __future__ import annotations

from typing import Final

from royaume.games.viscounts.cards.townsfolk import NO_ABILITY, Townsfolk, after, drop_off, instant
from royaume.games.viscounts.vocabulary import BUILDER, CLERIC, CRIMINAL, MERCHANT, NOBLE, TRADE

STARTERS: Final = [
    Townsfolk("abbot", 2, (CLERIC,), NO_ABILITY),
    Townsfolk("financier", 3, (MERCHANT,), instant("discard:1 + silver:2")),
    Townsfolk("journeyman", 2, (MERCHANT, MERCHANT), drop_off("free_hire + virtue:1")),
    Townsfolk("labourer", 2, (BUILDER,), NO_ABILITY),
    Townsfolk("lender", 1, (MERCHANT, MERCHANT), drop_off("flip_any:1")),
    Townsfolk("squire", 2, (NOBLE,), NO_ABILITY),
    Townsfolk("thief", 1, (CRIMINAL,), drop_off("debt:1 + silver:1")),
    Townsfolk("trader", 1, (MERCHANT,), after(TRADE, "silver:1")),
]
