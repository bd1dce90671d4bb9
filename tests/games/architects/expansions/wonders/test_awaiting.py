"""Where somebody waits for workers is noted by place and seat: nobody is told of those who come elsewhere."""

from __future__ import annotations

from royaume.games.architects.awaiting import EVERYWHERE, awaited_now, is_awaited
from royaume.games.architects.table import ArchitectsTable
from royaume.games.architects.vocabulary import PLACE_IDS, PLACES

from ... import builder
from ...builder import play, player
from .builder import figures, reset, wonders_table

ALL = set(PLACE_IDS[:PLACES])


def awaited(t: ArchitectsTable, seat: int = 0) -> set[str]:
    assert t.awaited[seat] == awaited_now(t, seat)
    return {PLACE_IDS[place] for place in range(PLACES) if is_awaited(t, seat, place)}


def test_nobody_waits_in_the_base_game() -> None:
    assert awaited(builder.table(player())) == set()


def test_the_figures_wait_for_everybody() -> None:
    t = wonders_table(player(), player())
    assert awaited(t, 0) == awaited(t, 1) == set(figures(t))


def test_they_wait_elsewhere_after_a_reset() -> None:
    t = wonders_table(player(), player())
    before = set(figures(t))
    reset(t)
    assert before != set(figures(t)) == awaited(t, 0) == awaited(t, 1)


def test_a_wonder_waits_for_its_owner() -> None:
    t = wonders_table(player(), player(), wonders={"stone": 1}, standing={"forest": "stone"})
    assert (awaited(t, 0), awaited(t, 1)) == (set(figures(t)), {*figures(t), "forest"})


def test_one_that_counts_as_a_worker_waits_everywhere_until_the_turn_is_over() -> None:
    t = wonders_table(player(), player(), wonders={"stone": 0}, standing={"guardhouse": "stone"})
    at_rest = {*figures(t), "guardhouse"}
    play(t, "place guardhouse")
    assert awaited(t) == at_rest
    play(t, "wonder as worker")
    assert (awaited(t), awaited(t, 1)) == (ALL, set(figures(t)))
    play(t, "stop")
    assert (awaited(t), t.active) == (at_rest, 1)


def test_apprentices_wait_for_the_workers_of_their_master() -> None:
    t = wonders_table(player(apprentices=["knight"]), player())
    assert (awaited(t, 0), awaited(t, 1)) == ({*figures(t), "guardhouse"}, set(figures(t)))


def test_everywhere_is_every_place() -> None:
    assert {PLACE_IDS[place] for place in range(PLACES) if EVERYWHERE >> place & 1} == ALL
