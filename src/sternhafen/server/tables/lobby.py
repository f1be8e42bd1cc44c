"""Opening, filling and starting tables. Functions of a connection, each one transaction of the writer."""

from collections.abc import Collection, Mapping
from itertools import islice
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from ..protocol import CreateRequest, Json, PlayerInfo
from ..protocol.errors import ApiError, missing_table
from ..store import schema as t
from ..store.upsert import insert_once, upsert
from ..system.clocktime import now_ms
from ..system.secrecy import digest, new_id, new_secret
from . import deals, guided, move_log, offered
from .logged_game import Entry, LoggedGame, start_data
from .stored import Chair, StoredTable, load, seen
from .written import of_outcome, of_start

FORGOTTEN_MS = 14 * 86_400_000
BOT_NAMES = (
    *("Nova", "Orbit", "Quark", "Comet", "Pixel", "Zenith", "Photon", "Saros"),
    *("Apex", "Corona", "Halo", "Ion", "Lumen", "Nadir", "Parsec", "Umbra"),
)
"""As many as the largest table has seats."""


def change_table(connection: Connection, table: str, **values: Any) -> None:
    connection.execute(update(t.tables).where(t.tables.c.id == table).values(**values))
    move_log.notify(connection, table)


def change_seat(connection: Connection, table: str, seat: int, **values: Any) -> None:
    here = (t.seats.c.table == table) & (t.seats.c.seat == seat)
    connection.execute(update(t.seats).where(here).values(**values))
    move_log.notify(connection, table)


def create(
    connection: Connection,
    player: PlayerInfo,
    wish: CreateRequest,
    players: int,
    dealt: deals.Dealt,
    origin: str,
    more: Mapping[str, str] = {},
) -> tuple[str, str | None]:
    """A new table as wished (already checked); returns its id and, for a private one, the invitation.

    `more` says what else it belongs to.
    """
    table, invite = new_id(), new_secret() if wish.visibility != "solo" else None
    row = {"id": table, "players": players, "status": "lobby", "host": player.id, "origin": origin, "created": now_ms()}
    row |= _agreed(wish, more) | {"invite": digest(invite) if invite else None}
    connection.execute(insert(t.tables), row | dealt.row())
    for chair in new_chairs(player, wish, players):
        add_chair(connection, table, chair)
    return table, invite if wish.visibility == "private" else None


def _agreed(wish: CreateRequest, more: Mapping[str, str]) -> Json:
    """What a table's row says of the wish."""
    house = {"hints": wish.hints, "hands": wish.hands, "guided": wish.guided, "rated": wish.rated, **more}
    house |= {"pack": wish.pack} if wish.pack else {}
    row = {"game": wish.game, "options": wish.options, "visibility": wish.visibility, "language": wish.language}
    return row | {"clock": msgspec.to_builtins(wish.clock), "house": house}


def new_chairs(player: PlayerInfo, wish: CreateRequest, players: int) -> list[Chair]:
    """The creator first (unless they only open the table), bots last, free chairs between."""
    bots = [offered.require_bot(wish.game, bot) for bot in wish.bots]
    first = [Chair(0, player.id, player.name, "human", None, False)] if wish.sit else []
    if wish.visibility == "solo":
        bots += [offered.default_bot(wish.game)] * (players - len(first) - len(bots))
    free = players - len(first) - len(bots)
    if free < 0:
        raise ApiError("malformed", "too-many-bots")
    empty = [empty_chair(len(first) + place) for place in range(free)]
    names = [guided.OPPONENT] * len(bots) if wish.guided else bot_names(len(bots))
    seated = [bot_chair(players - len(bots) + place, bot, names[place]) for place, bot in enumerate(bots)]
    return [*first, *empty, *seated]


def bot_names(number: int, taken: Collection[str] = ()) -> list[str]:
    """This many names that nobody at the table has; a bot's strength stands beside its name."""
    return list(islice((name for name in BOT_NAMES if name not in taken), number))


def empty_chair(seat: int) -> Chair:
    return Chair(seat, None, "", "empty", None, False)


def bot_chair(seat: int, bot: str, name: str) -> Chair:
    return Chair(seat, None, name, "bot", bot, True)


def add_chair(connection: Connection, table: str, chair: Chair) -> None:
    fields = {name: getattr(chair, name) for name in chair.__struct_fields__}
    connection.execute(insert(t.seats), fields | {"table": table})


def in_lobby(connection: Connection, table: str, player: PlayerInfo) -> StoredTable:
    """The facts of a table that has not begun, for somebody who may see it."""
    stored = seen(connection, table, player, lock=True)
    require_lobby(stored)
    return stored


def require_lobby(stored: StoredTable) -> None:
    if stored.status != "lobby":
        raise ApiError("conflict", "already-started")


def hosted(connection: Connection, table: str, player: PlayerInfo) -> StoredTable:
    """The same, for its host only."""
    stored = in_lobby(connection, table, player)
    if stored.host != player.id:
        raise ApiError("forbidden", "not-host")
    return stored


def enter(connection: Connection, table: str, player: PlayerInfo, invite: str | None) -> StoredTable:
    """Let in whoever may see the table or shows its invitation."""
    stored = load(connection, table)
    if stored.may_see(player):
        return stored
    if not stored.opens(invite, player):
        raise missing_table()
    admit(connection, table, player)
    return stored


def admit(connection: Connection, table: str, player: PlayerInfo) -> None:
    """Whoever was invited may see the table from now on."""
    insert_once(connection, t.members, {"table": table, "player": player.id, "barred": False})


def join(connection: Connection, table: str, player: PlayerInfo, seat: int | None, invite: str | None) -> None:
    """Sit down, or move to another free seat."""
    enter(connection, table, player, invite)
    stored = in_lobby(connection, table, player)
    own = stored.seat_of(player.id)
    if own is not None and seat in (None, own):
        return
    if player.id in stored.barred:
        raise ApiError("forbidden", "turned-away")
    free = [c.seat for c in stored.chairs if c.kind == "empty" and seat in (None, c.seat)]
    if not free or stored.visibility == "solo":
        raise ApiError("conflict", "seat-taken")
    if own is not None:
        clear(connection, table, own)
    change_seat(connection, table, free[0], player=player.id, name=player.name, kind="human", ready=False)


def clear(connection: Connection, table: str, seat: int) -> None:
    change_seat(connection, table, seat, player=None, name="", kind="empty", bot=None, ready=False)


def leave(connection: Connection, table: str, player: PlayerInfo) -> None:
    """Stand up; the host's leaving passes the table on, or closes it when nobody is left."""
    stand_up(connection, in_lobby(connection, table, player), player.id)


def stand_up(connection: Connection, stored: StoredTable, player: str) -> None:
    own = stored.seat_of(player)
    if own is not None:
        clear(connection, stored.id, own)
    if stored.host != player:
        return
    others = [c.player for c in stored.chairs if c.kind == "human" and c.player != player]
    if others:
        change_table(connection, stored.id, host=others[0])
    else:
        close(connection, stored.id)


def close(connection: Connection, table: str) -> None:
    """Remove a table nobody wants to begin."""
    for part in (t.seats, t.members, t.chat):
        connection.execute(delete(part).where(part.c.table == table))
    connection.execute(delete(t.tables).where(t.tables.c.id == table))
    move_log.notify(connection, table)


def close_forgotten(connection: Connection) -> None:
    """Remove tables that nobody began for weeks."""
    old = (t.tables.c.status == "lobby") & (t.tables.c.created < now_ms() - FORGOTTEN_MS)
    for table in connection.execute(select(t.tables.c.id).where(old).limit(20)).scalars().all():
        close(connection, table)


def kick(connection: Connection, table: str, player: PlayerInfo, seat: int) -> None:
    """Host: free a seat of a person or a bot. A person who was turned away stays out."""
    stored = hosted(connection, table, player)
    chair = chair_at(stored, seat)
    if chair.player == player.id:
        raise ApiError("conflict", "own-seat")
    clear(connection, table, seat)
    if chair.player is not None:
        upsert(connection, t.members, {"table": table, "player": chair.player}, {"barred": True})


def seat_bot(connection: Connection, table: str, player: PlayerInfo, seat: int, bot: str) -> None:
    """Host: put a bot on a free seat (or in place of another bot)."""
    stored = hosted(connection, table, player)
    bot = offered.require_bot(stored.game, bot)
    if chair_at(stored, seat).kind == "human":
        raise ApiError("conflict", "seat-taken")
    name = bot_names(1, [c.name for c in stored.chairs if c.seat != seat])[0]
    change_seat(connection, table, seat, kind="bot", bot=bot, name=name, ready=True)


def chair_at(stored: StoredTable, seat: int) -> Chair:
    if seat >= len(stored.chairs):
        raise ApiError("malformed", "no-seat")
    return stored.chairs[seat]


def ready(connection: Connection, table: str, player: PlayerInfo, ready: bool) -> None:
    """Say that one is ready, or not."""
    own = in_lobby(connection, table, player).seat_of(player.id)
    if own is None:
        raise ApiError("forbidden", "not-seated")
    change_seat(connection, table, own, ready=ready)


def renew_invite(connection: Connection, table: str, player: PlayerInfo) -> str:
    """Host: a fresh invitation; the old one opens nothing any more."""
    hosted(connection, table, player)
    invite = new_secret()
    change_table(connection, table, invite=digest(invite))
    return invite


def start(connection: Connection, table: str, player: PlayerInfo) -> None:
    """Host: begin, once every seat is taken and every guest of theirs is ready."""
    stored = hosted(connection, table, player)
    if any(c.kind == "empty" for c in stored.chairs):
        raise ApiError("conflict", "seats-free")
    if any(c.kind == "human" and not c.ready and c.player != player.id for c in stored.chairs):
        raise ApiError("conflict", "not-ready")
    begin(connection, stored)


def begin(
    connection: Connection, stored: StoredTable, position: Json | None = None, first: tuple[int, Json] | None = None
) -> None:
    """Write the log's first entry: with it the game exists. It may begin with a position and a first decision."""
    entry = _first_entry(stored, guided.position(stored.game) if stored.guided else position)
    begun = LoggedGame(entry)
    log = [of_start(begun)]
    if first is not None:
        outcome = begun.peek([Entry(2, entry.time, "act", first[0], {"action": first[1]})])
        log += of_outcome(outcome)
        begun.take(outcome)
    to_act = list(begun.state.to_act)
    # `wake` 0: whoever drives tables looks at this one at once, for its bots and clocks.
    changes = {"status": "running", "started": entry.time, "to_act": to_act, "wake": 0}
    if not move_log.append(connection, stored.id, log, changes):
        raise ApiError("conflict", "already-started")


def _first_entry(stored: StoredTable, position: Json | None) -> Entry:
    seats = [{"player": c.player, "kind": c.kind, "bot": c.bot} for c in stored.chairs]
    seed = deals.seed_of(stored)
    data = start_data(stored.game, stored.players, seed, stored.options, seats, stored.clock, stored.pack)
    data |= {} if position is None else {"position": position}
    return Entry(1, now_ms(), "start", None, data | {"deal": stored.deal})
