"""What the API says of the deal of the day and of challenges."""

from typing import Annotated

from msgspec import Meta, Struct

from .common import Deal, Json, Status, Text


class OwnTry(Struct, frozen=True):
    """Your try: the table, how it stands and, once it has ended, what it came to."""

    table: str
    status: Status
    score: float | None
    place: int | None
    """Among all who played this deal; null until the game has ended."""


class DailyDeal(Struct, frozen=True):
    """Today's deal of one game. Nothing about results but how many people have finished it."""

    day: str
    game: str
    players: int
    bots: list[str]
    finished: int
    you: OwnTry | None


class DailyAnswer(Struct, frozen=True):
    """The deals of the day; `until` is when the next ones come. `past` are your own tries of the last days."""

    day: str
    until: int
    deals: list[DailyDeal]
    past: list[DailyDeal]


class DailyResult(Struct, frozen=True):
    """One try among all. Names are told of bots, of you, of your friends and of the best three."""

    table: str
    name: str | None
    player: str | None
    bot: str | None
    you: bool
    friend: bool
    score: float
    place: int


class DailyResults(Struct, frozen=True):
    """All results of a day's deal, the best first; for those who have finished it, or when the day is over."""

    day: str
    game: str
    you: OwnTry | None
    results: list[DailyResult]


class WatchRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose try to look at."""

    table: Annotated[str, Meta(max_length=40)]


class RoundPoints(Struct, frozen=True):
    """Points after a round: yours and the other's."""

    round: int
    mine: float
    theirs: float


class ForkInfo(Struct, frozen=True):
    """A round in which the lines went different ways; `moment` is the place in each log just before."""

    round: int
    mine: Text
    theirs: Text
    mine_gain: float
    theirs_gain: float
    mine_moment: int
    theirs_moment: int


class LinesAnswer(Struct, frozen=True):
    """Two games of the same deal, round by round. `parted` is the round of the first difference; null: none."""

    parted: int | None
    points: list[RoundPoints]
    forks: list[ForkInfo]


class ChallengeAnswer(Struct, frozen=True):
    """A challenge; the link is /c/<id>."""

    id: str


class ChallengeReply(Struct, frozen=True):
    """Somebody's finished game of the challenge."""

    player: str
    name: str
    table: str
    score: float


class ChallengeInfo(Struct, frozen=True):
    """Who asks whom to beat what. The other's table is named to those who have finished, and to the challenger."""

    id: str
    game: str
    players: int
    options: Json
    bots: list[str]
    deal: Deal
    name: str
    score: float
    mine: bool
    table: str | None
    you: OwnTry | None
    replies: list[ChallengeReply]
