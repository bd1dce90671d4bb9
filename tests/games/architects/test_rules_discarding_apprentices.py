"""At most five apprentices; some may be discarded at any time of one's turn to make room."""

from __future__ import annotations

from royaume.games.architects.events import APPRENTICE_DISCARDED

from .builder import (
    APPRENTICES,
    asked,
    cited,
    crew,
    goods,
    legal,
    of,
    offered,
    play,
    player,
    table,
    told,
    why_not,
)

TOP = ["merchant_wood", "acolyte_clay"]
FIVE = ["miner_1", "miner_2", "jeweller_1", "jeweller_2", "labourer"]
SEVEN_SKILLED = ["woodcutter_1", "miner_1", "stonecutter_1"]


def test_a_sixth_apprentice_is_refused_at_the_workshop() -> None:
    t = table(player(silver=9, apprentices=FIVE), top=TOP)
    play(t, "place workshop")
    assert (why_not(t, "hire merchant_wood"), cited(t, "hire merchant_wood")) == ("no_room", "EMPLACEMENTS DU PLATEAU")


def test_a_sixth_apprentice_is_refused_at_the_market() -> None:
    t = table(player(silver=2, apprentices=FIVE), top=TOP)
    play(t, "place black_market_middle")
    assert why_not(t, "hire merchant_wood") == "no_room"
    assert "draw five" in legal(t)


def test_a_fifth_apprentice_is_welcome() -> None:
    t = table(player(silver=4, apprentices=FIVE[:4]), top=TOP)
    play(t, "place workshop", "hire merchant_wood")
    assert len(crew(t)) == 5


def test_discarding_is_offered_before_placing() -> None:
    t = table(player(apprentices=FIVE))
    assert [choice for choice in legal(t) if choice.startswith("discard")] == [f"discard apprentice {c}" for c in FIVE]
    play(t, "discard apprentice jeweller_1")
    assert asked(t) == (0, "placing")
    assert crew(t) == [card for card in FIVE if card != "jeweller_1"]


def test_discarding_is_offered_when_hiring_and_makes_room() -> None:
    t = table(player(silver=4, apprentices=FIVE), top=TOP)
    play(t, "place workshop", "discard apprentice labourer")
    assert asked(t) == (0, "hiring")
    play(t, "hire merchant_wood")
    assert crew(t) == [*FIVE[:4], "merchant_wood"]


def test_discarding_is_offered_on_the_middle_market_space() -> None:
    t = table(player(silver=2, apprentices=FIVE), top=TOP)
    play(t, "place black_market_middle", "discard apprentice miner_2", "hire acolyte_clay")
    assert crew(t) == ["miner_1", "jeweller_1", "jeweller_2", "labourer", "acolyte_clay"]


def test_it_is_offered_only_to_the_active_player() -> None:
    t = table(player(apprentices=["miner_1"]), player(apprentices=["miner_2"]))
    assert "discard apprentice miner_2" not in offered(t)
    play(t, "place quarry")
    assert "discard apprentice miner_1" not in offered(t)
    assert "discard apprentice miner_2" in legal(t)


def test_a_discarded_apprentice_goes_under_the_pile() -> None:
    t = table(player(apprentices=["miner_1", "thief"]))
    play(t, "discard apprentice thief")
    assert APPRENTICES[t.people.rest()[-1]] == "thief"
    assert told(t, APPRENTICE_DISCARDED) == [(0, APPRENTICES.index("thief"))]


def test_several_may_be_discarded() -> None:
    t = table(player(apprentices=FIVE))
    play(t, *[f"discard apprentice {card}" for card in FIVE])
    assert crew(t) == []
    assert [APPRENTICES[card] for card in t.people.rest()[-5:]] == FIVE


def test_the_virtue_of_a_discarded_apprentice_is_not_undone() -> None:
    t = table(player(silver=8), top=["acolyte_clay"], bottom=["pickpocket"])
    play(t, "place workshop", "hire acolyte_clay", "place quarry")
    assert of(t).virtue == 8
    play(t, "discard apprentice acolyte_clay")
    assert of(t).virtue == 8
    play(t, "place workshop", "hire pickpocket", "place quarry", "discard apprentice pickpocket")
    assert of(t).virtue == 7


def test_a_discarded_apprentice_no_longer_helps() -> None:
    t = table(player(apprentices=["woodcutter_1", "woodcutter_2"]))
    play(t, "discard apprentice woodcutter_1", "place forest")
    assert goods(t) == {"wood": 2}


def test_skills_of_a_discarded_apprentice_are_missing_when_constructing() -> None:
    t = table(player(hand=["keep"], apprentices=SEVEN_SKILLED, wood=5, stone=2, gold=2, virtue=4))
    assert "place guildhall" in legal(t)
    play(t, "discard apprentice miner_1")
    assert why_not(t, "place guildhall") == "nothing_to_build"


def test_nobody_has_to_discard() -> None:
    t = table(player(silver=9, apprentices=FIVE), top=TOP)
    play(t, "place workshop", "draw plans")
    assert crew(t) == FIVE
