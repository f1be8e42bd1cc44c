"""What can be played here."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ...protocol import GamesAnswer
from ...protocol.schema import schema
from ...tables import offered, packs
from ..http import answer


async def list_games(request: Request) -> Response:
    return answer(GamesAnswer(list(offered.infos())))


async def components(request: Request) -> Response:
    """All components of a game; with ?pack=<hash> in the address a browser may keep them for ever."""
    name = request.path_params["game"]
    game, asked = offered.get(name), request.query_params.get("pack")
    data = await asyncio.to_thread(offered.components, name, asked)
    kept = asked is not None and (asked == game.pack_hash or packs.find(name, asked) is not None)
    caching = "public, max-age=31536000, immutable" if kept else "no-cache"
    return Response(data, 200, {"Cache-Control": caching}, "application/json")


async def texts(request: Request) -> Response:
    words = offered.texts(request.path_params["game"], request.path_params["language"])
    return Response(words, 200, {"Cache-Control": "no-cache"}, "text/plain; charset=utf-8")


async def get_schema(request: Request) -> Response:
    return answer(schema())


ROUTES: list[BaseRoute] = [
    Route("/api/games", list_games),
    Route("/api/games/{game}/components", components),
    Route("/api/games/{game}/texts/{language}", texts),
    Route("/api/schema", get_schema),
]
