"""Everything a host can set, once: command line, environment and documentation follow from here."""

import logging
import os
import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

PREFIX = "STERNHAFEN_"
SECONDS = {"second": 1, "minute": 60, "hour": 3600, "day": 86_400}


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Settings of a server. Each can be given as `--name-of-it` or as `STERNHAFEN_NAME_OF_IT`."""

    host: str = "127.0.0.1"
    port: int = 8080
    database: str = "sqlite:///sternhafen.sqlite3"
    workers: int = 1
    public_url: str = ""
    data: str = ""
    secret: str = ""
    trusted_proxies: str = ""
    log_format: str = "console"
    log_level: str = "info"
    metrics_token: str = ""
    bot_workers: int = 0
    bot_seconds: float = 10.0
    bot_thinking: float = 1.0
    bot_pause: float = 0.4
    bot_tile_seconds: float = 3.0
    hint_seconds: float = 2.0
    webhook_url: str = ""
    smtp_url: str = ""
    mail_from: str = ""
    rate_messages: str = "30/second"
    rate_requests: str = "600/minute"
    rate_logins: str = "10/minute"
    rate_connects: str = "120/minute"
    rate_hints: str = "20/minute"
    max_frame: int = 16_384
    guest_days: float = 60.0
    drain_seconds: int = 10

    @property
    def sqlite(self) -> bool:
        return self.database.startswith("sqlite")

    @property
    def origins(self) -> frozenset[str]:
        """Origins from which browsers may change things."""
        if self.public_url:
            parts = urlsplit(self.public_url)
            return frozenset({f"{parts.scheme}://{parts.netloc}".lower()})
        return frozenset(f"http://{host}:{self.port}" for host in {"localhost", "127.0.0.1", self.host})

    @property
    def url(self) -> str:
        """The address people open."""
        return self.public_url.rstrip("/") or f"http://localhost:{self.port}"

    @property
    def bot_processes(self) -> int:
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)

    def packs(self) -> list[str]:
        """Paths of the data packs, separated like PATH."""
        return [path for path in self.data.split(os.pathsep) if path]

    def environment(self) -> dict[str, str]:
        """These settings as environment variables, for worker processes."""
        return {PREFIX + name.upper(): str(value) for name, value in msgspec.structs.asdict(self).items()}


class SettingsError(Exception):
    """The settings contradict each other or cannot be read; the message is for the host."""


def from_environment(environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """Settings from STERNHAFEN_* variables, overruled by the given ones that are not None."""
    names = Settings.__struct_fields__
    found: dict[str, Any] = {n: environment[PREFIX + n.upper()] for n in names if PREFIX + n.upper() in environment}
    found |= {name: value for name, value in given.items() if value is not None}
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(f"A setting cannot be read: {error}") from None
    return checked(settings)


def parse_rate(rate: str) -> tuple[int, float]:
    """How often in how many seconds, from words such as 30/second or 10/minute."""
    found = re.fullmatch(r"\s*(\d+)\s*/\s*(second|minute|hour|day)\s*", rate)
    if not found or not int(found[1]):
        raise SettingsError(f"A rate is a number per second, minute, hour or day, such as 30/second; not {rate!r}.")
    return int(found[1]), float(SECONDS[found[2]])


def checked(settings: Settings) -> Settings:
    """The settings, or `SettingsError` saying what to change."""
    if settings.workers < 1:
        raise SettingsError("--workers must be at least 1.")
    if settings.workers > 1 and settings.sqlite:
        raise SettingsError(
            "Several workers need PostgreSQL: SQLite serves one process only. "
            "Use --workers 1, or --database postgresql+psycopg://user@host/name."
        )
    if settings.log_format not in ("console", "json"):
        raise SettingsError("--log-format must be console or json.")
    if settings.log_level.upper() not in logging.getLevelNamesMapping():
        raise SettingsError("--log-level must be debug, info, warning or error.")
    for name in settings.__struct_fields__:
        if name.startswith("rate_"):
            parse_rate(getattr(settings, name))
    if settings.public_url and urlsplit(settings.public_url).scheme not in ("http", "https"):
        raise SettingsError("--public-url must begin with http:// or https://.")
    return settings
