"""Browsers that want to be told of turns."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ...protocol import PushAnswer, PushRequest, StopPushRequest
from ...protocol.errors import ApiError
from ...store import pushes
from ...system import webpush
from ...system.webpush import Subscription
from ..http import answer, body
from ..services import of


async def key(request: Request) -> Response:
    """The host's public key, with which a browser subscribes."""
    return answer(PushAnswer(webpush.public_key(of(request).hub.notices.push.key)))


async def subscribe(request: Request) -> Response:
    services, wish = of(request), await body(request, PushRequest)
    player = await services.auth.require_session(request)
    if not webpush.allowed(wish.endpoint, services.settings.push_hosts):
        raise ApiError("forbidden", "push-service")
    wished = Subscription(wish.endpoint, wish.p256dh, wish.auth)
    await services.store.write(lambda connection: pushes.subscribe(connection, player.id, wished))
    return answer({})


async def stop(request: Request) -> Response:
    """No more messages to this browser; whoever knows its address may say so."""
    services, wish = of(request), await body(request, StopPushRequest)
    await services.auth.require(request)
    await services.store.write(lambda connection: pushes.end(connection, wish.endpoint))
    return answer({})


ROUTES: list[BaseRoute] = [
    Route("/api/push", key),
    Route("/api/push", subscribe, methods=["POST"]),
    Route("/api/push/stop", stop, methods=["POST"]),
]
