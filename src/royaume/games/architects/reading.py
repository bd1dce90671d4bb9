"""The table read back from plain data."""

from __future__ import annotations

from royaume.games.architects.box import CATALOGUE
from royaume.games.architects.cathedral import TOP
from royaume.games.architects.modules import kept_from, rules_of
from royaume.games.architects.setup import variants_of
from royaume.games.architects.table import (
    NO_FINAL_ROUND,
    PLAIN_BOARD,
    ArchitectsTable,
    Player,
    index,
)
from royaume.games.architects.vocabulary import (
    COLUMNS,
    GOODS,
    MARKET_SPACES,
    MOST_VIRTUE,
    NO_SEAT,
    OPEN_PLACES,
    QUESTIONS,
    ROWS,
)
from royaume.kernel.chance import Chance
from royaume.kernel.config import Config
from royaume.kernel.data import Reader
from royaume.kernel.deck import NO_CARD, Deck
from royaume.kernel.ints import filled, zeros

MANY = 10_000
ROW_SLOTS = ROWS * COLUMNS
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
)


def read_table(config: Config, chance: Chance, data: Reader) -> ArchitectsTable:
    data.only(*TABLE_KEYS)
    seats = config.players + (1 if config.solo else 0)
    last_person = len(CATALOGUE.apprentices) - 1
    last_plan = len(CATALOGUE.buildings) - 1
    last_reward = len(CATALOGUE.rewards) - 1
    last_market = len(CATALOGUE.market) - 1
    return ArchitectsTable(
        rules_of(config),
        chance,
        CATALOGUE,
        variants_of(config),
        [read_player(config, seat, part) for seat, part in enumerate(data.at("players").parts(seats, seats))],
        filled(data.at("row").numbers(NO_CARD, last_person, ROW_SLOTS, ROW_SLOTS)),
        filled(data.at("coins").numbers(0, MANY, ROW_SLOTS, ROW_SLOTS)),
        Deck(tuple(data.at("people").numbers(0, last_person))),
        Deck(tuple(data.at("plans").numbers(0, last_plan))),
        Deck(tuple(data.at("rewards").numbers(0, last_reward))),
        tuple(data.at("box").numbers(0, last_reward)),
        tuple(data.at("small").numbers(0, last_market)),
        tuple(data.at("large").numbers(0, last_market)),
        filled(data.at("market").numbers(NO_SEAT, seats - 1, MARKET_SPACES, MARKET_SPACES)),
        tuple(data.at("guildhall").numbers(0, seats - 1)),
        kept_from(config, data.at("kept")),
        data.at("taxes").number(0, MANY),
        data.at("first").number(0, seats - 1),
        data.at("captured_at").number(0, (1 << OPEN_PLACES) - 1),
        data.at("turns_left").number(NO_FINAL_ROUND, seats),
        data.at("idle").number(0, seats),
        data.at("reset_due").truth(),
    )


def read_player(config: Config, seat: int, data: Reader) -> Player:
    data.only(*PLAYER_KEYS)
    seats = config.players + (1 if config.solo else 0)
    plan = len(CATALOGUE.buildings) - 1
    data.at("automatic").truth()
    p = Player(
        seat >= config.players,
        data.at("character").number(PLAIN_BOARD, len(CATALOGUE.characters) - 1),
        filled(data.at("goods").numbers(0, MANY, GOODS, GOODS)),
        filled(data.at("at").numbers(0, MANY, OPEN_PLACES, OPEN_PLACES)),
        filled(data.at("held").numbers(0, MANY, seats, seats)),
        zeros(QUESTIONS),
        tuple(data.at("hand").numbers(0, plan)),
        tuple(data.at("built").numbers(0, plan)),
        tuple(data.at("crew").numbers(0, len(CATALOGUE.apprentices) - 1)),
        tuple(data.at("pack").numbers(0, plan)),
        (),
        data.at("virtue").number(0, MOST_VIRTUE),
        data.at("supply").number(0, MANY),
        data.at("prison").number(0, MANY),
        data.at("debts").number(0, MANY),
        data.at("paid").number(0, MANY),
        data.at("level").number(0, TOP),
        data.at("chosen").number(NO_CARD, plan),
        0,
        0,
    )
    index(p, CATALOGUE)
    return p
