"""A contest is played: what its journal lacks, wherever that is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from royaume.arena.contest import Contest
from royaume.arena.journal import Journal
from royaume.arena.places import OnRay, Place, Processes, here
from royaume.arena.playing import Played
from royaume.arena.standings import needs_rating
from royaume.skill import skill_model


def place_for(jobs: int, ray: str = "") -> Place:
    """Ray where an address is given; one job needs no other process."""
    if ray:
        return OnRay(ray)
    return here if jobs == 1 else Processes(jobs)


def run(
    contest: Contest, journal: Journal, games: int, place: Place, progress: Callable[[], None] = lambda: None
) -> Sequence[Played]:
    """So many games, in the order of their numbers. What the standings will need is asked for first."""
    if needs_rating(contest):
        skill_model()
    numbers = range(contest.full(games))
    missing = [number for number in numbers if number not in journal.played]
    for played in place(contest, missing) if missing else ():
        journal.add(played)
        progress()
    return [journal.played[number] for number in numbers]
