"""A realm keeps its columns in one array: what it says of them has to be true of each."""

from __future__ import annotations

from royaume.games.majesty.characters import BREWER, GUARD, KINDS, KNIGHT, MILLER, NOBLE, WITCH
from royaume.games.majesty.realm import TURNS_EACH, Realm
from royaume.kernel.deck import NO_CARD
from royaume.kernel.observing import Knowledge

OLDEST, MIDDLE, NEWEST, ELSEWHERE = 59, 0, 31, 7


def three_millers_and_a_guard() -> Realm:
    realm = Realm.at_start()
    realm.place(OLDEST, MILLER)
    realm.place(MIDDLE, MILLER)
    realm.place(ELSEWHERE, GUARD)
    realm.place(NEWEST, MILLER)
    return realm


def test_a_realm_begins_without_characters() -> None:
    realm = Realm.at_start()
    assert realm.columns() == [()] * KINDS
    assert [realm.count(character) for character in range(KINDS)] == [0] * KINDS


def test_a_column_has_its_cards_in_the_order_in_which_they_were_placed() -> None:
    realm = three_millers_and_a_guard()
    assert realm.columns() == [(OLDEST, MIDDLE, NEWEST), (), (), (ELSEWHERE,), (), (), ()]


def test_the_newest_card_is_taken_from_its_own_column_whatever_was_placed_since() -> None:
    realm = three_millers_and_a_guard()
    assert (realm.newest(MILLER), realm.newest(GUARD), realm.newest(WITCH)) == (NEWEST, ELSEWHERE, NO_CARD)
    assert realm.take_newest(GUARD) == ELSEWHERE
    assert realm.newest(GUARD) == NO_CARD
    assert [realm.take_newest(MILLER) for _ in range(2)] == [NEWEST, MIDDLE]
    assert realm.columns() == [(OLDEST,)] + [()] * (KINDS - 1)
    assert (realm.count(MILLER), realm.count(GUARD)) == (1, 0)


def test_every_column_has_room_for_all_cards_of_a_game() -> None:
    realm = Realm.at_start()
    for character in (MILLER, KNIGHT, NOBLE):
        for card in range(TURNS_EACH):
            realm.place(card, character)
    counts = {character: realm.count(character) for character in range(KINDS) if realm.count(character) > 0}
    assert counts == {MILLER: TURNS_EACH, KNIGHT: TURNS_EACH, NOBLE: TURNS_EACH}


def test_columns_read_back_as_they_were_given() -> None:
    columns = [(0, 1), (), (2,), (), (), (3, 4, 5), (59,)]
    realm = Realm.of(3, 2, columns, (58,))
    assert realm.columns() == columns
    assert [realm.count(character) for character in range(KINDS)] == [2, 0, 1, 0, 0, 3, 1]
    assert (realm.coins, realm.meeples, realm.infirmary) == (3, 2, (58,))


def test_a_copy_and_its_original_change_apart() -> None:
    realm = three_millers_and_a_guard()
    copy = realm.copy()
    realm.place(20, BREWER)
    copy.place(21, NOBLE)
    copy.take_newest(MILLER)
    assert realm.columns() == [(OLDEST, MIDDLE, NEWEST), (20,), (), (ELSEWHERE,), (), (), ()]
    assert copy.columns() == [(OLDEST, MIDDLE), (), (), (ELSEWHERE,), (), (), (21,)]


def key_of(realm: Realm) -> bytes:
    out = Knowledge()
    realm.know(out)
    return out.key()


def test_realms_with_the_same_columns_have_the_same_key_however_they_came_about() -> None:
    placed = three_millers_and_a_guard()
    given = Realm.of(0, int(placed.meeples), placed.columns(), ())
    assert key_of(given) == key_of(placed)
    other = Realm.of(0, int(placed.meeples), [(OLDEST, NEWEST, MIDDLE), *placed.columns()[1:]], ())
    assert key_of(other) != key_of(placed)
