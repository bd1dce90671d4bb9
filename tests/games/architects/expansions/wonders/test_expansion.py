"""Works of Wonder is plugged in by a list: a game without it does not know it."""

from __future__ import annotations

import pytest

from royaume.games.architects.expansions.wonders.events import EVENTS
from royaume.games.architects.expansions.wonders.frames import FRAMES
from royaume.games.architects.expansions.wonders.kept import WondersKept
from royaume.games.architects.expansions.wonders.refusals import REFUSALS
from royaume.games.architects.expansions.wonders.vocabulary import COLUMNS, SLOT
from royaume.kernel.chance import Chance

from ...builder import GAME, begun
from .builder import wonders_begun

WITHOUT = [(), ("promos",), ("artisans",), ("promos", "artisans")]


def test_what_it_brings_is_known_to_the_title() -> None:
    assert GAME.expansions == ("promos", "artisans", "wonders")
    assert {event.key for event in EVENTS} <= {event.key for event in GAME.language.events}
    assert {refusal.key for refusal in REFUSALS} <= {refusal.key for refusal in GAME.language.refusals}
    assert {frame.__name__ for frame in FRAMES} <= set(GAME.frames)


@pytest.mark.parametrize("expansions", WITHOUT)
def test_nothing_of_it_lies_on_a_table_without_it(expansions: tuple[str, ...]) -> None:
    t = GAME.begin(GAME.configure(3, expansions), Chance.from_seed("7"))
    assert not any(isinstance(slot.kept, WondersKept) for slot in t.kept)
    mine = {row.id for row in GAME.edition.catalogue.packs[3].apprentices}
    dealt = {t.catalogue.apprentices[card].id for card in [*t.people.rest(), *[c for c in t.row if c >= 0]]}
    assert not mine & dealt


@pytest.mark.parametrize("expansions", WITHOUT)
def test_five_columns_only_with_it(expansions: tuple[str, ...]) -> None:
    assert begun(2, expansions=expansions).columns == 4
    assert wonders_begun(2, expansions).columns == COLUMNS == 5


def test_its_things_lie_in_their_own_slot() -> None:
    t = wonders_begun(2, ("artisans",))
    assert isinstance(t.kept[SLOT].kept, WondersKept)


def test_six_play_only_with_artisans() -> None:
    assert (GAME.most_with(("wonders",)), GAME.most_with(("artisans", "wonders"))) == (5, 6)
