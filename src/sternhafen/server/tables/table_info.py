"""A table's facts as people are told them: who sits where, what was agreed, how it stands."""

from typing import TYPE_CHECKING

import msgspec

from ..protocol import PlayerInfo, SeatInfo, TableInfo, Text
from ..system.clocktime import now_ms
from . import packs
from .codes import code_of

if TYPE_CHECKING:
    from .table import Table


def table_info(table: "Table", player: PlayerInfo | None) -> TableInfo:
    """The table's facts as this player may know them."""
    f, time = table.stored, now_ms()
    return TableInfo(
        id=f.id,
        game=f.game,
        options=f.options,
        status=f.status,  # type: ignore[arg-type]
        visibility=f.visibility,  # type: ignore[arg-type]
        players=f.players,
        seats=[_seat(table, seat, time) for seat in range(f.players)],
        you=table.viewer(player),
        host=player is not None and player.id == f.host,
        clock=f.timing,
        language=f.language,  # type: ignore[arg-type]
        hints=f.hints,
        hands=f.hands,
        guided=f.guided,
        lessons=f.lessons,
        rated=f.rated,
        cup=f.cup,
        branched=f.branched,
        paused=table.played is not None and table.played.paused,
        practice=table.played.state.practice if table.played else 0,
        pause_ends=table.pause_ends(),
        pack=_pack(table),
        pack_name=_pack_name(table),
        closed=_closed(table),
        rematch=f.rematch,
        same_deal=f.same_deal,
        code=code_of(f.invite) if f.status == "lobby" else None,
        deal=f.deal,
        watchers=table.watching() + table.elsewhere[1],
        time=time,
        created=f.created,
        started=f.started,
        finished=f.finished,
    )


def _pack(table: "Table") -> str | None:
    """Which data pack is played with; before the start the one that was chosen."""
    pack: str | None = table.played.entries[0].data["pack"] if table.played else table.stored.pack
    return pack


def _pack_name(table: "Table") -> str | None:
    """What people call the pack; those that are shipped have no name, and need no search."""
    if table.played is not None and table.played.game.data is None:
        return None
    pack = _pack(table)
    return packs.name_of(table.stored.game, pack) if pack else None


def _closed(table: "Table") -> Text | None:
    if table.stored.closed:
        return msgspec.convert(table.stored.closed, Text)
    return table.kept.why if table.kept else None


def _seat(table: "Table", seat: int, time: int) -> SeatInfo:
    chair, played = table.stored.chairs[seat], table.played
    clocks = played.clocks if played else None
    bot = played.bot_of(seat) if played else chair.bot
    return SeatInfo(
        seat=seat,
        name=chair.name,
        kind=chair.kind if played is None else "bot" if bot else "human",  # type: ignore[arg-type]
        bot=bot,
        connected=seat in table.present() or seat in table.elsewhere[0],
        ready=chair.ready,
        clock_ms=clocks.at(seat, time) if clocks else None,
        running=clocks is not None and not clocks.paused and seat in clocks.running,
        player=chair.player,
        resigned=played is not None and seat in played.left,
        host=chair.player is not None and chair.player == table.stored.host,
    )
