"""What the HTTP API answers."""

from msgspec import Struct

from sternhafen.core.setting import SettingData

from .common import Json, Language, LogEvent, TableInfo, Text


class Problem(Struct, frozen=True):
    """What went wrong: `kind` for programs, `text` for people."""

    kind: str
    text: Text


class ErrorAnswer(Struct, frozen=True):
    """The one shape of every error answer."""

    error: Problem


class PlayerInfo(Struct, frozen=True):
    """Who you are. A guest has no username."""

    id: str
    name: str
    username: str | None
    email: str | None
    confirmed: bool
    """Whether the mail address was confirmed; no other gets turn notices."""
    notices: bool
    language: Language


class MeAnswer(Struct, frozen=True):
    """`player` is null for a visitor without a name yet."""

    player: PlayerInfo | None
    version: str
    mail: bool
    """Whether this host can send turn notices by mail."""
    contact: str
    """Where to report problems: a mail address, the address of a page, or nothing."""


class BotInfo(Struct, frozen=True):
    """A bot one may seat."""

    name: str


class GameInfo(Struct, frozen=True):
    """What one needs to know of a game to open a table."""

    id: str
    name: str
    players: list[int]
    options: dict[str, SettingData]
    bots: list[BotInfo]
    rules_version: int
    pack: str | None


class GamesAnswer(Struct, frozen=True):
    """The games of this server."""

    games: list[GameInfo]


class TableAnswer(Struct, frozen=True):
    """A table after a change; `invite`, shown this once, opens the page /t/<id>?invite=<invite>."""

    table: TableInfo
    invite: str | None


class MomentAnswer(Struct, frozen=True):
    """How things stood after event `n` of this viewer; `last` is the newest `n` there is.

    After the end: `moment` is the place in the whole log, `views` every seat's view if all were asked for, `decision`
    what this seat was asked then.
    """

    n: int
    last: int
    moment: int | None
    time: int
    seat: int | None
    view: Json | None
    views: list[Json] | None
    decision: Json | None
    events: list[LogEvent]
    result: Json | None


class TokenInfo(Struct, frozen=True):
    """A program's key, without its secret."""

    id: str
    label: str
    created: int
    used: int | None


class TokensAnswer(Struct, frozen=True):
    """All keys of an account."""

    tokens: list[TokenInfo]


class NewTokenAnswer(Struct, frozen=True):
    """A fresh key; `secret` is shown this once."""

    token: TokenInfo
    secret: str


class PushAnswer(Struct, frozen=True):
    """The host's public key for push messages."""

    key: str


class ImportAnswer(Struct, frozen=True):
    """The finished table made from an imported record."""

    id: str
