"""What a newcomer does who only follows the table: every title, to the end, with the points that come of it.

A first game is a lesson, played as its coach says and then on to its end by suggestions, against its gentle bot. In a
game without a coach there are three ways: `suggestion` always takes the move that is suggested; `counsel` takes what
the counsel line names, and otherwise the first choice that glows; `first` always takes that, without listening. The
others are bots. Who follows the table must end with more than nothing in every game: else this ends with exit code 1.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from statistics import mean

import royaume
from royaume import bots
from royaume.kernel.chance import Dice
from royaume.kernel.match import Match
from royaume.lessons import LESSONS
from royaume.lessons.coach import Coach
from royaume.lessons.positions import begun, follow

NEWCOMER = 0
TITLES = {
    "architects": ("architects", ()),
    "artisans": ("architects", ("artisans",)),
    "wonders": ("architects", ("wonders",)),
    "artisans and wonders": ("architects", ("artisans", "wonders")),
    "viscounts": ("viscounts", ()),
    "majesty": ("majesty", ()),
}
Way = Callable[[Match, Dice], None]


def take_suggestion(match: Match, dice: Dice) -> None:
    match.play_number(bots.choose(bots.ADVISER, match.game, match.table, dice), NEWCOMER)


def follow_counsel(match: Match, dice: Dice) -> None:
    advice = match.counsel(NEWCOMER)
    match.play(advice.choices[0] if advice is not None and advice.choices else match.choices(NEWCOMER)[0], NEWCOMER)


def take_first(match: Match, dice: Dice) -> None:
    match.play(match.choices(NEWCOMER)[0], NEWCOMER)


WAYS: dict[str, Way] = {"suggestion": take_suggestion, "counsel": follow_counsel, "first": take_first}


def played(title: str, players: int, way: Way, others: str, seed: int) -> Match:
    """A whole game, the newcomer at the first seat."""
    game, expansions = TITLES[title]
    match = royaume.new(game, players, seed, expansions)
    dice = Dice(seed)
    while not match.over:
        if NEWCOMER in match.waiting:
            way(match, dice)
        else:
            seat = match.to_move or 0
            match.play_number(bots.choose(others, match.game, match.table, dice), seat)
    return match


def first_game(name: str, seed: int) -> Match:
    """A lesson and the game that it leads into."""
    lesson = LESSONS[name]
    match, coach, dice = begun(lesson, 0), Coach(lesson), Dice(seed)
    while not coach.done:
        follow(coach, match)
    while not match.over:
        if NEWCOMER in match.waiting:
            take_suggestion(match, dice)
        else:
            seat = match.to_move or 0
            match.play_number(bots.choose(lesson.rivals[seat - 1].bot, match.game, match.table, dice), seat)
    return match


def points_of(title: str, players: int, way: Way, others: str, games: int) -> Iterator[int]:
    for seed in range(1, games + 1):
        yield played(title, players, way, others, seed).scores()[NEWCOMER]


def figures(points: list[int]) -> str:
    return f"least {points[0]:4}, mean {mean(points):6.1f}, most {points[-1]:4}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10, help="for each title and number of players")
    parser.add_argument("--ways", default="suggestion,counsel", help="of " + ", ".join(WAYS))
    parser.add_argument("--titles", default=",".join(TITLES))
    parser.add_argument("--players", default="2,4")
    parser.add_argument("--bots", default="random,greedy", help="the others, one kind at a table")
    asked = parser.parse_args()
    worst = 1
    for lesson in LESSONS:
        points = sorted(first_game(lesson, seed).scores()[NEWCOMER] for seed in range(1, asked.games + 1))
        worst = min(worst, points[0])
        print(f"lesson and first game of {lesson:12}: {figures(points)}", flush=True)
    for way in asked.ways.split(","):
        for title in asked.titles.split(","):
            for others in asked.bots.split(","):
                for players in map(int, asked.players.split(",")):
                    points = sorted(points_of(title, players, WAYS[way], others, asked.games))
                    worst = min(worst, points[0])
                    print(f"{way:10} {title:20} {players} players, {others:6} bots: {figures(points)}", flush=True)
    sys.exit(0 if worst > 0 else 1)


if __name__ == "__main__":
    main()
