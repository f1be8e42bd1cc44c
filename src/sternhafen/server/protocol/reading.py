"""Reading what a stranger sent: JSON as a model, or one sentence about what is wrong with it."""

import re
from collections.abc import Callable
from typing import TypeVar

import msgspec

T = TypeVar("T")
NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""A NUL inside JSON text: no name or sentence has one, and not every database can hold it."""


class Unreadable(ValueError):
    """The bytes are not what was asked for; the message says why."""


def read(raw: bytes, decode: Callable[[bytes], T]) -> T:
    """The decoded bytes, or `Unreadable`."""
    if NUL.search(raw):
        raise Unreadable("a text holds a NUL")
    try:
        return decode(raw)
    except RecursionError:
        raise Unreadable("nested too deeply") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Unreadable(str(error)) from None
