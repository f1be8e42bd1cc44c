"""Once more: the same seats at a new table, and the same deal for others."""

from sqlalchemy import Connection, insert

from ..protocol import PlayerInfo
from ..protocol.errors import ApiError
from ..store import schema as t
from ..system.clocktime import now_ms
from ..system.secrecy import new_id
from ..system.settings import Settings
from . import deals, lobby, quotas
from .stored import Chair, StoredTable, seen


def rematch(connection: Connection, table: str, player: PlayerInfo, same_deal: bool, settings: Settings) -> str:
    """The table of the rematch, opened by the first who asks; all others are led to the same one."""
    stored = seen(connection, table, player, lock=True)
    if stored.seat_of(player.id) is None:
        raise ApiError("forbidden", "not-seated")
    if stored.status != "finished":
        raise ApiError("conflict", "not-finished")
    if stored.rematch is None:
        quotas.require_table(connection, player, stored.origin or "", settings)
        stored.rematch = open_again(connection, stored, player, same_deal)
        lobby.change_table(connection, table, rematch=stored.rematch)
    return stored.rematch


def open_again(connection: Connection, stored: StoredTable, player: PlayerInfo, same_deal: bool) -> str:
    """A new table with the settings and people of an old one."""
    table = new_id()
    dealt = deals.repeated(connection, stored, stored.visibility) if same_deal else deals.FRESH
    kept = ("game", "options", "players", "visibility", "clock", "language", "house", "origin")
    row = {name: getattr(stored, name) for name in kept}
    house = stored.house or {}
    kept_house = {name: house[name] for name in ("hints", "hands", "pack") if name in house}
    row["house"] = {**kept_house, "guided": False, "rated": bool(house.get("rated")) and not same_deal}
    row |= {"id": table, "status": "lobby", "host": player.id, "created": now_ms()}
    connection.execute(insert(t.tables), row | dealt.row())
    for chair in stored.chairs:
        lobby.add_chair(connection, table, again(chair))
    members = [{"table": table, "player": member, "barred": False} for member in stored.members]
    if members:
        connection.execute(insert(t.members), members)
    return table


def again(chair: Chair) -> Chair:
    """People sit where they sat, even if a bot ended the last game for them."""
    if chair.player is not None:
        return Chair(chair.seat, chair.player, chair.name, "human", None, False)
    return chair
