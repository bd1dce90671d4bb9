"""Passkeys (WebAuthn): a device proves that it holds a key, and no phrase travels.

The challenge is signed by the house instead of being kept, so that any server of several knows it again.
"""

from __future__ import annotations

import secrets
import time
from typing import Any

from fido2.server import Fido2Server
from fido2.webauthn import (
    AttestedCredentialData,
    AuthenticationResponse,
    PublicKeyCredentialDescriptor,
    PublicKeyCredentialRpEntity,
    PublicKeyCredentialType,
    PublicKeyCredentialUserEntity,
    RegistrationResponse,
)

from royaume.server.errors import Refused
from royaume.server.notices.keys import Keys
from royaume.server.notices.push import coded, decoded
from royaume.server.store.players import Passkey

NONCE = 16
VALID = 300  # seconds


class Passkeys:
    """For the pages of one host."""

    def __init__(self, keys: Keys, host: str) -> None:
        self.keys = keys
        self.server = Fido2Server(PublicKeyCredentialRpEntity(id=host, name="Royaume"))

    def challenge(self, purpose: str) -> bytes:
        begun = f"{int(time.time())}.{secrets.token_hex(NONCE)}"
        return f"{begun}.{self.keys.made(purpose, begun)}".encode()

    def check(self, challenge: bytes, purpose: str) -> None:
        begun, _, proof = challenge.decode("ascii", "replace").rpartition(".")
        said = begun.partition(".")[0]
        if not self.keys.proves(proof, purpose, begun) or not 0 <= time.time() - int(said) <= VALID:
            raise Refused(422, "passkey-refused")

    def options(self, player: str, name: str, known: list[Passkey]) -> dict[str, Any]:
        """For a new key of this player."""
        user = PublicKeyCredentialUserEntity(id=player.encode(), name=name, display_name=name)
        kind = PublicKeyCredentialType.PUBLIC_KEY
        excluded = [PublicKeyCredentialDescriptor(type=kind, id=decoded(key.id)) for key in known]
        options, _ = self.server.register_begin(
            user,
            excluded,
            resident_key_requirement="required",  # type: ignore[arg-type]
            user_verification="preferred",  # type: ignore[arg-type]
            challenge=self.challenge(f"register {player}"),
        )
        return dict(options)

    def registered(self, player: str, credential: dict[str, Any], made: str) -> Passkey:
        try:
            response = RegistrationResponse.from_dict(credential)
            challenge = response.response.client_data.challenge
            self.check(challenge, f"register {player}")
            data = self.server.register_complete(state_of(challenge), response).credential_data
        except (ValueError, TypeError, KeyError, AttributeError):
            raise Refused(422, "passkey-refused") from None
        if data is None:
            raise Refused(422, "passkey-refused")
        return Passkey(coded(data.credential_id), player, coded(bytes(data)), 0, made)

    def questions(self) -> dict[str, Any]:
        """For any key that the device has for this host."""
        options, _ = self.server.authenticate_begin(challenge=self.challenge("enter"))
        return dict(options)

    def named(self, credential: dict[str, Any]) -> str:
        found = credential.get("id")
        return found if isinstance(found, str) else ""

    def proven(self, key: Passkey, credential: dict[str, Any]) -> int:
        """How often the key has been used by now; Refused where it is not the one that was registered."""
        try:
            response = AuthenticationResponse.from_dict(credential)
            challenge = response.response.client_data.challenge
            self.check(challenge, "enter")
            self.server.authenticate_complete(
                state_of(challenge), [AttestedCredentialData(decoded(key.public))], response
            )
            uses = int(response.response.authenticator_data.counter)
        except Refused:
            raise
        except Exception:  # whatever the signature, or a text that is none, leads to
            raise Refused(401, "passkey-refused") from None
        if 0 < uses <= key.uses:  # a copy of the key
            raise Refused(401, "passkey-refused")
        return uses


def state_of(challenge: bytes) -> dict[str, Any]:
    return {"challenge": coded(challenge), "user_verification": "preferred"}
