"""The seam for search: indices never move, observations show what changes, keys tell apart what differs."""

import json
import re
from itertools import islice
from pathlib import Path
from typing import ClassVar

import pytest

from royaume.arena import laws
from royaume.arena.simulation import compositions
from royaume.games import GAMES
from royaume.games.architects.places.town_centre import Capturing, capture_of
from royaume.games.architects.vocabulary import QUARRY
from royaume.kernel.chance import Chance, Dice
from royaume.kernel.choices import Choices
from royaume.kernel.frame import UNDECLARED, Frame, Step
from royaume.kernel.game import Game, Language
from royaume.kernel.indexing import action_index, choice_of_index, legal_indices, legal_mask
from royaume.kernel.layout import Layout
from royaume.kernel.playout import random_choice
from royaume.kernel.searching import shares
from royaume.kernel.searching import tried as victory
from royaume.kernel.state import state_hash

INDEX = Path(__file__).parent / "index"
GUIDE = Path(__file__).parents[2] / "docs" / "search.md"
TABLES = [
    ("majesty", 3, (), "", ""),
    ("architects", 3, (), "", "characters"),
    ("architects", 2, ("artisans", "promos"), "", "characters"),
    ("architects", 1, ("artisans",), "helena", ""),
    ("viscounts", 3, (), "", ""),
]
some_tables = pytest.mark.parametrize(("name", "players", "expansions", "solo", "setup"), TABLES, ids=str)
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def begun(name, players, expansions=(), solo="", setup="", seed="1"):
    game = GAMES[name]
    config = game.configure(players, expansions, solo, setup)
    return game, config, game.begin(config, Chance.from_seed(seed))


def tables(t, dice):
    """Every table of a random game but the last."""
    while not t.over:
        yield t
        t.play(random_choice(t, dice, Choices()))


# the index ------------------------------------------------------------------------------------


@each_game
def test_no_index_of_a_title_ever_moves(game):
    assert game.layout.lines() == (INDEX / f"{game.id}.txt").read_text("utf-8").splitlines()


@each_game
def test_every_decision_declares_its_choices_and_has_a_place(game):
    for frame in game.frames.values():
        if not issubclass(frame, Step):
            assert frame.span != UNDECLARED, frame
            assert frame.span == 0 or frame in game.layout.places, frame


@each_game
def test_all_that_modules_add_has_a_place(game):
    for config in compositions(game):
        rules = game.begin(config, Chance.from_seed("1")).rules
        for link in [*rules.options, rules.terms, rules.asides]:
            while link is not None:
                added = getattr(link, "option", None) or getattr(link, "term", None) or link.aside
                assert type(added) in game.layout.places
                link = link.next


class Asking(Frame):
    span: ClassVar[int] = 3


class AskingMore(Frame):
    span: ClassVar[int] = 4


class Undeclared(Frame):
    pass


def test_blocks_begin_where_they_are_put_and_later_ones_stay():
    assert Layout({0: [Asking], 10: [AskingMore]}).lines() == ["Asking 0 3", "AskingMore 10 4"]
    assert Layout({10: [AskingMore]}).size == 14
    assert Layout({0: [Asking], 10: [AskingMore]}).within(AskingMore(0), 13) == 3
    assert Layout({0: [Asking], 10: [AskingMore]}).within(AskingMore(0), 9) == -1


@pytest.mark.parametrize(
    ("blocks", "why"),
    [
        ({0: [Undeclared]}, "Undeclared does not declare"),
        ({0: [Asking], 2: [AskingMore]}, "runs into the next one"),
        ({0: [Asking, Asking]}, "listed twice"),
    ],
)
def test_a_layout_that_cannot_be_is_refused(blocks, why):
    with pytest.raises(ValueError, match=why):
        Layout(blocks)


def test_a_choice_beyond_its_span_and_an_index_of_another_question_are_refused():
    game, _, t = begun("majesty", 2)
    with pytest.raises(ValueError, match="TakingCard declares fewer choices than 7"):
        action_index(game, t, 6)
    with pytest.raises(ValueError, match="action 20 is none of TakingCard"):
        choice_of_index(game, t, 20)
    with pytest.raises(ValueError, match="Asking has no place in the index"):
        game.layout.first_of(Asking(0))


@some_tables
def test_every_choice_has_an_index_of_its_own(name, players, expansions, solo, setup):
    game, _, t = begun(name, players, expansions, solo, setup)
    for _ in tables(t, Dice(3)):
        assert laws.actions_have_an_index(game, t) == ""


class Colliding(Frame):
    """Both choices have the same index."""

    span: ClassVar[int] = 2

    def offers(self, t, out):
        out.add(0)
        out.add(1)

    def index_of(self, t, a):
        return 0


class LeadingAstray(Colliding):
    """The way back leads to another choice."""

    def index_of(self, t, a):
        return a

    def choice_at(self, t, index):
        return 1 - index


@pytest.mark.parametrize(("frame", "why"), [(Colliding, "share an index"), (LeadingAstray, "are found as")])
def test_a_choice_without_an_index_of_its_own_is_found(frame, why):
    language = Language({}, {}, {}, [], [])
    game = Game("trial", 1, 2, 2, options=(), language=language, frames=(frame,), layout=Layout({0: [frame]}))
    _, _, t = begun("majesty", 2)
    t.push(frame(0))
    assert why in laws.actions_have_an_index(game, t)


def test_the_mask_has_a_one_for_every_legal_index():
    game, _, t = begun("architects", 3)
    out = Choices()
    legal_indices(game, t, out)
    assert [i for i, legal in enumerate(legal_mask(game, t)) if legal] == sorted(out.as_list())


def test_an_owner_is_counted_from_the_seat_that_decides():
    _, _, t = begun("architects", 3)
    indices = {int(Capturing(seat, 1, 0, 0, 1).index_of(t, capture_of(QUARRY, (seat + 1) % 3))) for seat in range(3)}
    assert len(indices) == 1


def test_an_expansion_moves_no_index_of_the_base_game():
    placed = []
    for expansions in [(), ("artisans",)]:
        game, _, t = begun("architects", 2, expansions)
        while type(t.top()).__name__ != "Placing":
            t.play(random_choice(t, Dice(1), Choices()))
        placed.append([int(action_index(game, t, place)) for place in range(9)])
    assert placed[0] == placed[1]


# observations and keys --------------------------------------------------------------------------


@each_game
def test_every_number_has_a_name_of_its_own(game):
    names = game.observation_names()
    assert len(set(names)) == len(names)


@some_tables
def test_whatever_a_seat_sees_change_it_observes(name, players, expansions, solo, setup):
    game, _, t = begun(name, players, expansions, solo, setup)
    seen = observed = None
    for _ in islice(tables(t, Dice(5)), 150):
        seen_before, observed_before = seen, observed
        seen, observed = json.dumps(game.view(t, 0)), laws.observed(game, t, 0)
        assert seen == seen_before or observed != observed_before


def canonical(game, config, t, seat):
    """Tables that a seat cannot tell apart are the same once all that it does not know is dealt from the same dice."""
    imagined = game.resample(t, seat, Dice(99))
    imagined.revealed = 0
    return state_hash(game, config, imagined)


def siblings(t):
    """The table after each legal choice."""
    out = Choices()
    t.top().legal(t, out)
    for a in out.as_list():
        later = t.copy()
        later.play(a)
        yield later


@some_tables
def test_keys_are_equal_exactly_where_a_seat_cannot_tell_tables_apart(name, players, expansions, solo, setup):
    game, config, t = begun(name, players, expansions, solo, setup)
    keys, states = {}, {}
    for seat in range(int(t.seats)):
        for number, now in enumerate(tables(t.copy(), Dice(6))):
            if number < 12 or number % 25 == 0:
                for later in siblings(now):
                    key, state = game.knowledge(later, seat), canonical(game, config, later, seat)
                    assert keys.setdefault(key, state) == state
                    assert states.setdefault((seat, state), key) == key
    assert len(keys) > 50


def test_what_is_drafted_in_secret_is_the_same_to_others():
    game, _, t = begun("architects", 3)
    later = list(siblings(t))
    assert len({game.knowledge(other, 1) for other in later}) == 1
    assert len({game.knowledge(other, 0) for other in later}) == len(later) == 4


# playing on tables ------------------------------------------------------------------------------


def test_those_who_win_together_share_the_victory():
    game, config, t = begun("majesty", 3)
    assert shares(game, config, t) == [1 / 3] * 3
    t.realms[1].coins += 5
    assert shares(game, config, t) == [0, 1, 0]


def test_trying_an_action_leaves_the_table_as_it_is():
    game, config, t = begun("majesty", 2)
    before = state_hash(game, config, t)
    assert sum(victory(game, config, t, 0, Dice(1), 1000)) == 1
    assert state_hash(game, config, t) == before


def test_the_example_of_the_guide_runs_and_beats_random_play(capsys):
    (example,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    for seed in "123":
        exec(compile(example.replace('"7"', f'"{seed}"'), "search.md", "exec"), {})
        mine, theirs = json.loads(capsys.readouterr().out)
        assert mine > theirs
