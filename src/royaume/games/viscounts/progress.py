"""What the course of a game makes true: who plays, turn order, rounds, how many cards lie on Poverty and Prosperity.

The laws that hold of any table are in `laws`; these know what was agreed, and how many turns were played.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from royaume.games.viscounts.beginning import DEBTS_ON_POVERTY, DEEDS_ON_PROSPERITY
from royaume.games.viscounts.starting import MOST_AT_START, start_contradicts
from royaume.games.viscounts.table import ViscountsTable
from royaume.games.viscounts.vocabulary import GOOD_IDS, GOODS
from royaume.kernel.config import Config

MOST_A_TURN: Final = 20  # of a good


def contradiction(t: ViscountsTable, config: Config) -> str:
    return (
        seats_contradict(t, config)
        or turns_contradict(t)
        or start_contradicts(t, config.players)
        or cards_contradict(t, config)
        or amounts_contradict(t)
    )


def seats_contradict(t: ViscountsTable, config: Config) -> str:
    for seat in range(t.seats):
        if t.players[seat].automatic != (seat >= config.players):
            return f"whether the rules play seat {int(seat)} follows from the table, and is told otherwise"
    if config.solo and t.first != 0:
        return f"seat {int(t.first)} is the start player, and against an opponent the first seat is"
    return ""


def turns_contradict(t: ViscountsTable) -> str:
    """Turns go round from the start player; pairs are chosen before the first."""
    if t.turn == 0:
        return "" if t.round == 0 else f"round {int(t.round)} is played before the first turn"
    if len(t.pairs) > 0:
        return f"Player Cards are still to be chosen in turn {int(t.turn)}"
    owner = (t.first + t.turn - 1) % t.seats
    if not t.over and t.active != owner:
        return f"turn {int(t.turn)} is that of seat {int(owner)}, not of {int(t.active)}"
    rounds = (t.turn - 1) // t.seats + 1
    if t.round != rounds:
        return f"turn {int(t.turn)} is one of round {int(rounds)}, not of {int(t.round)}"
    return ""


def cards_contradict(t: ViscountsTable, config: Config) -> str:
    """What left Poverty and Prosperity is with somebody; more than lay there is only gained before and after."""
    if t.turn == 0:
        return ""
    debts: i64 = 0
    deeds: i64 = 0
    for p in t.players:
        debts += p.debts + p.paid
        deeds += p.deeds + p.approved
    return heap_contradicts(t, "Debts", debts, t.debts_left, DEBTS_ON_POVERTY[config.players]) or heap_contradicts(
        t, "Deeds", deeds, t.deeds_left, DEEDS_ON_PROSPERITY[config.players]
    )


def heap_contradicts(t: ViscountsTable, cards: str, held: i64, left: i64, printed: i64) -> str:
    if left > printed:
        return f"{int(left)} {cards} are left of {int(printed)}"
    if held < printed - left:
        return f"{int(printed - left)} {cards} were taken, yet everybody together has {int(held)}"
    if left > 0 and held > printed - left + MOST_AT_START * t.seats:
        return f"{int(printed - left)} {cards} were taken, yet everybody together has {int(held)}"
    return ""


def amounts_contradict(t: ViscountsTable) -> str:
    for seat in range(t.seats):
        for good in range(GOODS):
            n = t.players[seat].goods[good]
            if n > MOST_A_TURN * (t.turn + 1):
                return f"seat {int(seat)} has {int(n)} {GOOD_IDS[good]} after {int(t.turn)} turns"
    return ""
