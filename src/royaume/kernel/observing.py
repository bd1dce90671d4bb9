"""What a seat may know, as numbers: under names for whoever learns from them, and as a key for whoever searches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.strings import BytesWriter, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from royaume.kernel.ints import as_list, zeros

if TYPE_CHECKING:
    from royaume.kernel.frame import Frame
    from royaume.kernel.layout import Layout
    from royaume.kernel.table import Table

QUESTION_NUMBERS: Final = 24  # of a pending decision, as many as are shown
LARGE: Final = 255  # a number of eight bytes follows
LARGEST_BYTE: Final = 253


@final
class Observation:
    """A buffer that the caller keeps: as many numbers as the game has names for."""

    def __init__(self, size: i64) -> None:
        self.items: vec[i64] = zeros(size)
        self.places: vec[i64] = zeros(size)  # of all that are not zero: few of many
        self.marked: i64 = 0  # so many places
        self.n: i64 = 0

    def clear(self) -> None:
        items, places = self.items, self.places
        for k in range(self.marked):
            items[places[k]] = 0
        self.marked = 0
        self.n = 0

    def add(self, x: i64) -> None:
        if x != 0:
            self.put(self.n, x)
        self.n += 1

    def put(self, place: i64, x: i64) -> None:
        """Where room was left; what was put there is not taken back."""
        if x != 0 and self.items[place] == 0:
            self.places[self.marked] = place
            self.marked += 1
        self.items[place] = x

    def count(self, place: i64) -> None:
        """One more there."""
        self.put(place, self.items[place] + 1)

    def add_flag(self, so: bool) -> None:
        self.add(1 if so else 0)

    def room(self, n: i64) -> i64:
        """Leave so many zeros, to be set one by one; the place of the first."""
        first = self.n
        self.n += n
        return first

    def as_list(self) -> list[int]:
        return as_list(self.items)


def question_names() -> list[str]:
    """The question, by where its choices begin in the index of actions; who decides; then what it is about."""
    return ["question", "question.seat", *[f"question.{i}" for i in range(QUESTION_NUMBERS)]]


def observe_question(t: Table, viewer: i64, layout: Layout, out: Observation) -> None:
    """0 where nobody decides any more. A seat that chooses at the same time as others sees its own question."""
    first = out.room(2 + QUESTION_NUMBERS)
    if t.depth == 0:
        return
    frame = t.top()
    if (frame.waiting() >> viewer) & 1 == 1:
        frame = frame.turned_to(viewer)
    out.put(first, frame.question_index(t, layout) + 1)
    out.put(first + 1, (frame.seat - viewer + t.seats) % t.seats + 1)
    numbers = frame.known(viewer)
    inner = frame.promised()
    if inner is not None:
        numbers = numbers + [int(layout.first_of(inner))] + inner.known(viewer)[1:]
    for i in range(1, min(len(numbers), QUESTION_NUMBERS + 1)):
        out.put(first + 1 + i, numbers[i])


@final
class Knowledge:
    """Numbers and cards one after the other. Equal bytes are equal numbers."""

    def __init__(self) -> None:
        self.bytes: Final = BytesWriter()

    def add(self, x: i64) -> None:
        if -1 <= x < LARGEST_BYTE:
            self.bytes.append(u8(x + 1))
        else:
            self.bytes.append(u8(LARGE))
            write_i64_le(self.bytes, x)

    def add_flag(self, so: bool) -> None:
        self.add(1 if so else 0)

    def add_numbers(self, numbers: vec[i64]) -> None:
        """As many as there always are."""
        for x in numbers:
            self.add(x)

    def add_cards(self, cards: tuple[int, ...]) -> None:
        self.add(len(cards))
        for card in cards:
            self.add(card)

    def add_frame(self, frame: Frame[Any], viewer: i64, kinds: dict[object, int]) -> None:
        self.add(kinds[type(frame)])
        numbers = frame.known(viewer)
        self.add(len(numbers))
        for x in numbers:
            self.add(x)
        inner = frame.promised()
        if inner is not None:
            self.add_frame(inner, viewer, kinds)

    def key(self) -> bytes:
        return self.bytes.getvalue()


def know_common(t: Table, viewer: i64, kinds: dict[object, int], out: Knowledge) -> None:
    """What every table has: whose turn it is, and what is pending."""
    out.add(viewer)
    out.add(t.seats)
    out.add(t.turn)
    out.add(t.active)
    out.add_flag(t.over)
    out.add(t.depth)
    for frame in t.stack:
        out.add_frame(frame, viewer, kinds)
