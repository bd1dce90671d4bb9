"""The options: how the documented ambiguities are decided at a table."""

from __future__ import annotations

import pytest

from royaume.kernel.errors import BadInput

from .builder import (
    GAME,
    Wish,
    asked,
    at,
    cited,
    held,
    legal,
    new_game,
    of,
    offered,
    play,
    player,
    prisons,
    table,
    why_not,
)


def test_by_default_the_letter_of_the_rulebook_holds() -> None:
    assert GAME.configure(3).options == {
        "characters": "random",
        "release_scope": "one",
        "conspirator_scope": "visit",
        "recover_anywhere": "off",
    }


@pytest.mark.parametrize("option", [{"release_scope": "two"}, {"dragons": "on"}])
def test_other_values_and_options_are_unknown(option: dict[str, str]) -> None:
    with pytest.raises(BadInput):
        new_game(2, **option)


# release_scope --------------------------------------------------------------------------


def test_a_ransom_frees_from_one_board() -> None:
    t = table(player(silver=5), player(held={0: 3}), player(held={0: 2}))
    play(t, "place guardhouse")
    assert "ransom all" not in offered(t)
    play(t, "ransom from P2")
    assert (held(t, 1), held(t, 2)) == ({}, {0: 2})


def test_with_the_option_it_frees_from_all_boards_for_one_payment() -> None:
    t = table(player(silver=5), player(held={0: 3}), player(held={0: 2, 1: 1}), release_scope="all")
    play(t, "place guardhouse")
    assert [choice for choice in legal(t) if "ransom" in choice] == ["ransom all", "ransom all by debt"]
    assert not any("ransom from" in choice for choice in offered(t))
    play(t, "ransom all")
    assert (held(t, 1), held(t, 2)) == ({}, {1: 1})
    assert (of(t).silver, t.taxes, of(t).supply) == (0, 6, 15 - 1 + 5)


def test_or_for_one_debt_and_one_virtue() -> None:
    t = table(player(), player(held={0: 3}), player(held={0: 2}), release_scope="all")
    play(t, "place guardhouse", "ransom all by debt")
    assert (of(t).debts, of(t).virtue, of(t).supply) == (1, 6, 19)


def test_with_the_option_somebody_has_to_be_held_and_the_price_paid_too() -> None:
    t = table(player(silver=5), release_scope="all")
    play(t, "place guardhouse")
    assert (why_not(t, "ransom all"), cited(t, "ransom all")) == ("none_held_there", "Le Corps de Garde")
    poor = table(player(silver=4), player(held={0: 1}), release_scope="all")
    play(poor, "place guardhouse")
    assert why_not(poor, "ransom all") == "ransom_unpayable"


# conspirator_scope ----------------------------------------------------------------------


def captor(*conspirators: str) -> Wish:
    return player(silver=9, at={"town_centre": 2}, apprentices=conspirators)


@pytest.mark.parametrize(
    ("scope", "conspirators", "paid"),
    [
        ("visit", [], 3),
        ("visit", ["conspirator_1"], 2),
        ("visit", ["conspirator_1", "conspirator_2"], 1),
        ("capture", ["conspirator_1"], 1),
        ("capture", ["conspirator_1", "conspirator_2"], 1),
    ],
)
def test_a_conspirator_saves_silver_once_a_visit_or_with_the_option_on_each_capture(
    scope: str, conspirators: list[str], paid: int
) -> None:
    rivals = [player(at={"forest": 1}) for _ in range(3)]
    t = table(captor(*conspirators), *rivals, conspirator_scope=scope)
    play(t, "place town_centre", "capture forest P2", "capture forest P3", "capture forest P4")
    assert (of(t).silver, t.taxes) == (9 - paid, 5)


@pytest.mark.parametrize("scope", ["visit", "capture"])
def test_a_conspirator_never_saves_the_tax(scope: str) -> None:
    t = table(
        player(at={"town_centre": 1}, apprentices=["conspirator_1"]), player(at={"forest": 1}), conspirator_scope=scope
    )
    play(t, "place town_centre")
    assert why_not(t, "capture forest P2") == "capture_unpayable"


# recover_anywhere -----------------------------------------------------------------------


def test_without_the_option_the_turn_passes_when_nobody_stands_on_an_open_circle() -> None:
    t = table(player(), player(prison=20))
    play(t, "place forest")
    assert asked(t) == (0, "placing")


def test_with_it_a_worker_comes_back_from_prison() -> None:
    t = table(player(), player(prison=20), recover_anywhere="on")
    play(t, "place forest")
    assert asked(t) == (1, "taking_back")
    assert legal(t) == ["take back from prison"]
    play(t, "take back from prison")
    assert (prisons(t), of(t, 1).supply) == ([0, 19], 1)


def test_or_from_the_market_or_another_board_but_never_from_the_guildhall() -> None:
    t = table(player(prison=10), player(held={0: 6}), market={"middle": 0}, guildhall=[0, 0, 0], recover_anywhere="on")
    assert of(t).supply == 0
    assert legal(t) == ["take back black_market_middle", "take back from prison", "take back from P2"]
    assert why_not(t, "take back guildhall") == "never_from_there"
    from_market = play(t.copy(), "take back black_market_middle")
    assert (list(from_market.market), of(from_market).supply) == ([-1, -1, -1], 1)
    from_board = play(t, "take back from P2")
    assert (held(from_board, 1), of(from_board).supply) == ({0: 5}, 1)


def test_with_it_the_rulebook_comes_first() -> None:
    t = table(player(prison=19, at={"forest": 1}), recover_anywhere="on")
    assert legal(t) == ["take back forest"]
    assert why_not(t, "take back from prison") == "open_place_first"
    assert cited(t, "take back from prison") == "DÉROULEMENT DE LA PARTIE, Règle Spéciale"
    play(t, "take back forest")
    assert at(t, 0, "forest") == 0


def test_with_it_no_table_is_stuck_as_long_as_somebody_can_be_taken_back() -> None:
    t = table(player(prison=19, silver=1), player(prison=20), recover_anywhere="on")
    play(t, "place black_market_left", "take back from prison")
    assert not t.over
    assert asked(t) == (0, "taking_back")


# releases by cards ----------------------------------------------------------------------


@pytest.mark.parametrize("scope", ["one", "all"])
def test_a_release_by_a_card_covers_all_boards_whatever_the_option(scope: str) -> None:
    rich = player(hand=["barracks"], apprentices=["labourer"], clay=2, wood=6, gold=2)
    t = table(rich, player(held={0: 3}), player(held={0: 2, 1: 1}), release_scope=scope)
    play(t, "place guildhall", "construct barracks", "recover all")
    assert (held(t, 1), held(t, 2)) == ({}, {1: 1})
    assert (of(t).supply, of(t).silver, t.taxes) == (15 - 1 + 5, 0, 4)
