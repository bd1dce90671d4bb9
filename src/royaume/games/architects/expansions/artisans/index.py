"""What the expansion brings into the index of actions. The order is for ever: what is new comes last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from royaume.games.architects.expansions.artisans.artisan import ChoosingPiece
from royaume.games.architects.expansions.artisans.captures import CapturingHere
from royaume.games.architects.expansions.artisans.crafting import CraftingAtMarket
from royaume.games.architects.expansions.artisans.crafting_adornments import ChoosingAdornment, LinkingAdornment
from royaume.games.architects.expansions.artisans.crafting_tools import ChoosingTool, LinkingTool, TakingBonus
from royaume.games.architects.expansions.artisans.discount import Discount
from royaume.games.architects.expansions.artisans.dismissal import MovingTool
from royaume.games.architects.expansions.artisans.grace import IgnoringLoss
from royaume.games.architects.expansions.artisans.placing import PlacingArtisan
from royaume.games.architects.expansions.artisans.reset import ToolFirst
from royaume.games.architects.expansions.artisans.starting import ChoosingStartingTool
from royaume.games.architects.expansions.artisans.strongman import CapturingColour
from royaume.games.architects.expansions.artisans.using_tools import UsingTools

if TYPE_CHECKING:
    from royaume.kernel.layout import Declaring

INDEXED: Final[list[Declaring]] = [
    PlacingArtisan,
    CraftingAtMarket,
    ToolFirst,
    UsingTools,
    Discount,
    IgnoringLoss,
    ChoosingStartingTool,
    ChoosingTool,
    TakingBonus,
    LinkingTool,
    MovingTool,
    ChoosingAdornment,
    LinkingAdornment,
    ChoosingPiece,
    CapturingHere,
    CapturingColour,
]
