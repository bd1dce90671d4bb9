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
    servers: int = 1

    def metrics_of(self, number: int) -> str:
        """Of several processes each has a port of its own, one after the other; any free one stays any free one."""
        if not self.metrics:
            return ""
        host, port = place(self.metrics)
        return f"{host}:{port + number if port else port}"

    def others(self, number: int) -> dict[int, tuple[str, int]]:
        """Where the other processes tell their figures, as far as that is known."""
        if not self.metrics or not place(self.metrics)[1]:
            return {}
        return {other: place(self.metrics_of(other)) for other in range(self.servers) if other != number}
