"""The headings of the rulebook under which an opponent acts."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.expansions.wonders.refusals import BOOK
from royaume.kernel.refusal import Rule

SCHEMES: Final = Rule(BOOK, "VARIANTE SOLO : CARTES PLANIFICATION", key="wonders_solo_schemes")
TRACK: Final = Rule(BOOK, "VARIANTE SOLO : PISTE DE RESSOURCES", key="wonders_solo_track")
WONDERS: Final = Rule(BOOK, "VARIANTE SOLO : CONSTRUIRE DES MERVEILLES", key="wonders_solo_wonders")
CAPTURES: Final = Rule(BOOK, "VARIANTE SOLO : ACTIONS CAPTURE ET CORPS DE GARDE", key="wonders_solo_captures")
ICONS: Final = Rule(BOOK, "VARIANTE SOLO : ICONOGRAPHIE", key="wonders_solo_icons")
BOARDS: Final = Rule(BOOK, "VARIANTE SOLO : PLATEAUX IA", key="wonders_solo_boards")
