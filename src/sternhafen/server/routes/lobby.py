"""Tables: opening, listing, filling, starting, playing again."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from .. import games, listing, lobby, rematch
from ..errors import ApiError, missing_table
from ..http import answer, body
from ..protocol import (
    BotRequest,
    CreateRequest,
    EnterRequest,
    JoinRequest,
    KickRequest,
    PlayerInfo,
    ReadyRequest,
    RematchRequest,
    TableAnswer,
)
from ..services import Services, of

Change = Callable[[Services, Request, PlayerInfo, str], Awaitable[str | None]]


async def table_answer(services: Services, player: PlayerInfo, table: str, invite: str | None = None) -> Response:
    loaded = await services.hub.get(table)
    return answer(TableAnswer(loaded.info(player), invite))


async def get_table(request: Request) -> Response:
    services = of(request)
    player = await services.auth.player(request)
    table = await services.hub.get(request.path_params["table"])
    if not table.facts.may_see(player):
        raise missing_table()
    return answer(TableAnswer(table.info(player), None))


async def list_tables(request: Request) -> Response:
    services = of(request)
    player = await services.auth.player(request)
    wish = listing.wish(request.query_params)
    return answer(await services.store.read(lambda connection: listing.tables(connection, player, wish)))


async def create(request: Request) -> Response:
    services, wish = of(request), await body(request, CreateRequest)
    player = await services.auth.require(request)
    wish = await with_deal(services, player, wish)
    players = games.check(wish.game, wish.players, wish.options)
    check_wish(wish)

    def work(connection: Any) -> tuple[str, str | None]:
        table, invite = lobby.create(connection, player, wish, players)
        if wish.start:
            lobby.start(connection, table, player)
        return table, invite

    table, invite = await services.store.write(work)
    return await table_answer(services, player, table, invite)


async def with_deal(services: Services, player: PlayerInfo, wish: CreateRequest) -> CreateRequest:
    """The wish with seed, game, players and options of the table whose deal is to be repeated."""
    if wish.same_deal is None:
        return wish
    deal = wish.same_deal
    old = await services.store.read(lambda connection: rematch.deal_of(connection, deal, player))
    seed = int(old.seed or "0", 16)
    return msgspec.structs.replace(wish, game=old.game, players=old.players, options=old.options, seed=seed)


def check_wish(wish: CreateRequest) -> None:
    for bot in wish.bots:
        games.require_bot(wish.game, bot)
    if wish.seed is not None and wish.same_deal is None and wish.visibility != "solo":
        raise ApiError("malformed", "seed-solo-only")
    if wish.seed is not None and not 0 <= wish.seed < 2**128:
        raise ApiError("malformed", "malformed", problem="seed")


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


async def kick(services: Services, request: Request, player: PlayerInfo, table: str) -> None:
    wish = await body(request, KickRequest)
    await services.hub.change(table, lambda c: lobby.kick(c, table, player, wish.seat))


async def bot(services: Services, request: Request, player: PlayerInfo, table: str) -> None:
    wish = await body(request, BotRequest)
    await services.hub.change(table, lambda c: lobby.seat_bot(c, table, player, wish.seat, wish.bot))


async def ready(services: Services, request: Request, player: PlayerInfo, table: str) -> None:
    wish = await body(request, ReadyRequest)
    await services.hub.change(table, lambda c: lobby.ready(c, table, player, wish.ready))


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
    again = await services.hub.change(table, lambda c: rematch.rematch(c, table, player, wish.same_deal))
    return await table_answer(services, player, again)


ROUTES: list[BaseRoute] = [
    Route("/api/tables", list_tables),
    Route("/api/tables", create, methods=["POST"]),
    Route("/api/tables/{table}", get_table),
    route("join", join),
    route("enter", enter),
    route("kick", kick),
    route("bot", bot),
    route("ready", ready),
    route("start", start),
    route("invite", invite),
    Route("/api/tables/{table}/leave", leave, methods=["POST"]),
    Route("/api/tables/{table}/rematch", play_again, methods=["POST"]),
]
