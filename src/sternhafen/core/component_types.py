"""The types of components as they leave the engine, for schemas and the client.

They are a pack's own types with what is added for readers, so that no fact stands twice.
"""

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import Any, NotRequired, TypedDict

import msgspec

from sternhafen.core.pack import Name


class ComponentData(TypedDict):
    """What the components of all games have in common."""

    name: Name
    status: NotRequired[str]
    """How sure its values are."""


class ComponentsData(TypedDict):
    """What is in the box, whichever the game."""

    game: str
    pack: NotRequired[str]
    """The hash of the data pack, where there is one."""
    cards: dict[str, ComponentData]


def with_fields(kind: Any, name: str = "", tag: tuple[str, str] | None = None, /, **fields: Any) -> Any:
    """A type of a pack with more fields, or with others of the same name; a pair is a type and its default.

    `tag` is a field that always says the same.
    """
    config = kind.__struct_config__
    tag_field, says = tag or (config.tag_field, config.tag)
    return msgspec.defstruct(
        name or kind.__name__,
        [(field, *(type if isinstance(type, tuple) else (type,))) for field, type in fields.items()],
        bases=(kind,),
        namespace={"__doc__": kind.__doc__},
        kw_only=True,
        frozen=config.frozen,
        tag_field=tag_field,
        tag=says,
    )


def any_of(kinds: Iterable[Any]) -> Any:
    """A choice of types."""
    return reduce(or_, kinds)


def list_of(kind: Any) -> Any:
    return list[kind]


def by_id(kind: Any) -> Any:
    return dict[str, kind]


def components(name: str, cards: Any, /, **others: Any) -> Any:
    """The type of what `Game.components` gives: its cards by id, and what else is in the box."""
    fields = {"game": str, "pack": str, "cards": by_id(cards), **others}
    doc = {"__doc__": "Everything in the box."}
    return msgspec.defstruct(name, list(fields.items()), namespace=doc, forbid_unknown_fields=True)
