"""Lists of tables: the lobby, one's own games, the history."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from sqlalchemy import Connection, Select, or_, select

from .errors import ApiError
from .facts import Chair, Facts, chairs, from_row
from .protocol import PlayerInfo, Status, TableList, TableSummary
from .store import tables as t

PAGE = 50


class Wish(msgspec.Struct, frozen=True):
    """What to list: the newest first, those created before `before`."""

    status: Status | None = None
    game: str | None = None
    mine: Literal[0, 1] = 0
    before: Annotated[int, msgspec.Meta(ge=0)] | None = None


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
    found = [summary(from_row(row, seated[row.id], frozenset()), player) for row in page]
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


def summary(facts: Facts, player: PlayerInfo | None) -> TableSummary:
    """One line of the list."""
    you = facts.seat_of(player.id) if player else None
    result = facts.result or {}
    return TableSummary(
        id=facts.id,
        game=facts.game,
        status=facts.status,  # type: ignore[arg-type]
        visibility=facts.visibility,  # type: ignore[arg-type]
        players=facts.players,
        names=[chair.name for chair in facts.chairs],
        empty=sum(map(_empty, facts.chairs)),
        you=you,
        your_turn=you is not None and you in (facts.to_act or []),
        clock=facts.timing,
        language=facts.language,  # type: ignore[arg-type]
        created=facts.created,
        started=facts.started,
        finished=facts.finished,
        scores=result.get("scores"),
        winners=result.get("winners"),
    )


def _empty(chair: Chair) -> bool:
    return chair.kind == "empty"
