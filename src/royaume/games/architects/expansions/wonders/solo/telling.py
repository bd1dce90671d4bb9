"""What is told where an opponent gains something else than anybody would."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from royaume.games.architects.expansions.wonders.events import GAIN_REPLACED
from royaume.games.architects.expansions.wonders.solo import headings
from royaume.games.architects.table import ArchitectsTable
from royaume.kernel.automatic.steps import playbook_of

MARBLE_FOR_GOLD: Final = 0
VIRTUE_FOR_REWARD: Final = 1
VIRTUE_FOR_INFLUENCE: Final = 2
SILVER_FOR_DEBT: Final = 3
SILVER_FOR_APPRENTICE: Final = 4
NOTHING_FOR_RESOURCE: Final = 5
NOTHING_FOR_PLAN: Final = 6
REPLACEMENT_IDS: Final = (
    "marble_for_gold",
    "virtue_for_reward",
    "virtue_for_influence",
    "silver_for_debt",
    "silver_for_apprentice",
    "nothing_for_resource",
    "nothing_for_plan",
)


def tell_replaced(t: ArchitectsTable, seat: i64, replacement: i64, n: i64) -> None:
    """So many things are not gained, but what stands for them."""
    t.tell(GAIN_REPLACED, seat, replacement, n, playbook_of(t).number_of_rule(headings.TRACK))
