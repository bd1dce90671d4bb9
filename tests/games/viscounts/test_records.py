"""How choices are written in records."""

from __future__ import annotations

from .builder import legal, play, player, table


def test_a_worker_s_owner_is_written_as_players_are_everywhere_in_a_record() -> None:
    t = table(player("princess", "squire", "patron_3", space="lake_inner"), outer={"ink_stone": [0, 3]})
    play(t, "place 1")
    assert legal(t) == ["expel P1", "expel P2"]
