"""The boards, the cards and the lists of the opponents are those of the reference."""

from __future__ import annotations

from typing import Any

import pytest

from royaume.games.architects.expansions.wonders.solo import boards, cards
from royaume.games.architects.expansions.wonders.solo.kept import SPACES
from royaume.games.architects.expansions.wonders.solo.price import INFLUENCE_AND_MARBLE
from royaume.games.architects.solo.priorities import CAPTURE_ORDER
from royaume.games.architects.vocabulary import PLACE_IDS

from ....builder import GAME, SCHEMES
from .builder import BOARDS, FACTS, OPPONENTS, TOKENS

CARDS: list[dict[str, Any]] = FACTS["scheme_cards"]


def test_the_six_boards_start_where_the_facts_say_and_have_their_lists_of_places() -> None:
    mine = {board.id: board for board in boards.BOARDS}
    assert tuple(mine) == OPPONENTS == ("aristocrat", "enforcer", "illusionist", "gossip", "patron", "peddler")
    for solo, board in mine.items():
        assert {"virtue": board.virtue, "influence": board.influence} == BOARDS[solo]["start"]
        assert [PLACE_IDS[place] for place in board.wonder_places] == BOARDS[solo]["wonder_priority"]


@pytest.mark.parametrize(("deck", "mine"), [("starting", cards.STARTING), ("future", cards.FUTURE)])
def test_the_scheme_cards_are_those_of_the_facts(deck: str, mine: list[cards.SchemeCard]) -> None:
    rows = [row for row in CARDS if row["deck"] == deck]
    assert [(card.id, card.artisans, card.source) for card in mine] == [
        (row["id"], row["requires_artisans"], row["source"]) for row in rows
    ]
    assert len(mine) == FACTS["meta"]["scheme_split"][deck]


def test_24_cards_and_22_without_age_of_artisans() -> None:
    assert len(cards.deck(artisans=True)) == FACTS["meta"]["scheme_cards"] == 24
    assert len(cards.deck(artisans=False)) == 24 - FACTS["meta"]["artisan_cards"]
    names = [SCHEMES[card] for card in cards.deck(artisans=False)]
    assert "fu_ornament_1" not in names
    assert "fu_ornament_2" not in names


def test_the_track_the_lists_and_the_price_are_those_of_the_facts() -> None:
    track = FACTS["resource_track"]["spaces"]
    assert list(TOKENS) == track
    assert len(track) == SPACES
    order = [PLACE_IDS[place] for place in CAPTURE_ORDER]
    assert ["princess", *order] == [*FACTS["capture_priority"]["order"], "tax_stand"]
    assert FACTS["wonder_payment"]["total"] == INFLUENCE_AND_MARBLE


def test_exactly_the_six_can_be_chosen_with_the_expansion_and_only_with_it() -> None:
    assert GAME.solos_with(("wonders",)) == OPPONENTS
    assert GAME.solos_with(("artisans", "promos", "wonders")) == OPPONENTS
    assert GAME.solos_with(("artisans",)) == ("constantine", "helena")
    assert GAME.solo_most_with(("wonders",)) == 4
    assert GAME.solo_most_with(("artisans", "wonders")) == 5
    assert GAME.solo_most_with(()) == 2
