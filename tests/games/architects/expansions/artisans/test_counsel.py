"""What the expansion tells a player to mind, and where it does not."""

from __future__ import annotations

from counselled import heeded, said
from royaume.games.architects.expansions.artisans.counsel import AdornmentWithinReach, ArtisanInPrison

from ...builder import LANGUAGE, play, player
from .builder import artisans_table


def test_an_artisan_in_prison_is_missed() -> None:
    adviser = ArtisanInPrison(1)
    t = artisans_table(player(prison=1), artisans={0: "prison"})
    assert said(adviser.counsel(t, 0), LANGUAGE) == ("artisan_prison", {})
    assert "place guardhouse" in heeded(t, LANGUAGE)
    assert adviser.counsel(artisans_table(player(prison=1)), 0) is None


def test_where_only_the_artisan_is_left_he_is_sent_instead_of_a_worker() -> None:
    t = artisans_table(player(prison=4, supply=1))
    assert heeded(t, LANGUAGE) == ["place artisan guardhouse"]
    play(t, "place artisan guardhouse")
    assert heeded(t, LANGUAGE) == ["release from prison"]
    assert heeded(artisans_table(player(prison=4, supply=2)), LANGUAGE) == ["place guardhouse"]


def test_an_adornment_within_reach_is_told() -> None:
    adviser = AdornmentWithinReach(1)
    rich = player(built=["academy"], hand=["smithy"], silver=5)
    t = artisans_table(rich, guildhall=[0])
    assert said(adviser.counsel(t, 0), LANGUAGE) == ("adornment", {})
    assert heeded(t, LANGUAGE) == ["craft adornment"]
    assert adviser.counsel(artisans_table(rich, guildhall=[1]), 0) is None
    assert adviser.counsel(artisans_table(player(built=["academy"], silver=4), guildhall=[0]), 0) is None
