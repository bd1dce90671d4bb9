"""An observation: a buffer of numbers, most of them zero, that is used again and again."""

import pytest

from royaume.arena import laws
from royaume.games import find
from royaume.kernel.chance import Chance
from royaume.kernel.observing import Observation


def filled():
    out = Observation(6)
    out.add(3)
    out.add(0)
    first = out.room(3)
    out.put(first + 2, -4)
    out.count(first)
    out.count(first)
    out.add_flag(True)
    return out


def test_numbers_stand_where_they_were_put():
    out = filled()
    assert out.as_list() == [3, 0, 2, 0, -4, 1]
    assert sorted(list(out.places)[: out.marked]) == [0, 2, 4, 5]


def test_nothing_of_a_look_is_left_for_the_next_one():
    out = filled()
    out.clear()
    assert (out.as_list(), out.n, out.marked) == ([0] * 6, 0, 0)


def test_a_number_that_would_stay_breaks_a_law(monkeypatch):
    """Whoever writes past the verbs would show one seat what another one saw."""
    game = find("majesty")
    t = game.begin(game.configure(2), Chance.from_seed("1"))
    laws.observed(game, t, 0)

    class Careless:
        observation_names = game.observation_names

        def observe(self, t, seat, out):
            game.observe(t, seat, out)
            out.items[list(out.items).index(0)] = 7

    monkeypatch.setattr(laws, "numbers_observed", lambda game: len(game.observation_names()))
    with pytest.raises(AssertionError, match="would stay"):
        laws.observed(Careless(), t, 0)
