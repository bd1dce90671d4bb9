"""What may be worth doing before an action although it has no price; see `Action.order_matters`."""

from __future__ import annotations

from typing import Final

FORTUNES: Final = 1  # it moves silver and virtue
CAPTIVES: Final = 2  # it needs captives
