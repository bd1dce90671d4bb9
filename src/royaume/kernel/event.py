"""What happened, as numbers, and who may know which of them."""

from __future__ import annotations

from typing import Final, final

from royaume.kernel.choices import Meaning

LoggedEvent = tuple[int, int, int, int, int]

TURN_STARTED: Final = 0
HIDDEN: Final = -1


@final
class EventKind:
    """One kind of event: a key, the names of its numbers, and those that only the event's seat may know.

    News tells which card was turned up: nobody foresees that.
    """

    def __init__(self, key: str, *args: str, secret: tuple[str, ...] = (), news: bool = False) -> None:
        self.key: Final = key
        self.args: Final = args
        self.secret: Final = secret
        self.news: Final = news

    def meaning(self, numbers: tuple[int, ...], seat: int) -> Meaning:
        """The event as this seat may know it."""
        named: dict[str, int] = {}
        knows = not self.secret or (len(numbers) > 1 and numbers[1] == seat)
        for i, name in enumerate(self.args):
            named[name] = numbers[1 + i] if knows or name not in self.secret else HIDDEN
        return Meaning(self.key, named)

    def hidden(self, event: LoggedEvent) -> LoggedEvent:
        """The event as others may know it, in numbers."""
        if len(self.secret) == 0:
            return event
        numbers = [HIDDEN if i < len(self.args) and self.args[i] in self.secret else n for i, n in enumerate(event[1:])]
        return (event[0], numbers[0], numbers[1], numbers[2], numbers[3])


TURN_STARTED_KIND: Final = EventKind("turn_started", "seat")
