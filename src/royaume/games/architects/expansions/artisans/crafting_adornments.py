"""Adornments: a card of the row goes under a building, takes effect at once, and counts at the end."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from royaume.games.architects.expansions.artisans.adornment_effects import TakingAdornment
from royaume.games.architects.expansions.artisans.choosing import ChoosingCraft, unadorned
from royaume.games.architects.expansions.artisans.events import ADORNMENT_CRAFTED
from royaume.games.architects.expansions.artisans.kept import artisans_of
from royaume.games.architects.expansions.artisans.row import is_in_row, refill_crafts, take_from_row
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import BUILDING_ROOM, MOST_SEATS
from royaume.kernel.choices import Choices, Meaning
from royaume.kernel.frame import Frame, Step


@final
class ChoosingAdornment(ChoosingCraft):
    """Only the upper half counts."""

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        buildings = unadorned(t, self.seat)
        if len(buildings) == 1:
            adorn(t, self.seat, a, buildings[0])
        else:
            t.push(LinkingAdornment(self.seat, a))

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("choosing_adornment")


@final
class LinkingAdornment(Frame[ArchitectsTable]):
    """Under which building it goes. Choices are buildings."""

    span: ClassVar[int] = BUILDING_ROOM

    def __init__(self, seat: i64, craft: i64) -> None:
        super().__init__(seat)
        self.craft: Final = craft

    def offers(self, t: ArchitectsTable, out: Choices) -> None:
        for building in unadorned(t, self.seat):
            out.add(building)

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        adorn(t, self.seat, self.craft, a)

    def describe(self, t: ArchitectsTable, a: i64) -> Meaning:
        return Meaning("link_adornment", {"adornment": int(self.craft), "building": int(a)})

    def asks(self, t: ArchitectsTable) -> Meaning:
        return Meaning("linking_adornment", {"adornment": int(self.craft)})

    def numbers(self) -> list[int]:
        return [int(self.seat), int(self.craft)]

    def fits(self, t: ArchitectsTable) -> bool:
        return super().fits(t) and is_in_row(t, self.craft) and len(unadorned(t, self.seat)) > 1


def adorn(t: ArchitectsTable, seat: i64, craft: i64, building: i64) -> None:
    """Link the card, resolve its upper half, then turn up another."""
    kept = artisans_of(t)
    take_from_row(kept, craft)
    kept.adornment_under[building] = craft
    t.tell(ADORNMENT_CRAFTED, seat, craft, building)
    t.push(REFILLING_CRAFTS[seat])
    t.push(TakingAdornment(seat, craft, building))


@final
class RefillingCrafts(Step[ArchitectsTable]):
    """A new card for each gap, as long as there are any."""

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        refill_crafts(t, self.who)


CHOOSING_ADORNMENT: Final = [ChoosingAdornment(seat) for seat in range(MOST_SEATS)]
REFILLING_CRAFTS: Final = [RefillingCrafts(seat) for seat in range(MOST_SEATS)]
