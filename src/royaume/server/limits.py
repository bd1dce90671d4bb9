"""What a server puts up with: how long, how many, how much. Those who serve others may set it."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, replace

MOST_FILES = 16_384
OWN_FILES = 100  # for the store, for bots' processes, for what a request reads


@dataclass(frozen=True)
class Limits:
    """Times in seconds; `connections` 0: as many as the system has files for; `rates` 0: nobody is told to wait."""

    connections: int = 0
    connections_of_one: int = 200
    head: float = 10
    body: float = 60
    unsent: float = 10
    unsent_bytes: int = 1 << 20
    watch: float = 30
    rates: float = 1
    hosts: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()

    def filled(self) -> Limits:
        return self if self.connections else replace(self, connections=connections_for(files_allowed()))


def connections_for(files: int) -> int:
    """Below what the system allows: whoever is refused is told so, and the server itself never runs out of files."""
    return max(files - OWN_FILES, files // 2)


def files_allowed() -> int:
    """How many files this process may have open, after asking for as many as it may get."""
    try:
        import resource
    except ImportError:  # a system that does not count them so
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else int(soft)
