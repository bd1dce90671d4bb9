"""What a table is asked to play: players, expansions, solo opponent, set-up, options."""

from __future__ import annotations

import re
from typing import Final, final

from royaume.kernel.errors import BadInput


@final
class Option:
    """A setting with a closed list of values, or values of a pattern beside them.

    It may belong to one expansion only, or to tables with a solo opponent; a variant is a rule that tables
    play differently, or that the rulebook leaves open.
    """

    def __init__(
        self,
        key: str,
        values: tuple[str, ...],
        pattern: str = "",
        expansion: str = "",
        solo: bool = False,
        variant: bool = False,
    ) -> None:
        self.key: Final = key
        self.values: Final = values
        self.pattern: Final = pattern
        self.expansion: Final = expansion
        self.solo: Final = solo
        self.variant: Final = variant

    @property
    def default(self) -> str:
        return self.values[0]

    def check(self, value: str) -> None:
        if value not in self.values and not (self.pattern and re.fullmatch(self.pattern, value)):
            known = ", ".join([*self.values, self.pattern] if self.pattern else self.values)
            raise BadInput("option-value", key=self.key, value=value, known=known)


@final
class Config:
    """A checked choice of everything that is decided before the first card is dealt."""

    def __init__(
        self, players: int, expansions: tuple[str, ...], solo: str, setup: str, options: dict[str, str]
    ) -> None:
        self.players: Final = players
        self.expansions: Final = expansions
        self.solo: Final = solo
        self.setup: Final = setup
        self.options: Final = options

    def to_data(self) -> dict[str, object]:
        return {
            "players": self.players,
            "expansions": list(self.expansions),
            "solo": self.solo,
            "setup": self.setup,
            "options": dict(self.options),
        }
