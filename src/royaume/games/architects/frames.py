"""Every decision and step of the base game that can be pending, for tables read back from data."""

from __future__ import annotations

from typing import Any, Final

from royaume.games.architects.beginning import SettingUp
from royaume.games.architects.cathedral import Advancing, GivingUpPlan
from royaume.games.architects.construction import Constructing, TakingEffect
from royaume.games.architects.draft import ChoosingCharacter, Drafting
from royaume.games.architects.effects import (
    DiscardingApprentice,
    GainingEither,
    HiringFree,
    RecoveringOrCapturing,
    SellingPlan,
)
from royaume.games.architects.ending import EndingGame, OrderingEndings, ResolvingEndings
from royaume.games.architects.gaining import Gaining, Releasing
from royaume.games.architects.places.black_market import HiringOrLooking, UsingMarket
from royaume.games.architects.places.guardhouse import Guarding, PayingOffDebt, Recovering
from royaume.games.architects.places.guildhall import Building
from royaume.games.architects.places.mines import Mining
from royaume.games.architects.places.storehouse import Trading
from royaume.games.architects.places.town_centre import Capturing, Seizing
from royaume.games.architects.places.workshop import Engaging, Hiring
from royaume.games.architects.placing import Placing, PlacingAgain
from royaume.games.architects.plans import DiscardingPlan, KeepingPlan
from royaume.games.architects.reset import Resetting
from royaume.games.architects.reset_effects import AcceptingEffect, OrderingEffects, ReactingToReset
from royaume.games.architects.starting_hires import HiringStarter
from royaume.games.architects.turn import EndingTurn, TakingBack, TakingTurn
from royaume.games.architects.virtue import DestroyingDebts
from royaume.kernel.around import ActionOver, Considering, DoingAfter, DoingFirst, GoingOn
from royaume.kernel.automatic.steps import Doing, TurningUp
from royaume.kernel.frame import Frame
from royaume.kernel.paying import Paying, Settling

FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    AcceptingEffect,
    ActionOver,
    Advancing,
    Building,
    Capturing,
    ChoosingCharacter,
    Considering,
    Constructing,
    DestroyingDebts,
    DiscardingApprentice,
    DiscardingPlan,
    Doing,
    DoingAfter,
    DoingFirst,
    Drafting,
    EndingGame,
    EndingTurn,
    Engaging,
    Gaining,
    GainingEither,
    GivingUpPlan,
    GoingOn,
    Guarding,
    Hiring,
    HiringFree,
    HiringOrLooking,
    HiringStarter,
    KeepingPlan,
    Mining,
    OrderingEffects,
    OrderingEndings,
    Paying,
    PayingOffDebt,
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
    Settling,
    SettingUp,
    TakingBack,
    TakingEffect,
    TakingTurn,
    Trading,
    TurningUp,
    UsingMarket,
)

# names that decisions and steps had before, where the same numbers mean the same
FORMER_FRAMES: Final[dict[str, str]] = {
    "FinishingTurn": "EndingTurn",
    "HiringAgain": "Hiring",
    "HiringLookingOrCrafting": "HiringOrLooking",
    "OpponentsTurn": "TurningUp",
    "PlacingEither": "Placing",
}
