"""The headings of the house variant: no rulebook has them."""

from __future__ import annotations

from typing import Final

from royaume.kernel.refusal import Rule

BOOK: Final = "house"
OPPONENTS_TURN: Final = Rule(BOOK, "Le tour de l'adversaire", key="opponents_turn")
SCHEME_CARDS: Final = Rule(BOOK, "Cartes Planification", key="scheme_cards")
CAPTURE_ORDER: Final = Rule(BOOK, "Ordre des captures", key="capture_order")
GUARDHOUSE_ORDER: Final = Rule(BOOK, "Ordre du Corps de Garde", key="guardhouse_order")
