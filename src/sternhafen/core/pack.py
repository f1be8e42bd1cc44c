"""Data packs: a game's components as TOML, read against a schema with errors that a person can act on."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from sternhafen.core.errors import DataError

Schema = TypeVar("Schema")


def read_toml(source: str, where: str) -> dict[str, Any]:
    try:
        return tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise DataError(where, f"not valid TOML: {error}") from None


def read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "not UTF-8 text"
        raise DataError(str(path), f"cannot be read: {reason}") from None


def convert(data: dict[str, Any], schema: type[Schema], where: str) -> Schema:
    """The data as the schema's type; errors name file, entry, field and what is expected."""
    try:
        return msgspec.convert(data, schema)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `$")
        raise DataError(_place(data, path.rstrip("`"), where), problem.replace("`", "'")) from None


def check_ids(names: Iterable[str]) -> None:
    """No two cards have the same id."""
    for name, count in Counter(names).items():
        if count > 1:
            raise DataError(f"card {name}, field 'id'", f"expected once, found {count} times")


def _place(data: Any, path: str, where: str) -> str:
    """A path such as `.cards[3].cost` in words, with the entry's id where it has one."""
    words = [where]
    for name, number in re.findall(r"\.(\w+)|\[(\d+|\.\.\.)\]", path):
        if name:
            words.append(f"field '{name}'")
            data = data.get(name) if isinstance(data, dict) else None
        else:
            data = data[int(number)] if isinstance(data, list) and number.isdigit() else None
            words[-1] += f" entry {int(number) + 1}" if number.isdigit() else ""
            if isinstance(data, dict) and "id" in data:
                words[-1] += f" ({data['id']})"
    return ", ".join(words)
