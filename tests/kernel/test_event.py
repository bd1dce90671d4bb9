"""Events: numbers with names, and secrets that only their seat may know."""

from __future__ import annotations

import pytest

from royaume.kernel.event import HIDDEN, TURN_STARTED, TURN_STARTED_KIND, EventKind
from royaume.kernel.frame import NOBODY

DRAWN = EventKind("card_drawn", "seat", "card", "from:seat", "n", secret=("card", "n"))


def seen(kind: EventKind, numbers: tuple[int, ...], seat: int) -> dict[str, int]:
    meaning = kind.meaning(numbers, seat)
    assert meaning.key == kind.key
    return meaning.args


def test_numbers_get_their_names_in_order() -> None:
    kind = EventKind("card_taken", "seat", "card", "cost")
    assert seen(kind, (3, 1, 20, 2, 0), 0) == {"seat": 1, "card": 20, "cost": 2}


def test_numbers_without_a_name_are_left_out() -> None:
    assert seen(TURN_STARTED_KIND, (TURN_STARTED, 2, 0, 0, 0), 0) == {"seat": 2}


def test_the_seat_of_an_event_knows_its_secrets() -> None:
    assert seen(DRAWN, (1, 2, 33, 0, 4), 2) == {"seat": 2, "card": 33, "from:seat": 0, "n": 4}


@pytest.mark.parametrize("seat", [0, 1, 3, NOBODY])
def test_another_seat_or_a_spectator_knows_all_but_the_secrets(seat: int) -> None:
    assert seen(DRAWN, (1, 2, 33, 0, 4), seat) == {"seat": 2, "card": HIDDEN, "from:seat": 0, "n": HIDDEN}
