"""Every frame of rules 1 and what it is by rules 2."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from royaume.games.architects.frames import FORMER_FRAMES
from royaume.games.architects.rules_1 import actions, effects, payments, phases
from royaume.games.architects.rules_1.carried import Carried, Entry


def same(carried: Carried, entry: Entry) -> list[Entry]:
    return [entry]


def renamed(carried: Carried, entry: Entry) -> list[Entry]:
    return [[FORMER_FRAMES[entry[0]], *entry[1:]]]


NEW_ENTRIES: Final[dict[str, Callable[[Carried, Entry], list[Entry]]]] = {
    "AbilityUsed": actions.ability_used,
    "AcceptingDebts": payments.accepting_debts,
    "Advancing": same,
    "ArtisanCapturing": same,
    "AvoidingDebt": payments.avoiding_debt,
    "Building": same,
    "Capturing": same,
    "CapturingColour": same,
    "CapturingHere": same,
    "ChoosingAdornment": same,
    "ChoosingCharacter": same,
    "ChoosingPiece": same,
    "ChoosingStartingTool": same,
    "ChoosingTool": same,
    "Closing": phases.closing,
    "ConsideringTools": actions.considering,
    "Constructing": same,
    "CountingPrisoners": phases.counting_prisoners,
    "CraftingFree": effects.crafting_free,
    "Dealing": phases.dealing,
    "DestroyingDebts": same,
    "DiscardingApprentice": same,
    "DiscardingPlan": same,
    "Discounting": payments.discounting,
    "Drafting": same,
    "EndingGame": same,
    "EndingTurn": same,
    "Engaging": payments.engaging,
    "FinishingTurn": renamed,
    "Gaining": same,
    "GainingEither": same,
    "GivingUpPlan": same,
    "Guarding": same,
    "HandingOver": same,
    "Hiring": same,
    "HiringAgain": renamed,
    "HiringFree": same,
    "HiringLookingOrCrafting": renamed,
    "HiringOrLooking": same,
    "HiringStarter": same,
    "HiringStarters": phases.dealing,
    "IgnoringLoss": payments.losing_virtue,
    "IndebtingMost": phases.indebting_most,
    "KeepingPlan": same,
    "LinkingAdornment": same,
    "LinkingTool": same,
    "LosingVirtue": payments.losing_virtue,
    "MindingTools": actions.minding,
    "Mining": same,
    "MovingTool": same,
    "OpponentsTurn": renamed,
    "OrderingEffects": effects.ordering,
    "OrderingEndings": effects.ordering_endings,
    "OrderingWithTools": effects.ordering,
    "Paying": payments.paying,
    "PayingGoldOrMarble": payments.gold_or_marble,
    "PayingOffDebt": same,
    "PayingVirtue": payments.paying_virtue,
    "PayingWoodOrStone": payments.wood_or_stone,
    "Placing": same,
    "PlacingAgain": same,
    "PlacingEither": renamed,
    "ReactingToReset": effects.reacting,
    "Recovering": same,
    "RecoveringOrCapturing": same,
    "RefillingCrafts": same,
    "ReleasedWithTool": actions.released_with_tool,
    "Releasing": same,
    "Resetting": same,
    "ResettingNow": effects.resetting_now,
    "ResettingWithTools": effects.reacting,
    "ResolvingEndings": effects.resolving_endings,
    "Seizing": same,
    "SellingPlan": same,
    "SparingWoodOrStone": payments.sparing,
    "Spending": payments.spending,
    "StartersHired": phases.starters_hired,
    "StartingPlay": phases.starting_play,
    "TakingAdornment": same,
    "TakingBack": same,
    "TakingBonus": same,
    "TakingDebts": payments.taking_debts,
    "TakingEffect": same,
    "TakingTurn": same,
    "ToolsFirst": actions.considering,
    "Trading": same,
    "UsingMarket": same,
    "UsingTools": actions.using_tools,
}


def carried_stack(carried: Carried, stack: list[Entry]) -> list[Entry]:
    """From bottom to top. A name that rules 1 did not know is left to the reader to refuse."""
    for entry in stack:
        carried.stack.extend(NEW_ENTRIES.get(entry[0], same)(carried, entry))
    return carried.stack
