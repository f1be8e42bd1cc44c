"""`sternhafen admin`: backup, users, export, import, replay check."""

import json
import random
from pathlib import Path

import pytest
from server.harness import Person, Server
from sqlalchemy import update
from typer.testing import CliRunner, Result

from sternhafen.cli.admin import app
from sternhafen.server.store import schema as t
from sternhafen.server.store.migrate import migrate
from sternhafen.server.store.store import make_engine


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A server's database after two finished games of an account and one running."""
    url = f"sqlite:///{tmp_path_factory.mktemp('admin') / 'admin.sqlite3'}"
    with Server(url) as server:
        ada = Person(server)
        ada.post("/api/account/register", {"username": "ada", "password": "long enough"})
        for seed in (1, 2):
            with ada.sit(ada.solo(players=2)) as chair:
                chair.play(random.Random(seed))
        ada.solo(players=2)
        ada.close()
    return url


def admin(database: str, *words: str) -> Result:
    return CliRunner().invoke(app, [*words, "--database", database])


def test_users(database: str) -> None:
    """Accounts with their number of tables."""
    assert admin(database, "users").output.split("\t")[:2] == ["ada", "3"]


def test_backup_is_a_whole_database(database: str, tmp_path: Path) -> None:
    """The copy can be looked after like the original."""
    copy = tmp_path / "copy.sqlite3"
    assert admin(database, "backup", str(copy)).exit_code == 0
    assert "2 finished and 1 running games replayed, 0 differ" in admin(f"sqlite:///{copy}", "check").output


def test_export_import_check(database: str, tmp_path: Path) -> None:
    """Finished games go out as records and into another database; a game that ends otherwise is found."""
    out = admin(database, "export", str(tmp_path / "out"))
    assert "Exported 2 records" in out.output
    files = sorted((tmp_path / "out").iterdir())
    assert all(json.loads(path.read_text())["result"] for path in files)
    other = f"sqlite:///{tmp_path / 'other.sqlite3'}"
    migrate(other)
    assert admin(other, "import", *map(str, files)).exit_code == 0
    assert "2 finished and 0 running games replayed, 0 differ" in admin(other, "check").output
    engine = make_engine(other)
    with engine.begin() as connection:
        connection.execute(update(t.tables).values(result={"scores": [1, 2]}))
    engine.dispose()
    checked = admin(other, "check")
    assert (checked.exit_code, "2 differ" in checked.output) == (1, True)


def test_delete_user(database: str, tmp_path: Path) -> None:
    """Gone from the list; an unknown name is said to be unknown."""
    copy = f"sqlite:///{tmp_path / 'deleted.sqlite3'}"
    admin(database, "backup", str(tmp_path / "deleted.sqlite3"))
    assert admin(copy, "delete-user", "ada").exit_code == 0
    assert admin(copy, "users").output == ""
    assert admin(copy, "delete-user", "ada").exit_code == 1
