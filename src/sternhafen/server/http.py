"""Reading requests and writing answers: bodies as models, errors in one shape, guards before every route."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sternhafen.core.errors import DataError

from .auth import address
from .errors import ApiError
from .services import of
from .tasks import note_failure

T = TypeVar("T")
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
BODY_LIMIT = 65_536
RECORD_LIMIT = 4_000_000
KIND_OF_STATUS = {404: ("missing", "no-page"), 405: ("method", "method")}
HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (
        b"content-security-policy",
        b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        b"connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'self'",
    ),
)


def answer(data: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A model as JSON, never cached unless told so."""
    headers = {"Cache-Control": "no-store"} | (headers or {})
    return Response(msgspec.json.encode(data), status, headers, "application/json")


def download(data: Any, name: str) -> Response:
    """JSON as a file to keep."""
    disposition = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(msgspec.json.format(msgspec.json.encode(data), indent=1), 200, disposition, "application/json")


async def body(request: Request, model: type[T], limit: int = BODY_LIMIT) -> T:
    """The request's body as a model; an empty one counts as an empty object."""
    raw = bytearray()
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > limit:
            raise ApiError("large", "too-large")
    try:
        return msgspec.json.decode(bytes(raw) or b"{}", type=model)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ApiError("malformed", "malformed", problem=str(error)) from None


async def on_api_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, ApiError)
    return answer(error.answer(), error.status)


async def on_http_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    kind, name = KIND_OF_STATUS.get(error.status_code, ("malformed", "malformed"))
    return answer(ApiError(kind, name, problem="").answer(), error.status_code)


async def on_data_error(_request: Request, error: Exception) -> Response:
    return answer(ApiError("malformed", "malformed", problem=str(error)).answer(), 400)


ERROR_HANDLERS: dict[Any, Callable[[Request, Exception], Awaitable[Response]]] = {
    ApiError: on_api_error,
    DataError: on_data_error,
    HTTPException: on_http_error,
}


class Guard:
    """Before every HTTP request: rate limit and Origin; after it: safety headers and a count."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope, receive)
        sender = self._with_headers(request, send)
        try:
            check(request)
        except ApiError as error:
            await (await on_api_error(request, error))(scope, receive, sender)
            return
        try:
            await self.app(scope, receive, sender)
        except Exception as error:
            note_failure("request-failed", error, path=request.url.path)
            await answer(ApiError("broken", "broken").answer(), 500)(scope, receive, sender)

    def _with_headers(self, request: Request, send: Send) -> Send:
        async def sender(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
                of(request).metrics.requests.labels(str(message["status"])).inc()
            await send(message)

        return sender


def check(request: Request) -> None:
    """Refuse what comes too often or from foreign pages."""
    services = of(request)
    if request.url.path.startswith("/api/"):
        services.limits.require("requests", address(request))
    if request.method not in SAFE:
        services.auth.check_origin(request)
        services.hub.require_open()
