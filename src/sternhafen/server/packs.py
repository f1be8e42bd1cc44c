"""Data packs given by the host: new tables use them, old ones find the pack they were begun with."""

from pathlib import Path
from typing import Any

import sternhafen
from sternhafen.core.errors import DataError
from sternhafen.core.pack import read_file, read_toml

_given: dict[str, list[Path]] = {}


def use_packs(paths: list[str]) -> None:
    """Use these files from now on; the last one given for a game serves its new tables. `DataError` if one is bad."""
    _given.clear()
    for path in map(Path, paths):
        game = str(read_toml(read_file(path), str(path)).get("game"))
        if game not in sternhafen.games():
            raise DataError(str(path), f"expected the field 'game' to be one of {', '.join(sternhafen.games())}")
        sternhafen.game(game, data=path)
        _given.setdefault(game, []).append(path)


def current(game: str) -> Any:
    """The game as new tables play it."""
    paths = _given.get(game)
    return sternhafen.game(game, data=paths[-1]) if paths else sternhafen.game(game)


def find(game: str, pack: str) -> Any | None:
    """The game with the data pack of this hash, if the host still has it."""
    known = [sternhafen.game(game), *(sternhafen.game(game, data=path) for path in _given.get(game, []))]
    return next((found for found in known if found.pack_hash == pack), None)
