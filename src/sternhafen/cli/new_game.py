"""`sternhafen new-game`: a tiny game that already plays, as the beginning of a new one."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import typer

import sternhafen
from sternhafen.core.errors import DataError

MODEL = "comets"
"""The example that is copied and renamed."""

Id = Annotated[str, typer.Argument(help="The game's id: small letters and digits, such as comets.")]
Folder = Annotated[Path, typer.Option("--into", help="The folder of games it is written to.")]


def new_game(id: Id, into: Folder = Path("games")) -> None:
    """Write the skeleton of a new game: rules, state, view, position and texts of a tiny one that already plays."""
    check_id(id)
    target = into / id
    if target.exists():
        raise DataError(str(target), "is there already; nothing was written")
    for source in skeleton().iterdir():
        copy(source, target / source.name, id)
    typer.echo(f"{target} is a game for 2 to 5 players. Play it:")
    typer.echo(f"  STERNHAFEN_GAMES={into} sternhafen play {id} --bot random")


def check_id(id: str) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9]*", id):
        raise DataError("id", f"expected small letters and digits, such as comets; found {id!r}")
    if id in sternhafen.games():
        raise DataError("id", f"there is a game {id!r} already")


def skeleton() -> Traversable:
    """The example: beside the commands in an installed package, among the examples in a checkout."""
    installed = files("sternhafen.cli") / "skeleton"
    return installed if installed.is_dir() else Path(__file__).parents[3] / "examples" / "games" / MODEL


def copy(source: Traversable, target: Path, id: str) -> None:
    """A file or a folder, with the example's name exchanged for the new one."""
    if source.name == "__pycache__":
        return
    if source.is_dir():
        for part in source.iterdir():
            copy(part, target / part.name, id)
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    words = source.read_text(encoding="utf-8").replace(MODEL, id).replace(MODEL.title(), id.title())
    target.write_text(words, encoding="utf-8")
