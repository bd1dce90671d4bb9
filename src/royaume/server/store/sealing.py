"""A seal over everything that is kept, so that whatever was changed behind the program's back is noticed.

The log of a table is a chain: the seal of an entry covers the entry and the seal before it, the first one covers the
table as it was made. The head of the chain is kept apart from it, so that an end that is missing is noticed too. Lines
of the chat are sealed one by one; they are numbered, and the head knows how many there are.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b

from msgspec import msgpack, structs

from royaume.server.store import Entry, Head, Holder, Line, Origin, StoredTable

SEAL_BYTES = 16


def sealed(*parts: object) -> bytes:
    return blake2b(msgpack.encode(parts), digest_size=SEAL_BYTES).digest()


def seal_of_table(table: StoredTable, origin: Origin | None) -> bytes:
    return sealed(structs.astuple(table), None if origin is None else structs.astuple(origin))


def seal_of_entry(before: bytes, entry: Entry) -> bytes:
    return sealed(before, entry.version, entry.key, entry.request, entry.what, entry.at)


def seal_of_rows(rows: bytes = b"") -> blake2b:
    """Of entries in one piece, and of more that may follow."""
    return blake2b(rows, digest_size=SEAL_BYTES)


def row(entry: Entry) -> bytes:
    """As the store has it, one column after the other."""
    return f"{entry.version}{entry.key or ''}{entry.request}".encode() + entry.what + entry.at.encode() + entry.seal


def seal_of_line(table: str, line: Line) -> bytes:
    return sealed(table, line.said, line.key, line.request, line.seat, line.name, line.text, line.at)


def seal_of_holders(holders: Sequence[Holder]) -> bytes:
    return sealed(sorted((holder.hash, holder.seats) for holder in holders))


def sealed_entries(before: bytes, entries: Iterable[Entry]) -> list[Entry]:
    """The chain from a seal on."""
    chain = []
    for entry in entries:
        before = seal_of_entry(before, entry)
        chain.append(structs.replace(entry, seal=before))
    return chain


def last_sound(first: bytes, entries: Sequence[Entry], known: int = 0) -> int:
    """The version up to which the chain holds, from a known one on whose seal is the first."""
    before = first
    for version, entry in enumerate(entries, start=known + 1):
        if entry.version != version or entry.seal != seal_of_entry(before, entry):
            return version - 1
        before = entry.seal
    return known + len(entries)


def is_whole(first: bytes, entries: Sequence[Entry], head: Head, known: int = 0) -> bool:
    """The chain holds and ends where its head says."""
    last = entries[-1].seal if entries else first
    return last_sound(first, entries, known) == known + len(entries) == head.version and last == head.seal


def is_as_said(table: str, line: Line) -> bool:
    return line.seal == seal_of_line(table, line)


def are_all_there(table: str, lines: Sequence[Line], head: Head, most: int) -> bool:
    """These are the latest lines, at most so many; none is missing or changed."""
    numbers = [line.said for line in lines if is_as_said(table, line)]
    return numbers == list(range(max(0, head.said - most) + 1, head.said + 1))
