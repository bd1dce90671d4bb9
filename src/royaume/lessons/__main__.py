"""`python -m royaume.lessons NAME` tells a lesson as it is when the coach is followed, for whoever writes one."""

from __future__ import annotations

import sys

from royaume.kernel.errors import BadInput
from royaume.lessons import find
from royaume.lessons.coach import LEARNER, Coach
from royaume.lessons.positions import Broken, begun, follow
from royaume.texts import say


def tell(name: str) -> None:
    lesson = find(name)
    match, coach = begun(lesson, 0), Coach(lesson)
    said = ""
    while not coach.done:
        if coach.text != said and LEARNER in match.waiting:
            said = coach.text
            print(f"\n{coach.chapter + 1}.{coach.step + 1}", say("en", said, {"rival": match.names[1]}))
        follow(coach, match)
        print(f"    P{match.history[-1].seat + 1} {match.history[-1].id}")
    print("\n", *[f"P{seat + 1} {points}" for seat, points in enumerate(match.scores())])


if __name__ == "__main__":
    try:
        tell(*sys.argv[1:2])
    except (BadInput, Broken) as error:
        sys.exit(str(error))
