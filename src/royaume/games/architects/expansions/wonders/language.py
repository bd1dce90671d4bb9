"""The words of the expansion in records: ids and notation."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.expansions.wonders.contribution_cards import CARD_IDS, FAVOUR_IDS, PENALTY_IDS
from royaume.games.architects.expansions.wonders.solo.telling import REPLACEMENT_IDS
from royaume.games.architects.expansions.wonders.wonder_cards import WONDER_IDS
from royaume.games.architects.vocabulary import PLACE_IDS

IDS: Final = {
    "contribution": CARD_IDS,
    "favour": FAVOUR_IDS,
    "penalty": PENALTY_IDS,
    "wonder": WONDER_IDS,
    "other_place": PLACE_IDS,
    "replacement": REPLACEMENT_IDS,
}

NOTATION: Final = {
    "silver_by_influence": "{silver} silver by {influence} influence",
    "virtue_by_influence": "{virtue} virtue by {influence} influence",
    "precious_by_influence": "{gold} gold {marble} marble by {influence} influence",
    "good_by_influence": "{n} {good} by influence",
    "use_credit": "use credit",
    "keep_influence": "keep {influence} influence",
    "contribute": "contribute {good}",
    "take_influence": "take influence",
    "raise_wonder": "construct {wonder}",
    "place_wonder": "wonder at {place}",
    "wonder_as_worker": "wonder as worker",
    "wonder_for_influence": "wonder for influence",
    "choose_favour": "favour {favour}",
    "turn_debt": "turn debt",
    "trade_good": "trade {apprentice} paying {good}",
    "trade_for_good": "trade {apprentice} for {good}",
}
