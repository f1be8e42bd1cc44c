"""The games of this server: what may be opened, and with which bots."""

from functools import cache, lru_cache
from typing import Any

import msgspec
import structlog

import sternhafen
from sternhafen import registry
from sternhafen.bots import names, strength
from sternhafen.core.errors import Refused
from sternhafen.core.text import LANGUAGES

from ..protocol import BotInfo, GameInfo, Json
from ..protocol.errors import ApiError
from . import packs

log = structlog.get_logger()
DEFAULT_BOT = "pilot"


def get(game: str) -> Any:
    """The game, or a refusal."""
    if all(known.id != game for known in infos()):
        raise ApiError("missing", "no-game", game=game)
    return packs.current(game)


@cache
def infos() -> tuple[GameInfo, ...]:
    """All games that can be played, in the order in which they are offered; the same for the life of the process."""
    found = [info for name in sternhafen.games() if (info := _info_or_none(name))]
    return tuple(sorted(found, key=lambda info: (packs.current(info.id).shelf, info.id)))


def _info_or_none(name: str) -> GameInfo | None:
    """One broken game never takes the others down: it is noted and left out."""
    try:
        return info(name)
    except Exception:
        log.exception("game_left_out", game=name)
        return None


def info(name: str) -> GameInfo:
    game = packs.current(name)
    options = {key: setting.json() for key, setting in game.options.items()}
    seats = [BotInfo(bot) for bot in names(name)]
    return GameInfo(name, game.name, list(game.players), options, seats, game.rules_version, game.pack_hash)


def components(name: str, pack: str | None) -> bytes:
    """A game's components as JSON, of this pack if it is known here."""
    found = packs.find(name, pack) if pack else None
    return _encoded(found or get(name))


@lru_cache(maxsize=32)
def _encoded(game: Any) -> bytes:
    """Encoded once."""
    return msgspec.json.encode(game.components())


def texts(name: str, language: str) -> str:
    """A game's own words as a Fluent file, for clients that were built without it."""
    get(name)
    found = registry.texts(name, language) if language in LANGUAGES else None
    if found is None:
        raise ApiError("missing", "no-game", game=name)
    return found


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
        described.check_table(count, options)
    except Refused as refusal:
        raise refused(refusal) from None
    return count


def refused(refusal: Refused) -> ApiError:
    """The engine's refusal as an answer over HTTP."""
    error = ApiError("malformed" if refusal.kind == "malformed" else "illegal", "refused")
    error.text = msgspec.convert(refusal.json()["text"], type(error.text))
    return error
