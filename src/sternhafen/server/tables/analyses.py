"""Analyses in the database: kept with the game, as far as they have come; and of which games there is none yet."""

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, exists, select, update

from sternhafen.analysis import Analysis

from ..protocol import Json, Text
from ..protocol.errors import ApiError
from ..store import schema as t
from ..store.upsert import insert_once
from ..system.clocktime import now_ms
from . import daily, move_log
from .logged_game import BEGINNING, Entry, beginning, known_game, play_again

ABANDONED_MS = 20_000
"""After this long without a sign nobody works on an analysis any more: another worker takes it up."""


class Kept(msgspec.Struct):
    """An analysis, and the place in the log of each decision of the record it judges."""

    analysis: Analysis
    places: list[int]

    def packed(self) -> bytes:
        return zlib.compress(msgspec.msgpack.encode(self), 6)


def unpacked(data: bytes | None) -> Kept | None:
    """What is kept; nothing if another version kept it in another form: then all is judged anew."""
    try:
        return msgspec.msgpack.decode(zlib.decompress(data), type=Kept) if data else None
    except (zlib.error, msgspec.DecodeError, msgspec.ValidationError):
        return None


def find(connection: Connection, table: str) -> Row[Any] | None:
    return connection.execute(select(t.analyses).where(t.analyses.c.table == table)).first()


def ask(connection: Connection, table: str, owner: str) -> None:
    """Note that somebody wants it; one that failed is tried again from where it came."""
    now = now_ms()
    row = {"table": table, "owner": owner, "finished": False, "failed": False, "asked": now, "touched": 0}
    if not insert_once(connection, t.analyses, row):
        again = (t.analyses.c.table == table) & t.analyses.c.failed
        connection.execute(update(t.analyses).where(again).values(failed=False, why=None, touched=0))


def keep(connection: Connection, table: str, data: bytes, line: Sequence[str], *, finished: bool) -> None:
    """What is done of one, with a sign of life for all that stand in line: nobody else shall take them up."""
    c, now = t.analyses.c, now_ms()
    connection.execute(update(t.analyses).where(c.table.in_(line)).values(touched=now))
    values = {"data": data, "finished": finished, "touched": now}
    connection.execute(update(t.analyses).where(c.table == table, ~c.finished).values(values))


def fail(connection: Connection, table: str, why: Text) -> None:
    told = msgspec.json.encode(why).decode()
    connection.execute(update(t.analyses).where(t.analyses.c.table == table).values(failed=True, why=told))


def why_failed(row: Row[Any]) -> Text | None:
    return msgspec.json.decode(row.why, type=Text) if row.failed and row.why else None


def claim(connection: Connection, table: str) -> bool:
    """Take up an analysis that nobody works on; False if somebody else was first."""
    c = t.analyses.c
    free = (c.table == table) & ~c.finished & ~c.failed & (c.touched < now_ms() - ABANDONED_MS)
    done = connection.execute(
        update(t.analyses).where(free).values(touched=now_ms()), execution_options={"preserve_rowcount": True}
    )
    return bool(done.rowcount)


def release(connection: Connection) -> None:
    """After a start of the only worker: nobody works on anything yet."""
    connection.execute(update(t.analyses).where(~t.analyses.c.finished).values(touched=0))


def waiting(connection: Connection) -> list[tuple[str, str]]:
    """Tables and owners of the analyses that nobody works on, those asked for first first."""
    c = t.analyses.c
    free = ~c.finished & ~c.failed & (c.touched < now_ms() - ABANDONED_MS)
    rows = connection.execute(select(c.table, c.owner).where(free).order_by(c.asked).limit(100))
    return [(table, owner) for table, owner in rows]


# What may be analysed


def require_out_of_play(connection: Connection, table: str) -> None:
    """Refuse a game whose deal is being played where it counts, by whomever and however the record came here."""
    require_seed_out_of_play(connection, seed_in(move_log.first(connection, table).data), but=table)


def require_seed_out_of_play(connection: Connection, seed: str | None, but: str = "") -> None:
    if seed is not None and _in_play(connection, seed, but):
        raise ApiError("forbidden", "deal-in-play")


def seed_in(start: Json) -> str | None:
    """The seed of a log's beginning, also of one that begins with a position."""
    begun = {name: start.get(name) for name in BEGINNING}
    chance = (begun["position"] or {}).get("chance") or {}
    found = chance.get("seed") if begun["position"] is not None else begun["seed"]
    return f"{int(found, 16):032x}" if isinstance(found, str) and found else None


def _in_play(connection: Connection, seed: str, but: str) -> bool:
    """Whether somebody plays this deal now in a rated game, or as today's deal of the day."""
    c, log = t.tables.c, t.log.c
    running = (
        select(c.house, c.deal)
        .join(t.log, (log.table == c.id) & (log.seq == 1))
        .where(c.status == "running", c.id != but, log.data.contains(f'"{seed}"'))
        .where(exists().where(t.seats.c.table == c.id, t.seats.c.player.is_not(None)))
    )
    return any(_counts(house or {}, deal) for house, deal in connection.execute(running))


def _counts(house: Json, deal: str) -> bool:
    return bool(house.get("rated")) or (deal == "daily" and house.get("daily") == daily.today())


# From the log to the record


def record_of(entries: list[Entry]) -> tuple[Json, list[int]]:
    """The record of a log, and the place in the log of each of its decisions; what was taken back is in neither."""
    data = entries[0].data
    state = beginning(known_game(data), data)
    made: list[tuple[int, int | None]] = []
    for place, entry in enumerate(entries[1:], 1):
        before = state.moves
        play_again(state, entry)
        if state.moves > before:
            made.append((place, entry.seat))
        elif entry.kind == "undo":
            made = _taken_back(made, entry.seat, state.moves)
    return state.record(), [place for place, _ in made]


def _taken_back(made: list[tuple[int, int | None]], seat: int | None, left: int) -> list[tuple[int, int | None]]:
    """Without the seat's newest decision, and without what else had to go with it."""
    if len(made) - left > 1:
        return made[:left]
    own = max(number for number, (_, who) in enumerate(made) if who == seat)
    return made[:own] + made[own + 1 :]
