"""Arguments and helpers that several subcommands share."""

import gzip
import json
import re
import shutil
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

import sternhafen
from sternhafen.core import record as records
from sternhafen.core.errors import DataError
from sternhafen.core.game import Game
from sternhafen.core.pack import UNSURE, Own
from sternhafen.core.record import Record
from sternhafen.core.state import State
from sternhafen.core.text import NO_NAMES, Names, Text, TextData, speak

Language = Literal["en", "de"]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game, for example jumpdrive.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="The file to read; *.gz is unpacked.")]
DataPack = Annotated[Path | None, typer.Option("--data", help="Your own data pack instead of the shipped components.")]
LanguageOption = Annotated[Language, typer.Option("--lang", help="Language: en or de.")]


def load_game(name: str, data: Own) -> Game:
    return sternhafen.game(name, data=data)


def read_text(path: Path) -> str:
    try:
        raw = path.read_bytes()
        return (gzip.decompress(raw) if raw[:2] == b"\x1f\x8b" else raw).decode()
    except OSError as error:
        raise DataError(str(path), f"cannot be read: {error.strerror or error}") from None
    except (UnicodeDecodeError, EOFError):
        raise DataError(str(path), "is not text") from None


def read_json(path: Path) -> Any:
    try:
        return json.loads(read_text(path))
    except json.JSONDecodeError as error:
        raise DataError(str(path), not_json(error)) from None


def not_json(error: json.JSONDecodeError) -> str:
    """Where the file stops being what it should be, without the parser's own words."""
    return f"is not valid JSON: see line {error.lineno}, column {error.colno}"


def read_record(path: Path) -> Record:
    data = read_json(path)
    try:
        return records.read(data)
    except DataError as error:
        raise error.inside(str(path)) from None


def replayed(game: Game, record: Record, path: Path) -> Iterator[State]:
    """The states of a record; errors name its file."""
    try:
        yield from records.replayed(game, record)
    except DataError as error:
        raise error.inside(str(path)) from None


class TableNames:
    """Names of the people at one table; components that are not verified carry a star."""

    def __init__(self, game: Game, people: list[str]) -> None:
        self._game = game
        self._people = people
        components = game.components()
        self._unsure = {name for name, facts in components.get("cards", {}).items() if facts.get("status") in UNSURE}

    def card(self, name: str, language: str) -> str:
        return self._game.names.card(name, language) + ("*" if name in self._unsure else "")

    def seat(self, number: int, language: str) -> str:
        return self._people[number] if 0 <= number < len(self._people) else NO_NAMES.seat(number, language)

    @property
    def any_unsure(self) -> bool:
        return bool(self._unsure)


def text_of(data: TextData) -> Text:
    return Text(data["key"], data["args"])


def print_texts(lines: list[Text], language: str, names: Names) -> None:
    for line in lines:
        put(speak(line, language, names))


def put(line: str = "") -> None:
    """A line on the screen; what is longer than a terminal is wide goes on below, at a word."""
    width = shutil.get_terminal_size().columns
    print(wrapped(line, width) if sys.stdout.isatty() else line)


def wrapped(line: str, width: int) -> str:
    """The line in several that fit; a numbered one goes on to the right of its number."""
    number = re.match(r"\d+\. ", line)
    indent = " " * len(number[0]) if number else ""
    return textwrap.fill(line, width, subsequent_indent=indent) if len(line) > width else line
