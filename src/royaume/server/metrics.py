"""What is counted of a running server, by kinds of which there are few; never by table, person or secret."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

import royaume
from royaume.bots import BOTS
from royaume.games import GAMES
from royaume.server.counting import Counter, Figure, Histogram, Metric, label
from royaume.server.version import our_version

if TYPE_CHECKING:
    from royaume.server.connections import Connections
    from royaume.server.house import House

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
THOUGHTFUL = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 20)
STARTED = time.time()
STATUS = Path("/proc/self/status")
FILES = Path("/proc/self/fd")

GAME = label("game", GAMES)
STATUSES = label("status", (400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 503, 507))

MADE = Counter("royaume_tables_made_total", "Tables that were made.", GAME)
CHOICES = Counter("royaume_choices_total", "Choices that were accepted.", GAME, label("by", ("person", "bot")))
FINISHED = Counter("royaume_games_finished_total", "Games that came to their end.", GAME)
ANSWERED = Histogram("royaume_choice_seconds", "From a person's choice to its answer, refusals included.", QUICK)
REFUSED = Counter("royaume_refused_total", "Requests that were refused, by the status of the answer.", STATUSES)
SOCKETS = Counter("royaume_sockets_opened_total", "Live connections that were opened.")
COMMITS = Histogram("royaume_commit_seconds", "From the begin of a commit until it is in the store.", QUICK)
SHARED = Histogram("royaume_commit_entries", "Entries that share a commit.", (1, 2, 4, 8, 16, 32, 64))
FAILURES = Counter(
    "royaume_store_failures_total", "What the store could not do.", label("why", ("full", "failed", "damaged"))
)
OPENED = Histogram("royaume_room_seconds", "Until a table is read from the store.", QUICK)
THOUGHTS = Histogram("royaume_thought_seconds", "Until a bot has chosen.", THOUGHTFUL, label("bot", BOTS))
UNANSWERED = Counter("royaume_thoughts_given_up_total", "Thoughts that took too long, or whose process died.")

NOTICES = Counter(
    "royaume_notices_total",
    "Notices to players who are away.",
    label("by", ("push", "mail", "webhook")),
    label("end", ("told", "failed", "gone")),
)

COUNTED: tuple[Metric, ...] = (
    MADE,
    CHOICES,
    FINISHED,
    ANSWERED,
    REFUSED,
    SOCKETS,
    COMMITS,
    SHARED,
    FAILURES,
    OPENED,
    THOUGHTS,
    UNANSWERED,
    NOTICES,
)


def looked_up(house: House, connections: Connections) -> list[Metric]:
    """What stands in the server at this moment."""
    tables, thinking = house.tables, house.bots.thinking
    return [
        Figure("royaume_sockets", "Live connections now.", connections.following),
        Figure("royaume_connections", "All connections now.", lambda: len(connections.open)),
        Figure("royaume_rooms", "Tables in memory.", lambda: len(tables.places)),
        Figure("royaume_rooms_bytes", "What they weigh together.", lambda: tables.weight),
        Figure("royaume_minds", "Processes in which bots think.", lambda: len(thinking.minds)),
        Figure("royaume_thoughts", "Thoughts under way or waiting for a process.", lambda: thinking.under_way),
    ]


def of_the_process() -> list[Metric]:
    """Under the names that every exporter uses; what a system does not tell is left out."""
    of_all: list[Metric] = [
        Figure("royaume_info", "Which version runs.", lambda: 1, under=told_version()),
        Figure("process_start_time_seconds", "When the process began, in Unix time.", lambda: STARTED),
        Figure("process_cpu_seconds_total", "Processor time of the process.", time.process_time, "counter"),
    ]
    if not STATUS.exists():
        return of_all
    return [
        *of_all,
        Figure("process_resident_memory_bytes", "Memory of the process.", resident),
        Figure("process_open_fds", "Open files and connections.", lambda: len(os.listdir(FILES))),
    ]


def told_version() -> str:
    return f'version="{our_version()}",rules="{"compiled" if royaume.COMPILED else "source"}"'


def resident() -> int:
    line = next(line for line in STATUS.read_text().splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) * 1024
