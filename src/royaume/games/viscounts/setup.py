"""Setting up: the ring, the castle, Townsfolk and manuscripts, everybody's board, the pairs to choose from."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.viscounts.beginning import TAKING_PAIRS
from royaume.games.viscounts.board import sites_for
from royaume.games.viscounts.cards.catalogue import HERO_CARDS, NEUTRAL_CARDS, starters_of
from royaume.games.viscounts.cards.manuscripts import MANUSCRIPTS
from royaume.games.viscounts.cards.player_cards import PLAYER_CARDS
from royaume.games.viscounts.events import TABLE_SET
from royaume.games.viscounts.modules import rules_of
from royaume.games.viscounts.player import Player
from royaume.games.viscounts.solo.beginning import opponent_at_start
from royaume.games.viscounts.table import Ring, Variants, ViscountsTable, empty_castle, no_buildings
from royaume.games.viscounts.vocabulary import GREY, SEGMENTS, SITES
from royaume.kernel.chance import Chance
from royaume.kernel.config import Config
from royaume.kernel.deck import OpenPile

GREY_BACKED: Final = tuple([i for i in range(len(MANUSCRIPTS)) if MANUSCRIPTS[i].back == GREY])
BLACK_BACKED: Final = tuple([i for i in range(len(MANUSCRIPTS)) if MANUSCRIPTS[i].back != GREY])
FIRST_IN_SOLO: Final = 0


def set_up(config: Config, chance: Chance) -> ViscountsTable:
    """The last seat is an opponent's, if one plays."""
    people = config.players
    ring = Ring(chance.shuffled(tuple(range(SEGMENTS))), chance.below(SEGMENTS))
    players = [Player.at_start(chance.shuffled(starters_of(seat))) for seat in range(people)]
    if config.solo:
        players.append(Player.at_start((), automatic=True))
    t = ViscountsTable(
        rules_of(config.solo),
        chance,
        variants_of(config),
        ring,
        sites_for(people),
        FIRST_IN_SOLO if config.solo else chance.below(people),
        vec[Player](players),
        townsfolk_piles(chance),
        manuscript_piles(chance),
        no_buildings(SITES),
        empty_castle(),
    )
    if config.solo:
        t.opponent = opponent_at_start(config.solo, int(config.options["difficulty"]), chance)
    lay_out_pairs(t, people + 1)
    t.push(TAKING_PAIRS[(t.first + t.seats - 1) % t.seats])
    t.notify(TABLE_SET, t.seats - 1)
    return t


def variants_of(config: Config) -> Variants:
    return Variants(config.options["card_8_scope"] == "space", config.options["three_card_shuffle_check"] == "on")


def townsfolk_piles(chance: Chance) -> vec[OpenPile]:
    """Five, as equal as possible."""
    cards = chance.shuffled(NEUTRAL_CARDS)
    piles: list[OpenPile] = []
    at = 0
    for segment in range(SEGMENTS):
        n = len(cards) // SEGMENTS + (1 if segment < len(cards) % SEGMENTS else 0)
        piles.append(OpenPile(cards[at : at + n]))
        at += n
    return vec[OpenPile](piles)


def manuscript_piles(chance: Chance) -> vec[OpenPile]:
    """A tile with a grey back on six with black ones."""
    tops = chance.shuffled(GREY_BACKED)
    below = chance.shuffled(BLACK_BACKED)
    n = len(below) // SEGMENTS
    return vec[OpenPile]([OpenPile((tops[i],) + below[i * n : (i + 1) * n]) for i in range(SEGMENTS)])


def lay_out_pairs(t: ViscountsTable, n: i64) -> None:
    """One pair more than people, open; the other Heroes are out of the game."""
    t.pairs = tuple(t.chance.dealt(tuple(range(len(PLAYER_CARDS))), n)[:n])
    heroes = t.chance.dealt(HERO_CARDS, n)
    t.heroes = tuple(heroes[:n])
    t.removed = tuple(sorted(heroes[n:]))
