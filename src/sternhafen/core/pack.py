"""Data packs: a game's components as TOML, read against a schema with errors that a person can act on."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, NamedTuple, TypeVar

import msgspec
from msgspec import Meta

from sternhafen.core.errors import DataError
from sternhafen.core.expected import choices
from sternhafen.core.plain import Json
from sternhafen.core.reading import read_as
from sternhafen.core.text import Text, text
from sternhafen.core.toml_reading import read_toml

Schema = TypeVar("Schema")


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Part of a data pack: a field the schema does not know is an error."""


class PositionPart(msgspec.Struct, forbid_unknown_fields=True):
    """Part of a position: a field nobody knows is an error."""


Id = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[\w.-]+$")]
Words = Annotated[str, Meta(max_length=80)]
Note = Annotated[str, Meta(max_length=2000)]
Link = Annotated[str, Meta(min_length=1, max_length=60, extra={"link": True})]
"""The id of another component."""
Few = Annotated[int, Meta(ge=0, le=20)]
Signed = Annotated[int, Meta(ge=-20, le=20)]


class Name(Strict, frozen=True):
    """What is printed on a component."""

    en: Words
    de: Words


LARGEST = 300_000
"""Characters of the largest pack that is taken: several times the largest there is."""


def read_file(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST:
            raise DataError(str(path), f"too large for a pack: expected {LARGEST:,} bytes at the most")
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "not UTF-8 text"
        raise DataError(str(path), f"cannot be read: {reason}") from None


UNSURE = frozenset(("partial", "reconstructed"))
"""What an entry says of itself whose values are, at least in part, of our own making."""


class PackText(NamedTuple):
    """A data pack that lies in no file: typed in, sent or taken out of a record."""

    text: str
    where: str = "pack"
    """What messages call it."""


Own = Path | PackText | None
"""An owner's own components, or None for those that are shipped."""


class Pack(NamedTuple):
    """A data pack as its file says it."""

    source: str
    data: Json
    where: str
    """The file, for messages."""


def load(game: str, files: Sequence[str], own: Own) -> Pack:
    """An owner's own components, or what is shipped in the game's folder `data`, all files as one."""
    source, where = own if isinstance(own, PackText) else _from_files(game, files, own)
    return Pack(source, read_toml(source, where), where)


def _from_files(game: str, files: Sequence[str], own: Path | None) -> tuple[str, str]:
    if own is not None:
        return read_file(own), str(own)
    folder = Path(import_module(f"sternhafen.games.{game}").__path__[0]) / "data"
    return "\n".join((folder / f"{name}.toml").read_text(encoding="utf-8") for name in files), f"{files[0]}.toml"


EntryCheck = Callable[[Any, frozenset[str]], None]
"""What must hold of one entry, given the ids of all; raises `DataError`."""


class Shape(NamedTuple):
    """One of the forms an entry has: a military world, a battery. `fixed` tells it, the rest what belongs to it."""

    fixed: Mapping[str, Any]
    needs: tuple[str, ...] = ()
    """Fields an entry of this shape has; they tell it too."""
    without: tuple[str, ...] = ()
    """Fields it has not."""


class PackKind(NamedTuple):
    """What a game's packs are made of, and what must hold of them."""

    file: type[Any]
    entries: Mapping[str, EntryCheck]
    """By the field of the file that lists them."""
    whole: tuple[Callable[[Any], None], ...] = ()
    """What must hold of all together: counts, sums, distributions."""
    status: str = "status"
    """The field that says how sure an entry is."""
    shapes: Mapping[str, Mapping[str, Shape]] = {}
    """By section and name."""
    order: tuple[str, ...] = ()
    """Fields in the order in which a component is read; the others follow, what it is called comes last."""


def read(kind: PackKind, data: Json, where: str) -> Any:
    """The pack, checked; or a `DataError` that names file, entry, field and what is expected."""
    file = convert(data, kind.file, where)
    try:
        for check_all in kind.whole:
            check_all(file)
        for section, check in kind.entries.items():
            entries = getattr(file, section)
            ids = frozenset(entry.id for entry in entries)
            for entry in entries:
                check(entry, ids)
    except DataError as error:
        raise error.inside(where) from None
    return file


def convert(data: Json, schema: type[Schema], where: str) -> Schema:
    """The data as the schema's type; errors name file, entry, field and what is expected."""
    try:
        return read_as(schema, data)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `$")
        known = choices(schema, path) if problem.startswith("Invalid") else []
        expected = f"; expected {' or '.join(map(repr, known))}" if known else ""
        raise DataError(_place(data, path.rstrip("`"), where), problem.replace("`", "'") + expected) from None


def expect(holds: bool, entry: str, field: str, problem: Text) -> None:
    """Raise a `DataError` that names entry and field, unless it holds."""
    if not holds:
        raise DataError(f"{entry}, field '{field}'", problem)


def check_cards(file: Any) -> None:
    """No two cards have the same id."""
    check_ids(card.id for card in file.cards)


def check_ids(names: Iterable[str], what: str = "card") -> None:
    """No two entries have the same id."""
    for name, count in Counter(names).items():
        if count > 1:
            raise DataError(f"{what} {name}, field 'id'", text("core-pack-once", name=name, count=count))


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
