"""Players in the database: guests, accounts, sessions and programs' keys. Functions of a connection."""

from collections.abc import Collection, Iterator
from itertools import islice
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from ..protocol import PlayerInfo, TokenInfo
from ..protocol.errors import ApiError
from ..system.clocktime import now_ms
from ..system.names import skeleton
from ..system.secrecy import digest, new_id, new_secret
from . import friends, kept_packs, pushes
from . import schema as t
from .upsert import Values

SESSION_MS = 400 * 86_400_000
TOKENS_EACH = 20
AT_ONCE = 500
"""This many values in one query: databases have a limit."""


def batched(values: Collection[str], size: int) -> Iterator[list[str]]:
    """The values in lists of at most this size."""
    rest = iter(values)
    while some := list(islice(rest, size)):
        yield some


def info(row: Row[Any]) -> PlayerInfo:
    """What a player is told about themselves."""
    return PlayerInfo(row.id, row.name, row.username, row.email, row.confirmed, row.notices, row.language)


def get(connection: Connection, player: str) -> PlayerInfo | None:
    """The player, unless deleted."""
    row = connection.execute(select(t.players).where(t.players.c.id == player, ~t.players.c.deleted)).first()
    return info(row) if row else None


def create(connection: Connection, name: str, language: str) -> PlayerInfo:
    """A new guest."""
    require_own_name(connection, name, None)
    values = {"id": new_id(), "name": name, "notices": False, "language": language}
    connection.execute(insert(t.players).values(**values, created=now_ms(), deleted=False))
    return PlayerInfo(values["id"], name, None, None, False, False, language)  # type: ignore[arg-type]


def change(connection: Connection, player: str, values: Values) -> PlayerInfo:
    """Set some of name, language, email, notices; the name also at the seats of games not yet begun."""
    if "name" in values:
        require_own_name(connection, values["name"], player)
    if values:
        connection.execute(update(t.players).where(t.players.c.id == player).values(**values))
    if "name" in values:
        open_ = select(t.tables.c.id).where(t.tables.c.status == "lobby")
        mine = (t.seats.c.player == player) & t.seats.c.table.in_(open_)
        connection.execute(update(t.seats).where(mine).values(name=values["name"]))
    found = get(connection, player)
    if found is None:
        raise ApiError("unauthorized", "no-player")
    return found


def require_own_name(connection: Connection, name: str, player: str | None) -> None:
    """Refuse a name that looks like the account of somebody else."""
    p = t.players.c
    query = select(p.id).where(p.skeleton == skeleton(name), p.username.is_not(None))
    if connection.execute(query if player is None else query.where(p.id != player)).first():
        raise ApiError("conflict", "name-taken")


def set_mail(connection: Connection, player: str, address: str, **values: bool) -> PlayerInfo | None:
    """Set what a link in a mail asks for, if the player still has the address (by its hash) it went to."""
    found = get(connection, player)
    if found is None or found.email is None or digest(found.email) != address:
        return None
    return change(connection, player, dict(values))


def open_session(connection: Connection, player: str) -> str:
    """A new session's secret."""
    secret = new_secret()
    connection.execute(insert(t.sessions).values(hash=digest(secret), player=player, created=now_ms()))
    return secret


def of_session(connection: Connection, secret: str) -> PlayerInfo | None:
    """The player of a session that has not ended."""
    query = (
        select(t.players)
        .join(t.sessions, t.sessions.c.player == t.players.c.id)
        .where(t.sessions.c.hash == digest(secret), t.sessions.c.created > now_ms() - SESSION_MS)
    )
    row = connection.execute(query.where(~t.players.c.deleted)).first()
    return info(row) if row else None


def end_session(connection: Connection, secret: str) -> None:
    connection.execute(delete(t.sessions).where(t.sessions.c.hash == digest(secret)))


def end_sessions(connection: Connection, player: str) -> None:
    connection.execute(delete(t.sessions).where(t.sessions.c.player == player))


def standing(connection: Connection, hashes: Collection[str]) -> set[str]:
    """Those of these sessions and keys that still open anything."""
    found: set[str] = set()
    for kind in (t.sessions, t.tokens):
        for some in batched(hashes, AT_ONCE):
            found |= set(connection.execute(select(kind.c.hash).where(kind.c.hash.in_(some))).scalars())
    return found


def credentials(connection: Connection, username: str) -> tuple[str, str] | None:
    """Id and password hash of an account."""
    query = select(t.players.c.id, t.players.c.password).where(t.players.c.username == username.lower())
    row = connection.execute(query).first()
    return (row.id, row.password) if row and row.password else None


def register(connection: Connection, player: str, username: str, password: str, email: str | None) -> PlayerInfo:
    """Make a guest's identity an account; refused when the username is taken or there is one already."""
    current = get(connection, player)
    if current is None:
        raise ApiError("unauthorized", "no-player")
    if current.username is not None:
        raise ApiError("conflict", "has-account")
    c, like = t.players.c, skeleton(username)
    alike = (c.username == username.lower()) | ((c.skeleton == like) & c.username.is_not(None))
    if connection.execute(select(c.id).where(alike)).first():
        raise ApiError("conflict", "username-taken")
    account = {"username": username.lower(), "password": password, "skeleton": like}
    return change(connection, player, account | ({"email": email, "confirmed": False} if email else {}))


def tables_of(connection: Connection, player: str) -> list[str]:
    """The tables at which this player sits."""
    return list(connection.execute(select(t.seats.c.table).where(t.seats.c.player == player)).scalars())


FORGOTTEN = {
    "name": "–",
    "username": None,
    "password": None,
    "email": None,
    "confirmed": False,
    "skeleton": None,
    "deleted": True,
    "notices": False,
}
"""What is left of a person."""


def forget(connection: Connection, player: str) -> None:
    """Delete the person: name, account, sessions, keys and chat lines. Seats in old games stay, nameless."""
    connection.execute(update(t.players).where(t.players.c.id == player).values(**FORGOTTEN))
    connection.execute(update(t.seats).where(t.seats.c.player == player).values(name="–"))
    connection.execute(delete(t.chat).where(t.chat.c.player == player))
    connection.execute(delete(t.members).where(t.members.c.player == player))
    forget_results(connection, player)
    connection.execute(update(t.entrants).where(t.entrants.c.player == player).values(player=None, name="–"))
    connection.execute(update(t.cups).where(t.cups.c.host == player).values(host=None))
    friends.forget(connection, [player])
    pushes.forget(connection, [player])
    kept_packs.forget(connection, [player])
    end_tokens(connection, player)
    end_sessions(connection, player)


def forget_results(connection: Connection, player: str) -> None:
    """Delete how the player's games came out, the ratings made of that, and tries and challenges."""
    connection.execute(delete(t.results).where(t.results.c.player == player))
    connection.execute(delete(t.ratings).where(t.ratings.c.who == player))
    connection.execute(delete(t.tries).where(t.tries.c.who == player))
    connection.execute(delete(t.challenges).where(t.challenges.c.player == player))


def purge_guests(connection: Connection, before: int, here: Collection[str] = ()) -> int:
    """Remove some of the guests made before this time who have no table, line of chat or key; returns how many."""
    p = t.players.c
    uses = [t.seats.c.player, t.members.c.player, t.chat.c.player, t.tokens.c.player, t.tables.c.host]
    uses += [t.results.c.player, t.challenges.c.player, t.entrants.c.player, t.cups.c.host]
    unused = [p.id.not_in(select(use).where(use.is_not(None))) for use in uses]
    query = select(p.id).where(p.username.is_(None), p.created < before, *unused).limit(AT_ONCE)
    gone = [player for player in connection.execute(query).scalars() if player not in here]
    connection.execute(delete(t.sessions).where(t.sessions.c.player.in_(gone)))
    connection.execute(delete(t.ratings).where(t.ratings.c.who.in_(gone)))
    friends.forget(connection, gone)
    pushes.forget(connection, gone)
    kept_packs.forget(connection, gone)
    connection.execute(delete(t.players).where(p.id.in_(gone)))
    return len(gone)


def add_token(connection: Connection, player: str, label: str) -> tuple[TokenInfo, str]:
    """A program's key and its secret, which is stored only as a hash."""
    if len(list_tokens(connection, player)) >= TOKENS_EACH:
        raise ApiError("conflict", "too-many-tokens")
    secret, token = "sh_" + new_secret(), TokenInfo(new_id(), label, now_ms(), None)
    values = {"hash": digest(secret), "id": token.id, "player": player, "label": label}
    connection.execute(insert(t.tokens).values(**values, created=token.created))
    return token, secret


def end_tokens(connection: Connection, player: str) -> None:
    connection.execute(delete(t.tokens).where(t.tokens.c.player == player))


def list_tokens(connection: Connection, player: str) -> list[TokenInfo]:
    query = select(t.tokens).where(t.tokens.c.player == player).order_by(t.tokens.c.created)
    return [TokenInfo(row.id, row.label, row.created, row.used) for row in connection.execute(query)]


def remove_token(connection: Connection, player: str, token: str) -> None:
    gone = connection.execute(delete(t.tokens).where(t.tokens.c.player == player, t.tokens.c.id == token))
    if not gone.rowcount:
        raise ApiError("missing", "no-token")


def of_token(connection: Connection, secret: str) -> PlayerInfo | None:
    """The player whose program shows this key."""
    query = (
        select(t.players)
        .join(t.tokens, t.tokens.c.player == t.players.c.id)
        .where(t.tokens.c.hash == digest(secret), ~t.players.c.deleted)
    )
    row = connection.execute(query).first()
    return info(row) if row else None
