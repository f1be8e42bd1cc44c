"""`sternhafen data`: export the shipped components, and check a pack of one's own."""

from typing import Any

import typer

import sternhafen
from sternhafen.cli.common import File, GameName, load_game
from sternhafen.core.errors import DataError
from sternhafen.core.pack import read_file, read_toml

app = typer.Typer(help="Export and check data packs: the components of a game as a file.", rich_markup_mode=None)


@app.command()
def export(game: GameName) -> None:
    """Print the shipped components of a game as TOML, to be edited by an owner of the box."""
    print(load_game(game, None).source, end="")


@app.command()
def check(file: File) -> None:
    """Check a data pack; say what is wrong and where, or how it differs from the shipped one."""
    data = read_toml(read_file(file), str(file))
    if data.get("game") not in sternhafen.games():
        raise DataError(f"{file}, field 'game'", f"expected one of {', '.join(sternhafen.games())}")
    mine, shipped = load_game(data["game"], file), load_game(data["game"], None)
    changed = changes(shipped.components(), mine.components())
    print(f"{file}: a valid pack for {mine.name}, {mine.pack_hash}.")
    print(f"{len(changed)} components differ from the shipped ones{':' if changed else '.'}")
    for line in changed:
        print(f"  {line}")


def changes(shipped: dict[str, Any], mine: dict[str, Any]) -> list[str]:
    """The components that differ, each with the fields that do."""
    lines = []
    for name, facts in mine.get("cards", {}).items():
        before = shipped["cards"].get(name, {})
        fields = [field for field in facts if field != "words" and facts[field] != before.get(field)]
        if fields:
            lines.append(f"{name}: {', '.join(fields)}")
    return lines
