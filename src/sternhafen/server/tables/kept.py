"""What is kept of a game whose log the present rules do not play any more: the last views, and all that was told.

Views are stored from time to time while a game goes on, and whenever a table is put away.
"""

from collections.abc import Sequence

import msgspec
from msgspec import Raw
from sqlalchemy import Connection, select

from ..protocol import EncodedEvent, Text
from ..store import schema as t
from ..store.upsert import upsert
from .logged_game import LoggedGame, Viewer
from .written import Written, told_from

EVERY = 50
"""Entries after which the views of a game that goes on are stored again."""


class KeptGame(msgspec.Struct, frozen=True):
    """To be looked at, not to be played."""

    why: Text
    told: dict[Viewer, list[EncodedEvent]]
    views: dict[Viewer, Raw]


def kept_game(log: Sequence[Written], views: dict[Viewer, Raw], why: Text) -> KeptGame:
    """What everybody was told, and saw last."""
    told: dict[Viewer, list[EncodedEvent]] = {viewer: [] for viewer in (None, *range(log[0].entry.data["players"]))}
    for written in log:
        for viewer, lines in (told_from(written.told) if written.told else {}).items():
            for line in lines:
                told[viewer].append(EncodedEvent(len(told[viewer]) + 1, written.entry.time, line))
    return KeptGame(why, told, views)


def views_of(played: LoggedGame) -> str:
    """Every viewer's view now, as it is stored: those who watch first."""
    return msgspec.json.encode([played.state.view(viewer) for viewer in played.viewers]).decode()


def store_views(connection: Connection, table: str, seq: int, views: str) -> None:
    upsert(connection, t.views, {"table": table}, {"seq": seq, "views": views})


def stored_views(connection: Connection, table: str) -> tuple[int, dict[Viewer, Raw]]:
    """The number of the entry they were made after (0: there are none) and the views."""
    row = connection.execute(select(t.views.c.seq, t.views.c.views).where(t.views.c.table == table)).first()
    if row is None:
        return 0, {}
    views = msgspec.json.decode(row.views, type=list[Raw])
    viewers: list[Viewer] = [None, *range(len(views) - 1)]
    return row.seq, dict(zip(viewers, views, strict=True))
