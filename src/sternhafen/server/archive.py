"""The past of games: any moment from any seat's knowledge then, records out and in, reports of problems."""

import platform
from importlib.metadata import version
from typing import Any

from sqlalchemy import Connection, insert

import sternhafen
from sternhafen.core import record as record_format
from sternhafen.core.flow import CLOCK

from . import lobby, packs, tablelog
from .clocktime import now_ms
from .errors import ApiError
from .facts import Chair, Facts
from .played import Entry, Played, Viewer, state_after
from .protocol import Json, LogEvent, MomentAnswer, PlayerInfo
from .secrecy import new_id
from .store import tables as t

REPORT = "sternhafen-report/1"


def moment(played: Played, viewer: Viewer, n: int) -> MomentAnswer:
    """How things stood for this viewer after event `n` of his list."""
    told, moments = played.told[viewer], played.moments[viewer]
    if not 1 <= n <= len(told):
        raise ApiError("missing", "no-moment")
    place = moments[n - 1]
    past = state_after(played.entries[: place + 1])
    return MomentAnswer(
        n=n,
        last=len(told),
        moment=place + 1 if played.over else None,
        time=told[n - 1].time,
        seat=viewer,
        view=past.view(viewer),
        views=None,
        events=events_at(played, viewer, place),
        result=past.result.json() if past.result else None,
    )


def events_at(played: Played, viewer: Viewer, place: int) -> list[LogEvent]:
    """What the viewer was told of one entry."""
    lines = zip(played.told[viewer], played.moments[viewer], strict=True)
    return [line.decoded() for line, at in lines if at == place]


def number_at(played: Played, viewer: Viewer, place: int) -> int:
    """The viewer's newest event at a place of the whole log (after the end only)."""
    require_over(played)
    return max(1, sum(at < place for at in played.moments[viewer]))


def open_moment(played: Played, place: int) -> MomentAnswer:
    """After the end: every seat's view at a place of the whole log."""
    require_over(played)
    if not 1 <= place <= len(played.entries):
        raise ApiError("missing", "no-moment")
    past = state_after(played.entries[:place])
    return MomentAnswer(
        n=place,
        last=len(played.entries),
        moment=place,
        time=played.entries[place - 1].time,
        seat=None,
        view=past.view(None),
        views=[past.view(seat) for seat in range(played.players)],
        events=events_at(played, None, place - 1),
        result=past.result.json() if past.result else None,
    )


def require_over(played: Played) -> None:
    if not played.over:
        raise ApiError("forbidden", "not-finished")


def record(played: Played) -> Json:
    """The record of a finished game. A running one's would show the hidden cards."""
    require_over(played)
    written: Json = played.state.record()
    return written


def report(facts: Facts, played: Played, viewer: Viewer, at: str | None) -> Json:
    """What a developer needs to see a problem; record and position only where they give nothing away."""
    full = played.over or facts.visibility == "solo"
    state = played.state
    return {
        "format": REPORT,
        "table": facts.id,
        "game": facts.game,
        "seat": viewer,
        "at": at,
        "versions": versions(played),
        "events": len(played.told[viewer]),
        "view": state.view(viewer),
        "record": state.record() if full else None,
        "position": state.position() if full else None,
    }


def versions(played: Played) -> Json:
    start = played.entries[0].data
    return {
        "sternhafen": version("sternhafen"),
        "python": platform.python_version(),
        "rules_version": start["rules_version"],
        "pack": start["pack"],
    }


def check_record(data: Any) -> tuple[list[Entry], Any]:
    """The log a record stands for and its last state, proved by playing it; refused if it does not hold."""
    parsed = record_format.read(data)
    game = packs.find(parsed.game, parsed.pack) if parsed.game in sternhafen.games() else None
    if game is None:
        raise ApiError("conflict", "other-pack", pack=parsed.pack)
    *_, state = record_format.replayed(game, parsed)
    if state.result is None:
        raise ApiError("malformed", "record-unfinished")
    seats = [{"player": None, "kind": "human", "bot": None} for _ in range(data["players"])]
    kept = ("game", "players", "options", "pack", "rules_version")
    start = {name: data[name] for name in kept} | {"seats": seats, "clock": None}
    start |= {name: data.get(name) for name in ("seed", "script", "position")}
    entries = [Entry(1, now_ms(), "start", None, start)]
    for number, (seat, action) in enumerate(data["decisions"], 2):
        entries.append(move_entry(number, entries[0].time, seat, action))
    return entries, state


def move_entry(number: int, time: int, seat: int, action: Json) -> Entry:
    """A decision of a record, or the time that passed between two."""
    if seat == CLOCK:
        return Entry(number, time, "tick", None, {"seconds": action["seconds"]})
    return Entry(number, time, "act", seat, {"action": action})


def import_record(connection: Connection, entries: list[Entry], state: Any, player: PlayerInfo | None) -> str:
    """Store a record as a finished table, to be seen by whoever imported it."""
    start, table = entries[0].data, new_id()
    row: Json = {"id": table, "status": "finished", "visibility": "private", "language": "en"}
    row |= {name: start[name] for name in ("game", "options", "players")}
    row |= {"host": player.id if player else None, "result": state.result.json(), "to_act": []}
    times = dict.fromkeys(("created", "started", "finished"), entries[0].time)
    connection.execute(insert(t.tables), row | times)
    for seat in range(start["players"]):
        lobby.add_chair(connection, table, Chair(seat, None, f"{seat + 1}", "human", None, False))
    tablelog.append(connection, table, entries, {})
    return table
