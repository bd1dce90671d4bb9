"""A player's own cards: drawn, played, discarded, and shuffled again."""

from __future__ import annotations

from trial.secret_bids.draft import set_up
from trial.secret_bids.table import DraftTable

from royaume.kernel.chance import Chance
from royaume.kernel.deck import NO_CARD, Deck
from royaume.kernel.hand import Hand
from royaume.kernel.own_cards import OwnCards


def table() -> DraftTable:
    return set_up(2, 2, Chance.from_seed("own cards"))


def own(
    pile: tuple[int, ...] = (7, 8, 9), hand: tuple[int, ...] = (4, 5), discarded: tuple[int, ...] = (1,)
) -> OwnCards:
    return OwnCards(Deck(pile), Hand(hand), discarded)


def test_all_cards_wherever_they_are_are_counted() -> None:
    assert own().count() == 6


def test_what_was_discarded_can_still_be_drawn() -> None:
    assert own().to_draw() == 4
    assert own(pile=()).to_draw() == 1
    assert own(pile=(), discarded=()).to_draw() == 0


def test_a_card_drawn_is_seen_by_its_holder_and_bars_the_way_back() -> None:
    t, cards = table(), own()
    cards.draw(t)
    assert (cards.hand.cards, cards.pile.rest()) == ((4, 5, 7), (8, 9))
    assert t.revealed == 1


def test_a_card_turned_up_is_in_no_place() -> None:
    t, cards = table(), own()
    assert cards.turn_up(t) == 7
    assert (cards.count(), t.revealed) == (5, 1)
    assert own(pile=()).turn_up(t) == NO_CARD


def test_a_card_shown_leaves_the_hand_and_bars_the_way_back() -> None:
    t, cards = table(), own()
    cards.show(t, 0, 4)
    assert (cards.hand.cards, cards.count()) == ((5,), 5)
    assert t.revealed == 1


def test_the_newest_discarded_card_is_the_last() -> None:
    cards = own()
    cards.discard(6)
    assert cards.discarded == (1, 6)


def test_a_card_is_picked_from_the_pile_or_from_those_discarded() -> None:
    t, cards = table(), own(hand=())
    cards.pick(t, 8)
    cards.pick(t, 1)
    assert (cards.pile.rest(), cards.discarded, t.revealed) == ((7, 9), (), 0)


def test_with_a_hand_it_is_news_that_the_pile_held_the_card_picked() -> None:
    t, cards = table(), own()
    cards.pick(t, 8)
    assert t.revealed == 1


def test_discarded_cards_and_the_rest_of_the_pile_are_shuffled_together() -> None:
    orders = set()
    for seed in range(20):
        t, cards = table(), own()
        t.chance = Chance.from_seed(str(seed))
        cards.reshuffle(t)
        assert (sorted(cards.pile.rest()), cards.discarded) == ([1, 7, 8, 9], ())
        orders.add(cards.pile.rest())
    assert len(orders) > 5


def test_others_can_work_out_pile_and_hand_together_but_not_which_is_which() -> None:
    assert own().unseen() == own(pile=(4, 5, 9), hand=(8, 7)).unseen() == (4, 5, 7, 8, 9)


def test_dealt_again_for_others_the_hand_keeps_only_its_size() -> None:
    hands = set()
    for seed in range(20):
        cards = own()
        cards.deal_again(Chance.from_seed(str(seed)), own=False)
        assert (len(cards.hand), cards.unseen(), cards.discarded) == (2, (4, 5, 7, 8, 9), (1,))
        hands.add(frozenset(cards.hand.cards))
    assert len(hands) > 3


def test_dealt_again_for_their_holder_only_the_order_of_the_pile_changes() -> None:
    piles = set()
    for seed in range(20):
        cards = own()
        cards.deal_again(Chance.from_seed(str(seed)), own=True)
        assert (cards.hand.cards, sorted(cards.pile.rest())) == ((4, 5), [7, 8, 9])
        piles.add(cards.pile.rest())
    assert len(piles) > 2


def test_what_is_dealt_again_does_not_depend_on_what_is_hidden() -> None:
    one, other = own(), own(pile=(4, 9, 8), hand=(7, 5))
    for cards in (one, other):
        cards.deal_again(Chance.from_seed("1"), own=False)
    assert one.to_data() == other.to_data()


def test_a_copy_is_independent() -> None:
    cards = own()
    copy = cards.copy()
    copy.draw(table())
    copy.discard(6)
    assert cards.to_data() == {"pile": [7, 8, 9], "hand": [4, 5], "discarded": [1]}
