"""A table as it is stored, outside its game: read from the database, and who may see or do what."""

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, select

from sternhafen.core.reading import read_as

from ..protocol import Branched, Clock, Deal, Hands, Json, PlayerInfo
from ..protocol.errors import missing_table
from ..store import schema as t
from ..system.secrecy import digest
from .rating import LEVELS


class Chair(msgspec.Struct):
    """A seat before, during and after the game."""

    seat: int
    player: str | None
    name: str
    kind: str
    bot: str | None
    ready: bool


class StoredTable(msgspec.Struct):
    """The row of a table, its chairs, those invited and those the host has turned away."""

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
    deal: Deal
    origin: str | None
    closed: Json | None
    chairs: list[Chair]
    members: frozenset[str]
    barred: frozenset[str]
    signed_in: bool
    """Whether the host has an account."""

    @property
    def owner(self) -> str:
        """Whose share of the bots' time this table uses: the host's; guests of one address have one share."""
        return (self.host if self.signed_in else self.origin) or self.host or self.id

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

    def opens(self, invite: str | None, player: PlayerInfo) -> bool:
        """Whether this is the table's invitation, and good for this player."""
        known = invite is not None and self.invite is not None and digest(invite) == self.invite
        return known and player.id not in self.barred

    @property
    def hints(self) -> bool:
        """Whether players may ask a bot for advice: as the table wished, else where only one person plays."""
        wish = (self.house or {}).get("hints")
        return not self.in_earnest and (bool(wish) if wish is not None else self.alone)

    @property
    def alone(self) -> bool:
        """Whether one person plays against bots."""
        return sum(chair.kind == "human" for chair in self.chairs) < 2

    @property
    def practice(self) -> bool:
        """Whether decisions may be taken back behind what was revealed."""
        return self.alone and not self.in_earnest

    @property
    def rated(self) -> bool:
        """Whether the game counts, as far as is known: wished so, a deal nobody knows, only bots with a rating."""
        wished = bool((self.house or {}).get("rated")) and self.deal == "fresh" and not self.guided and not self.pack
        return wished and all(chair.bot is None or chair.bot in LEVELS for chair in self.chairs)

    @property
    def in_earnest(self) -> bool:
        """Whether the result means something to others: then there is no help, and nothing hidden in reports."""
        house = self.house or {}
        return self.rated or any(house.get(series) for series in ("daily", "challenge", "cup"))

    @property
    def hands(self) -> Hands:
        """How quick bots are where time is part of the game."""
        hands: Hands = (self.house or {}).get("hands", "normal")
        return hands

    @property
    def guided(self) -> bool:
        """Whether this is a guided first game."""
        return bool((self.house or {}).get("guided"))

    @property
    def pack(self) -> str | None:
        """The data pack chosen for this table; None for the one new tables are played with."""
        found: str | None = (self.house or {}).get("pack")
        return found

    @property
    def cup(self) -> str | None:
        """The night or cup this table belongs to."""
        found: str | None = (self.house or {}).get("cup")
        return found

    @property
    def branched(self) -> Branched | None:
        """The moment of a finished game it began with."""
        found = (self.house or {}).get("branched")
        return None if found is None else Branched(**found)

    @property
    def lessons(self) -> list[str] | None:
        """The lessons seen so far in a guided first game; None elsewhere."""
        return list((self.house or {}).get("lessons", ())) if self.guided else None

    @property
    def timing(self) -> Clock | None:
        return read_as(Clock, self.clock) if self.clock else None


def _query(table: str) -> Select[Any]:
    return select(t.tables).where(t.tables.c.id == table)


def load(connection: Connection, table: str, *, lock: bool = False) -> StoredTable:
    """The facts of a table. `lock` holds off other workers until the transaction ends."""
    query = _query(table).with_for_update() if lock else _query(table)
    row = connection.execute(query).first()
    if row is None:
        raise missing_table()
    named = connection.execute(select(t.members).where(t.members.c.table == table)).all()
    members = frozenset(one.player for one in named if not one.barred)
    barred = frozenset(one.player for one in named if one.barred)
    account = select(t.players.c.username).where(t.players.c.id == row.host)
    signed_in = row.host is not None and connection.execute(account).scalar() is not None
    return from_row(row, chairs(connection, [table])[table], members, barred, signed_in=signed_in)


def seen(connection: Connection, table: str, player: PlayerInfo | None, *, lock: bool = False) -> StoredTable:
    """The same for somebody: whoever may not see the table hears what is said of one that does not exist."""
    stored = load(connection, table, lock=lock)
    if not stored.may_see(player):
        raise missing_table()
    return stored


def chairs(connection: Connection, tables: list[str]) -> dict[str, list[Chair]]:
    """The chairs of several tables, in order."""
    found: dict[str, list[Chair]] = {table: [] for table in tables}
    query = select(t.seats).where(t.seats.c.table.in_(tables)).order_by(t.seats.c.seat)
    for row in connection.execute(query):
        found[row.table].append(Chair(row.seat, row.player, row.name, row.kind, row.bot, row.ready))
    return found


def from_row(
    row: Row[Any],
    chairs: list[Chair],
    members: frozenset[str] = frozenset(),
    barred: frozenset[str] = frozenset(),
    *,
    signed_in: bool = False,
) -> StoredTable:
    return StoredTable(**row._mapping, chairs=chairs, members=members, barred=barred, signed_in=signed_in)
