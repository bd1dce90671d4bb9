"""What is noted of one game while it is played, and what becomes of it once its end is known."""

from __future__ import annotations

from dataclasses import dataclass, field

from royaume.training.lessons import Lesson

BELIEVED = 0.01  # what was believed at the next noted position counts so much beside how the game went on from there
FORESIGHT = 0.95  # a turn: how far what is expected later on counts instead of the outcome


@dataclass(frozen=True)
class Outcome:
    """Of a game, or what is believed of it: by seat."""

    wins: list[float]
    points: list[float]

    def seen_from(self, seat: int) -> tuple[list[float], list[float]]:
        """The seat that looks comes first."""
        return self.wins[seat:] + self.wins[:seat], self.points[seat:] + self.points[:seat]

    def mixed(self, belief: Outcome) -> Outcome:
        return Outcome(mixed(self.wins, belief.wins), mixed(self.points, belief.points))


def mixed(came: list[float], believed: list[float]) -> list[float]:
    return [(1 - BELIEVED) * x + BELIEVED * y for x, y in zip(came, believed, strict=True)]


@dataclass(frozen=True)
class Position:
    """As some seats saw it, and what the eye believed there."""

    lessons: list[Lesson]
    belief: Outcome | None
    late: int  # rounds that had been late by then


@dataclass(frozen=True)
class Decision:
    """Of a seat that learns: what it expected when it chose."""

    turn: int
    expected: float
    lesson: Lesson | None


@dataclass
class Notes:
    """Of one game."""

    positions: list[Position] = field(default_factory=list)
    decisions: dict[int, list[Decision]] = field(default_factory=dict)  # by seat that learns

    def note(self, position: Position) -> None:
        self.positions.append(position)

    def decide(self, seat: int, decision: Decision) -> None:
        self.decisions.setdefault(seat, []).append(decision)

    def lessons(self, outcome: Outcome, late: int) -> list[Lesson]:
        """Backwards: a game is one throw of many dice, what was believed on the way has seen more of them."""
        target = outcome
        for position in reversed(self.positions):
            for lesson in position.lessons:
                lesson.wins, lesson.points = target.seen_from(lesson.seat)
                lesson.late = float(late - position.late)
            if position.belief is not None:
                target = target.mixed(position.belief)
        return [lesson for position in self.positions for lesson in position.lessons]


def note_gains(decisions: list[Decision], came: float) -> None:
    """How much more came than was expected; of what surprised in later turns, ever less counts."""
    gain, later = 0.0, came
    turn = decisions[-1].turn if decisions else 0
    for decision in reversed(decisions):
        gain = later - decision.expected + (1.0 if decision.turn == turn else FORESIGHT) * gain
        later, turn = decision.expected, decision.turn
        if decision.lesson is not None:
            decision.lesson.gain = gain
