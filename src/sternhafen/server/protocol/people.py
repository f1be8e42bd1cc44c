"""What the API says of people: pages with statistics and ratings, friends."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Friendship = Literal["none", "asked", "asks", "friends"]
"""`asked`: you have asked; `asks`: they have."""


class RatingInfo(Struct, frozen=True):
    """A strength on the shown scale; with nine chances in ten it is within `margin`. Null while too little is known."""

    players: int
    rating: int | None
    low: int
    high: int
    games: int


class BotRating(Struct, frozen=True):
    """Where a bot stands on the same scale."""

    bot: str
    rating: int
    margin: int


class Scale(Struct, frozen=True):
    """Who else is on the scale, for one number of players: bots, and how many people in steps of 50 points."""

    players: int
    bots: list[BotRating]
    people: list[tuple[int, int]]
    """The lower end of a step and how many people are in it."""


class PlayedGame(Struct, frozen=True):
    """One finished game of a player. `table` is null where the viewer may not look at it."""

    table: str | None
    finished: int
    players: int
    place: int
    score: float
    rated: bool
    left: bool
    rating: int | None
    against: list[str]


class AgainstInfo(Struct, frozen=True):
    """Games against one kind of opponent (a bot's strength, or `people`), with the 95 % interval of the share ahead."""

    who: str
    games: int
    ahead: int
    low: float
    high: float
    average: float
    best: float


class RivalInfo(Struct, frozen=True):
    """Somebody met lately; `table` is the newest one with them, to be played again."""

    player: str | None
    name: str
    bot: str | None
    games: int
    ahead: int
    table: str
    finished: int


class GameStatistics(Struct, frozen=True):
    """All about a player in one game."""

    game: str
    games: int
    won: int
    places: list[int]
    """How often first, second, …"""
    average: float
    best: PlayedGame | None
    seconds: int
    """How long a game takes, the median."""
    ratings: list[RatingInfo]
    scales: list[Scale]
    points: list[PlayedGame]
    """The newest games, the oldest first."""
    against: list[AgainstInfo]
    rivals: list[RivalInfo]


class GameCount(Struct, frozen=True):
    """How many games of one kind somebody has finished."""

    game: str
    games: int


class PlayerPage(Struct, frozen=True):
    """The page of a player. `statistics` are of the game asked for, else of the one played most; null without games."""

    id: str
    name: str
    username: str | None
    since: int
    you: bool
    friendship: Friendship
    counts: list[GameCount]
    statistics: GameStatistics | None


class FriendInfo(Struct, frozen=True):
    """A friend, or somebody who asks or was asked to be one."""

    id: str
    name: str
    friendship: Friendship
    online: bool


class InvitationInfo(Struct, frozen=True):
    """A friend's table that has not begun and has a seat for you."""

    table: str
    game: str
    host: str


class FriendsAnswer(Struct, frozen=True):
    """Your friends and their invitations; nobody else is told."""

    friends: list[FriendInfo]
    invitations: list[InvitationInfo]


class FriendRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask somebody, by username or id, to be friends; or agree, where they have asked."""

    player: Annotated[str, Meta(min_length=1, max_length=40)]


class InviteFriendRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Let a friend into a table that has not begun."""

    table: Annotated[str, Meta(max_length=40)]
