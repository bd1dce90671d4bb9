"""Pass phrases: only what scrypt makes of them is kept."""

from __future__ import annotations

import hmac
import secrets
from hashlib import scrypt
from unicodedata import normalize

from royaume.server.errors import Refused

SHORTEST = 10
COST, BLOCK, LANES = 1 << 15, 8, 1  # 32 MiB and about a tenth of a second
MEMORY = 64 << 20
SALT = 16


def hashed(phrase: str) -> str:
    if len(phrase.strip()) < SHORTEST:
        raise Refused(422, "phrase-short", least=SHORTEST)
    salt = secrets.token_bytes(SALT)
    return f"scrypt {COST} {BLOCK} {LANES} {salt.hex()} {made(phrase, salt, COST, BLOCK, LANES).hex()}"


def fits(phrase: str, kept: str) -> bool:
    """Where nothing is kept it takes as long as elsewhere: a name that is not there cannot be told by the time."""
    _, cost, block, lanes, salt, wanted = (kept or NOTHING).split()
    found = made(phrase, bytes.fromhex(salt), int(cost), int(block), int(lanes))
    return hmac.compare_digest(found, bytes.fromhex(wanted)) and bool(kept)


def made(phrase: str, salt: bytes, cost: int, block: int, lanes: int) -> bytes:
    text = normalize("NFKC", phrase.strip()).encode("utf-8", "surrogatepass")
    return scrypt(text, salt=salt, n=cost, r=block, p=lanes, maxmem=MEMORY, dklen=32)


NOTHING = f"scrypt {COST} {BLOCK} {LANES} {'00' * SALT} {'00' * 32}"
