"""Where an Artisan can be besides places and the Prison, which have their own numbers."""

from __future__ import annotations

from typing import Final

IN_SUPPLY: Final = 14
NO_ARTISAN: Final = 15  # a solo opponent has none
HELD_BY: Final = 20  # plus the seat that holds it
NOWHERE: Final = -1  # no worker was placed in this turn
