"""The links in mails: confirm an address, get no more. Their token says whose they are; nobody need log in."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ...live.mail import CONFIRM, STOP
from ...protocol import MailRequest
from ...protocol.errors import ApiError
from ...store import players
from ..auth import caller
from ..http import answer, body
from ..services import Services, of


async def confirm(request: Request) -> Response:
    """The address is mine, and turn notices may go there."""
    services, wish = of(request), await body(request, MailRequest)
    services.limits.require("logins", caller(request))
    await change(services, wish.token, CONFIRM, confirmed=True, notices=True)
    return answer({})


async def stop(request: Request) -> Response:
    """No more mails. Mail programs send the token in the address, our page sends it in the body."""
    services, token = of(request), request.query_params.get("token")
    services.limits.require("logins", caller(request))
    if token is None:
        token = (await body(request, MailRequest)).token
    await change(services, token, STOP, notices=False)
    return answer({})


async def change(services: Services, token: str, purpose: str, **values: bool) -> None:
    found = services.mail.tokens.read(token, purpose)
    if found is None:
        raise ApiError("forbidden", "bad-link")
    player, address = found
    changed = await services.store.write(lambda connection: players.set_mail(connection, player, address, **values))
    if changed is None:
        raise ApiError("forbidden", "bad-link")


ROUTES: list[BaseRoute] = [
    Route("/api/mail/confirm", confirm, methods=["POST"]),
    Route("/api/mail/stop", stop, methods=["POST"]),
]
