"""The track of Virtue and Corruption, and what it pays when both markers meet."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.viscounts.effects import effect

ALWAYS: Final = 0
WITH_CRIMINALS: Final = 1
WITHOUT_CRIMINALS: Final = 2


@final
class Meeting:
    """A space of the track: what the active player gains there, and what others do, on a condition."""

    def __init__(self, active: str, condition: i64, others: str) -> None:
        self.active: Final[i64] = effect(active)
        self.condition: Final = condition
        self.others: Final[i64] = effect(others)

    def concerns(self, criminals: i64) -> bool:
        """Whether others with so many Criminal icons gain something."""
        if self.condition == ALWAYS:
            return True
        return criminals > 0 if self.condition == WITH_CRIMINALS else criminals == 0


NOWHERE: Final = Meeting("", ALWAYS, "")
MEETINGS: Final = vec[Meeting](
    [
        NOWHERE,  # spaces are counted from 1
        Meeting("silver:1 + deed:3", WITH_CRIMINALS, "debt:1"),
        Meeting("silver:1 + deed:2", WITH_CRIMINALS, "corruption:1"),
        Meeting("silver:1 + deed:1", WITH_CRIMINALS, "corruption:1"),
        Meeting("silver:2 + deed:1 + debt:1", ALWAYS, "rearrange"),
        Meeting("silver:2 + debt:1", WITHOUT_CRIMINALS, "virtue:1"),
        Meeting("silver:3 + debt:2", WITHOUT_CRIMINALS, "virtue:1"),
        Meeting("silver:4 + debt:3", WITHOUT_CRIMINALS, "deed:1"),
    ]
)
