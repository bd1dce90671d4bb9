"""Setting up: piles, boards, characters, the draft, silver by turn order."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.cards.catalogue import (
    BASE_APPRENTICES,
    BASE_BUILDINGS,
    BASE_CHARACTERS,
    CATALOGUE,
)
from royaume.games.architects.draft import ChoosingCharacter, Dealing, drafters, take_character
from royaume.games.architects.events import PLAY_BEGINS, TABLE_SET
from royaume.games.architects.gaining import gain
from royaume.games.architects.modules import rules_of
from royaume.games.architects.table import (
    NO_FINAL_ROUND,
    PLAIN_BOARD,
    ArchitectsTable,
    Player,
    Variants,
    nothing_kept,
)
from royaume.games.architects.turn import start_turn
from royaume.games.architects.verbs import gain_goods
from royaume.games.architects.virtue import VIRTUE_AT_START
from royaume.games.architects.vocabulary import COLUMNS, MARKET_SPACES, NO_SEAT, ROWS, SILVER
from royaume.kernel.chance import Chance
from royaume.kernel.config import Config
from royaume.kernel.deck import Deck
from royaume.kernel.frame import Step
from royaume.kernel.ints import filled, zeros

TAXES_AT_START: Final = 4
SILVER_OF_FIRST: Final = 3
PROMOS: Final = "promos"
CHARACTERS: Final = "characters"
CHOSEN: Final = "chosen"


def variants_of(config: Config) -> Variants:
    options = config.options
    return Variants(
        options["release_scope"] == "all",
        options["conspirator_scope"] == "capture",
        options["recover_anywhere"] == "on",
    )


def set_up(config: Config, chance: Chance) -> ArchitectsTable:
    t = laid_out(config, chance)
    t.tell(TABLE_SET, 0)
    t.push(StartingPlay(0))
    t.push(Dealing(0))
    if config.setup == CHARACTERS:
        hand_out_characters(t, config)
    return t


def laid_out(config: Config, chance: Chance) -> ArchitectsTable:
    """The board and the piles; nobody has anything but workers yet."""
    promos = PROMOS in config.expansions
    seats = config.players + (1 if config.solo else 0)
    people = chance.shuffled(pile(BASE_APPRENTICES, len(CATALOGUE.apprentices), promos))
    plans = chance.shuffled(pile(BASE_BUILDINGS, len(CATALOGUE.buildings), promos))
    rewards = chance.shuffled(tuple(range(len(CATALOGUE.rewards))))
    small = chance.shuffled(tuple(range(len(CATALOGUE.market))))
    slots = ROWS * COLUMNS
    kept = 2 * seats + 1
    return ArchitectsTable(
        rules_of(config),
        chance,
        CATALOGUE,
        variants_of(config),
        [Player.at_start(seats, VIRTUE_AT_START, seat >= config.players) for seat in range(seats)],
        filled(list(people[:slots])),
        zeros(slots),
        Deck(people, slots),
        Deck(plans),
        Deck(rewards[:kept]),
        rewards[kept:],
        small,
        (),
        filled([NO_SEAT] * MARKET_SPACES),
        (),
        nothing_kept(),
        TAXES_AT_START,
        0 if config.solo else chance.below(seats),
        0,
        NO_FINAL_ROUND,
        0,
        False,
    )


def pile(base: i64, every: i64, promos: bool) -> tuple[int, ...]:
    return tuple(range(every if promos else base))


def hand_out_characters(t: ArchitectsTable, config: Config) -> None:
    """By chance, or chosen one after the other."""
    most = len(CATALOGUE.characters) if PROMOS in config.expansions else BASE_CHARACTERS
    seats = drafters(t)
    if config.options["characters"] == CHOSEN:
        for seat in reversed(seats):
            t.push(ChoosingCharacter(seat, most))
        return
    boards = t.chance.dealt(tuple(range(most)), len(seats))
    for i in range(len(seats)):
        take_character(t, seats[i], boards[i])


@final
class StartingPlay(Step[ArchitectsTable]):
    """The draft is over: silver and the characters' things are given, and the first player begins."""

    def resolve(self, t: ArchitectsTable, a: i64) -> None:
        for k in range(t.seats):
            seat = (t.first + k) % t.seats
            if not t.players[seat].automatic:
                equip(t, seat, SILVER_OF_FIRST + k)
        t.tell(PLAY_BEGINS, t.first)
        start_turn(t, t.first)


def equip(t: ArchitectsTable, seat: i64, silver: i64) -> None:
    """A character's things, or silver by turn order."""
    character = t.players[seat].character
    if character == PLAIN_BOARD:
        gain_goods(t, seat, SILVER, silver)
        return
    for thing, n in t.catalogue.characters[character].things.items():
        gain(t, seat, thing, n)
