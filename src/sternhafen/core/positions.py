"""What the positions of all games share: reading their parts, names and numbers, and what lies unlisted in the box."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Protocol, TypeVar

from sternhafen.core.errors import DataError
from sternhafen.core.pack import convert
from sternhafen.core.plain import Json
from sternhafen.core.state import State


class WithSeats(Protocol):
    """The game's part of a position has an entry for each seat."""

    seats: list[Any]


Part = TypeVar("Part", bound=WithSeats)


def read_part(state: State, data: Json, schema: type[Part]) -> Part:
    """The game's part of a position, for as many seats as there are players."""
    position = convert(data, schema, "position")
    if len(position.seats) != state.players:
        raise DataError("position, field 'seats'", f"expected {state.players} entries, found {len(position.seats)}")
    return position


def names(state: State, numbers: Iterable[int]) -> list[str]:
    return [state.game.component_names[number] for number in numbers]


def name_or_none(state: State, number: int) -> str | None:
    """The name of a component; None for the number that means there is none."""
    return None if number < 0 else state.game.component_names[number]


def number(state: State, name: str) -> int:
    found = state.game.component_numbers.get(name)
    if found is None:
        raise DataError("position", f"there is no component {name!r}")
    return found


def number_or(missing: int, state: State, name: str | None) -> int:
    return missing if name is None else number(state, name)


def numbers(state: State, names: Iterable[str]) -> list[int]:
    return [number(state, name) for name in names]


def unlisted(state: State, box: Iterable[int], listed: Iterable[int], countless: int = -1) -> list[int]:
    """What the box holds beyond what is listed, shuffled; refused if more is listed, but for what has no count."""
    rest = Counter(box)
    rest.subtract(Counter(listed))
    for own, left in rest.items():
        if left < 0 and own != countless:
            name = state.game.component_names[own]
            raise DataError("position", f"there are {-left} more copies of {name!r} than the box holds")
    found = list((+rest).elements())
    if found:
        state.chance.shuffle(found, "pile")
    return found
