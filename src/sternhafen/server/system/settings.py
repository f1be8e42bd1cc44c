"""Everything a host can set, once: command line, environment and documentation follow from here."""

import logging
import os
import re
from collections.abc import Mapping
from typing import Annotated, Any, NamedTuple, get_type_hints
from urllib.parse import urlsplit

import msgspec

PREFIX = "STERNHAFEN_"
SECONDS = {"second": 1, "minute": 60, "hour": 3600, "day": 86_400}


def about(words: str, default: str = "") -> msgspec.Meta:
    """What a setting is for; `default` tells in words what happens without it, where its value does not."""
    return msgspec.Meta(description=words, extra={"default": default})


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Settings of a server. Each can be given as `--name-of-it` or as `STERNHAFEN_NAME_OF_IT`."""

    host: Annotated[str, about("Address to listen on; `0.0.0.0` for all.")] = "127.0.0.1"
    port: Annotated[int, about("Port to listen on.")] = 8080
    database: Annotated[
        str,
        about("SQLAlchemy URL; PostgreSQL: `postgresql+psycopg://user:password@host/name`."),
    ] = "sqlite:///sternhafen.sqlite3"
    workers: Annotated[int, about("Server processes. More than one needs PostgreSQL.")] = 1
    public_url: Annotated[
        str,
        about(
            "The address people type. Browsers may change things only from pages of this address.",
            "`http://localhost:<port>`",
        ),
    ] = ""
    data: Annotated[
        str,
        about(
            "Data packs with your own card values, several separated by `:` (`;` on Windows). Running "
            "games keep the pack they began with, so give old packs too."
        ),
    ] = ""
    admins: Annotated[
        str,
        about(
            "Names of accounts, separated by spaces, that may put data packs on this host's list in the workshop. "
            "Register them before you name them here."
        ),
    ] = ""
    secret: Annotated[
        str,
        about("Key that signs cookies. Without one, a random key is kept in the database.", "made at the first start"),
    ] = ""
    trusted_proxies: Annotated[str, about("Addresses of proxies whose `X-Forwarded-For` is believed.")] = ""
    log_format: Annotated[str, about("`console` or `json`.")] = "console"
    log_level: Annotated[str, about("`debug`, `info`, `warning` or `error`.")] = "info"
    metrics_token: Annotated[str, about("Bearer token with which `/metrics` can be read from elsewhere.")] = ""
    bot_workers: Annotated[int, about("Processes in which bots think (per worker).", "cores − 1")] = 0
    bot_seconds: Annotated[
        float,
        about("A bot without an answer after this time is killed and a random legal decision played."),
    ] = 10.0
    bot_thinking: Annotated[
        float,
        about(
            "Seconds a bot that searches takes for a decision at tables with several people (at solo tables it "
            "thinks a fixed amount). When more tables wait for bots than there are processes, all get less."
        ),
    ] = 1.0
    bot_pause: Annotated[float, about("Seconds a bot waits before it thinks, so that people can follow.")] = 0.4
    bot_tile_seconds: Annotated[
        float,
        about(
            "Seconds a bot's hands need for a decision where time is part of the game (building in real "
            "time), give or take 40 %. Tables choose slow hands (twice as long), normal or quick ones "
            "(half)."
        ),
    ] = 3.0
    hint_seconds: Annotated[float, about("Seconds a bot thinks about a hint, in the bots' processes.")] = 2.0
    analysis_seconds: Annotated[
        float, about("Seconds of thinking for each decision of a finished game that somebody wants analysed.")
    ] = 0.1
    analysis_nice: Annotated[
        int, about("Priority of the process that analyses games, from 0 (as the server) to 19 (after everything else).")
    ] = 19
    webhook_url: Annotated[str, about("Turn notices are posted here as JSON.")] = ""
    smtp_url: Annotated[
        str,
        about("Mail server for turn notices: `smtp://user:password@host:587`, `smtps://…` for TLS from the start."),
    ] = ""
    mail_from: Annotated[str, about("Sender of turn notices.", "`sternhafen@localhost`")] = ""
    contact: Annotated[
        str,
        about("Where players report problems: a mail address, or the address of a page. Shown to everybody."),
    ] = ""
    push_hosts: Annotated[
        str,
        about(
            "Push services of browsers that turn notices may go to, by the end of their hosts' names. Others are "
            "refused; one of this machine (`127.0.0.1`, for tests) has to be named and may do without TLS."
        ),
    ] = "fcm.googleapis.com push.services.mozilla.com push.apple.com notify.windows.com"
    rate_messages: Annotated[
        str,
        about("Messages per WebSocket; beyond it the connection is closed (4408)."),
    ] = "30/second"
    rate_requests: Annotated[str, about("API requests per address.")] = "600/minute"
    rate_logins: Annotated[
        str,
        about("Log-ins, registrations, password changes, deletions and imports per address."),
    ] = "10/minute"
    rate_connects: Annotated[str, about("New WebSockets, and new guests, per address.")] = "120/minute"
    rate_hints: Annotated[str, about("Hints per player.")] = "20/minute"
    rate_analyses: Annotated[str, about("Analyses asked for per player, and tables opened from a moment.")] = "60/hour"
    rate_passwords: Annotated[str, about("Wrong passwords per account, wherever they come from.")] = "20/hour"
    rate_mails: Annotated[str, about("Mails to one address.")] = "6/hour"
    rate_contacts: Annotated[str, about("Friend requests and invitations per player.")] = "60/hour"
    rate_chat: Annotated[str, about("Lines of chat per player, at all tables together.")] = "60/minute"
    max_frame: Annotated[int, about("Largest WebSocket message taken, in bytes.")] = 16_384
    max_connections: Annotated[
        int,
        about("Open HTTP connections per address (per worker). Trusted proxies are not counted."),
    ] = 200
    max_sockets: Annotated[int, about("Open WebSockets per address (per worker).")] = 100
    max_tables: Annotated[int, about("Tables per host that are not finished.")] = 50
    max_tables_address: Annotated[int, about("The same for all tables opened from one address.")] = 200
    max_chat: Annotated[int, about("Lines of chat per table.")] = 1000
    max_imports: Annotated[int, about("Imported records per player.")] = 100
    request_seconds: Annotated[
        float,
        about("Seconds within which a request must have arrived whole; silent connections are ended."),
    ] = 15.0
    pause_hours: Annotated[float, about("Hours after which a paused game goes on by itself.")] = 24.0
    guest_days: Annotated[
        float,
        about(
            "Days after which finished games and old series that only guests played are deleted, and then guests who "
            "sit, sat or were invited nowhere, said nothing and have no key. `0`: never. Accounts and their games stay."
        ),
    ] = 60.0
    drain_seconds: Annotated[int, about("How long a planned stop waits for running commands.")] = 10

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


class Described(NamedTuple):
    """A setting as hosts meet it: in the command, in the environment and in the documentation."""

    name: str
    kind: type
    default: str
    """In words where the value alone says nothing."""
    about: str

    @property
    def option(self) -> str:
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()

    def row(self) -> str:
        """Its line in the table of docs/hosting.md."""
        default = (
            self.default if not self.default or " " in self.default or "`" in self.default else f"`{self.default}`"
        )
        return f"| `{self.option}` | `{self.variable}` | {default} | {self.about} |".replace("|  |", "| |")


def described() -> list[Described]:
    """All settings, in their order."""
    hints = get_type_hints(Settings, include_extras=True)
    return [_described(name, *hints[name].__metadata__) for name in Settings.__struct_fields__]


def _described(name: str, meta: msgspec.Meta) -> Described:
    value = getattr(Settings(), name)
    in_words = (meta.extra or {})["default"]
    return Described(name, type(value), in_words or str(value), meta.description or "")


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
