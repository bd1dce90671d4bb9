"""What a seat sees with Age of Artisans: all of it but the order of the craft pile."""

from __future__ import annotations

import json
from typing import Any

import pytest

from royaume.games.architects.expansions.artisans.kept import artisans_of
from royaume.games.architects.table import ArchitectsTable
from royaume.kernel.chance import Dice

from ...builder import GAME, asked, begun, draft_out, legal, play, player, table, waiting
from .builder import CRAFT_IDS, artisans_begun, artisans_table, craft_row

SPECTATOR = -1


def seen(t: ArchitectsTable, seat: int = 0) -> dict[str, Any]:
    return dict(GAME.view(t, seat))


def artisans_seen(t: ArchitectsTable, seat: int = 0) -> dict[str, Any]:
    shown: dict[str, Any] = seen(t, seat)["artisans"]
    return shown


# without the expansion -------------------------------------------------------------------------------


@pytest.mark.parametrize("solo", ["", "helena"])
def test_a_base_game_has_no_such_key(solo: str) -> None:
    t = begun(1 if solo else 3, solo=solo)
    assert "artisans" not in seen(t)
    draft_out(t)
    assert [key for key in seen(t) if "artisan" in key] == []
    assert "artisans" not in seen(table(player(), promos=True))


def test_nothing_of_the_expansion_is_named_in_a_base_game() -> None:
    text = json.dumps(seen(draft_out(begun(5))))
    assert "craft_" not in text
    assert "adornment" not in text


# the craft cards -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_the_row_is_open_and_of_the_pile_only_the_number_is_shown(seat: int) -> None:
    t = draft_out(artisans_begun(2))
    assert (artisans_seen(t, seat)["craft_row"], artisans_seen(t, seat)["crafts_left"]) == (craft_row(t), 20)


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_no_card_of_the_craft_pile_is_named_anywhere_in_the_view(seat: int) -> None:
    t = draft_out(artisans_begun(2))
    named = json.dumps(seen(t, seat))
    hidden = [CRAFT_IDS[card] for card in artisans_of(t).pile.rest()]
    assert len(hidden) == 20
    assert [card for card in hidden if card in named] == []


def test_the_order_of_the_craft_pile_changes_nothing_that_is_seen() -> None:
    t = draft_out(artisans_begun(3))
    other = t.copy()
    artisans_of(other).pile.lay(tuple(reversed(artisans_of(other).pile.rest())))
    assert artisans_of(other).pile.rest() != artisans_of(t).pile.rest()
    for seat in (0, 1, 2, SPECTATOR):
        assert seen(other, seat) == seen(t, seat)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_dealing_the_hidden_cards_again_shuffles_the_pile_and_nothing_that_a_player_sees(players: int) -> None:
    t = draft_out(artisans_begun(players))
    piles = set()
    for n in range(8):
        again = GAME.resample(t, 0, Dice(n))
        assert (seen(again), legal(again)) == (seen(t), legal(t))
        assert sorted(artisans_of(again).pile.rest()) == sorted(artisans_of(t).pile.rest())
        piles.add(artisans_of(again).pile.rest())
    assert len(piles) > 1


def test_the_gaps_of_a_shrunken_row_are_shown() -> None:
    t = artisans_table(player(apprentices=["miner_1"]), guildhall=[0], craft_row=CRAFT_IDS[:2], craft_pile=[])
    play(t, "craft tool", f"take {CRAFT_IDS[0]}")
    assert (artisans_seen(t)["craft_row"], artisans_seen(t)["crafts_left"]) == ([None, CRAFT_IDS[1], None, None], 0)


def test_a_card_turned_up_ends_what_can_be_undone() -> None:
    t = artisans_table(player(apprentices=["miner_1"]), guildhall=[0], craft_row=CRAFT_IDS[:4])
    play(t, "craft tool")
    before = int(t.revealed)
    play(t, f"take {CRAFT_IDS[0]}")
    assert t.revealed == before + 1


# the boards ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_tools_and_adornments_are_public(seat: int) -> None:
    t = artisans_table(
        player(apprentices=["jeweller_1", "thief"], built=["well", "smithy"]),
        player(),
        tools={"jeweller_1": "purse"},
        adornments={"smithy": "craft_01_glazed_tiles"},
    )
    mine, other = artisans_seen(t, seat)["players"]
    assert (mine["tools"], mine["adornments"]) == ({"jeweller_1": "craft_04_gilding"}, {"smithy": CRAFT_IDS[0]})
    assert (other["tools"], other["adornments"], other["taken"]) == ({}, {}, [])


def test_tools_used_this_turn_are_shown_until_it_is_over() -> None:
    wish = player(apprentices=["debt_collector_wood"], silver=12, debts=2, at={"guardhouse": 1})
    t = artisans_table(wish, tools={"debt_collector_wood": "purse"})
    play(t, "place guardhouse", "pay debt", "use craft_04_gilding")
    assert artisans_seen(t, 1)["players"][0]["used"] == ["craft_04_gilding"]
    play(t, "stop")
    assert artisans_seen(t, 1)["players"][0]["used"] == []


def test_tools_that_left_the_game_are_shown() -> None:
    t = artisans_table(player(apprentices=["jeweller_1"]), tools={"jeweller_1": "purse"})
    assert artisans_seen(t)["removed"] == []
    play(t, "discard apprentice jeweller_1")
    assert artisans_seen(t, 1)["removed"] == ["craft_04_gilding"]


@pytest.mark.parametrize(("virtue", "cost"), [(7, 5), (3, 4), (1, 3)])
def test_the_price_of_an_adornment_is_shown_to_whoever_looks(virtue: int, cost: int) -> None:
    t = artisans_table(player(), player(virtue=virtue))
    costs = [artisans_seen(t, seat)["adornment_cost"] for seat in (0, 1, SPECTATOR)]
    assert costs == [5, cost, None]


def test_a_refresh_that_is_due_is_shown() -> None:
    cards = ["well", "smithy", "keep", "castle", "armoury", "aqueduct", "steeple", "tavern"]
    t = artisans_table(player(wood=2, stone=2, hand=cards), guildhall=[0, 1])
    assert artisans_seen(t)["refresh_due"] is False
    play(t, "place guildhall", "construct well")
    assert artisans_seen(t, 1)["refresh_due"] is True


def test_workers_are_counted_with_the_artisan() -> None:
    t = artisans_table(player(at={"forest": 2}, prison=1), player(held={0: 1}), artisans={0: "forest"})
    shown = seen(t, 1)
    assert (shown["places"]["forest"], shown["prison"]) == ([2, 0], [1, 0])
    assert (shown["players"][0]["supply"], shown["players"][1]["captives"]) == (17, [1, 0])


def test_the_keys_of_the_view() -> None:
    shown = artisans_seen(artisans_table(player()))
    assert set(shown) == {
        "craft_row",
        "crafts_left",
        "adornment_cost",
        "stacked",
        "refreshes",
        "refresh_due",
        "removed",
        "grace",
        "players",
    }
    assert set(shown["players"][0]) == {"artisan", "tools", "adornments", "taken", "used"}


# phases ----------------------------------------------------------------------------------------------


def test_the_phases_before_the_first_turn() -> None:
    t = artisans_begun(2, setup="characters", characters="chosen")
    phases = [seen(t)["phase"]]
    play(t, "character walaric", "character ada")
    while phases[-1] != "play":
        phases.append(seen(t)["phase"])
        if t.turn == 0:
            seat = waiting(t)[0]
            play(t, legal(t, seat)[0], seat=seat)
    order = [phase for i, phase in enumerate(phases) if i == 0 or phases[i - 1] != phase]
    assert order == ["characters", "starters", "draft", "starting_tool", "play"]


def test_who_begins_is_shown_from_the_starting_apprentices_on() -> None:
    t = artisans_begun(3)
    assert asked(t)[1] == "hiring_starter"
    assert [seen(t, seat)["first"] for seat in (0, 1, 2, SPECTATOR)] == [t.first] * 4


def test_apprentices_taken_as_starters_leave_gaps_in_the_view() -> None:
    t = artisans_begun(3)
    play(t, legal(t)[1])
    rows = seen(t)["workshop"]["rows"]
    assert [card is None for card in rows[0] + rows[1]] == [False, True] + [False] * 6
