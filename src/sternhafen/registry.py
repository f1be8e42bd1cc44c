"""Which games there are. A game is a folder under `games/` whose package names its class `GAME`."""

import pkgutil
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Literal, overload

from sternhafen.core.errors import DataError
from sternhafen.core.game import Game, made
from sternhafen.core.pack import Own

if TYPE_CHECKING:
    from sternhafen.games.jumpdrive.game import JumpDrive
    from sternhafen.games.race.game import Race
    from sternhafen.games.solarius.game import SolariusMission
    from sternhafen.games.trucker.game import GalaxyTrucker

FOLDER = import_module("sternhafen.games").__path__
"""Imported here, before the function of the same name takes its place in the package."""


@cache
def games() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(FOLDER) if module.ispkg))


@overload
def game(name: Literal["jumpdrive"], *, data: Own = None) -> "JumpDrive": ...
@overload
def game(name: Literal["race"], *, data: Own = None) -> "Race": ...
@overload
def game(name: Literal["solarius"], *, data: Own = None) -> "SolariusMission": ...
@overload
def game(name: Literal["trucker"], *, data: Own = None) -> "GalaxyTrucker": ...
@overload
def game(name: str, *, data: Own = None) -> Game: ...
def game(name: str, *, data: Own = None) -> Game:
    """A game by its id, with its own components or those of a data pack."""
    if name not in games():
        raise DataError("game", f"there is no game {name!r}; there are {', '.join(games())}")
    try:
        kind = import_module(f"sternhafen.games.{name}").GAME
    except Exception as error:
        raise DataError(f"game {name}", f"cannot be loaded: {type(error).__name__}: {error}") from error
    return made(kind, data)


def shelf() -> list[str]:
    """The ids of all games in the order in which they are offered."""
    return sorted(games(), key=lambda name: (game(name).shelf, name))


def part(name: str, module: str) -> ModuleType | None:
    """A module that a game may bring, such as its instinct; None if it does not."""
    full = f"sternhafen.games.{name}.{module}"
    return import_module(full) if find_spec(full) else None


def folder(name: str) -> Path:
    """Where a game and all it brings stands."""
    return Path(import_module(f"sternhafen.games.{name}").__path__[0])


def texts(name: str, language: str) -> str | None:
    """A game's own texts, as its Fluent file says them; None if it has none in this language."""
    source = folder(name) / "locale" / f"{language}.ftl"
    return source.read_text(encoding="utf-8") if source.is_file() else None
