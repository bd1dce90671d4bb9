"""What crafting costs."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.prices import CRAFT, price_of

ADORNMENT_PRICE: Final = price_of(CRAFT, silver=3, tax=2)
