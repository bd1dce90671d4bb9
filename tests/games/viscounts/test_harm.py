"""Choices that harm the one who makes them, as far as can be foreseen, carry a warning."""

from __future__ import annotations

import royaume
from royaume import texts
from royaume.games.viscounts.harm import harm
from royaume.kernel.shown import Choice, Event, Outlook

ME = 0
T = royaume.new("viscounts", players=2, seed=1).table


def event(key: str, seat: int = ME, **args: int) -> Event:
    return Event(key, {"seat": seat, **args})


def harm_of(*events: Event, key: str = "play", later: tuple[Event, ...] = ()) -> str:
    return harm(T, Choice(key, key, {}), Outlook(list(events), [], later=list(later)), ME)


def test_a_debt_is_warned_of_also_one_that_follows() -> None:
    assert harm_of(event("debt_gained")) == "debt"
    assert harm_of(later=(event("collision_resolved", space_of_track=5), event("debt_gained"))) == "debt"


def test_but_not_that_of_somebody_else_nor_that_of_the_cards_one_begins_with() -> None:
    assert harm_of(event("debt_gained", seat=1)) == ""
    assert harm_of(event("debt_gained"), key="choose_pair") == ""


def test_more_corruption_than_virtue_is_warned_of() -> None:
    assert harm_of(event("corruption_gained", n=1)) == "corruption"
    assert harm_of(event("corruption_gained", n=1), event("virtue_gained", n=1)) == ""


def test_what_a_shuffle_brings_comes_anyway() -> None:
    assert harm_of(event("cards_shuffled"), event("corruption_gained", n=1)) == ""


def test_every_warning_has_a_sentence_in_both_languages() -> None:
    for language in texts.LANGUAGES:
        for key in ("debt", "corruption", "behind"):
            assert texts.has(language, f"viscounts-warning-{key}")
