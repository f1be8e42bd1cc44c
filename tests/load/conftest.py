"""One server for the tests that share it; those that stop or kill theirs start their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.harness import Person, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("server") / "test.sqlite3"
    with Server(f"sqlite:///{database}") as running:
        yield running


@pytest.fixture
def ada(server: Server) -> Iterator[Person]:
    person = Person(server, "Ada")
    yield person
    person.close()


@pytest.fixture
def bob(server: Server) -> Iterator[Person]:
    person = Person(server, "Bob")
    yield person
    person.close()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'own.sqlite3'}"
