"""Why a choice is not allowed, each with the place in the rulebook that says so."""

from __future__ import annotations

from typing import Final

from royaume.kernel.refusal import Refusal, Rule

TAKING: Final = Rule("rulebook", "Take a card", 4, key="taking")
CASTLE_B: Final = Rule("appendix", "7 B", key="castle_b")

REFUSALS: Final = [
    Refusal("allowed", TAKING),
    Refusal("not_enough_meeples", TAKING),
    Refusal("no_card_there", TAKING),
    Refusal("fewer_meeples_to_sell", CASTLE_B),
    Refusal("not_enough_coins", CASTLE_B),
]
NOT_ENOUGH_MEEPLES: Final = 1
NO_CARD_THERE: Final = 2
FEWER_MEEPLES_TO_SELL: Final = 3
NOT_ENOUGH_COINS: Final = 4
