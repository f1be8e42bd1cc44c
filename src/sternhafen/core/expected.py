"""What a type has at a place: so that whoever wrote something else there can be told."""

import re
from collections.abc import Iterator
from typing import Any

from msgspec import inspect

STEP = re.compile(r"\.(\w+)|\[(\d+|\.\.\.)\]")


def choices(kind: Any, path: str) -> list[str]:
    """The values that may stand at a path such as `.cards[3].colour`; none where it is no choice."""
    here = [inspect.type_info(kind)]
    for name, _ in STEP.findall(path):
        here = [inner for outer in here for one in _plain(outer) for inner in _inside(one, name)]
    found = [value for outer in here for one in _plain(outer) for value in _values(one)]
    return list(dict.fromkeys(map(str, found)))


def _plain(kind: inspect.Type) -> Iterator[inspect.Type]:
    """The type without what is said about it; each of several."""
    match kind:
        case inspect.Metadata():
            yield from _plain(kind.type)
        case inspect.UnionType():
            for part in kind.types:
                yield from _plain(part)
        case _:
            yield kind


def _inside(kind: inspect.Type, name: str) -> Iterator[inspect.Type]:
    match kind:
        case inspect.StructType() if name == kind.tag_field:
            yield inspect.LiteralType((kind.tag,))
        case inspect.StructType():
            yield from (one.type for one in kind.fields if one.encode_name == name)
        case inspect.DictType():
            yield kind.value_type
        case inspect.TupleType():
            yield from kind.item_types
        case inspect.VarTupleType() | inspect.ListType():
            yield kind.item_type


def _values(kind: inspect.Type) -> tuple[Any, ...]:
    return kind.values if isinstance(kind, inspect.LiteralType) else ()
