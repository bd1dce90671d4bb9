"""What only this house knows: made at its first start, and kept in a file that nobody else may read.

With it the house makes further keys to a seat from the hash of the token that holds it, and knows them again without
having kept them: a link in a mail opens the seat, and no token is stored anywhere.
"""

from __future__ import annotations

import hmac
import os
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct

from royaume.kernel.errors import BadInput

FILE = "royaume.keys"
SECRET_BYTES = 32
KEY_BYTES = 24


class Kept(Struct, frozen=True):
    """The file: a secret, and the number that signs web push, both in hexadecimal digits."""

    secret: str
    push: str


class Keys:
    """Whoever knows the secret can open every seat; it never leaves this class."""

    def __init__(self, kept: Kept) -> None:
        self.push = int(kept.push, 16)
        self.secret = bytes.fromhex(kept.secret)

    def made(self, purpose: str, of: str) -> str:
        digest = hmac.digest(self.secret, f"royaume {purpose} {of}".encode(), sha256)
        return urlsafe_b64encode(digest[:KEY_BYTES]).decode()

    def proves(self, proof: str, purpose: str, of: str) -> bool:
        return hmac.compare_digest(self.made(purpose, of).encode(), proof.encode("utf-8", "surrogatepass"))

    def seat_key(self, holder: str) -> str:
        """A further key to whatever the token with this hash holds, at this table and at its rematch."""
        return self.made("seat", holder)

    def holder_by(self, key: str, holders: Iterable[str]) -> str | None:
        """Which of them the key stands for."""
        return next((holder for holder in holders if self.proves(key, "seat", holder)), None)


def new_keys() -> Kept:
    """The number is one of the many that P-256 allows."""
    return Kept(secrets.token_hex(SECRET_BYTES), f"{secrets.randbits(255) + 1:064x}")


def passing_keys() -> Keys:
    """Of a house without a folder: they end with it."""
    return Keys(new_keys())


def keys_in(file: Path) -> Keys:
    """As they are kept; made where there are none. Of several servers that begin together all use the same."""
    try:
        if not file.exists():
            write_first(file, msgspec.json.encode(new_keys()))
        return Keys(msgspec.json.decode(file.read_bytes(), type=Kept))
    except (OSError, ValueError) as error:
        raise BadInput("file-unreadable", file=str(file), reason=str(error)) from None


def write_first(file: Path, text: bytes) -> None:
    """All of it or nothing; whoever comes second leaves the first one's."""
    part = file.with_name(f"{file.name}.{os.getpid()}")
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as written:
        written.write(text)
        written.flush()
        os.fsync(written.fileno())
    try:
        os.link(part, file)
    except FileExistsError:
        pass
    finally:
        part.unlink()
