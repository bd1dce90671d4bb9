"""All Scheme cards under their numbers, and what an opponent does beside them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.viscounts.events import (
    ENTRY_FOLLOWED,
    ENTRY_IMPOSSIBLE,
    PRIORITY_DECIDED,
    SCHEME_GAINED,
    SCHEME_TURNED_UP,
    SCHEMES_SHUFFLED,
)
from royaume.games.viscounts.solo import abilities, reference
from royaume.games.viscounts.solo.beginning import SITTING_DOWN
from royaume.games.viscounts.solo.kept import opponent_of
from royaume.games.viscounts.solo.replacing import IN_CASTLE
from royaume.games.viscounts.solo.rows import deed_of
from royaume.games.viscounts.solo.schemes import SCHEMES
from royaume.games.viscounts.solo.turn import TURN
from royaume.games.viscounts.table import ViscountsTable, reindex
from royaume.games.viscounts.turn import NEWEST
from royaume.kernel.automatic.instructions import Instructions
from royaume.kernel.automatic.playbook import Playbook, Telling
from royaume.kernel.automatic.steps import Doing


@final
class SchemeBook(Playbook[ViscountsTable]):
    """A card that is turned up lies on the left space of the board."""

    def plays(self, t: ViscountsTable, seat: i64) -> bool:
        return t.players[seat].automatic

    def instructions(self, t: ViscountsTable) -> Instructions:
        return opponent_of(t).cards

    def lay_out(self, t: ViscountsTable, seat: i64, card: i64) -> None:
        opponent_of(t).line[NEWEST] = card
        reindex(t, seat)
        t.push(Doing(seat, self.cards[card].number, 1))


PLAYBOOK: Final = SchemeBook(
    Telling(SCHEME_TURNED_UP, SCHEMES_SHUFFLED, ENTRY_FOLLOWED, ENTRY_IMPOSSIBLE, PRIORITY_DECIDED, SCHEME_GAINED),
    [deed_of(scheme) for scheme in SCHEMES],
    [SITTING_DOWN, TURN, IN_CASTLE, *reference.BESIDE_CARDS, *abilities.DEEDS],
)
