"""The ten characters: what they start with, and their powers in play."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects.table import ArchitectsTable

from .builder import (
    CHARACTERS,
    at,
    begun,
    covers,
    crew,
    debts,
    draft_out,
    facts,
    finish,
    goods,
    hand,
    last_turn,
    legal,
    of,
    offered,
    play,
    player,
    prisons,
    table,
    virtues,
    why_not,
)

FACTS = facts("characters.yaml")
CARDS: dict[str, dict[str, Any]] = {row["id"]: row for row in FACTS["base"] + FACTS["promo"]}
GOODS_OF_A_START = ("clay", "wood", "stone", "gold", "marble", "silver")
RESET_SPACE = [0, 1, 0, 1, 0, 1]


def chosen(*characters: str) -> ArchitectsTable:
    """These characters are chosen, then the cards drafted."""
    t = begun(len(characters), promos=True, setup="characters", characters="chosen")
    play(t, *[f"character {character}" for character in characters])
    return draft_out(t)


# set-up -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("character", CARDS)
def test_a_character_starts_with_what_the_facts_say(character: str) -> None:
    other = "hugo" if character != "hugo" else "ada"
    t = chosen(character, other)
    start = CARDS[character]["start"]
    assert CHARACTERS[of(t).character] == character
    assert (of(t).virtue, of(t).prison) == (start["virtue"], start["workers_in_prison"])
    assert of(t).supply == 20 - start["workers_in_prison"]
    assert goods(t) == {good: start[good] for good in GOODS_OF_A_START if start.get(good)}
    assert len(hand(t)) == 3 + start.get("building_card", 0)
    assert (of(t).debts, of(t).paid) == (start.get("debt", 0), 0)


def test_the_most_virtuous_character_plays_first() -> None:
    assert chosen("rudolf", "therese", "ada").active == 2
    assert chosen("rudolf", "therese", "hugo").active == 0


def test_no_two_characters_tie_for_the_first_turn() -> None:
    starts = [row["start"]["virtue"] for row in CARDS.values()]
    assert sorted(starts) == [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]


def test_a_character_that_somebody_has_chosen_is_gone() -> None:
    t = begun(3, promos=True, setup="characters", characters="chosen")
    play(t, "character ada")
    assert sorted(legal(t)) == sorted(f"character {character}" for character in CARDS if character != "ada")


def test_only_the_base_characters_are_offered_without_the_promos() -> None:
    t = begun(2, setup="characters", characters="chosen")
    assert legal(t) == [f"character {row['id']}" for row in FACTS["base"]]


def test_random_characters_are_all_different() -> None:
    t = draft_out(begun(5, setup="characters"))
    assert sorted(CHARACTERS[p.character] for p in t.players) == ["ada", "caroline", "frederick", "rudolf", "therese"]


# powers of the base characters --------------------------------------------------------------------


@covers("therese")
@pytest.mark.parametrize(("gold", "marble"), [(1, 0), (0, 1)])
def test_therese_advances_the_cathedral_with_gold_or_marble(gold: int, marble: int) -> None:
    t = table(player(character="therese", hand=["well"], gold=gold, marble=marble), rewards=["reward_wood"])
    play(t, "place guildhall", "advance cathedral", f"pay {gold} gold {marble} marble", "discard well")
    assert (of(t).level, goods(t)) == (1, {"wood": 2})


@covers("therese")
def test_therese_constructs_with_any_mix_of_gold_and_marble() -> None:
    t = table(player(character="therese", hand=["steeple"], wood=2, gold=1, marble=2))
    play(t, "place guildhall", "construct steeple")
    assert legal(t) == ["pay 0 gold 2 marble", "pay 1 gold 1 marble"]
    play(t, "pay 0 gold 2 marble")
    assert goods(t) == {"gold": 1}


@covers("caroline")
@pytest.mark.parametrize("space", ["left", "right"])
def test_caroline_draws_a_card_whenever_she_acts_at_the_market(space: str) -> None:
    t = table(player(character="caroline", silver=3), plans=["keep", "well"])
    play(t, f"place black_market_{space}")
    assert hand(t) == ["keep"]


@covers("caroline")
def test_caroline_draws_beside_the_card_kept_of_five() -> None:
    t = table(player(character="caroline", silver=2), plans=["keep", "well", "smithy", "palace", "church", "chapel"])
    play(t, "place black_market_middle", "draw five", "keep chapel")
    assert hand(t) == ["keep", "chapel"]


@covers("ada")
def test_ada_ignores_one_tax_of_each_cost() -> None:
    t = table(player(character="ada", silver=3, virtue=11), top=["thief"], taxes=0)
    play(t, "place workshop", "hire thief")
    assert (crew(t), goods(t), t.taxes) == (["thief"], {}, 1)


@covers("ada")
def test_ada_makes_the_first_capture_for_nothing() -> None:
    t = table(player(character="ada"), player(at={"forest": 2}), taxes=0)
    play(t, "place town_centre", "capture forest P2")
    assert (of(t).held[1], t.taxes) == (2, 0)


@covers("frederick")
def test_frederick_discards_no_card_for_the_cathedral() -> None:
    t = table(player(character="frederick", hand=["well"], gold=1), rewards=["reward_wood"])
    play(t, "place guildhall", "advance cathedral")
    assert (of(t).level, hand(t), goods(t)) == (1, ["well"], {"wood": 2})


@covers("rudolf")
def test_rudolf_pays_one_silver_less_at_the_workshop_but_all_of_the_tax() -> None:
    t = table(player(character="rudolf", silver=3), top=["thief"], taxes=0)
    play(t, "place workshop", "hire thief")
    assert (crew(t), goods(t), t.taxes) == (["thief"], {}, 2)


@covers("rudolf")
def test_rudolf_may_have_six_apprentices_but_not_seven() -> None:
    five = ["thief", "labourer", "miner_1", "miner_2", "pickpocket"]
    t = table(player(character="rudolf", silver=20, apprentices=five, at={"workshop": 1}), top=["illusionist"])
    play(t, "place workshop", "hire illusionist", "place quarry", "place workshop")
    assert len(crew(t)) == 6
    assert {why for choice, why in offered(t).items() if choice.startswith("hire")} == {"no_room"}


# powers of the promo characters -------------------------------------------------------------------


@covers("lothaire")
@pytest.mark.parametrize("spared", ["wood", "stone"])
def test_lothaire_pays_one_wood_or_one_stone_less_for_a_building(spared: str) -> None:
    t = table(player(character="lothaire", hand=["well"], wood=2, stone=2))
    play(t, "place guildhall", "construct well", f"spare {spared}")
    assert goods(t) == {spared: 1, "clay": 4}


@covers("lothaire")
def test_lothaire_can_build_what_lacks_one_wood() -> None:
    t = table(player(character="lothaire", hand=["well"], wood=1, stone=2, virtue=4))
    play(t, "place guildhall", "construct well")
    assert why_not(t, "spare stone") == "not_that_many"
    play(t, "spare wood")
    assert goods(t) == {"clay": 4}


@covers("lothaire")
def test_lothaire_cannot_build_what_lacks_one_wood_and_one_stone() -> None:
    t = table(player(character="lothaire", hand=["well"], wood=1, stone=1, virtue=4))
    assert why_not(t, "place guildhall") == "nothing_to_build"


@covers("lothaire")
def test_lothaire_pays_three_for_the_second_level_of_the_cathedral() -> None:
    wish = player(character="lothaire", hand=["well"], wood=1, stone=2, level=1, virtue=5)
    t = table(wish, rewards=["reward_virtue"])
    play(t, "place guildhall", "advance cathedral", "pay 1 wood 2 stone", "discard well")
    assert (of(t).level, goods(t)) == (2, {})


@covers("lothaire")
def test_lothaire_saves_nothing_where_neither_wood_nor_stone_is_asked_for() -> None:
    t = table(player(character="lothaire", hand=["well"], virtue=5, level=2), rewards=["reward_virtue"])
    assert why_not(t, "place guildhall") == "nothing_to_build"


@covers("hugo")
@pytest.mark.parametrize(("choice", "silver", "taken"), [("take debt", 5, 1), ("pay 2 instead", 3, 0)])
def test_hugo_may_spend_two_silver_instead_of_taking_a_debt(choice: str, silver: int, taken: int) -> None:
    t = table(player(character="hugo", silver=5, hand=["betting_house"], clay=1, stone=2, gold=1))
    play(t, "place guildhall", "construct betting_house", choice)
    assert (goods(t), debts(t)) == ({"silver": silver}, [taken, 0])


@covers("hugo")
def test_hugo_takes_the_debt_without_two_silver() -> None:
    t = table(player(character="hugo", silver=1, hand=["betting_house"], clay=1, stone=2, gold=1))
    play(t, "place guildhall", "construct betting_house")
    assert (goods(t), debts(t)) == ({"silver": 1}, [1, 0])


@covers("clovis")
def test_clovis_draws_a_card_for_each_building() -> None:
    t = table(player(character="clovis", hand=["well"], wood=2, stone=2), plans=["keep"])
    play(t, "place guildhall", "construct well")
    assert hand(t) == ["keep"]


@covers("clovis")
def test_clovis_draws_nothing_for_the_cathedral() -> None:
    t = table(player(character="clovis", hand=["well"], gold=1), plans=["keep"], rewards=["reward_wood"])
    play(t, "place guildhall", "advance cathedral", "discard well")
    assert hand(t) == []


@covers("fara")
@pytest.mark.parametrize("n", [0, 1])
def test_fara_may_release_one_worker_at_a_reset(n: int) -> None:
    builder = player(hand=["well"], wood=2, stone=2)
    t = table(builder, player(character="fara", prison=3, virtue=7), guildhall=RESET_SPACE)
    play(t, "place guildhall", "construct well")
    assert legal(t) == ["release 1", "release 0"]
    play(t, f"release {n}")
    assert prisons(t) == [0, 3 - n]
    assert virtues(t) == [7, 7 if n else 6]


@covers("bertha")
def test_bertha_gains_two_more_silver_when_she_sends_captives_to_prison() -> None:
    t = table(player(character="bertha", held={1: 3}))
    play(t, "place guardhouse", "send to prison")
    assert (goods(t), prisons(t)) == ({"silver": 3 + 2}, [0, 3])


@covers("therese")
def test_a_power_works_for_its_owner_only() -> None:
    t = table(player(hand=["well"], marble=1), player(character="therese"), rewards=["reward_wood"])
    assert why_not(t, "place guildhall") == "nothing_to_build"


@covers("rudolf")
def test_other_players_keep_the_limit_of_five() -> None:
    five = ["thief", "labourer", "miner_1", "miner_2", "pickpocket"]
    t = table(player(silver=9, apprentices=five), player(character="rudolf"), top=["illusionist"])
    play(t, "place workshop")
    assert why_not(t, "hire illusionist") == "no_room"
    assert at(t, 0, "workshop") == 1


@covers("therese")
def test_therese_counts_gold_and_marble_together_at_the_end() -> None:
    t = finish(last_turn(player(character="therese", built=["castle"], gold=1, marble=3, virtue=7)))
    assert of(t).virtue == 9
