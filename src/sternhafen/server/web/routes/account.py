"""Who one is: guests, accounts, programs' keys."""

from random import SystemRandom
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

import sternhafen

from ...protocol import (
    DeleteRequest,
    LoginRequest,
    MeAnswer,
    MeRequest,
    NewTokenAnswer,
    PasswordRequest,
    PlayerInfo,
    RegisterRequest,
    TokenRequest,
    TokensAnswer,
)
from ...protocol.errors import ApiError
from ...store import players
from ...system import names, security_log
from ...system.secrecy import is_common
from ...tables import accounts, move_log
from ..auth import caller
from ..http import answer, body
from ..services import Services, of

STARS = (
    "Altair",
    "Antares",
    "Atria",
    "Capella",
    "Castor",
    "Deneb",
    "Mira",
    "Mizar",
    "Polaris",
    "Rigel",
    "Spica",
    "Vega",
)


def me_answer(services: Services, player: PlayerInfo | None) -> MeAnswer:
    return MeAnswer(player, sternhafen.__version__, bool(services.settings.smtp_url), services.settings.contact)


def with_session(services: Services, player: PlayerInfo, session: str) -> Response:
    """The answer that opens a session in the browser."""
    response = answer(me_answer(services, player))
    response.set_cookie(
        services.auth.cookie,
        services.auth.cookies.sign(session),
        max_age=players.SESSION_MS // 1000,
        httponly=True,
        samesite="lax",
        secure=services.auth.secure,
    )
    return response


def forget_cookie(services: Services, response: Response) -> None:
    response.delete_cookie(services.auth.cookie, secure=services.auth.secure, httponly=True, samesite="lax")


async def get_me(request: Request) -> Response:
    services = of(request)
    return answer(me_answer(services, await services.auth.player(request)))


async def post_me(request: Request) -> Response:
    """Become a guest, or change name, language, mail address and notices."""
    services, wish = of(request), await body(request, MeRequest)
    player = await services.auth.player(request)
    if player is None:
        return await new_guest(request, services, wish)
    changes = {name: getattr(wish, name) for name in wish.__struct_fields__ if getattr(wish, name) is not None}
    if wish.name:
        changes["name"] = named(wish.name)
    if wish.email and wish.email != player.email:
        await services.auth.require_session(request)
        changes["confirmed"] = False
    changed = await services.store.write(lambda connection: players.change(connection, player.id, changes))
    if wish.name:
        await show_name(services, player)
    if "confirmed" in changes:
        ask_to_confirm(services, changed)
    return answer(me_answer(services, changed))


def named(name: str) -> str:
    """The name as it will be shown, or a refusal."""
    try:
        return names.cleaned(name)
    except names.BadName:
        raise ApiError("malformed", "bad-name") from None


def ask_to_confirm(services: Services, player: PlayerInfo) -> None:
    """Send the mail that asks whether an address is its owner's wish, in the background."""
    if player.email and not player.confirmed and services.mail.allowed(player.email):
        services.hub.notices.ask_to_confirm(player)


async def show_name(services: Services, player: PlayerInfo) -> None:
    """Let the tables of this player show the name they have now."""
    await look_again(services, await services.store.read(lambda connection: players.tables_of(connection, player.id)))


async def look_again(services: Services, tables: list[str]) -> None:
    """Let all workers read these tables anew."""
    await services.store.write(lambda connection: move_log.notify_all(connection, tables))
    for table in tables:
        await services.hub.refresh(table)


async def new_guest(request: Request, services: Services, wish: MeRequest) -> Response:
    services.limits.require("connects", caller(request))
    name = named(wish.name) if wish.name else f"{SystemRandom().choice(STARS)} {SystemRandom().randrange(100, 1000)}"
    player, session = await open_guest(services, name, wish.language or "en")
    services.hub.pool.warm()
    return with_session(services, player, session)


async def open_guest(services: Services, name: str, language: str) -> tuple[PlayerInfo, str]:
    def work(connection: Any) -> tuple[PlayerInfo, str]:
        player = players.create(connection, name, language)
        return player, players.open_session(connection, player.id)

    return await services.store.write(work)


async def register(request: Request) -> Response:
    """Turn the guest into an account; the session of before ends, so that whoever knew it is out."""
    services, wish = of(request), await body(request, RegisterRequest)
    services.limits.require("logins", caller(request))
    username = named(wish.username)
    require_good_password(wish.password, username)
    if await services.auth.player(request) is None:
        player, _ = await open_guest(services, username, "en")
    else:
        player = await services.auth.require_session(request)
    stored, own = await services.passwords.hash(wish.password), player.id

    def work(connection: Any) -> tuple[PlayerInfo, str]:
        changed = players.register(connection, own, username, stored, wish.email)
        players.end_sessions(connection, own)
        return changed, players.open_session(connection, own)

    changed, session = await services.store.write(work)
    ask_to_confirm(services, changed)
    return await renewed(services, request, "register", changed, session)


async def renewed(services: Services, request: Request, why: str, player: PlayerInfo, session: str) -> Response:
    """All that was known of the player's sessions is void; this browser goes on with the new one."""
    security_log.note(why, player=player.id, address=caller(request))
    await services.hub.credentials_ended()
    return with_session(services, player, session)


def require_good_password(password: str, username: str) -> None:
    if is_common(password, username):
        raise ApiError("malformed", "common-password")


async def login(request: Request) -> Response:
    """A new session; the one this browser had before ends."""
    services, wish = of(request), await body(request, LoginRequest)
    services.limits.require("logins", caller(request))
    player_id = await recognised(services, request, wish.username, wish.password, "unauthorized")
    before = services.auth.session(request)

    def work(connection: Any) -> tuple[PlayerInfo | None, str]:
        if before is not None:
            players.end_session(connection, before)
        return players.get(connection, player_id), players.open_session(connection, player_id)

    player, session = await services.store.write(work)
    if player is None:
        raise ApiError("unauthorized", "wrong-password")
    security_log.note("login", player=player_id, address=caller(request))
    await services.hub.credentials_ended()
    return with_session(services, player, session)


async def recognised(services: Services, request: Request, username: str, password: str, kind: str) -> str:
    """The id of the account, if the password is right. After too many wrong ones for one account nobody gets in."""
    account = username.lower()
    services.limits.require_left("passwords", account)
    found = await services.store.read(lambda connection: players.credentials(connection, account))
    if not await services.passwords.check(found[1] if found else None, password) or found is None:
        services.limits.hit("passwords", account)
        services.refusals.note("wrong-password", caller(request), player=found[0] if found else "nobody")
        raise ApiError(kind, "wrong-password")
    return found[0]


async def logout(request: Request) -> Response:
    services = of(request)
    session = services.auth.session(request)
    if session is not None:
        await services.store.write(lambda connection: players.end_session(connection, session))
        await services.hub.credentials_ended()
    response = answer(me_answer(services, None))
    forget_cookie(services, response)
    return response


async def confirmed(services: Services, request: Request, player: PlayerInfo, password: str | None) -> None:
    """Accounts confirm grave steps with their password."""
    if player.username is not None:
        await recognised(services, request, player.username, password or "", "forbidden")


async def password(request: Request) -> Response:
    """Change the password: all sessions and keys end (keys may be kept on purpose), this browser gets a new cookie."""
    services, wish = of(request), await body(request, PasswordRequest)
    services.limits.require("logins", caller(request))
    player = await services.auth.require_session(request)
    if player.username is None:
        raise ApiError("conflict", "no-account")
    require_good_password(wish.new, player.username)
    await confirmed(services, request, player, wish.old)
    stored = await services.passwords.hash(wish.new)

    def work(connection: Any) -> str:
        players.change(connection, player.id, {"password": stored})
        players.end_sessions(connection, player.id)
        if not wish.keep_keys:
            players.end_tokens(connection, player.id)
        return players.open_session(connection, player.id)

    return await renewed(services, request, "password", player, await services.store.write(work))


async def delete(request: Request) -> Response:
    """Delete me; my tables go on."""
    services, wish = of(request), await body(request, DeleteRequest)
    services.limits.require("logins", caller(request))
    player = await services.auth.require_session(request)
    await confirmed(services, request, player, wish.password)
    tables = await services.store.write(lambda connection: accounts.forget(connection, player.id))
    security_log.note("delete", player=player.id, address=caller(request))
    await services.hub.credentials_ended()
    await look_again(services, tables)
    response = answer(me_answer(services, None))
    forget_cookie(services, response)
    return response


async def list_tokens(request: Request) -> Response:
    services = of(request)
    player = await services.auth.require(request)
    tokens = await services.store.read(lambda connection: players.list_tokens(connection, player.id))
    return answer(TokensAnswer(tokens))


async def add_token(request: Request) -> Response:
    services, wish = of(request), await body(request, TokenRequest)
    player = await services.auth.require_session(request)
    token, secret = await services.store.write(lambda connection: players.add_token(connection, player.id, wish.label))
    security_log.note("key", player=player.id, address=caller(request))
    return answer(NewTokenAnswer(token, secret))


async def remove_token(request: Request) -> Response:
    services, token = of(request), request.path_params["token"]
    player = await services.auth.require(request)
    await services.store.write(lambda connection: players.remove_token(connection, player.id, token))
    await services.hub.credentials_ended()
    return answer({})


ROUTES: list[BaseRoute] = [
    Route("/api/me", get_me),
    Route("/api/me", post_me, methods=["POST"]),
    Route("/api/account/register", register, methods=["POST"]),
    Route("/api/account/login", login, methods=["POST"]),
    Route("/api/account/logout", logout, methods=["POST"]),
    Route("/api/account/password", password, methods=["POST"]),
    Route("/api/account/delete", delete, methods=["POST"]),
    Route("/api/tokens", list_tokens),
    Route("/api/tokens", add_token, methods=["POST"]),
    Route("/api/tokens/{token}", remove_token, methods=["DELETE"]),
]
