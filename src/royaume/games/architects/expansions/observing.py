"""The parts that solo opponents and expansions add to an observation. What is new comes last."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.expansions.artisans.observing import part_names
from royaume.games.architects.expansions.artisans.vocabulary import SLOT
from royaume.games.architects.observing import Part
from royaume.games.architects.solo.observing import solo_names
from royaume.games.architects.solo.schemes import SLOT as SOLO_SLOT

PARTS: Final = [Part(SOLO_SLOT, solo_names()), Part(SLOT, part_names())]
