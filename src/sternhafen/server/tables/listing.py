"""Lists of tables: the lobby, one's own games, the history."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from sqlalchemy import Connection, Select, or_, select

from ..protocol import PlayerInfo, Status, TableList, TableSummary
from ..protocol.errors import ApiError
from ..store import schema as t
from .stored import Chair, StoredTable, chairs, from_row

PAGE = 50


class Wish(msgspec.Struct, frozen=True):
    """What to list: the newest first, those created before `before`."""

    status: Status | None = None
    game: Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[a-z]*$")] | None = None
    mine: Literal[0, 1] = 0
    before: Annotated[int, msgspec.Meta(ge=0, lt=2**53)] | None = None


def wish(query: Mapping[str, str]) -> Wish:
    """The wish of a query string."""
    try:
        return msgspec.convert(dict(query), Wish, strict=False)
    except msgspec.ValidationError as error:
        raise ApiError("malformed", "malformed", problem=str(error)) from None


def tables(connection: Connection, player: PlayerInfo | None, wish: Wish) -> TableList:
    """One page of tables this player may see."""
    rows = connection.execute(_query(player, wish).limit(PAGE + 1)).all()
    page = rows[:PAGE]
    seated = chairs(connection, [row.id for row in page])
    found = [summary(from_row(row, seated[row.id]), player) for row in page]
    return TableList(found, found[-1].created if len(rows) > PAGE else None)


def _query(player: PlayerInfo | None, wish: Wish) -> Select[Any]:
    c = t.tables.c
    query = select(t.tables).order_by(c.created.desc()).where(_visible(player, mine=bool(wish.mine)))
    if wish.status:
        query = query.where(c.status == wish.status)
    if wish.game:
        query = query.where(c.game == wish.game)
    if wish.before is not None:
        query = query.where(c.created < wish.before)
    return query


def _visible(player: PlayerInfo | None, *, mine: bool) -> Any:
    """Open tables, and those one sits at, opened or was invited to."""
    c = t.tables.c
    if player is None:
        return c.visibility == "none" if mine else c.visibility == "open"
    seated = c.id.in_(select(t.seats.c.table).where(t.seats.c.player == player.id))
    invited = c.id.in_(select(t.members.c.table).where(t.members.c.player == player.id))
    own = or_(seated, c.host == player.id)
    return own if mine else or_(c.visibility == "open", own, invited)


def summary(stored: StoredTable, player: PlayerInfo | None) -> TableSummary:
    """One line of the list."""
    you = stored.seat_of(player.id) if player else None
    result = stored.result or {}
    return TableSummary(
        id=stored.id,
        game=stored.game,
        status=stored.status,  # type: ignore[arg-type]
        visibility=stored.visibility,  # type: ignore[arg-type]
        players=stored.players,
        names=[chair.name for chair in stored.chairs],
        empty=sum(map(_empty, stored.chairs)),
        you=you,
        your_turn=you is not None and you in (stored.to_act or []),
        clock=stored.timing,
        language=stored.language,  # type: ignore[arg-type]
        deal=stored.deal,
        lessons=stored.lessons,
        rated=stored.rated,
        created=stored.created,
        started=stored.started,
        finished=stored.finished,
        scores=result.get("scores"),
        winners=result.get("winners"),
    )


def _empty(chair: Chair) -> bool:
    return chair.kind == "empty"
