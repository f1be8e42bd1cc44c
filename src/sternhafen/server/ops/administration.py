"""What `sternhafen admin` does, without a running server."""

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, func, select

from sternhafen.core.errors import SternhafenError

from ..protocol.errors import ApiError
from ..store import kept_packs, players
from ..store import schema as t
from ..store.migrate import copy_sqlite, migrate, our_version
from ..store.store import make_engine
from ..system import security_log
from ..system.private_files import keep_private
from ..system.settings import Settings, SettingsError
from ..tables import accounts, archive, move_log, versions
from ..tables.logged_game import LoggedGame
from ..tables.packs import Known, ask_there, use_packs


class Admin:
    """A database opened for its host."""

    def __init__(self, settings: Settings) -> None:
        use_packs(settings.packs())
        keep_private()
        our_version(settings.database, must_exist=True)
        migrate(settings.database)
        self.engine: Engine = make_engine(settings.database)
        ask_there(self._pack)
        self.checked: Counter[str] = Counter()

    def _pack(self, game: str, pack: str) -> Known | None:
        with self.engine.connect() as connection:
            return kept_packs.source(connection, game, pack)

    def backup(self, target: Path) -> None:
        """SQLite's online backup."""
        path = self.engine.url.database
        if self.engine.dialect.name != "sqlite" or not path:
            raise SettingsError("PostgreSQL has its own tool for backups: pg_dump.")
        if target.exists():
            raise SettingsError(f"{target} exists already; a backup never overwrites anything.")
        copy_sqlite(Path(path), target)
        security_log.note("admin-backup")

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
                accounts.forget(connection, found[0])
                security_log.note("admin-delete-user", player=found[0])
            return found is not None

    def records(self, table: str | None = None) -> Iterator[tuple[str, Any]]:
        """Name and record of one table, or of all finished ones."""
        for name, played in self._games(table):
            yield f"{played.game.id}-{name}", archive.written(played)

    def import_record(self, data: Any) -> str:
        log, result = archive.check_record(data)
        with self.engine.begin() as connection:
            archive.keep_pack(connection, data)
            return archive.import_record(connection, log, result, None)

    def check(self) -> Iterator[tuple[str, str]]:
        """Games that this version cannot replay or ends otherwise; running ones among them would be closed."""
        for table, status, stored in self._begun():
            self.checked[status] += 1
            try:
                found = self._proved(table).state.result
            except (SternhafenError, ApiError) as error:
                yield table, f"{status}: {error}"
                continue
            if (found.json() if found else None) != stored:
                yield table, f"{status}: ends otherwise than it did"

    def _games(self, table: str | None) -> Iterator[tuple[str, LoggedGame]]:
        names = [table] if table else [name for name, status, _ in self._begun() if status == "finished"]
        for name in names:
            yield name, self._proved(name)

    def _begun(self) -> list[tuple[str, str, Any]]:
        """Id, status and result of the games that run or are finished; closed ones are judged already."""
        begun = t.tables.c.status.in_(("running", "finished")) & t.tables.c.closed.is_(None)
        query = select(t.tables.c.id, t.tables.c.status, t.tables.c.result).where(begun).order_by(t.tables.c.created)
        with self.engine.connect() as connection:
            return [(row.id, row.status, row.result) for row in connection.execute(query)]

    def _proved(self, table: str) -> LoggedGame:
        with self.engine.connect() as connection:
            return versions.proved(move_log.read_written(connection, table))
