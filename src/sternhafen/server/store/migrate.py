"""Bringing a database up to date by itself: a backup of an existing SQLite file first, then Alembic.

Alembic takes a second to import, so a new database is made, and one that is up to date recognised, without it.
"""

import contextlib
import io
import os
import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Column, Connection, Engine, MetaData, PrimaryKeyConstraint, String, Table, inspect, text
from sqlalchemy.exc import DatabaseError

from sternhafen.core.errors import SternhafenError

from ..system import private_files
from .schema import metadata
from .store import make_engine

HEAD = "0011"
FIRST_TABLES = ("meta", "players", "tables", "log")
"""What every database of ours has."""
MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(url: str) -> Path | None:
    """Migrate the database at `url` to `HEAD`; returns the backup of a SQLite file, if one was made."""
    engine = make_engine(url)
    try:
        current = our_version(url)
        keep_private(engine)
        if current == HEAD:
            return None
        backup = maybe_back_up(engine) if current else None
        _upgrade(engine)
        return backup
    finally:
        engine.dispose()


class NotOurs(SternhafenError):
    """The database cannot be opened, belongs to something else, or to a newer version; the message says which."""


def our_version(url: str, *, must_exist: bool = False) -> str | None:
    """The migration our database is at, None for an empty one; `NotOurs` for anything else. Changes nothing."""
    engine = make_engine(url, reading=True)
    where = engine.url.render_as_string(hide_password=True)
    if must_exist and not exists(engine):
        raise NotOurs(f"There is no database at {where}.")
    try:
        current, names = version(engine), table_names(engine)
    except DatabaseError as error:
        raise NotOurs(f"The database {where} cannot be read: {str(error.orig).strip().splitlines()[0]}.") from None
    finally:
        engine.dispose()
    if current is None and (names or must_exist):
        raise NotOurs(f"The database {where} is not one of Sternhafen.")
    if current is not None and (not current.isdigit() or not set(FIRST_TABLES) <= names):
        raise NotOurs(f"The database {where} is not one of Sternhafen.")
    if current is not None and current > HEAD:
        raise NotOurs(f"The database {where} was made by a newer Sternhafen (its version {current}, ours {HEAD}).")
    return current


def exists(engine: Engine) -> bool:
    """Whether there is anything to open; only a SQLite file can be missing and would be made by looking."""
    path = engine.url.database
    return engine.dialect.name != "sqlite" or bool(path and Path(path).is_file())


def table_names(engine: Engine) -> set[str]:
    with engine.connect() as connection:
        return set(inspect(connection).get_table_names())


def keep_private(engine: Engine) -> None:
    """A SQLite file, new or old, is its owner's alone."""
    if engine.dialect.name == "sqlite" and engine.url.database not in (None, "", ":memory:"):
        private_files.make_private(Path(str(engine.url.database)))


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
        if inspect(connection).get_table_names():
            run_alembic(connection)
        else:
            make_tables(connection)


def make_tables(connection: Connection) -> None:
    """All tables of today in an empty database, as if every migration had been gone through."""
    metadata.create_all(connection)
    mark = Table("alembic_version", MetaData(), Column("version_num", String(32)))
    mark.append_constraint(PrimaryKeyConstraint("version_num", name="alembic_version_pkc"))
    mark.create(connection)
    connection.execute(mark.insert(), {"version_num": HEAD})


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
    target = free_name(f"{path}.{time.strftime('%Y%m%d-%H%M%S')}")
    copy_sqlite(Path(path), target)
    return target


def free_name(name: str) -> Path:
    """A name for a backup that no earlier one has."""
    names = [Path(f"{name}.backup"), *(Path(f"{name}-{number}.backup") for number in range(2, 100))]
    return next(path for path in names if not path.exists())


def copy_sqlite(source: Path, target: Path) -> None:
    """SQLite's own online backup, into a new file that only its owner can read."""
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    with (
        contextlib.closing(sqlite3.connect(source)) as old,
        contextlib.closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)
