"""What a database holds, in words that can be compared."""

from typing import Any

from sqlalchemy import inspect

from sternhafen.server.store.migrate import run_alembic, version
from sternhafen.server.store.store import make_engine


def gone_through(url: str) -> dict[str, Any]:
    """What an empty database holds when all migrations are done."""
    engine = make_engine(url)
    with engine.begin() as connection:
        run_alembic(connection)
    engine.dispose()
    return built(url)


def built(url: str) -> dict[str, Any]:
    """Its version, and of every table the columns, keys, constraints and indexes, in no order."""
    engine = make_engine(url)
    seen = inspect(engine)
    asked = (
        *(seen.get_columns, seen.get_unique_constraints, seen.get_foreign_keys),
        *(seen.get_indexes, seen.get_check_constraints),
    )
    found: dict[str, Any] = {"version": version(engine)}
    for table in seen.get_table_names():
        found[table] = [seen.get_pk_constraint(table), *(sorted(map(str, ask(table))) for ask in asked)]
    engine.dispose()
    return found
