"""How good a table is for a seat, in tenths of a point: what a greedy player looks at.

The score as it stands, and what promises more: goods, cards that pay for actions, markers on their way, workers about
to climb. What only pays later counts by how much of the game is left.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from royaume.games.viscounts.beginning import DEBTS_ON_POVERTY, DEEDS_ON_PROSPERITY
from royaume.games.viscounts.cards.catalogue import CARDS
from royaume.games.viscounts.cards.townsfolk import NEVER
from royaume.games.viscounts.castle import CLIMBING
from royaume.games.viscounts.counting import resources
from royaume.games.viscounts.player import Player
from royaume.games.viscounts.scoring import final_score
from royaume.games.viscounts.table import NOT_YET, ViscountsTable
from royaume.games.viscounts.transcribing import ribbons
from royaume.games.viscounts.vocabulary import (
    CRIMINAL,
    FIRST_SPACE,
    ICONS,
    LAST_SPACE,
    RIBBONS,
    SECTIONS,
    SILVER,
    SLOTS,
)
from royaume.kernel.deck import NO_CARD
from royaume.kernel.ints import bit
from royaume.kernel.observing import Observation

A_POINT: Final = 10
WHOLE_GAME: Final = 10  # how much is left, at the beginning
SILVER_WORTH: Final = 4
RESOURCE_WORTH: Final = 8
ENOUGH_SILVER: Final = 8  # beyond, each is worth half
ENOUGH_RESOURCES: Final = 6
FLIPPED_WORTH: Final = 4  # towards Poverty or Prosperity, while it is not known which comes
AN_ICON: Final = 6
A_CRIMINAL: Final = 5  # pays for everything, but corrupts
AN_ABILITY: Final = 4
PLAIN_CARD: Final = 8  # less is better out of the deck
VIRTUE_WORTH: Final = 7
CORRUPTION_WORTH: Final = 9
EACH_ICON_OF_BOARD: Final = 2
ABOUT_TO_CLIMB: Final = 6
ABOUT_TO_LEAD: Final = 9
TOWARDS_BONUS: Final = 8
A_SLOT: Final = 6
# what a collision pays about, by the space where the markers meet
MEETING_WORTH: Final = vec[i64]([0, 60, 42, 24, 10, -8, -22, -40])


PROSPECTS: Final = ("points", "game_left", "goods", "flips", "track", "castle", "manuscripts", "deck", "slots")


def sum_up(t: ViscountsTable, seat: i64, out: Observation) -> None:
    """The parts of a seat's standing, one by one."""
    p = t.players[seat]
    out.add(final_score(t, seat))
    out.add(game_left(t))
    out.add(goods_worth(p))
    out.add(flips_worth(t, p))
    out.add(track_worth(p))
    out.add(castle_worth(t, seat))
    out.add(manuscripts_worth(t, p))
    out.add(deck_worth(p))
    out.add(slots_worth(p))


def worth(t: ViscountsTable, seat: i64) -> i64:
    """Its own prospects, less a little of what the best of the others has."""
    best: i64 = -1_000_000
    for other in range(t.seats):
        if other != seat:
            best = max(best, final_score(t, other) * A_POINT)
    return standing(t, seat) - best // 4


def standing(t: ViscountsTable, seat: i64) -> i64:
    p, left = t.players[seat], game_left(t)
    now = final_score(t, seat) * A_POINT + goods_worth(p) + flips_worth(t, p)
    later = track_worth(p) + castle_worth(t, seat) + manuscripts_worth(t, p) + deck_worth(p) + slots_worth(p)
    return now + later * left // WHOLE_GAME


def game_left(t: ViscountsTable) -> i64:
    """From 10 down to 1: by the end card that is nearer to being revealed; nothing in the last round."""
    if t.last_round != NOT_YET:
        return 1 if t.round < t.last_round else 0
    if t.turn == 0:
        return WHOLE_GAME
    people = t.seats
    debts = t.debts_left * WHOLE_GAME // DEBTS_ON_POVERTY[people]
    deeds = t.deeds_left * WHOLE_GAME // DEEDS_ON_PROSPERITY[people]
    return 1 + min(debts, deeds) * (WHOLE_GAME - 1) // WHOLE_GAME


def goods_worth(p: Player) -> i64:
    silver, others = p.goods[SILVER], resources(p)
    n = min(silver, ENOUGH_SILVER) * SILVER_WORTH + max(0, silver - ENOUGH_SILVER) * SILVER_WORTH // 2
    return n + min(others, ENOUGH_RESOURCES) * RESOURCE_WORTH + max(0, others - ENOUGH_RESOURCES) * RESOURCE_WORTH // 2


def flips_worth(t: ViscountsTable, p: Player) -> i64:
    """What Poverty and Prosperity may still pay for."""
    n: i64 = 0
    if not t.poverty:
        n += p.approved * FLIPPED_WORTH
    return n if t.prosperity else n + p.paid * FLIPPED_WORTH


def track_worth(p: Player) -> i64:
    """Where the markers are likely to meet; where they have met, what that pays."""
    if p.corruption == p.virtue:
        return MEETING_WORTH[p.virtue]
    return (LAST_SPACE - p.virtue) * VIRTUE_WORTH - (p.corruption - FIRST_SPACE) * CORRUPTION_WORTH


def castle_worth(t: ViscountsTable, seat: i64) -> i64:
    n: i64 = 0
    for section in range(SECTIONS):
        if t.outer(section, seat) == CLIMBING - 1:
            n += ABOUT_TO_CLIMB
        if t.inner(section, seat) == CLIMBING - 1:
            n += ABOUT_TO_LEAD
    return n


def manuscripts_worth(t: ViscountsTable, p: Player) -> i64:
    """Two of a ribbon whose Cleric Bonus nobody has."""
    n: i64 = 0
    for ribbon in range(RIBBONS):
        if not is_taken(t, ribbon) and ribbons(p.manuscripts, ribbon) == 2:
            n += TOWARDS_BONUS
    return n


def is_taken(t: ViscountsTable, ribbon: i64) -> bool:
    for p in t.players:
        if p.bonuses & bit(ribbon) != 0:
            return True
    return False


def deck_worth(p: Player) -> i64:
    """How much better than plain the own cards are on the whole, and what lies on the board now."""
    cards = p.cards.unseen() + p.cards.discarded
    total: i64 = 0
    n: i64 = 0
    for card in cards:
        total += card_worth(card)
        n += 1
    for card in p.line:
        if card != NO_CARD:
            total += card_worth(card)
            n += 1
    icons: i64 = 0
    for icon in range(ICONS):
        icons += p.icons[icon]
    return (total * A_POINT // n if n > 0 else 0) + icons * EACH_ICON_OF_BOARD


def card_worth(card: i64) -> i64:
    face = CARDS[card]
    n: i64 = -PLAIN_CARD
    for icon in range(ICONS):
        n += face.icons[icon] * (A_CRIMINAL if icon == CRIMINAL else AN_ICON)
    return n if face.ability.timing == NEVER else n + AN_ABILITY


def slots_worth(p: Player) -> i64:
    n: i64 = 0
    for slot in range(SLOTS):
        if p.slots & bit(slot) != 0:
            n += A_SLOT
    return n
