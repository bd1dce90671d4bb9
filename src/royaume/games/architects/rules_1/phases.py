"""Steps of rules 1 that are places in a phase by rules 2."""

from __future__ import annotations

from royaume.games.architects.rules_1.carried import Carried, Entry
from royaume.games.architects.vocabulary import ENDING_GAME, RESETTING, SETTING_UP


def starting_play(carried: Carried, entry: Entry) -> list[Entry]:
    """What comes before it lies above it."""
    return [["SettingUp", entry[1], carried.step(SETTING_UP, "start")]]


def dealing(carried: Carried, entry: Entry) -> list[Entry]:
    """Nothing of the set-up is done; it is the phase below that goes on."""
    return from_step(carried, "starting_hires")


def starters_hired(carried: Carried, entry: Entry) -> list[Entry]:
    return from_step(carried, "gaps_filled")


def from_step(carried: Carried, name: str) -> list[Entry]:
    setting_up = carried.stack.pop()
    return [[setting_up[0], setting_up[1], carried.step(SETTING_UP, name)]]


def counting_prisoners(carried: Carried, entry: Entry) -> list[Entry]:
    return [["Resetting", entry[1], carried.step(RESETTING, "many_prisoners")]]


def indebting_most(carried: Carried, entry: Entry) -> list[Entry]:
    return [["Resetting", entry[1], carried.step(RESETTING, "most_prisoners")]]


def closing(carried: Carried, entry: Entry) -> list[Entry]:
    return [["EndingGame", entry[1], carried.step(ENDING_GAME, "closing")]]
