"""What web push needs cryptography for. Imported when first asked for: that takes as long as all rules do."""

from __future__ import annotations

import json
import os
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from royaume.server.errors import Refused
from royaume.server.notices.push import Subscription, coded, decoded

RECORD = 4096  # bytes: the size of the only record
SALT, SECRET, POINT = 16, 16, 65
VALID = 12 * 3600  # seconds that a signature is
KEPT = 24 * 3600  # seconds that a message waits for a browser which is off
LAST = b"\x02"  # after the text of the last record


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def checked(subscription: Subscription) -> Subscription:
    """Refused where nothing could be encrypted for it."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(subscription.p256dh))
        good = len(decoded(subscription.auth)) == SECRET
    except ValueError:
        good = False
    if not good:
        raise Refused(422, "endpoint-keys")
    return subscription


def encrypted(text: bytes, subscription: Subscription) -> bytes:
    """One record, with a key pair and a salt of its own."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(subscription.p256dh))
    ours = ec.generate_private_key(ec.SECP256R1())
    salt = os.urandom(SALT)
    their_point, our_point = point_of(theirs), point_of(ours.public_key())
    told = b"WebPush: info\0" + their_point + our_point
    shared = derived(decoded(subscription.auth), ours.exchange(ec.ECDH(), theirs), told, 32)
    key = derived(salt, shared, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, shared, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + our_point
    return head + AESGCM(key).encrypt(nonce, text + LAST, None)


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Signing:
    """The house's own signature, which push services ask for: they take messages from nobody else then."""

    def __init__(self, number: int, contact: str) -> None:
        self.key = ec.derive_private_key(number, ec.SECP256R1())
        self.contact = contact
        self.public = coded(point_of(self.key.public_key()))

    def headers(self, endpoint: str) -> dict[str, str]:
        return {
            "authorization": f"vapid t={self.signed(endpoint)}, k={self.public}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT),
            "urgency": "high",
        }

    def signed(self, endpoint: str) -> str:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + VALID,
            "sub": self.contact,
        }
        said = ".".join(coded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self.key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{said}.{coded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
