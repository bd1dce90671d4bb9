"""The headings of the rulebook under which an opponent acts."""

from __future__ import annotations

from typing import Final

from royaume.games.viscounts.refusals import BOOK
from royaume.kernel.refusal import Rule

SETUP: Final = Rule(BOOK, "MODE SOLO : MISE EN PLACE", key="solo_setup")
RULES: Final = Rule(BOOK, "MODE SOLO : RÈGLES GÉNÉRALES", key="solo_rules")
TURNS: Final = Rule(BOOK, "MODE SOLO : LES TOURS DE L'IA", key="solo_turns")
COLLISION: Final = Rule(BOOK, "Phase 5 : Résoudre une Collision", key="collision")
