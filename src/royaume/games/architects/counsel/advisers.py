"""All of the base game."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.counsel.people import PEOPLE
from royaume.games.architects.counsel.standing import STANDING
from royaume.games.architects.counsel.works import WORKING
from royaume.games.architects.table import ArchitectsTable
from royaume.kernel.counsel import Adviser

ADVISERS: Final[list[Adviser[ArchitectsTable]]] = PEOPLE + STANDING + WORKING
