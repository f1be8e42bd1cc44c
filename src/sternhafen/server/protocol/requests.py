"""What the HTTP API is sent."""

from typing import Annotated

from msgspec import Meta, Struct

from .common import Clock, Email, Hands, Json, Language, Name, Password, SeatNumber, Username, Visibility


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
    """Change the password; all other sessions end, and all keys unless they are to be kept."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password
    keep_keys: bool = False


class MailRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """What a link in a mail carries."""

    token: Annotated[str, Meta(max_length=400)]


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
    hints: bool | None = None
    """Whether the players may ask for hints; null: where only one person plays."""
    hands: Hands = "normal"
    """How quick bots are where time is part of the game."""
    seed: int | None = None
    same_deal: Annotated[str, Meta(max_length=40)] | None = None
    start: bool = False
    sit: bool = True
    """Take a seat oneself; false opens a table for others (or for bots to watch)."""
    rated: bool = False
    """Whether the game counts: no hints, no taking back as practice, a fresh deal."""
    guided: bool = False
    """The game's guided first game: a solo table whose deal, bots and options the game brings itself."""
    pack: Annotated[str, Meta(max_length=16)] | None = None
    """Hash of the data pack to play with; null: the host's choice. Such a game is never rated."""


class LessonsRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """In a guided first game: the lessons seen so far."""

    done: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=60)]


class JoinRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down (at `seat`, or the first free one); private tables want the invitation once."""

    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=64)] | None = None


class EnterRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Use an invitation without sitting down yet."""

    invite: Annotated[str, Meta(max_length=64)]


class CodeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Come in by the short code that a table's room shows."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


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


PushKey = Annotated[str, Meta(min_length=16, max_length=120, pattern=r"^[A-Za-z0-9_-]+$")]
Endpoint = Annotated[str, Meta(min_length=8, max_length=1000, pattern=r"^https?://[!-~]+$")]


class PushRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser wants to be told of turns: its push subscription."""

    endpoint: Endpoint
    p256dh: PushKey
    auth: PushKey


class StopPushRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser does not want to be told any more."""

    endpoint: Endpoint


class EmptyRequest(Struct, frozen=True):
    """Nothing to say."""
