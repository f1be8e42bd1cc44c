"""`sternhafen data`: export the shipped components, check, compare and put together packs of one's own."""

from pathlib import Path
from typing import Annotated

import typer

import sternhafen
from sternhafen.cli.common import File, GameName, load_game
from sternhafen.core.errors import DataError
from sternhafen.core.game import Game
from sternhafen.core.pack import PackKind, read_file
from sternhafen.core.pack_compare import differences, merged
from sternhafen.core.pack_toml import to_toml
from sternhafen.core.plain import Json
from sternhafen.core.toml_reading import read_toml

app = typer.Typer(
    help="Export, check, compare and merge data packs: the components of a game as a file.", rich_markup_mode=None
)
Packs = Annotated[list[Path], typer.Argument(help="Packs of several owners.", exists=True, dir_okay=False)]
Out = Annotated[Path | None, typer.Option("--out", help="Where to write the merged pack; by default it is printed.")]
Second = Annotated[Path | None, typer.Argument(help="The other pack; by default the shipped one.", dir_okay=False)]


@app.command()
def export(game: GameName) -> None:
    """Print the shipped components of a game as TOML, to be edited by an owner of the box."""
    print(load_game(game, None).source, end="")


@app.command()
def check(file: File) -> None:
    """Check a data pack; say what is wrong and where, or how it differs from the shipped one."""
    data, shipped = read_pack(file), shipped_for(file)
    mine = load_game(shipped.id, file)
    changed = changes(shipped, data)
    print(f"{file}: a valid pack for {mine.name}, {mine.pack_hash}.")
    print(f"{len(changed)} components differ from the shipped ones{':' if changed else '.'}")
    for line in changed:
        print(f"  {line}")


@app.command()
def diff(file: File, other: Second = None) -> None:
    """Compare two packs field by field, or a pack with the shipped one."""
    shipped = shipped_for(file)
    theirs = plain(shipped) if other is None else read_pack(other, shipped.id)
    first, second = (theirs, read_pack(file)) if other is None else (read_pack(file), theirs)
    found = differences(kind_of(shipped), first, second)
    for line in found:
        print(line)
    print(f"{len(found)} fields differ.")


@app.command()
def merge(files: Packs, out: Out = None) -> None:
    """Put together what several owners have typed in; where they disagree, say so and keep the first one's value."""
    shipped = shipped_for(files[0])
    packs = [read_pack(file, shipped.id) for file in files]
    whole, parted = merged(kind_of(shipped), plain(shipped), packs)
    if out is None:
        print(to_toml(whole), end="")
    else:
        out.write_text(to_toml(whole), encoding="utf-8")
    for line in parted:
        typer.echo(f"disagreement: {line}", err=True)
    typer.echo(f"{len(files)} packs, {len(parted)} disagreements.", err=True)


def read_pack(file: Path, game: str | None = None) -> Json:
    """The pack's data; it must be one for this game."""
    data = read_toml(read_file(file), str(file))
    known = (game,) if game else sternhafen.games()
    if data.get("game") not in known:
        raise DataError(f"{file}, field 'game'", f"expected one of {', '.join(known)}")
    return load_game(data["game"], None).in_words_of_today(data)


def shipped_for(file: Path) -> Game:
    return load_game(read_pack(file)["game"], None)


def plain(game: Game) -> Json:
    return game.in_words_of_today(read_toml(game.source, game.id))


def kind_of(game: Game) -> PackKind:
    if game.pack_kind is None:
        raise DataError(game.id, "this game has no data packs")
    return game.pack_kind


def changes(shipped: Game, mine: Json) -> list[str]:
    """The components that differ, each with the fields that do."""
    fields: dict[str, list[str]] = {}
    for found in differences(kind_of(shipped), plain(shipped), mine):
        fields.setdefault(found.entry, []).append(found.field)
    return [f"{name}: {', '.join(names)}" for name, names in fields.items()]
