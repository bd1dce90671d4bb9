"""The harm that a choice does to the one who makes it, as far as it can be foreseen: worth a warning."""

from __future__ import annotations

from typing import Final

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
    "workers_released": ("worker", "workers", 1),
    "workers_recovered": ("worker", "workers", 1),
}


def harm(choice: Choice, outlook: Outlook, seat: int) -> str:
    """Its key, or nothing."""
    place = str(choice.args["place"]) if choice.key in ("place", "place_artisan") else ""
    gained = balance(outlook.events, seat)
    if choice.key in LOSING:
        return LOSING[choice.key]
    if gained.get("debt", 0) > 0 and choice.key not in OUTRIGHT:
        return "debt"
    if gained.get("virtue", 0) < 0 and place not in VICES and choice.key not in PRINTED:
        return "virtue"
    if place in ASKING and is_idle(gained, outlook):
        return "nothing"
    return "own_worker" if is_only_oneself(choice, seat) else ""


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
