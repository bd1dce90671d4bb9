"""What can happen, in the words of the log, and what of it only one seat may know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from royaume.kernel.automatic.playbook import ENTRY_FOLLOWED_KIND, ENTRY_IMPOSSIBLE_KIND, PRIORITY_DECIDED_KIND
from royaume.kernel.event import TURN_STARTED_KIND, EventKind

EVENTS: Final = [
    TURN_STARTED_KIND,
    EventKind("table_set"),
    EventKind("character_chosen", "seat", "character"),
    EventKind("plan_drafted", "seat", "building", secret=("building",)),
    EventKind("packs_passed"),
    EventKind("play_begins", "seat"),
    EventKind("worker_placed", "seat", "place", "workers"),
    EventKind("worker_taken_back", "seat", "place"),
    EventKind("worker_won_back", "seat", "owner"),
    EventKind("nothing_to_take_back", "seat"),
    EventKind("goods_gained", "seat", "good", "n"),
    EventKind("goods_spent", "seat", "good", "n"),
    EventKind("tax_paid", "seat", "silver"),
    EventKind("taxes_added", "seat", "silver"),
    EventKind("taxes_taken", "seat", "silver"),
    EventKind("virtue_gained", "seat", "virtue"),
    EventKind("virtue_lost", "seat", "virtue"),
    EventKind("debts_taken", "seat", "debts"),
    EventKind("debt_bought_off", "seat", "silver"),
    EventKind("debt_paid", "seat"),
    EventKind("debts_destroyed", "seat", "debts"),
    EventKind("plan_drawn", "seat", "building", secret=("building",)),
    EventKind("plan_discarded", "seat", "building", secret=("building",)),
    EventKind("no_plan_left", "seat"),
    EventKind("coins_laid", "seat", "silver"),
    EventKind("apprentice_hired", "seat", "apprentice", "silver"),
    EventKind("apprentice_discarded", "seat", "apprentice"),
    EventKind("apprentice_revealed", "seat", "apprentice", news=True),
    EventKind("mined", "seat", "good"),
    EventKind("market_used", "seat", "place"),
    EventKind("workers_captured", "seat", "place", "owner", "workers"),
    EventKind("captives_jailed", "seat", "owner", "workers"),
    EventKind("captives_sent", "seat", "workers"),
    EventKind("workers_released", "seat", "workers"),
    EventKind("workers_recovered", "seat", "owner", "workers"),
    EventKind("building_constructed", "seat", "building"),
    EventKind("cathedral_advanced", "seat", "level"),
    EventKind("reward_revealed", "seat", "reward"),
    EventKind("no_reward_left", "seat"),
    EventKind("market_reset", "seat"),
    EventKind("workers_jailed", "seat", "workers"),
    EventKind("market_card_flipped", "seat", "market_card", news=True),
    EventKind("market_cards_shuffled", "seat"),
    EventKind("last_space_filled", "seat"),
    EventKind("end_effect", "seat", "building"),
    EventKind("scheme_revealed", "seat", "scheme"),
    EventKind("apprentice_removed", "seat", "apprentice"),
    EventKind("game_ended"),
    EventKind("schemes_shuffled", "seat"),
    ENTRY_FOLLOWED_KIND,
    ENTRY_IMPOSSIBLE_KIND,
    PRIORITY_DECIDED_KIND,
    EventKind("rounds_quiet", "seat", "rounds", "most"),
]
TABLE_SET: Final = 1
CHARACTER_CHOSEN: Final = 2
PLAN_DRAFTED: Final = 3
PACKS_PASSED: Final = 4
PLAY_BEGINS: Final = 5
WORKER_PLACED: Final = 6
WORKER_TAKEN_BACK: Final = 7
WORKER_WON_BACK: Final = 8
NOTHING_TO_TAKE_BACK: Final = 9
GOODS_GAINED: Final = 10
GOODS_SPENT: Final = 11
TAX_PAID: Final = 12
TAXES_ADDED: Final = 13
TAXES_TAKEN: Final = 14
VIRTUE_GAINED: Final = 15
VIRTUE_LOST: Final = 16
DEBTS_TAKEN: Final = 17
DEBT_BOUGHT_OFF: Final = 18
DEBT_PAID: Final = 19
DEBTS_DESTROYED: Final = 20
PLAN_DRAWN: Final = 21
PLAN_DISCARDED: Final = 22
NO_PLAN_LEFT: Final = 23
COINS_LAID: Final = 24
APPRENTICE_HIRED: Final = 25
APPRENTICE_DISCARDED: Final = 26
APPRENTICE_REVEALED: Final = 27
MINED: Final = 28
MARKET_USED: Final = 29
WORKERS_CAPTURED: Final = 30
CAPTIVES_JAILED: Final = 31
CAPTIVES_SENT: Final = 32
WORKERS_RELEASED: Final = 33
WORKERS_RECOVERED: Final = 34
BUILDING_CONSTRUCTED: Final = 35
CATHEDRAL_ADVANCED: Final = 36
REWARD_REVEALED: Final = 37
NO_REWARD_LEFT: Final = 38
MARKET_RESET: Final = 39
WORKERS_JAILED: Final = 40
MARKET_CARD_FLIPPED: Final = 41
MARKET_CARDS_SHUFFLED: Final = 42
LAST_SPACE_FILLED: Final = 43
END_EFFECT: Final = 44
SCHEME_REVEALED: Final = 45
APPRENTICE_REMOVED: Final = 46
GAME_ENDED: Final = 47
SCHEMES_SHUFFLED: Final = 48
ENTRY_FOLLOWED: Final = 49
ENTRY_IMPOSSIBLE: Final = 50
PRIORITY_DECIDED: Final = 51
ROUNDS_QUIET: Final = 52
NO_EVENT: Final = 0  # no card reacts to the start of a turn

# moments that rules may react to, and that are no news to anybody
ABILITY_USED: Final = 58  # by cards that act besides the actions of their owner; about the ability
FIGURES_LEAVE: Final = 59  # at a reset, before what stands beside workers moves on
VISITING: Final = 60  # a piece was placed and is about to act there
EFFECT_DECLINED: Final = 61  # an effect tied to a reset was declined; about the card
VIRTUE_DUE: Final = 62  # virtue is lost, or a debt taken where there is none left; how much

MOMENT_IDS: Final = {FIGURES_LEAVE: "figures_leave", VIRTUE_DUE: "virtue_due"}  # those that cards react to

# expansions have blocks of their own
ARTISANS_EVENTS: Final[i64] = 64
WONDERS_EVENTS: Final[i64] = 96
MOMENTS: Final = 128
