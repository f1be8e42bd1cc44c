"""Plain data read into types, from any thread.

msgspec works out a type when it first meets it, and what it has half worked out is seen by other threads: two that
meet the same type at once end the process with a segmentation fault. So types are met here, one at a time.
"""

from threading import Lock
from typing import Any, TypeVar

import msgspec

Kind = TypeVar("Kind")

_known: set[type[Any]] = set()
_meeting = Lock()


def know(kind: type[Any]) -> None:
    """Make sure that msgspec has worked out this type."""
    if kind not in _known:
        with _meeting:
            msgspec.json.Decoder(kind)
            _known.add(kind)


def read_as(kind: type[Kind], data: Any) -> Kind:
    """The plain data as a value of this type; raises `msgspec.ValidationError` if it is none."""
    know(kind)
    return msgspec.convert(data, kind)
