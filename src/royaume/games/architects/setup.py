"""Setting up: piles, boards, characters, the draft, silver by turn order."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from royaume.games.architects.box import CATALOGUE, apprentices_of, buildings_of, characters_of
from royaume.games.architects.draft import ChoosingCharacter, Dealing, drafters, take_character
from royaume.games.architects.events import PLAY_BEGINS, TABLE_SET
from royaume.games.architects.gaining import gain
from royaume.games.architects.modules import kept_at_start, rules_of
from royaume.games.architects.table import (
    NO_FINAL_ROUND,
    PLAIN_BOARD,
    ArchitectsTable,
    Player,
    Variants,
)
from royaume.games.architects.turn import start_turn
from royaume.games.architects.verbs import gain_goods
from royaume.games.architects.virtue import VIRTUE_AT_START
from royaume.games.architects.vocabulary import COLUMNS, DEALING, MARKET_SPACES, NO_SEAT, ROWS, SILVER
from royaume.kernel.chance import Chance
from royaume.kernel.config import Config
from royaume.kernel.deck import Deck
from royaume.kernel.frame import Step
from royaume.kernel.ints import filled, zeros

TAXES_AT_START: Final = 4
SILVER_OF_FIRST: Final = 3
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
    t.push_step(DEALING, Dealing(0))
    if config.setup == CHARACTERS:
        hand_out_characters(t, config)
    return t


def laid_out(config: Config, chance: Chance) -> ArchitectsTable:
    """The board and the piles; nobody has anything but workers yet."""
    seats = config.players + (1 if config.solo else 0)
    people = chance.shuffled(apprentices_of(config.expansions))
    plans = chance.shuffled(buildings_of(config.expansions))
    rewards = chance.shuffled(tuple(range(len(CATALOGUE.rewards))))
    small = chance.shuffled(tuple(range(len(CATALOGUE.market))))
    slots = ROWS * COLUMNS
    kept = rewards_in_play(seats)
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
        kept_at_start(config),
        TAXES_AT_START,
        0 if config.solo else chance.below(seats),
        0,
        NO_FINAL_ROUND,
        0,
        False,
    )


def rewards_in_play(seats: i64) -> i64:
    """Two for each seat and one more, as far as there are so many."""
    return min(2 * seats + 1, len(CATALOGUE.rewards))


def hand_out_characters(t: ArchitectsTable, config: Config) -> None:
    """By chance, or chosen one after the other."""
    boards = characters_of(config.expansions)
    seats = drafters(t)
    if config.options["characters"] == CHOSEN:
        for seat in reversed(seats):
            t.push(ChoosingCharacter(seat, *unbroken_first(boards)))
        return
    dealt = t.chance.dealt(boards, len(seats))
    for i in range(len(seats)):
        take_character(t, seats[i], dealt[i])


def unbroken_first(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """How many of ascending numbers follow each other from 0 on, then the others."""
    n = 0
    while n < len(numbers) and numbers[n] == n:
        n += 1
    return (n, *numbers[n:])


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
