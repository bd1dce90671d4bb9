"""The table laid out: piles, boards, characters."""

from __future__ import annotations

from typing import Final

from royaume.games.architects.beginning import SettingUp
from royaume.games.architects.box import CATALOGUE, apprentices_of, buildings_of, characters_of
from royaume.games.architects.draft import ChoosingCharacter, drafters, take_character
from royaume.games.architects.events import TABLE_SET
from royaume.games.architects.modules import columns_of, kept_at_start, rules_of
from royaume.games.architects.table import NO_FINAL_ROUND, ArchitectsTable, Player, Variants, rewards_in_play
from royaume.games.architects.virtue import VIRTUE_AT_START
from royaume.games.architects.vocabulary import MARKET_SPACES, NO_SEAT, ROWS
from royaume.kernel.chance import Chance
from royaume.kernel.config import Config
from royaume.kernel.deck import Deck
from royaume.kernel.ints import filled, zeros

TAXES_AT_START: Final = 4
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
    t.push(SettingUp(0))
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
    columns = columns_of(config)
    slots = ROWS * columns
    kept = rewards_in_play(CATALOGUE, seats)
    return ArchitectsTable(
        rules=rules_of(config),
        chance=chance,
        columns=columns,
        catalogue=CATALOGUE,
        variants=variants_of(config),
        players=[Player.at_start(seats, VIRTUE_AT_START, seat >= config.players) for seat in range(seats)],
        row=filled(list(people[:slots])),
        coins=zeros(slots),
        people=Deck(people, slots),
        plans=Deck(plans),
        rewards=Deck(rewards[:kept]),
        box=rewards[kept:],
        small=small,
        large=(),
        market=filled([NO_SEAT] * MARKET_SPACES),
        guildhall=(),
        kept=kept_at_start(config),
        taxes=TAXES_AT_START,
        first=0 if config.solo else chance.below(seats),
        captured_at=0,
        turns_left=NO_FINAL_ROUND,
        idle=0,
        quiet=0,
        reset_due=False,
        order_known=False,
    )


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
