"""Hints: what the strongest bot would consider, for somebody who plays against bots alone."""

import msgspec

from .botpool import BotFailure
from .commands import Denied, running
from .protocol import HintCommand, HintMessage, HintMove, PlayerInfo, RefusedMessage
from .table import Table


async def hint(table: Table, player: PlayerInfo | None, command: HintCommand) -> HintMessage | RefusedMessage:
    """The moves worth considering, for this player's eyes only; nothing of it is stored."""
    try:
        return await _moves(table, player, command)
    except Denied as denied:
        return denied.answer(command.id)
    except BotFailure:
        return Denied("failed", "no-hint").answer(command.id)


async def _moves(table: Table, player: PlayerInfo | None, command: HintCommand) -> HintMessage:
    played, seat = running(table), table.viewer(player)
    if seat is None:
        raise Denied("wrong_seat", "not-seated", stale=True)
    if not table.gives_hints:
        raise Denied("forbidden", "no-hints-here")
    if seat not in played.state.to_act:
        raise Denied("stale", "not-your-turn", stale=True)
    number = played.state.decision(seat).number
    moves = await table.advise(played, seat)
    return HintMessage(command.id, number, msgspec.convert(moves, list[HintMove]))
