"""What of the expansion can be pending where."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.expansions.wonders.raising import PlacingWonder, RaisingWonder
from royaume.games.architects.expansions.wonders.reset import Courtiers, Courting, FollowingProfiteer, WinningFavour
from royaume.games.architects.expansions.wonders.visiting import VisitingWonder
from royaume.games.architects.reset import Resetting
from royaume.kernel.pending import Pending

PENDING: Final = Pending(
    on={
        Courtiers: (Resetting, Courtiers),
        FollowingProfiteer: (Resetting, FollowingProfiteer),
        RaisingWonder: (PlacingWonder,),
        WinningFavour: (Resetting, WinningFavour),
    },
    waits=(Courting, PlacingWonder),
    own=(PlacingWonder, RaisingWonder, VisitingWonder),
)
