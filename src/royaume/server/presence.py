"""Who is connected to other servers on the same store: heard from them, forgotten when they fall silent."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from hashlib import blake2b

from msgspec import Struct, json

SILENT = 10.0  # seconds after which a server is gone, with everybody who was connected to it
LONGEST = 7_900  # bytes of one message, a little less than PostgreSQL takes
MOST_LEFT = 200  # tables in one message
MOST_SCREENS = 3  # of a seat; more are not told of

Screens = Mapping[int, tuple[str, ...]]  # by seat; a screen is known by a seal of its word


class Here(Struct, frozen=True, tag="here"):
    """The seats that are connected to a server at these tables, and the screens at which they are played."""

    server: str
    tables: dict[str, dict[int, tuple[str, ...]]]


class Alive(Struct, frozen=True, tag="alive"):
    """Nothing else has to be said; `new`: whoever hears it says all that it knows."""

    server: str
    new: bool = False


class Gone(Struct, frozen=True, tag="gone"):
    """And everybody who was connected to it."""

    server: str


class Left(Struct, frozen=True, tag="left"):
    """At these tables bots were at work: whoever hears it lets them go on."""

    server: str
    tables: tuple[str, ...]


class Taking(Struct, frozen=True, tag="taking"):
    """These seats are played at this screen from now on, and at no other."""

    server: str
    table: str
    seats: tuple[int, ...]
    screen: str


Said = Here | Alive | Gone | Left | Taking
DECODER = json.Decoder(Said)


def words_of(said: Said) -> str:
    return json.encode(said).decode()


def messages(said: Here) -> list[str]:
    """In as many parts as it takes."""
    words = words_of(said)
    if len(words) <= LONGEST or len(said.tables) < 2:
        return [words]
    tables = list(said.tables.items())
    half = len(tables) // 2
    parts = [Here(said.server, dict(part)) for part in (tables[:half], tables[half:])]
    return [words for part in parts for words in messages(part)]


def read(words: str) -> Said:
    said: Said = DECODER.decode(words)
    return said


def seal_of_screen(screen: str) -> str:
    """A screen's word is its own; others know it by this."""
    return blake2b(screen.encode("utf-8", "surrogatepass"), digest_size=6).hexdigest() if screen else ""


class Presence:
    """By table and server, what was heard last."""

    def __init__(self) -> None:
        self.tables: defaultdict[str, dict[str, Screens]] = defaultdict(dict)
        self.heard: dict[str, float] = {}

    def seats(self, table: str) -> frozenset[int]:
        if table not in self.tables:
            return frozenset()
        return frozenset(seat for screens in self.tables[table].values() for seat in screens)

    def screens(self, table: str, seats: Iterable[int]) -> set[str]:
        """At which these seats are played; programs have none."""
        if table not in self.tables:
            return set()
        known = self.tables[table].values()
        return {screen for screens in known for seat in seats for screen in screens.get(seat, ()) if screen}

    def hear(self, said: Here, now: float) -> list[str]:
        """The tables at which something changed."""
        self.heard[said.server] = now
        changed = []
        for table, screens in said.tables.items():
            if self.tables[table].get(said.server, {}) != screens:
                changed.append(table)
            if screens:
                self.tables[table][said.server] = screens
            else:
                self.tables[table].pop(said.server, None)
            if not self.tables[table]:
                del self.tables[table]
        return changed

    def forget(self, server: str) -> list[str]:
        """Likewise."""
        self.heard.pop(server, None)
        changed = [table for table, by_server in self.tables.items() if server in by_server]
        for table in changed:
            del self.tables[table][server]
            if not self.tables[table]:
                del self.tables[table]
        return changed

    def silent(self, now: float) -> list[str]:
        return [server for server, heard in self.heard.items() if now - heard > SILENT]
