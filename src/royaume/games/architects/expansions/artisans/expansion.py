"""Age of Artisans as the title knows it."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.cards.catalogue import Pack
from royaume.games.architects.events import ARTISANS_EVENTS
from royaume.games.architects.expansion import Expansion
from royaume.games.architects.expansions.artisans.card_list import craft_cards
from royaume.games.architects.expansions.artisans.cards import APPRENTICES, BUILDINGS, CHARACTERS
from royaume.games.architects.expansions.artisans.events import EVENTS
from royaume.games.architects.expansions.artisans.frames import FRAMES
from royaume.games.architects.expansions.artisans.index import INDEXED
from royaume.games.architects.expansions.artisans.language import IDS, NOTATION
from royaume.games.architects.expansions.artisans.module import ARTISANS_MODULE
from royaume.games.architects.expansions.artisans.observing import part_names
from royaume.games.architects.expansions.artisans.pending import PENDING
from royaume.games.architects.expansions.artisans.reading import read_artisans
from royaume.games.architects.expansions.artisans.refusals import REFUSALS
from royaume.games.architects.expansions.artisans.vocabulary import SLOT
from royaume.games.architects.refusals import ARTISANS_REFUSALS
from royaume.games.architects.vocabulary import ARTISANS_ACTIONS

ARTISANS: Final = Expansion(
    ARTISANS_MODULE,
    Pack(ARTISANS_MODULE.name, APPRENTICES, BUILDINGS, CHARACTERS),
    slot=SLOT,
    read=read_artisans,
    frames=FRAMES,
    pending=PENDING,
    first_event=ARTISANS_EVENTS,
    events=EVENTS,
    first_refusal=ARTISANS_REFUSALS,
    refusals=REFUSALS,
    first_action=ARTISANS_ACTIONS,
    indexed=INDEXED,
    observed=part_names(),
    ids=IDS,
    notation=NOTATION,
    listed=craft_cards(),
    most_players=6,
)
