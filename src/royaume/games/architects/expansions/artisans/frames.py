"""Every decision and step of the expansion that can be pending."""

from __future__ import annotations

from typing import Any, Final

from royaume.games.architects.expansions.artisans.adornment_effects import TakingAdornment
from royaume.games.architects.expansions.artisans.artisan import ChoosingPiece
from royaume.games.architects.expansions.artisans.captures import CapturingHere
from royaume.games.architects.expansions.artisans.crafting_adornments import (
    ChoosingAdornment,
    LinkingAdornment,
    RefillingCrafts,
)
from royaume.games.architects.expansions.artisans.crafting_tools import (
    ChoosingTool,
    HandingOver,
    LinkingTool,
    TakingBonus,
)
from royaume.games.architects.expansions.artisans.dismissal import MovingTool
from royaume.games.architects.expansions.artisans.starting import ChoosingStartingTool
from royaume.games.architects.expansions.artisans.strongman import ArtisanCapturing, CapturingColour
from royaume.kernel.frame import Frame

FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    ArtisanCapturing,
    CapturingColour,
    CapturingHere,
    ChoosingAdornment,
    ChoosingPiece,
    ChoosingStartingTool,
    ChoosingTool,
    HandingOver,
    LinkingAdornment,
    LinkingTool,
    MovingTool,
    RefillingCrafts,
    TakingAdornment,
    TakingBonus,
)
