"""How often something may be asked: each has a store of turns that fills up again with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import NamedTuple

from royaume.server.reach import is_this_machine

MOST_KNOWN = 20_000
AT_HOME = 100  # times as much for the machine of the server itself


class Rate(NamedTuple):
    """So many at once, then so many a second."""

    most: float
    a_second: float


PER_ADDRESS = {
    "tables": Rate(30, 1 / 20),
    "records": Rate(10, 1 / 10),
    "lists": Rate(60, 1),
    "joins": Rate(6, 1 / 60),
    "chat": Rate(60, 2),
    "bots": Rate(60, 2),
    "reviews": Rate(6, 1 / 60),
    "players": Rate(120, 2),
    "entering": Rate(20, 1 / 10),
    "mails": Rate(6, 1 / 60),
    "snapshots": Rate(600, 30),
    "changes": Rate(300, 30),
}
PER_SEAT = {
    "chat": Rate(20, 1 / 2),
    "bots": Rate(20, 1),
    "reviews": Rate(3, 1 / 60),
    "entering": Rate(10, 1 / 30),
    "mails": Rate(6, 1 / 60),
    "snapshots": Rate(200, 10),
    "changes": Rate(100, 10),
}


class Rates:
    """Everybody's turns; whoever has not asked for a long time has all of them, and need not be remembered."""

    def __init__(self, generosity: float = 1) -> None:
        self.generosity = generosity
        self.left: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, address: str, seat: str | None = None) -> float:
        """Take a turn; or how many seconds to wait for the next, and nothing is taken."""
        if not self.generosity:
            return 0
        times = self.generosity * (AT_HOME if is_this_machine(address) else 1)
        asked = [(kind, address, PER_ADDRESS[kind])]
        if seat is not None and kind in PER_SEAT:
            asked.append((kind, seat, PER_SEAT[kind]))
        now = time.monotonic()
        found = [(kind, who, rate, self.turns(kind, who, rate, times, now)) for kind, who, rate in asked]
        wait = max((1 - turns) / (rate.a_second * times) for _, _, rate, turns in found)
        if wait > 0:
            return wait
        for kind, who, _, turns in found:
            self.left[kind, who] = (turns - 1, now)
            self.left.move_to_end((kind, who))
        while len(self.left) > MOST_KNOWN:
            self.left.popitem(last=False)
        return 0

    def turns(self, kind: str, who: str, rate: Rate, times: float, now: float) -> float:
        most = rate.most * times
        left, since = self.left.get((kind, who), (most, now))
        return min(most, left + (now - since) * rate.a_second * times)
