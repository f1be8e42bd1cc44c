"""Tables that begin in the middle: from a moment of a finished game, or from a written position.

Whoever opens one may know every card of it, so the deal counts as chosen: such a table is a solo table, and its result
means nothing to others.
"""

import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection, insert

from sternhafen.core.errors import DataError, Refused

from ..protocol import Branched, BranchRequest, Json, PlayerInfo, PositionRequest
from ..protocol.errors import ApiError
from ..store import schema as t
from ..system.clocktime import now_ms
from ..system.secrecy import new_id
from . import deals, lobby, offered, packs
from .stored import Chair, StoredTable, load

REPEATED_BITS = 128


class Beginning(msgspec.Struct, frozen=True):
    """How a table is to begin: who sits where, with which position and first decision."""

    game: str
    position: Json
    seat: int
    bots: list[str]
    """For every seat; the one of the person is not used."""
    first: Json | None = None
    branched: Branched | None = None


def from_moment(old: StoredTable, wish: BranchRequest, state: Any) -> Beginning:
    """The moment of a finished game, seen by nobody else; the other seats are played by bots."""
    if state.result is not None:
        raise ApiError("conflict", "over")
    if wish.seat >= old.players:
        raise ApiError("malformed", "no-seat")
    usual = offered.default_bot(old.game)
    bots = [wish.bot or chair.bot or usual for chair in old.chairs]
    branched = Branched(old.id, wish.moment, wish.seat, int(state.view(wish.seat)["round"]))
    return Beginning(old.game, state.position(), wish.seat, bots, wish.action, branched)


def from_position(wish: PositionRequest) -> Beginning:
    """A position somebody has written, checked by laying it out."""
    game = packs.current(offered.get(wish.game).id)
    try:
        state = game.position(dict(wish.position))
    except (DataError, Refused) as error:
        raise ApiError("malformed", "no-position", problem=str(error)) from None
    if state.result is not None:
        raise ApiError("conflict", "over")
    if wish.seat >= state.players:
        raise ApiError("malformed", "no-seat")
    bots = [wish.bot or offered.default_bot(wish.game)] * state.players
    return Beginning(wish.game, state.position(), wish.seat, bots)


def open_table(connection: Connection, player: PlayerInfo, begun: Beginning, origin: str) -> str:
    """The solo table, already running."""
    table, position = new_id(), begun.position
    house: Json = {"hints": None, "hands": "normal", "guided": False, "rated": False}
    if begun.branched is not None:
        house["branched"] = msgspec.to_builtins(begun.branched)
    row: Json = {"id": table, "game": begun.game, "options": position["options"], "players": position["players"]}
    row |= {"status": "lobby", "visibility": "solo", "host": player.id, "language": player.language, "house": house}
    dealt = deals.Dealt("chosen", f"{secrets.randbits(REPEATED_BITS):032x}")
    connection.execute(insert(t.tables), row | dealt.row() | {"origin": origin, "created": now_ms()})
    for chair in chairs(player, begun):
        lobby.add_chair(connection, table, chair)
    first = None if begun.first is None else (begun.seat, begun.first)
    try:
        lobby.begin(connection, load(connection, table), position, first)
    except Refused as refusal:
        raise ApiError("malformed", "no-position", problem=str(refusal)) from None
    return table


def chairs(player: PlayerInfo, begun: Beginning) -> list[Chair]:
    names = lobby.bot_names(len(begun.bots), [player.name])
    seated = [
        lobby.bot_chair(seat, offered.require_bot(begun.game, bot), names[seat]) for seat, bot in enumerate(begun.bots)
    ]
    seated[begun.seat] = Chair(begun.seat, player.id, player.name, "human", None, False)
    return seated
