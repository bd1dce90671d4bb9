"""The harm that a choice does to the one who makes it, as far as it can be foreseen: worth a warning."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from royaume.games.viscounts.scoring import final_score
from royaume.games.viscounts.table import ViscountsTable
from royaume.kernel.shown import Choice, Event, Outlook

# what the end of a turn brings, whatever was chosen
SHUFFLE: Final = "cards_shuffled"
COLLISION: Final = "collision_resolved"
LAST_ROUND: Final = ("poverty_revealed", "prosperity_revealed")
# a choice whose cards show that a debt is gained
OUTRIGHT: Final = "choose_pair"


def harm(t: ViscountsTable, choice: Choice, outlook: Outlook, seat: i64) -> str:
    """Its key, or nothing; of several kinds the worst."""
    certain = brought_about(t, outlook.events + outlook.later)
    if times(certain, "debt_gained", seat) > 0 and choice.key != OUTRIGHT:
        return "debt"
    if ends_game(certain) and is_behind(t, seat):
        return "behind"
    return "corruption" if amount(certain, "corruption_gained", seat) > amount(certain, "virtue_gained", seat) else ""


def brought_about(t: ViscountsTable, events: list[Event]) -> list[Event]:
    """Without what comes anyway: a shuffle, or a collision of markers that have met."""
    met = t.turn > 0 and t.players[t.active].has_met()
    for i, event in enumerate(events):
        if event.key == SHUFFLE or (met and event.key == COLLISION):
            return events[:i]
    return events


def times(events: list[Event], key: str, seat: i64) -> int:
    return len([event for event in events if event.key == key and event.args["seat"] == seat])


def amount(events: list[Event], key: str, seat: i64) -> int:
    return sum([int(event.args["n"]) for event in events if event.key == key and event.args["seat"] == seat])


def ends_game(events: list[Event]) -> bool:
    return len([event for event in events if event.key in LAST_ROUND]) > 0


def is_behind(t: ViscountsTable, seat: i64) -> bool:
    """Whether somebody else would have more points if the game ended now."""
    own = final_score(t, seat)
    return any(final_score(t, other) > own for other in range(t.seats))
