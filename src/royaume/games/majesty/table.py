"""What lies on the table: the display, the deck, and everybody's realm."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from royaume.games.majesty.buildings import Building
from royaume.games.majesty.realm import Realm
from royaume.kernel.chance import Chance
from royaume.kernel.deck import Deck
from royaume.kernel.ints import as_list
from royaume.kernel.module import Rules
from royaume.kernel.table import Table

DISPLAY: Final = 6
MOST_SEATS: Final = 4


def copied(realms: vec[Realm]) -> vec[Realm]:
    copies = realms[:]
    for seat in range(len(realms)):
        copies[seat] = realms[seat].copy()
    return copies


@final
@mypyc_attr(acyclic=True)
class MajestyTable(Table):
    """Cards in the display run from the front (free) to the back; each may carry meeples."""

    def __init__(
        self,
        rules: Rules,
        chance: Chance,
        sides: str,
        buildings: vec[Building],
        realms: vec[Realm],
        display: vec[i64],
        display_meeples: vec[i64],
        deck: Deck,
        box: tuple[int, ...],
    ) -> None:
        super().__init__(len(realms), rules, chance)
        self.sides: Final = sides
        self.buildings: Final = buildings
        self.realms: Final = realms
        self.display: Final = display
        self.display_meeples: Final = display_meeples
        self.deck: Final = deck
        self.box: Final = box

    def copy(self) -> MajestyTable:
        return self.with_hidden(self.chance.copy(), self.deck.copy(), self.box)

    def with_hidden(self, chance: Chance, deck: Deck, box: tuple[int, ...]) -> MajestyTable:
        """A copy of all that lies open, with these hidden parts."""
        t = MajestyTable(
            self.rules,
            chance,
            self.sides,
            self.buildings,
            copied(self.realms),
            self.display[:],
            self.display_meeples[:],
            deck,
            box,
        )
        self.copy_common_to(t)
        return t

    def to_data(self) -> dict[str, object]:
        return {
            "sides": self.sides,
            "realms": [r.to_data() for r in self.realms],
            "display": as_list(self.display),
            "display_meeples": as_list(self.display_meeples),
            "deck": list(self.deck.rest()),
            "box": list(self.box),
        }
