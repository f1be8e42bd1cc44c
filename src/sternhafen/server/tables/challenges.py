"""Challenges: somebody's finished solo game, to be beaten by others with the same cards and the same bots."""

from sqlalchemy import Connection, insert, select

from ..protocol import ChallengeInfo, ChallengeReply, CreateRequest, OwnTry, PlayerInfo
from ..protocol.errors import ApiError
from ..store import schema as t
from ..store.upsert import insert_once
from ..system.clocktime import now_ms
from ..system.secrecy import new_id
from . import deals, lobby
from .stored import StoredTable, load, seen

LENGTH = 20
"""Letters of a challenge: 100 bits, so that nobody finds one by trying."""


def make(connection: Connection, table: str, player: PlayerInfo) -> str:
    """The challenge of one's own finished solo game; asked again, the same."""
    stored = seen(connection, table, player)
    seat = stored.seat_of(player.id)
    if seat is None:
        raise ApiError("forbidden", "not-seated")
    if stored.visibility != "solo":
        raise ApiError("conflict", "challenge-solo-only")
    deals.repeated(connection, stored, "solo")
    c = t.challenges.c
    known = connection.execute(select(c.id).where(c.table == table)).scalar()
    if known is not None:
        return str(known)
    score = (stored.result or {})["scores"][seat]
    row = {"id": new_id(LENGTH), "table": table, "player": player.id, "score": score, "created": now_ms()}
    connection.execute(insert(t.challenges), row)
    return str(row["id"])


def source(connection: Connection, challenge: str) -> tuple[str, StoredTable, float]:
    """Who challenges, with which table, and what is to be beaten."""
    row = connection.execute(select(t.challenges).where(t.challenges.c.id == challenge)).first()
    if row is None:
        raise ApiError("missing", "no-challenge")
    return row.player, load(connection, row.table), row.score


def begin(connection: Connection, challenge: str, player: PlayerInfo, language: str, origin: str) -> str:
    """Open the table of the one try that counts."""
    challenger, old, _ = source(connection, challenge)
    if challenger == player.id:
        raise ApiError("conflict", "own-challenge")
    bots = [chair.bot or "" for chair in old.chairs if chair.player is None]
    wish = CreateRequest(old.game, old.players, old.options, "solo", bots, language=language)  # type: ignore[arg-type]
    dealt = deals.repeated(connection, old, "solo")
    table, _ = lobby.create(connection, player, wish, old.players, dealt, origin, {"challenge": challenge})
    lobby.begin(connection, load(connection, table))
    insert_once(connection, t.tries, {"what": challenge, "who": player.id, "table": table})
    return table


def table_of(connection: Connection, challenge: str, who: str) -> str | None:
    """The table of somebody's try, if it was begun."""
    query = select(t.tries.c.table).where(t.tries.c.what == challenge, t.tries.c.who == who)
    found: str | None = connection.execute(query).scalar()
    return found


def info(connection: Connection, challenge: str, player: PlayerInfo | None) -> ChallengeInfo:
    """What is told of a challenge; the challenger's moves stay hidden until one's own are done."""
    challenger, old, score = source(connection, challenge)
    mine = player is not None and player.id == challenger
    you = _own(connection, challenge, player) if player else None
    done = mine or (you is not None and you.status == "finished")
    seat = old.seat_of(challenger)
    return ChallengeInfo(
        id=challenge,
        game=old.game,
        players=old.players,
        options=old.options,
        bots=[chair.bot or "" for chair in old.chairs if chair.player is None],
        deal=old.deal if old.deal != "fresh" else "repeated",
        name=old.chairs[seat].name if seat is not None else "–",
        score=score,
        mine=mine,
        table=old.id if done else None,
        you=you,
        replies=_replies(connection, challenge) if mine else [],
    )


def _own(connection: Connection, challenge: str, player: PlayerInfo) -> OwnTry | None:
    table = table_of(connection, challenge, player.id)
    if table is None:
        return None
    stored = load(connection, table)
    seat = stored.seat_of(player.id) or 0
    done = stored.status == "finished" and stored.result is not None
    score = stored.result["scores"][seat] if done and stored.result else None
    return OwnTry(table, stored.status, score, None)  # type: ignore[arg-type]


def _replies(connection: Connection, challenge: str) -> list[ChallengeReply]:
    c, r = t.tries.c, t.results.c
    query = (
        select(t.players.c.id, t.players.c.name, c.table, r.score)
        .join(t.results, (r.table == c.table) & (r.player == c.who))
        .join(t.players, t.players.c.id == c.who)
        .where(c.what == challenge)
        .order_by(r.score.desc())
    )
    return [ChallengeReply(*row) for row in connection.execute(query)]


def both(connection: Connection, challenge: str, player: PlayerInfo, other: str | None) -> tuple[str, str]:
    """One's own table and the other's, now that both have ended; the viewer may look at both."""
    found = info(connection, challenge, player)
    if found.mine:
        tables = {reply.player: reply.table for reply in found.replies}
        if other not in tables:
            raise ApiError("conflict", "nothing-to-compare")
        pair = found.table or "", tables[other]
    elif found.table is None or found.you is None:
        raise ApiError("forbidden", "not-yet-played")
    else:
        pair = found.you.table, found.table
    return pair


def admit(connection: Connection, tables: tuple[str, str], player: PlayerInfo) -> None:
    """Both games may be watched by whoever has finished their own."""
    for table in tables:
        lobby.admit(connection, table, player)
