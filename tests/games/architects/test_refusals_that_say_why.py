"""A refusal says what really stands in the way, and cites where that is written."""

from __future__ import annotations

from royaume.games.architects.places.guildhall import ADVANCE

from .builder import cited, play, player, reason, table, why_not


def closed(*players):
    t = table(*players)
    assert why_not(t, "place guildhall") == "nothing_to_build"
    return reason(t, "place guildhall")


def test_a_closed_guildhall_names_the_virtue_that_is_missing() -> None:
    assert closed(player(hand=["well"], virtue=4, gold=1)) == "low_virtue"


def test_a_closed_guildhall_names_a_full_level() -> None:
    others = [player(level=1), player(level=1), player(level=1)]
    assert closed(player(hand=["well"], gold=1), *others) == "level_full"


def test_a_closed_guildhall_names_the_card_that_is_missing() -> None:
    assert closed(player(gold=1)) == "no_plan"


def test_a_closed_guildhall_names_a_cathedral_that_is_complete() -> None:
    assert closed(player(hand=["well"], level=5)) == "complete"


def test_beyond_the_top_of_the_cathedral_there_is_no_price() -> None:
    t = play(table(player(hand=["well"], level=5, wood=9, stone=9)), "place guildhall")
    assert why_not(t, "advance cathedral") == "cathedral_complete"
    assert t.top().price(t, ADVANCE) is None


def test_otherwise_goods_or_skills_are_missing() -> None:
    assert closed(player(hand=["well"])) == ""


def test_barracks_with_nobody_held_cite_the_construction() -> None:
    t = table(player(hand=["barracks"], clay=2, wood=6, gold=2, apprentices=["labourer"]))
    play(t, "place guildhall", "construct barracks")
    assert (why_not(t, "recover all"), reason(t, "recover all")) == ("none_held_there", "anywhere")
    assert cited(t, "recover all") == "Construire un Bâtiment"


def test_therese_and_lothaire_cite_the_construction_when_they_construct() -> None:
    t = table(player(hand=["steeple"], wood=2, gold=1, marble=1, character="therese"))
    play(t, "place guildhall", "construct steeple")
    assert (why_not(t, "pay 2 gold 0 marble"), cited(t, "pay 2 gold 0 marble")) == (
        "not_that_many",
        "Construire un Bâtiment",
    )
    t = table(player(hand=["well"], wood=1, stone=2, character="lothaire"), promos=True)
    play(t, "place guildhall", "construct well")
    assert (why_not(t, "spare stone"), cited(t, "spare stone")) == ("not_that_many", "Construire un Bâtiment")


def test_the_cathedral_cites_its_own_heading() -> None:
    t = table(player(hand=["well"], level=1, wood=4))
    play(t, "place guildhall", "advance cathedral")
    assert cited(t, "pay 0 wood 4 stone") == "Avancer le chantier de la Cathédrale"
