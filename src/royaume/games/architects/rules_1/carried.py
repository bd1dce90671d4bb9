"""A state of rules 1 on its way to rules 2: what it says, and the stack of rules 2 as far as it goes."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from royaume.games.architects.box import EDITION
from royaume.games.architects.expansions.artisans.vocabulary import SLOT
from royaume.games.architects.table import PLAIN_BOARD
from royaume.kernel.config import Config

Entry = list[Any]  # of a stack: a name and its numbers


@final
class Carried:
    """Entries are pushed from bottom to top; those that lie here are of rules 2."""

    def __init__(self, state: dict[str, Any]) -> None:
        config = state["config"]
        expansions = tuple([str(name) for name in config["expansions"]])
        self.rules: Final = EDITION.rules_of(
            Config(config["players"], expansions, config["solo"], config["setup"], dict(config["options"]))
        )
        self.players: Final[list[dict[str, Any]]] = state["table"]["players"]
        self.kept: Final[list[dict[str, Any]]] = state["table"]["kept"]
        self.stack: Final[list[Entry]] = []

    def guild(self) -> dict[str, Any]:
        return self.kept[SLOT]

    def bearer(self, seat: int, craft: int) -> int:
        """The apprentice of this seat that a tool lies under, or -1."""
        tools = self.guild()["tools"]
        crew = self.players[seat]["crew"]
        under = [int(tools[i]) for i in range(0, len(tools), 2) if tools[i + 1] == craft and tools[i] in crew]
        return under[0] if len(under) > 0 else -1

    def changed(self, seat: int, question: i64, printed: int) -> int:
        """A printed number, changed by the cards of a seat; not less than nothing."""
        p = self.players[seat]
        abilities = [EDITION.catalogue.apprentices[card].ability for card in p["crew"]]
        if p["character"] != PLAIN_BOARD:
            character = EDITION.catalogue.characters[p["character"]]
            abilities += character.powers
        return max(printed + sum([int(ability.by) for ability in abilities if ability.question == question]), 0)

    def step(self, phase: i64, name: str) -> int:
        """The place of a step in its phase, in this composition."""
        link = self.rules.phases[phase]
        while link is not None:
            if link.step.name == name:
                return int(link.at)
            link = link.next
        raise LookupError(name)

    def term(self, name: str) -> int:
        """The bit of a term, in this composition; nothing where it is not in play."""
        link = self.rules.terms
        while link is not None:
            if link.term.name == name:
                return int(link.bit)
            link = link.next
        return 0
