"""How urgent each counsel is: of all that could be said, the greatest is."""

from __future__ import annotations

from typing import Final

LAST_TURN: Final = 90
HALT: Final = 85
PRISON: Final = 80
FEW_WORKERS: Final = 70
PROFITEER: Final = 65
HELD: Final = 60
DEBTS: Final = 55
WONDER: Final = 52
WORKS: Final = 50
CAPTIVES: Final = 45
END_NEAR: Final = 40
LOW_VIRTUE: Final = 35
NO_PLANS: Final = 30
ADORNMENT: Final = 25
NEXT_PLAN: Final = 10
