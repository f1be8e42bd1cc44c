"""Nights and cups: a series over several tables of one group. It pairs, opens tables and keeps the standings.

A night seats everybody at one table, for one game after the other. A cup plays rounds by the Swiss system at tables of
some size. Bots fill the empty seats. The next round begins by itself when the last table of a round has ended.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from ..protocol import (
    Clock,
    CupInfo,
    CupLine,
    CupRequest,
    CupsAnswer,
    CupStanding,
    CupTable,
    Entrant,
    Json,
    PlayerInfo,
)
from ..protocol.errors import ApiError
from ..store import schema as t
from ..system.clocktime import now_ms
from ..system.secrecy import new_id
from . import lobby, offered, pairing
from .pairing import Played
from .stored import Chair, load

LENGTH = 20
"""Letters of a series' name: its link is its invitation, so nobody may find one by trying."""
MOST = 32
EACH = 20
"""Series somebody may host that have not ended."""
WISHED = ("kind", "name", "games", "size", "clock", "rated", "bot")
"""What is kept of a wish as it is."""


def create(connection: Connection, player: PlayerInfo, wish: CupRequest, origin: str) -> str:
    """A new series, with its host as the first to take part."""
    _require_possible(wish)
    _require_few(connection, player)
    cup = new_id(LENGTH)
    row: Json = {name: msgspec.to_builtins(getattr(wish, name)) for name in WISHED}
    row["rounds"] = len(wish.games) if wish.kind == "night" else wish.rounds
    row |= {"id": cup, "host": player.id, "status": "open", "round": 0, "created": now_ms(), "origin": origin}
    connection.execute(insert(t.cups), row)
    join(connection, cup, player)
    return cup


def _require_possible(wish: CupRequest) -> None:
    for game in wish.games:
        if wish.size not in offered.get(game).players and wish.kind == "swiss":
            raise ApiError("malformed", "cup-size", size=wish.size, game=game)
        offered.require_bot(game, wish.bot)


def _require_few(connection: Connection, player: PlayerInfo) -> None:
    c = t.cups.c
    open_ = select(func.count()).select_from(t.cups).where(c.host == player.id, c.status != "finished")
    if (connection.execute(open_).scalar() or 0) >= EACH:
        raise ApiError("conflict", "too-many-cups", most=EACH)


def find(connection: Connection, cup: str, *, lock: bool = False) -> Row[Any]:
    query = select(t.cups).where(t.cups.c.id == cup)
    row = connection.execute(query.with_for_update() if lock else query).first()
    if row is None:
        raise ApiError("missing", "no-cup")
    return row


def entrants(connection: Connection, cup: str) -> list[Entrant]:
    c = t.entrants.c
    rows = connection.execute(select(t.entrants).where(c.cup == cup).order_by(c.number))
    return [Entrant(row.number, row.name, row.player, row.bot) for row in rows]


def join(connection: Connection, cup: str, player: PlayerInfo) -> None:
    """Take part, before it begins."""
    row, known = _open(connection, cup), entrants(connection, cup)
    if any(one.player == player.id for one in known):
        return
    if len(known) >= _most(row):
        raise ApiError("conflict", "cup-full")
    _enter(connection, cup, known, player.name, player.id, None)


def _most(row: Row[Any]) -> int:
    """A night has as many places as its smallest table."""
    return min(max(offered.get(game).players) for game in row.games) if row.kind == "night" else MOST


def _enter(
    connection: Connection, cup: str, known: Sequence[Entrant], name: str, player: str | None, bot: str | None
) -> Entrant:
    made = Entrant(max((one.number for one in known), default=-1) + 1, name, player, bot)
    connection.execute(insert(t.entrants), msgspec.structs.asdict(made) | {"cup": cup})
    return made


def leave(connection: Connection, cup: str, player: PlayerInfo) -> None:
    """Not take part after all, before it begins; without its host it is gone."""
    row, c = _open(connection, cup), t.entrants.c
    if row.host == player.id:
        connection.execute(delete(t.entrants).where(c.cup == cup))
        connection.execute(delete(t.cups).where(t.cups.c.id == cup))
    else:
        connection.execute(delete(t.entrants).where(c.cup == cup, c.player == player.id))


def _open(connection: Connection, cup: str) -> Row[Any]:
    row = find(connection, cup, lock=True)
    if row.status != "open":
        raise ApiError("conflict", "already-started")
    return row


def start(connection: Connection, cup: str, player: PlayerInfo) -> None:
    """Host: fill up with bots and begin the first round."""
    row, known = _open(connection, cup), entrants(connection, cup)
    if row.host != player.id:
        raise ApiError("forbidden", "not-host")
    size = max(2, len(known)) if row.kind == "night" else row.size
    names = lobby.bot_names(size, [one.name for one in known])
    while len(known) < size or len(known) % size:
        known = [*known, _enter(connection, cup, known, names.pop(0), None, row.bot)]
    next_round(connection, cup)


def table_ended(connection: Connection, cup: str) -> None:
    """A table of the series has ended: perhaps the round has."""
    row = find(connection, cup, lock=True)
    going = [one for one in tables(connection, cup) if one.status != "finished"]
    if row.status == "running" and not going:
        next_round(connection, cup)


def next_round(connection: Connection, cup: str) -> None:
    """Pair and open the tables of the next round, or end the series."""
    row = find(connection, cup)
    over = row.round >= row.rounds
    changes = {"status": "finished"} if over else {"status": "running", "round": row.round + 1}
    connection.execute(update(t.cups).where(t.cups.c.id == cup).values(**changes))
    if over:
        return
    known, done = entrants(connection, cup), played(connection, cup)
    order = [one.entrant for one in pairing.standings([one.number for one in known], done)]
    size = len(known) if row.kind == "night" else row.size
    by_number = {one.number: one for one in known}
    for group in pairing.groups(order, done, size):
        turned = [*group[row.round % size :], *group[: row.round % size]]
        _open_table(connection, row, row.round + 1, [by_number[number] for number in turned])


def _open_table(connection: Connection, row: Row[Any], number: int, seated: Sequence[Entrant]) -> None:
    """A table of the series: everybody sits, and the game begins."""
    table, game = new_id(), row.games[(number - 1) % len(row.games)]
    house = {"hints": False, "hands": "normal", "guided": False, "rated": row.rated, "cup": row.id}
    values = {"id": table, "game": game, "options": {}, "players": len(seated), "status": "lobby", "house": house}
    values |= {"visibility": "private", "host": row.host, "clock": row.clock, "language": "en", "origin": row.origin}
    connection.execute(insert(t.tables), values | {"created": now_ms(), "deal": "fresh"})
    for seat, one in enumerate(seated):
        kind = "human" if one.player else "bot"
        bot = None if one.player else (one.bot or row.bot)
        lobby.add_chair(connection, table, Chair(seat, one.player, one.name, kind, bot, True))
    watching = [one.player for one in entrants(connection, row.id) if one.player]
    connection.execute(insert(t.members), [{"table": table, "player": who, "barred": False} for who in watching])
    connection.execute(
        insert(t.cup_tables),
        {"cup": row.id, "table": table, "round": number, "entrants": [one.number for one in seated]},
    )
    lobby.begin(connection, load(connection, table))


# What is told


def tables(connection: Connection, cup: str) -> list[CupTable]:
    """All tables of the series, round by round."""
    c, s = t.cup_tables.c, t.tables.c
    query = select(c.round, c.entrants, s.id, s.game, s.status, s.result).join(t.tables, s.id == c.table)
    rows = connection.execute(query.where(c.cup == cup).order_by(c.round, s.created, s.id))
    return [
        CupTable(row.round, row.id, row.game, row.status, row.entrants, row.result["scores"] if row.result else None)
        for row in rows
    ]


def played(connection: Connection, cup: str) -> list[Played]:
    """The games that have ended, with the places as they count."""
    c, r = t.cup_tables.c, t.results.c
    query = select(c.table, c.entrants, r.seat, r.place).join(t.results, r.table == c.table).where(c.cup == cup)
    found: dict[str, tuple[list[int], dict[int, int]]] = {}
    for row in connection.execute(query):
        found.setdefault(row.table, (row.entrants, {}))[1][row.seat] = row.place
    return [
        Played(numbers, [places.get(seat, len(numbers)) for seat in range(len(numbers))])
        for numbers, places in found.values()
    ]


def info(connection: Connection, cup: str, player: PlayerInfo | None) -> CupInfo:
    """All about a series."""
    row, known = find(connection, cup), entrants(connection, cup)
    standings = pairing.standings([one.number for one in known], played(connection, cup))
    you = next((one.number for one in known if player and one.player == player.id), None)
    return CupInfo(
        id=cup,
        kind=row.kind,
        name=row.name,
        status=row.status,
        host=player is not None and row.host == player.id,
        you=you,
        games=row.games,
        rounds=row.rounds,
        round=row.round,
        size=row.size,
        clock=msgspec.convert(row.clock, Clock) if row.clock else None,
        rated=row.rated,
        bot=row.bot,
        entrants=known,
        standings=[CupStanding(one.entrant, one.points, one.opposition, one.games) for one in standings],
        tables=tables(connection, cup),
    )


def mine(connection: Connection, player: PlayerInfo) -> CupsAnswer:
    """The series somebody takes part in."""
    c = t.cups.c
    own = select(t.entrants.c.cup).where(t.entrants.c.player == player.id)
    query = select(t.cups).where(c.id.in_(own)).order_by(c.created.desc()).limit(50)
    rows = connection.execute(query)
    return CupsAnswer([CupLine(row.id, row.kind, row.name, row.status, row.round, row.rounds) for row in rows])
