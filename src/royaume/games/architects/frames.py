"""Every decision and step that can be pending, for tables read back from data."""

from __future__ import annotations

from typing import Any, Final

from royaume.games.architects.cathedral import Advancing, GivingUpPlan
from royaume.games.architects.construction import Constructing, TakingEffect
from royaume.games.architects.draft import ChoosingCharacter, Dealing, Drafting
from royaume.games.architects.effects import (
    DiscardingApprentice,
    GainingEither,
    HiringFree,
    RecoveringOrCapturing,
    SellingPlan,
)
from royaume.games.architects.ending import Closing, EndingGame, OrderingEndings, ResolvingEndings
from royaume.games.architects.expansions.artisans import frames as artisans
from royaume.games.architects.gaining import Gaining, Releasing
from royaume.games.architects.paying import Paying, Spending
from royaume.games.architects.places.black_market import HiringOrLooking, PayingVirtue, UsingMarket
from royaume.games.architects.places.guardhouse import Guarding, PayingOffDebt, Recovering
from royaume.games.architects.places.guildhall import Building, PlacingAgain
from royaume.games.architects.places.mines import Mining
from royaume.games.architects.places.storehouse import Trading
from royaume.games.architects.places.town_centre import Capturing, Seizing
from royaume.games.architects.places.workshop import Engaging, Hiring, HiringAgain
from royaume.games.architects.plans import DiscardingPlan, KeepingPlan
from royaume.games.architects.reset import (
    CountingPrisoners,
    IndebtingMost,
    OrderingEffects,
    ReactingToReset,
    Resetting,
)
from royaume.games.architects.setup import StartingPlay
from royaume.games.architects.solo.opponent import OpponentGuarding, OpponentsTurn
from royaume.games.architects.turn import EndingTurn, FinishingTurn, Placing, TakingBack, TakingTurn
from royaume.games.architects.virtue import AvoidingDebt, DestroyingDebts, LosingVirtue, TakingDebts
from royaume.games.architects.work_costs import PayingGoldOrMarble, PayingWoodOrStone, SparingWoodOrStone
from royaume.kernel.frame import Frame

BASE: Final[tuple[type[Frame[Any]], ...]] = (
    Advancing,
    AvoidingDebt,
    Building,
    Capturing,
    ChoosingCharacter,
    Closing,
    Constructing,
    CountingPrisoners,
    Dealing,
    DestroyingDebts,
    DiscardingApprentice,
    DiscardingPlan,
    Drafting,
    EndingGame,
    EndingTurn,
    Engaging,
    FinishingTurn,
    Gaining,
    GainingEither,
    GivingUpPlan,
    Guarding,
    Hiring,
    HiringAgain,
    HiringFree,
    HiringOrLooking,
    IndebtingMost,
    KeepingPlan,
    LosingVirtue,
    Mining,
    OpponentGuarding,
    OpponentsTurn,
    OrderingEffects,
    OrderingEndings,
    Paying,
    PayingGoldOrMarble,
    PayingOffDebt,
    PayingVirtue,
    PayingWoodOrStone,
    Placing,
    PlacingAgain,
    ReactingToReset,
    Recovering,
    RecoveringOrCapturing,
    Releasing,
    Resetting,
    ResolvingEndings,
    Seizing,
    SellingPlan,
    SparingWoodOrStone,
    Spending,
    StartingPlay,
    TakingBack,
    TakingDebts,
    TakingEffect,
    TakingTurn,
    Trading,
    UsingMarket,
)
FRAMES: Final = BASE + artisans.FRAMES
