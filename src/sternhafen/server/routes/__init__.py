"""The HTTP API, the WebSocket, the pages."""

from starlette.routing import BaseRoute

from . import account, games, history, lobby, ops, pages, sockets

ROUTES: list[BaseRoute] = [
    *account.ROUTES,
    *games.ROUTES,
    *lobby.ROUTES,
    *history.ROUTES,
    *sockets.ROUTES,
    *ops.ROUTES,
    *pages.ROUTES,
]
