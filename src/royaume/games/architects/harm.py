"""The harm that a choice does to the one who makes it, as far as it can be foreseen: worth a warning."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from royaume.games.architects.cathedral import TOP
from royaume.games.architects.scoring import final_score
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.turn import looms
from royaume.games.architects.virtue import CATHEDRAL_FROM
from royaume.games.architects.vocabulary import CATHEDRAL_ALWAYS
from royaume.kernel.shown import Choice, Event, Outlook

# nothing happens there unless something is chosen
ASKING: Final = ("town_centre", "guardhouse", "kings_storehouse")
# places and choices that say themselves that they cost virtue
VICES: Final = ("tax_stand", "black_market_left", "black_market_middle", "black_market_right")
PRINTED: Final = (
    "hire",
    "construct",
    "choose_craft",
    "link_adornment",
    "take_bonus",
    "use_tool",
    "use_tool_first",
    "accept_loss",
)
# choices whose own sentence says that a debt is taken
OUTRIGHT: Final = ("take_debt", "ransom_by_debt", "ransom_all_by_debt")
# choices that are nothing but a loss
LOSING: Final = {"discard_apprentice": "discard", "drop_tool": "drop_tool"}
# answers that bring nothing by themselves
IDLE: Final = ("stop", "decline", "discard_apprentice", "use_tool", "use_tool_paying")

# what an event changes, by which of its numbers, and whether it is more or less; without a number it is one
CHANGES: Final = {
    "goods_gained": ("good", "n", 1),
    "goods_spent": ("good", "n", -1),
    "tax_paid": ("silver", "silver", -1),
    "taxes_taken": ("silver", "silver", 1),
    "apprentice_hired": ("silver", "silver", 1),
    "virtue_gained": ("virtue", "virtue", 1),
    "virtue_lost": ("virtue", "virtue", -1),
    "debts_taken": ("debt", "debts", 1),
    "debt_paid": ("debt", "", -1),
    "debts_destroyed": ("debt", "debts", -1),
    "plan_drawn": ("plan", "", 1),
    "plan_discarded": ("plan", "", -1),
    "workers_captured": ("capture", "workers", 1),
    "workers_jailed": ("prison", "workers", 1),
    "workers_released": ("worker", "workers", 1),
    "workers_recovered": ("worker", "workers", 1),
}


def harm(t: ArchitectsTable, choice: Choice, outlook: Outlook, seat: i64) -> str:
    """Its key, or nothing; of several kinds the worst."""
    if choice.key in LOSING:
        return LOSING[choice.key]
    certain = brought_about(t, outlook.events + outlook.later)
    gained = balance(certain, int(seat))
    untold = balance(brought_about(t, told_at_once(outlook)), int(seat))
    place = str(choice.args["place"]) if choice.key in ("place", "place_artisan") else ""
    if gained.get("debt", 0) > 0 and choice.key not in OUTRIGHT:
        return "debt"
    if gained.get("prison", 0) > 0:
        return "prison"
    if ends_game(certain) and not looms(t) and is_behind(t, seat):
        return "behind"
    if closes_cathedral(t, seat, gained.get("virtue", 0)):
        return "cathedral"
    if untold.get("virtue", 0) < 0 and place not in VICES and choice.key not in PRINTED:
        return "virtue"
    if place in ASKING and is_idle(gained, outlook):
        return "nothing"
    return "own_worker" if is_only_oneself(choice, int(seat)) else ""


def brought_about(t: ArchitectsTable, events: list[Event]) -> list[Event]:
    """Without a reset that comes anyway."""
    return events[: reset_in(events)] if looms(t) else events


def told_at_once(outlook: Outlook) -> list[Event]:
    """Without what an answer brings, which says so itself; a reset is nobody's answer."""
    return outlook.events + outlook.later[reset_in(outlook.later) :]


def reset_in(events: list[Event]) -> int:
    """Where it begins, or the end."""
    for i, event in enumerate(events):
        if event.key == "market_reset":
            return i
    return len(events)


def ends_game(events: list[Event]) -> bool:
    for event in events:
        if event.key == "last_space_filled":
            return True
    return False


def is_behind(t: ArchitectsTable, seat: i64) -> bool:
    """Whether somebody else would have more points if the game ended now."""
    own = final_score(t, seat)
    for other in range(t.seats):
        if final_score(t, other) > own:
            return True
    return False


def closes_cathedral(t: ArchitectsTable, seat: i64, gained: i64) -> bool:
    """Whether so much less virtue bars from the Cathedral somebody who was not."""
    p = t.players[seat]
    return p.virtue >= CATHEDRAL_FROM > p.virtue + gained and p.sums[CATHEDRAL_ALWAYS] == 0 and p.level < TOP


def balance(events: list[Event], seat: int) -> dict[str, int]:
    """What a seat has more or less of after these events."""
    sums: dict[str, int] = {}
    for event in events:
        if event.key in CHANGES and event.args["seat"] == seat:
            what, number, sign = CHANGES[event.key]
            thing = str(event.args["good"]) if what == "good" else what
            sums[thing] = sums.get(thing, 0) + sign * (int(event.args[number]) if number else 1)
    return sums


def is_idle(gained: dict[str, int], outlook: Outlook) -> bool:
    return not any(gained.values()) and all(answer.key in IDLE for answer, _ in outlook.then)


def is_only_oneself(choice: Choice, seat: int) -> bool:
    """The worker that was just placed to capture, captured itself."""
    args = choice.args
    if choice.key != "capture" or args["place"] != "town_centre":
        return False
    return args["owner"] == seat and args["workers"] == 1
