"""Data packs of this server: those given by files, those kept in the database, and the shipped ones.

A game with a pack is an object of its own, and every state refers to its game: tables with different packs are played
side by side in one process. A table's log names its pack by hash; whoever needs it finds it here.
"""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import sternhafen
from sternhafen import Game
from sternhafen.core.errors import DataError
from sternhafen.core.pack import PackText, read_file
from sternhafen.core.toml_reading import read_toml

Known = tuple[str, str]
"""The name of a pack and its text."""
LookUp = Callable[[str, str], Known | None]
REMEMBERED = 200

_given: dict[str, list[Path]] = {}
_texts: dict[tuple[str, str], Known] = {}
_look_up: list[LookUp] = []


class Given(NamedTuple):
    """A pack from a file of the host."""

    game: str
    hash: str
    name: str
    source: str


def use_packs(paths: list[str]) -> None:
    """Use these files from now on; the last one given for a game serves its new tables. `DataError` if one is bad."""
    _given.clear()
    for path in map(Path, paths):
        game = str(read_toml(read_file(path), str(path)).get("game"))
        if game not in sternhafen.games():
            raise DataError(str(path), f"expected the field 'game' to be one of {', '.join(sternhafen.games())}")
        sternhafen.game(game, data=path)
        _given.setdefault(game, []).append(path)


def given() -> list[Given]:
    """All packs given by files, so that they can be kept when the files are gone."""
    loaded = [(path, sternhafen.game(game, data=path)) for game, paths in _given.items() for path in paths]
    return [Given(game.id, game.pack_hash, path.stem[:60], game.source) for path, game in loaded]


def ask_there(look_up: LookUp | None) -> None:
    """Where packs are asked for that are not known here: the database."""
    _look_up[:] = [look_up] if look_up else []


def learn(game: str, pack: str, name: str, source: str) -> None:
    """Know a pack from now on; what lies in the database may be forgotten again."""
    if len(_texts) >= REMEMBERED:
        _texts.pop(next(iter(_texts)))
    _texts[game, pack] = name, source


def current(game: str) -> Game:
    """The game as new tables play it."""
    paths = _given.get(game)
    return sternhafen.game(game, data=paths[-1]) if paths else sternhafen.game(game)


def find(game: str, pack: str) -> Game | None:
    """The game with the data pack of this hash, if the host has it and this version can read it."""
    known = [sternhafen.game(game), *(sternhafen.game(game, data=path) for path in _given.get(game, []))]
    found = next((one for one in known if one.pack_hash == pack), None)
    kept = None if found else text_of(game, pack)
    try:
        return sternhafen.game(game, data=PackText(kept[1], f"pack {pack}")) if kept else found
    except DataError:
        return None


def text_of(game: str, pack: str) -> Known | None:
    """Name and text of a pack that lies in no file."""
    found = _texts.get((game, pack))
    if found is None and _look_up:
        found = _look_up[0](game, pack)
        if found:
            learn(game, pack, *found)
    return found


def name_of(game: str, pack: str) -> str | None:
    """What people call a pack; None for the shipped one."""
    if pack == sternhafen.game(game).pack_hash:
        return None
    in_files = next((one.name for one in given() if (one.game, one.hash) == (game, pack)), None)
    kept = None if in_files else text_of(game, pack)
    return in_files or (kept[0] if kept else pack)
