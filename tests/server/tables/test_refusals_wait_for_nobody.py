"""A command that is refused is refused at once, whatever is being stored for somebody else."""

import asyncio
from typing import Any

import pytest

from sternhafen.server.protocol import (
    ActCommand,
    ChatCommand,
    CreateRequest,
    PlayerInfo,
    ReadyCommand,
    ReplaceCommand,
    ReturnCommand,
    UndoCommand,
)
from sternhafen.server.store import Store, open_store, players
from sternhafen.server.store.migrate import migrate
from sternhafen.server.tables import deals, lobby
from sternhafen.server.tables.commands import obey
from sternhafen.server.tables.table import Table

SECONDS = 30
BOB, CYD = 1, 2
BOGUS: list[Any] = [
    ActCommand("1", 99, {"type": "explore"}),
    ActCommand("2", 1, {"type": "nonsense"}),
    UndoCommand("3"),
    ReplaceCommand("4", 0),
    ReturnCommand("5"),
    ReadyCommand("6", True),
]
NOT_THEIRS: list[Any] = [ActCommand("1", 1, {"type": "explore"}), UndoCommand("2"), ChatCommand("3", "hello")]


async def opened(database: str) -> tuple[Store, Table, list[PlayerInfo]]:
    """A running table of two people, in this process, and a third who watches."""
    migrate(database)
    store = open_store(database)

    def work(connection: Any) -> tuple[str, list[PlayerInfo]]:
        people = [players.create(connection, name, "en") for name in ("Ada", "Bob", "Cyd")]
        wish = CreateRequest("jumpdrive", players=2)
        table, _ = lobby.create(connection, people[0], wish, 2, deals.FRESH, "here")
        lobby.join(connection, table, people[1], None, None)
        lobby.ready(connection, table, people[1], True)
        lobby.start(connection, table, people[0])
        return table, people

    name, people = await store.write(work)
    table = Table(name, store, ())
    await table.load()
    return store, table, people


async def answered(database: str, who: int, command: Any) -> Any:
    """What somebody is told at once, while the table is busy."""
    store, table, people = await opened(database)
    async with table.lock, asyncio.timeout(SECONDS):
        answer = await obey(table, people[who], command)
    store.close()
    return answer


@pytest.mark.parametrize("command", BOGUS, ids=lambda command: f"{type(command).__name__}-{command.id}")
def test_what_is_stale_or_wrong_does_not_wait(database: str, command: Any) -> None:
    """The table's lock is held, as while another's step is being stored."""
    assert asyncio.run(answered(database, BOB, command)).text.key


@pytest.mark.parametrize("command", NOT_THEIRS, ids=lambda command: type(command).__name__)
def test_who_has_no_seat_does_not_wait(database: str, command: Any) -> None:
    """The same for somebody who only watches."""
    assert asyncio.run(answered(database, CYD, command)).kind in ("wrong_seat", "forbidden")
