"""The clocks of one table. What each showed stands in every entry of its log: taking back gives no time back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct, structs

from royaume.kernel.errors import BadInput
from royaume.server.hours import Hour
from royaume.server.types.asked import ClockTerms
from royaume.server.types.shown import ClockShown

HOUR = 3600
DAY = 24 * HOUR
WARNED = 6  # of the time for a turn this part is left when its owner is told; at least an hour, at most a day
REPRIEVE = 60  # seconds that somebody has at least who takes a seat back
SHORTEST = {"live": 10, "days": HOUR}
LONGEST = {"live": DAY, "days": 30 * DAY}


class Reading(Struct, frozen=True, array_like=True):
    """What the clocks showed, by seat: what is left, and of the days for which they may stop. When, as in `Hour`."""

    at: int
    lost: int
    left: tuple[int, ...]
    spare: tuple[int, ...]


class Clocks:
    """From the last reading on they run for the seats that are asked; for who is away they stop as long as they may."""

    def __init__(self, terms: ClockTerms, reading: Reading) -> None:
        self.terms = terms
        self.reading = reading
        self.running: tuple[int, ...] = ()

    def read(self, hour: Hour, away: Mapping[int, int]) -> Reading:
        passed = max(0, hour.now - self.here(hour.lost))
        left, spare = list(self.reading.left), list(self.reading.spare)
        for seat in self.running:
            free = min(passed, self.free(seat, hour.lost, away))
            spare[seat] -= free
            left[seat] = max(0, left[seat] - (passed - free))
        return Reading(hour.now, max(hour.lost, self.reading.lost), tuple(left), tuple(spare))

    def here(self, lost: int) -> int:
        """When it was read, as if what was lost since had not been; a store that knows of less has forgotten."""
        return self.reading.at + max(0, lost - self.reading.lost)

    def free(self, seat: int, lost: int, away: Mapping[int, int]) -> int:
        """For how long since the reading the clock stands still, because its owner is away."""
        return max(0, min(self.reading.spare[seat], away.get(seat, 0) - self.here(lost)))

    def runs_from(self, seat: int, lost: int, away: Mapping[int, int]) -> int:
        return self.here(lost) + self.free(seat, lost, away)

    def ends(self, seat: int, lost: int, away: Mapping[int, int]) -> int:
        """When it has run out, if nothing happens before."""
        return self.runs_from(seat, lost, away) + self.reading.left[seat]

    def warned(self, seat: int, lost: int, away: Mapping[int, int]) -> int:
        """When whoever is asked is told that the time is nearly over."""
        base = self.terms.base
        return self.ends(seat, lost, away) - min(max(base // WARNED, HOUR), base // 2, DAY)

    def first_end(self, lost: int, away: Mapping[int, int]) -> tuple[int, int] | None:
        """When the first one runs out, and whose."""
        return min(((self.ends(seat, lost, away), seat) for seat in self.running), default=None)

    def ask(self, seats: Iterable[int]) -> None:
        """These are asked anew: a turn begins for each of them."""
        left = list(self.reading.left)
        for seat in seats:
            left[seat] = self.terms.base if self.terms.kind == "days" else left[seat] + self.terms.increment
        self.reading = structs.replace(self.reading, left=tuple(left))

    def take_back(self, seat: int) -> None:
        """Whoever comes back has time to look around."""
        self.at_least(seat, self.terms.base if self.terms.kind == "days" else REPRIEVE)

    def sit_down(self, seat: int) -> None:
        """Somebody else begins at the beginning."""
        self.at_least(seat, self.terms.base)

    def at_least(self, seat: int, seconds: int) -> None:
        left = list(self.reading.left)
        left[seat] = max(left[seat], seconds)
        self.reading = structs.replace(self.reading, left=tuple(left))

    def shown(self, seat: int, lost: int, away: Mapping[int, int]) -> ClockShown:
        runs = self.runs_from(seat, lost, away) if seat in self.running else None
        return ClockShown(self.reading.left[seat], runs, self.reading.spare[seat])


def wound_up(terms: ClockTerms, seats: int, hour: Hour) -> Reading:
    """As a table begins."""
    return Reading(hour.now, hour.lost, (terms.base,) * seats, (terms.vacation,) * seats)


def check_terms(terms: ClockTerms) -> None:
    """What does not go together is refused."""
    if not SHORTEST[terms.kind] <= terms.base <= LONGEST[terms.kind]:
        raise BadInput("clock-base", least=SHORTEST[terms.kind], most=LONGEST[terms.kind])
    if terms.kind == "days" and terms.increment:
        raise BadInput("clock-increment")
    if terms.kind == "live" and terms.vacation:
        raise BadInput("clock-vacation")
