"""An opponent's things as data, and what of them anybody may know."""

from __future__ import annotations

from typing import Any

import pytest

import royaume
from royaume import bots
from royaume.games.architects.table import ArchitectsTable
from royaume.kernel.chance import Dice
from royaume.kernel.observing import Observation

from ....builder import GAME, SCHEMES, play, player, table
from .builder import OPPONENTS, influence_of, opponents_turn, rival, solo_table, wonders_built


def halfway(solo: str, *with_: str, seed: int = 1, decisions: int = 40) -> Any:
    match = royaume.new("architects", players=1, seed=seed, expansions=["wonders", *with_], solo=solo)
    dice = Dice(seed)
    for _ in range(decisions):
        match.play_number(bots.choose("random", match.game, match.table, dice), match.to_move)
    return match


@pytest.mark.parametrize("with_", [(), ("artisans",)])
@pytest.mark.parametrize("solo", OPPONENTS)
def test_a_table_is_read_back_as_it_was(solo: str, with_: tuple[str, ...]) -> None:
    match = halfway(solo, *with_)
    data = match.to_data()
    again = royaume.from_data(data)
    assert again.to_data() == data
    kept = data["table"]["kept"][0]
    assert set(kept) <= {"pile", "revealed", "future", "marker"}
    assert rival(again.table).opponent == solo


def spoilt(**changes: Any) -> dict[str, Any]:
    data: dict[str, Any] = halfway("patron").to_data()
    data["table"]["kept"][0].update(changes)
    return data


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"marker": 5}, "marker"),
        ({"marker": "amber"}, "marker"),
        ({"future": []}, "st_|fu_"),
        ({"pile": []}, "st_|fu_"),
        ({"revealed": ["helena_quarry"]}, "helena_quarry"),
        ({"revealed": ["fu_ornament_1"]}, "fu_ornament_1"),
        ({"market": 1}, "market"),
    ],
)
def test_data_that_cannot_be_is_refused_with_a_reason(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(royaume.BadInput, match=words):
        royaume.from_data(spoilt(**changes))


def test_the_marker_may_be_named() -> None:
    assert rival(royaume.from_data(spoilt(marker="stone")).table).marker == 2


@pytest.mark.parametrize("good", ["clay", "wood", "stone", "gold", "silver"])
def test_an_opponent_with_other_goods_than_marble_is_refused(good: str) -> None:
    t = solo_table(ai=player(**{good: 1}))
    assert good in GAME.violation(t)


def test_an_opponent_with_cards_is_refused() -> None:
    assert "cards" in GAME.violation(solo_table(ai=player(apprentices=["labourer"])))


def test_a_marker_off_the_track_is_refused() -> None:
    t = solo_table()
    rival(t).marker = 7
    assert "marker" in GAME.violation(t)


# what is shown and known ----------------------------------------------------------------------------


def shown(t: ArchitectsTable, seat: int = 0) -> dict[str, Any]:
    view: Any = GAME.view(t, seat)
    return dict(view["solo"])


def test_everybody_sees_the_marker_the_discards_and_what_the_pile_holds() -> None:
    t = solo_table(solo="patron", schemes=["st_workshop", "st_princess"], marker="gold")
    play(t, "place quarry")
    seen = shown(t)
    assert (seen["opponent"], seen["seat"], seen["marker"]) == ("patron", 1, "gold")
    assert seen["discards"][0] == "st_workshop"
    assert seen["scheme"] == seen["discards"][1]
    assert (seen["schemes_left"], seen["future_left"]) == (8, 12)
    assert seen["in_pile"] == [SCHEMES[card] for card in sorted(rival(t).cards.pile.rest())]
    assert shown(t, -1) == seen


def test_opponents_of_the_house_have_neither_marker_nor_future_schemes() -> None:
    seen = shown(table(player(), player(), solo="helena"))
    assert (seen["marker"], seen["future_left"], len(seen["in_pile"])) == (None, 0, 15)
    assert seen["would_build"] is None  # the top card of the pile, which nobody knows


@pytest.mark.parametrize(
    ("solo", "marker", "influence", "marble", "expected"),
    [
        ("gossip", "clay", 12, 6, ("clay_wonder", 7, 3)),
        ("gossip", "wood", 12, 6, ("wood_wonder", 6, 4)),
        ("gossip", "clay", 6, 4, ("wood_wonder", 6, 4)),  # the first that it can pay for
        ("gossip", "gold", 6, 5, ("wood_wonder", 6, 4)),  # and on from the left
        ("gossip", "clay", 12, 2, None),
        ("gossip", "clay", 2, 12, None),
        ("aristocrat", "clay", 7, 1, ("clay_wonder", 7, 1)),  # by its power
    ],
)
def test_everybody_sees_the_wonder_that_it_would_build_and_its_price(
    solo: str, marker: str, influence: int, marble: int, expected: tuple[str, int, int] | None
) -> None:
    t = solo_table(solo=solo, marker=marker, influence=(0, influence), ai=player(marble=marble))
    seen = shown(t)["would_build"]
    assert shown(t, -1)["would_build"] == seen
    assert (seen and tuple(seen.values())) == expected


def test_the_wonder_that_it_would_build_is_the_one_that_it_builds() -> None:
    of_table: dict[str, Any] = {"marker": "stone", "influence": (0, 6), "ai": player(marble=6)}
    seen = shown(solo_table(solo="gossip", **of_table))["would_build"]
    t = opponents_turn("fu_build_1", solo="gossip", **of_table)
    assert wonders_built(t) == {seen["building"]: 1}
    assert influence_of(t) == 6 - seen["influence"]


def test_a_wonder_that_somebody_has_built_is_not_what_it_would_build() -> None:
    t = solo_table(solo="gossip", influence=(0, 12), ai=player(marble=6), wonders={"clay": 0})
    assert shown(t)["would_build"]["building"] == "wood_wonder"


def test_a_search_imagines_other_orders_of_both_piles_and_the_same_cards() -> None:
    t = solo_table(schemes=["st_workshop"])
    cards = rival(t).cards
    dealt = [rival(GAME.resample(t, 0, Dice(seed))).cards for seed in range(6)]
    assert len({other.pile.rest() for other in dealt}) > 1
    assert len({other.future.rest() for other in dealt}) > 1
    for other in dealt:
        assert sorted(other.pile.rest()) == sorted(cards.pile.rest())
        assert sorted(other.future.rest()) == sorted(cards.future.rest())


def test_the_order_of_the_piles_is_no_knowledge_and_their_cards_are() -> None:
    one, other = solo_table(schemes=["st_workshop"]), solo_table(schemes=["st_princess"])
    assert GAME.knowledge(one, 0) == GAME.knowledge(other, 0)
    swapped = solo_table(schemes=["st_workshop"])
    cards = rival(swapped).cards
    pile, future = cards.pile.rest(), cards.future.rest()
    cards.pile.lay((*pile[:-1], future[0]))
    cards.future.lay((pile[-1], *future[1:]))
    assert GAME.knowledge(swapped, 0) != GAME.knowledge(one, 0)
    assert GAME.knowledge(solo_table(schemes=["st_workshop"], marker="wood"), 0) != GAME.knowledge(one, 0)


def observed(t: ArchitectsTable) -> dict[str, int]:
    names = GAME.observation_names()
    out = Observation(len(names))
    GAME.observe(t, 0, out)
    return {name: n for name, n in zip(names, out.as_list(), strict=True) if n and name.startswith("solo.")}


def test_the_observation_names_the_opponent_its_cards_and_its_marker() -> None:
    t = solo_table(solo="enforcer", schemes=["st_workshop"], marker="gold")
    play(t, "place quarry")
    seen = observed(t)
    assert seen["solo.enforcer"] == 1
    assert (seen["solo.schemes_left"], seen["solo.future_left"], seen["solo.marker"]) == (8, 12, 4)
    assert seen["solo.revealed.st_workshop"] == 1
    assert seen["solo.in_pile.st_princess"] == 1
    assert "solo.in_pile.st_workshop" not in seen
