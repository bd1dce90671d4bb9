"""What can happen with Works of Wonder, in the words of the log."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.events import WONDERS_EVENTS
from royaume.kernel.event import EventKind

EVENTS: Final = [
    EventKind("influence_gained", "seat", "n"),
    EventKind("influence_lost", "seat", "n"),
    EventKind("influence_kept", "seat", "n", "silver"),
    EventKind("credit_used", "seat", "silver"),
    EventKind("contributed", "seat", "good"),
    EventKind("wonder_placed", "seat", "wonder", "place"),
    EventKind("wonder_works", "seat", "wonder", "place"),
    EventKind("penalty_due", "seat", "penalty", "place"),
    EventKind("favour_won", "seat", "favour", "n"),
    EventKind("favour_for_nobody", "seat", "place"),
    EventKind("token_moved", "seat", "good", "wonder"),
    EventKind("token_returned", "seat", "good"),
    EventKind("contributions_shuffled", "seat"),
    EventKind("figures_moved", "seat", "place", "other_place"),
    EventKind("contribution_revealed", "seat", "contribution", news=True),
    EventKind("most_influence", "seat", "n", "gold"),
    EventKind("future_scheme_gained", "seat", "scheme"),
    EventKind("marker_moved", "seat", "good", "n"),
    EventKind("gain_replaced", "seat", "replacement", "n", "rule"),
]
INFLUENCE_GAINED: Final = WONDERS_EVENTS
INFLUENCE_LOST: Final = WONDERS_EVENTS + 1
INFLUENCE_KEPT: Final = WONDERS_EVENTS + 2
CREDIT_USED: Final = WONDERS_EVENTS + 3
CONTRIBUTED: Final = WONDERS_EVENTS + 4
WONDER_PLACED: Final = WONDERS_EVENTS + 5
WONDER_WORKS: Final = WONDERS_EVENTS + 6
PENALTY_DUE: Final = WONDERS_EVENTS + 7
FAVOUR_WON: Final = WONDERS_EVENTS + 8
FAVOUR_FOR_NOBODY: Final = WONDERS_EVENTS + 9
TOKEN_MOVED: Final = WONDERS_EVENTS + 10
TOKEN_RETURNED: Final = WONDERS_EVENTS + 11
CONTRIBUTIONS_SHUFFLED: Final = WONDERS_EVENTS + 12
FIGURES_MOVED: Final = WONDERS_EVENTS + 13
CONTRIBUTION_REVEALED: Final = WONDERS_EVENTS + 14
MOST_INFLUENTIAL: Final = WONDERS_EVENTS + 15
FUTURE_SCHEME_GAINED: Final = WONDERS_EVENTS + 16
MARKER_MOVED: Final = WONDERS_EVENTS + 17
GAIN_REPLACED: Final = WONDERS_EVENTS + 18
