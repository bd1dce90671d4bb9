"""What a seat may know: everything on the table except the order of the deck and the cards in the box."""

from __future__ import annotations

from mypy_extensions import i64

from royaume.games.majesty.buildings import BUILDING_IDS, BUILDINGS
from royaume.games.majesty.characters import CARD_IDS, CARDS, CHARACTER_IDS, NO_CHARACTER
from royaume.games.majesty.realm import TURNS_EACH, WORKER_SPACES
from royaume.games.majesty.scoring import final_score
from royaume.games.majesty.shown import BuildingShown, CardShown, DeckShown, DisplayedShown, MajestyView, RealmShown
from royaume.games.majesty.table import DISPLAY, MajestyTable
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.deck import NO_CARD, Deck


def view(t: MajestyTable) -> MajestyView:
    """The same for every seat and for spectators: nobody holds anything in secret."""
    return MajestyView(
        turn=int(t.turn),
        turns=TURNS_EACH * int(t.seats),
        active=int(t.active),
        over=t.over,
        sides=t.sides,
        buildings=[BuildingShown(BUILDING_IDS[b], t.sides[b], int(t.buildings[b].majority)) for b in range(BUILDINGS)],
        display=[shown_in_display(t, index) for index in range(DISPLAY)],
        deck=DeckShown(int(t.deck.left()), visible_back(t)),
        realms=[shown_realm(t, seat) for seat in range(t.seats)],
    )


def visible_back(t: MajestyTable) -> int:
    """The back of the deck's top card shows its tier; 0 when the deck is empty."""
    cards = t.deck.rest()
    return 0 if len(cards) == 0 else int(CARDS[cards[0]].tier)


def shown_in_display(t: MajestyTable, index: i64) -> DisplayedShown | None:
    card = t.display[index]
    if card == NO_CARD:
        return None
    tier, meeples = int(CARDS[card].tier), int(t.display_meeples[index])
    return DisplayedShown(int(card), CARD_IDS[card], tier, characters_on(card), meeples, int(index))


def shown_card(card: i64) -> CardShown:
    return CardShown(int(card), CARD_IDS[card], int(CARDS[card].tier), characters_on(card))


def characters_on(card: i64) -> list[str]:
    face = CARDS[card]
    one = CHARACTER_IDS[face.first]
    return [one] if face.second == NO_CHARACTER else [one, CHARACTER_IDS[face.second]]


def shown_realm(t: MajestyTable, seat: i64) -> RealmShown:
    realm = t.realms[seat]
    return RealmShown(
        coins=int(realm.coins),
        meeples=int(realm.meeples),
        spaces=WORKER_SPACES,
        columns=[[shown_card(card) for card in column] for column in realm.columns()],
        infirmary=[shown_card(card) for card in realm.infirmary],
        score=int(final_score(t, seat)),
    )


def resample(t: MajestyTable, dice: Dice) -> MajestyTable:
    """Deal the unseen cards again: the tier of each card of the deck stays, or in a mixed deck that of the top card."""
    chance = Chance(dice.key())
    unseen_1 = list(chance.dealt_again(tuple([c for c in t.deck.rest() + t.box if CARDS[c].tier == 1])))
    unseen_2 = list(chance.dealt_again(tuple([c for c in t.deck.rest() + t.box if CARDS[c].tier == 2])))
    backs = [int(CARDS[c].tier) for c in t.deck.rest()]
    if is_mixed(t):
        backs = shuffled_below_the_top(backs, chance)
    deck = tuple([unseen_1.pop() if back == 1 else unseen_2.pop() for back in backs])
    return t.with_hidden(chance, Deck(deck), tuple(unseen_1))


def is_mixed(t: MajestyTable) -> bool:
    """Only the variant that mixes the tiers leaves nothing in the box."""
    return len(t.box) == 0


def shuffled_below_the_top(backs: list[int], chance: Chance) -> list[int]:
    return backs[:1] + list(chance.dealt_again(tuple(backs[1:])))
