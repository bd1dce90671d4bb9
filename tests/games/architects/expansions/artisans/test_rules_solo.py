"""Section 11: the solo opponents with Age of Artisans."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects.events import TAX_PAID
from royaume.games.architects.expansions.artisans.events import ADORNMENT_TAKEN, APPRENTICES_REFRESHED, CRAFT_REVEALED
from royaume.games.architects.expansions.artisans.kept import artisans_of
from royaume.games.architects.solo.kept import schemes_of
from royaume.games.architects.solo.schemes import SCHEME_IDS
from royaume.games.architects.table import ArchitectsTable
from royaume.kernel.chance import Chance

from ...builder import (
    GAME,
    asked,
    crew,
    debts,
    draft_out,
    goods,
    hand,
    legal,
    of,
    play,
    player,
    sheet,
    told,
)
from .builder import CRAFT_IDS, artisan, artisans_begun, artisans_table, craft_row, facts, stacked

OPPONENTS = ("constantine", "helena")
POINTS = {card["id"]: card["adornment"]["vp"] for card in facts("craft_cards.yaml")["cards"]}
ROW = ["craft_02_stone_statue", "craft_12_votive_candles", "craft_01_glazed_tiles", "craft_06_jewelled_altar"]
TIED = ["craft_01_glazed_tiles", "craft_06_jewelled_altar", "craft_04_gilding", "craft_02_stone_statue"]


def against(solo: str, scheme: str = "guildhall", seed: str = "tests", **more: Any) -> ArchitectsTable:
    """The human places a worker in the Forest; then the opponent follows its scheme."""
    t = artisans_table(player(), player(), solo=solo, schemes=[f"{solo}_{scheme}"], **{"craft_row": ROW, **more})
    t.chance = Chance.from_seed(seed)
    return play(t, "place forest")


def taken(t: ArchitectsTable) -> list[str]:
    return [CRAFT_IDS[card] for card in artisans_of(t).taken]


# set-up ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("solo", OPPONENTS)
def test_the_human_is_set_up_as_always_and_the_opponent_as_in_the_base_game(solo: str) -> None:
    t = artisans_begun(1, solo=solo)
    assert (asked(t), len(legal(t))) == ((0, "hiring_starter"), 8)
    draft_out(t)
    assert (of(t).supply, artisan(t), len(crew(t)), len(hand(t))) == (21, "supply", 1, 3)
    assert (of(t, 1).supply, artisan(t, 1), crew(t, 1), goods(t, 1)) == (20, None, [], {})
    assert [card is not None for card in craft_row(t)] == [True] * 4


@pytest.mark.parametrize("solo", OPPONENTS)
def test_with_two_humans_both_hire_a_starting_apprentice(solo: str) -> None:
    t = draft_out(artisans_begun(2, solo=solo))
    assert [len(crew(t, seat)) for seat in range(3)] == [1, 1, 0]
    assert [artisan(t, seat) for seat in range(3)] == ["supply", "supply", None]
    assert [of(t, seat).supply for seat in range(3)] == [21, 21, 20]


# adornments ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("solo", OPPONENTS)
def test_at_the_guildhall_it_takes_the_face_up_card_with_the_most_points(solo: str) -> None:
    assert [POINTS[card] for card in ROW] == [2, 4, 3, 1]
    t = against(solo)
    assert (t.guildhall, taken(t)) == ((1,), ["craft_12_votive_candles"])
    assert told(t, ADORNMENT_TAKEN) == [(1, CRAFT_IDS.index("craft_12_votive_candles"))]


@pytest.mark.parametrize("solo", OPPONENTS)
def test_the_row_is_refilled(solo: str) -> None:
    t = against(solo, craft_pile=["craft_24_mercy_window"])
    assert craft_row(t) == [ROW[0], "craft_24_mercy_window", ROW[2], ROW[3]]
    assert len(told(t, CRAFT_REVEALED)) == 1


def test_a_tie_is_broken_at_random() -> None:
    assert [POINTS[card] for card in TIED] == [3, 1, 3, 2]
    picks = [taken(against("constantine", seed=str(n), craft_row=TIED))[0] for n in range(30)]
    assert set(picks) == {TIED[0], TIED[2]}
    assert 5 <= picks.count(TIED[0]) <= 25


def test_the_other_card_of_a_tie_stays_face_up_in_its_place() -> None:
    t = against("constantine", craft_row=TIED, craft_pile=["craft_24_mercy_window"])
    place = TIED.index(taken(t)[0])
    assert craft_row(t) == [*TIED[:place], "craft_24_mercy_window", *TIED[place + 1 :]]


@pytest.mark.parametrize("solo", OPPONENTS)
def test_it_pays_nothing_and_never_stacks(solo: str) -> None:
    t = against(solo, guildhall=[1, 0])
    assert (t.taxes, told(t, TAX_PAID), stacked(t, 1), t.guildhall) == (4, [], 0, (1, 0, 1))
    assert goods(t, 1) == {}


def test_it_ignores_the_immediate_effect() -> None:
    for card in ("craft_16_golden_tapestry", "craft_17_gargoyles", "craft_04_gilding"):
        t = against("helena", craft_row=[card], craft_pile=[])
        assert (taken(t), debts(t), of(t, 1).virtue, goods(t, 1)) == ([card], [0, 0], 7, {})


def test_it_needs_no_building() -> None:
    t = against("constantine")
    assert (list(of(t, 1).built), taken(t)) == ([], ["craft_12_votive_candles"])  # it advances the Cathedral


def test_it_takes_one_each_time() -> None:
    t = against("helena", craft_pile=["craft_16_golden_tapestry", "craft_24_mercy_window"])
    assert taken(t) == ["craft_12_votive_candles"]
    lay_scheme(t, "helena_guildhall")
    play(t, "place forest")
    assert taken(t) == ["craft_12_votive_candles", "craft_16_golden_tapestry"]


def lay_scheme(t: ArchitectsTable, scheme: str) -> None:
    kept = schemes_of(t)
    pile = list(kept.pile.rest())
    pile.remove(SCHEME_IDS.index(scheme))
    kept.pile.lay((SCHEME_IDS.index(scheme), *pile))


@pytest.mark.parametrize("scheme", ["forest", "workshop", "town_centre", "guardhouse"])
def test_elsewhere_it_takes_none(scheme: str) -> None:
    t = against("constantine", scheme)
    assert (taken(t), craft_row(t)) == ([], ROW)


def test_with_an_empty_row_it_takes_nothing() -> None:
    wish = player(apprentices=["miner_1"])
    schemes = ["constantine_guildhall"]
    t = artisans_table(
        wish, player(), solo="constantine", schemes=schemes, guildhall=[0], craft_row=ROW[:1], craft_pile=[]
    )
    play(t, "craft tool", f"take {ROW[0]}")
    assert (t.guildhall, taken(t), craft_row(t)) == ((0, 1), [], [None] * 4)


@pytest.mark.parametrize("solo", OPPONENTS)
def test_it_scores_the_printed_points(solo: str) -> None:
    t = against(solo)
    assert (sheet(t, 1)["adornments"], sheet(t, 1)["tools"], sheet(t, 0)["adornments"]) == (4, 0, 0)
    assert GAME.scores(t)[1] == sum(sheet(t, 1).values())


def test_what_it_took_is_shown() -> None:
    t = against("helena")
    shown: Any = GAME.view(t, 0)
    assert [board["taken"] for board in shown["artisans"]["players"]] == [[], ["craft_12_votive_candles"]]
    assert shown["artisans"]["players"][1]["artisan"] is None


@pytest.mark.parametrize("solo", OPPONENTS)
def test_its_workers_set_off_refreshes(solo: str) -> None:
    t = against(solo, guildhall=[0, 1])
    assert told(t, APPRENTICES_REFRESHED) == [(1,)]


@pytest.mark.parametrize("solo", OPPONENTS)
def test_it_captures_the_artisan_with_the_others(solo: str) -> None:
    t = artisans_table(player(), player(), solo=solo, schemes=[f"{solo}_town_centre"])
    play(t, "place artisan forest")
    assert (artisan(t), int(of(t, 1).held[0])) == (1, 1)
