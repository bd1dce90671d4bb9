"""Requests and messages as nobody should send them, made from good ones."""

from __future__ import annotations

import json
import random
from typing import Any

LONG = "x" * 70_000
TEXTS = [
    "",
    " ",
    "\0",
    "\ud800",
    "\u202e",
    "é" * 50,
    "'; DROP TABLE tables;--",
    "../../etc/passwd",
    "null",
    "-1",
    "0",
    LONG,
]
VALUES: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1,
    7,
    99,
    100,
    2**31,
    2**63,
    10**30,
    -0.0,
    0.5,
    1e300,
    [],
    {},
    [[]],
    [None] * 30,
    {"": ""},
]
RAW = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"\xff\xfe",
    b'"\xff"',
    b"\xef\xbb\xbf{}",
    b"[" * 9000,
    b'{"a":' * 5000,
    b"NaN",
    b'{"a":1,"a":2}',
]
KINDS = [
    "application/json",
    "application/json; charset=utf-8",
    "text/plain",
    "multipart/form-data; boundary=x",
    "",
    "\xff",
    "application/json, x",
]
HEADERS = [
    ("Host", "evil.example"),
    ("Host", ""),
    ("Origin", "null"),
    ("Origin", "https://evil.example"),
    ("Accept", "text/html"),
    ("Accept", "\x7f"),
    ("Accept-Encoding", "gzip"),
    ("Expect", "100-continue"),
    ("Range", "bytes=0-1"),
    ("Cookie", "a=b"),
    ("X-Forwarded-For", "203.0.113.7"),
    ("X-Forwarded-For", "nonsense"),
    ("X-Forwarded-Proto", "https"),
    ("Upgrade", "websocket"),
    ("Connection", "Upgrade"),
    ("Connection", "close"),
    ("Content-Encoding", "gzip"),
    ("X-HTTP-Method-Override", "DELETE"),
]
TARGETS = [
    "/",
    "//",
    "/api",
    "/api/tables/%00",
    "/api/tables/%ff",
    "/api/tables/..%2f..",
    "/assets/../../app.py",
    "/docs/x",
    "/locale/en/%2e%2e",
]
METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "get", "X"]
BROKEN = [
    b"\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"\x16\x03\x01\x02\x00",
    b"GET / HTTP/1.1\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 70_000 + b"\r\n\r\n",
    b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
]


def odd_value(rng: random.Random) -> Any:
    return rng.choice(TEXTS) if rng.random() < 0.5 else rng.choice(VALUES)


def odd_body(rng: random.Random, body: Any) -> bytes:
    """Mostly still JSON, but with one thing or another in it that does not belong there."""
    if rng.random() < 0.1:
        return rng.choice(RAW)
    for _ in range(rng.randint(1, 2)):
        body = odd_part(rng, body)
    data = json.dumps(body).encode("utf-8", "surrogatepass")
    return odd_bytes(rng, data) if rng.random() < 0.15 else data


def odd_part(rng: random.Random, value: Any) -> Any:
    """The value with a part left out, added, or replaced, however deep."""
    if isinstance(value, dict) and value and rng.random() < 0.8:
        name = rng.choice(list(value))
        does = rng.random()
        if does < 0.2:
            return {key: part for key, part in value.items() if key != name}
        if does < 0.3:
            return {**value, rng.choice(TEXTS[:9]): odd_value(rng)}
        return {**value, name: odd_part(rng, value[name])}
    if isinstance(value, list) and value and rng.random() < 0.7:
        place = rng.randrange(len(value))
        return [*value[:place], odd_part(rng, value[place]), *value[place + 1 :]]
    if isinstance(value, int) and not isinstance(value, bool) and rng.random() < 0.6:
        return value + rng.choice([-1, 1, 2, 1000, -(2**40)])
    if isinstance(value, str) and value and rng.random() < 0.4:
        return odd_text(rng, value)
    return odd_value(rng)


def odd_text(rng: random.Random, text: str) -> str:
    place = rng.randrange(len(text) + 1)
    return rng.choice(
        [text[:place], text[place:], text * 2, text[:place] + rng.choice('\0 é\n"{\ud83d') + text[place:], text.upper()]
    )


def odd_bytes(rng: random.Random, data: bytes) -> bytes:
    """A few bytes turned over, or the end cut off."""
    if not data or rng.random() < 0.3:
        return data[: rng.randrange(len(data) + 1)]
    found = bytearray(data)
    for _ in range(rng.randint(1, 4)):
        found[rng.randrange(len(found))] = rng.randrange(256)
    return bytes(found)


def odd_record(rng: random.Random, text: str) -> str:
    """A record with a line left out, doubled, exchanged or spoilt."""
    lines = text.split("\n")
    for _ in range(rng.randint(1, 3)):
        first, second = rng.randrange(len(lines)), rng.randrange(len(lines))
        does = rng.randrange(4)
        if does == 0:
            lines[first], lines[second] = lines[second], lines[first]
        elif does == 1:
            lines.insert(first, lines[second])
        elif does == 2 and len(lines) > 1:
            del lines[first]
        else:
            lines[first] = odd_text(rng, lines[first]) if lines[first] else rng.choice(TEXTS[:9])
    return "\n".join(lines)


def frame(rng: random.Random, payload: bytes, odd: bool) -> bytes:
    """A frame of a WebSocket; an odd one breaks the protocol somewhere."""
    opcode, fin, mask = 1, 0x80, 0x80
    if odd:
        opcode = rng.choice([0, 1, 2, 3, 7, 8, 9, 10, 15])
        fin = rng.choice([0x80, 0x80, 0x00, 0xC0])
        mask = rng.choice([0x80, 0x80, 0x80, 0x00])
    size = len(payload) if not odd or rng.random() < 0.8 else rng.choice([0, 125, 65_535, 2**40, 2**63])
    head = bytes([fin | opcode])
    if size < 126:
        head += bytes([mask | size])
    elif size < 65_536:
        head += bytes([mask | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([mask | 127]) + size.to_bytes(8, "big")
    return head + (b"\0\0\0\0" if mask else b"") + payload
