"""What is true of every Majesty table at every moment. Words are put together only once a law is broken.

Cards neither appear nor vanish, everybody has taken a card in each own turn, the display is full up to the card just
taken, meeples beyond the worker card are gone by the end of the turn, and what waits is the rest of one activation.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from royaume.games.majesty.activation import Activating, HealingSplitCard, TradingMeeples
from royaume.games.majesty.buildings import BUILDING_IDS, HEAL, TRADE
from royaume.games.majesty.characters import CARD_IDS, CARDS, CHARACTER_IDS, KINDS, TIER_1, shows
from royaume.games.majesty.realm import TURNS_EACH, WORKER_SPACES
from royaume.games.majesty.setup import MIXED, TIER_1_KEPT, sides_of
from royaume.games.majesty.table import DISPLAY, MajestyTable
from royaume.games.majesty.turn import EndingTurn, PlacingSplitCard, StartingTurn, TakingCard
from royaume.kernel.config import Config
from royaume.kernel.deck import NO_CARD
from royaume.kernel.frame import Frame
from royaume.kernel.pending import Pending
from royaume.kernel.spots import Spot, misplaced

BELOW: Final = ["below the " + building for building in BUILDING_IDS]
MOST_COINS_A_TURN: Final = 400  # for each innkeeper as many as the largest building has: no activation brings more
MOST_MEEPLES_A_TURN: Final = 20  # a dozen by an activation, five bought, and what lies on the card comes on top
PENDING: Final = Pending(
    lowest=(StartingTurn, TakingCard, EndingTurn),
    on={
        PlacingSplitCard: (EndingTurn,),
        Activating: (EndingTurn,),
        HealingSplitCard: (Activating, EndingTurn),
        TradingMeeples: (Activating, EndingTurn),
    },
    own=(StartingTurn, TakingCard, EndingTurn, PlacingSplitCard, Activating, HealingSplitCard, TradingMeeples),
)


def violation(t: MajestyTable) -> str:
    """The first law that the table breaks, in words for a bug report; nothing when all is well."""
    return (
        cards_broken(t)
        or characters_broken(t)
        or stack_broken(t)
        or amounts_broken(t)
        or turns_broken(t)
        or display_broken(t)
    )


def contradiction(t: MajestyTable, config: Config) -> str:
    """What was agreed before the deal and is not so on the table: sides of buildings, tiers in the deck."""
    buildings = config.options["buildings"]
    if buildings != MIXED and t.sides != sides_of(buildings, t.chance):
        return f"the sides of the buildings are {t.sides}, yet {buildings} was chosen"
    boxed = boxed_by(config)
    if len(t.box) != boxed or max([int(CARDS[card].tier) for card in t.box] or [1]) > 1:
        return f"{len(t.box)} cards are in the box: at this table it holds {boxed}, all of tier 1"
    if config.options["deck"] == MIXED:
        return ""
    return tiers_broken(t)


def tiers_broken(t: MajestyTable) -> str:
    """Tier 1 lies on tier 2: nobody sees a card of tier 2 before the last one of tier 1."""
    tiers = [int(CARDS[card].tier) for card in t.deck.rest()]
    if tiers != sorted(tiers):
        return "a card of tier 2 lies above one of tier 1 in the deck"
    seen = len([card for spot in cards_seen(t) for card in spot.cards if CARDS[card].tier > 1])
    if len(tiers) > 0 and tiers[0] == 1 and seen > 0:
        return f"{seen} cards of tier 2 were turned up, yet the next of the deck is of tier 1"
    return ""


def boxed_by(config: Config) -> int:
    """How many cards go back to the box unseen."""
    return 0 if config.options["deck"] == MIXED else len(TIER_1) - TIER_1_KEPT[config.players]


def cards_broken(t: MajestyTable) -> str:
    return misplaced(cards_lying(t), list(range(len(CARDS))), CARD_IDS)


def cards_lying(t: MajestyTable) -> list[Spot]:
    return cards_seen(t) + [Spot("in the deck", t.deck.rest()), Spot("in the box", t.box)]


def cards_seen(t: MajestyTable) -> list[Spot]:
    display = tuple([int(card) for card in t.display if card != NO_CARD])
    spots = [Spot("in the display", display)]
    for seat in range(t.seats):
        realm = t.realms[seat]
        columns = realm.columns()
        for character in range(KINDS):
            spots.append(Spot(BELOW[character], columns[character], seat))
        spots.append(Spot("in the infirmary", realm.infirmary, seat))
    return spots + held_cards(t.stack)


def held_cards(stack: list[Frame[Any]]) -> list[Spot]:
    """A split card that was taken and not placed yet."""
    placing = [frame for frame in stack if isinstance(frame, PlacingSplitCard)]
    return [Spot("in the pending PlacingSplitCard", (int(frame.card),), frame.seat) for frame in placing]


def characters_broken(t: MajestyTable) -> str:
    for seat in range(t.seats):
        columns = t.realms[seat].columns()
        for character in range(KINDS):
            for card in columns[character]:
                if not shows(card, character):
                    where = BELOW[character] + " of seat " + str(int(seat))
                    return f"{CARD_IDS[card]} lies {where}, but it does not show a {CHARACTER_IDS[character]}"
    return ""


def amounts_broken(t: MajestyTable) -> str:
    for seat in range(t.seats):
        realm = t.realms[seat]
        if not 0 <= realm.coins <= MOST_COINS_A_TURN * t.turn:
            return f"seat {int(seat)} has {int(realm.coins)} coins after {int(t.turn)} turns"
        if not 0 <= realm.meeples <= room_for_meeples(t, seat):
            return f"seat {int(seat)} has {int(realm.meeples)} meeples, and room for {int(room_for_meeples(t, seat))}"
    return meeples_broken(t)


def room_for_meeples(t: MajestyTable, seat: i64) -> i64:
    """Those beyond the worker card stand beside it until the end of the own turn."""
    if seat != t.active or t.depth < 2:
        return WORKER_SPACES
    return WORKER_SPACES + MOST_MEEPLES_A_TURN + t.turn


def meeples_broken(t: MajestyTable) -> str:
    """Whoever pays lays a meeple on every card from the front on: none lies farther back on more."""
    most = t.turn
    for index in range(DISPLAY):
        meeples = t.display_meeples[index]
        if not 0 <= meeples <= most:
            return f"{int(meeples)} meeples lie on place {int(index)} of the display, where at most {int(most)} can"
        if t.display[index] == NO_CARD and meeples != 0:
            return f"a meeple lies on place {int(index)} of the display, where there is no card"
        most = meeples
    return ""


def turns_broken(t: MajestyTable) -> str:
    """Everybody has taken a card in each own turn; at the end, twelve."""
    if t.turn == 0 and t.depth > 0 and t.top().seat >= 0:
        return "a card is taken before the first turn"
    if t.turn > TURNS_EACH * t.seats:
        return f"this is turn {int(t.turn)}, and everybody has {TURNS_EACH}"
    if t.over and t.turn < TURNS_EACH * t.seats:
        return f"the game is over, yet everybody has {TURNS_EACH} turns, and this was turn {int(t.turn)}"
    for seat in range(t.seats):
        realm = t.realms[seat]
        taken = len(realm.placed) + len(realm.infirmary)
        turns = turns_had(t, seat)
        if taken != turns:
            return f"seat {int(seat)} has taken {taken} cards, and has had {int(turns)} turns by turn {int(t.turn)}"
    return ""


def turns_had(t: MajestyTable, seat: i64) -> i64:
    """Of a seat, those in which it has placed a card, counted back from the turn that is played or was the last."""
    if t.over or t.depth == 0:
        last = t.turn
        ago = (t.active - seat) % t.seats if t.over else (t.active - 1 - seat) % t.seats
    else:
        begun = t.depth > 1 and not isinstance(t.top(), PlacingSplitCard)
        last = t.turn if begun else t.turn - 1
        ago = (t.active - seat) % t.seats if begun else (t.active - 1 - seat) % t.seats
    return (last - ago + t.seats - 1) // t.seats if last > ago else 0


def display_broken(t: MajestyTable) -> str:
    """It is filled up from the deck at the end of each turn; gaps close to the front."""
    shown = len([card for card in t.display if card != NO_CARD])
    for index in range(shown):
        if t.display[index] == NO_CARD:
            return f"there is a gap on place {int(index)} of the display"
    gone = 1 if t.depth > 1 else 0
    if shown != DISPLAY - gone and (t.deck.left() > 0 or shown < DISPLAY - 1):
        return f"{shown} cards lie in the display, where {DISPLAY - gone} should"
    return ""


def stack_broken(t: MajestyTable) -> str:
    """Only the turn's owner decides, and a turn that has begun waits to be ended."""
    if t.depth == 0:
        return "" if t.over or t.turn < TURNS_EACH * t.seats else "everybody had 12 turns, yet another begins"
    if isinstance(t.frames[0], EndingTurn) != (t.depth > 1):
        return "the pending decisions are not those of a turn"
    return PENDING.broken(t) or activation_broken(t)


def activation_broken(t: MajestyTable) -> str:
    """What is asked is the effect before those that wait, of a building with a character."""
    top = t.top()
    if not isinstance(top, HealingSplitCard | TradingMeeples):
        return ""
    most = top.most if isinstance(top, TradingMeeples) else 0
    waiting = t.frames[t.depth - 2]
    if isinstance(waiting, Activating):
        asks = waiting.done > 0 and is_asked(t, waiting.building, waiting.done - 1, most)
        there = t.realms[t.active].count(waiting.building) > 0
        return "" if asks and there else f"{type(top).__name__} is no effect of the building that is activated"
    for building in range(KINDS):
        last = len(t.buildings[building].effects) - 1
        if is_asked(t, building, last, most) and t.realms[t.active].count(building) > 0:
            return ""
    return f"{type(top).__name__} is asked, yet no building ends with it"


def is_asked(t: MajestyTable, building: i64, index: i64, most: i64) -> bool:
    """Whether this effect puts the question: to heal, or to trade up to so many meeples."""
    effects = t.buildings[building].effects
    if not 0 <= index < len(effects):
        return False
    return effects[index].code == (TRADE if most > 0 else HEAL) and effects[index].meeples == most
