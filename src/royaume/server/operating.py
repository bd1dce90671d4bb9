"""How a server is looked after by whoever keeps it."""

from __future__ import annotations

from dataclasses import dataclass

from royaume.server.logs import LogForm
from royaume.server.scraped import place


@dataclass(frozen=True)
class Operating:
    """Where its figures can be read (a port of this machine, or an address with a port; empty: nowhere); its log."""

    metrics: str = ""
    log: LogForm = "text"

    def metrics_of(self, number: int) -> str:
        """Of several processes each has a port of its own, one after the other; any free one stays any free one."""
        if not self.metrics:
            return ""
        host, port = place(self.metrics)
        return f"{host}:{port + number if port else port}"
