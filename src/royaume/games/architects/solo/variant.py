"""Solo opponents that come together: of the title itself, or of an expansion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from royaume.games.architects.cards.catalogue import Catalogue
from royaume.games.architects.solo.kept import read_solo
from royaume.games.architects.solo.module import CONSTANTINE, HELENA
from royaume.games.architects.solo.playbook import PLAYBOOK, SchemeBook
from royaume.games.architects.table import Kept
from royaume.kernel.config import Config
from royaume.kernel.data import Reader
from royaume.kernel.module import Module


@final
class SoloVariant:
    """The module of each opponent, what all of them may do, and how their things are read back.

    The book of an expansion goes on where the title's ends.
    """

    def __init__(
        self, opponents: list[Module], book: SchemeBook, read: Callable[[Config, Reader, Catalogue], Kept]
    ) -> None:
        self.opponents: Final = {module.name: module for module in opponents}
        self.book: Final = book
        self.read: Final = read


HOUSE: Final = SoloVariant([CONSTANTINE, HELENA], PLAYBOOK, read_solo)
