"""What is in the box besides the base game; listed here and nowhere else."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.cards import apprentices, buildings, characters
from royaume.games.architects.cards.catalogue import Pack
from royaume.games.architects.cards.deeds import PLACES_AGAIN
from royaume.games.architects.edition import Edition
from royaume.games.architects.expansion import Expansion
from royaume.games.architects.expansions.artisans.expansion import ARTISANS
from royaume.games.architects.expansions.wonders.expansion import WONDERS
from royaume.games.architects.placing import Craning
from royaume.kernel.module import Module

PROMOS: Final = Expansion(
    Module("promos", effects={PLACES_AGAIN: Craning()}),
    Pack("promos", apprentices.PROMOS, buildings.PROMOS, characters.PROMOS),
)
EXPANSIONS: Final = [PROMOS, ARTISANS, WONDERS]
EDITION: Final = Edition(EXPANSIONS)
