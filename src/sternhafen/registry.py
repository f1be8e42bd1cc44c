"""Which games there are. A game is a folder under `games/` whose package names its class `GAME`."""

import pkgutil
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from sternhafen import games as games_package
from sternhafen.core import record as records
from sternhafen.core.errors import DataError
from sternhafen.core.game import Game
from sternhafen.core.state import State


@cache
def games() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(games_package.__path__) if module.ispkg))


@cache
def game(name: str, *, data: Path | None = None) -> Game:
    """A game by its id, with its own components or those of a data pack."""
    if name not in games():
        raise DataError("game", f"there is no game {name!r}; there are {', '.join(games())}")
    made: Game = import_module(f"sternhafen.games.{name}").GAME(data)
    return made


def replay(record: Any, *, data: Path | None = None) -> State:
    """Play a record again, prove every state by its hash, and return the last one."""
    parsed = records.read(record)
    *_, last = records.replayed(game(parsed.game, data=data), parsed)
    return last
