"""What can be pending where, in the base game: the phases below, what a turn is about on them."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.beginning import SettingUp
from royaume.games.architects.cathedral import Advancing, GivingUpPlan
from royaume.games.architects.draft import ChoosingCharacter
from royaume.games.architects.effects import HiringFree
from royaume.games.architects.ending import EndingGame, OrderingEndings, ResolvingEndings
from royaume.games.architects.places.black_market import HiringOrLooking, UsingMarket
from royaume.games.architects.places.guardhouse import Guarding
from royaume.games.architects.places.guildhall import Building
from royaume.games.architects.places.mines import Mining
from royaume.games.architects.places.storehouse import Trading
from royaume.games.architects.places.town_centre import Capturing
from royaume.games.architects.places.workshop import Hiring
from royaume.games.architects.placing import Placing
from royaume.games.architects.plans import DiscardingPlan
from royaume.games.architects.reset import Resetting
from royaume.games.architects.reset_effects import AcceptingEffect, OrderingEffects, ReactingToReset
from royaume.games.architects.starting_hires import HiringStarter
from royaume.games.architects.turn import EndingTurn, TakingBack, TakingTurn
from royaume.games.architects.virtue import DestroyingDebts
from royaume.kernel.around import ActionOver, DoingAfter
from royaume.kernel.automatic.steps import TurningUp
from royaume.kernel.pending import Pending

PENDING: Final = Pending(
    lowest=(SettingUp, EndingTurn, EndingGame),
    on={
        # before the first turn
        ChoosingCharacter: (SettingUp, ChoosingCharacter),
        HiringStarter: (SettingUp, HiringStarter),
        # a turn
        TakingTurn: (EndingTurn,),
        TurningUp: (EndingTurn,),
        Placing: (EndingTurn,),
        TakingBack: (EndingTurn,),
        GivingUpPlan: (Advancing,),
        DiscardingPlan: (EndingTurn, DiscardingPlan),
        # its end, and that of the game
        Resetting: (EndingTurn,),
        ReactingToReset: (Resetting, ReactingToReset),
        OrderingEffects: (Resetting, ReactingToReset),
        AcceptingEffect: (Resetting, ReactingToReset, ActionOver),
        ResolvingEndings: (EndingGame, ResolvingEndings),
        OrderingEndings: (EndingGame, ResolvingEndings),
    },
    # actions that come again, and questions that are put after what they bring is paid for
    waits=(
        Building,
        Capturing,
        ChoosingCharacter,
        DestroyingDebts,
        DiscardingPlan,
        DoingAfter,
        GivingUpPlan,
        Guarding,
        Hiring,
        HiringFree,
        HiringOrLooking,
        HiringStarter,
        OrderingEffects,
        Placing,
        Trading,
    ),
    own=(
        Building,
        DiscardingPlan,
        EndingTurn,
        Hiring,
        HiringOrLooking,
        Mining,
        Placing,
        Resetting,
        TakingBack,
        Trading,
        UsingMarket,
    ),
)
