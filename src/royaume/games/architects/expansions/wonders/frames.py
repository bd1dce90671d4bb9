"""Every decision and step of the expansion that can be pending."""

from __future__ import annotations

from typing import Any, Final

from royaume.games.architects.expansions.wonders.building_effects import TurningDebt
from royaume.games.architects.expansions.wonders.ending import LosingByBuilding
from royaume.games.architects.expansions.wonders.favours import ChoosingFavour
from royaume.games.architects.expansions.wonders.placements import PlacingThere
from royaume.games.architects.expansions.wonders.raising import PlacingWonder, RaisingWonder
from royaume.games.architects.expansions.wonders.reset import Courtiers, Courting, FollowingProfiteer, WinningFavour
from royaume.games.architects.expansions.wonders.visiting import VisitingWonder
from royaume.kernel.frame import Frame

FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    ChoosingFavour,
    Courtiers,
    Courting,
    FollowingProfiteer,
    LosingByBuilding,
    PlacingThere,
    PlacingWonder,
    RaisingWonder,
    TurningDebt,
    VisitingWonder,
    WinningFavour,
)
