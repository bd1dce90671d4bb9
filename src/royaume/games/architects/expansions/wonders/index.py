"""What the expansion brings into the index of actions. The order is for ever: what is new comes last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from royaume.games.architects.expansions.wonders.building_effects import TurningDebt
from royaume.games.architects.expansions.wonders.contributing import Contributing
from royaume.games.architects.expansions.wonders.favours import ChoosingFavour
from royaume.games.architects.expansions.wonders.owed_influence import TakingInfluence
from royaume.games.architects.expansions.wonders.placements import PlacingThere
from royaume.games.architects.expansions.wonders.raising import PlacingWonder, RaisingWonders
from royaume.games.architects.expansions.wonders.terms import (
    InsteadOfPrecious,
    InsteadOfSilver,
    InsteadOfVirtue,
    KeepingInfluence,
    UsingCredit,
    WithCharlatan,
)
from royaume.games.architects.expansions.wonders.trades import OwnTrades
from royaume.games.architects.expansions.wonders.visiting import VisitingWonder

if TYPE_CHECKING:
    from royaume.kernel.layout import Declaring

INDEXED: Final[list[Declaring]] = [
    Contributing,
    TakingInfluence,
    UsingCredit,
    InsteadOfSilver,
    InsteadOfVirtue,
    InsteadOfPrecious,
    WithCharlatan,
    KeepingInfluence,
    RaisingWonders,
    OwnTrades,
    PlacingWonder,
    PlacingThere,
    VisitingWonder,
    ChoosingFavour,
    TurningDebt,
]
