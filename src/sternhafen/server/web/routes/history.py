"""The past: moments of games, records, reports."""

from functools import partial

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ...protocol import ImportAnswer, Json
from ...protocol.errors import ApiError
from ...tables import archive, quotas, record_check
from ...tables.kept import KeptGame
from ...tables.logged_game import LoggedGame, Viewer
from ...tables.table import Table
from ..auth import caller
from ..http import RECORD_LIMIT, answer, body, download, number
from ..services import of


async def seen(request: Request) -> tuple[Table, LoggedGame, Viewer]:
    """The table, its game and the viewer who asks."""
    services = of(request)
    player = await services.auth.player(request)
    table = await services.hub.show(request.path_params["table"], player)
    if table.kept is not None:
        raise not_played_any_more(table.kept)
    if table.played is None:
        raise ApiError("conflict", "not-started")
    return table, table.played, table.viewer(player)


def not_played_any_more(kept: KeptGame) -> ApiError:
    """The past of a closed game cannot be played again; the reason is the one the table shows."""
    error = ApiError("conflict", "over")
    error.text = kept.why
    return error


async def moment(request: Request) -> Response:
    """While a game runs one sees one's own past only; afterwards everybody's."""
    table, played, own = await seen(request)
    past, n, asked = of(request).hub.past, request.path_params["n"], request.query_params.get("seat")
    state_at = partial(past.state, table.id, played)
    if asked == "all":
        return answer(await past.look(caller(request), lambda: archive.open_moment(played, n, state_at)))
    viewer = chosen(played, own, asked)
    place = number(request.query_params.get("moment"))
    at = n if place is None else archive.number_at(played, viewer, place)
    return answer(await past.look(caller(request), lambda: archive.moment(played, viewer, at, state_at)))


def chosen(played: LoggedGame, own: Viewer, asked: str | None) -> Viewer:
    """Through whose eyes to look back."""
    if asked is None:
        return own
    viewer = number(asked)
    if viewer is not None and viewer >= played.players:
        raise ApiError("malformed", "no-seat")
    if viewer not in (None, own):
        archive.require_over(played)
    return viewer


async def record(request: Request) -> Response:
    table, played, _ = await seen(request)
    written = await of(request).hub.past.look(caller(request), lambda: archive.record(played))
    return download(written, f"{table.stored.game}-{table.id}.json")


async def report(request: Request) -> Response:
    table, played, viewer = await seen(request)
    stored, at = table.stored, request.query_params.get("at")
    written = await of(request).hub.past.look(caller(request), lambda: archive.report(stored, played, viewer, at))
    return download(written, f"report-{table.id}.json")


async def import_record(request: Request) -> Response:
    services = of(request)
    services.limits.require("logins", caller(request))
    player = await services.auth.require(request)
    await services.store.read(lambda connection: quotas.require_import(connection, player, services.settings))
    data = await body(request, Json, RECORD_LIMIT)
    log, result = await record_check.checked(data)

    def work(connection: Connection) -> str:
        archive.keep_pack(connection, data)
        return archive.import_record(connection, log, result, player)

    table = await services.store.write(work)
    return answer(ImportAnswer(table))


ROUTES: list[BaseRoute] = [
    Route("/api/tables/{table}/moments/{n:int}", moment),
    Route("/api/tables/{table}/record", record),
    Route("/api/tables/{table}/report", report),
    Route("/api/records", import_record, methods=["POST"]),
]
