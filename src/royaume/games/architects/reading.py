"""The table read back from plain data."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec

from royaume.games.architects.awaiting import note_all_awaited
from royaume.games.architects.cards.catalogue import Catalogue
from royaume.games.architects.cathedral import TOP
from royaume.games.architects.edition import Edition
from royaume.games.architects.laws import held_plans, missing_workers
from royaume.games.architects.setup import variants_of
from royaume.games.architects.table import (
    NO_ABILITIES,
    NO_FINAL_ROUND,
    ArchitectsTable,
    Player,
    index,
)
from royaume.games.architects.turn import QUIET_ROUNDS
from royaume.games.architects.vocabulary import (
    GOOD_IDS,
    GOODS,
    GUILDHALL,
    MARKET_LEFT,
    MOST_VIRTUE,
    OPEN_PLACES,
    PLACE_IDS,
    ROWS,
)
from royaume.kernel.chance import Chance
from royaume.kernel.config import Config
from royaume.kernel.data import Reader
from royaume.kernel.deck import Deck, TurningPile
from royaume.kernel.frame import Frame
from royaume.kernel.hand import Hand
from royaume.kernel.ints import filled
from royaume.kernel.names import NONE, Names, seat_names
from royaume.kernel.sorting import REST, Sorting

MANY = 10_000
GOOD = Names(GOOD_IDS[:GOODS])
OPEN_PLACE = Names(PLACE_IDS[:OPEN_PLACES])
MARKET_SPACE = Names(PLACE_IDS[MARKET_LEFT:GUILDHALL])
LEFT = [REST]  # what a pile is that is left out
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
    "quiet",
    "reset_due",
    "order_known",
)


@final
class Piles:
    """The four decks of the table, wherever the data says that their cards are."""

    def __init__(self, catalogue: Catalogue, config: Config, data: Reader, stack: list[Frame[Any]]) -> None:
        players = data.at("players").parts()
        hands = [p.at(key) for p in players for key in ("hand", "built", "pack")]
        crews = [p.at("crew") for p in players]
        drawn = [card for spot in held_plans(stack) for card in spot.cards]
        built = [number for p in players for number in p.at("built").all_named(Names(catalogue.building_ids))]
        sets = config.expansions
        standing = [number for number in catalogue.monuments_of(sets) if number in built]
        people = [*crews, data.at("row"), data.at("people", LEFT)]
        self.people = Sorting(Names(catalogue.apprentice_ids), catalogue.apprentices_of(sets), people)
        plans = [*hands, data.at("plans", LEFT)]
        self.plans = Sorting(Names(catalogue.building_ids), [*catalogue.buildings_of(sets), *standing], plans, drawn)
        rewards = [data.at("rewards", LEFT), data.at("box", LEFT)]
        self.rewards = Sorting(Names(catalogue.reward_ids), catalogue.rewards_of(sets), rewards)
        market = [data.at("small", LEFT), data.at("large", LEFT)]
        self.market = Sorting(Names(catalogue.market_ids), range(len(catalogue.market)), market)


def read_table(
    edition: Edition, config: Config, chance: Chance, data: Reader, stack: list[Frame[Any]]
) -> ArchitectsTable:
    data.only(*TABLE_KEYS)
    catalogue = edition.catalogue
    seats = config.players + (1 if config.solo else 0)
    seat = seat_names(seats)
    boards = data.at("players").parts(seats, seats)
    piles = Piles(catalogue, config, data, stack)
    columns = edition.columns_of(config)
    slots = ROWS * columns
    t = ArchitectsTable(
        rules=edition.rules_of(config),
        chance=chance,
        columns=columns,
        unused_rewards=len(catalogue.rewards_of(config.expansions)) - edition.rewards_in_play(config, seats),
        catalogue=catalogue,
        variants=variants_of(config),
        players=vec[Player](
            [read_player(catalogue, config, number, part, piles) for number, part in enumerate(boards)]
        ),
        row=filled(piles.people.row(data.at("row"), slots)),
        coins=filled(data.at("coins").numbers(0, MANY, slots, slots)),
        people=Deck(piles.people.pile(data.at("people", LEFT))),
        plans=Deck(piles.plans.pile(data.at("plans", LEFT))),
        rewards=Deck(piles.rewards.pile(data.at("rewards", LEFT))),
        box=piles.rewards.pile(data.at("box", LEFT)),
        small=TurningPile(piles.market.pile(data.at("small", LEFT))),
        large=piles.market.pile(data.at("large", LEFT)),
        market=filled([part.named(seat.or_none) for part in data.at("market").slots(MARKET_SPACE, NONE)]),
        guildhall=tuple(data.at("guildhall").all_named(seat)),
        kept=edition.kept_from(config, data.at("kept")),
        taxes=data.at("taxes").number(0, MANY),
        first=data.at("first").named(seat),
        captured_at=data.at("captured_at").bits(OPEN_PLACE),
        turns_left=data.at("turns_left").number(NO_FINAL_ROUND, seats),
        idle=data.at("idle").number(0, seats),
        quiet=data.at("quiet").number(0, QUIET_ROUNDS * seats),
        reset_due=data.at("reset_due").truth(),
        order_known=data.at("order_known").truth(),
    )
    for number, part in enumerate(boards):
        if "supply" not in part.entries():
            t.players[number].supply = missing_workers(t, number)
    note_all_awaited(t)
    return t


def read_player(catalogue: Catalogue, config: Config, seat: int, data: Reader, piles: Piles) -> Player:
    data.only(*PLAYER_KEYS)
    seats = config.players + (1 if config.solo else 0)
    data.at("automatic").truth()
    p = Player(
        automatic=seat >= config.players,
        character=data.at("character").named(Names(catalogue.character_ids).or_none),
        goods=filled([part.number(0, MANY) for part in data.at("goods").slots(GOOD, 0)]),
        at=filled([part.number(0, MANY) for part in data.at("at").slots(OPEN_PLACE, 0)]),
        held=filled([part.number(0, MANY) for part in data.at("held").slots(seat_names(seats), 0)]),
        sums=NO_ABILITIES,
        hand=Hand(piles.plans.cards(data.at("hand"))),
        built=piles.plans.cards(data.at("built")),
        crew=piles.people.cards(data.at("crew")),
        pack=Hand(piles.plans.cards(data.at("pack"))),
        trades=(),
        virtue=data.at("virtue").number(0, MOST_VIRTUE),
        supply=data.at("supply", 0).number(0, MANY),
        prison=data.at("prison").number(0, MANY),
        debts=data.at("debts").number(0, MANY),
        paid=data.at("paid").number(0, MANY),
        level=data.at("level").number(0, TOP),
        chosen=data.at("chosen").named(Names(catalogue.building_ids).or_none),
        hears=0,
        relieves=0,
        skills=0,
    )
    index(p, catalogue)
    return p
