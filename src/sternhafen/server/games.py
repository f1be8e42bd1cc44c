"""The games of this server: what may be opened, and with which bots."""

from functools import cache
from typing import Any

import msgspec

import sternhafen
from sternhafen.bots import names, strength
from sternhafen.core.errors import Refused

from . import packs
from .errors import ApiError
from .protocol import BotInfo, GameInfo, Json

DEFAULT_BOT = "pilot"


def get(game: str) -> Any:
    """The game, or a refusal."""
    if game not in sternhafen.games():
        raise ApiError("missing", "no-game", game=game)
    return packs.current(game)


@cache
def infos() -> tuple[GameInfo, ...]:
    """All games; the same for the life of the process."""
    return tuple(info(name) for name in sternhafen.games())


def info(name: str) -> GameInfo:
    game = packs.current(name)
    options = {key: setting.json() for key, setting in game.options.items()}
    seats = [BotInfo(bot) for bot in names(name)]
    return GameInfo(name, game.name, list(game.players), options, seats, game.rules_version, game.pack_hash)


@cache
def components(name: str) -> bytes:
    """A game's components as JSON, encoded once."""
    return msgspec.json.encode(get(name).components())


def require_bot(game: str, bot: str) -> str:
    """The strength of a bot of this game, or a refusal."""
    found = strength(game, bot)
    if found is None:
        raise ApiError("malformed", "no-bot", bot=bot)
    return found


def default_bot(game: str) -> str:
    """Who takes over where nobody was chosen."""
    return strength(game, DEFAULT_BOT) or names(game)[0]


def check(game: str, players: int | None, options: Json) -> int:
    """The number of players of a game that can be begun so, or a refusal with the engine's words."""
    described = get(game)
    count = players or next(number for number in described.players if number > 1)
    try:
        described.new(players=count, seed=0, options=options)
    except Refused as refusal:
        raise refused(refusal) from None
    return count


def refused(refusal: Refused) -> ApiError:
    """The engine's refusal as an answer over HTTP."""
    error = ApiError("malformed" if refusal.kind == "malformed" else "illegal", "refused")
    error.text = msgspec.convert(refusal.json()["text"], type(error.text))
    return error
