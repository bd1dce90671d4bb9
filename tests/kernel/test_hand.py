"""Cards that only their holder knows: whoever else learns of one bars the way back."""

from __future__ import annotations

import pytest
from trial.secret_bids.draft import set_up
from trial.secret_bids.table import DraftTable

from royaume.kernel.chance import Chance
from royaume.kernel.deck import Deck
from royaume.kernel.hand import Hand, deal, pass_on


@pytest.fixture
def t() -> DraftTable:
    return set_up(2, 2, Chance.from_seed("hand"))


def test_a_card_that_is_shown_counts_as_revealed(t: DraftTable) -> None:
    assert Hand((3, 4, 5)).show(t, 0, 4).cards == (3, 5)
    assert t.revealed == 1


def test_its_holder_foresees_what_is_shown_and_nobody_else(t: DraftTable) -> None:
    for seat, foreseen in ((0, -1), (1, 0)):
        copy = t.copy()
        copy.log, copy.foreseeing = [], seat
        Hand((3,)).show(copy, 0, 3)
        assert (copy.revealed, copy.logged_before_reveal) == (1, foreseen)


def test_a_card_that_is_buried_is_no_news(t: DraftTable) -> None:
    pile = Deck((1, 2))
    assert Hand((3, 4)).bury(3, pile).cards == (4,)
    assert (pile.rest(), t.revealed) == ((1, 2, 3), 0)


def test_a_card_that_moves_stays_with_its_holder() -> None:
    pack, hand = Hand((3, 4)).move(4, Hand((9,)))
    assert (pack.cards, hand.cards) == ((3,), (9, 4))


def test_cards_that_are_dealt_count_as_revealed(t: DraftTable) -> None:
    pile = Deck((1, 2, 3))
    assert (deal(t, pile, 2).cards, deal(t, pile, 2).cards, deal(t, pile, 2).cards) == ((1, 2), (3,), ())
    assert t.revealed == 3


def test_packs_go_to_the_next_holder_who_looks_at_them(t: DraftTable) -> None:
    assert [pack.cards for pack in pass_on(t, [Hand((1,)), Hand((2,)), Hand((3,))])] == [(3,), (1,), (2,)]
    assert t.revealed == 1


def test_a_hand_never_changes() -> None:
    hand = Hand((3, 4))
    hand.take(5)
    assert (list(hand), len(hand), 4 in hand, 5 in hand) == ([3, 4], 2, True, False)


def test_a_card_that_is_not_there_cannot_leave(t: DraftTable) -> None:
    with pytest.raises(ValueError, match="no card 4"):
        Hand((3,)).show(t, 0, 4)
