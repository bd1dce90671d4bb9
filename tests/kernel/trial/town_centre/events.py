"""What can happen."""

from __future__ import annotations

from typing import Final

from royaume.kernel.event import TURN_STARTED_KIND, EventKind

EVENTS: Final = [
    TURN_STARTED_KIND,
    EventKind("table_set", "seat"),
    EventKind("worker_placed", "seat", "place"),
    EventKind("worker_taken_back", "seat", "place"),
    EventKind("workers_captured", "seat", "place", "owner:seat", "workers"),
    EventKind("workers_imprisoned", "seat", "place", "workers"),
    EventKind("workers_released", "seat", "workers"),
    EventKind("goods_gained", "seat", "good", "n"),
    EventKind("silver_gained", "seat", "silver"),
    EventKind("silver_spent", "seat", "silver"),
    EventKind("tax_paid", "seat", "silver"),
    EventKind("taxes_taken", "seat", "silver"),
    EventKind("virtue_lost", "seat", "virtue", "debts"),
    EventKind("market_reset", "seat"),
    EventKind("influence_lost", "seat", "influence"),
    EventKind("credit_gained", "seat", "silver"),
    EventKind("credit_used", "seat", "silver"),
    EventKind("artisan_placed", "seat", "place"),
]
TABLE_SET: Final = 1
WORKER_PLACED: Final = 2
WORKER_TAKEN_BACK: Final = 3
WORKERS_CAPTURED: Final = 4
WORKERS_IMPRISONED: Final = 5
WORKERS_RELEASED: Final = 6
GOODS_GAINED: Final = 7
SILVER_GAINED: Final = 8
SILVER_SPENT: Final = 9
TAX_PAID: Final = 10
TAXES_TAKEN: Final = 11
VIRTUE_LOST: Final = 12
MARKET_RESET: Final = 13
INFLUENCE_LOST: Final = 14
CREDIT_GAINED: Final = 15
CREDIT_USED: Final = 16
ARTISAN_PLACED: Final = 17
