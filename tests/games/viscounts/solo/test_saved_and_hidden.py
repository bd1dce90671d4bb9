"""Solo tables saved and read back, what is shown of an opponent, and what stays hidden."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.arena import laws
from royaume.games.viscounts.table import ViscountsTable
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.choices import Choices
from royaume.kernel.data import Reader
from royaume.kernel.errors import BadInput
from royaume.kernel.playout import random_choice
from royaume.kernel.state import read_state, state_hash, state_to_data

from .builder import AI, FACTS, GAME, OPPONENTS, YOU, board, gains, kept, solo_table, turn, your_turn


def shown(t: ViscountsTable) -> dict[str, Any]:
    opponent = GAME.view(t, YOU)["opponent"]
    assert isinstance(opponent, dict)
    return opponent


@pytest.mark.parametrize("solo", OPPONENTS)
@pytest.mark.parametrize("difficulty", ["0", "2"])
def test_all_laws_hold_in_random_games(solo: str, difficulty: str) -> None:
    config = GAME.configure(1, (), solo, "", {"difficulty": difficulty})
    t, dice, out, n = GAME.begin(config, Chance.from_seed(solo)), Dice(3), Choices(), 0
    while not t.over:
        law = laws.every_law(GAME, config, t, Dice(n)) if n % 9 == 0 else laws.broken(GAME, t)
        assert law == ""
        t.play(random_choice(t, dice, out))
        n += 1
    assert laws.every_law(GAME, config, t, dice) == ""


def as_in_play(t: ViscountsTable) -> ViscountsTable:
    """Turns go round, and nobody has taken anything of Poverty and Prosperity."""
    t.turn += (int(t.active) - int(t.turn) + 1) % 2
    t.round = (t.turn - 1) // 2 + 1
    t.debts_left = t.deeds_left = 12
    return t


def test_a_table_in_the_middle_of_its_turn_is_read_back() -> None:
    """You are asked whether to rearrange; its option comes afterwards."""
    config = GAME.configure(1, (), "cleric")
    you = board(space="hills_right", line=["abbot", "lender"])
    t = turn(solo_table(you=you, schemes=["s_builder_noble"], ai=board(ink=4)))
    _, again = read_state(GAME, Reader(state_to_data(GAME, config, as_in_play(t)), "state"))
    assert state_hash(GAME, config, again) == state_hash(GAME, config, t)
    for table in (t, again):
        table.play(0)
    assert state_hash(GAME, config, again) == state_hash(GAME, config, t)


def test_what_it_keeps_may_be_written_in_names() -> None:
    config = GAME.configure(1, (), "cleric")
    t = your_turn(solo_table(line=["s_criminal_1", "s_cleric"], discarded=["s_builder"]))
    data = state_to_data(GAME, config, as_in_play(t))
    table: Any = data["table"]
    future = table["opponent"]["future"]
    table["opponent"] = {
        "pile": ["..."],
        "revealed": ["s_builder"],
        "future": future,
        "line": ["s_criminal_1", "s_cleric", "none"],
    }
    _, again = read_state(GAME, Reader(data, "state"))
    assert sorted(kept(again).cards.pile.rest()) == sorted(kept(t).cards.pile.rest())
    assert list(kept(again).line) == list(kept(t).line)


@pytest.mark.parametrize(
    ("key", "value"), [("line", ["s_noble"]), ("line", ["nobody", "none", "none"]), ("paid_with", [9999]), ("mood", 1)]
)
def test_strange_data_is_refused(key: str, value: object) -> None:
    config = GAME.configure(1, (), "cleric")
    data = state_to_data(GAME, config, your_turn(solo_table()))
    table: Any = data["table"]
    table["opponent"][key] = value
    with pytest.raises(BadInput):
        read_state(GAME, Reader(data, "state"))


def test_laws_know_cards_silver_and_paths_that_cannot_be() -> None:
    assert GAME.violation(solo_table()) == ""
    removed = solo_table(line=["s_noble"])
    assert "s_noble lies on the opponent's board, but is not in this game" in GAME.violation(removed)
    twice = solo_table(line=["s_cleric", "s_cleric"])
    assert "s_cleric lies twice" in GAME.violation(twice)
    rich = solo_table(ai=board(silver=1))
    assert GAME.violation(rich) == "the opponent has silver, and it never keeps any"
    inside = solo_table(ai=board(space="lake_inner"))
    assert GAME.violation(inside) == "the opponent's Viscount is on the inner path"


# what is shown ------------------------------------------------------------------------------


@pytest.mark.parametrize("solo", OPPONENTS)
def test_its_board_is_shown_as_the_facts_have_it(solo: str) -> None:
    row = FACTS["ai_boards"][OPPONENTS.index(solo)]
    view = shown(solo_table(solo, ai=board(slots=["guildhall_2", "trading_post_3"])))
    assert (view["opponent"], view["seat"]) == (solo, AI)
    assert view["focus"] == row["primary_focus"].removesuffix(":1")
    assert view["printed"][0] == []
    assert view["printed"][1] == row["printed_icons"]["space_2"]
    assert sorted(view["printed"][2]) == sorted(row["printed_icons"]["space_3"])
    slots = row["building_slots_left_to_right"]
    assert [slot["building"] for slot in view["slots"]] == [slot["building"] for slot in slots]
    assert [slot["icons"] for slot in view["slots"]] == [slot.get("icons", []) for slot in slots]
    assert [slot["empty"] for slot in view["slots"]] == [i in (1, 5) for i in range(9)]
    assert view["slots"][4]["gives"] == [{"op": "flip_debt", "n": 1}]
    assert view["pooled"] == (solo == "card")


def test_its_order_of_resources_and_its_track_are_shown() -> None:
    view = shown(solo_table())
    assert view["takes"] == [
        {"good": "ink", "until": 6},
        {"good": "stone", "until": 4},
        {"good": "gold", "until": None},
    ]
    assert view["track"][3] == [{"op": "resource", "n": 1}, {"op": "deed", "n": 1}, {"op": "debt", "n": 1}]
    assert len(view["track"]) == 7


def test_its_scheme_cards_are_shown_row_by_row_and_its_piles_counted() -> None:
    view = shown(solo_table(line=["f_criminal_1", None, "s_builder_noble"], discarded=["s_cleric"]))
    assert view["line"][0] == {
        "id": "f_criminal_1",
        "future": True,
        "icons": ["criminal"],
        "corruption": True,
        "gains": [{"op": "scheme", "n": 1}, {"op": "resource", "n": 1}],
        "move": 2,
        "options": [[{"op": "focus", "n": 1}], [{"op": "deed", "n": 1}, {"op": "flip_debt", "n": 1}]],
    }
    assert view["line"][1] is None
    assert view["discards"] == ["s_cleric"]
    assert (view["schemes_left"], view["future_left"]) == (5, 5)
    assert view["in_pile"] == ["s_builder", "s_builder_cleric", "s_cleric_noble", "s_criminal_1", "s_criminal_2"]


def test_future_cards_mixed_in_and_the_order_of_piles_stay_hidden() -> None:
    view = shown(solo_table(difficulty="2"))
    assert view["schemes_left"] == len(view["in_pile"]) + 2
    assert not [card for card in view["in_pile"] if card.startswith("f_")]
    assert view["in_pile"] == sorted(view["in_pile"], key=GAME.language.ids["scheme"].index)


def test_a_gained_scheme_is_seen_by_everybody_and_bars_the_way_back() -> None:
    t = solo_table()
    before = t.revealed
    gains(t, "free_hire")
    assert t.revealed > before
    assert len(shown(t)["discards"]) == 1


def test_it_has_no_hand() -> None:
    t = solo_table(ai=board(slots=["workshop_3"]), leader=AI)
    players: Any = GAME.view(t, YOU)["players"]
    assert players[AI]["hand_limit"] == 0
    assert players[AI]["deck"]["hand_count"] == 0
