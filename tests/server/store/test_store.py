"""The store: group commit, failing jobs, migrations, backups."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from server.store.schemas import built, gone_through
from sqlalchemy import Connection, insert, select, text

from sternhafen.server.store import open_store
from sternhafen.server.store import schema as t
from sternhafen.server.store.migrate import HEAD, MIGRATIONS, alembic_config, migrate, run_alembic, version
from sternhafen.server.store.store import make_engine


def put(key: str) -> Callable[[Connection], str]:
    def work(connection: Connection) -> str:
        connection.execute(insert(t.meta), {"key": key, "value": key})
        return key

    return work


def test_jobs_share_commits_and_only_the_failing_one_fails(database: str) -> None:
    """A hundred writes need a few commits; a duplicate among them fails alone."""
    migrate(database)

    async def run() -> tuple[list[object], int]:
        store = open_store(database)
        jobs = [store.write(put(str(number % 60))) for number in range(100)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        more = await asyncio.gather(*(store.write(put(f"more {n}")) for n in range(100)))
        before, gate = store.writer.commits, threading.Event()
        many: list[asyncio.Future[object]] = [asyncio.ensure_future(store.write(lambda _: gate.wait()))]
        many += [asyncio.ensure_future(store.write(put(f"most {n}"))) for n in range(200)]
        # The first one is being written while all others come.
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*many)
        commits = store.writer.commits - before
        store.close()
        return [*results, *more], commits

    results, commits = asyncio.run(run())
    failed = [result for result in results if isinstance(result, Exception)]
    assert (len(failed), len(results)) == (40, 200)
    assert commits <= 20


def test_sqlite_is_durable(database: str) -> None:
    """Write-ahead log with every commit on disk."""
    engine = make_engine(database)
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
    engine.dispose()


def test_migrations_lead_to_the_tables_of_the_code(database: str) -> None:
    """Alembic finds nothing left to do after all migrations, and HEAD names the newest one."""
    from alembic import command

    newest = max(path.name[:4] for path in (MIGRATIONS / "versions").glob("0*.py"))
    assert newest == HEAD
    engine = make_engine(database)
    with engine.begin() as connection:
        run_alembic(connection)
        command.check(alembic_config(connection))
    engine.dispose()


def test_a_new_database_is_what_the_migrations_lead_to(tmp_path: Path) -> None:
    """It is made without them, at once; the same tables, constraints, indexes and version."""
    went, made = (f"sqlite:///{tmp_path / name}" for name in ("went.sqlite3", "made.sqlite3"))
    migrate(made)
    assert gone_through(went) == built(made)


def test_an_older_database_is_backed_up_before_it_is_migrated(database: str, tmp_path: Path) -> None:
    """A new file needs no backup, one at HEAD none either; an older one is copied first."""
    engine = make_engine(database)
    with engine.begin() as connection:
        run_alembic(connection, "0001")
        connection.execute(insert(t.meta), {"key": "old", "value": "kept"})
    backup = migrate(database)
    assert backup
    assert backup.parent == tmp_path
    assert version(engine) == HEAD
    copy = make_engine(f"sqlite:///{backup}")
    assert version(copy) == "0001"
    with copy.connect() as connection:
        assert connection.execute(select(t.meta.c.value).where(t.meta.c.key == "old")).scalar() == "kept"
    assert migrate(database) is None
    assert migrate(f"sqlite:///{tmp_path / 'new.sqlite3'}") is None
    engine.dispose()
    copy.dispose()


@pytest.mark.parametrize("name", sorted(t.metadata.tables))
def test_every_table_has_a_primary_key(name: str) -> None:
    """Rows can always be named."""
    assert t.metadata.tables[name].primary_key.columns
