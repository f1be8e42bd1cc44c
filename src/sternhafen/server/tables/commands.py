"""What a connected player may ask of a table. Each command is checked, stored, acknowledged; or refused."""

from typing import Any

import msgspec

from sternhafen.core.errors import Refused

from ..protocol import (
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
from ..protocol.errors import ApiError
from ..system.clocktime import now_ms
from . import lobby, move_log, offered
from .logged_game import Entry, LoggedGame
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
        if table.lock.locked():
            # Whoever is refused must not learn from the wait that somebody else's secret step is being stored.
            _refuse_early(table, player, command)
        async with table.lock:
            return await _carry_out(table, player, command)
    except Denied as denied:
        return denied.answer(command.id)
    except Refused as error:
        return refusal(command.id, error)
    except ApiError as error:
        # Storage in trouble makes nothing stale: the same choice may be sent again.
        return RefusedMessage(command.id, error.kind, None, error.text, error.kind != "storage")


def _refuse_early(table: Table, player: PlayerInfo, command: Any) -> None:
    """Refuse what can be refused as the table stands; changes nothing."""
    if isinstance(command, ChatCommand):
        _require_voice(table, player)
    elif isinstance(command, ReadyCommand):
        lobby.require_lobby(table.stored)
    else:
        key = f"{player.id}:{command.id}"
        played = running(table, key)
        if key not in played.commands:
            played.check(compose(table, played, player, command, key))


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


def running(table: Table, key: str = "") -> LoggedGame:
    """The table's game, if one is being played (or the command was carried out before it ended)."""
    if table.kept is not None:
        raise Denied("over", "over", stale=True)
    if table.played is None:
        raise Denied("stale", "not-started", stale=True)
    if table.played.over and key not in table.played.commands:
        raise Denied("over", "over", stale=True)
    return table.played


def compose(table: Table, played: LoggedGame, player: PlayerInfo, command: Any, key: str) -> list[Entry]:
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
    if isinstance(command, UndoCommand):
        return undo_entries(table, played, seat, key)
    return play_entries(played, seat, command, key)


def undo_entries(table: Table, played: LoggedGame, seat: int, key: str | None) -> list[Entry]:
    """Taking back: as the rules of the house allow it, against bots also as practice."""
    if played.paused:
        raise Denied("illegal", "paused")
    ticks = tick_entries(played)
    data: Json = {"practice": True} if table.undo(seat) == "practice" else {}
    return [*ticks, entry_after(played, "undo", seat, data, key, len(ticks))]


def play_entries(played: LoggedGame, seat: int, command: ActCommand, key: str | None) -> list[Entry]:
    """An action; in a real-time phase the time that went by comes first."""
    if played.paused:
        raise Denied("illegal", "paused")
    ticks = tick_entries(played)
    played.state.require_asked(seat, command.decision)
    return [*ticks, entry_after(played, "act", seat, {"action": command.action}, key, len(ticks))]


def entry_after(played: LoggedGame, kind: str, seat: int | None, data: Json, key: str | None, skip: int = 0) -> Entry:
    """The next entry of the log. Its time never runs backwards, whatever the machine's clock does."""
    return Entry(played.seq + 1 + skip, max(now_ms(), played.entries[-1].time), kind, seat, data, key)


def tick_entries(played: LoggedGame) -> list[Entry]:
    """The time since the last entry, for games in a real-time phase: a logged input like any other."""
    entry = entry_after(played, "tick", None, {}, None)
    seconds = played.elapsed(entry.time) / 1000
    if not seconds or not played.ticking:
        return []
    return [msgspec.structs.replace(entry, data={"seconds": seconds})]


def handover(table: Table, reason: str, bot: str | None = None) -> Json:
    """The data of an entry that gives a seat to a bot."""
    return {"kind": "bot", "bot": bot or offered.default_bot(table.stored.game), "reason": reason}


def _replacement(table: Table, played: LoggedGame, player: PlayerInfo, command: ReplaceCommand) -> Json:
    if player.id != table.stored.host:
        raise Denied("forbidden", "not-host")
    if command.seat >= played.players or played.bot_of(command.seat) is not None:
        raise Denied("illegal", "no-seat")
    if command.seat in table.present() or command.seat in table.elsewhere[0]:
        raise Denied("illegal", "is-here")
    bot = offered.require_bot(table.stored.game, command.bot) if command.bot else None
    return handover(table, "replace", bot)


def _return(played: LoggedGame, seat: int) -> Json:
    if played.bot_of(seat) is None:
        raise Denied("illegal", "not-replaced")
    return {"kind": "human", "bot": None, "reason": "return"}


def _pause(played: LoggedGame, command: PauseCommand) -> Json:
    if played.paused == command.paused:
        raise Denied("stale", "already-so", stale=True)
    return {"paused": command.paused}


async def _say(table: Table, player: PlayerInfo, command: ChatCommand) -> Answer:
    """A line of chat, as long as there is room for it."""
    _require_voice(table, player)
    line = ChatLine(0, now_ms(), player.name, table.viewer(player), command.text)
    key = f"{player.id}:{command.id}"
    stored = await table.store.write(
        lambda connection: move_log.add_chat(connection, table.id, line, player.id, key), order=table.id
    )
    if not table.chat or stored.n > table.chat[-1].n:
        await table.load()
    return AckMessage(command.id, stored.n)


def _require_voice(table: Table, player: PlayerInfo) -> None:
    """Only those who play may talk while a game is on; afterwards everybody, until the chat is full."""
    if table.viewer(player) is None and table.stored.status != "finished" and player.id != table.stored.host:
        raise Denied("forbidden", "watchers-are-silent")
    if len(table.chat) >= table.longest_chat:
        raise Denied("illegal", "chat-full")
