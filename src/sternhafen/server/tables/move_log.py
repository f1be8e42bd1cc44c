"""The move log in the database. Its primary key (table, seq) is also the lock between several workers."""

from collections.abc import Sequence
from functools import cache

import msgspec
from sqlalchemy import Connection, Executable, bindparam, func, select, update

from ..protocol import ChatLine
from ..store import schema as t
from ..store import worker_notices
from ..store.upsert import Values, insert_once
from .logged_game import Entry
from .written import Written


def append(connection: Connection, table: str, entries: Sequence[Written], changes: Values) -> bool:
    """Store entries and changes of the row; False if somebody else was first with one of these numbers."""
    for written in entries:
        if not _insert(connection, table, written):
            return False
    if changes:
        connection.execute(_update(tuple(changes)), {"which": table} | changes)
    notify(connection, table, entries[-1].entry.seq)
    return True


@cache
def _update(columns: tuple[str, ...]) -> Executable:
    """Made once for each set of columns: building a statement costs more than running it."""
    row = update(t.tables).where(t.tables.c.id == bindparam("which"))
    return row.values({name: bindparam(name) for name in columns})


def _insert(connection: Connection, table: str, written: Written) -> bool:
    entry = written.entry
    values = {
        "table": table,
        "seq": entry.seq,
        "time": entry.time,
        "kind": entry.kind,
        "seat": entry.seat,
        "data": msgspec.json.encode(entry.data).decode(),
        "command": entry.command,
        "hash": written.hash,
        "told": written.told,
    }
    return insert_once(connection, t.log, values)


def read_written(connection: Connection, table: str, *, after: int = 0, before: int | None = None) -> list[Written]:
    """The entries after a number and before another, in order, as they are stored."""
    query = select(t.log).where(t.log.c.table == table, t.log.c.seq > after).order_by(t.log.c.seq)
    if before is not None:
        query = query.where(t.log.c.seq < before)
    return [
        Written(Entry(seq, time, kind, seat, msgspec.json.decode(data), command), told, digest)
        for _, seq, time, kind, seat, data, command, digest, told in connection.execute(query)
    ]


def read(connection: Connection, table: str, *, after: int = 0, before: int | None = None) -> list[Entry]:
    """The entries alone."""
    return [written.entry for written in read_written(connection, table, after=after, before=before)]


def first(connection: Connection, table: str) -> Entry:
    """The entry a log begins with."""
    return read(connection, table, before=2)[0]


def last(connection: Connection, table: str) -> Written:
    """The newest entry of a log, as it is stored."""
    newest = connection.execute(select(func.max(t.log.c.seq)).where(t.log.c.table == table)).scalar() or 1
    return read_written(connection, table, after=newest - 1)[0]


def left_to_bot(connection: Connection, table: str, seat: int) -> bool:
    """Whether the newest word about who plays this seat is that a bot does."""
    c = t.log.c
    query = select(c.data).where(c.table == table, c.kind == "seat", c.seat == seat).order_by(c.seq.desc())
    said = connection.execute(query).scalars().first()
    return said is not None and msgspec.json.decode(said)["kind"] == "bot"


def notify(connection: Connection, table: str, seq: int = 0) -> None:
    """Tell the other workers where to look, after the commit: `table:sequence`, never content."""
    worker_notices.gather(connection, f"{table}:{seq}")


def notify_all(connection: Connection, tables: Sequence[str]) -> None:
    """Tell the other workers to look at several tables."""
    for table in tables:
        notify(connection, table)


def add_chat(connection: Connection, table: str, line: ChatLine, player: str, command: str) -> ChatLine:
    """Store a line under the next number; a resend finds the line it made before."""
    known = connection.execute(select(t.chat).where(t.chat.c.table == table, t.chat.c.command == command)).first()
    if known:
        return ChatLine(known.n, known.time, known.name, known.seat, known.text)
    # The row's lock keeps two workers from giving the same number.
    connection.execute(select(t.tables.c.id).where(t.tables.c.id == table).with_for_update())
    newest = select(func.max(t.chat.c.n)).where(t.chat.c.table == table)
    line = msgspec.structs.replace(line, n=(connection.execute(newest).scalar() or 0) + 1)
    values = msgspec.structs.asdict(line) | {"table": table, "player": player, "command": command}
    connection.execute(t.chat.insert(), values)
    notify(connection, table)
    return line


def read_chat(connection: Connection, table: str, *, after: int = 0) -> list[ChatLine]:
    query = select(t.chat).where(t.chat.c.table == table, t.chat.c.n > after).order_by(t.chat.c.n)
    return [ChatLine(row.n, row.time, row.name, row.seat, row.text) for row in connection.execute(query)]
