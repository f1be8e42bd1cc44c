"""Tables: opening, listing, filling, starting, playing again."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ...protocol import (
    BotRequest,
    CodeRequest,
    CreateRequest,
    EnterRequest,
    JoinRequest,
    KickRequest,
    LessonsRequest,
    PlayerInfo,
    ReadyRequest,
    RematchRequest,
    TableAnswer,
)
from ...protocol.errors import ApiError
from ...tables import codes, deals, guided, lessons, listing, lobby, offered, quotas, rematch
from ...tables.logged_game import known_game
from ...tables.stored import StoredTable, seen
from ..auth import address
from ..http import answer, body
from ..services import Services, of

Change = Callable[[Services, Request, PlayerInfo, str], Awaitable[str | None]]


async def table_answer(services: Services, player: PlayerInfo, table: str, invite: str | None = None) -> Response:
    loaded = await services.hub.get(table)
    return answer(TableAnswer(loaded.info(player), invite))


async def get_table(request: Request) -> Response:
    services = of(request)
    player = await services.auth.player(request)
    table = await services.hub.show(request.path_params["table"], player)
    return answer(TableAnswer(table.info(player), None))


async def list_tables(request: Request) -> Response:
    services = of(request)
    player = await services.auth.player(request)
    wish = listing.wish(request.query_params)
    return answer(await services.store.read(lambda connection: listing.tables(connection, player, wish)))


async def create(request: Request) -> Response:
    services, wish = of(request), await body(request, CreateRequest)
    player = await services.auth.require(request)
    deals.require_unrated(wish)
    wish, dealt = await with_deal(services, player, guided.wished(wish))
    players = await possible(player, wish)
    origin = services.auth.origin(request)

    def work(connection: Any) -> tuple[str, str | None]:
        quotas.require_table(connection, player, origin, services.settings)
        table, invite = lobby.create(connection, player, wish, players, dealt, origin)
        if wish.start:
            lobby.start(connection, table, player)
        return table, invite

    table, invite = await services.store.write(work)
    return await table_answer(services, player, table, invite)


async def possible(player: PlayerInfo, wish: CreateRequest) -> int:
    """The number of seats, if such a table can be and this player may open it."""
    players = offered.check(wish.game, wish.players, wish.options)
    if wish.pack:
        await asyncio.to_thread(known_game, {"game": wish.game, "pack": wish.pack})
    for bot in wish.bots:
        offered.require_bot(wish.game, bot)
    if player.username is None and not wish.sit and len(wish.bots) == players:
        raise ApiError("forbidden", "bots-alone")
    return players


async def with_deal(services: Services, player: PlayerInfo, wish: CreateRequest) -> tuple[CreateRequest, deals.Dealt]:
    """The wish and its deal; one that repeats a table's has that table's game, players and options."""
    if wish.same_deal is None:
        return wish, deals.wished(wish)
    table = wish.same_deal

    def work(connection: Connection) -> tuple[StoredTable, deals.Dealt]:
        old = seen(connection, table, player)
        return old, deals.repeated(connection, old, wish.visibility)

    old, dealt = await services.store.read(work)
    return msgspec.structs.replace(wish, game=old.game, players=old.players, options=old.options, pack=old.pack), dealt


def route(path: str, change: Change) -> Route:
    """A change of one table by one player, answered with the table."""

    async def endpoint(request: Request) -> Response:
        services = of(request)
        player = await services.auth.require(request)
        table: str = request.path_params["table"]
        invite = await change(services, request, player, table)
        return await table_answer(services, player, table, invite)

    return Route(f"/api/tables/{{table}}/{path}", endpoint, methods=["POST"], name=path)


async def join(services: Services, request: Request, player: PlayerInfo, table: str) -> None:
    wish = await body(request, JoinRequest)
    await services.hub.change(table, lambda c: lobby.join(c, table, player, wish.seat, wish.invite))


async def enter(services: Services, request: Request, player: PlayerInfo, table: str) -> None:
    wish = await body(request, EnterRequest)
    await services.hub.change(table, lambda c: lobby.enter(c, table, player, wish.invite))


async def enter_by_code(request: Request) -> Response:
    """The table that a short code opens; wrong ones are rationed like wrong passwords."""
    services, wish = of(request), await body(request, CodeRequest)
    services.limits.require("logins", address(request))
    player = await services.auth.require(request)
    table = await services.store.read(lambda connection: codes.find(connection, wish.code))
    await services.hub.change(table, lambda connection: lobby.admit(connection, table, player))
    return await table_answer(services, player, table)


async def kick(services: Services, request: Request, player: PlayerInfo, table: str) -> None:
    wish = await body(request, KickRequest)
    await services.hub.change(table, lambda c: lobby.kick(c, table, player, wish.seat))


async def bot(services: Services, request: Request, player: PlayerInfo, table: str) -> None:
    wish = await body(request, BotRequest)
    await services.hub.change(table, lambda c: lobby.seat_bot(c, table, player, wish.seat, wish.bot))


async def ready(services: Services, request: Request, player: PlayerInfo, table: str) -> None:
    wish = await body(request, ReadyRequest)
    await services.hub.change(table, lambda c: lobby.ready(c, table, player, wish.ready))


async def learn(services: Services, request: Request, player: PlayerInfo, table: str) -> None:
    wish = await body(request, LessonsRequest)
    await services.hub.change(table, lambda c: lessons.keep(c, table, player, wish.done))


async def start(services: Services, request: Request, player: PlayerInfo, table: str) -> None:
    await services.hub.change(table, lambda c: lobby.start(c, table, player))


async def invite(services: Services, request: Request, player: PlayerInfo, table: str) -> str:
    return await services.hub.change(table, lambda c: lobby.renew_invite(c, table, player))


async def leave(request: Request) -> Response:
    """Stand up. The table may be gone afterwards, so there is nothing to answer."""
    services, table = of(request), request.path_params["table"]
    player = await services.auth.require(request)
    await services.hub.change(table, lambda c: lobby.leave(c, table, player))
    return answer({})


async def play_again(request: Request) -> Response:
    services, table = of(request), request.path_params["table"]
    wish, player = await body(request, RematchRequest), await services.auth.require(request)

    def work(connection: Any) -> str:
        return rematch.rematch(connection, table, player, wish.same_deal, services.settings)

    again = await services.hub.change(table, work)
    return await table_answer(services, player, again)


ROUTES: list[BaseRoute] = [
    Route("/api/tables", list_tables),
    Route("/api/tables", create, methods=["POST"]),
    Route("/api/codes", enter_by_code, methods=["POST"]),
    Route("/api/tables/{table}", get_table),
    route("join", join),
    route("enter", enter),
    route("kick", kick),
    route("bot", bot),
    route("ready", ready),
    route("lessons", learn),
    route("start", start),
    route("invite", invite),
    Route("/api/tables/{table}/leave", leave, methods=["POST"]),
    Route("/api/tables/{table}/rematch", play_again, methods=["POST"]),
]
