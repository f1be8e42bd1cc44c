"""Nights and cups."""

from collections.abc import Callable

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ...protocol import CupRequest, PlayerInfo
from ...tables import cups, quotas
from ..http import answer, body
from ..services import Services, of
from .account import named


async def list_cups(request: Request) -> Response:
    services = of(request)
    player = await services.auth.require(request)
    return answer(await services.store.read(lambda connection: cups.mine(connection, player)))


async def create(request: Request) -> Response:
    services, wish = of(request), await body(request, CupRequest)
    player, origin = await services.auth.require(request), services.auth.origin(request)
    named(wish.name[:24])
    made = await services.store.write(lambda connection: cups.create(connection, player, wish, origin))
    return await shown(services, made, player)


async def shown(services: Services, cup: str, player: PlayerInfo | None) -> Response:
    return answer(await services.store.read(lambda connection: cups.info(connection, cup, player)))


async def get_cup(request: Request) -> Response:
    services = of(request)
    return await shown(services, request.path_params["cup"], await services.auth.player(request))


def route(path: str, change: Callable[[Connection, str, PlayerInfo], None], *, stays: bool = True) -> Route:
    """A change of a series by somebody, answered with the series if it stays."""

    async def endpoint(request: Request) -> Response:
        services, cup = of(request), request.path_params["cup"]
        player = await services.auth.require(request)
        await services.store.write(lambda connection: change(connection, cup, player), order=cup)
        return await shown(services, cup, player) if stays else answer({})

    return Route(f"/api/cups/{{cup}}/{path}", endpoint, methods=["POST"], name=f"cup-{path}")


async def start(request: Request) -> Response:
    """Begin, where there is room for one table more; a series opens its tables one after the other."""
    services, cup = of(request), request.path_params["cup"]
    player, origin = await services.auth.require(request), services.auth.origin(request)

    def work(connection: Connection) -> None:
        quotas.require_table(connection, player, origin, services.settings)
        cups.start(connection, cup, player)

    await services.store.write(work, order=cup)
    return await shown(services, cup, player)


ROUTES: list[BaseRoute] = [
    Route("/api/cups", list_cups),
    Route("/api/cups", create, methods=["POST"]),
    Route("/api/cups/{cup}", get_cup),
    route("join", cups.join),
    route("leave", cups.leave, stays=False),
    Route("/api/cups/{cup}/start", start, methods=["POST"], name="cup-start"),
]
