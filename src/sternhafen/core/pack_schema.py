"""What a game's packs are made of, as plain data from which forms are made: no rule of any game stands here.

A field is one of a closed set of kinds:

- `number` (`least`, `most`), `word` (`longest`), `flag`, `name` (in each language), `link` (the id of a component);
- `choice` of values, `several` of them in any number;
- `group` of fields, `variant` (one of several groups, told by its tag), `either` a number or a group;
- `list` of one kind (`length` where it is fixed), `map` from choices or words to one kind.

Groups stand once, under their names: an effect may hold effects.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

from sternhafen.core.pack import Name, PackKind, Shape
from sternhafen.core.plain import Json
from sternhafen.core.text import LANGUAGES, has_text, text

HIDDEN = frozenset(
    (
        *("id", "status", "origin", "note", "assumed", "attested", "german_name_translated", "gold_status"),
        *("game", "format", "preset_hands_attested"),
    )
)
"""What is not printed: how an entry is called, how sure it is, and why."""
BOX = "box"
"""What belongs to no list: it counts as one entry of a section of its own."""


class Reader:
    """Turns the types of a pack into kinds of fields, with the words of its game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.groups: dict[str, Json] = {}

    def words(self, *names: str) -> Json | None:
        """The message for the first of these names that has one, of the game or of all games."""
        keys = [f"{lead}-pack-{name.replace('_', '-')}" for name in names for lead in (self.game, "core")]
        found = next((key for key in keys if all(has_text(key, language) for language in LANGUAGES)), None)
        return dict(text(found).json()) if found else None

    def fields(self, kind: inspect.StructType, path: str) -> list[Json]:
        return [self.field(one, path) for one in kind.fields if one.encode_name not in HIDDEN]

    def field(self, one: inspect.Field, path: str) -> Json:
        name = one.encode_name
        label = {"name": name, "label": self.words(f"{path}-{name}", name), "needed": one.required}
        return label | {"hint": self.words(f"{path}-{name}-hint", f"{name}-hint")} | self.kind(one.type, name)

    def kind(self, type: inspect.Type, name: str) -> Json:
        match type:
            case inspect.Metadata():
                return self.kind(type.type, name) | (type.extra or {}) | self.linked(type)
            case inspect.UnionType():
                return self.union(type, name)
            case inspect.LiteralType():
                return {"kind": "choice", "choices": [self.choice(name, value) for value in type.values]}
            case inspect.StructType():
                return {"kind": "name"} if type.cls is Name else {"kind": "group", "group": self.group(type)}
            case inspect.DictType():
                return {"kind": "map", "keys": self.kind(type.key_type, name), "of": self.kind(type.value_type, name)}
            case inspect.TupleType():
                first = self.kind(type.item_types[0], name)
                return {"kind": "list", "of": first, "length": len(type.item_types)}
            case inspect.VarTupleType() | inspect.ListType():
                return self.several(self.kind(type.item_type, name))
        return self.plain(type)

    def plain(self, type: inspect.Type) -> Json:
        match type:
            case inspect.IntType():
                return {"kind": "number", "least": type.ge, "most": type.le}
            case inspect.BoolType():
                return {"kind": "flag"}
            case inspect.StrType():
                return {"kind": "word", "longest": type.max_length}
        raise TypeError(f"no form is known for {type}")

    def linked(self, type: inspect.Metadata) -> Json:
        return {"kind": "link"} if (type.extra or {}).get("link") else {}

    def several(self, of: Json) -> Json:
        if of["kind"] == "choice":
            return {"kind": "several", "choices": of["choices"]}
        return {"kind": "list", "of": of, "length": None}

    def union(self, type: inspect.UnionType, name: str) -> Json:
        parts = [part for part in type.types if not isinstance(part, inspect.NoneType)]
        empty = {"empty": True} if len(parts) < len(type.types) else {}
        if len(parts) == 1:
            return self.kind(parts[0], name) | empty
        groups = [part for part in parts if isinstance(part, inspect.StructType)]
        if len(groups) < len(parts):
            number = next(part for part in parts if part not in groups)
            return {"kind": "either", "of": self.kind(number, name), "group": self.group(groups[0])} | empty
        return {"kind": "variant", "tag": groups[0].tag_field, "groups": [self.group(one) for one in groups]} | empty

    def group(self, type: inspect.StructType) -> str:
        name = type.cls.__name__
        if name not in self.groups:
            self.groups[name] = {}
            label = self.words(str(type.tag)) if type.tag else None
            own = self.fields(type, name.lower())
            self.groups[name] = {"tag": type.tag, "tag_field": type.tag_field, "label": label, "fields": own}
        return name

    def choice(self, name: str, value: Any) -> Json:
        return {"value": value, "label": None if isinstance(value, int) else self.words(f"{name}-{value}", value)}


def schema(game: str, kind: PackKind) -> Json:
    """Sections with their fields, the groups they are made of, and the forms entries come in."""
    reader, file = Reader(game), _struct(kind.file)
    listed = {one.encode_name: entry for one in file.fields if (entry := entry_of(one.type))}
    sections = [_section(reader, kind, name, entry) for name, entry in listed.items()]
    rest = [one for one in file.fields if one.encode_name not in (*listed, *HIDDEN)]
    if rest:
        own = [reader.field(one, BOX) for one in rest]
        sections.append({"name": BOX, "key": None, "label": reader.words(BOX), "fields": own, "shapes": []})
    return {"game": game, "status": kind.status, "sections": sections, "groups": reader.groups}


def _section(reader: Reader, kind: PackKind, name: str, entry: inspect.StructType) -> Json:
    shapes = [_shape(reader, shape, own) for shape, own in kind.shapes.get(name, {}).items()]
    key, fields = key_of(entry.cls), in_reading_order(reader.fields(entry, name), kind.order)
    return {
        "name": name,
        "key": key,
        "label": reader.words(f"section-{name}", name),
        "fields": [field for field in fields if field["name"] != key],
        "shapes": shapes,
    }


def in_reading_order(fields: list[Json], order: tuple[str, ...]) -> list[Json]:
    places = {name: place for place, name in enumerate(order)} | {"name": len(order) + 1}
    return sorted(fields, key=lambda field: places.get(field["name"], len(order)))


def _shape(reader: Reader, name: str, shape: Shape) -> Json:
    label = reader.words(f"kind-{name}", name)
    return {"name": name, "label": label, "fixed": shape.fixed, "needs": shape.needs, "without": shape.without}


def sections(kind: PackKind) -> Iterator[tuple[str, type[Any]]]:
    """The lists of a pack with the type of their entries."""
    for one in _struct(kind.file).fields:
        entry = entry_of(one.type)
        if entry:
            yield one.encode_name, entry.cls


def entry_of(type: inspect.Type) -> inspect.StructType | None:
    """What a list holds, if it holds entries."""
    item = type.item_type if isinstance(type, inspect.VarTupleType | inspect.ListType) else None
    return item if isinstance(item, inspect.StructType) else None


def key_of(entry: type[Any]) -> str:
    """The field that tells the entries of a list apart: their id, or what stands first."""
    names = [one.encode_name for one in msgspec.structs.fields(entry)]
    return "id" if "id" in names else names[0]


def _struct(kind: type[Any]) -> inspect.StructType:
    found = inspect.type_info(kind)
    assert isinstance(found, inspect.StructType)
    return found
