"""How far the learner of a guided first game has come: kept with the table, for every device of theirs."""

from collections.abc import Sequence

from sqlalchemy import Connection

from ..protocol import PlayerInfo
from ..protocol.errors import ApiError
from .lobby import change_table
from .stored import seen


def keep(connection: Connection, table: str, player: PlayerInfo, done: Sequence[str]) -> None:
    """The lessons seen so far, as the learner's client tells them."""
    stored = seen(connection, table, player, lock=True)
    if stored.lessons is None:
        raise ApiError("forbidden", "not-guided")
    if stored.seat_of(player.id) is None:
        raise ApiError("forbidden", "not-seated")
    change_table(connection, table, house={**(stored.house or {}), "lessons": list(done)})
