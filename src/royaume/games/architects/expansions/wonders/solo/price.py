"""What an opponent pays for a wonder: its influence, and marble up to a fixed sum."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from royaume.games.architects.expansions.wonders.kept import wonders_of
from royaume.games.architects.expansions.wonders.vocabulary import OPPONENTS_SUM
from royaume.games.architects.expansions.wonders.wonder_cards import WONDER_CARDS
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import MARBLE, NO_SEAT

INFLUENCE_AND_MARBLE: Final = 10


def marble_due(t: ArchitectsTable, seat: i64, wonder: i64) -> i64:
    """Tokens that lie on the card spare nothing."""
    return t.ask(OPPONENTS_SUM, seat, INFLUENCE_AND_MARBLE) - WONDER_CARDS[wonder].influence


def is_affordable(t: ArchitectsTable, seat: i64, wonder: i64) -> bool:
    kept = wonders_of(t)
    if kept.owner[wonder] != NO_SEAT or kept.influence[seat] < WONDER_CARDS[wonder].influence:
        return False
    return t.players[seat].goods[MARBLE] >= marble_due(t, seat, wonder)
