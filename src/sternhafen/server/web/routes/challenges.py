"""The deal of the day, and challenges."""

from collections.abc import Callable

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ...protocol import ChallengeAnswer, LinesAnswer, PlayerInfo, TableAnswer, WatchRequest
from ...protocol.errors import ApiError
from ...tables import challenges, daily, lines, quotas
from ...tables.logged_game import LoggedGame
from ..auth import caller
from ..http import answer, body
from ..services import Services, of

TableOf = Callable[[Connection, str, str], str | None]
Begin = Callable[[Connection, str, PlayerInfo, str, str], str]


async def overview(request: Request) -> Response:
    services = of(request)
    player = await services.auth.player(request)
    return answer(await services.store.read(lambda connection: daily.overview(connection, player)))


async def begin_daily(request: Request) -> Response:
    """Begin the one try, or go on with it."""
    return await one_try(request, request.path_params["game"], daily.table_of, daily.begin)


async def one_try(request: Request, what: str, table_of: TableOf, begin: Begin) -> Response:
    """The table of somebody's only try; it is opened when they come for the first time."""
    services = of(request)
    player, origin = await services.auth.require(request), services.auth.origin(request)

    def work(connection: Connection) -> str:
        known = table_of(connection, what, player.id)
        if known is not None:
            return known
        quotas.require_table(connection, player, origin, services.settings)
        return begin(connection, what, player, player.language, origin)

    return await table_answer(services, player, await services.store.write(work))


async def table_answer(services: Services, player: PlayerInfo, table: str) -> Response:
    loaded = await services.hub.get(table)
    return answer(TableAnswer(loaded.info(player), None))


async def results(request: Request) -> Response:
    services, (day, game) = of(request), which(request)
    player = await services.auth.player(request)
    return answer(await services.store.read(lambda connection: daily.results(connection, day, game, player)))


def which(request: Request) -> tuple[str, str]:
    return request.path_params["day"], request.path_params["game"]


async def watch(request: Request) -> Response:
    services, wish, (day, game) = of(request), await body(request, WatchRequest), which(request)
    player = await services.auth.require(request)
    await services.hub.change(wish.table, lambda c: daily.watch(c, day, game, wish.table, player))
    return answer({})


async def daily_lines(request: Request) -> Response:
    """One's own try beside the best one."""
    services, (day, game) = of(request), which(request)
    player = await services.auth.require(request)
    tables = await services.store.read(lambda connection: daily.best_table(connection, day, game, player))
    return answer(await compared(request, services, tables))


async def compared(request: Request, services: Services, tables: tuple[str, str]) -> LinesAnswer:
    mine, theirs = [await finished(services, table) for table in tables]
    return await services.hub.past.look(
        caller(request), lambda: lines.compare(lines.line_of(mine), lines.line_of(theirs))
    )


async def finished(services: Services, table: str) -> LoggedGame:
    played = (await services.hub.get(table)).played
    if played is None or not played.over:
        raise ApiError("conflict", "nothing-to-compare")
    return played


async def challenge(request: Request) -> Response:
    """Make one's finished solo game a challenge."""
    services, table = of(request), request.path_params["table"]
    player = await services.auth.require(request)
    made = await services.store.write(lambda connection: challenges.make(connection, table, player))
    return answer(ChallengeAnswer(made))


async def get_challenge(request: Request) -> Response:
    services, name = of(request), request.path_params["challenge"]
    player = await services.auth.player(request)
    return answer(await services.store.read(lambda connection: challenges.info(connection, name, player)))


async def take_challenge(request: Request) -> Response:
    return await one_try(request, request.path_params["challenge"], challenges.table_of, challenges.begin)


async def challenge_lines(request: Request) -> Response:
    """Both games side by side."""
    services, name, other = of(request), request.path_params["challenge"], request.query_params.get("player")
    player = await services.auth.require(request)
    tables = await services.store.read(lambda connection: challenges.both(connection, name, player, other))
    return answer(await compared(request, services, tables))


async def challenge_watch(request: Request) -> Response:
    """Let somebody who has finished watch both games."""
    services, name, other = of(request), request.path_params["challenge"], request.query_params.get("player")
    player = await services.auth.require(request)

    def work(connection: Connection) -> tuple[str, str]:
        tables = challenges.both(connection, name, player, other)
        challenges.admit(connection, tables, player)
        return tables

    for table in await services.store.write(work):
        await services.hub.refresh(table)
    return answer({})


ROUTES: list[BaseRoute] = [
    Route("/api/daily", overview),
    Route("/api/daily/{game}", begin_daily, methods=["POST"]),
    Route("/api/daily/{day}/{game}", results),
    Route("/api/daily/{day}/{game}/watch", watch, methods=["POST"]),
    Route("/api/daily/{day}/{game}/lines", daily_lines),
    Route("/api/tables/{table}/challenge", challenge, methods=["POST"]),
    Route("/api/challenges/{challenge}", get_challenge),
    Route("/api/challenges/{challenge}", take_challenge, methods=["POST"]),
    Route("/api/challenges/{challenge}/lines", challenge_lines),
    Route("/api/challenges/{challenge}/watch", challenge_watch, methods=["POST"]),
]
