"""The past: moments of games, records, reports."""

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from .. import archive
from ..auth import address
from ..errors import ApiError, missing_table
from ..facts import Facts
from ..http import RECORD_LIMIT, answer, body, download
from ..played import Played, Viewer
from ..protocol import ImportAnswer
from ..services import of
from ..table import Table


async def seen(request: Request) -> tuple[Table, Played, Viewer]:
    """The table, its game and the viewer who asks."""
    services = of(request)
    player = await services.auth.player(request)
    table = await services.hub.get(request.path_params["table"])
    if not table.facts.may_see(player):
        raise missing_table()
    if table.played is None:
        raise ApiError("conflict", "not-started")
    return table, table.played, table.viewer(player)


async def moment(request: Request) -> Response:
    """While a game runs one sees one's own past only; afterwards everybody's."""
    _, played, own = await seen(request)
    n, asked = request.path_params["n"], request.query_params.get("seat")
    if asked == "all":
        return answer(await asyncio.to_thread(archive.open_moment, played, n))
    viewer = chosen(played, own, asked)
    place = request.query_params.get("moment", "")
    number = archive.number_at(played, viewer, int(place)) if place.isdigit() else n
    return answer(await asyncio.to_thread(archive.moment, played, viewer, number))


def chosen(played: Played, own: Viewer, asked: str | None) -> Viewer:
    """Through whose eyes to look back."""
    if asked is None:
        return own
    viewer = int(asked) if asked.isdigit() else None
    if viewer is not None and viewer >= played.players:
        raise ApiError("malformed", "no-seat")
    if viewer not in (None, own):
        archive.require_over(played)
    return viewer


async def record(request: Request) -> Response:
    table, played, _ = await seen(request)
    written = await asyncio.to_thread(archive.record, played)
    return download(written, f"{table.facts.game}-{table.id}.json")


async def report(request: Request) -> Response:
    table, played, viewer = await seen(request)
    facts: Facts = table.facts
    written = await asyncio.to_thread(archive.report, facts, played, viewer, request.query_params.get("at"))
    return download(written, f"report-{table.id}.json")


async def import_record(request: Request) -> Response:
    services = of(request)
    services.limits.require("logins", address(request))
    player = await services.auth.require(request)
    data = await body(request, dict[str, Any], RECORD_LIMIT)
    entries, state = await asyncio.to_thread(archive.check_record, data)
    table = await services.store.write(lambda c: archive.import_record(c, entries, state, player))
    return answer(ImportAnswer(table))


ROUTES: list[BaseRoute] = [
    Route("/api/tables/{table}/moments/{n:int}", moment),
    Route("/api/tables/{table}/record", record),
    Route("/api/tables/{table}/report", report),
    Route("/api/records", import_record, methods=["POST"]),
]
