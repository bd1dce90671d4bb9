"""What is kept of players."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from royaume.server.store import StoredTable, Taken
from royaume.server.store.players import TOLD, Endpoint, Followed, Passkey, Player, PlayerRows
from royaume.server.store.postgres import PostgresStore
from royaume.server.store.sqlite import SqliteStore

THEN, NOW, LATER = "2026-01-01T10:00:00Z", "2026-01-01T10:05:00Z", "2026-01-01T10:10:00Z"
ANNA, BERT = Player("anna", "anna", "Anna", "", "{}", THEN), Player("bert", None, "", "", "{}", THEN)


@pytest.fixture(params=["sqlite", "postgres"])
def rows(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[PlayerRows]:
    """Whatever holds, holds in both."""
    in_postgres = request.param == "postgres"
    store = PostgresStore(request.getfixturevalue("database")) if in_postgres else SqliteStore(tmp_path)
    for table in ("one", "two"):
        store.add_table(StoredTable(table, "majesty", 1, b"{}", "1", None, b"[]", False, THEN), ())
    for player in (ANNA, BERT):
        store.players.add(player)
    yield store.players
    store.close()


def test_a_name_belongs_to_one_player_and_is_free_again_when_its_page_is_erased(rows: PlayerRows) -> None:
    named = Player("bert", "anna", "ANNA", "", "{}", THEN)
    with pytest.raises(Taken):
        rows.change(named)
    rows.add_session("hash", "anna", THEN)
    rows.add_passkey(Passkey("key", "anna", "public", 0, THEN))
    rows.follow([Followed("anna", "one", "holder")])
    rows.add_endpoint(Endpoint("e", "anna", "mail", "{}", "on", THEN))
    rows.plan("anna", "one", "turn", "{}", THEN)
    rows.erase("anna")
    assert (rows.in_session("hash"), rows.passkey("key"), rows.endpoint("e")) == (None, None, None)
    rows.change(named)
    assert rows.named("anna") == named


def test_a_session_is_its_players_and_ends_alone_or_with_all_others(rows: PlayerRows) -> None:
    for session, player in (("a", "anna"), ("b", "anna"), ("c", "anna"), ("d", "bert")):
        rows.add_session(session, player, THEN)
    assert rows.in_session("a") == ANNA
    rows.end_session("a")
    rows.end_others("anna", "b")
    assert [rows.in_session(session) for session in "abcd"] == [None, ANNA, None, BERT]
    assert rows.sessions("anna") == 1


def test_whoever_follows_a_table_follows_its_rematch(rows: PlayerRows) -> None:
    rows.follow([Followed("anna", "one", "x"), Followed("bert", "one", "y"), Followed("anna", "one", "x")])
    for _ in range(2):
        rows.follow_again("one", "two")
    rows.forget("bert", "two")
    assert rows.followed_by("anna") == [(Followed("anna", table, "x"), "majesty") for table in ("one", "two")]
    assert rows.followed_by("bert") == [(Followed("bert", "one", "y"), "majesty")]
    assert {one.player for one, _ in rows.followers(["one", "none"])} == {"anna", "bert"}


def test_what_is_due_is_taken_once_and_a_wait_is_told_once_at_each_endpoint(rows: PlayerRows) -> None:
    for endpoint, state in (("push", "on"), ("mail", "on"), ("unconfirmed", "new")):
        rows.add_endpoint(Endpoint(endpoint, "anna", "mail", "{}", state, THEN))
    for _ in range(2):
        rows.plan("anna", "one", "turn", "{}", NOW)
    assert rows.take_due(THEN, LATER) == []
    taken = rows.take_due(NOW, LATER)
    assert {notice.endpoint for notice in taken} == {"push", "mail"}
    assert rows.take_due(NOW, LATER) == []
    for notice in taken:
        rows.settle(notice, TOLD if notice.endpoint == "push" else NOW, 1)
    (again,) = rows.take_due(NOW, LATER)
    assert (again.endpoint, again.tries) == ("mail", 1)
    rows.plan("anna", "one", "turn", "{}", THEN)
    assert rows.take_due(NOW, LATER) == []
    assert rows.waits(["one", "two"], "turn") == {("anna", "one")}
    rows.call_off("anna", "one", ["turn", "clock"])
    assert rows.waits(["one", "two"], "turn") == set()
    rows.plan("anna", "one", "turn", "{}", NOW)
    rows.drop_endpoint("mail")
    assert [notice.endpoint for notice in rows.take_due(NOW, LATER)] == ["push"]
