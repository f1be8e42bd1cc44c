"""What a connected player may ask of a table. Each command is checked, stored, acknowledged; or refused."""

from typing import Any

import msgspec

from sternhafen.core.errors import Refused

from . import games, lobby, tablelog
from .clocktime import now_ms
from .errors import ApiError
from .played import Entry, Played
from .protocol import (
    AckMessage,
    ActCommand,
    ChatCommand,
    ChatLine,
    Json,
    PauseCommand,
    PlayerInfo,
    ReadyCommand,
    RefusedMessage,
    ReplaceCommand,
    ResignCommand,
    ReturnCommand,
    Text,
    UndoCommand,
)
from .table import Table

Answer = AckMessage | RefusedMessage
TRIES = 8


class Denied(Exception):
    """A command that changes nothing, with the answer to it."""

    def __init__(self, kind: str, name: str, *, stale: bool = False, rule: str | None = None, **args: Any) -> None:
        super().__init__(kind)
        self.kind, self.rule, self.stale = kind, rule, stale
        self.text = Text(f"server-error-{name}", args)

    def answer(self, command: str) -> RefusedMessage:
        return RefusedMessage(command, self.kind, self.rule, self.text, self.stale)


def refusal(command: str, error: Refused) -> RefusedMessage:
    """The engine's refusal as a message. After a stale or surprising one the client gets a fresh view."""
    told = error.json()
    text = Text(told["text"]["key"], told["text"]["args"])
    return RefusedMessage(command, error.kind, error.rule, text, error.kind in ("stale", "wrong_seat", "over"))


async def obey(table: Table, player: PlayerInfo | None, command: Any) -> Answer:
    """Carry out a command of a connected player and answer it."""
    try:
        if player is None:
            raise Denied("forbidden", "no-player")
        async with table.lock:
            return await _carry_out(table, player, command)
    except Denied as denied:
        return denied.answer(command.id)
    except Refused as error:
        return refusal(command.id, error)
    except ApiError as error:
        return RefusedMessage(command.id, error.kind, None, error.text, True)


async def _carry_out(table: Table, player: PlayerInfo, command: Any) -> Answer:
    if isinstance(command, ChatCommand):
        return await _say(table, player, command)
    if isinstance(command, ReadyCommand):
        await table.store.write(lambda connection: lobby.ready(connection, table.id, player, command.ready))
        await table.load()
        return AckMessage(command.id, 0)
    return await _log(table, player, command)


async def _log(table: Table, player: PlayerInfo, command: Any) -> Answer:
    """Commands that make entries in the log. Another worker may be faster: then look again."""
    key = f"{player.id}:{command.id}"
    for _ in range(TRIES):
        played = running(table, key)
        if key not in played.commands:
            entries = compose(table, played, player, command, key)
            if not await table.store_entries(played.peek(entries)):
                continue
        return AckMessage(command.id, len(table.told(table.viewer(player))))
    raise Denied("stale", "busy", stale=True)


def running(table: Table, key: str = "") -> Played:
    """The table's game, if one is being played (or the command was carried out before it ended)."""
    if table.played is None:
        raise Denied("stale", "not-started", stale=True)
    if table.played.over and key not in table.played.commands:
        raise Denied("over", "over", stale=True)
    return table.played


def compose(table: Table, played: Played, player: PlayerInfo, command: Any, key: str) -> list[Entry]:
    """The entries of a command, or a refusal."""
    if isinstance(command, ReplaceCommand):
        return [entry_after(played, "seat", command.seat, _replacement(table, played, player, command), key)]
    seat = table.viewer(player)
    if seat is None:
        raise Denied("wrong_seat", "not-seated", stale=True)
    if isinstance(command, ReturnCommand):
        return [entry_after(played, "seat", seat, _return(played, seat), key)]
    if played.bot_of(seat) is not None:
        raise Denied("wrong_seat", "bot-plays", stale=True)
    if isinstance(command, ResignCommand):
        return [entry_after(played, "seat", seat, handover(table, "resign"), key)]
    if isinstance(command, PauseCommand):
        ticks = [] if played.paused else tick_entries(played)
        return [*ticks, entry_after(played, "pause", seat, _pause(played, command), key, len(ticks))]
    return play_entries(played, seat, command, key)


def play_entries(played: Played, seat: int, command: ActCommand | UndoCommand, key: str | None) -> list[Entry]:
    """An action or an undo; in a real-time phase the time that went by comes first."""
    if played.paused:
        raise Denied("illegal", "paused")
    ticks = tick_entries(played)
    if isinstance(command, UndoCommand):
        return [*ticks, entry_after(played, "undo", seat, {}, key, len(ticks))]
    if seat not in played.state.to_act:
        raise Denied("stale", "not-your-turn", stale=True)
    asked = played.state.decision(seat).number
    if command.decision != asked:
        raise Denied("stale", "stale", stale=True, asked=asked, answered=command.decision)
    return [*ticks, entry_after(played, "act", seat, {"action": command.action}, key, len(ticks))]


def entry_after(played: Played, kind: str, seat: int | None, data: Json, key: str | None, skip: int = 0) -> Entry:
    """The next entry of the log. Its time never runs backwards, whatever the machine's clock does."""
    return Entry(played.seq + 1 + skip, max(now_ms(), played.entries[-1].time), kind, seat, data, key)


def tick_entries(played: Played) -> list[Entry]:
    """The time since the last entry, for games in a real-time phase: a logged input like any other."""
    entry = entry_after(played, "tick", None, {}, None)
    seconds = played.elapsed(entry.time) / 1000
    if not seconds or not played.ticking:
        return []
    return [msgspec.structs.replace(entry, data={"seconds": seconds})]


def handover(table: Table, reason: str, bot: str | None = None) -> Json:
    """The data of an entry that gives a seat to a bot."""
    return {"kind": "bot", "bot": bot or games.default_bot(table.facts.game), "reason": reason}


def _replacement(table: Table, played: Played, player: PlayerInfo, command: ReplaceCommand) -> Json:
    if player.id != table.facts.host:
        raise Denied("forbidden", "not-host")
    if command.seat >= played.players or played.bot_of(command.seat) is not None:
        raise Denied("illegal", "no-seat")
    if command.seat in table.present() or command.seat in table.elsewhere[0]:
        raise Denied("illegal", "is-here")
    bot = games.require_bot(table.facts.game, command.bot) if command.bot else None
    return handover(table, "replace", bot)


def _return(played: Played, seat: int) -> Json:
    if played.bot_of(seat) is None:
        raise Denied("illegal", "not-replaced")
    return {"kind": "human", "bot": None, "reason": "return"}


def _pause(played: Played, command: PauseCommand) -> Json:
    if played.paused == command.paused:
        raise Denied("stale", "already-so", stale=True)
    return {"paused": command.paused}


async def _say(table: Table, player: PlayerInfo, command: ChatCommand) -> Answer:
    """Only those who play may talk while a game is on; afterwards everybody."""
    seat = table.viewer(player)
    if seat is None and table.facts.status != "finished" and player.id != table.facts.host:
        raise Denied("forbidden", "watchers-are-silent")
    line = ChatLine(0, now_ms(), player.name, seat, command.text)
    key = f"{player.id}:{command.id}"
    stored = await table.store.write(
        lambda connection: tablelog.add_chat(connection, table.id, line, player.id, key), order=table.id
    )
    if not table.chat or stored.n > table.chat[-1].n:
        await table.load()
    return AckMessage(command.id, stored.n)
