"""`sternhafen position`: read a written position and show it."""

import json
from pathlib import Path
from typing import Annotated

import typer

import sternhafen
from sternhafen.cli.common import DataPack, File, LanguageOption, TableNames, load_game, print_texts, read_json
from sternhafen.core.errors import DataError, Refused
from sternhafen.core.state import State
from sternhafen.core.text import speak

Full = Annotated[bool, typer.Option("--json", help="Print the complete position, every default filled in.")]
Seat = Annotated[int | None, typer.Option("--seat", min=1, help="What this seat knows; by default what is public.")]


def position(
    file: File, full: Full = False, seat: Seat = None, lang: LanguageOption = "en", data: DataPack = None
) -> None:
    """Read a position, check it, and show the table and who must decide what."""
    state = position_in(file, data)
    if full:
        print(json.dumps(state.position(), indent=1, ensure_ascii=False))
    elif seat is not None and seat > state.players:
        raise DataError("--seat", f"expected a seat from 1 to {state.players}, found {seat}")
    else:
        show(state, None if seat is None else seat - 1, lang)


def position_in(file: Path, data: Path | None) -> State:
    """The state of the position in this file."""
    written = read_json(file)
    name = written.get("game") if isinstance(written, dict) else None
    if name not in sternhafen.games():
        raise DataError(f"{file}, field 'game'", f"expected one of {', '.join(sternhafen.games())}; found {name!r}")
    try:
        return load_game(str(name), data).position(written)
    except DataError as error:
        raise error.inside(str(file)) from None
    except Refused as refusal:
        raise DataError(str(file), str(refusal)) from None


def show(state: State, viewer: int | None, lang: str) -> None:
    """The table as the viewer sees it, and who must decide what."""
    game, view = state.game, state.view(viewer)
    names = TableNames(game, [])
    print_texts(game.describe_table(view), lang, names)
    for number in range(state.players):
        print_texts(game.describe_seat(view, number), lang, names)
    for number in state.to_act:
        print(f"{names.seat(number, lang)}: {speak(state.decision(number).prompt, lang, names)}")
