"""The index of actions: what declares choices, in blocks. The order of a block is for ever: what is new comes last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from royaume.games.architects.cathedral import GivingUpPlan
from royaume.games.architects.draft import ChoosingCharacter, Drafting
from royaume.games.architects.edition import Edition
from royaume.games.architects.effects import (
    DiscardingApprentice,
    GainingEither,
    HiringFree,
    RecoveringOrCapturing,
    SellingPlan,
)
from royaume.games.architects.ending import OrderingEndings
from royaume.games.architects.gaining import Releasing
from royaume.games.architects.places.black_market import HiringOrLooking
from royaume.games.architects.places.guardhouse import Guarding
from royaume.games.architects.places.guildhall import Building
from royaume.games.architects.places.mines import Mining
from royaume.games.architects.places.storehouse import Trading
from royaume.games.architects.places.town_centre import Capturing
from royaume.games.architects.places.workshop import Hiring
from royaume.games.architects.placing import Placing, PlacingAgain
from royaume.games.architects.plans import DiscardingPlan, KeepingPlan
from royaume.games.architects.reset_effects import AcceptingEffect, OrderingEffects
from royaume.games.architects.starting_hires import HiringStarter
from royaume.games.architects.terms import BuyingOffDebts, MixingGoldAndMarble, MixingWoodAndStone, SparingWoodOrStone
from royaume.games.architects.turn import TakingBack
from royaume.games.architects.virtue import DestroyingDebts
from royaume.kernel.around import DoingAfter, DoingFirst
from royaume.kernel.layout import Layout

if TYPE_CHECKING:
    from royaume.kernel.layout import Declaring

BASE: Final[list[Declaring]] = [
    DoingFirst,
    DoingAfter,
    ChoosingCharacter,
    HiringStarter,
    Drafting,
    Placing,
    TakingBack,
    Mining,
    Trading,
    Hiring,
    Capturing,
    Guarding,
    HiringOrLooking,
    Building,
    SparingWoodOrStone,
    MixingWoodAndStone,
    MixingGoldAndMarble,
    BuyingOffDebts,
    KeepingPlan,
    DiscardingPlan,
    GivingUpPlan,
    GainingEither,
    HiringFree,
    RecoveringOrCapturing,
    SellingPlan,
    DiscardingApprentice,
    Releasing,
    DestroyingDebts,
    OrderingEffects,
    AcceptingEffect,
    OrderingEndings,
    PlacingAgain,
]


def layout_of(edition: Edition) -> Layout:
    blocks = {0: BASE}
    for expansion in edition.expansions:
        if len(expansion.indexed) > 0:
            blocks[expansion.first_action] = expansion.indexed
    return Layout(blocks)
