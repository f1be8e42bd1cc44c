"""For the host: is it alive, and how is it doing."""

import hmac
from ipaddress import ip_address

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from ...protocol.errors import ApiError
from ..auth import address, bearer
from ..http import answer
from ..services import of


async def healthz(request: Request) -> Response:
    """Whether it can write, how old the heartbeat is and which background work fails; 503 where something does."""
    health = await of(request).hub.upkeep.health()
    return answer(health, 200 if health.status in ("ok", "stopping") else 503)


async def metrics(request: Request) -> Response:
    """From the machine itself (not through a proxy), or with the token."""
    services = of(request)
    token, shown = services.settings.metrics_token, bearer(request)
    by_token = bool(token and shown) and hmac.compare_digest(token.encode(), (shown or "").encode())
    if not by_token and not from_here(request):
        raise ApiError("forbidden", "metrics")
    services.hub.measure()
    return PlainTextResponse(services.metrics.text(), headers={"Cache-Control": "no-store"})


def from_here(request: Request) -> bool:
    """Straight from this machine, no proxy between."""
    if "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return False
    try:
        return ip_address(address(request)).is_loopback
    except ValueError:
        return False


ROUTES: list[BaseRoute] = [Route("/healthz", healthz), Route("/metrics", metrics)]
