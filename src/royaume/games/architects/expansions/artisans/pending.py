"""What of the expansion can be pending where."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.beginning import SettingUp
from royaume.games.architects.expansions.artisans.crafting_adornments import ChoosingAdornment, RefillingCrafts
from royaume.games.architects.expansions.artisans.crafting_tools import ChoosingTool, HandingOver, TakingBonus
from royaume.games.architects.expansions.artisans.starting import ChoosingStartingTool
from royaume.games.architects.expansions.artisans.strongman import ArtisanCapturing, CapturingColour
from royaume.kernel.pending import Pending

PENDING: Final = Pending(
    on={ChoosingStartingTool: (SettingUp, ChoosingStartingTool), TakingBonus: (HandingOver,)},
    waits=(CapturingColour, ChoosingAdornment, ChoosingStartingTool, ChoosingTool),
    own=(ArtisanCapturing, CapturingColour, ChoosingAdornment, ChoosingTool, HandingOver, RefillingCrafts, TakingBonus),
)
