"""The HTTP API, the WebSocket, the pages."""

from starlette.routing import BaseRoute

from . import (
    account,
    analysis,
    challenges,
    cups,
    games,
    history,
    lobby,
    mail,
    ops,
    pages,
    people,
    push,
    puzzles,
    sockets,
    workshop,
)

ROUTES: list[BaseRoute] = [
    *account.ROUTES,
    *mail.ROUTES,
    *people.ROUTES,
    *challenges.ROUTES,
    *cups.ROUTES,
    *push.ROUTES,
    *puzzles.ROUTES,
    *games.ROUTES,
    *workshop.ROUTES,
    *lobby.ROUTES,
    *history.ROUTES,
    *analysis.ROUTES,
    *sockets.ROUTES,
    *ops.ROUTES,
    *pages.ROUTES,
]
