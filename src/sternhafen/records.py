"""Games on record, to be stepped through."""

from collections.abc import Iterator
from typing import Any

from sternhafen.core import record as records
from sternhafen.core.action import Action
from sternhafen.core.pack import Own
from sternhafen.core.state import State
from sternhafen.registry import game


class Record:
    """A game on record: `for state, seat, action in record` goes through its decisions, each proved by its hash.

    The states are copies of the moments before the decisions; `last` is the one after all of them.
    """

    def __init__(self, record: Any, *, data: Own = None) -> None:
        self.fields = records.read(record)
        self.game = game(self.fields.game, data=data or records.own_pack(self.fields))

    def __len__(self) -> int:
        """How many decisions it has."""
        return len(self.fields.decisions)

    def __iter__(self) -> Iterator[tuple[State, int, Action]]:
        states = records.replayed(self.game, self.fields)
        before = next(states).copy()
        for after, (seat, action) in zip(states, self.fields.decisions, strict=True):
            yield before, seat, self.game.action(action)
            before = after.copy()

    @property
    def last(self) -> State:
        """The state after the last decision."""
        *_, state = records.replayed(self.game, self.fields)
        return state

    def __repr__(self) -> str:
        return f"<Record of {self.game.name}, {self.fields.players} players, {len(self)} decisions>"


def replay(record: Any, *, data: Own = None) -> State:
    """Play a record again, prove every state by its hash, and return the last one."""
    return Record(record, data=data).last
