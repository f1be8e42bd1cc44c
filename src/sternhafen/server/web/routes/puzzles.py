"""Puzzles: the list, one of them, an answer to it."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ...protocol import PuzzleTry
from ...tables import puzzles
from ..auth import caller
from ..http import answer, body
from ..services import of


async def overview(request: Request) -> Response:
    return answer(puzzles.overview())


async def get_puzzle(request: Request) -> Response:
    game, name = which(request)
    return answer(await of(request).hub.past.look(caller(request), lambda: puzzles.shown(game, name)))


async def try_puzzle(request: Request) -> Response:
    (game, name), wish = which(request), await body(request, PuzzleTry)
    found = await of(request).hub.past.look(caller(request), lambda: puzzles.judged(game, name, wish.action))
    return answer(found)


def which(request: Request) -> tuple[str, str]:
    return request.path_params["game"], request.path_params["puzzle"]


ROUTES: list[BaseRoute] = [
    Route("/api/puzzles", overview),
    Route("/api/puzzles/{game}/{puzzle}", get_puzzle),
    Route("/api/puzzles/{game}/{puzzle}", try_puzzle, methods=["POST"]),
]
