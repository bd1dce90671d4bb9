"""What a seat sees with Works of Wonder: all of it but the order of the pile of contributions. And undoing."""

from __future__ import annotations

import json
from typing import Any

import pytest

from royaume.arena.laws import nothing_hidden_shows
from royaume.games.architects.expansions.wonders.contribution_cards import CARD_IDS
from royaume.games.architects.expansions.wonders.observing import part_names
from royaume.games.architects.table import ArchitectsTable
from royaume.kernel.chance import Dice
from royaume.kernel.observing import Observation

from ...builder import GAME, begun, draft_out, legal, play, player
from .builder import kept_of, reset, wonders_begun, wonders_table

SPECTATOR = -1
VIEWERS = [0, 1, SPECTATOR]


def seen(t: ArchitectsTable, seat: int = 0) -> dict[str, Any]:
    return dict(GAME.view(t, seat))


def court(t: ArchitectsTable, seat: int = 0) -> dict[str, Any]:
    shown: dict[str, Any] = seen(t, seat)["wonders"]
    return shown


def observed(t: ArchitectsTable, seat: int = 0) -> dict[str, int]:
    names = GAME.observation_names()
    out = Observation(len(names))
    GAME.observe(t, seat, out)
    return dict(zip(names, out.as_list(), strict=True))


# without the expansion -------------------------------------------------------------------------------


@pytest.mark.parametrize("expansions", [(), ("artisans",)])
def test_a_game_without_it_has_no_such_key(expansions: tuple[str, ...]) -> None:
    t = draft_out(begun(3, expansions=expansions))
    assert "wonders" not in seen(t)
    assert "influence" not in json.dumps(seen(t))
    assert {name: n for name, n in observed(t).items() if name.startswith("wonders.") and n} == {}


# the court ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", VIEWERS)
def test_both_open_cards_are_shown_and_of_the_pile_only_the_number(seat: int) -> None:
    t = wonders_table(player(at={"workshop": 2}), player(at={"forest": 1}), card=5, contribution=2, tokens=["gold"])
    shown = court(t, seat)["court"]
    assert (shown["consequence"], shown["contribution"], shown["cards_left"]) == ("contribution_5", "contribution_2", 5)
    assert (shown["princess"], shown["profiteer"], shown["penalty"]) == ("workshop", "forest", "lose_virtue")
    assert shown["favours"] == [{"favour": "virtue", "n": 2}]
    assert (shown["winners"], shown["hit"]) == ([0], [1])
    assert [gift["token"] for gift in shown["gifts"] if gift["laid"]] == ["gold"]
    assert shown["gifts"][3] == {"token": "gold", "influence": 2, "virtue": 0, "rewards": 1, "laid": True}


@pytest.mark.parametrize("seat", VIEWERS)
def test_no_card_of_the_pile_is_named_anywhere_in_the_view(seat: int) -> None:
    t = draft_out(wonders_begun(2))
    named = json.dumps(seen(t, seat))
    hidden = [CARD_IDS[card] for card in kept_of(t).pile.rest()]
    assert (len(hidden), [card for card in hidden if card in named]) == (5, [])


def test_the_order_of_the_pile_changes_nothing_that_is_seen_or_observed() -> None:
    t = draft_out(wonders_begun(3))
    other = t.copy()
    kept_of(other).pile.lay(tuple(reversed(kept_of(other).pile.rest())))
    for seat in (0, 1, 2, SPECTATOR):
        assert seen(other, seat) == seen(t, seat)
    for seat in (0, 1, 2):
        assert observed(other, seat) == observed(t, seat)
        assert GAME.knowledge(other, seat) == GAME.knowledge(t, seat)


@pytest.mark.parametrize("players", [2, 4])
def test_dealing_the_hidden_cards_again_shuffles_the_pile_and_nothing_that_a_player_sees(players: int) -> None:
    t = draft_out(wonders_begun(players))
    piles = set()
    for n in range(8):
        again = GAME.resample(t, 0, Dice(n))
        assert (seen(again), legal(again)) == (seen(t), legal(t))
        assert sorted(kept_of(again).pile.rest()) == sorted(kept_of(t).pile.rest())
        piles.add(kept_of(again).pile.rest())
    assert len(piles) > 1


def test_influence_wonders_and_credit_are_public() -> None:
    t = wonders_table(
        player(),
        influence=[3, 8],
        on_wonder={"stone": 3},
        wonders={"clay": 1},
        standing={"forest": "clay"},
        tokens=["wood"],
    )
    for seat in VIEWERS:
        shown = court(t, seat)
        assert (shown["influence"], shown["credit"], shown["most_influential"]) == ([3, 8], [0, 0], [1])
        clay, stone = shown["wonders"][0], shown["wonders"][2]
        assert (clay["owner"], clay["place"], clay["points"]) == (1, "forest", 14)
        assert (stone["owner"], stone["place"], stone["amount"], stone["tokens"]) == (None, None, 11, 3)


def test_what_the_active_seat_may_still_do_is_shown() -> None:
    t = wonders_table(player(clay=1), princess="workshop")
    play(t, "place workshop")
    assert (court(t, 1)["contributions"], court(t, 1)["influence_due"]) == (1, 0)
    t = wonders_table(player(), profiteer="town_centre", influence=[4])
    play(t, "place town_centre", "decline")
    assert (court(t, 1)["contributions"], court(t, 1)["influence_due"]) == (0, 1)


def test_the_keys_of_the_view() -> None:
    shown = court(wonders_table(player()))
    assert set(shown) == {
        "influence",
        "credit",
        "most_influential",
        "court",
        "wonders",
        "contributions",
        "influence_due",
    }
    assert set(shown["court"]) == {
        "consequence",
        "princess",
        "profiteer",
        "favours",
        "penalty",
        "winners",
        "hit",
        "contribution",
        "gifts",
        "cards_left",
        "past",
    }


# rewards that nobody has drawn -------------------------------------------------------------------------


def before_hiring(*rewards: str, virtue: int = 7, silver: int = 2) -> ArchitectsTable:
    """A contribution would bring 2 influence and a reward card, which is not known."""
    wish = player(silver=silver, gold=1, virtue=virtue)
    top = ["merchant_clay", "merchant_wood", "merchant_stone"]
    t = wonders_table(wish, princess="workshop", contribution=2, rewards=rewards, top=top)
    return play(t, "place workshop", "decline")


def test_what_may_be_hired_does_not_tell_which_reward_is_next() -> None:
    one = before_hiring("reward_silver", "reward_wood")
    other = before_hiring("reward_wood", "reward_silver")
    assert legal(one) == legal(other)
    assert "hire merchant_clay" in legal(one)  # the influence suffices, whatever the reward
    assert "hire merchant_wood" not in legal(one)  # silver might come, or wood
    assert nothing_hidden_shows(GAME, one, Dice(1)) == ""


def test_a_reward_that_might_put_it_out_of_reach_counts_too() -> None:
    """With more virtue a tax is not evaded any more."""
    assert "hire merchant_clay" in legal(before_hiring("reward_influence_wood", virtue=3, silver=1))
    assert "hire merchant_clay" not in legal(before_hiring("reward_influence_wood", "reward_wood", virtue=3, silver=1))


def test_looking_ahead_draws_nothing() -> None:
    t = before_hiring("reward_silver", "reward_wood")
    before = t.rewards.rest(), int(t.revealed)
    legal(t)
    assert (t.rewards.rest(), int(t.revealed)) == before
    assert t.trying is False


# observation -------------------------------------------------------------------------------------------


def test_what_is_observed_of_it() -> None:
    t = wonders_table(
        player(),
        influence=[3, 8],
        card=5,
        contribution=2,
        tokens=["wood"],
        on_wonder={"gold": 2},
        wonders={"clay": 1},
        standing={"forest": "clay"},
        pile=3,
    )
    numbers = {name.removeprefix("wonders."): n for name, n in observed(t).items() if name.startswith("wonders.")}
    assert (numbers["in_play"], numbers["cards_left"], numbers["consequence.contribution_5"]) == (1, 3, 1)
    assert (numbers["contribution.contribution_2"], numbers["token.wood"], numbers["token.clay"]) == (1, 1, 0)
    assert (numbers["tokens_on.gold_wonder"], numbers["owner.clay_wonder"], numbers["owner.gold_wonder"]) == (2, 2, 0)
    assert (numbers["wonder_at.forest"], numbers["wonder_at.quarry"]) == (1, 0)
    assert (numbers["seat+0.influence"], numbers["seat+1.influence"]) == (3, 8)
    assert sum(n for name, n in numbers.items() if name.startswith("past.")) == 2
    mine = {name.removeprefix("wonders."): n for name, n in observed(t, 1).items() if name.startswith("wonders.")}
    assert (mine["seat+0.influence"], mine["seat+1.influence"], mine["owner.clay_wonder"]) == (8, 3, 1)


def test_every_number_has_a_name_of_its_own() -> None:
    names = [name for name in GAME.observation_names() if name.startswith("wonders.")]
    assert names == part_names()
    assert len(set(names)) == len(names)


# undoing -----------------------------------------------------------------------------------------------


def revealed_by(t: ArchitectsTable, *choices: str) -> int:
    before = int(t.revealed)
    return int(play(t, *choices).revealed) - before


def test_a_contribution_can_be_undone_unless_it_draws_a_card() -> None:
    def at(**more: Any) -> ArchitectsTable:
        has = player(clay=1, gold=1)
        return play(wonders_table(has, princess="workshop", contribution=2, **more), "place workshop")

    assert revealed_by(at(), "contribute clay") == 0
    assert revealed_by(at(), "contribute gold") == 1  # a reward card
    assert revealed_by(at(influence=[4]), "contribute clay") == 1  # a building card at 5


def test_a_wonder_can_be_undone() -> None:
    t = wonders_table(player(stone=14, silver=3), influence=[5])
    assert revealed_by(t, "place guildhall", "construct stone_wonder", "wonder at forest") == 0


def test_a_reset_shows_a_card_of_the_pile_and_cannot_be_undone() -> None:
    t = wonders_table(player())
    before = int(t.revealed)
    reset(t)
    assert t.revealed >= before + 2  # a market card, and the next contribution
