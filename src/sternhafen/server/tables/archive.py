"""The past of games: any moment from any seat's knowledge then, records out and in, reports of problems."""

import platform
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, insert

import sternhafen
from sternhafen.core import record as record_format
from sternhafen.core.flow import CLOCK
from sternhafen.core.plain import ResultData

from ..protocol import Json, LogEvent, MomentAnswer, PlayerInfo
from ..protocol.errors import ApiError
from ..store import kept_packs
from ..store import schema as t
from ..system.clocktime import now_ms
from ..system.secrecy import new_id
from . import lobby, move_log, packs
from .logged_game import Entry, LoggedGame, Viewer
from .stored import Chair, StoredTable
from .written import Written, of_outcome, of_start

REPORT = "sternhafen-report/1"
LONGEST_RECORD = 10_000
"""Decisions and ticks of a record that is taken in: more than any game has, and played in seconds."""
IMPORTED = "imported"
"""The name of a pack that came with a record."""
StateAt = Callable[[int], Any]
"""The state after an entry, by its place in the log."""


def moment(played: LoggedGame, viewer: Viewer, n: int, state_at: StateAt) -> MomentAnswer:
    """How things stood for this viewer after event `n` of their list."""
    told, moments = played.told[viewer], played.moments[viewer]
    if not 1 <= n <= len(told):
        raise ApiError("missing", "no-moment")
    place = moments[n - 1]
    past = state_at(place)
    return MomentAnswer(
        n=n,
        last=len(told),
        moment=place + 1 if played.over else None,
        time=told[n - 1].time,
        seat=viewer,
        view=past.view(viewer),
        views=None,
        decision=asked_then(past, viewer) if played.over else None,
        events=events_at(played, viewer, place),
        result=past.result.json() if past.result else None,
    )


def asked_then(past: Any, viewer: Viewer) -> Json | None:
    """The question put to this seat at that moment."""
    if viewer is None or not past.lanes[viewer]:
        return None
    asked: Json = past.decision(viewer).json()
    return asked


def events_at(played: LoggedGame, viewer: Viewer, place: int) -> list[LogEvent]:
    """What the viewer was told of one entry."""
    lines = zip(played.told[viewer], played.moments[viewer], strict=True)
    return [line.decoded() for line, at in lines if at == place]


def number_at(played: LoggedGame, viewer: Viewer, place: int) -> int:
    """The viewer's newest event at a place of the whole log (after the end only)."""
    require_over(played)
    return max(1, sum(at < place for at in played.moments[viewer]))


def open_moment(played: LoggedGame, place: int, state_at: StateAt) -> MomentAnswer:
    """After the end: every seat's view at a place of the whole log."""
    require_over(played)
    if not 1 <= place <= len(played.entries):
        raise ApiError("missing", "no-moment")
    past = state_at(place - 1)
    return MomentAnswer(
        n=place,
        last=len(played.entries),
        moment=place,
        time=played.entries[place - 1].time,
        seat=None,
        view=past.view(None),
        views=[past.view(seat) for seat in range(played.players)],
        decision=None,
        events=events_at(played, None, place - 1),
        result=past.result.json() if past.result else None,
    )


def require_over(played: LoggedGame) -> None:
    if not played.over:
        raise ApiError("forbidden", "not-finished")


def record(played: LoggedGame) -> Json:
    """The record of a finished game. A running one's would show the hidden cards."""
    require_over(played)
    return written(played)


def written(played: LoggedGame) -> Json:
    """The record so far, which says whether somebody may have known the deal beforehand."""
    record: Json = played.state.record()
    deal = played.entries[0].data.get("deal", "fresh")
    return record if deal == "fresh" else record | {"deal": deal}


def report(stored: StoredTable, played: LoggedGame, viewer: Viewer, at: str | None) -> Json:
    """What a developer needs to see a problem; record and position only where they give nothing away."""
    full = played.over or (stored.visibility == "solo" and not stored.in_earnest)
    state = played.state
    return {
        "format": REPORT,
        "table": stored.id,
        "game": stored.game,
        "seat": viewer,
        "at": at,
        "versions": versions(played),
        "events": len(played.told[viewer]),
        "view": state.view(viewer),
        "record": written(played) if full else None,
        "position": state.position() if full else None,
    }


def versions(played: LoggedGame) -> Json:
    start = played.entries[0].data
    return {
        "sternhafen": sternhafen.__version__,
        "python": platform.python_version(),
        "rules_version": start["rules_version"],
        "pack": start["pack"],
    }


def require_short(data: Any) -> None:
    """Refuse a record that is longer than any game."""
    decisions = data.get("decisions") if isinstance(data, dict) else None
    if isinstance(decisions, list) and len(decisions) > LONGEST_RECORD:
        raise ApiError("large", "record-too-long", most=LONGEST_RECORD)


def check_record(data: Any) -> tuple[list[Written], ResultData]:
    """The log a record stands for and its result, proved by playing it; refused if it does not hold."""
    parsed = record_format.read(data)
    game = find_game(parsed)
    if game is None:
        raise ApiError("conflict", "other-pack", pack=parsed.pack)
    *_, state = record_format.replayed(game, parsed)
    if state.result is None:
        raise ApiError("malformed", "record-unfinished")
    seats = [{"player": None, "kind": "human", "bot": None} for _ in range(data["players"])]
    kept = ("game", "players", "options", "pack", "rules_version")
    start = {name: data[name] for name in kept} | {"seats": seats, "clock": None}
    start |= {name: data.get(name) for name in ("seed", "script", "position")} | {"deal": "chosen"}
    entries = [Entry(1, now_ms(), "start", None, start)]
    for number, (seat, action) in enumerate(data["decisions"], 2):
        entries.append(move_entry(number, entries[0].time, seat, action))
    return written_log(entries), state.result.json()


def find_game(parsed: record_format.Record) -> Any | None:
    """The game of a record, by the pack it brings or by one that is known here."""
    if parsed.game not in sternhafen.games():
        return None
    if parsed.components and packs.find(parsed.game, parsed.pack) is None:
        brought = sternhafen.game(parsed.game, data=record_format.own_pack(parsed))
        packs.learn(parsed.game, brought.pack_hash, IMPORTED, parsed.components)
        return brought
    return packs.find(parsed.game, parsed.pack)


def written_log(entries: list[Entry]) -> list[Written]:
    """The entries with what they tell and prove, as a server would have stored them."""
    played = LoggedGame(entries[0])
    log = [of_start(played)]
    for entry in entries[1:]:
        outcome = played.peek([entry])
        log += of_outcome(outcome)
        played.take(outcome)
    return log


def move_entry(number: int, time: int, seat: int, action: Json) -> Entry:
    """A decision of a record, or the time that passed between two."""
    if seat == CLOCK:
        return Entry(number, time, "tick", None, {"seconds": action["seconds"]})
    return Entry(number, time, "act", seat, {"action": action})


def import_record(connection: Connection, log: list[Written], result: ResultData, player: PlayerInfo | None) -> str:
    """Store a record as a finished table, to be seen by whoever imported it."""
    first, table = log[0].entry, new_id()
    start = first.data
    row: Json = {"id": table, "status": "finished", "visibility": "private", "language": "en", "deal": "chosen"}
    row |= {name: start[name] for name in ("game", "options", "players")}
    row |= {"host": player.id if player else None, "result": result, "to_act": []}
    times = dict.fromkeys(("created", "started", "finished"), first.time)
    connection.execute(insert(t.tables), row | times)
    for seat in range(start["players"]):
        lobby.add_chair(connection, table, Chair(seat, None, f"{seat + 1}", "human", None, False))
    move_log.append(connection, table, log, {})
    return table


def keep_pack(connection: Connection, data: Json) -> None:
    """Keep the pack a proved record brought, so that its game can be shown."""
    if data.get("components"):
        pack = {"hash": data["pack"], "game": data["game"], "name": IMPORTED, "source": data["components"]}
        kept_packs.keep(connection, pack | {"player": None, "listed": False})
