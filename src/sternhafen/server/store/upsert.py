"""Insert or update, in the words of both databases."""

from functools import cache
from typing import Any

from sqlalchemy import Connection, Executable, Table
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

Values = dict[str, Any]
"""Of a row, by column."""


def upsert(connection: Connection, table: Table, keys: Values, values: Values) -> None:
    """Set `values` in the row with these keys, whether it exists or not."""
    make = postgres_insert if connection.dialect.name == "postgresql" else sqlite_insert
    statement = make(table).values(**keys, **values).on_conflict_do_update(index_elements=list(keys), set_=values)
    connection.execute(statement)


def insert_once(connection: Connection, table: Table, values: Values) -> bool:
    """Insert a row unless its key is there; whether it was inserted."""
    statement = _insert_once(connection.dialect.name, table)
    done = connection.execute(statement, values, execution_options={"preserve_rowcount": True})
    return bool(done.rowcount == 1)


@cache
def _insert_once(dialect: str, table: Table) -> Executable:
    """Made once: building a statement costs more than running it."""
    make = postgres_insert if dialect == "postgresql" else sqlite_insert
    return make(table).on_conflict_do_nothing().inline()
