"""`sternhafen admin`: backup, users, export, import, replay check; beside the running server."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from sternhafen.server.system.settings import SettingsError, from_environment

if TYPE_CHECKING:
    from sternhafen.server.ops.administration import Admin

app = typer.Typer(help="Look after a server's database.", no_args_is_help=True)
Database = Annotated[str | None, typer.Option("--database", help="SQLAlchemy URL [STERNHAFEN_DATABASE; as for serve].")]


def opened(database: str | None) -> "Admin":
    from sternhafen.server.ops.administration import Admin

    return Admin(from_environment(database=database))


@app.command()
def backup(target: Path, database: Database = None) -> None:
    """Copy a SQLite database into a file, consistently while the server runs."""
    try:
        opened(database).backup(target)
    except SettingsError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None
    typer.echo(f"Backed up to {target}.")


@app.command()
def users(database: Database = None) -> None:
    """List the accounts: name, games, when made."""
    for line in opened(database).users():
        typer.echo("\t".join(line))


@app.command()
def delete_user(username: str, database: Database = None) -> None:
    """Delete an account and all that tells who it was."""
    if not opened(database).delete_user(username):
        typer.echo(f"There is no account {username}.", err=True)
        raise typer.Exit(1)
    typer.echo(f"Deleted {username}.")


@app.command()
def export(
    folder: Path,
    table: Annotated[str | None, typer.Option(help="Only this table, finished or not.")] = None,
    database: Database = None,
) -> None:
    """Write the records of finished games into a folder, one JSON file each."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for name, record in opened(database).records(table):
        _write(folder / f"{name}.json", record)
        count += 1
    typer.echo(f"Exported {count} records.")


def _write(path: Path, record: Any) -> None:
    path.write_text(json.dumps(record, indent=1), encoding="utf-8")


@app.command("import")
def import_(files: list[Path], database: Database = None) -> None:
    """Store records as finished games."""
    admin = opened(database)
    for path in files:
        table = admin.import_record(json.loads(path.read_text(encoding="utf-8")))
        typer.echo(f"{path}: /t/{table}")


@app.command()
def check(database: Database = None) -> None:
    """Replay every game with this version of the rules, before a server of this version does.

    Listed are finished games whose past could not be shown any more, and running ones that would be closed.
    """
    admin = opened(database)
    broken = list(admin.check())
    for table, problem in broken:
        typer.echo(f"{table}: {problem}")
    finished, running = admin.checked["finished"], admin.checked["running"]
    typer.echo(f"{finished} finished and {running} running games replayed, {len(broken)} differ.")
    if broken:
        raise typer.Exit(1)
