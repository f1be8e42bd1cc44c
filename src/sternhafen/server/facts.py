"""A table's facts outside the game: read from the database, and who may see or do what."""

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, select

from .errors import missing_table
from .protocol import Clock, Hands, Json, PlayerInfo
from .secrecy import digest
from .store import tables as t


class Chair(msgspec.Struct):
    """A seat before, during and after the game."""

    seat: int
    player: str | None
    name: str
    kind: str
    bot: str | None
    ready: bool


class Facts(msgspec.Struct):
    """The row of a table, its chairs and those invited."""

    id: str
    game: str
    options: Json
    players: int
    status: str
    visibility: str
    host: str | None
    clock: Json | None
    language: str
    invite: str | None
    seed: str | None
    rematch: str | None
    same_deal: str | None
    created: int
    started: int | None
    finished: int | None
    result: Json | None
    to_act: list[int] | None
    wake: int | None
    house: Json | None
    chairs: list[Chair]
    members: frozenset[str]

    def seat_of(self, player: str | None) -> int | None:
        """The seat of this player, also after a bot took it over."""
        return next((c.seat for c in self.chairs if player is not None and c.player == player), None)

    def may_see(self, player: PlayerInfo | None) -> bool:
        """Open tables are for all; others for those who sit there, opened it or were invited."""
        if self.visibility == "open":
            return True
        return player is not None and (
            player.id == self.host or player.id in self.members or self.seat_of(player.id) is not None
        )

    def opens(self, invite: str | None) -> bool:
        """Whether this is the table's invitation."""
        return invite is not None and self.invite is not None and digest(invite) == self.invite

    @property
    def hints(self) -> bool:
        """Whether players may ask a bot for advice: as the table wished, else where only one person plays."""
        wish = (self.house or {}).get("hints")
        return bool(wish) if wish is not None else sum(chair.kind == "human" for chair in self.chairs) < 2

    @property
    def hands(self) -> Hands:
        """How quick bots are where time is part of the game."""
        hands: Hands = (self.house or {}).get("hands", "normal")
        return hands

    @property
    def timing(self) -> Clock | None:
        return msgspec.convert(self.clock, Clock) if self.clock else None


def _query(table: str) -> Select[Any]:
    return select(t.tables).where(t.tables.c.id == table)


def load(connection: Connection, table: str, *, lock: bool = False) -> Facts:
    """The facts of a table. `lock` holds off other workers until the transaction ends."""
    query = _query(table).with_for_update() if lock else _query(table)
    row = connection.execute(query).first()
    if row is None:
        raise missing_table()
    invited = connection.execute(select(t.members.c.player).where(t.members.c.table == table))
    return from_row(row, chairs(connection, [table])[table], frozenset(invited.scalars()))


def chairs(connection: Connection, tables: list[str]) -> dict[str, list[Chair]]:
    """The chairs of several tables, in order."""
    found: dict[str, list[Chair]] = {table: [] for table in tables}
    query = select(t.seats).where(t.seats.c.table.in_(tables)).order_by(t.seats.c.seat)
    for row in connection.execute(query):
        found[row.table].append(Chair(row.seat, row.player, row.name, row.kind, row.bot, row.ready))
    return found


def from_row(row: Row[Any], chairs: list[Chair], members: frozenset[str]) -> Facts:
    return Facts(**row._mapping, chairs=chairs, members=members)


def load_visible(connection: Connection, table: str, player: PlayerInfo | None) -> Facts:
    """The facts, as if the table did not exist for those who may not see it."""
    facts = load(connection, table)
    if not facts.may_see(player):
        raise missing_table()
    return facts
