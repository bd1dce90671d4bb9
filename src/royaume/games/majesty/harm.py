"""The harm that a choice does to the one who makes it, as far as it can be foreseen: worth a warning."""

from __future__ import annotations

from mypy_extensions import i64

from royaume.kernel.shown import Choice, Outlook


def harm(choice: Choice, outlook: Outlook, seat: i64) -> str:
    """Whoever buys meeples without a space for them has the coins back: its key, or nothing."""
    if choice.key != "buy":
        return ""
    returned = [event for event in outlook.events if event.key == "surplus_returned" and event.args["seat"] == seat]
    return "surplus" if len(returned) > 0 else ""
