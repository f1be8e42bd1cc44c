"""Everything that is wrong with a pack at once, each problem at its section, entry and field.

Reading a pack stops at the first problem; whoever types one in wants to see them all, also while it is half done.
"""

import re
from typing import Any

import msgspec
from msgspec import inspect

from sternhafen.core.errors import DataError
from sternhafen.core.expected import choices
from sternhafen.core.pack import PackKind
from sternhafen.core.pack_schema import BOX, key_of, sections
from sternhafen.core.plain import Json
from sternhafen.core.reading import read_as
from sternhafen.core.text import Text, listed, text

FIELD = re.compile(r"field '([\w.]+)'")
ENTRY = re.compile(r"^(?:card|tile|title|planet|station|outpost|entry|start card|ship|flight) ([\w.-]+)")
LIMIT = re.compile(r"Expected `\w+` (>=|<=) (-?\d+)")
LENGTH = re.compile(r"Expected `(\w+)` (of length )?(>=|<=)? ?(?:length )?(\d+)")
FORMAT = "format"
KINDS = {"int": "number", "float": "number", "str": "word", "bool": "flag", "array": "list", "object": "group"}


class Problem(msgspec.Struct, frozen=True):
    """What is wrong, and where."""

    section: str
    entry: str | None
    """Its key; None where all entries together are meant."""
    field: str | None
    text: Text

    def json(self) -> Json:
        place = {"section": self.section, "entry": self.entry, "field": self.field}
        return place | {"text": self.text.json()}


def problems(kind: PackKind, data: Json) -> list[Problem]:
    """All problems of the entries; if there are none, of the pack as a whole."""
    found = _unreadable(kind, data)
    for section, entry in sections(kind):
        listed = data.get(section)
        entries = listed if isinstance(listed, list) else []
        ids = frozenset(str(raw.get(key_of(entry))) for raw in entries if isinstance(raw, dict))
        for raw in entries:
            found += entry_problems(kind, section, entry, raw, ids)
    return found or _of_all(kind, data)


def _unreadable(kind: PackKind, data: Json) -> list[Problem]:
    """Fields of the file itself that are missing, unknown or no lists."""
    lists = dict(sections(kind))
    own = {one.encode_name: one for one in msgspec.structs.fields(kind.file)}
    found = [Problem(BOX, None, name, text("core-pack-unknown", field=name)) for name in data if name not in own]
    for name, one in own.items():
        if name not in data:
            found += [Problem(BOX, None, name, _missing(one.type))] if one.required else []
        elif name in lists:
            is_list = isinstance(data[name], list)
            found += [] if is_list else [Problem(BOX, None, name, text("core-pack-type", kind="list"))]
        else:
            found += _field_problems(BOX, None, name, one.type, data[name])
    return found


def format_problem(kind: PackKind, data: Json) -> Problem | None:
    """A pack made for another version is not worth reading further."""
    return next((one for one in _unreadable(kind, data) if one.field == FORMAT and FORMAT in data), None)


def entry_problems(kind: PackKind, section: str, entry: type[Any], raw: Any, ids: frozenset[str]) -> list[Problem]:
    """What is wrong with one entry: each field by itself, then what must hold between them."""
    if not isinstance(raw, dict):
        return [Problem(section, None, None, text("core-pack-type", kind="group"))]
    name = str(raw.get(key_of(entry), "?"))
    found = _problems_by_field(section, entry, name, raw)
    check = kind.entries.get(section)
    if found or check is None:
        return found
    try:
        check(read_as(entry, raw), ids)
    except DataError as error:
        return [_placed(section, name, error)]
    return []


def _problems_by_field(section: str, entry: type[Any], name: str, raw: Json) -> list[Problem]:
    fields = {one.encode_name: one for one in msgspec.structs.fields(entry)}
    found = [
        Problem(section, name, field, text("core-pack-unknown", field=field)) for field in raw if field not in fields
    ]
    for field, one in fields.items():
        if field in raw:
            found += _field_problems(section, name, field, one.type, raw[field])
        elif one.required:
            found.append(Problem(section, name, field, _missing(one.type)))
    return found


def _field_problems(section: str, entry: str | None, field: str, kind: Any, value: Any) -> list[Problem]:
    try:
        read_as(kind, value)
    except msgspec.ValidationError as error:
        words, _, path = str(error).partition(" - at `$")
        told = _in_range(kind, value) or _among(field, choices(kind, path), words) or in_words(words)
        return [Problem(section, entry, field + path.rstrip("`"), told)]
    return []


def _among(field: str, known: list[str], problem: str) -> Text | None:
    """For a value nobody knows: those there are. A pack's format tells for which version it was made."""
    if not problem.startswith("Invalid") or not known:
        return None
    key = "core-pack-format" if field == FORMAT else "core-pack-choice"
    return text(key, found=_found(problem), known=listed(known))


def _found(problem: str) -> str:
    return problem.split("value ", 1)[-1].strip("'")


def _missing(kind: Any) -> Text:
    span = _range(kind)
    return text("core-pack-missing-number", least=span[0], most=span[1]) if span else text("core-pack-missing")


def _in_range(kind: Any, value: Any) -> Text | None:
    """For a number out of its range: the whole range."""
    span = _range(kind) if isinstance(value, int) and not isinstance(value, bool) else None
    return text("core-pack-between", least=span[0], most=span[1], found=value) if span else None


def _range(kind: Any) -> tuple[int, int] | None:
    """The least and the most that a number may be, where both are limited."""
    found = inspect.type_info(kind)
    parts = found.types if isinstance(found, inspect.UnionType) else (found,)
    number = next((part for part in parts if isinstance(part, inspect.IntType)), None)
    return None if number is None or number.ge is None or number.le is None else (number.ge, number.le)


def in_words(problem: str) -> Text:
    """What the reader of types says, for people."""
    if limit := LIMIT.match(problem):
        return text("core-pack-least" if limit[1] == ">=" else "core-pack-most", n=int(limit[2]))
    if "missing required field" in problem:
        return text("core-pack-part-missing", field=problem.rpartition("field ")[2].strip("`"))
    if "unknown field" in problem:
        return text("core-pack-unknown", field=problem.rpartition("field ")[2].strip("`"))
    if length := LENGTH.match(problem):
        return text("core-pack-length", n=int(length[4]), kind=KINDS.get(length[1], "word"))
    expected = re.match(r"Expected `([^`]+)`", problem)
    names = (expected[1] if expected else "").split(" | ")
    return text("core-pack-type", kind=next((KINDS[name] for name in names if name in KINDS), "other"))


def _placed(section: str, entry: str | None, error: DataError) -> Problem:
    field = FIELD.findall(error.where)
    return Problem(section, entry, field[-1] if field else None, error.text)


def _of_all(kind: PackKind, data: Json) -> list[Problem]:
    """Counts, sums and distributions: every one that does not hold."""
    try:
        file = read_as(kind.file, data)
    except msgspec.ValidationError as error:
        return [Problem(BOX, None, None, in_words(str(error)))]
    found = []
    for check in kind.whole:
        try:
            check(file)
        except DataError as error:
            named = ENTRY.match(error.where)
            section = next(iter(kind.entries)) if named else _section_named(kind, error)
            found.append(_placed(section, named[1] if named else None, error))
    return found


def _section_named(kind: PackKind, error: DataError) -> str:
    """The list an error speaks of; counts of entries are told at the first."""
    names = [name for name, _ in sections(kind)]
    field = FIELD.search(error.where)
    return field[1] if field and field[1] in names else next(iter(kind.entries))
