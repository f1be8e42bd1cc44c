"""Who one is: guests, accounts, programs' keys."""

from importlib.metadata import version
from random import SystemRandom
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from .. import players, tablelog
from ..auth import COOKIE, address
from ..errors import ApiError
from ..http import answer, body
from ..protocol import (
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
    return MeAnswer(player, version("sternhafen"), bool(services.settings.smtp_url))


def with_session(services: Services, player: PlayerInfo, session: str) -> Response:
    """The answer that opens a session in the browser."""
    response = answer(me_answer(services, player))
    response.set_cookie(
        COOKIE,
        services.auth.cookies.sign(session),
        max_age=players.SESSION_MS // 1000,
        httponly=True,
        samesite="lax",
        secure=services.auth.secure,
    )
    return response


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
    changed = await services.store.write(lambda connection: players.change(connection, player.id, changes))
    if wish.name:
        await show_name(services, player)
    return answer(me_answer(services, changed))


async def show_name(services: Services, player: PlayerInfo) -> None:
    """Let the tables of this player show the name he has now."""
    tables = await services.store.read(lambda connection: players.tables_of(connection, player.id))
    await services.store.write(lambda connection: tablelog.notify_all(connection, tables))
    for table in tables:
        await services.hub.refresh(table)


async def new_guest(request: Request, services: Services, wish: MeRequest) -> Response:
    services.limits.require("connects", address(request))
    name = wish.name or f"{SystemRandom().choice(STARS)} {SystemRandom().randrange(100, 1000)}"
    player, session = await open_guest(services, name, wish.language or "en")
    services.hub.pool.warm()
    return with_session(services, player, session)


async def open_guest(services: Services, name: str, language: str) -> tuple[PlayerInfo, str]:
    def work(connection: Any) -> tuple[PlayerInfo, str]:
        player = players.create(connection, name, language)
        return player, players.open_session(connection, player.id)

    return await services.store.write(work)


async def register(request: Request) -> Response:
    services, wish = of(request), await body(request, RegisterRequest)
    services.limits.require("logins", address(request))
    player, session = await services.auth.player(request), services.auth.session(request)
    if player is None:
        player, session = await open_guest(services, wish.username, "en")
    stored, own = await services.passwords.hash(wish.password), player.id
    changed = await services.store.write(
        lambda connection: players.register(connection, own, wish.username, stored, wish.email)
    )
    return with_session(services, changed, session) if session else answer(me_answer(services, changed))


async def login(request: Request) -> Response:
    services, wish = of(request), await body(request, LoginRequest)
    services.limits.require("logins", address(request))
    found = await services.store.read(lambda connection: players.credentials(connection, wish.username))
    if not await services.passwords.check(found[1] if found else None, wish.password) or found is None:
        raise ApiError("unauthorized", "wrong-password")
    player_id = found[0]
    session = await services.store.write(lambda connection: players.open_session(connection, player_id))
    player = await services.store.read(lambda connection: players.get(connection, player_id))
    if player is None:
        raise ApiError("unauthorized", "wrong-password")
    return with_session(services, player, session)


async def logout(request: Request) -> Response:
    services = of(request)
    session = services.auth.session(request)
    if session is not None:
        await services.store.write(lambda connection: players.end_session(connection, session))
        await services.hub.credentials_ended()
    response = answer(me_answer(services, None))
    response.delete_cookie(COOKIE)
    return response


async def confirmed(services: Services, player: PlayerInfo, password: str | None) -> None:
    """Accounts confirm grave steps with their password."""
    if player.username is None:
        return
    username = player.username
    found = await services.store.read(lambda connection: players.credentials(connection, username))
    if not await services.passwords.check(found[1] if found else None, password or ""):
        raise ApiError("forbidden", "wrong-password")


async def password(request: Request) -> Response:
    """Change the password: all sessions end, this one gets a new cookie."""
    services, wish = of(request), await body(request, PasswordRequest)
    services.limits.require("logins", address(request))
    player = await services.auth.require(request)
    if player.username is None:
        raise ApiError("conflict", "no-account")
    await confirmed(services, player, wish.old)
    stored = await services.passwords.hash(wish.new)

    def work(connection: Any) -> str:
        players.change(connection, player.id, {"password": stored})
        players.end_sessions(connection, player.id)
        return players.open_session(connection, player.id)

    session = await services.store.write(work)
    await services.hub.credentials_ended()
    return with_session(services, player, session)


async def delete(request: Request) -> Response:
    services, wish = of(request), await body(request, DeleteRequest)
    services.limits.require("logins", address(request))
    player = await services.auth.require(request)
    await confirmed(services, player, wish.password)
    await services.store.write(lambda connection: players.forget(connection, player.id))
    await services.hub.credentials_ended()
    await show_name(services, player)
    response = answer(me_answer(services, None))
    response.delete_cookie(COOKIE)
    return response


async def list_tokens(request: Request) -> Response:
    services = of(request)
    player = await services.auth.require(request)
    tokens = await services.store.read(lambda connection: players.list_tokens(connection, player.id))
    return answer(TokensAnswer(tokens))


async def add_token(request: Request) -> Response:
    services, wish = of(request), await body(request, TokenRequest)
    player = await services.auth.require(request)
    token, secret = await services.store.write(lambda connection: players.add_token(connection, player.id, wish.label))
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
