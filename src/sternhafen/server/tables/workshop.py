"""The workshop: what packs are made of, what is wrong with one, and keeping those that tables are played with."""

from collections import Counter
from functools import cache

import msgspec
from sqlalchemy import Connection

import sternhafen
from sternhafen.core.errors import DataError
from sternhafen.core.game import Game
from sternhafen.core.pack import LARGEST, PackKind, PackText
from sternhafen.core.pack_check import Problem, entry_problems, format_problem, problems
from sternhafen.core.pack_schema import schema, sections
from sternhafen.core.pack_toml import to_toml
from sternhafen.core.reading import read_as
from sternhafen.core.toml_reading import read_toml

from ..protocol import Json, PlayerInfo, Text
from ..protocol.errors import ApiError
from ..protocol.workshop import (
    EntryAnswer,
    EntryRequest,
    PackCheck,
    PackInfo,
    PackProblem,
    PackRead,
    PacksAnswer,
    PackTextRequest,
    WorkshopAnswer,
)
from ..store import kept_packs
from . import offered, packs

MOST_PROBLEMS = 200
SURE = ("verified", "owner")


def kind_of(game: str) -> PackKind:
    """What packs of a game are made of; refused for a game that has none."""
    offered.get(game)
    kind = sternhafen.game(game).pack_kind
    if kind is None:
        raise ApiError("missing", "no-workshop", game=game)
    return kind


def described(game: str, *, admin: bool) -> WorkshopAnswer:
    kind_of(game)
    shipped = sternhafen.game(game)
    own = plain(shipped), shipped.pack_hash, shipped.components()
    return WorkshopAnswer(game, _schema(game), *own, dict(shipped.former), admin)


@cache
def _schema(game: str) -> Json:
    return schema(game, kind_of(game))


def plain(game: Game) -> Json:
    """A pack as plain data, as its file says it."""
    return game.in_words_of_today(read_toml(game.source, "pack"))


def check_entry(game: str, wish: EntryRequest) -> EntryAnswer:
    """What is wrong with one entry; if nothing, how it is drawn."""
    kind = kind_of(game)
    entry = dict(sections(kind)).get(wish.section)
    if entry is None:
        raise ApiError("malformed", "malformed", problem=f"no section {wish.section!r}")
    known = sternhafen.game(game)
    typed = known.in_words_of_today(wish.entry)
    found = entry_problems(kind, wish.section, entry, typed, frozenset(wish.ids))
    shown = None if found else known.entry_shown(wish.section, read_as(entry, typed))
    return EntryAnswer(told(found), shown)


def told(found: list[Problem]) -> list[PackProblem]:
    return [
        PackProblem(one.section, one.entry, one.field, read_as(Text, one.text.json())) for one in found[:MOST_PROBLEMS]
    ]


def check(game: str, data: Json) -> PackCheck:
    """Everything wrong with a pack; a sound one is known by its hash."""
    found = problems(kind_of(game), made_for(game, data))
    return PackCheck(told(found), None if found else made(game, data).pack_hash)


def made_for(game: str, data: Json, file: str = "pack") -> Json:
    """The data in words of today, if it is a pack for this game in the format of this version."""
    if data.get("game") != game:
        raise ApiError("malformed", "pack-other-game", file=file, found=str(data.get("game"))[:40], game=game)
    other = format_problem(kind_of(game), data)
    if other:
        raise ApiError("malformed", "pack-unreadable", file=file, problem={"text": other.text.json()})
    return sternhafen.game(game).in_words_of_today(data)


def made(game: str, data: Json) -> Game:
    """The game with this pack; every table that plays it finds it under its hash."""
    return sternhafen.game(game, data=PackText(written(data)))


def written(data: Json) -> str:
    """The pack as TOML."""
    source = to_toml(data)
    if len(source) > LARGEST:
        raise ApiError("large", "pack-too-large", file="pack", most=LARGEST)
    return source


def read(game: str, wish: PackTextRequest) -> PackRead:
    """A pack from TOML with all that is wrong with it; refused with file and place if it cannot be read at all."""
    if len(wish.text) > LARGEST:
        raise ApiError("large", "pack-too-large", file=wish.file, most=LARGEST)
    try:
        data = read_toml(wish.text, wish.file)
    except DataError as error:
        raise ApiError("malformed", "pack-unreadable", file=wish.file, problem={"text": error.text.json()}) from None
    pack = made_for(game, data, wish.file)
    return PackRead(as_json(pack), told(problems(kind_of(game), pack)))


def as_json(data: Json) -> Json:
    """Dates and other things TOML knows and packs do not have become words."""
    plain: Json = msgspec.json.decode(msgspec.json.encode(data))
    return plain


def sound(game: str, data: Json, name: str = "pack") -> Game:
    """The game with a pack that has no problems, or a refusal that names the first."""
    found = problems(kind_of(game), made_for(game, data, name))
    if found:
        first = found[0]
        place = ", ".join(part for part in (name, first.section, first.entry, first.field) if part)
        problem = {"text": first.text.json()}
        raise ApiError("malformed", "pack-unsound", place=place, problem=problem, number=len(found))
    return made(game, data)


def keep(connection: Connection, game: Game, name: str, player: PlayerInfo, *, listed: bool) -> None:
    """Keep a pack under its hash, on the host's list or for its owner's tables alone."""
    if not listed and kept_packs.of_player(connection, player.id) >= kept_packs.MOST:
        raise ApiError("conflict", "too-many-packs", most=kept_packs.MOST)
    row = {"hash": game.pack_hash, "game": game.id, "name": name, "source": game.source}
    kept_packs.keep(connection, row | {"player": player.id, "listed": listed})
    if listed:
        kept_packs.show(connection, game.pack_hash, name, listed=True)


def choices(game: str, rows: list[tuple[str, str]]) -> PacksAnswer:
    """The shipped pack and the host's, by hash and name, as far as this version can read them."""
    shipped, current = sternhafen.game(game), packs.current(game)
    found = [(shipped, "")] + [(packs.find(game, pack), name) for pack, name in rows if pack != shipped.pack_hash]
    return PacksAnswer([info(one, name) for one, name in found if one is not None], current.pack_hash)


def info(game: Game, name: str) -> PackInfo:
    statuses = Counter(one.get("status", "verified") for one in game.components()["cards"].values())
    return PackInfo(game.pack_hash, name, statuses["verified"], statuses["owner"], statuses.total())
