"""The numbers of Age of Artisans, in the blocks that the title leaves to it."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.cards.abilities import OWN_WAY
from royaume.games.architects.vocabulary import ARTISANS_ABILITIES, ARTISANS_THINGS

SLOT: Final = 1  # where its things lie on the table
ASIDE: Final = 0  # its number among the modules that allow something around actions
NOTES: Final = 0  # its number among those that note something for the rest of a turn

CRAFT_ROOM: Final = 32  # how many craft cards the title may ever have; see the rooms of the base game

# abilities
ARTISAN_STRENGTH: Final = ARTISANS_ABILITIES  # for how many more workers the Artisan counts when placed
ARTISAN_REBATE: Final = ARTISANS_ABILITIES + 1  # silver spared on one action of the turn in which it is placed
ARTISAN_CAPTURES: Final = ARTISANS_ABILITIES + 2  # whether it captures where it is placed
TOOL_BONUS: Final = ARTISANS_ABILITIES + 3  # whether crafting a tool brings the other half of the card

# what buildings count
TOOLS: Final = ARTISANS_THINGS
ADORNMENTS: Final = ARTISANS_THINGS + 1

# what buildings do at once
CRAFTS_ADORNMENT: Final = 40
CRAFTS_TOOL: Final = 41

FOR_ARTISAN: Final = OWN_WAY  # what an ability releases is the Artisan

# pieces that are placed, besides workers
ARTISAN_PIECE: Final = 1
