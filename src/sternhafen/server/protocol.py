"""Every message that crosses the wire, as msgspec models: the one truth for server, client and programs.

What the server sends has no defaults (so the generated TypeScript has no optional fields); requests may.
Times are milliseconds since 1970 (UTC). Texts are keys with arguments, never finished sentences.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

Json = dict[str, Any]
Status = Literal["lobby", "running", "finished"]
Visibility = Literal["open", "private", "solo"]
Language = Literal["de", "en"]
SeatKind = Literal["human", "bot", "empty"]

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Username = Annotated[str, Meta(min_length=2, max_length=24, pattern=r"^[\w.-]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Email = Annotated[str, Meta(max_length=200, pattern=r"^[^@\s]+@[^@\s]+$")]
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]


class Text(Struct, frozen=True):
    """A sentence to be formatted by the reader's language files."""

    key: str
    args: Json


# --- tables ---------------------------------------------------------------------------------------------


class Clock(Struct, frozen=True):
    """Thinking time: live, `seconds` each and `increment` per decision; correspondence, `days` a decision."""

    kind: Literal["live", "correspondence"]
    seconds: Annotated[int, Meta(ge=10, le=86_400)] = 600
    increment: Annotated[int, Meta(ge=0, le=600)] = 10
    days: Annotated[float, Meta(gt=0, le=60)] = 3


class SeatInfo(Struct, frozen=True):
    """One chair at a table. `clock_ms` is what was left at `TableInfo.time`; it runs while `running`."""

    seat: int
    name: str
    kind: SeatKind
    bot: str | None
    connected: bool
    ready: bool
    clock_ms: int | None
    running: bool
    resigned: bool
    """The player has left (resigned, timed out or was replaced) and a bot plays on."""
    host: bool


class TableInfo(Struct, frozen=True):
    """All about a table except the game itself, as seen by one viewer."""

    id: str
    game: str
    options: Json
    status: Status
    visibility: Visibility
    players: int
    seats: list[SeatInfo]
    you: int | None
    """The viewer's seat, or null for somebody watching."""
    host: bool
    clock: Clock | None
    language: Language
    paused: bool
    pack: str | None
    """Hash of the data pack the game is played with; null until it starts."""
    rematch: str | None
    """Table of the rematch, once somebody asked for one."""
    same_deal: str | None
    """Table whose deal this one repeats."""
    watchers: int
    time: int
    created: int
    started: int | None
    finished: int | None


class TableSummary(Struct, frozen=True):
    """One line of the lobby or of the history."""

    id: str
    game: str
    status: Status
    visibility: Visibility
    players: int
    names: list[str]
    empty: int
    you: int | None
    your_turn: bool
    clock: Clock | None
    language: Language
    created: int
    started: int | None
    finished: int | None
    scores: list[float] | None
    winners: list[int] | None


class TableList(Struct, frozen=True):
    """`more` is the value of `before` which gives the next page, or null."""

    tables: list[TableSummary]
    more: int | None


class LogEvent(Struct, frozen=True):
    """Event number `n` of one viewer, gapless; a null `event` is a bare skip: this viewer may not see it.

    Numbers count what this viewer can notice, not what others do in secret. Events of the table itself have
    types beginning with `table-`.
    """

    n: int
    time: int
    event: Json | None


class ChatLine(Struct, frozen=True):
    """One line of a table's chat."""

    n: int
    time: int
    name: str
    seat: int | None
    text: str


# --- WebSocket: server to client ------------------------------------------------------------------------


class ViewMessage(Struct, frozen=True, tag="view"):
    """Where things stand. The newest replaces all before; `events` are those after `since` up to `seq`."""

    seq: int
    since: int
    table: TableInfo
    view: Json | None
    decision: Json | None
    can_undo: bool
    events: list[LogEvent]
    result: Json | None


class AckMessage(Struct, frozen=True, tag="ack"):
    """The command is stored for good; `seq` is the number of the viewer's newest event."""

    id: str
    seq: int


class RefusedMessage(Struct, frozen=True, tag="refused"):
    """The command changed nothing. A fresh view follows when `stale`."""

    id: str | None
    kind: str
    rule: str | None
    text: Text
    stale: bool


class ChatMessage(Struct, frozen=True, tag="chat"):
    """New lines of the chat."""

    lines: list[ChatLine]


class PongMessage(Struct, frozen=True, tag="pong"):
    """Answer to ping."""

    id: str
    time: int


class EncodedView(Struct, frozen=True, tag="view"):
    """A `ViewMessage` whose dear parts were encoded once for all who look from the same place."""

    seq: int
    since: int
    table: TableInfo
    view: Raw
    decision: Raw
    can_undo: bool
    events: list[LogEvent]
    result: Raw


ServerMessage = ViewMessage | AckMessage | RefusedMessage | ChatMessage | PongMessage

# --- WebSocket: client to server ------------------------------------------------------------------------


class ActCommand(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Play `action` as the answer to the decision with this number."""

    id: CommandId
    decision: int
    action: Json


class UndoCommand(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take the last decision back, while the rules of the house allow it."""

    id: CommandId


class ChatCommand(Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    """Say something to the table."""

    id: CommandId
    text: ChatText


class ResignCommand(Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Leave the running game; a bot plays the seat on."""

    id: CommandId


class ReplaceCommand(Struct, frozen=True, tag="replace", forbid_unknown_fields=True):
    """Host: hand the seat of an absent player to a bot."""

    id: CommandId
    seat: SeatNumber
    bot: str | None = None


class ReturnCommand(Struct, frozen=True, tag="return", forbid_unknown_fields=True):
    """Take one's own seat back from the bot (after a time-out or a replacement)."""

    id: CommandId


class PauseCommand(Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    """Stop or restart the clocks and the play."""

    id: CommandId
    paused: bool


class ReadyCommand(Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    """Before the start: say that one is ready, or not."""

    id: CommandId
    ready: bool


class PingCommand(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Is the line alive? Answered with pong."""

    id: CommandId


ClientMessage = (
    ActCommand
    | UndoCommand
    | ChatCommand
    | ResignCommand
    | ReplaceCommand
    | ReturnCommand
    | PauseCommand
    | ReadyCommand
    | PingCommand
)

# --- HTTP: answers --------------------------------------------------------------------------------------


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
    notices: bool
    language: Language


class MeAnswer(Struct, frozen=True):
    """`player` is null for a visitor without a name yet."""

    player: PlayerInfo | None
    version: str
    mail: bool
    """Whether this host can send turn notices by mail."""


class BotInfo(Struct, frozen=True):
    """A bot one may seat."""

    name: str


class GameInfo(Struct, frozen=True):
    """What one needs to know of a game to open a table."""

    id: str
    name: Any
    players: list[int]
    options: Any
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

    After the end: `moment` is the place in the whole log, `views` every seat's view if all were asked for.
    """

    n: int
    last: int
    moment: int | None
    time: int
    seat: int | None
    view: Json | None
    views: list[Json] | None
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


class ImportAnswer(Struct, frozen=True):
    """The finished table made from an imported record."""

    id: str


# --- HTTP: requests -------------------------------------------------------------------------------------


class MeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Become a guest with this name, or rename oneself. No name: the server finds one."""

    name: Name | None = None
    language: Language | None = None
    email: Email | None = None
    notices: bool | None = None


class RegisterRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Turn the guest (or a new player) into an account."""

    username: Username
    password: Password
    email: Email | None = None


class LoginRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Log in to an account."""

    username: Annotated[str, Meta(max_length=24)]
    password: Annotated[str, Meta(max_length=200)]


class PasswordRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Change the password; all other sessions end."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class DeleteRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Delete me. Accounts confirm with their password."""

    password: Annotated[str, Meta(max_length=200)] | None = None


class TokenRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a program's key."""

    label: Annotated[str, Meta(min_length=1, max_length=60)]


class CreateRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table. `bots` take the last seats; a solo table without `bots` fills up with the default bot.

    `start` begins at once when nobody is missing. `seed` is for solo tables only (elsewhere it would
    be a way to peek). `same_deal` repeats the deal of a finished table.
    """

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: Json = {}
    visibility: Visibility = "open"
    bots: list[Annotated[str, Meta(max_length=40)]] = []
    clock: Clock | None = None
    language: Language = "en"
    seed: int | None = None
    same_deal: Annotated[str, Meta(max_length=40)] | None = None
    start: bool = False
    sit: bool = True
    """Take a seat oneself; false opens a table for others (or for bots to watch)."""


class JoinRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down (at `seat`, or the first free one); private tables want the invitation once."""

    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=64)] | None = None


class EnterRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Use an invitation without sitting down yet."""

    invite: Annotated[str, Meta(max_length=64)]


class KickRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Host, before the start: free a seat."""

    seat: SeatNumber


class BotRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Host, before the start: put a bot on a free seat."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)]


class ReadyRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Ready to start, or not."""

    ready: bool = True


class RematchRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Once more with the same seats; `same_deal` repeats the deal."""

    same_deal: bool = False


class EmptyRequest(Struct, frozen=True):
    """Nothing to say."""


ANSWERS = (
    ErrorAnswer,
    MeAnswer,
    GamesAnswer,
    TableAnswer,
    TableList,
    MomentAnswer,
    TokensAnswer,
    NewTokenAnswer,
)
REQUESTS = (
    MeRequest,
    RegisterRequest,
    LoginRequest,
    PasswordRequest,
    DeleteRequest,
    TokenRequest,
    CreateRequest,
    JoinRequest,
    EnterRequest,
    KickRequest,
    BotRequest,
    ReadyRequest,
    RematchRequest,
)
