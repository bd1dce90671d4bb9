"""What is hidden stays so or counts as revealed: at every decision of some games, and found out where it does not."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path += [str(Path(__file__).parents[1] / folder) for folder in ("kernel", "server")]

from draft import DRAFT, Draft
from trial.secret_bids.table import DraftTable

from royaume.arena import laws
from royaume.games import GAMES
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.choices import Choices
from royaume.kernel.hand import Hand
from royaume.kernel.playout import random_choice

TABLES = [
    ("majesty", 3, (), ""),
    ("architects", 3, (), ""),
    ("architects", 2, ("artisans",), ""),
    ("architects", 1, (), "helena"),
    ("viscounts", 3, (), ""),
]


@pytest.mark.parametrize(("name", "players", "expansions", "solo"), TABLES, ids=str)
def test_whatever_is_shown_counts_as_revealed(name: str, players: int, expansions: tuple[str, ...], solo: str) -> None:
    game = GAMES[name]
    for seed in range(2):
        t = game.begin(game.configure(players, expansions, solo), Chance.from_seed(str(seed)))
        dice = Dice(seed)
        while not t.over:
            assert laws.news_is_revealed(game, t, dice) == ""
            t.play(random_choice(t, dice, Choices()))


@pytest.mark.parametrize("seed", range(4))
def test_the_draft_keeps_its_secrets(seed: int) -> None:
    config = DRAFT.configure(3)
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
