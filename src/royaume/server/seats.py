"""Seats, the tokens that hold them, and who is asking."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256

from msgspec import Struct

from royaume.kernel.errors import BadInput
from royaume.server.errors import Refused
from royaume.server.notices.keys import Keys
from royaume.server.types.basics import Kind, StandIn

TOKEN_BYTES = 24
SALT_BYTES = 16
SCHEME = "bearer "
ID_LETTERS = "23456789abcdefghjkmnpqrstvwxyz"
ID_LENGTH = 12


class Seat(Struct):
    """Who sits there now."""

    kind: Kind
    name: str
    bot: str | None = None
    host: bool = False
    why: StandIn = ""  # a bot plays for somebody

    @property
    def held(self) -> bool:
        """Whether the token of this seat says what happens there."""
        return self.kind in ("person", "open")


@dataclass(frozen=True)
class Asker:
    """Whoever asks: the seats of the token, none for spectators; those that a bot plays for it; whether it hosts."""

    hash: str | None = None
    seats: tuple[int, ...] = ()
    away: tuple[int, ...] = ()
    host: bool = False


SPECTATOR = Asker()

# By seat: the tokens that held it, or that no person sat there. Seats change hands; what was done in them does not.
Sitting = tuple[frozenset[str] | None, ...]


def sitting(seats: Sequence[Seat], holders: Mapping[str, tuple[int, ...]]) -> Sitting:
    """Who sits where."""
    return tuple(
        frozenset(holder for holder, held in holders.items() if number in held) if seat.held else None
        for number, seat in enumerate(seats)
    )


def check_distinct(names: list[str]) -> None:
    """Who reads or hears a name knows who is meant."""
    alike = [name.strip().casefold() for name in names]
    for number, name in enumerate(alike):
        if name in alike[:number]:
            raise BadInput("name-taken", name=names[number].strip())


def free_name(wanted: str, others: Sequence[str]) -> str:
    """The name, or the first with a number that nobody has."""
    taken = {other.strip().casefold() for other in others}
    names = [wanted, *[f"{wanted} {number}" for number in range(2, len(others) + 3)]]
    return next(name for name in names if name.casefold() not in taken)


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_salt() -> str:
    return secrets.token_hex(SALT_BYTES)


def exchanged(invitation: str, salt: str) -> str:
    """The token that an invitation is exchanged for: neither whoever sent the invitation nor the store can make it."""
    digest = sha256(f"royaume seat {salt} {invitation}".encode("utf-8", "surrogatepass")).digest()
    return urlsafe_b64encode(digest[:TOKEN_BYTES]).decode()


def invitation(host: str, salt: str) -> str:
    """The token for a seat that is given away anew: the host's retry gets the same."""
    digest = sha256(f"royaume invitation {salt} {host}".encode("utf-8", "surrogatepass")).digest()
    return urlsafe_b64encode(digest[:TOKEN_BYTES]).decode()


def host_of(seats: Sequence[Seat]) -> int | None:
    """Whoever made the table: the first person, unless it is said."""
    said = [number for number, seat in enumerate(seats) if seat.host]
    persons = [number for number, seat in enumerate(seats) if seat.kind == "person"]
    return next(iter(said + persons), None)


def new_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def hashed(text: str) -> str:
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def token_in(authorization: str | None) -> str | None:
    """The token of an Authorization header."""
    if authorization is None:
        return None
    if not authorization.lower().startswith(SCHEME):
        raise Refused(401, "unknown-token")
    return authorization[len(SCHEME) :].strip()


def asker_of(
    token: str | None,
    holders: Mapping[str, tuple[int, ...]],
    seats: list[Seat],
    host: int | None = None,
    revoked: Container[str] = (),
    keys: Keys | None = None,
) -> Asker:
    """A seat that a bot took over is no longer the token's, but can be taken back."""
    if token is None:
        return SPECTATOR
    found = holder_by(token, holders, keys)
    if found is None:
        raise Refused(401, "unknown-token")
    if not holders[found]:
        raise Refused(401, "seat-revoked" if found in revoked else "invitation-used")
    held = holders[found]
    here = tuple(seat for seat in held if seats[seat].held)
    return Asker(found, here, tuple(seat for seat in held if seat not in here), host in held)


def holder_by(token: str, holders: Mapping[str, tuple[int, ...]], keys: Keys | None) -> str | None:
    """The token itself, or one that the house made for whoever holds it."""
    found = hashed(token)
    if found in holders:
        return found
    return None if keys is None else keys.holder_by(token, holders)


def seen_as(asker: Asker, wanted: int | None, waiting: list[int]) -> int | None:
    """The seat one looks from: the wanted one, else the one whose decision is awaited, else the first."""
    if wanted is not None:
        if wanted not in asker.seats:
            raise Refused(403, "not-your-seat", seat=wanted + 1)
        return wanted
    for seat in (*waiting, *asker.seats):
        if seat in asker.seats:
            return seat
    return None


def acting_as(asker: Asker, wanted: int | None, waiting: list[int]) -> int:
    """The seat one acts for; spectators cannot."""
    if asker.hash is None:
        raise Refused(401, "token-needed")
    seat = seen_as(asker, wanted, waiting)
    if seat is None:
        raise Refused(403, "no-seat")
    return seat
