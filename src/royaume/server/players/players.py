"""Players: made when a device first asks to be told, given a name where one wants to come back from elsewhere."""

from __future__ import annotations

import asyncio
import secrets
from importlib.util import find_spec
from typing import TYPE_CHECKING
from unicodedata import normalize
from urllib.parse import urlsplit

import msgspec
from msgspec import structs

from royaume.kernel.match import checked_name
from royaume.server.errors import Refused
from royaume.server.notices import mail, push, wishes
from royaume.server.notices.notices import Notices
from royaume.server.notices.outward import Gone, Unreachable
from royaume.server.notices.telling import Hook, MailBox
from royaume.server.notices.wishes import Wishes
from royaume.server.notices.words import Message
from royaume.server.players import phrases
from royaume.server.players.types import (
    EndpointShown,
    Entered,
    FollowedShown,
    HookMade,
    PageAsked,
    PageShown,
    PasskeyShown,
    PushAsked,
    TableFollowed,
    WaysShown,
)
from royaume.server.seats import hashed, new_id, new_token
from royaume.server.store import Taken
from royaume.server.store.players import ON, Endpoint, Followed, Player
from royaume.server.tables import Tables, asking
from royaume.server.types.listed import TableKey
from royaume.texts import say

if TYPE_CHECKING:
    from royaume.server.players.passkeys import Passkeys

NEW = "new"
MOST_ENDPOINTS = 20
HOOK_BYTES = 24
PASSKEYS = find_spec("fido2") is not None  # playing needs none of it


class Players:
    """Every call that changes something answers with the page as it is then."""

    def __init__(self, tables: Tables, notices: Notices) -> None:
        self.tables = tables
        self.rows = tables.store.players
        self.notices = notices
        self.telling = notices.telling

    def ways(self) -> WaysShown:
        signing = self.telling.signing
        public = None if signing is None else signing.public
        return WaysShown(public, self.telling.settings.mail is not None, webhook=True, passkeys=PASSKEYS)

    # -- who -------------------------------------------------------------------

    async def known_by(self, token: str | None) -> Player:
        if token is None:
            raise Refused(401, "player-needed")
        player = await self.tables.stored(self.rows.in_session, hashed(token))
        if player is None:
            raise Refused(401, "player-unknown")
        return player

    async def make(self, asked: Wishes) -> Entered:
        settings = msgspec.json.encode(wishes.checked(asked)).decode()
        player = Player(new_id(), None, "", "", settings, self.tables.clock.text())
        await self.tables.stored(self.rows.add, player)
        return await self.let_in(player)

    async def let_in(self, player: Player) -> Entered:
        token = new_token()
        await self.tables.stored(self.rows.add_session, hashed(token), player.id, self.tables.clock.text())
        return Entered(token, await self.shown(player))

    async def enter(self, name: str, phrase: str) -> Entered:
        player = await self.tables.stored(self.rows.named, folded(name))
        kept = "" if player is None else player.phrase
        if not await asyncio.to_thread(phrases.fits, phrase, kept) or player is None:
            raise Refused(401, "phrase-wrong")
        return await self.let_in(player)

    async def leave(self, token: str) -> None:
        await self.tables.stored(self.rows.end_session, hashed(token))

    async def leave_elsewhere(self, player: Player, token: str) -> PageShown:
        await self.tables.stored(self.rows.end_others, player.id, hashed(token))
        return await self.shown(player)

    async def change_page(self, player: Player, asked: PageAsked, token: str) -> PageShown:
        """With a new phrase all other devices have to enter anew."""
        shown = checked_name(asked.name).strip()
        phrase = player.phrase if asked.phrase is None else await asyncio.to_thread(phrases.hashed, asked.phrase)
        keys = await self.tables.stored(self.rows.passkeys, player.id)
        if not phrase and not keys:
            raise Refused(422, "phrase-short", least=phrases.SHORTEST)
        changed = structs.replace(player, name=folded(shown), shown=shown, phrase=phrase)
        try:
            await self.tables.stored(self.rows.change, changed)
        except Taken:
            raise Refused(422, "player-name-taken", name=shown) from None
        if asked.phrase is not None:
            await self.tables.stored(self.rows.end_others, player.id, hashed(token))
        return await self.shown(changed)

    async def shown(self, player: Player) -> PageShown:
        keys = await self.tables.stored(self.rows.passkeys, player.id)
        endpoints = await self.tables.stored(self.rows.endpoints, player.id)
        return PageShown(
            player.shown or None,
            bool(player.phrase),
            [PasskeyShown(key.id, key.made) for key in keys],
            await self.tables.stored(self.rows.sessions, player.id),
            wishes.read(player.settings),
            [endpoint_shown(endpoint) for endpoint in endpoints],
        )

    # -- passkeys --------------------------------------------------------------

    def passkeys(self, host: str) -> Passkeys:
        if not PASSKEYS:
            raise Refused(422, "no-passkeys")
        from royaume.server.players.passkeys import Passkeys  # here: a server's start would take a tenth longer

        return Passkeys(self.telling.keys, host)

    async def add_passkey(self, player: Player, host: str, credential: dict[str, object]) -> PageShown:
        key = self.passkeys(host).registered(player.id, credential, self.tables.clock.text())
        try:
            await self.tables.stored(self.rows.add_passkey, key)
        except Taken:
            raise Refused(422, "passkey-refused") from None
        return await self.shown(player)

    async def enter_by_passkey(self, host: str, credential: dict[str, object]) -> Entered:
        keys = self.passkeys(host)
        key = await self.tables.stored(self.rows.passkey, keys.named(credential))
        player = None if key is None else await self.tables.stored(self.rows.find, key.player)
        if key is None or player is None:
            raise Refused(401, "passkey-refused")
        await self.tables.stored(self.rows.used, key.id, keys.proven(key, credential))
        return await self.let_in(player)

    # -- seats that follow -----------------------------------------------------

    async def follow(self, player: Player, keys: list[TableKey]) -> FollowedShown:
        """A key that holds nothing is passed over. What is followed already costs nothing more."""
        known = await self.tables.stored(self.rows.followed_by, player.id)
        holders = [self.holder_known(key, [one for one, _ in known]) for key in keys]
        for number, key in enumerate(keys):
            if holders[number] is None:
                holders[number] = await self.holder_of(key)
        new = [
            Followed(player.id, key.table, holder)
            for key, holder in zip(keys, holders, strict=True)
            if holder is not None
        ]
        unknown = {*new} - {one for one, _ in known}
        if unknown:
            await self.tables.stored(self.rows.follow, list(unknown))
            known = await self.tables.stored(self.rows.followed_by, player.id)
        asked = {(key.table, holder): number for number, (key, holder) in enumerate(zip(keys, holders, strict=True))}
        for one in unknown:
            self.notices.hear_of(one.table)
        return FollowedShown([self.followed(one, game, asked.get((one.table, one.holder))) for one, game in known])

    def followed(self, one: Followed, game: str, asked: int | None) -> TableFollowed:
        return TableFollowed(one.table, game, self.telling.keys.seat_key(one.holder), asked)

    def holder_known(self, key: TableKey, known: list[Followed]) -> str | None:
        if key.token is None:
            return None
        there = [one.holder for one in known if one.table == key.table]
        plain = hashed(key.token)
        return plain if plain in there else self.telling.keys.holder_by(key.token, there)

    async def holder_of(self, key: TableKey) -> str | None:
        try:
            async with self.tables.at(key.table) as room:
                return None if key.token is None else asking(room, key.token).hash
        except Refused:
            return None

    # -- what they are told ----------------------------------------------------

    async def wish(self, player: Player, asked: Wishes) -> PageShown:
        changed = structs.replace(player, settings=msgspec.json.encode(wishes.checked(asked)).decode())
        await self.tables.stored(self.rows.change, changed)
        return await self.shown(changed)

    async def add_push(self, player: Player, asked: PushAsked) -> PageShown:
        """What the same browser gave before stays as it is, unless its keys are others."""
        if not push.POSSIBLE:
            raise Refused(422, "no-push")
        self.telling.outward.check(asked.endpoint)
        from royaume.server.notices.sealing import checked

        given = checked(push.Subscription(asked.endpoint, asked.p256dh, asked.auth))
        known = [one for one in await self.tables.stored(self.rows.endpoints, player.id) if one.kind == "push"]
        same = [one for one in known if subscribed(one) == given]
        for old in known:
            if subscribed(old).endpoint == given.endpoint and old not in same:
                await self.tables.stored(self.rows.drop_endpoint, old.id)
        if not same:
            await self.add_endpoint(player, "push", given, ON)
        return await self.shown(player)

    async def add_hook(self, player: Player, url: str) -> HookMade:
        self.telling.outward.check(url)
        hook = Hook(url, secrets.token_urlsafe(HOOK_BYTES))
        await self.add_endpoint(player, "webhook", hook, ON)
        return HookMade(hook.secret, await self.shown(player))

    async def add_mail(self, player: Player, to: str) -> PageShown:
        """Nothing is sent there but the question, until it is answered."""
        if self.telling.settings.mail is None:
            raise Refused(422, "no-mail")
        endpoint = await self.add_endpoint(player, "mail", MailBox(mail.checked(to)), NEW)
        language = wishes.read(player.settings).language
        args: dict[str, str | int] = {"name": player.shown, "named": int(bool(player.shown)), "link": "LINK"}
        text = say(language, "notice-letter-leave", args) + "\n"
        try:
            await self.in_thread(endpoint, say(language, "notice-leave-subject"), text)
        except (Unreachable, Gone):
            await self.tables.stored(self.rows.drop_endpoint, endpoint.id)
            raise Refused(422, "mail-failed") from None
        return await self.shown(player)

    async def in_thread(self, endpoint: Endpoint, subject: str, text: str) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self.notices.threads, self.telling.ask_for_leave, endpoint, subject, text)

    async def add_endpoint(self, player: Player, kind: str, address: object, state: str) -> Endpoint:
        if len(await self.tables.stored(self.rows.endpoints, player.id)) >= MOST_ENDPOINTS:
            raise Refused(422, "endpoints-many", most=MOST_ENDPOINTS)
        text = msgspec.json.encode(address).decode()
        endpoint = Endpoint(new_id(), player.id, kind, text, state, self.tables.clock.text())
        await self.tables.stored(self.rows.add_endpoint, endpoint)
        return endpoint

    async def endpoint_of(self, player: Player, endpoint: str) -> Endpoint:
        found = await self.tables.stored(self.rows.endpoint, endpoint)
        if found is None or found.player != player.id:
            raise Refused(404, "no-endpoint")
        return found

    async def drop_endpoint(self, player: Player, endpoint: str) -> PageShown:
        await self.tables.stored(self.rows.drop_endpoint, (await self.endpoint_of(player, endpoint)).id)
        return await self.shown(player)

    async def try_out(self, player: Player, endpoint: str) -> PageShown:
        """A notice about nothing, now; where it arrives, one that failed is on again."""
        found = await self.endpoint_of(player, endpoint)
        if found.state == NEW:
            raise Refused(422, "endpoint-new")
        try:
            await self.notices.told_by(found, Message("try", wishes.read(player.settings).language))
        except Gone:
            await self.tables.stored(self.rows.drop_endpoint, found.id)
            raise Refused(422, "endpoint-gone") from None
        except Unreachable as error:
            raise Refused(422, "endpoint-failed", reason=str(error)) from None
        await self.tables.stored(self.rows.mark, found.id, ON)
        return await self.shown(player)

    async def confirm(self, endpoint: str, proof: str) -> None:
        await self.tables.stored(self.rows.mark, (await self.proven(endpoint, proof, "confirm")).id, ON)

    async def stop(self, endpoint: str, proof: str) -> None:
        await self.tables.stored(self.rows.drop_endpoint, (await self.proven(endpoint, proof, "stop")).id)

    async def proven(self, endpoint: str, proof: str, purpose: str) -> Endpoint:
        found = await self.tables.stored(self.rows.endpoint, endpoint)
        if found is None or not self.telling.keys.proves(proof, purpose, endpoint):
            raise Refused(404, "no-endpoint")
        return found


def folded(name: str) -> str:
    """Names that are read alike are the same name."""
    return normalize("NFKC", name.strip()).casefold()


def subscribed(endpoint: Endpoint) -> push.Subscription:
    return msgspec.json.decode(endpoint.address, type=push.Subscription)


def endpoint_shown(endpoint: Endpoint) -> EndpointShown:
    """Of an address the host alone: the rest is as good as a password."""
    address = msgspec.json.decode(endpoint.address)
    name = address["to"] if endpoint.kind == "mail" else urlsplit(address.get("url") or address["endpoint"]).hostname
    return EndpointShown(endpoint.id, endpoint.kind, str(name), endpoint.state, endpoint.made)  # type: ignore[arg-type]
