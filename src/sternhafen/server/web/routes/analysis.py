"""Analyses of finished games, and tables that begin with one of their moments or with a position."""

from bisect import bisect_left

from msgspec.structs import replace
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from sternhafen.analysis import judge_of
from sternhafen.core.errors import DataError

from ...protocol import AnalysisAnswer, BranchRequest, PlayerInfo, PositionRequest, TableAnswer
from ...protocol.errors import ApiError
from ...tables import analyses, archive, branches, quotas
from ...tables.analyses import Kept
from ...tables.logged_game import LoggedGame
from ...tables.table import Table
from ..auth import caller
from ..http import RECORD_LIMIT, answer, body, number
from ..services import Services, of
from .history import seen


async def finished(request: Request) -> tuple[Table, LoggedGame]:
    """The table and its game, if it may be analysed by anybody at all."""
    table, played, _ = await seen(request)
    archive.require_over(played)
    await of(request).store.read(lambda connection: analyses.require_out_of_play(connection, table.id))
    return table, played


async def get_analysis(request: Request) -> Response:
    table, played = await finished(request)
    return answer(await so_far(request, table, played))


async def ask_analysis(request: Request) -> Response:
    """Wish for an analysis, or for one that failed to be tried again."""
    services = of(request)
    player = await services.auth.require(request)
    table, played = await finished(request)
    require_judge(played)
    if await services.store.read(lambda connection: analyses.find(connection, table.id)) is None:
        services.limits.require("analyses", player.id)
    owner = player.id if player.username else services.auth.origin(request)
    await services.store.write(lambda connection: analyses.ask(connection, table.id, owner))
    await services.desk.take_up()
    return answer(await so_far(request, table, played))


def require_judge(played: LoggedGame) -> None:
    try:
        judge_of(played.game.id)
    except DataError:
        raise ApiError("conflict", "no-analysis") from None


async def so_far(request: Request, table: Table, played: LoggedGame) -> AnalysisAnswer:
    """What is known of the analysis, from the decision asked for on."""
    services, since = of(request), number(request.query_params.get("since")) or 0
    row = await services.store.read(lambda connection: analyses.find(connection, table.id))
    kept = analyses.unpacked(row.data) if row else None
    known = judged_so_far(played, kept, since)
    if row is None or not (row.finished or row.failed):
        known = replace(known, estimate=estimate(services, table.id, known.total - known.done))
    if row is None:
        return known
    status = "finished" if row.finished else "failed" if row.failed else "working" if kept else "waiting"
    return replace(known, status=status, why=analyses.why_failed(row))


def judged_so_far(played: LoggedGame, kept: Kept | None, since: int) -> AnalysisAnswer:
    """What is kept of it; nothing, if nobody has begun."""
    if kept is None:
        return AnalysisAnswer("none", 0, played.state.moves, None, None, False, since, [], [], None)
    found = kept.analysis
    return AnalysisAnswer(
        "working", found.done, found.total, None, found.bot, found.calibrated, since, found.decisions[since:],
        moments(played, kept, since), found.summary,
    )  # fmt: skip


def estimate(services: Services, table: str, left: int) -> float:
    """Seconds until it is done, others in line considered."""
    pace = services.desk.pace or 2 * services.settings.analysis_seconds
    return round(left * pace * (1 + services.desk.ahead(table)), 1)


def moments(played: LoggedGame, kept: Kept, since: int) -> list[list[int]]:
    """Where each decision stands: in the whole log, and in what each seat and those who watch were told."""
    viewers = [*range(played.players), None]
    places = [kept.places[judged.place] for judged in kept.analysis.decisions[since:]]
    return [[place, *(max(1, bisect_left(played.moments[viewer], place)) for viewer in viewers)] for place in places]


async def branch(request: Request) -> Response:
    """Try it from here: a solo table from a moment of a finished game."""
    services, wish = of(request), await body(request, BranchRequest)
    player = await services.auth.require(request)
    services.limits.require("analyses", player.id)
    table, played = await finished(request)
    if not 1 <= wish.moment <= len(played.entries):
        raise ApiError("missing", "no-moment")
    past, stored = services.hub.past, table.stored

    def work() -> branches.Beginning:
        return branches.from_moment(stored, wish, past.state(table.id, played, wish.moment - 1))

    return await opened(request, services, player, await past.look(caller(request), work))


async def from_position(request: Request) -> Response:
    """A solo table from a written position."""
    services, wish = of(request), await body(request, PositionRequest, RECORD_LIMIT // 8)
    player = await services.auth.require(request)
    services.limits.require("analyses", player.id)
    begun = await services.hub.past.look(caller(request), lambda: branches.from_position(wish))
    return await opened(request, services, player, begun)


async def opened(request: Request, services: Services, player: PlayerInfo, begun: branches.Beginning) -> Response:
    origin = services.auth.origin(request)

    def work(connection: Connection) -> str:
        analyses.require_seed_out_of_play(connection, analyses.seed_in({"position": begun.position}))
        quotas.require_table(connection, player, origin, services.settings)
        return branches.open_table(connection, player, begun, origin)

    loaded = await services.hub.get(await services.store.write(work))
    return answer(TableAnswer(loaded.info(player), None))


ROUTES: list[BaseRoute] = [
    Route("/api/tables/{table}/analysis", get_analysis),
    Route("/api/tables/{table}/analysis", ask_analysis, methods=["POST"]),
    Route("/api/tables/{table}/branch", branch, methods=["POST"]),
    Route("/api/positions", from_position, methods=["POST"]),
]
