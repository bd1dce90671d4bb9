"""What a notice says, in the language of whoever gets it."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from msgspec import Struct

from royaume.texts import say


class Message(Struct, frozen=True):
    """About a table, to whoever sits there. `key` opens that seat; without a table it is only a try."""

    kind: str
    language: str
    table: str = ""
    key: str = ""
    game: str = ""
    seat: int = 0
    name: str = ""
    rivals: tuple[str, ...] = ()
    until: str = ""
    days: int = 0
    zone: str = "UTC"

    def said(self, part: str) -> str:
        title = say(self.language, f"title-{self.game}") if self.game else "Royaume"
        args: dict[str, str | int] = {
            "game": title,
            "name": self.name,
            "rivals": ", ".join(self.rivals),
            "others": len(self.rivals),
            "until": clock_time(self.until, self.zone),
            "days": self.days,
        }
        return say(self.language, f"notice-{self.kind}-{part}", args)

    @property
    def title(self) -> str:
        return self.said("title")

    @property
    def body(self) -> str:
        return self.said("body")

    @property
    def subject(self) -> str:
        return self.said("subject")

    @property
    def tag(self) -> str:
        """One notice of a table takes the place of the one before."""
        return self.table or self.kind

    def path(self, secret: bool) -> str:
        if not self.table:
            return "#/tables"
        return f"#/table/{self.table}" + (f"/{self.key}" if secret else "")

    def letter(self, base: str, stop: str) -> str:
        link = {"link": base + self.path(secret=True)}
        play = say(self.language, "notice-letter-seat" if self.table else "notice-letter-tables", link)
        return f"{self.body}\n\n{play}\n\n-- \n{say(self.language, 'notice-letter-stop', {'link': stop})}\n"

    def facts(self) -> dict[str, Any]:
        """For programs."""
        names = ("kind", "table", "game", "seat", "name", "rivals", "until")
        return {name: getattr(self, name) for name in names}


def clock_time(moment: str, zone: str) -> str:
    """As clocks show it where the player lives."""
    try:
        there = datetime.fromisoformat(moment).astimezone(ZoneInfo(zone))
    except (ValueError, LookupError, OSError):
        return moment
    return f"{there:%Y-%m-%d %H:%M} ({zone})"
