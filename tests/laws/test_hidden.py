"""What is hidden stays so or counts as revealed: at every decision of some games, and found out where it does not."""

from __future__ import annotations

import random
import sys
from inspect import isfunction
from pathlib import Path
from typing import Any

import pytest

sys.path += [str(Path(__file__).parents[1] / folder) for folder in ("kernel", "server")]

from draft import DRAFT, Draft
from trial.secret_bids.table import DraftTable

from laws.composed import FROM_SOURCE
from royaume.arena import laws
from royaume.games import GAMES
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.choices import Choices
from royaume.kernel.game import Game
from royaume.kernel.hand import Hand
from royaume.kernel.playout import random_choice
from royaume.kernel.table import Table

TABLES = [
    ("majesty", 3, (), ""),
    ("architects", 3, (), ""),
    ("architects", 2, ("artisans",), ""),
    ("architects", 1, (), "helena"),
    ("viscounts", 3, (), ""),
]


@pytest.mark.parametrize(("name", "players", "expansions", "solo"), TABLES, ids=str)
def test_whatever_is_shown_counts_as_revealed(
    name: str, players: int, expansions: tuple[str, ...], solo: str, fresh: random.Random
) -> None:
    game = GAMES[name]
    for _ in range(1 if FROM_SOURCE else 2):
        t = game.begin(game.configure(players, expansions, solo), Chance.from_seed(str(fresh.random())))
        dice = Dice(fresh.getrandbits(31))
        while not t.over:
            assert laws.news_is_revealed(game, t, dice) == ""
            t.play(random_choice(t, dice, Choices()))


@pytest.mark.parametrize("game", range(4))
def test_the_draft_keeps_its_secrets(game: int, fresh: random.Random) -> None:
    config = DRAFT.configure(3)
    seed = fresh.getrandbits(31) + game
    t = DRAFT.begin(config, Chance.from_seed(str(seed)))
    while not t.over:
        assert laws.news_is_revealed(DRAFT, t, Dice(seed)) == ""
        assert laws.dealing_again_starts_afresh(DRAFT, config, t, Dice(seed)) == ""
        t.play(random_choice(t, Dice(seed), Choices()))


class OpenDraft(Draft):
    """What is chosen lies open at once, and nothing says that it was revealed."""

    def view(self, t: DraftTable, seat: int) -> dict[str, object]:
        return {**super().view(t, seat), "chosen": [f"c{card}" for card in t.chosen]}


class TraceableDraft(Draft):
    """Hands are dealt again from their true order: whoever knows the dice finds the way back."""

    def resample(self, t: DraftTable, seat: int, dice: Dice) -> DraftTable:
        copy = t.copy()
        copy.chance = Chance(dice.key())
        for other in range(t.seats):
            if other != seat:
                copy.hands[other] = Hand(copy.chance.shuffled(t.hands[other].cards))
        return copy


def as_draft(kind: type[Draft]) -> Draft:
    frames = tuple(DRAFT.frames.values())
    return kind("draft", 1, fewest=2, most=4, options=(), language=DRAFT.language, frames=frames)


def test_a_hidden_card_shown_without_a_reveal_is_found() -> None:
    game = as_draft(OpenDraft)
    t = game.begin(game.configure(3), Chance.from_seed("1"))
    assert "yet nothing counts as revealed" in laws.news_is_revealed(game, t, Dice(1))


def test_a_deal_that_leads_back_is_found() -> None:
    game = as_draft(TraceableDraft)
    config = game.configure(3)
    t = game.begin(config, Chance.from_seed("1"))
    assert "depends on what it may not know" in laws.dealing_again_starts_afresh(game, config, t, Dice(1))


# defects that are found -----------------------------------------------------------------------


@pytest.mark.skipif(not isfunction(Table.reveal), reason="what is compiled cannot be changed")
@pytest.mark.parametrize(
    ("name", "forgotten"),
    [
        ("majesty", "reveal_for_later"),
        ("architects", "reveal"),
        ("architects", "reveal_for_later"),
        ("viscounts", "reveal"),
        ("viscounts", "reveal_for_later"),
    ],
)
def test_a_verb_that_does_not_count_is_found(name: str, forgotten: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, forgotten, lambda t, known_to=-1: None)
    assert "yet nothing counts as revealed" in first_broken(GAMES[name])


def first_broken(game: Game[Any]) -> str:
    for seed in range(10):
        t = game.begin(game.configure(2), Chance.from_seed(str(seed)))
        dice = Dice(seed)
        while not t.over:
            broken = laws.news_is_revealed(game, t, dice)
            if broken:
                return broken
            t.play(random_choice(t, dice, Choices()))
    return ""
