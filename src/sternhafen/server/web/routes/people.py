"""Players' pages, friends, and one's own data to keep or to delete."""

from typing import Any

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ...protocol import FriendRequest, FriendsAnswer, InviteFriendRequest, PlayerInfo, PlayerPage
from ...protocol.errors import ApiError
from ...store import friends, own_data, players
from ...store import schema as t
from ...tables import careers, invitations
from ..http import answer, body, download
from ..services import Services, of


async def page(request: Request) -> Response:
    """The page of a player, by username or id."""
    services, name = of(request), request.path_params["player"]
    viewer, game = await services.auth.player(request), request.query_params.get("game")
    return answer(await services.store.read(lambda connection: read_page(connection, name, viewer, game)))


def read_page(connection: Connection, name: str, viewer: PlayerInfo | None, game: str | None) -> PlayerPage:
    player = friends.find(connection, name)
    row = connection.execute(t.players.select().where(t.players.c.id == player)).one()
    counts, you = careers.counts(connection, player), viewer is not None and viewer.id == player
    asked = game or (counts[0].game if counts else None)
    found = careers.statistics(connection, player, asked, you) if asked else None
    how = friends.friendship(connection, viewer.id, player) if viewer and not you else "none"
    return PlayerPage(player, row.name, row.username, row.created, you, how, counts, found)


async def list_friends(request: Request) -> Response:
    services = of(request)
    player = await services.auth.require(request)
    await services.hub.online.see(player.id)
    return await friends_answer(services, player)


async def friends_answer(services: Services, player: PlayerInfo) -> Response:
    def work(connection: Connection) -> FriendsAnswer:
        return FriendsAnswer(friends.of(connection, player.id), invitations.of(connection, player.id))

    return answer(await services.store.read(work))


async def add_friend(request: Request) -> Response:
    services, wish = of(request), await body(request, FriendRequest)
    player = await services.auth.require(request)
    services.limits.require("contacts", player.id)

    def work(connection: Connection) -> None:
        friends.ask(connection, player.id, friends.find(connection, wish.player))

    await services.store.write(work)
    return await friends_answer(services, player)


async def remove_friend(request: Request) -> Response:
    services, other = of(request), request.path_params["player"]
    player = await services.auth.require(request)
    await services.store.write(lambda connection: friends.part(connection, player.id, other))
    return await friends_answer(services, player)


async def invite_friend(request: Request) -> Response:
    services, wish, other = of(request), await body(request, InviteFriendRequest), request.path_params["player"]
    player = await services.auth.require(request)
    services.limits.require("contacts", player.id)
    await services.hub.change(wish.table, lambda c: invitations.invite(c, wish.table, player, other))
    return answer({})


async def export(request: Request) -> Response:
    """Everything that is stored about me, as a file."""
    services = of(request)
    player = await services.auth.require_session(request)
    data: Any = await services.store.read(lambda connection: own_data.export(connection, player.id))
    return download(data, "sternhafen.json")


async def forget_results(request: Request) -> Response:
    """Delete my statistics and ratings; I stay."""
    services = of(request)
    player = await services.auth.require_session(request)
    if request.query_params:
        raise ApiError("malformed", "malformed", problem="no parameters are taken")
    await services.store.write(lambda connection: players.forget_results(connection, player.id))
    return answer({})


ROUTES: list[BaseRoute] = [
    Route("/api/players/{player}", page),
    Route("/api/friends", list_friends),
    Route("/api/friends", add_friend, methods=["POST"]),
    Route("/api/friends/{player}", remove_friend, methods=["DELETE"]),
    Route("/api/friends/{player}/invite", invite_friend, methods=["POST"]),
    Route("/api/me/data", export),
    Route("/api/me/results", forget_results, methods=["DELETE"]),
]
