"""Things of Architects by their names, for the tables of a terminal."""

from __future__ import annotations

from typing import Any

from royaume.cli.common import Speech, tr
from royaume.cli.said import Seen
from royaume.texts import forms

View = dict[str, Any]


def named(kind: str, identity: str) -> str:
    return tr(f"architects-{kind}-{identity}")


def counted(kind: str, identity: str, n: int) -> str:
    return tr("counted", n=n, **forms(Speech.language, f"architects-{kind}-{identity}"))


def amounts(goods: dict[str, int]) -> str:
    return ", ".join(counted("good", good, n) for good, n in goods.items() if n)


def crowd(match: Seen, workers: list[int]) -> str:
    return ", ".join(f"{match.names[seat]} {n}" for seat, n in enumerate(workers) if n)
