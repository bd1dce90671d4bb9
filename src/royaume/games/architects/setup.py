"""The table laid out: piles, boards, characters."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from royaume.games.architects.beginning import SettingUp
from royaume.games.architects.draft import ChoosingCharacter, drafters, take_character
from royaume.games.architects.edition import Edition
from royaume.games.architects.events import TABLE_SET
from royaume.games.architects.table import NO_FINAL_ROUND, ArchitectsTable, Player, Variants
from royaume.games.architects.virtue import VIRTUE_AT_START
from royaume.games.architects.vocabulary import MARKET_SPACES, NO_SEAT, ROWS
from royaume.kernel.chance import Chance
from royaume.kernel.config import Config
from royaume.kernel.deck import Deck, TurningPile
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
        options.get("court_gold", "") == "above_8",
    )


def set_up(edition: Edition, config: Config, chance: Chance) -> ArchitectsTable:
    t = laid_out(edition, config, chance)
    t.tell(TABLE_SET, 0)
    t.push(SettingUp(0))
    if config.setup == CHARACTERS:
        hand_out_characters(t, config)
    return t


def laid_out(edition: Edition, config: Config, chance: Chance) -> ArchitectsTable:
    """The board and the piles; nobody has anything but workers yet."""
    seats = config.players + (1 if config.solo else 0)
    catalogue = edition.catalogue
    people = chance.shuffled(catalogue.apprentices_of(config.expansions))
    plans = chance.shuffled(catalogue.buildings_of(config.expansions))
    rewards = chance.shuffled(catalogue.rewards_of(config.expansions))
    small = TurningPile(chance.shuffled(tuple(range(len(catalogue.market)))))
    columns = edition.columns_of(config)
    slots = ROWS * columns
    kept = edition.rewards_in_play(config, seats)
    return ArchitectsTable(
        rules=edition.rules_of(config),
        chance=chance,
        columns=columns,
        unused_rewards=len(rewards) - kept,
        catalogue=catalogue,
        variants=variants_of(config),
        players=vec[Player]([Player.at_start(seats, VIRTUE_AT_START, seat >= config.players) for seat in range(seats)]),
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
        kept=edition.kept_at_start(config),
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
    boards = t.catalogue.characters_of(config.expansions)
    seats = drafters(t)
    if config.options["characters"] == CHOSEN:
        n = unbroken(boards)
        for seat in reversed(seats):
            t.push(ChoosingCharacter(seat, n, boards[n:]))
        return
    dealt = t.chance.dealt(boards, len(seats))
    for i in range(len(seats)):
        take_character(t, seats[i], dealt[i])


def unbroken(numbers: tuple[int, ...]) -> int:
    """How many of ascending numbers follow each other from 0 on."""
    n = 0
    while n < len(numbers) and numbers[n] == n:
        n += 1
    return n
