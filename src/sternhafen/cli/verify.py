"""`sternhafen verify`: play transcripts of other programs, or records, and compare."""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import typer

import sternhafen
from sternhafen.cli.common import DataPack, File, load_game, read_text
from sternhafen.core import record as records
from sternhafen.core.errors import DataError, ScriptError
from sternhafen.core.game import Game
from sternhafen.core.plain import Json
from sternhafen.core.transcript import Differs
from sternhafen.registry import part

Player = Callable[[Game, Json], None]


def verify(file: File, data: DataPack = None) -> None:
    """Compare a file of transcripts or records with the engine, game by game; exit code 1 if any differs."""
    matched = differ = 0
    for number, transcript in enumerate(read_lines(file), 1):
        difference = compare(transcript, number, file, data)
        if difference is None:
            matched += 1
        else:
            differ += 1
            clear_progress()
            print(f"{transcript.get('id', f'game {number}')}: {difference}")
        show_progress(f"{number} compared, {differ} differ")
    clear_progress()
    print(f"{matched} matched, {differ} differ")
    if differ:
        raise typer.Exit(1)


def read_lines(file: Path) -> Iterator[Json]:
    """The objects of a file: one JSON document, or one in each line."""
    content = read_text(file)
    try:
        yield from [_object(json.loads(content), file)]
        return
    except json.JSONDecodeError:
        pass
    for number, line in enumerate(content.splitlines(), 1):
        if line.strip():
            try:
                yield _object(json.loads(line), file)
            except json.JSONDecodeError as error:
                raise DataError(f"{file}, line {number}", f"is not valid JSON: see column {error.colno}") from None


def _object(data: Any, file: Path) -> Json:
    if not isinstance(data, dict):
        raise DataError(str(file), "expected a JSON object in each line")
    return data


def compare(transcript: Json, number: int, file: Path, data: Path | None) -> str | None:
    """The first difference in words, or None."""
    where = f"{file}, game {number}"
    game, play = player(transcript, where, data)
    try:
        play(game, transcript)
    except (Differs, ScriptError) as difference:
        return str(difference)
    except DataError as error:
        if transcript.get("format") == records.FORMAT:
            return str(error)
        raise error.inside(where) from None
    except (AttributeError, KeyError, IndexError, TypeError, ValueError) as error:
        problem = f"does not keep to the format {transcript['format']!r}: {type(error).__name__} {error}"
        raise DataError(where, problem) from error
    return None


def player(transcript: Json, where: str, data: Path | None) -> tuple[Game, Player]:
    """The game and the function that plays this transcript, by its `format`."""
    name = str(transcript.get("format"))
    if name == records.FORMAT:
        return load_game(str(transcript.get("game")), data), replay_record
    for game in sternhafen.games():
        formats = transcript_formats(game)
        if name in formats:
            return load_game(game, data), formats[name]
    known = ", ".join([records.FORMAT, *(each for game in sternhafen.games() for each in transcript_formats(game))])
    raise DataError(f"{where}, field 'format'", f"expected one of {known}; found {name!r}")


def transcript_formats(game: str) -> dict[str, Player]:
    module = part(game, "transcripts")
    formats: dict[str, Player] = module.FORMATS if module else {}
    return formats


def replay_record(game: Game, transcript: Json) -> None:
    for _ in records.replayed(game, records.read(transcript)):
        pass


def show_progress(line: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{line}", end="", file=sys.stderr, flush=True)


def clear_progress() -> None:
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
