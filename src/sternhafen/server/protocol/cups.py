"""What the API says of nights and cups: a series of tables of one group."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .common import Clock, Status

CupKind = Literal["night", "swiss"]
CupStatus = Literal["open", "running", "finished"]


class CupRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a night (everybody at one table, one game after the other) or a cup (Swiss, tables of `size`)."""

    kind: CupKind
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    games: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=12)]
    """A night plays each of them once; a cup plays them in turn, round by round."""
    rounds: Annotated[int, Meta(ge=1, le=12)] = 3
    """Of a cup; a night has one for each game."""
    size: Annotated[int, Meta(ge=2, le=4)] = 2
    """Seats of a cup's tables."""
    clock: Clock | None = None
    rated: bool = False
    bot: Annotated[str, Meta(max_length=40)] = "pilot"
    """Who fills the empty seats."""


class Entrant(Struct, frozen=True):
    """Somebody who takes part; bots that fill empty seats have no player."""

    number: int
    name: str
    player: str | None
    bot: str | None


class CupStanding(Struct, frozen=True):
    """Points, and the points of the opponents, which decide between equals."""

    entrant: int
    points: float
    opposition: float
    games: int


class CupTable(Struct, frozen=True):
    """A table of the series."""

    round: int
    table: str
    game: str
    status: Status
    entrants: list[int]
    scores: list[float] | None


class CupInfo(Struct, frozen=True):
    """A night or cup; whoever has its link may look and, before it begins, join."""

    id: str
    kind: CupKind
    name: str
    status: CupStatus
    host: bool
    you: int | None
    games: list[str]
    rounds: int
    round: int
    size: int
    clock: Clock | None
    rated: bool
    bot: str
    entrants: list[Entrant]
    standings: list[CupStanding]
    tables: list[CupTable]


class CupLine(Struct, frozen=True):
    """One of my series."""

    id: str
    kind: CupKind
    name: str
    status: CupStatus
    round: int
    rounds: int


class CupsAnswer(Struct, frozen=True):
    """The nights and cups I take part in, the newest first."""

    cups: list[CupLine]
