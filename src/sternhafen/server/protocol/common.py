"""What several messages share: names, texts, tables, events."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct, json

from sternhafen.core.plain import Json as Json

Status = Literal["lobby", "running", "finished"]
Visibility = Literal["open", "private", "solo"]
Language = Literal["de", "en"]
Hands = Literal["slow", "normal", "quick"]
Undo = Literal["no", "plain", "practice"]
Deal = Literal["fresh", "repeated", "chosen", "daily"]
"""Who may know the cards beforehand: nobody; those who played them; whoever chose them; today's players."""
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
    player: str | None
    """Whose page tells more: the id of the person who sat down here."""
    resigned: bool
    """The player has left (resigned, timed out or was replaced) and a bot plays on."""
    host: bool


class Branched(Struct, frozen=True):
    """Which moment of which finished game a table began with."""

    table: str
    moment: int
    seat: int
    round: int


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
    hints: bool
    """Whether the players may ask for hints."""
    hands: Hands
    """How quick bots are where time is part of the game."""
    guided: bool
    """Whether this is a guided first game, which suggests moves."""
    lessons: list[str] | None
    """The lessons seen so far in a guided first game; null elsewhere."""
    rated: bool
    """Whether the game counts for the ratings of those who play."""
    cup: str | None
    """The night or cup it belongs to."""
    branched: Branched | None
    """The moment it began with, where somebody tries a finished game from there."""
    paused: bool
    practice: int
    """How many decisions were taken back as practice: such a game is never rated."""
    pause_ends: int | None
    """When a paused game goes on by itself."""
    pack: str | None
    """Hash of the data pack the game is played with; until it starts the one chosen, null for the host's own choice."""
    pack_name: str | None
    """What the host calls the pack; null for the shipped one."""
    closed: Text | None
    """Why the house ended the game and shows only what is kept of it; null for all others."""
    rematch: str | None
    """Table of the rematch, once somebody asked for one."""
    same_deal: str | None
    """Table whose deal this one repeats."""
    code: str | None
    """Before the start: the short code that lets others in."""
    deal: Deal
    """Whether somebody may know the deal beforehand. Unless `fresh`, everybody at the table is told."""
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
    deal: Deal
    lessons: list[str] | None
    """The lessons seen so far in a guided first game; null elsewhere."""
    rated: bool
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


class EncodedEvent(Struct, frozen=True, gc=False):
    """A `LogEvent` in memory: encoded once, and nothing for the garbage collector to look through."""

    n: int
    time: int
    event: Raw

    def decoded(self) -> LogEvent:
        return LogEvent(self.n, self.time, json.decode(self.event))


class ChatLine(Struct, frozen=True):
    """One line of a table's chat."""

    n: int
    time: int
    name: str
    seat: int | None
    text: str
