"""What happens at a table by itself when its hour has come: a bot stands in, or somebody who was away is back."""

from __future__ import annotations

from royaume.server.entries import Resigned, Returned
from royaume.server.hours import Hour
from royaume.server.room import Room

WAKE_AFTER = 60  # seconds; a bot whose server ended is woken by another one, or by the next


def due(room: Room, hour: Hour) -> Resigned | Returned | None:
    """What has to be written now. Of several servers one writes it: the log takes each version once."""
    end = None if room.clocks is None else room.clocks.first_end(hour.lost, room.away)
    if room.clocks is not None and end is not None and end[0] <= hour.now:
        return Resigned(end[1], room.clocks.terms.stand_in, "time")
    back = first_back(room)
    return Returned(back[1]) if back is not None and back[0] <= hour.now else None


def next_look(room: Room, hour: Hour) -> int | None:
    """The hour at which something will be due, if nothing happens before."""
    if room.match.over or room.stopped_at is not None:
        return None
    end = None if room.clocks is None else room.clocks.first_end(hour.lost, room.away)
    times = [when for when, _ in filter(None, (end, first_back(room)))]
    times += [when for when, _, _ in warnings(room, hour) if when > hour.now]
    if room.bot_to_move() is not None:
        times.append(hour.now + WAKE_AFTER)
    return min(times) - hour.lost if times else None


def nearly_over(room: Room, hour: Hour) -> list[tuple[int, int]]:
    """Seats of persons whose time for a turn is nearly over, and when it is."""
    return [(seat, end) for when, seat, end in warnings(room, hour) if when <= hour.now]


def warnings(room: Room, hour: Hour) -> list[tuple[int, int, int]]:
    """When to tell whom that a clock runs out, and when it will; nobody is told in a game that is played at once."""
    clocks = room.clocks
    if clocks is None or clocks.terms.kind == "live":
        return []
    running = [seat for seat in clocks.running if room.seats[seat].kind == "person"]
    where = (hour.lost, room.away)
    return [(clocks.warned(seat, *where), seat, clocks.ends(seat, *where)) for seat in running]


def first_back(room: Room) -> tuple[int, int] | None:
    """When the first one is back who said so and left a bot, and who it is."""
    seats = [seat for seat in room.away if room.seats[seat].kind == "bot" and room.seats[seat].why == "away"]
    return min(((room.away[seat], seat) for seat in seats), default=None)
