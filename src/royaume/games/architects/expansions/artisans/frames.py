"""Every decision and step of the expansion that can be pending."""

from __future__ import annotations

from typing import Any, Final

from royaume.games.architects.expansions.artisans.acting import ConsideringTools, MindingTools, ToolsFirst
from royaume.games.architects.expansions.artisans.adorning import ChoosingAdornment, LinkingAdornment, RefillingCrafts
from royaume.games.architects.expansions.artisans.adornments import TakingAdornment
from royaume.games.architects.expansions.artisans.artisan import ChoosingPiece
from royaume.games.architects.expansions.artisans.captures import CapturingHere
from royaume.games.architects.expansions.artisans.crafting import CraftingFree, HiringLookingOrCrafting
from royaume.games.architects.expansions.artisans.discount import Discounting
from royaume.games.architects.expansions.artisans.dismissal import MovingTool
from royaume.games.architects.expansions.artisans.placing import PlacingEither
from royaume.games.architects.expansions.artisans.reset import (
    OrderingWithTools,
    ReleasedWithTool,
    ResettingNow,
    ResettingWithTools,
)
from royaume.games.architects.expansions.artisans.sparing import AcceptingDebts, IgnoringLoss
from royaume.games.architects.expansions.artisans.starting import (
    ChoosingStartingTool,
    HiringStarter,
    HiringStarters,
    StartersHired,
)
from royaume.games.architects.expansions.artisans.strongman import ArtisanCapturing, CapturingColour
from royaume.games.architects.expansions.artisans.toolmaking import ChoosingTool, HandingOver, LinkingTool, TakingBonus
from royaume.games.architects.expansions.artisans.using import AbilityUsed, UsingTools
from royaume.kernel.frame import Frame

FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    AbilityUsed,
    AcceptingDebts,
    ArtisanCapturing,
    CapturingColour,
    CapturingHere,
    ChoosingAdornment,
    ChoosingPiece,
    ChoosingStartingTool,
    ChoosingTool,
    ConsideringTools,
    CraftingFree,
    Discounting,
    HandingOver,
    HiringLookingOrCrafting,
    HiringStarter,
    HiringStarters,
    IgnoringLoss,
    LinkingAdornment,
    LinkingTool,
    MindingTools,
    MovingTool,
    OrderingWithTools,
    PlacingEither,
    RefillingCrafts,
    ReleasedWithTool,
    ResettingNow,
    ResettingWithTools,
    StartersHired,
    TakingAdornment,
    TakingBonus,
    ToolsFirst,
    UsingTools,
)
