"""Transcribe: manuscripts, their ribbons, Cleric Bonus cards, those printed on the board."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.viscounts.table import ViscountsTable

from .builder import asked, goods, icons, legal, of, play, player, sheet, story, table, tiles, track, why_not


def scribe(tile: str, ink: int = 9, **more: Any) -> ViscountsTable:
    wish = player("trader", "lender", "jeweller", space="lake_inner", ink=ink, **more)
    return table(wish, manuscripts={"lake": [tile]})


def test_a_manuscript_costs_its_cleric_icons() -> None:
    assert why_not(scribe("grey_6_buildings", ink=5), "transcribe grey_6_buildings") == "not_enough_clerics"
    t = play(scribe("grey_6_buildings", ink=6), "transcribe grey_6_buildings")
    assert tiles(t) == ["grey_6_buildings"]
    assert goods(t) == {}


def test_the_manuscript_is_that_of_the_viscounts_segment() -> None:
    t = table(player(space="hills_inner", ink=9), manuscripts={"lake": ["grey_3_flip"], "hills": ["blue_3_flip"]})
    assert [choice for choice in legal(t) if choice.startswith("transcribe")] == ["transcribe blue_3_flip"]


def test_an_instant_effect_comes_at_once() -> None:
    t = play(scribe("blue_3_silver"), "transcribe blue_3_silver")
    assert goods(t) == {"silver": 4, "ink": 6}


def test_the_next_manuscript_of_the_pile_lies_open_then() -> None:
    t = table(player(space="lake_inner", ink=3), manuscripts={"lake": ["grey_3_virtue", "grey_4_stone"]})
    play(t, "transcribe grey_3_virtue")
    assert t.manuscripts[0].left() == 1


def test_the_first_with_three_of_a_ribbon_takes_the_cleric_bonus_and_its_icon() -> None:
    t = scribe("black_6_manuscripts", manuscripts=["black_3_flip", "black_4_ink"])
    play(t, "transcribe black_6_manuscripts")
    assert of(t).bonuses == 0b10
    assert icons(t)["cleric"] == 1
    assert sheet(t)["cleric_bonus"] == 3


def test_two_of_a_ribbon_or_three_of_another_player_take_nothing() -> None:
    t = play(
        scribe("black_6_manuscripts", manuscripts=["black_3_flip", "grey_3_flip"]), "transcribe black_6_manuscripts"
    )
    assert of(t).bonuses == 0
    wish = player(
        "trader", "lender", "jeweller", space="lake_inner", ink=9, manuscripts=["black_3_flip", "black_4_ink"]
    )
    rival = player(manuscripts=["black_3_destroy", "black_4_virtue", "black_5_cleric_icons"], bonuses=["black"])
    t = play(table(wish, rival, manuscripts={"lake": ["black_6_manuscripts"]}), "transcribe black_6_manuscripts")
    assert (of(t).bonuses, of(t, 1).bonuses) == (0, 0b10)


@pytest.mark.parametrize(
    ("segment", "check"),
    [("lake", "deeds"), ("hills", "resources"), ("forest", "both"), ("coast", "virtue"), ("mountain", "flip")],
)
def test_of_a_printed_manuscript_only_the_effect_is_taken_for_three_icons(segment: str, check: str) -> None:
    wish = player("trader", "lender", "jeweller", space=f"{segment}_inner", ink=3, debts=1)
    t = table(wish, manuscripts={segment: []})
    play(t, f"transcribe at {segment}")
    assert tiles(t) == []
    if check == "deeds":
        assert of(t).deeds == 1
    elif check == "virtue":
        assert track(t) == (1, 5)
    else:
        assert track(t) == (1, 6 if check == "both" else 7)
        assert asked(t) == (0, "choosing_resource")


def test_a_printed_manuscript_may_be_transcribed_again_and_again() -> None:
    wish = player("trader", "lender", "jeweller", space="lake_inner", ink=6)
    t = play(table(wish, manuscripts={"lake": []}), "transcribe at lake")
    assert goods(t) == {"ink": 3}
    t = table(player("trader", "lender", "jeweller", space="lake_inner", ink=3), manuscripts={"lake": []})
    assert "transcribe at lake" in legal(t)


def test_abilities_after_a_transcription_come_after_its_effect() -> None:
    t = table(player("deacon_virtue", "abbot", "friar", space="lake_inner"), manuscripts={"lake": ["blue_3_silver"]})
    play(t, "transcribe blue_3_silver")
    assert story(t).index("goods_gained") < story(t).index("virtue_gained")


def test_two_free_hires_come_one_after_the_other() -> None:
    wish = player("trader", "lender", "jeweller", space="lake_inner", ink=4)
    t = table(wish, manuscripts={"lake": ["blue_4_double_hire"]}, townsfolk={"lake": ["friar", "miner"]})
    play(t, "transcribe blue_4_double_hire", "hire friar")
    assert asked(t) == (0, "hiring_free")
    play(t, "hire miner")
    assert track(t) == (1, 5)


@pytest.mark.parametrize(
    ("tiles_owned", "points"),
    [
        (["grey_3_flip"], 1),
        (["grey_3_flip", "grey_4_stone"], 2),
        (["grey_3_flip", "black_3_flip"], 4),
        (["grey_3_flip", "black_3_flip", "yellow_3_flip"], 9),
        (["grey_3_flip", "black_3_flip", "yellow_3_flip", "blue_3_flip"], 16),
        (["grey_3_flip", "black_3_flip", "grey_4_stone", "black_4_ink", "blue_3_flip"], 9 + 4),
    ],
)
def test_sets_of_different_ribbons_score_1_4_9_and_16(tiles_owned: list[str], points: int) -> None:
    assert sheet(table(player(manuscripts=tiles_owned))) == {"manuscript_sets": points}
