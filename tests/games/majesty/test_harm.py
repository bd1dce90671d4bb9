"""Choices that harm the one who makes them, as far as can be foreseen, carry a warning."""

from __future__ import annotations

from royaume import texts
from royaume.games.majesty.harm import harm
from royaume.kernel.shown import Choice, Event, Outlook

ME = 0
BUY = Choice("buy 2", "buy", {"meeples": 2})


def returned_by(seat: int) -> Outlook:
    return Outlook([Event("surplus_returned", {"seat": seat, "meeples": 2})], [])


def test_meeples_that_are_exchanged_again_at_once_are_warned_of() -> None:
    assert harm(BUY, returned_by(ME), ME) == "surplus"
    assert harm(BUY, Outlook([], []), ME) == ""
    assert harm(BUY, returned_by(1), ME) == ""


def test_whoever_does_not_buy_them_gains_by_a_surplus() -> None:
    assert harm(Choice("take", "take", {}), returned_by(ME), ME) == ""


def test_the_warning_has_a_sentence_in_both_languages() -> None:
    assert all(texts.has(language, "majesty-warning-surplus") for language in texts.LANGUAGES)
