"""With Age of Artisans: a worker stands on another one at the Guildhall, and an adornment is taken for its points."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.expansions.artisans.events import ADORNMENT_TAKEN
from royaume.games.architects.expansions.artisans.kept import artisans_of
from royaume.games.architects.expansions.artisans.row import refill_crafts, take_from_row
from royaume.games.architects.expansions.artisans.stacking import NO_SPACE, space_to_stand, stack_worker
from royaume.games.architects.expansions.wonders.solo import headings
from royaume.games.architects.expansions.wonders.solo.kept import SPACES
from royaume.games.architects.expansions.wonders.solo.priorities import RIGHT_OF_MARKER
from royaume.games.architects.table import ArchitectsTable
from royaume.kernel.automatic.conditions import Condition
from royaume.kernel.automatic.deeds import Deed
from royaume.kernel.automatic.priority import NO_TARGET, HasTarget, Priority
from royaume.kernel.deck import NO_CARD

CRAFT_PILE: Final = 0  # the space of the track that stands for its top card; the others are places of the row


@final
class CraftCards(Priority[ArchitectsTable]):
    """Targets are spaces of the track for which there is a card."""

    def targets(self, t: ArchitectsTable, seat: i64) -> list[i64]:
        kept = artisans_of(t)
        found: list[i64] = []
        for space in range(SPACES):
            there = kept.pile.left() > 0 if space == CRAFT_PILE else kept.row[space - 1] != NO_CARD
            if there:
                found.append(space)
        return found


@final
class CanStack(Condition[ArchitectsTable]):
    """It has a worker at the Guildhall on whom nobody stands."""

    def holds(self, t: ArchitectsTable, seat: i64) -> bool:
        return space_to_stand(t, seat) != NO_SPACE


CRAFT_CARDS: Final = CraftCards(headings.ICONS, [RIGHT_OF_MARKER])
CAN_STACK: Final = CanStack("can_stack")
CRAFT_LEFT: Final = HasTarget("craft_left", CRAFT_CARDS)


@final
class StackWorker(Deed[ArchitectsTable]):
    """One worker of its supply; it takes no new space."""

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        t.idle = 0
        stack_worker(t, seat)


@final
class TakeOrnament(Deed[ArchitectsTable]):
    """Without price, effect or building; another card takes its place in the row."""

    def act(self, t: ArchitectsTable, seat: i64) -> None:
        space = CRAFT_CARDS.choose(t, seat)
        if space == NO_TARGET:
            return
        kept = artisans_of(t)
        card = kept.pile.draw(t) if space == CRAFT_PILE else kept.row[space - 1]
        take_from_row(kept, card)
        kept.taken = kept.taken + (int(card),)
        t.tell(ADORNMENT_TAKEN, seat, card)
        refill_crafts(t, seat)

    def priorities(self) -> list[Priority[ArchitectsTable]]:
        return [CRAFT_CARDS]
