"""How games of older rules go on under these: one entry for each version after the first."""

from __future__ import annotations

from typing import Final

from royaume.kernel.carrying import CarryOver

CARRYING: Final[tuple[CarryOver, ...]] = ()
