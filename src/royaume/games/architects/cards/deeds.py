"""What buildings do, at once or at the end of the game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.vocabulary import SILVER, VIRTUE

# at once; expansions bring further kinds, from 40 on
NO_DEED: Final = 0
GAIN: Final = 1
GAIN_EITHER: Final = 2
GAIN_PER: Final = 3
CAPTURE_FREE: Final = 4
HIRES_FREE: Final = 5
RECOVERS_OR_CAPTURES: Final = 6
TAKES_DEBT: Final = 7
DESTROYS_DEBT: Final = 8
RELEASES_ALL: Final = 9
SELLS_PLAN: Final = 10
ALL_GAIN: Final = 11
ALL_PRISONERS_LOSE: Final = 12
DISCARDS_APPRENTICE: Final = 14
GAIN_EACH: Final = 15
PLACES_AGAIN: Final = 16
# at the end: first what changes virtue or frees prisoners, then what is worth points
FIRST_AT_END: Final = 100
VIRTUE_PER: Final = 100
VIRTUE_IF_MOST: Final = 101
LOSE_VIRTUE: Final = 102
VIRTUE_WITHOUT_PRISONERS: Final = 103
RELEASE_AT_END: Final = 104
FIRST_FOR_POINTS: Final = 200
POINTS_PER: Final = 200
POINTS_IF_MOST: Final = 201
POINTS_WITHOUT_DEBT: Final = 202
DEBT_PENALTY: Final = 203


@final
class Deed:
    """One effect; what its numbers mean depends on its kind."""

    def __init__(self, kind: i64, thing: i64 = 0, n: i64 = 0, other: i64 = 0, m: i64 = 0) -> None:
        self.kind: Final = kind
        self.thing: Final = thing
        self.n: Final = n
        self.other: Final = other
        self.m: Final = m


def gain(thing: i64, n: i64) -> Deed:
    return Deed(GAIN, thing, n)


def gain_either(thing: i64, n: i64, other: i64, m: i64) -> Deed:
    return Deed(GAIN_EITHER, thing, n, other, m)


def gain_per(thing: i64, n: i64, counted: i64) -> Deed:
    """One for each n of what is counted."""
    return Deed(GAIN_PER, counted, n, thing)


def captures(n: i64) -> Deed:
    """You may capture, free of cost."""
    return Deed(CAPTURE_FREE, 0, n)


def virtue_per(n: i64, counted: i64) -> Deed:
    return Deed(VIRTUE_PER, counted, n)


def virtue_if_most(counted: i64, virtue: i64) -> Deed:
    """Only for strictly the most."""
    return Deed(VIRTUE_IF_MOST, counted, virtue)


def lose_virtue_at_end(virtue: i64) -> Deed:
    return Deed(LOSE_VIRTUE, 0, virtue)


def virtue_without_prisoners(virtue: i64) -> Deed:
    return Deed(VIRTUE_WITHOUT_PRISONERS, 0, virtue)


def points_per(n: i64, counted: i64) -> Deed:
    return Deed(POINTS_PER, counted, n, 0, 1)


def two_points_per(counted: i64) -> Deed:
    return Deed(POINTS_PER, counted, 1, 0, 2)


def points_if_most(counted: i64, points: i64) -> Deed:
    """Only for strictly the most."""
    return Deed(POINTS_IF_MOST, counted, points)


def points_without_debt(points: i64) -> Deed:
    return Deed(POINTS_WITHOUT_DEBT, 0, points)


def debt_penalty(points: i64) -> Deed:
    """Each unpaid debt counts so much better."""
    return Deed(DEBT_PENALTY, 0, points)


HIRE_FREE: Final = Deed(HIRES_FREE)
RECOVER_OR_CAPTURE: Final = Deed(RECOVERS_OR_CAPTURES)
TAKE_DEBT: Final = Deed(TAKES_DEBT, 0, 1)
TAKE_TWO_DEBTS: Final = Deed(TAKES_DEBT, 0, 2)
DESTROY_DEBT: Final = Deed(DESTROYS_DEBT)
RELEASE_ALL: Final = Deed(RELEASES_ALL)
PLAN_FOR_GOLD: Final = Deed(SELLS_PLAN, 0, 2)
ALL_GAIN_VIRTUE: Final = Deed(ALL_GAIN, VIRTUE, 1)
ALL_GAIN_SILVER: Final = Deed(ALL_GAIN, SILVER, 3)
ALL_PRISONERS_LOSE_VIRTUE: Final = Deed(ALL_PRISONERS_LOSE, 0, 1)
PLACE_AGAIN: Final = Deed(PLACES_AGAIN)
DISCARD_APPRENTICE: Final = Deed(DISCARDS_APPRENTICE)
GAIN_EACH_BASIC: Final = Deed(GAIN_EACH)
RELEASE_ALL_AT_END: Final = Deed(RELEASE_AT_END)
