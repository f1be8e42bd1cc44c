"""Somebody is deleted: their tables go on without them."""

from sqlalchemy import Connection, select

from ..store import players
from ..store import schema as t
from ..system.clocktime import now_ms
from . import lobby, move_log, offered
from .logged_game import Entry
from .stored import StoredTable, load
from .written import of_table

TRIES = 8


def forget(connection: Connection, player: str) -> list[str]:
    """Delete a person; bots take their seats, others their tables. Returns the tables to look at again."""
    tables = tables_of(connection, player)
    for table in tables:
        pass_on(connection, load(connection, table, lock=True), player)
    players.forget(connection, player)
    return tables


def tables_of(connection: Connection, player: str) -> list[str]:
    """The tables this player has opened or sits at."""
    hosted = select(t.tables.c.id).where(t.tables.c.host == player)
    return list(connection.execute(hosted.union(select(t.seats.c.table).where(t.seats.c.player == player))).scalars())


def pass_on(connection: Connection, stored: StoredTable, player: str) -> None:
    """What a table needs to go on: its seat a bot, its host somebody who is there."""
    if stored.status == "lobby":
        lobby.stand_up(connection, stored, player)
        return
    seat = stored.seat_of(player)
    if stored.status == "running" and seat is not None:
        seat_bot(connection, stored, seat)
    if stored.host == player:
        others = [c.player for c in stored.chairs if c.player not in (None, player)]
        lobby.change_table(connection, stored.id, host=others[0] if others else None)


def seat_bot(connection: Connection, stored: StoredTable, seat: int) -> None:
    """The log's next entry gives the seat to a bot; another worker may be quicker with that number."""
    if move_log.left_to_bot(connection, stored.id, seat):
        return
    data = {"kind": "bot", "bot": offered.default_bot(stored.game), "reason": "resign"}
    for _ in range(TRIES):
        last = move_log.last(connection, stored.id)
        entry = Entry(last.entry.seq + 1, max(now_ms(), last.entry.time), "seat", seat, data)
        if move_log.append(connection, stored.id, [of_table(entry, last, stored.players)], {"wake": 0}):
            return
