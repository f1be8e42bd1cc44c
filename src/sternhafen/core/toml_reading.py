"""TOML that cannot be read, told to people: the line, the entry and field that stand there, and what is expected."""

import re

from sternhafen.core.errors import DataError
from sternhafen.core.plain import Json
from sternhafen.core.text import Text, text

PLACE = re.compile(r"at line (\d+), column (\d+)")
ID = re.compile(r'\bid *= *"([^"\n]*)"')
FIELD = re.compile(r"([\w-]+) *=|^ *([\w-]+) *$")
EXPECTED = (
    ("equals", "Expected '=' after a key"),
    ("value", "Invalid value"),
    ("quote", "Unterminated string|Illegal character|Expected '[\"']"),
    ("bracket", "Unclosed array|Expected '\\]"),
    ("brace", "Unclosed inline table"),
    ("line", "Expected newline"),
    ("once", "Cannot|Duplicate"),
    ("escape", "Unescaped|Invalid hex|Escaped character"),
)
"""What is expected, by what Python's reader of TOML complains of."""


def read_toml(source: str, where: str) -> Json:
    """The data; or a `DataError` that names the place and what is expected there."""
    import tomllib  # only where a game is set up

    try:
        return tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise DataError(where, _told(source, str(error))) from None
    except RecursionError:
        raise DataError(where, text("core-pack-toml-deep")) from None


def _told(source: str, problem: str) -> Text:
    read = _read_so_far(source, PLACE.search(problem))
    expected = next((name for name, words in EXPECTED if re.match(words, problem)), "other")
    at_end = len(read.rstrip()) == len(source.rstrip()) and expected != "once"
    line, place = read.count("\n") + 1, _place(read)
    return text("core-pack-toml", line=line, place=place, expected=expected, end=int(at_end))


def _read_so_far(source: str, stopped: re.Match[str] | None) -> str:
    """What stands before the place at which the reader gave up; no place means the end."""
    if stopped is None:
        return source.rstrip("\n")
    *before, line = source.split("\n")[: int(stopped[1])]
    return "\n".join([*before, line[: int(stopped[2]) - 1]])


def _place(read: str) -> str:
    """The entry and the field in which a text breaks off, in brackets."""
    fields = FIELD.findall(read.rpartition("\n")[2])
    found = [*ID.findall(read)[-1:], *("".join(words) for words in fields[-1:])]
    return f" ({', '.join(found)})" if found else ""
