"""Bringing a database up to date by itself: a backup of an existing SQLite file first, then Alembic.

Alembic takes a second to import, so a database that is up to date is recognised without it.
"""

import contextlib
import io
import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, inspect, text

from .store import make_engine

HEAD = "0003"
MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(url: str) -> Path | None:
    """Migrate the database at `url` to `HEAD`; returns the backup of a SQLite file, if one was made."""
    engine = make_engine(url)
    try:
        current = version(engine)
        if current == HEAD:
            return None
        backup = maybe_back_up(engine) if current else None
        _upgrade(engine)
        return backup
    finally:
        engine.dispose()


def version(engine: Engine) -> str | None:
    """The migration the database is at; None for an empty one."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        row = connection.execute(text("SELECT version_num FROM alembic_version")).first()
        return str(row[0]) if row else None


def _upgrade(engine: Engine) -> None:
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # Two servers starting at once: the second waits and finds nothing left to do.
            connection.execute(text("SELECT pg_advisory_xact_lock(7210)"))
        run_alembic(connection)


def run_alembic(connection: Connection, target: str = "head") -> None:
    """Alembic's upgrade, by default to the newest migration, on an open connection."""
    from alembic import command

    command.upgrade(alembic_config(connection), target)


def alembic_config(connection: Connection) -> Any:
    """Alembic's configuration, without any file."""
    from alembic.config import Config

    config = Config(stdout=io.StringIO())
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def maybe_back_up(engine: Engine) -> Path | None:
    """Copy a SQLite file beside itself, consistently even while in use."""
    path = engine.url.database
    if engine.dialect.name != "sqlite" or not path or path == ":memory:":
        return None
    target = Path(f"{path}.{time.strftime('%Y%m%d-%H%M%S')}.backup")
    copy_sqlite(Path(path), target)
    return target


def copy_sqlite(source: Path, target: Path) -> None:
    """SQLite's own online backup."""
    with (
        contextlib.closing(sqlite3.connect(source)) as old,
        contextlib.closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)
