"""Works of Wonder as the title knows it."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.cards.catalogue import Pack
from royaume.games.architects.cards.rewards import each_card
from royaume.games.architects.events import WONDERS_EVENTS
from royaume.games.architects.expansion import Expansion
from royaume.games.architects.expansions.wonders.card_list import court_cards
from royaume.games.architects.expansions.wonders.cards import (
    APPRENTICES,
    BUILDINGS,
    CHARACTERS,
    MONUMENTS,
    REWARD_FACES,
)
from royaume.games.architects.expansions.wonders.events import EVENTS
from royaume.games.architects.expansions.wonders.frames import FRAMES
from royaume.games.architects.expansions.wonders.index import INDEXED
from royaume.games.architects.expansions.wonders.language import IDS, NOTATION
from royaume.games.architects.expansions.wonders.module import WONDERS_MODULE
from royaume.games.architects.expansions.wonders.observing import part_names
from royaume.games.architects.expansions.wonders.pending import PENDING
from royaume.games.architects.expansions.wonders.reading import read_wonders
from royaume.games.architects.expansions.wonders.refusals import REFUSALS
from royaume.games.architects.expansions.wonders.solo.card_list import scheme_cards
from royaume.games.architects.expansions.wonders.solo.variant import SIX_OPPONENTS
from royaume.games.architects.expansions.wonders.vocabulary import COLUMNS, SLOT
from royaume.games.architects.refusals import WONDERS_REFUSALS
from royaume.games.architects.vocabulary import WONDERS_ACTIONS

WONDERS: Final = Expansion(
    WONDERS_MODULE,
    Pack(WONDERS_MODULE.name, APPRENTICES, BUILDINGS, CHARACTERS, each_card(REWARD_FACES), MONUMENTS),
    slot=SLOT,
    read=read_wonders,
    frames=FRAMES,
    pending=PENDING,
    first_event=WONDERS_EVENTS,
    events=EVENTS,
    first_refusal=WONDERS_REFUSALS,
    refusals=REFUSALS,
    first_action=WONDERS_ACTIONS,
    indexed=INDEXED,
    observed=part_names(),
    ids=IDS,
    notation=NOTATION,
    listed=court_cards() + scheme_cards(),
    columns=COLUMNS,
    all_rewards=True,
    solo=SIX_OPPONENTS,
)
