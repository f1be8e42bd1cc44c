"""Databases that are missing, not ours, newer or broken get one sentence; ours can be read by its owner only."""

import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from server.harness import PATIENCE, Person, Server

from sternhafen.server.store.migrate import migrate


def foreign(path: Path) -> None:
    line = sqlite3.connect(path)
    line.execute("CREATE TABLE recipes (name TEXT)")
    line.commit()
    line.close()


def other_alembic(path: Path) -> None:
    foreign(path)
    line = sqlite3.connect(path)
    line.execute("CREATE TABLE alembic_version (version_num TEXT)")
    line.execute("INSERT INTO alembic_version VALUES ('0001')")
    line.commit()
    line.close()


def newer(path: Path) -> None:
    migrate(f"sqlite:///{path}")
    line = sqlite3.connect(path)
    line.execute("UPDATE alembic_version SET version_num = '9999'")
    line.commit()
    line.close()


def corrupt(path: Path) -> None:
    path.write_bytes(b"not a database at all, whatever its name says" * 100)


KINDS = {"foreign": foreign, "other_alembic": other_alembic, "newer": newer, "corrupt": corrupt}
WORDS = {"foreign": "not one of Sternhafen", "other_alembic": "not one of Sternhafen"}
WORDS |= {"newer": "newer Sternhafen", "corrupt": "cannot be read", "missing": "There is no database"}


def run(database: str, *words: str) -> tuple[int, str]:
    """A command of the host, as a process of its own: exit code and all it says."""
    environment = os.environ | {"STERNHAFEN_DATABASE": database, "STERNHAFEN_PORT": "0"}
    command = [sys.executable, "-m", "sternhafen.cli.main", *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("words", [("serve",), ("admin", "users"), ("admin", "backup", "copy")], ids=" ".join)
def test_not_ours(tmp_path: Path, kind: str, words: tuple[str, ...]) -> None:
    """One sentence, no traceback, and the file is as it was."""
    path = tmp_path / "some.sqlite3"
    KINDS[kind](path)
    before = path.read_bytes()
    code, said = run(f"sqlite:///{path}", *words)
    sentence = next(line for line in said.splitlines() if WORDS[kind] in line)
    assert (code, sentence.startswith("sternhafen: The database"), "Traceback" in said) == (2, True, False)
    assert path.read_bytes() == before


def test_admin_makes_no_database(tmp_path: Path) -> None:
    """A mistyped name is said to be one."""
    code, said = run(f"sqlite:///{tmp_path / 'mistyped.sqlite3'}", "admin", "users")
    assert (code, WORDS["missing"] in said, list(tmp_path.iterdir())) == (2, True, [])


def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    """Neither another backup nor anything else; a new one is its owner's alone."""
    database, copy = f"sqlite:///{tmp_path / 'own.sqlite3'}", tmp_path / "copy.sqlite3"
    migrate(database)
    assert run(database, "admin", "backup", str(copy))[0] == 0
    assert mode(copy) == 0o600
    kept = copy.read_bytes()
    code, said = run(database, "admin", "backup", str(copy))
    assert (code, "exists already" in said, copy.read_bytes() == kept) == (2, True, True)


def test_the_database_is_its_owners_alone(tmp_path: Path) -> None:
    """New or left open by an older version, with all that belongs to it, while the server runs."""
    old = os.umask(0o022)
    try:
        for name in ("new", "old"):
            path = tmp_path / f"{name}.sqlite3"
            if name == "old":
                migrate(f"sqlite:///{path}")
                path.chmod(0o644)
            with Server(f"sqlite:///{path}") as server:
                Person(server, "Ada").close()
                found = {file.name: mode(file) for file in tmp_path.glob(f"{name}.sqlite3*")}
            assert len(found) >= 2
            assert set(found.values()) == {0o600}
    finally:
        os.umask(old)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)
