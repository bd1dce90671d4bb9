"""A contest is played: what its journal lacks, wherever that is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from royaume.arena import playing
from royaume.arena.contest import Contest
from royaume.arena.journal import Journal
from royaume.arena.playing import DIED, Failure, Played
from royaume.arena.standings import needs_rating
from royaume.places import Place
from royaume.skill import skill_model


def run(
    contest: Contest, journal: Journal, games: int, place: Place, progress: Callable[[], None] = lambda: None
) -> Sequence[Played]:
    """So many games, in the order of their numbers. What the standings will need is asked for first."""
    if needs_rating(contest):
        skill_model()
    numbers = range(contest.full(games))
    missing = [number for number in numbers if number not in journal.played]
    for number, played in place(partial(playing.play, contest), missing) if missing else ():
        journal.add(died(contest, number) if played is None else played)
        progress()
    return [journal.played[number] for number in numbers]


def died(contest: Contest, number: int) -> Played:
    return Played(number, contest.seating(number), False, 0, failure=Failure(DIED))
