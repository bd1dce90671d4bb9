"""The expansion's things read back from plain data."""

from __future__ import annotations

from royaume.games.architects.cards.catalogue import Catalogue
from royaume.games.architects.expansions.wonders.contribution_cards import CARD_IDS
from royaume.games.architects.expansions.wonders.kept import WondersKept
from royaume.games.architects.expansions.wonders.vocabulary import MOST_INFLUENCE, NOWHERE, TOKENS
from royaume.games.architects.expansions.wonders.wonder_cards import WONDER_IDS
from royaume.games.architects.table import Kept
from royaume.games.architects.vocabulary import GOOD_IDS, OPEN_PLACES, PLACE_IDS, WORKERS
from royaume.kernel.config import Config
from royaume.kernel.data import Reader
from royaume.kernel.deck import Deck
from royaume.kernel.ints import filled
from royaume.kernel.names import NONE, Names, seat_names
from royaume.kernel.sorting import REST, Sorting

KEYS = (
    "influence",
    "credit",
    "consequence",
    "contribution",
    "pile",
    "past",
    "tokens",
    "on_wonder",
    "owner",
    "wonder_at",
    "seized",
    "extra",
    "contributions",
    "influence_due",
    "gold_given",
)
TOKEN = Names(GOOD_IDS[:TOKENS])
CARD = Names(CARD_IDS)
WONDER = Names(WONDER_IDS)
OPEN_PLACE = Names(PLACE_IDS[:OPEN_PLACES])
PLACE_OR_NONE = Names(PLACE_IDS[:OPEN_PLACES], {NONE: NOWHERE})
MANY = 1000


def read_wonders(config: Config, data: Reader, catalogue: Catalogue) -> Kept:
    data.only(*KEYS)
    seats = config.players + (1 if config.solo else 0)
    seat = seat_names(seats)
    pile = data.at("pile", [REST])
    cards = Sorting(
        CARD, range(len(CARD_IDS)), [data.at("consequence"), data.at("contribution"), pile, data.at("past")]
    )
    owner = data.at("owner").slots(WONDER, NONE)
    where = data.at("wonder_at").slots(OPEN_PLACE, NONE)
    return WondersKept(
        influence=filled([part.number(0, MOST_INFLUENCE) for part in data.at("influence").slots(seat, 0)]),
        credit=filled([part.number(0, 1) for part in data.at("credit").slots(seat, 0)]),
        consequence=cards.card(data.at("consequence")),
        contribution=cards.card(data.at("contribution")),
        pile=Deck(cards.pile(pile)),
        past=cards.cards(data.at("past")),
        tokens=data.at("tokens").bits(TOKEN),
        on_wonder=filled([part.number(0, MANY) for part in data.at("on_wonder").slots(WONDER, 0)]),
        owner=filled([part.named(seat.or_none) for part in owner]),
        wonder_at=filled([part.named(WONDER.or_none) for part in where]),
        first_wonder=catalogue.monuments_of(config.expansions)[0],
        seized=data.at("seized").bits(OPEN_PLACE),
        extra=data.at("extra").named(PLACE_OR_NONE),
        contributions=data.at("contributions").number(0, WORKERS),
        influence_due=data.at("influence_due").number(0, WORKERS),
        gold_given=data.at("gold_given").truth(),
    )
