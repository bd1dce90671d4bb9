"""The table read back from plain data."""

from __future__ import annotations

from royaume.games.architects.box import CATALOGUE
from royaume.games.architects.cathedral import TOP
from royaume.games.architects.modules import columns_of, kept_from, rules_of
from royaume.games.architects.setup import variants_of
from royaume.games.architects.table import (
    NO_ABILITIES,
    NO_FINAL_ROUND,
    PLAIN_BOARD,
    ArchitectsTable,
    Player,
    index,
)
from royaume.games.architects.vocabulary import (
    GOODS,
    MARKET_SPACES,
    MOST_VIRTUE,
    NO_SEAT,
    OPEN_PLACES,
    ROWS,
)
from royaume.kernel.chance import Chance
from royaume.kernel.config import Config
from royaume.kernel.data import Reader
from royaume.kernel.deck import NO_CARD, Deck
from royaume.kernel.hand import Hand
from royaume.kernel.ints import filled

MANY = 10_000
PLAYER_KEYS = (
    "automatic",
    "character",
    "goods",
    "at",
    "held",
    "hand",
    "built",
    "crew",
    "pack",
    "virtue",
    "supply",
    "prison",
    "debts",
    "paid",
    "level",
    "chosen",
)
TABLE_KEYS = (
    "players",
    "row",
    "coins",
    "people",
    "plans",
    "rewards",
    "box",
    "small",
    "large",
    "market",
    "guildhall",
    "kept",
    "taxes",
    "first",
    "captured_at",
    "turns_left",
    "idle",
    "reset_due",
    "order_known",
)


def read_table(config: Config, chance: Chance, data: Reader) -> ArchitectsTable:
    data.only(*TABLE_KEYS)
    seats = config.players + (1 if config.solo else 0)
    last_person = len(CATALOGUE.apprentices) - 1
    last_plan = len(CATALOGUE.buildings) - 1
    last_reward = len(CATALOGUE.rewards) - 1
    last_market = len(CATALOGUE.market) - 1
    columns = columns_of(config)
    slots = ROWS * columns
    return ArchitectsTable(
        rules=rules_of(config),
        chance=chance,
        catalogue=CATALOGUE,
        variants=variants_of(config),
        players=[read_player(config, seat, part) for seat, part in enumerate(data.at("players").parts(seats, seats))],
        row=filled(data.at("row").numbers(NO_CARD, last_person, slots, slots)),
        coins=filled(data.at("coins").numbers(0, MANY, slots, slots)),
        people=Deck(tuple(data.at("people").numbers(0, last_person))),
        plans=Deck(tuple(data.at("plans").numbers(0, last_plan))),
        rewards=Deck(tuple(data.at("rewards").numbers(0, last_reward))),
        box=tuple(data.at("box").numbers(0, last_reward)),
        small=tuple(data.at("small").numbers(0, last_market)),
        large=tuple(data.at("large").numbers(0, last_market)),
        market=filled(data.at("market").numbers(NO_SEAT, seats - 1, MARKET_SPACES, MARKET_SPACES)),
        guildhall=tuple(data.at("guildhall").numbers(0, seats - 1)),
        kept=kept_from(config, data.at("kept")),
        taxes=data.at("taxes").number(0, MANY),
        first=data.at("first").number(0, seats - 1),
        captured_at=data.at("captured_at").number(0, (1 << OPEN_PLACES) - 1),
        turns_left=data.at("turns_left").number(NO_FINAL_ROUND, seats),
        idle=data.at("idle").number(0, seats),
        reset_due=data.at("reset_due").truth(),
        columns=columns,
        order_known=data.at("order_known").truth(),
    )


def read_player(config: Config, seat: int, data: Reader) -> Player:
    data.only(*PLAYER_KEYS)
    seats = config.players + (1 if config.solo else 0)
    plan = len(CATALOGUE.buildings) - 1
    data.at("automatic").truth()
    p = Player(
        automatic=seat >= config.players,
        character=data.at("character").number(PLAIN_BOARD, len(CATALOGUE.characters) - 1),
        goods=filled(data.at("goods").numbers(0, MANY, GOODS, GOODS)),
        at=filled(data.at("at").numbers(0, MANY, OPEN_PLACES, OPEN_PLACES)),
        held=filled(data.at("held").numbers(0, MANY, seats, seats)),
        by=NO_ABILITIES,
        hand=Hand(tuple(data.at("hand").numbers(0, plan))),
        built=tuple(data.at("built").numbers(0, plan)),
        crew=tuple(data.at("crew").numbers(0, len(CATALOGUE.apprentices) - 1)),
        pack=Hand(tuple(data.at("pack").numbers(0, plan))),
        trades=(),
        virtue=data.at("virtue").number(0, MOST_VIRTUE),
        supply=data.at("supply").number(0, MANY),
        prison=data.at("prison").number(0, MANY),
        debts=data.at("debts").number(0, MANY),
        paid=data.at("paid").number(0, MANY),
        level=data.at("level").number(0, TOP),
        chosen=data.at("chosen").number(NO_CARD, plan),
        hears=0,
        skills=0,
    )
    index(p, CATALOGUE)
    return p
