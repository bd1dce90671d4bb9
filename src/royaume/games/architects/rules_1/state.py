"""A state of rules 1 as one of rules 2."""

from __future__ import annotations

from typing import Any

from royaume.games.architects.expansions.artisans.vocabulary import SLOT
from royaume.games.architects.rules_1.carried import Carried
from royaume.games.architects.rules_1.frames import carried_stack


def to_rules_2(state: dict[str, Any]) -> dict[str, Any]:
    """The stack may end with a step: it is settled by the rules that go on with it."""
    carry_table(state["table"])
    if isinstance(state["stack"], list):
        state["stack"] = carried_stack(Carried(state), state["stack"])
    return state


def carry_table(table: dict[str, Any]) -> None:
    """How long the Guildhall has been quiet is not known: it is counted from now on. Who wrote by hand may say it."""
    table.setdefault("quiet", 0)
    table.setdefault("order_known", False)
    if len(table["kept"]) > SLOT:
        guild = table["kept"][SLOT]
        table["order_known"] = guild.pop("ordered", table["order_known"])
        guild.pop("quiet", 0)
        guild.setdefault("freed", False)
        guild.setdefault("declined", False)
