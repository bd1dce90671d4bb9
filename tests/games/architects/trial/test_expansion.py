"""An expansion is plugged in by a list: nothing of the base game names it."""

from __future__ import annotations

import pytest

from royaume.games.architects import GAME as ARCHITECTS
from royaume.games.architects.box import EXPANSIONS
from royaume.games.architects.edition import Edition
from royaume.games.architects.expansion import Expansion
from royaume.games.architects.language import language_of
from royaume.kernel.chance import Chance
from royaume.kernel.data import Reader
from royaume.kernel.errors import BadInput
from royaume.kernel.event import EventKind
from royaume.kernel.module import Module
from royaume.kernel.state import read_state, state_to_data

from .game import GAME, TRIAL
from .kept import Trial, trial
from .vocabulary import EVENTS, NOTATION, REFUSALS, SLOT


def test_the_title_without_it_does_not_know_it() -> None:
    with pytest.raises(BadInput):
        ARCHITECTS.configure(2, ("trial",))
    assert not set(NOTATION) & set(ARCHITECTS.language.notation)
    assert ARCHITECTS.cards() == GAME.cards()


def test_what_it_brings_is_known_to_the_title_with_it() -> None:
    assert GAME.expansions == ("promos", "artisans", "trial")
    assert {event.key for event in EVENTS} <= {event.key for event in GAME.language.events}
    assert {refusal.key for refusal in REFUSALS} <= {refusal.key for refusal in GAME.language.refusals}
    assert "VisitingWonder" in GAME.frames
    assert "VisitingWonder" not in ARCHITECTS.frames


def test_the_same_deal_without_it_is_the_same_table() -> None:
    for expansions in ((), ("artisans",), ("artisans", "promos")):
        tables = [
            game.begin(game.configure(3, expansions), Chance.from_seed("7")).to_data() for game in (GAME, ARCHITECTS)
        ]
        assert tables[0] == tables[1]


def test_its_things_lie_in_their_own_slot_and_are_read_back() -> None:
    config = GAME.configure(2, ("trial",))
    t = GAME.begin(config, Chance.from_seed("7"))
    trial(t).influence[1] = 3
    data = state_to_data(GAME, config, t)
    assert t.to_data()["kept"] == [{}, {}, trial(t).to_data()]
    _, again = read_state(GAME, Reader(data, "state"))
    kept = again.kept[SLOT].kept  # type: ignore[attr-defined]
    assert isinstance(kept, Trial)
    assert kept.influence == [0, 3]


def test_more_columns_only_where_it_is_in_play() -> None:
    edition = GAME.edition
    assert [edition.columns_of(GAME.configure(2, with_)) for with_ in ((), ("artisans",), ("trial",))] == [4, 4, 5]


def test_blocks_of_two_expansions_must_not_overlap() -> None:
    crowd = Expansion(Module("crowd"), first_event=97, events=[EventKind("crowded")])
    with pytest.raises(ValueError, match="runs into"):
        language_of(Edition([*EXPANSIONS, TRIAL, crowd]))


def test_the_index_of_actions_and_the_observation_only_grow_at_the_end() -> None:
    base = ARCHITECTS.layout.lines()
    assert GAME.layout.lines()[: len(base)] == base
    known = [name for name in GAME.observation_names() if not name.startswith("trial.")]
    assert known == ARCHITECTS.observation_names()
