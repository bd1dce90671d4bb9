"""Players, the seats that follow them, and what they are told."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from royaume.server.admission import count, name_of
from royaume.server.notices.wishes import Wishes
from royaume.server.players.players import Players, folded
from royaume.server.players.types import (
    CredentialAsked,
    EnterAsked,
    Entered,
    FollowAsked,
    FollowedShown,
    HookAsked,
    HookMade,
    MailAsked,
    NothingAsked,
    PageAsked,
    PageShown,
    PasskeyOptions,
    PlayerAsked,
    ProofAsked,
    PushAsked,
    ThingAsked,
    WaysShown,
    WishesAsked,
)
from royaume.server.resources import Asking, house_of, may_say, token_of
from royaume.server.store.players import Player

CHANGING = may_say(400, 401, 404, 413, 422)
USUAL = {"rate": "players"}
SECRETS = {"rate": "entering"}


def players_of(request: Asking) -> Players:
    return house_of(request).players


async def player_of(request: Asking) -> Player:
    return await players_of(request).known_by(token_of(request))


def host_of(request: Asking) -> str:
    return name_of(request.headers.get("host", ""))


@get("/api/notices", tags=["players"], opt=USUAL, responses=may_say())
async def ways(request: Asking) -> WaysShown:
    """By which ways this server can tell players."""
    return players_of(request).ways()


@post("/api/notices/confirm", tags=["players"], status_code=200, opt=SECRETS, responses=CHANGING)
async def confirm(request: Asking, data: JSONBody[ProofAsked]) -> None:
    """Mail may be sent there: so says whoever read the link."""
    await players_of(request).confirm(data.id, data.proof)


@post("/api/notices/stop", tags=["players"], status_code=200, opt=SECRETS, responses=CHANGING)
async def stop(request: Asking, data: JSONBody[ProofAsked]) -> None:
    """No mail any more: so says whoever read the link."""
    await players_of(request).stop(data.id, data.proof)


@post("/", opt=SECRETS, responses=CHANGING)
async def make(request: Asking, data: JSONBody[PlayerAsked]) -> Entered:
    """A player without a name, known to this device alone."""
    return await players_of(request).make(data.wishes or Wishes())


@post("/enter", status_code=200, opt=SECRETS, responses=CHANGING)
async def enter(request: Asking, data: JSONBody[EnterAsked]) -> Entered:
    """The page by its name and pass phrase, from another device."""
    count(request, "entering", f"name {folded(data.name)}")
    return await players_of(request).enter(data.name, data.phrase)


@post("/passkey/begin", status_code=200, opt=SECRETS, responses=CHANGING)
async def ask_for_passkey(request: Asking, data: JSONBody[NothingAsked]) -> PasskeyOptions:
    """What a device has to sign to enter."""
    return PasskeyOptions(players_of(request).passkeys(host_of(request)).questions())


@post("/passkey", status_code=200, opt=SECRETS, responses=CHANGING)
async def enter_by_passkey(request: Asking, data: JSONBody[CredentialAsked]) -> Entered:
    """The page by a device that holds a key of it."""
    return await players_of(request).enter_by_passkey(host_of(request), data.credential)


@get("/", opt=USUAL, responses=may_say(401))
async def page(request: Asking) -> PageShown:
    """The player's own page."""
    return await players_of(request).shown(await player_of(request))


@post("/page", status_code=200, opt=SECRETS, responses=CHANGING)
async def change_page(request: Asking, data: JSONBody[PageAsked]) -> PageShown:
    """The name that lasts, and a pass phrase."""
    return await players_of(request).change_page(await player_of(request), data, token_of(request) or "")


@post("/leave", status_code=200, opt=USUAL, responses=CHANGING)
async def leave(request: Asking, data: JSONBody[NothingAsked]) -> None:
    """This device knows the page no longer."""
    await player_of(request)
    await players_of(request).leave(token_of(request) or "")


@post("/leave-elsewhere", status_code=200, opt=USUAL, responses=CHANGING)
async def leave_elsewhere(request: Asking, data: JSONBody[NothingAsked]) -> PageShown:
    """Only this device knows the page."""
    return await players_of(request).leave_elsewhere(await player_of(request), token_of(request) or "")


@post("/erase", status_code=200, opt=USUAL, responses=CHANGING)
async def erase(request: Asking, data: JSONBody[NothingAsked]) -> None:
    """Nothing is kept of the player any more; tables and their links stay."""
    house = house_of(request)
    await house.tables.stored(house.players.rows.erase, (await player_of(request)).id)


@post("/passkeys/begin", status_code=200, opt=USUAL, responses=CHANGING)
async def offer_passkey(request: Asking, data: JSONBody[NothingAsked]) -> PasskeyOptions:
    """What a device needs to make a key for this page."""
    house, player = house_of(request), await player_of(request)
    known = await house.tables.stored(house.players.rows.passkeys, player.id)
    return PasskeyOptions(house.players.passkeys(host_of(request)).options(player.id, player.shown or "Royaume", known))


@post("/passkeys", status_code=200, opt=USUAL, responses=CHANGING)
async def add_passkey(request: Asking, data: JSONBody[CredentialAsked]) -> PageShown:
    """A device opens the page from now on."""
    return await players_of(request).add_passkey(await player_of(request), host_of(request), data.credential)


@post("/passkeys/remove", status_code=200, opt=USUAL, responses=CHANGING)
async def drop_passkey(request: Asking, data: JSONBody[ThingAsked]) -> PageShown:
    """A device opens the page no longer."""
    house, player = house_of(request), await player_of(request)
    await house.tables.stored(house.players.rows.drop_passkey, player.id, data.id)
    return await house.players.shown(player)


@post("/tables", status_code=200, opt=USUAL, responses=CHANGING)
async def follow(request: Asking, data: JSONBody[FollowAsked]) -> FollowedShown:
    """The seats of these keys follow the player; all that do are told."""
    return await players_of(request).follow(await player_of(request), data.tables)


@post("/tables/forget", status_code=200, opt=USUAL, responses=CHANGING)
async def forget(request: Asking, data: JSONBody[ThingAsked]) -> None:
    """A table follows the player no longer."""
    house = house_of(request)
    await house.tables.stored(house.players.rows.forget, (await player_of(request)).id, data.id)


@post("/wishes", status_code=200, opt=USUAL, responses=CHANGING)
async def wish(request: Asking, data: JSONBody[WishesAsked]) -> PageShown:
    """What the player wants to hear of, and when."""
    return await players_of(request).wish(await player_of(request), data.wishes)


@post("/push", status_code=200, opt=USUAL, responses=CHANGING)
async def add_push(request: Asking, data: JSONBody[PushAsked]) -> PageShown:
    """This browser is told by web push."""
    return await players_of(request).add_push(await player_of(request), data)


@post("/mail", status_code=200, opt={"rate": "mails"}, responses=CHANGING)
async def add_mail(request: Asking, data: JSONBody[MailAsked]) -> PageShown:
    """A mailbox is asked whether it wants to be told."""
    return await players_of(request).add_mail(await player_of(request), data.to)


@post("/webhook", status_code=200, opt=USUAL, responses=CHANGING)
async def add_hook(request: Asking, data: JSONBody[HookAsked]) -> HookMade:
    """An address gets a request for each notice."""
    return await players_of(request).add_hook(await player_of(request), data.url)


@post("/endpoints/remove", status_code=200, opt=USUAL, responses=CHANGING)
async def drop_endpoint(request: Asking, data: JSONBody[ThingAsked]) -> PageShown:
    """Nothing is told there any more."""
    return await players_of(request).drop_endpoint(await player_of(request), data.id)


@post("/endpoints/try", status_code=200, opt={"rate": "mails"}, responses=CHANGING)
async def try_out(request: Asking, data: JSONBody[ThingAsked]) -> PageShown:
    """A notice about nothing, now."""
    return await players_of(request).try_out(await player_of(request), data.id)


ALL = Router("/api/players", route_handlers=[make, enter, ask_for_passkey, enter_by_passkey], tags=["players"])
ONE = Router(
    "/api/player",
    route_handlers=[
        page,
        change_page,
        leave,
        leave_elsewhere,
        erase,
        offer_passkey,
        add_passkey,
        drop_passkey,
        follow,
        forget,
        wish,
        add_push,
        add_mail,
        add_hook,
        drop_endpoint,
        try_out,
    ],
    tags=["players"],
)
HANDLERS: list[ControllerRouterHandler] = [ways, confirm, stop, ALL, ONE]
