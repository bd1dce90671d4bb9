"""What bots that watch have seen of the others at a table, and what they made of it: it follows from the log."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from royaume import bots
from royaume.kernel.shown import Played
from royaume.kernel.table import Table
from royaume.server.seats import Seat

MOST_SEEN = 16  # choices, the newest: more than are made from one turn of a seat to its next


@dataclass(frozen=True)
class Belief:
    """What a seat thinks of the others, after so many choices at the table."""

    after: int = 0
    odds: tuple[float, ...] = ()


class Sights:
    """The latest choices at a table, each with the table as it lay before."""

    def __init__(self) -> None:
        self.count = 0
        self.seen: deque[tuple[Table, Played]] = deque(maxlen=MOST_SEEN)
        self.beliefs: dict[int, Belief] = {}

    def note(self, before: Table, choice: Played) -> None:
        self.seen.append((before, choice))
        self.count += 1

    def belief(self, seat: int) -> Belief:
        return self.beliefs.get(seat, Belief())

    def news_for(self, seat: int) -> list[tuple[Table, Played]]:
        """What others chose since this seat looked last."""
        new = min(self.count - self.belief(seat).after, len(self.seen))
        latest = list(self.seen)[len(self.seen) - new :]
        return [(before, choice) for before, choice in latest if choice.seat != seat]


def is_watched(seats: Sequence[Seat], t: Table) -> bool:
    """Whether a bot sits there that wants to see what is chosen now, which is no secret."""
    if t.depth == 0 or not t.top().public:
        return False
    return any(seat.kind == "bot" and seat.bot in bots.BOTS and bots.find(seat.bot).watches() for seat in seats)
