"""All Scheme cards of the house variant under their numbers, and the events that tell of them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.events import (
    ENTRY_FOLLOWED,
    ENTRY_IMPOSSIBLE,
    PRIORITY_DECIDED,
    SCHEME_REVEALED,
    SCHEMES_SHUFFLED,
)
from royaume.games.architects.solo.kept import schemes_of
from royaume.games.architects.solo.schemes import SCHEME_IDS, SCHEMES
from royaume.games.architects.table import ArchitectsTable
from royaume.kernel.automatic.deeds import Deed
from royaume.kernel.automatic.instructions import Instructions
from royaume.kernel.automatic.playbook import Playbook, Telling


@final
class SchemeBook(Playbook[ArchitectsTable]):
    """The opponent's cards lie in its slot of the table; `scheme_ids` are those of all cards, by their numbers."""

    def __init__(
        self,
        telling: Telling,
        scheme_ids: tuple[str, ...],
        cards: list[Deed[ArchitectsTable]],
        beside: list[Deed[ArchitectsTable]] | None = None,
        after: SchemeBook | None = None,
    ) -> None:
        super().__init__(telling, cards, beside, after)
        self.scheme_ids: Final = scheme_ids

    def plays(self, t: ArchitectsTable, seat: i64) -> bool:
        return t.players[seat].automatic

    def instructions(self, t: ArchitectsTable) -> Instructions:
        return schemes_of(t)


PLAYBOOK: Final = SchemeBook(
    Telling(SCHEME_REVEALED, SCHEMES_SHUFFLED, ENTRY_FOLLOWED, ENTRY_IMPOSSIBLE, PRIORITY_DECIDED),
    SCHEME_IDS,
    [scheme.deed for scheme in SCHEMES],
)
