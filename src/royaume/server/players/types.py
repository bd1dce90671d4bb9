"""What travels about players and what they are told."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from royaume.server.notices.wishes import Wishes
from royaume.server.types.basics import MOST_LISTED, Keyed, Word
from royaume.server.types.listed import TableKey

EndpointKind = Literal["push", "mail", "webhook"]
EndpointState = Literal["new", "on", "failing"]
Phrase = Annotated[str, Meta(max_length=200)]
Text = Annotated[str, Meta(max_length=1000)]
Proof = Annotated[str, Meta(max_length=100)]


class WaysShown(Struct, frozen=True):
    """By which ways this server can tell players; `push` is the key that browsers ask for."""

    push: str | None
    mail: bool
    webhook: bool
    passkeys: bool


class EndpointShown(Struct, frozen=True):
    """Where the player is told. `name`: the mailbox, or the host of the address."""

    id: str
    kind: EndpointKind
    name: str
    state: EndpointState
    made: str


class PasskeyShown(Struct, frozen=True):
    """A device that opens the page without a pass phrase."""

    id: str
    made: str


class PageShown(Struct, frozen=True):
    """The page of a player, as only the player sees it; without a name only this device knows it."""

    name: str | None
    phrase: bool
    passkeys: list[PasskeyShown]
    devices: int
    wishes: Wishes
    endpoints: list[EndpointShown]


class Entered(Struct, frozen=True):
    """`token` is this device's own key to the page."""

    token: str
    player: PageShown


class PlayerAsked(Keyed, frozen=True):
    """A player without a name, known to this device alone."""

    wishes: Wishes | None = None


class EnterAsked(Keyed, frozen=True):
    """The page by its name and pass phrase."""

    name: Word
    phrase: Phrase


class PageAsked(Keyed, frozen=True):
    """The name that lasts, and a new pass phrase where one is given."""

    name: Word
    phrase: Phrase | None = None


class CredentialAsked(Keyed, frozen=True):
    """What the device made of the options, as browsers write it in JSON."""

    credential: dict[str, Any]


class PasskeyOptions(Struct, frozen=True):
    """For `navigator.credentials`; bytes are written in base64url."""

    options: dict[str, Any]


class ThingAsked(Keyed, frozen=True):
    """Something of the player's, by its id."""

    id: Word


class NothingAsked(Keyed, frozen=True):
    """Only that it be done."""


class FollowAsked(Keyed, frozen=True):
    """Keys that this device has: the seats that they hold follow the player from now on."""

    tables: Annotated[list[TableKey], Meta(max_length=MOST_LISTED)]


class TableFollowed(Struct, frozen=True):
    """A seat of the player's. `key` opens it; `asked` is the number of the key that was sent and opens the same."""

    table: str
    game: str
    key: str
    asked: int | None


class FollowedShown(Struct, frozen=True):
    """All seats that follow the player, the newest tables first."""

    tables: list[TableFollowed]


class WishesAsked(Keyed, frozen=True):
    """What the player wants to hear of, and when."""

    wishes: Wishes


class PushAsked(Keyed, frozen=True):
    """The subscription of a browser."""

    endpoint: Text
    p256dh: Word
    auth: Word


class MailAsked(Keyed, frozen=True):
    """A mailbox, which is asked for leave before anything else is sent."""

    to: Text


class HookAsked(Keyed, frozen=True):
    """An address that gets a request for each notice."""

    url: Text


class HookMade(Struct, frozen=True):
    """`secret` signs the requests; it is told once."""

    secret: str
    page: PageShown


class ProofAsked(Keyed, frozen=True):
    """What stood in the link of a mail."""

    id: Word
    proof: Proof
