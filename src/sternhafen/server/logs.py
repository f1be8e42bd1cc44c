"""Structured logs, for people or as JSON; without secrets and hidden cards: kinds of errors, never texts."""

import logging
from typing import Any

import structlog

from .settings import Settings

SECRETS = frozenset({"password", "cookie", "token", "secret", "invite", "authorization", "email", "seed"})


def hide_secrets(_logger: Any, _method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """The last line of defence: nothing under such a name is ever written."""
    return {key: "…" if key.lower() in SECRETS else value for key, value in event.items()}


def configure(settings: Settings) -> None:
    """Set up structlog for this process."""
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    last = structlog.processors.JSONRenderer() if settings.log_format == "json" else structlog.dev.ConsoleRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper("iso", utc=True),
            hide_secrets,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        cache_logger_on_first_use=True,
    )
