"""Phase 4: hiring the card beside the Viscount."""

from __future__ import annotations

from .builder import asked, beside, discarded, goods, hand, legal, play, player, table, track


def test_the_card_beside_the_viscount_may_be_hired_for_its_value() -> None:
    t = table(player(space="lake_inner", silver=3), at="hire", townsfolk={"lake": ["friar", "miner"]})
    assert legal(t) == ["recruit nobody", "recruit friar for 2"]
    play(t, "recruit friar for 2")
    assert goods(t) == {"silver": 1}
    assert discarded(t) == ["friar"]
    assert beside(t, "lake") == ["miner"]
    assert track(t) == (1, 6)


def test_only_one_card_is_hired_in_this_phase() -> None:
    t = table(player(space="lake_inner", silver=9), at="hire", townsfolk={"lake": ["friar", "miner"]})
    play(t, "recruit friar for 2")
    assert asked(t)[1] != "recruiting"


def test_hiring_is_optional_and_not_asked_without_the_silver() -> None:
    t = table(player(space="lake_inner", silver=2), at="hire", townsfolk={"lake": ["friar"]})
    play(t, "recruit nobody")
    assert beside(t, "lake") == ["friar"]
    t = table(player(space="lake_inner", silver=1), at="hire", townsfolk={"lake": ["friar"]})
    assert asked(t)[1] != "recruiting"


def test_the_printed_card_of_an_empty_pile_cannot_be_hired_by_any_means() -> None:
    t = table(player(space="lake_inner", silver=9), at="hire", townsfolk={"lake": []})
    assert asked(t)[1] != "recruiting"
    empty = {"lake": [], "hills": [], "forest": [], "coast": [], "mountain": ["friar"]}
    t = table(player("abbot", "squire", "journeyman", hand=["lender"]), at="shift", townsfolk=empty)
    assert discarded(t) == ["journeyman", "friar"]  # the only card that is left, without a question
    empty["mountain"] = []
    t = table(player("abbot", "squire", "journeyman", hand=["lender"]), at="shift", townsfolk=empty)
    assert discarded(t) == ["journeyman"]
    assert track(t) == (1, 6)


def test_piles_are_never_refilled() -> None:
    t = table(player(space="lake_inner", silver=2), at="hire", townsfolk={"lake": ["friar"]})
    play(t, "recruit friar for 2")
    assert beside(t, "lake") == []


def test_with_the_first_workshop_a_card_may_be_discarded_on_every_hire() -> None:
    wish = player(space="lake_inner", silver=2, hand=["abbot"], slots=["workshop_1"])
    t = table(wish, at="hire", townsfolk={"lake": ["friar"]})
    play(t, "recruit friar for 2")
    assert legal(t) == ["discard none", "discard top", "discard abbot"]
    play(t, "discard abbot")
    assert discarded(t) == ["friar", "abbot"]
    assert "abbot" not in hand(t)
    wish = player("abbot", "squire", "journeyman", hand=["lender"], slots=["workshop_1"])
    t = play(table(wish, at="shift", townsfolk={"lake": ["friar"]}), "hire friar")
    assert asked(t) == (0, "discarding")
