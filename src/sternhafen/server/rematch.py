"""Once more: the same seats at a new table, and the same deal for others."""

from sqlalchemy import Connection, insert

from . import lobby, tablelog
from .clocktime import now_ms
from .errors import ApiError, missing_table
from .facts import Chair, Facts, load
from .protocol import PlayerInfo
from .secrecy import new_id
from .store import tables as t


def deal_of(connection: Connection, table: str, player: PlayerInfo) -> Facts:
    """The facts of a finished table, with the seed of its deal."""
    facts = load(connection, table)
    if not facts.may_see(player):
        raise missing_table()
    if facts.status != "finished":
        raise ApiError("conflict", "not-finished")
    start = tablelog.read(connection, table)[0]
    facts.seed = start.data["seed"]
    return facts


def rematch(connection: Connection, table: str, player: PlayerInfo, same_deal: bool) -> str:
    """The table of the rematch, opened by the first who asks; all others are led to the same one."""
    facts = load(connection, table, lock=True)
    if facts.seat_of(player.id) is None:
        raise ApiError("forbidden", "not-seated")
    if facts.status != "finished":
        raise ApiError("conflict", "not-finished")
    if facts.rematch is None:
        facts.rematch = open_again(connection, facts, player, same_deal)
        lobby.change_table(connection, table, rematch=facts.rematch)
    return facts.rematch


def open_again(connection: Connection, facts: Facts, player: PlayerInfo, same_deal: bool) -> str:
    """A new table with the settings and people of an old one."""
    table = new_id()
    seed = deal_of(connection, facts.id, player).seed if same_deal else None
    kept = ("game", "options", "players", "visibility", "clock", "language", "house")
    row = {name: getattr(facts, name) for name in kept}
    row |= {"id": table, "status": "lobby", "host": player.id, "created": now_ms(), "seed": seed}
    connection.execute(insert(t.tables), row | {"same_deal": facts.id if same_deal else None})
    for chair in facts.chairs:
        lobby.add_chair(connection, table, again(chair))
    members = [{"table": table, "player": member} for member in facts.members]
    if members:
        connection.execute(insert(t.members), members)
    return table


def again(chair: Chair) -> Chair:
    """A person sits where he sat, even if a bot ended the last game for him."""
    if chair.player is not None:
        return Chair(chair.seat, chair.player, chair.name, "human", None, False)
    return chair
