"""How players are told: each kind of endpoint, and what it takes."""

from __future__ import annotations

import hmac
import json
import time
from dataclasses import dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from royaume.server.notices import mail, push
from royaume.server.notices.keys import Keys, passing_keys
from royaume.server.notices.outward import Outward, Unreachable
from royaume.server.notices.settings import NoticeSettings
from royaume.server.notices.words import Message
from royaume.server.reach import EVERYWHERE, Served, address, own_address
from royaume.server.store.players import Endpoint

if TYPE_CHECKING:
    from royaume.server.notices.sealing import Signing

NOBODY = "mailto:nobody@localhost"  # for push services, where no address is known


class MailBox(Struct, frozen=True):
    """Where mail goes."""

    to: str


class Hook(Struct, frozen=True):
    """Where a request goes, and the secret with which it is signed."""

    url: str
    secret: str


@dataclass(frozen=True)
class Telling:
    """What a house needs to tell anybody anything. `base`: what links begin with."""

    settings: NoticeSettings = field(default_factory=NoticeSettings)
    keys: Keys = field(default_factory=passing_keys)
    base: str = "http://localhost/"

    @property
    def outward(self) -> Outward:
        return Outward(self.settings.private)

    @property
    def signing(self) -> Signing | None:
        """None where the package for it is not installed."""
        if not push.POSSIBLE:
            return None
        from royaume.server.notices.sealing import Signing

        sender = self.settings.mail
        contact = f"mailto:{mail.mailbox(sender.sender)}" if sender else self.base
        return Signing(self.keys.push, contact if contact.startswith(("https:", "mailto:")) else NOBODY)

    def tell(self, endpoint: Endpoint, message: Message) -> None:
        """May block. Raises Gone, or Unreachable."""
        {"push": self.push, "mail": self.mail, "webhook": self.hook}[endpoint.kind](endpoint, message)

    def push(self, endpoint: Endpoint, message: Message) -> None:
        """Nobody on the way can read it, so it may hold the key of the seat."""
        signing, to = self.signing, msgspec.json.decode(endpoint.address, type=push.Subscription)
        if signing is None:
            raise Unreachable("web push is not installed")
        from royaume.server.notices.sealing import encrypted

        said = {"title": message.title, "body": message.body, "tag": message.tag, "path": message.path(secret=True)}
        text = encrypted(json.dumps(said).encode(), to)
        self.outward.post(to.endpoint, text, signing.headers(to.endpoint))

    def mail(self, endpoint: Endpoint, message: Message) -> None:
        stop = f"{self.base}#/notices/stop/{endpoint.id}/{self.keys.made('stop', endpoint.id)}"
        self.write(endpoint, message.subject, message.letter(self.base, stop))

    def ask_for_leave(self, endpoint: Endpoint, subject: str, text: str) -> None:
        """Whoever reads the mail says whether more may come."""
        link = f"{self.base}#/notices/confirm/{endpoint.id}/{self.keys.made('confirm', endpoint.id)}"
        self.write(endpoint, subject, text.replace("LINK", link))

    def write(self, endpoint: Endpoint, subject: str, text: str) -> None:
        if self.settings.mail is None:
            raise Unreachable("no mail server is set")
        to = msgspec.json.decode(endpoint.address, type=MailBox).to
        mail.send(self.settings.mail, mail.written(self.settings.mail, to, subject, text))

    def hook(self, endpoint: Endpoint, message: Message) -> None:
        """Who reads what a webhook shows is not known: its link opens the seat only where the key is already."""
        to = msgspec.json.decode(endpoint.address, type=Hook)
        text = f"{message.title}: {message.body} {self.base}{message.path(secret=False)}"
        said = {**message.facts(), "link": self.base + message.path(secret=False), "text": text, "content": text}
        body, now = json.dumps(said).encode(), str(int(time.time()))
        proof = hmac.new(to.secret.encode(), f"{now}.".encode() + body, sha256).hexdigest()
        headers = {"content-type": "application/json", "royaume-signature": f"t={now},v1={proof}"}
        self.outward.post(to.url, body, headers)


def base_of(settings: NoticeSettings, served: Served) -> str:
    """Where players reach the server: as it is said, else as far as it is known."""
    if settings.address:
        return settings.address.rstrip("/") + "/"
    host = (own_address() or "localhost") if served.host in EVERYWHERE else served.host
    return address(host, served.port)
