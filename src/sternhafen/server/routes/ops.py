"""For the host: is it alive, and how is it doing."""

import hmac
from ipaddress import ip_address

from sqlalchemy import text
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from ..auth import address, bearer
from ..errors import ApiError
from ..http import answer
from ..services import of


async def healthz(request: Request) -> Response:
    """Alive and able to read the database."""
    services = of(request)
    await services.store.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
    return answer({"status": "stopping" if services.hub.draining else "ok"})


async def metrics(request: Request) -> Response:
    """From the machine itself (not through a proxy), or with the token."""
    services = of(request)
    token, shown = services.settings.metrics_token, bearer(request)
    by_token = bool(token and shown) and hmac.compare_digest(token, shown or "")
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
