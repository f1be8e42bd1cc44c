"""Alembic's entry: migrates the connection handed over by `migrate.py`."""

from alembic import context

from sternhafen.server.store.schema import metadata


def run() -> None:
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


run()
