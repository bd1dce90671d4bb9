"""The six opponents as the title knows them."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.cards.catalogue import Catalogue
from royaume.games.architects.expansions.wonders.solo.boards import BOARD_IDS
from royaume.games.architects.expansions.wonders.solo.cards import ALL_SCHEME_IDS, deck
from royaume.games.architects.expansions.wonders.solo.kept import SPACES, OpponentKept
from royaume.games.architects.expansions.wonders.solo.module import ARTISANS, MODULES
from royaume.games.architects.expansions.wonders.solo.playbook import PLAYBOOK
from royaume.games.architects.solo.variant import SoloVariant
from royaume.games.architects.table import Kept
from royaume.games.architects.vocabulary import GOOD_IDS
from royaume.kernel.automatic.instructions import read_instructions
from royaume.kernel.config import Config
from royaume.kernel.data import Reader
from royaume.kernel.names import Names

SPACE = Names(GOOD_IDS[:SPACES])


def read_opponent(config: Config, data: Reader, catalogue: Catalogue) -> Kept:
    cards = deck(ARTISANS in config.expansions)
    instructions = read_instructions(data, Names(ALL_SCHEME_IDS), cards, "marker")
    marker = data.at("marker").named(SPACE)
    return OpponentKept(BOARD_IDS.index(config.solo), cards, ALL_SCHEME_IDS, instructions, marker)


SIX_OPPONENTS: Final = SoloVariant(MODULES, PLAYBOOK, read_opponent)
