"""All Scheme cards of the expansion under their numbers, behind those of the house."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.events import (
    ENTRY_FOLLOWED,
    ENTRY_IMPOSSIBLE,
    PRIORITY_DECIDED,
    SCHEME_REVEALED,
    SCHEMES_SHUFFLED,
)
from royaume.games.architects.expansions.wonders.events import FUTURE_SCHEME_GAINED
from royaume.games.architects.expansions.wonders.solo.cards import ALL_SCHEME_IDS, CARDS
from royaume.games.architects.expansions.wonders.solo.powers import BESIDE_CARDS
from royaume.games.architects.solo import playbook
from royaume.games.architects.solo.playbook import SchemeBook
from royaume.kernel.automatic.playbook import Telling

PLAYBOOK: Final = SchemeBook(
    Telling(
        SCHEME_REVEALED, SCHEMES_SHUFFLED, ENTRY_FOLLOWED, ENTRY_IMPOSSIBLE, PRIORITY_DECIDED, FUTURE_SCHEME_GAINED
    ),
    ALL_SCHEME_IDS,
    [card.deed for card in CARDS],
    BESIDE_CARDS,
    playbook.PLAYBOOK,
)
