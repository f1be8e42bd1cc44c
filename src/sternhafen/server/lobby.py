"""Opening, filling and starting tables. Functions of a connection, each one transaction of the writer."""

import secrets
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from . import games, tablelog
from .clocktime import now_ms
from .errors import ApiError, missing_table
from .facts import Chair, Facts, load
from .played import Entry, Played, start_data
from .protocol import CreateRequest, PlayerInfo
from .secrecy import digest, new_id, new_secret
from .store import tables as t
from .upsert import insert_once

FORGOTTEN_MS = 14 * 86_400_000


def change_table(connection: Connection, table: str, **values: Any) -> None:
    connection.execute(update(t.tables).where(t.tables.c.id == table).values(**values))
    tablelog.notify(connection, table)


def change_seat(connection: Connection, table: str, seat: int, **values: Any) -> None:
    here = (t.seats.c.table == table) & (t.seats.c.seat == seat)
    connection.execute(update(t.seats).where(here).values(**values))
    tablelog.notify(connection, table)


def create(connection: Connection, player: PlayerInfo, wish: CreateRequest, players: int) -> tuple[str, str | None]:
    """A new table as wished (already checked); returns its id and, for a private one, the invitation."""
    table, invite = new_id(), new_secret() if wish.visibility == "private" else None
    seed = f"{wish.seed:032x}" if wish.seed is not None else None
    clock = None if wish.clock is None else {k: getattr(wish.clock, k) for k in wish.clock.__struct_fields__}
    row = {"id": table, "game": wish.game, "options": wish.options, "players": players, "status": "lobby"}
    row |= {"visibility": wish.visibility, "host": player.id, "clock": clock, "language": wish.language}
    row |= {"invite": digest(invite) if invite else None, "seed": seed, "same_deal": wish.same_deal}
    row |= {"house": {"hints": wish.hints, "hands": wish.hands}}
    connection.execute(insert(t.tables), row | {"created": now_ms()})
    for chair in new_chairs(player, wish, players):
        add_chair(connection, table, chair)
    return table, invite


def new_chairs(player: PlayerInfo, wish: CreateRequest, players: int) -> list[Chair]:
    """The creator first (unless he only opens the table), bots last, free chairs between."""
    bots = [games.require_bot(wish.game, bot) for bot in wish.bots]
    first = [Chair(0, player.id, player.name, "human", None, False)] if wish.sit else []
    if wish.visibility == "solo":
        bots += [games.default_bot(wish.game)] * (players - len(first) - len(bots))
    free = players - len(first) - len(bots)
    if free < 0:
        raise ApiError("malformed", "too-many-bots")
    empty = [empty_chair(len(first) + place) for place in range(free)]
    names = bot_names(bots)
    seated = [bot_chair(players - len(bots) + place, bot, names[place]) for place, bot in enumerate(bots)]
    return [*first, *empty, *seated]


def bot_names(bots: list[str]) -> list[str]:
    """Names that tell equal bots apart: Pilot, Pilot 2."""
    counted = [bots[: place + 1].count(bot) for place, bot in enumerate(bots)]
    called = [bot.capitalize() for bot in bots]
    return [name if number == 1 else f"{name} {number}" for name, number in zip(called, counted, strict=True)]


def empty_chair(seat: int) -> Chair:
    return Chair(seat, None, "", "empty", None, False)


def bot_chair(seat: int, bot: str, name: str) -> Chair:
    return Chair(seat, None, name, "bot", bot, True)


def add_chair(connection: Connection, table: str, chair: Chair) -> None:
    fields = {name: getattr(chair, name) for name in chair.__struct_fields__}
    connection.execute(insert(t.seats), fields | {"table": table})


def in_lobby(connection: Connection, table: str) -> Facts:
    """The facts of a table that has not begun."""
    facts = load(connection, table, lock=True)
    if facts.status != "lobby":
        raise ApiError("conflict", "already-started")
    return facts


def hosted(connection: Connection, table: str, player: PlayerInfo) -> Facts:
    """The same, for its host only."""
    facts = in_lobby(connection, table)
    if not facts.may_see(player):
        raise missing_table()
    if facts.host != player.id:
        raise ApiError("forbidden", "not-host")
    return facts


def enter(connection: Connection, table: str, player: PlayerInfo, invite: str | None) -> Facts:
    """Let in whoever may see the table or shows its invitation."""
    facts = load(connection, table)
    if facts.may_see(player):
        return facts
    if not facts.opens(invite):
        raise missing_table()
    insert_once(connection, t.members, {"table": table, "player": player.id})
    return facts


def join(connection: Connection, table: str, player: PlayerInfo, seat: int | None, invite: str | None) -> None:
    """Sit down, or move to another free seat."""
    enter(connection, table, player, invite)
    facts = in_lobby(connection, table)
    own = facts.seat_of(player.id)
    if own is not None and seat in (None, own):
        return
    free = [c.seat for c in facts.chairs if c.kind == "empty" and seat in (None, c.seat)]
    if not free or facts.visibility == "solo":
        raise ApiError("conflict", "seat-taken")
    if own is not None:
        clear(connection, table, own)
    change_seat(connection, table, free[0], player=player.id, name=player.name, kind="human", ready=False)


def clear(connection: Connection, table: str, seat: int) -> None:
    change_seat(connection, table, seat, player=None, name="", kind="empty", bot=None, ready=False)


def leave(connection: Connection, table: str, player: PlayerInfo) -> None:
    """Stand up; the host's leaving passes the table on, or closes it when nobody is left."""
    facts = in_lobby(connection, table)
    own = facts.seat_of(player.id)
    if own is not None:
        clear(connection, table, own)
    if facts.host != player.id:
        return
    others = [c.player for c in facts.chairs if c.kind == "human" and c.player != player.id]
    if others:
        change_table(connection, table, host=others[0])
    else:
        close(connection, table)


def close(connection: Connection, table: str) -> None:
    """Remove a table nobody wants to begin."""
    for part in (t.seats, t.members, t.chat):
        connection.execute(delete(part).where(part.c.table == table))
    connection.execute(delete(t.tables).where(t.tables.c.id == table))
    tablelog.notify(connection, table)


def close_forgotten(connection: Connection) -> None:
    """Remove tables that nobody began for weeks."""
    old = (t.tables.c.status == "lobby") & (t.tables.c.created < now_ms() - FORGOTTEN_MS)
    for table in connection.execute(select(t.tables.c.id).where(old).limit(20)).scalars().all():
        close(connection, table)


def kick(connection: Connection, table: str, player: PlayerInfo, seat: int) -> None:
    """Host: free a seat of a person or a bot."""
    facts = hosted(connection, table, player)
    chair = chair_at(facts, seat)
    if chair.player == player.id:
        raise ApiError("conflict", "own-seat")
    clear(connection, table, seat)
    if chair.player is not None:
        gone = (t.members.c.table == table) & (t.members.c.player == chair.player)
        connection.execute(delete(t.members).where(gone))


def seat_bot(connection: Connection, table: str, player: PlayerInfo, seat: int, bot: str) -> None:
    """Host: put a bot on a free seat (or in place of another bot)."""
    facts = hosted(connection, table, player)
    bot = games.require_bot(facts.game, bot)
    if chair_at(facts, seat).kind == "human":
        raise ApiError("conflict", "seat-taken")
    others = [c.bot for c in facts.chairs if c.bot and c.seat != seat]
    name = bot_names([*others, bot])[-1]
    change_seat(connection, table, seat, kind="bot", bot=bot, name=name, ready=True)


def chair_at(facts: Facts, seat: int) -> Chair:
    if seat >= len(facts.chairs):
        raise ApiError("malformed", "no-seat")
    return facts.chairs[seat]


def ready(connection: Connection, table: str, player: PlayerInfo, ready: bool) -> None:
    """Say that one is ready, or not."""
    own = in_lobby(connection, table).seat_of(player.id)
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
    """Host: begin, once every seat is taken and every guest of his is ready."""
    facts = hosted(connection, table, player)
    if any(c.kind == "empty" for c in facts.chairs):
        raise ApiError("conflict", "seats-free")
    if any(c.kind == "human" and not c.ready and c.player != player.id for c in facts.chairs):
        raise ApiError("conflict", "not-ready")
    begin(connection, facts)


def begin(connection: Connection, facts: Facts) -> None:
    """Write the log's first entry: with it the game exists."""
    seed = int(facts.seed, 16) if facts.seed else secrets.randbits(128)
    seats = [{"player": c.player, "kind": c.kind, "bot": c.bot} for c in facts.chairs]
    data = start_data(facts.game, facts.players, seed, facts.options, seats, facts.clock)
    entry = Entry(1, now_ms(), "start", None, data)
    to_act = list(Played(entry).state.to_act)
    # `wake` 0: whoever drives tables looks at this one at once, for its bots and clocks.
    changes = {"status": "running", "started": entry.time, "to_act": to_act, "wake": 0}
    if not tablelog.append(connection, facts.id, [entry], changes):
        raise ApiError("conflict", "already-started")
