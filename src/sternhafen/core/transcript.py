"""Transcripts: games written down by others, played again here and compared.

A game brings `transcripts` with `FORMATS`, which maps a format's name to a function that plays one transcript
through the public contract and raises `Differs` at the first difference.
"""

from typing import Any

from sternhafen.core.errors import SternhafenError


class Differs(SternhafenError):
    """The first place where a transcript and the engine differ."""

    def __init__(self, where: str, expected: Any, found: Any) -> None:
        super().__init__(f"{where}: expected {expected!r}, found {found!r}")
        self.where = where
        self.expected = expected
        self.found = found


def same(where: str, expected: Any, found: Any) -> None:
    """Raise `Differs` unless both are equal."""
    if expected != found:
        raise Differs(where, expected, found)
