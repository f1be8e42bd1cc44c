"""The ASGI application."""

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware

from sternhafen.core.text import LANGUAGES, speak, text

from ..system import logs
from ..system.settings import Settings, from_environment
from ..tables.packs import use_packs
from .http import ERROR_HANDLERS, Guard
from .routes import ROUTES
from .services import close_services, open_services

COMPRESS_FROM = 2000
"""Bytes from which an answer is worth compressing."""
HAND_OVER = 0.0005
"""Seconds after which a thread lets others go on: the writer, back from the disk, must not wait for views."""


def create(settings: Settings) -> Starlette:
    """An application with these settings; the database must be migrated."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        services = await open_services(settings)
        app.state.services = services
        services.hub.start()
        yield
        await close_services(services)

    middleware = [Middleware(GZipMiddleware, minimum_size=COMPRESS_FROM), Middleware(Guard)]
    return Starlette(routes=ROUTES, middleware=middleware, exception_handlers=ERROR_HANDLERS, lifespan=lifespan)


def factory() -> Starlette:
    """What uvicorn calls in every worker: settings come by the environment."""
    sys.setswitchinterval(HAND_OVER)
    settings = from_environment()
    logs.configure(settings)
    use_packs(settings.packs())
    load_texts()
    return create(settings)


def load_texts() -> None:
    """Speak now: the first event of the first game would otherwise wait until the files are found and Fluent loaded."""
    for language in LANGUAGES:
        speak(text("core-none"), language)
