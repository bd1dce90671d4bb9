"""What docs/state.md shows, works; and it lists every key."""

import copy
import json
import re
from pathlib import Path

import pytest

import royaume
from royaume import bots
from royaume.games import GAMES
from royaume.games.architects.frames import FORMER_FRAMES
from royaume.kernel.chance import Dice

TEXT = (Path(__file__).parent.parent / "docs" / "state.md").read_text("utf-8")
ARCHITECTS, ARTISANS, WONDERS, VISCOUNTS, MAJESTY = (
    json.loads(block) for block in re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)
)


def with_artisans():
    config = {**ARCHITECTS["config"], "expansions": ["artisans"]}
    return {**ARCHITECTS, "config": config, "table": {**ARCHITECTS["table"], "kept": [{}, ARTISANS]}}


def with_wonders():
    """Two more apprentices lie open."""
    options = {**ARCHITECTS["config"]["options"], "court_gold": "most"}
    config = {**ARCHITECTS["config"], "expansions": ["wonders"], "options": options}
    table = ARCHITECTS["table"]
    row, coins = table["row"], table["coins"]
    more = {
        "row": [*row[:4], "knight", *row[4:], "diplomat"],
        "coins": [*coins[:4], 0, *coins[4:], 0],
        "kept": [{}, {}, WONDERS],
    }
    return {**ARCHITECTS, "config": config, "table": {**table, **more}}


@pytest.mark.parametrize(
    ("state", "turn", "seat"),
    [(ARCHITECTS, 12, 0), (with_artisans(), 12, 0), (with_wonders(), 12, 0), (VISCOUNTS, 9, 0), (MAJESTY, 4, 1)],
    ids=["architects", "artisans", "wonders", "viscounts", "majesty"],
)
def test_an_example_begins_the_turn_it_says_and_is_played_to_its_end(state, turn, seat):
    game = royaume.from_data(state)
    assert (game.turn, game.to_move) == (turn, seat)
    dice = Dice(1)
    while not game.over:
        game.play_number(bots.choose("random", game.game, game.table, dice), game.to_move)
    assert royaume.load(game.to_text()).scores() == game.scores()


def test_the_example_of_architects_is_what_it_says():
    data = royaume.from_data(ARCHITECTS).to_data()
    ada, other = data["table"]["players"]
    assert ada["goods"] == [0, 2, 1, 0, 0, 3]
    assert (ada["supply"], other["supply"]) == (14, 14)
    assert data["table"]["market"] == [0, -1, -1]
    assert data["stack"] == [["EndingTurn", 0], ["Placing", 0]]


def test_the_example_of_viscounts_is_what_it_says():
    game = royaume.from_data(VISCOUNTS)
    first, second = game.view(0)["players"]
    assert game.question().key == "playing_card"
    assert [card["id"] for card in first["deck"]["hand"]] == ["squire", "friar", "financier"]
    assert [card and card["id"] for card in first["line"]] == [None, "abbot", "bertha"]  # the thief has dropped off
    assert (first["goods"]["silver"], first["debts"], first["hand_limit"]) == (4, 2, 4)
    assert (first["supply"], first["score"], second["score"]) == (17, 2 + 2 + 2 + 1 - 2 * 2 + 1, 2 + 3)
    assert game.view(0)["round"] == 5


def test_a_price_that_is_being_paid_is_written_as_it_says():
    data = copy.deepcopy(ARCHITECTS)
    data["table"]["players"][0]["goods"] = {"wood": 2, "stone": 3}
    game = royaume.from_data(data)
    for choice in ("place guildhall", "advance cathedral"):
        game.play(choice)
    assert f"`{json.dumps(game.to_data()['stack'][-1])}`" in TEXT


def test_former_names_of_decisions_are_read_and_said():
    game = royaume.from_data({**ARCHITECTS, "stack": [["FinishingTurn", 0], ["PlacingEither", 0]]})
    assert game.to_data()["stack"] == [["EndingTurn", 0], ["Placing", 0]]
    assert all(
        f"`{former}` for\n`{name}`" in TEXT or f"`{former}` for `{name}`" in TEXT
        for former, name in FORMER_FRAMES.items()
    )


def keys_of(value):
    if isinstance(value, dict):
        return set(value) | {key for part in value.values() for key in keys_of(part)}
    return {key for part in value for key in keys_of(part)} if isinstance(value, list) else set()


@pytest.mark.parametrize(
    "game",
    [
        royaume.new("majesty"),
        royaume.new("viscounts"),
        *[royaume.new("viscounts", players=1, solo=solo, difficulty="1") for solo in GAMES["viscounts"].solos[:1]],
        royaume.new("architects", expansions=["artisans"], solo="helena"),
    ],
    ids=lambda game: game.game.id,
)
def test_every_key_is_explained(game):
    keys = keys_of(game.to_data()) - set(game.config.options)
    assert sorted(key for key in keys if f"`{key}`" not in TEXT) == []
