"""Structured logs, for people or as JSON; without secrets and hidden cards: kinds of errors, never texts."""

import contextlib
import logging
import sys
from typing import Any, TextIO, cast

import structlog

from .settings import Settings

SECRETS = frozenset({"password", "cookie", "token", "secret", "invite", "authorization", "email", "seed"})


def hide_secrets(_logger: Any, _method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """The last line of defence: nothing under such a name is ever written."""
    return {key: "…" if key.lower() in SECRETS else value for key, value in event.items()}


class Forgiving:
    """The standard output, where a line that cannot be written (a full disk) is lost and stops nobody."""

    def __init__(self, output: TextIO) -> None:
        self._output = output

    def write(self, text: str) -> int:
        with contextlib.suppress(OSError):
            self._output.write(text)
        return len(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError):
            self._output.flush()


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
        logger_factory=structlog.WriteLoggerFactory(cast("TextIO", Forgiving(sys.stdout))),
        cache_logger_on_first_use=True,
    )
