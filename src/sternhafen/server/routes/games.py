"""What can be played here."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from .. import games
from ..http import answer
from ..protocol import GamesAnswer
from ..schema import schema


async def list_games(request: Request) -> Response:
    return answer(GamesAnswer(list(games.infos())))


async def components(request: Request) -> Response:
    """All components of a game; with ?pack=<hash> in the address a browser may keep them for ever."""
    name = request.path_params["game"]
    data = games.components(name)
    asked = request.query_params.get("pack")
    kept = asked == games.get(name).pack_hash
    caching = "public, max-age=31536000, immutable" if kept else "no-cache"
    return Response(data, 200, {"Cache-Control": caching}, "application/json")


async def get_schema(request: Request) -> Response:
    return answer(schema())


ROUTES: list[BaseRoute] = [
    Route("/api/games", list_games),
    Route("/api/games/{game}/components", components),
    Route("/api/schema", get_schema),
]
