"""Reading requests and writing answers: bodies as models, errors in one shape, guards before every route."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import DataError as UnfitForDatabase
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sternhafen.core.errors import DataError
from sternhafen.core.reading import know

from ..protocol.errors import ApiError
from ..protocol.reading import Unreadable, read
from ..system.tasks import note_failure
from .auth import caller
from .safety import headers
from .services import of

T = TypeVar("T")
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
OPEN_TO_ALL = frozenset({"/api/mail/stop"})
"""Mail programs end notices with one click, from no page of ours; the link's own token is the proof."""
BODY_LIMIT = 65_536
RECORD_LIMIT = 4_000_000
HEARD_OUT = 1_000_000
KIND_OF_STATUS = {404: ("missing", "no-page"), 405: ("method", "method")}
LONGEST_PATH = 1000


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
    try:
        async with asyncio.timeout(of(request).settings.request_seconds):
            return decoded(await whole(request, limit) or b"{}", model)
    except TimeoutError:
        raise ApiError("slow", "too-slow") from None
    except ClientDisconnect:
        raise ApiError("malformed", "malformed", problem="the request ended early") from None


async def whole(request: Request, limit: int) -> bytes:
    """The bytes of a request's body, if there are not too many.

    Some more are heard out and forgotten: whoever is still sending would find the line broken instead of the answer.
    """
    raw, size = bytearray(), 0
    async for chunk in request.stream():
        size += len(chunk)
        if size <= limit:
            raw += chunk
        elif size > limit + HEARD_OUT:
            break
    if size > limit:
        raise ApiError("large", "too-large")
    return bytes(raw)


def decoded(raw: bytes, model: type[T]) -> T:
    """JSON as a model, or a refusal that says what is wrong with it."""
    try:
        know(model)
        return read(raw, lambda whole: msgspec.json.decode(whole, type=model))
    except Unreadable as error:
        raise ApiError("malformed", "malformed", problem=str(error)) from None


def number(text: str | None) -> int | None:
    """A number as people write it in an address; None for anything else."""
    return int(text) if text and len(text) <= 9 and text.isascii() and text.isdecimal() else None


async def on_api_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, ApiError)
    return answer(error.answer(), error.status)


async def on_http_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    kind, name = KIND_OF_STATUS.get(error.status_code, ("malformed", "malformed"))
    return answer(ApiError(kind, name, problem="").answer(), error.status_code)


async def on_data_error(_request: Request, error: Exception) -> Response:
    return answer(ApiError("malformed", "malformed", problem=str(error)).answer(), 400)


async def on_unfit(_request: Request, error: Exception) -> Response:
    """What no table of the database can hold, or no stack: too large, too deep. The kind of error says enough."""
    return answer(ApiError("malformed", "malformed", problem=type(error).__name__).answer(), 400)


ERROR_HANDLERS: dict[Any, Callable[[Request, Exception], Awaitable[Response]]] = {
    ApiError: on_api_error,
    DataError: on_data_error,
    HTTPException: on_http_error,
    UnfitForDatabase: on_unfit,
    OverflowError: on_unfit,
    RecursionError: on_unfit,
    UnicodeError: on_unfit,
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
            of(request).refusals.note(error.kind, caller(request))
            await (await on_api_error(request, error))(scope, receive, sender)
            return
        try:
            await self.app(scope, receive, sender)
        except Exception as error:
            note_failure("request-failed", error, path=request.scope["path"])
            await answer(ApiError("broken", "broken").answer(), 500)(scope, receive, sender)

    def _with_headers(self, request: Request, send: Send) -> Send:
        async def sender(message: Message) -> None:
            if message["type"] == "http.response.start":
                safety = headers(of(request).settings, request.headers.get("host", ""))
                message["headers"] = [*message["headers"], *safety]
                of(request).metrics.requests.labels(str(message["status"])).inc()
            await send(message)

        return sender


def check(request: Request) -> None:
    """Refuse what comes too often or from foreign pages."""
    services, path = of(request), request.scope["path"]
    if len(path) > LONGEST_PATH or not path.isprintable():
        raise ApiError("missing", "no-page")
    if path.startswith("/api/"):
        services.limits.require("requests", caller(request))
    if request.method not in SAFE:
        if path not in OPEN_TO_ALL:
            services.auth.check_origin(request)
        services.hub.require_open()
