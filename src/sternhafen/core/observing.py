"""Observations straight from the state, for environments and searches that would be slow by way of the view.

A game's `observation.py` says by fields what each number of the vector means and reads it from the view; its
`observing.py` writes the same numbers from the state that the seat knows. A test holds both against each other.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Generic, NamedTuple, TypeVar

from sternhafen.core.game import Game
from sternhafen.core.observation import Buffer
from sternhafen.core.state import State


class Layout(NamedTuple):
    """Where in the vector the fields begin."""

    table: Mapping[str, int]
    seat: Mapping[str, int]
    """Counted from the beginning of the seat's part."""
    seats: tuple[int, ...]
    """The beginning of each seat's part, from the viewer on."""


S = TypeVar("S", bound=State)


class Writer(ABC, Generic[S]):
    """Writes what a seat knows of a state; the vector holds zeros before."""

    def __init__(self, game: Game, layout: Layout) -> None:
        self.table, self.part = layout.table, layout.seat

    @abstractmethod
    def write_table(self, state: S, viewer: int, out: Buffer) -> None:
        """The round and the fields of the table, the viewer's own hand among them."""

    @abstractmethod
    def write_seat(self, state: S, seat: int, out: Buffer, base: int) -> None:
        """The fields of a seat, whose part begins at the base."""


def count(out: Buffer, start: int, places: Iterable[int]) -> None:
    """One more for each of the places."""
    for place in places:
        out[start + place] += 1.0
