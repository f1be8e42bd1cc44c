"""A table that was loaded under other rules than it was played with: it goes on, or it is closed with a sentence."""

import msgspec

from ..system.clocktime import now_ms
from . import lobby
from .commands import entry_after
from .kept import KeptGame
from .logged_game import LoggedGame
from .table import Table
from .versions import RULES, rules_entry


async def settle(table: Table) -> None:
    """Write down what became of a running game whose rules have changed."""
    if table.stored.status != "running":
        return
    if table.kept is not None:
        await _close(table, table.kept)
    elif table.played is not None and table.proved_from != table.played.game.rules_version:
        await _go_on(table, table.played)


async def _go_on(table: Table, played: LoggedGame) -> None:
    version = played.game.rules_version
    outcome = played.peek([entry_after(played, RULES, None, rules_entry(version), None)])
    await table.store_entries(outcome)
    table.proved_from = version


async def _close(table: Table, kept: KeptGame) -> None:
    why = msgspec.to_builtins(kept.why)
    end = {"status": "finished", "finished": now_ms(), "wake": None, "to_act": [], "closed": why}
    await table.store.write(lambda connection: lobby.change_table(connection, table.id, **end), order=table.id)
    await table.load()
