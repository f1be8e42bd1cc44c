"""Packs as TOML, in the layout of the shipped files: one block for each entry, what belongs to it in one line."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

BARE = re.compile(r"[A-Za-z0-9_-]+")
ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}


def to_toml(data: Mapping[str, Any]) -> str:
    """The pack as a file that reads back equal."""
    return "\n".join(_lines(data)).strip("\n") + "\n"


def _lines(data: Mapping[str, Any]) -> Iterator[str]:
    for name, value in data.items():
        if not _is_table(value) and not _is_entries(value) and value is not None:
            yield f"{_key(name)} = {_value(value)}"
    for name, value in data.items():
        if _is_table(value):
            yield f"\n[{_key(name)}]"
            yield from _pairs(value)
    for name, value in data.items():
        for entry in value if _is_entries(value) else ():
            yield f"\n[[{_key(name)}]]"
            yield from _pairs(entry)


def _pairs(entry: Mapping[str, Any]) -> Iterator[str]:
    for name, value in entry.items():
        if value is not None:
            yield f"{_key(name)} = {_value(value)}"


def _is_table(value: Any) -> bool:
    return isinstance(value, Mapping)


def _is_entries(value: Any) -> bool:
    return isinstance(value, list | tuple) and bool(value) and all(isinstance(one, Mapping) for one in value)


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else _string(name)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, Mapping):
        inside = ", ".join(_pairs(value))
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return f"[{', '.join(_value(one) for one in value)}]"
    return _string(str(value))


def _string(words: str) -> str:
    escaped = "".join(ESCAPES.get(sign) or (sign if sign.isprintable() else f"\\U{ord(sign):08x}") for sign in words)
    return f'"{escaped}"'
