"""What can happen, in the words of the log; cards drawn into a hand are known to their holder alone."""

from __future__ import annotations

from typing import Final

from royaume.kernel.automatic.playbook import ENTRY_FOLLOWED_KIND, ENTRY_IMPOSSIBLE_KIND, PRIORITY_DECIDED_KIND
from royaume.kernel.event import TURN_STARTED_KIND, EventKind

EVENTS: Final = [
    TURN_STARTED_KIND,
    EventKind("pair_chosen", "seat", "player_card", "card"),
    EventKind("card_dropped", "seat", "card"),
    EventKind("card_played", "seat", "card"),
    EventKind("viscount_moved", "seat", "space", "silver"),
    EventKind("viscounts_met", "seat", "by"),
    EventKind("goods_gained", "seat", "n", "good"),
    EventKind("goods_spent", "seat", "n", "good"),
    EventKind("virtue_gained", "seat", "n"),
    EventKind("corruption_gained", "seat", "n"),
    EventKind("debt_gained", "seat"),
    EventKind("deed_gained", "seat"),
    EventKind("debt_flipped", "seat"),
    EventKind("deed_flipped", "seat"),
    EventKind("line_rearranged", "seat"),
    EventKind("card_discarded", "seat", "card"),
    EventKind("card_destroyed", "seat", "card", "silver"),
    EventKind("cards_shuffled", "seat"),
    EventKind("card_drawn", "seat", "card", secret=("card",)),
    EventKind("card_dismissed", "seat", "card", "silver"),
    EventKind("card_hired", "seat", "card", "silver"),
    EventKind("trade_made", "seat", "times", "silver"),
    EventKind("building_built", "seat", "slot", "site"),
    EventKind("link_made", "seat", "site"),
    EventKind("workers_placed", "seat", "n", "section"),
    EventKind("worker_moved", "seat", "section", "section2"),
    EventKind("worker_climbed", "seat", "section", "tier"),
    EventKind("workers_spread", "seat", "section"),
    EventKind("worker_expelled", "seat", "section", "tier"),
    EventKind("leader_changed", "seat"),
    EventKind("manuscript_taken", "seat", "manuscript", "segment"),
    EventKind("printed_manuscript_read", "seat", "segment"),
    EventKind("bonus_taken", "seat", "bonus"),
    EventKind("collision_resolved", "seat", "space_of_track"),
    EventKind("markers_reset", "seat"),
    EventKind("poverty_revealed", "seat"),
    EventKind("prosperity_revealed", "seat"),
    EventKind("last_round", "seat"),
    EventKind("game_ended", "seat"),
    EventKind("scheme_turned_up", "seat", "scheme"),
    EventKind("schemes_shuffled", "seat"),
    ENTRY_FOLLOWED_KIND,
    ENTRY_IMPOSSIBLE_KIND,
    PRIORITY_DECIDED_KIND,
    EventKind("scheme_gained", "seat", "scheme"),
    EventKind("action_declined", "seat"),
    EventKind("opponent_placed", "seat", "player_card"),
    EventKind("scheme_dropped", "seat", "scheme"),
    EventKind("action_funded", "seat", "icons", "own", "criminals"),
]
PAIR_CHOSEN: Final = 1
CARD_DROPPED: Final = 2
CARD_PLAYED: Final = 3
VISCOUNT_MOVED: Final = 4
VISCOUNTS_MET: Final = 5
GOODS_GAINED: Final = 6
GOODS_SPENT: Final = 7
VIRTUE_GAINED: Final = 8
CORRUPTION_GAINED: Final = 9
DEBT_GAINED: Final = 10
DEED_GAINED: Final = 11
DEBT_FLIPPED: Final = 12
DEED_FLIPPED: Final = 13
LINE_REARRANGED: Final = 14
CARD_DISCARDED: Final = 15
CARD_DESTROYED: Final = 16
CARDS_SHUFFLED: Final = 17
CARD_DRAWN: Final = 18
CARD_DISMISSED: Final = 19
CARD_HIRED: Final = 20
TRADE_MADE: Final = 21
BUILDING_BUILT: Final = 22
LINK_MADE: Final = 23
WORKERS_PLACED: Final = 24
WORKER_MOVED: Final = 25
WORKER_CLIMBED: Final = 26
WORKERS_SPREAD: Final = 27
WORKER_EXPELLED: Final = 28
LEADER_CHANGED: Final = 29
MANUSCRIPT_TAKEN: Final = 30
PRINTED_MANUSCRIPT_READ: Final = 31
BONUS_TAKEN: Final = 32
COLLISION_RESOLVED: Final = 33
MARKERS_RESET: Final = 34
POVERTY_REVEALED: Final = 35
PROSPERITY_REVEALED: Final = 36
LAST_ROUND: Final = 37
GAME_ENDED: Final = 38
SCHEME_TURNED_UP: Final = 39
SCHEMES_SHUFFLED: Final = 40
ENTRY_FOLLOWED: Final = 41
ENTRY_IMPOSSIBLE: Final = 42
PRIORITY_DECIDED: Final = 43
SCHEME_GAINED: Final = 44
ACTION_DECLINED: Final = 45
OPPONENT_PLACED: Final = 46
SCHEME_DROPPED: Final = 47
ACTION_FUNDED: Final = 48
TABLE_SET: Final = 49  # a moment that is no news to anybody
MOMENTS: Final = 50
