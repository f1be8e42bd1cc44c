"""What `sternhafen admin` does, without a running server."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, func, select

from sternhafen.core.errors import SternhafenError

from . import archive, players, tablelog
from .errors import ApiError
from .packs import use_packs
from .played import Played, replayed
from .settings import Settings, SettingsError
from .store import tables as t
from .store.migrate import copy_sqlite, migrate
from .store.store import make_engine


class Admin:
    """A database opened for its host."""

    def __init__(self, settings: Settings) -> None:
        use_packs(settings.packs())
        migrate(settings.database)
        self.engine: Engine = make_engine(settings.database)
        self.checked = 0

    def backup(self, target: Path) -> None:
        """SQLite's online backup."""
        path = self.engine.url.database
        if self.engine.dialect.name != "sqlite" or not path:
            raise SettingsError("PostgreSQL has its own tool for backups: pg_dump.")
        copy_sqlite(Path(path), target)

    def users(self) -> Iterator[tuple[str, str, str]]:
        """Accounts with their number of tables and the day they were made."""
        games = select(func.count()).where(t.seats.c.player == t.players.c.id).scalar_subquery()
        query = select(t.players, games.label("games")).where(t.players.c.username.is_not(None))
        with self.engine.connect() as connection:
            for row in connection.execute(query.order_by(t.players.c.username)):
                day = datetime.fromtimestamp(row.created / 1000, UTC).date()
                yield row.username, str(row.games), str(day)

    def delete_user(self, username: str) -> bool:
        with self.engine.begin() as connection:
            found = players.credentials(connection, username)
            if found:
                players.forget(connection, found[0])
            return found is not None

    def records(self, table: str | None = None) -> Iterator[tuple[str, Any]]:
        """Name and record of one table, or of all finished ones."""
        for name, played in self._games(table):
            yield f"{played.game.id}-{name}", played.state.record()

    def import_record(self, data: Any) -> str:
        entries, state = archive.check_record(data)
        with self.engine.begin() as connection:
            return archive.import_record(connection, entries, state, None)

    def check(self) -> Iterator[tuple[str, str]]:
        """Finished games that cannot be replayed or end otherwise than they did."""
        for table, stored in self._finished():
            self.checked += 1
            try:
                found = self._played(table).state.result
            except (SternhafenError, ApiError) as error:
                yield table, str(error)
                continue
            if found is None or found.json() != stored:
                yield table, "ends otherwise than it did"

    def _games(self, table: str | None) -> Iterator[tuple[str, Played]]:
        names = [table] if table else [name for name, _ in self._finished()]
        for name in names:
            yield name, self._played(name)

    def _finished(self) -> list[tuple[str, Any]]:
        query = select(t.tables.c.id, t.tables.c.result).where(t.tables.c.status == "finished")
        with self.engine.connect() as connection:
            return [(row.id, row.result) for row in connection.execute(query.order_by(t.tables.c.created))]

    def _played(self, table: str) -> Played:
        with self.engine.connect() as connection:
            return replayed(tablelog.read(connection, table))
