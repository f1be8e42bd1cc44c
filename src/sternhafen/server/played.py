"""A game as its log tells it: state, what each viewer was told, clocks. The same log always gives the same.

Used by the table that writes the log, by replays of the past and by the processes in which bots think.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from . import packs
from .clocks import Clocks, Downtimes, overlap
from .errors import ApiError
from .protocol import Clock, EncodedEvent, Json

Viewer = int | None
"""A seat, or None for everybody who only watches."""

Told = list[Json | None]
encode = msgspec.json.encode


class Entry(msgspec.Struct, frozen=True):
    """One line of the log. Kinds: start, act, undo, tick, seat, pause."""

    seq: int
    time: int
    kind: str
    seat: int | None
    data: Json
    command: str | None = None


class Outcome(msgspec.Struct):
    """What entries would bring about, worked out on a copy; nobody hears of it before it is stored."""

    entries: list[Entry]
    state: Any
    told: list[dict[Viewer, Told]]
    to_act: list[tuple[int, ...]]


def start_data(game: str, players: int, seed: int, options: Json, seats: list[Json], clock: Json | None) -> Json:
    """The data of a log's first entry: all that is needed to begin the same game again."""
    described = packs.current(game)
    return {
        "game": game,
        "players": players,
        "seed": f"{seed:032x}",
        "options": options,
        "pack": described.pack_hash,
        "rules_version": described.rules_version,
        "seats": seats,
        "clock": clock,
    }


class Played:
    """The game after all entries so far. `peek` works out what would follow, `take` makes it so."""

    def __init__(self, start: Entry, downtimes: Downtimes = ()) -> None:
        data = start.data
        self.game = known_game(data)
        self.players: int = data["players"]
        self.state: Any = beginning(self.game, data)
        self.entries = [start]
        self.viewers: tuple[Viewer, ...] = (None, *range(self.players))
        self.told: dict[Viewer, list[EncodedEvent]] = {viewer: [] for viewer in self.viewers}
        self.moments: dict[Viewer, list[int]] = {viewer: [] for viewer in self.viewers}
        self.seats: list[Json] = [dict(seat) for seat in data["seats"]]
        self.left: set[int] = set()
        self.paused = False
        self.commands: dict[str, int] = {}
        self.downtimes = downtimes
        self.clocks = make_clocks(data, start.time, downtimes)
        self._note(start, self._all(table_event("start")), self.state.to_act)

    @property
    def seq(self) -> int:
        return self.entries[-1].seq

    @property
    def over(self) -> bool:
        return self.state.result is not None

    @property
    def ticking(self) -> bool:
        """Whether time itself is part of the game at this moment."""
        return not self.over and not self.paused and bool(self.game.heeds_clock(self.state))

    def elapsed(self, time: int) -> int:
        """Milliseconds since the last entry in which a server was running."""
        last = self.entries[-1].time
        return max(0, time - last - overlap(self.downtimes, last, time))

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays this seat now, if one does."""
        return self.seats[seat]["bot"] if self.seats[seat]["kind"] == "bot" else None

    def peek(self, entries: Sequence[Entry]) -> Outcome:
        """What these entries would bring about; raises `Refused` if the rules forbid one. Changes nothing."""
        outcome = Outcome(list(entries), self.state.copy(), [], [])
        for entry in entries:
            before = outcome.state.to_act
            told = self._play(outcome.state, entry)
            outcome.told.append(with_skips(told, entry.seat, changed=outcome.state.to_act != before))
            outcome.to_act.append(outcome.state.to_act)
        return outcome

    def take(self, outcome: Outcome) -> set[Viewer]:
        """Make it so; returns the viewers who notice something."""
        self.state = outcome.state
        for entry, told, to_act in zip(outcome.entries, outcome.told, outcome.to_act, strict=True):
            self.entries.append(entry)
            self._note(entry, told, to_act)
        return {viewer for told in outcome.told for viewer, lines in told.items() if lines}

    def advance(self, entries: Iterable[Entry]) -> set[Viewer]:
        """Take entries that are stored already."""
        noticed: set[Viewer] = set()
        for entry in entries:
            noticed |= self.take(self.peek([entry]))
        return noticed

    def _play(self, state: Any, entry: Entry) -> dict[Viewer, Told]:
        if entry.kind == "undo":
            return self._undo(state, entry.seat)
        if entry.kind in ("act", "tick"):
            return self._tell(carry_out(state, entry))
        return self._all(table_event(event_name(entry), entry.seat, entry.data))

    def _all(self, line: Json) -> dict[Viewer, Told]:
        return {viewer: [line] for viewer in self.viewers}

    def _tell(self, events: Sequence[Any]) -> dict[Viewer, Told]:
        heard = {viewer: [event.json(viewer) for event in events] for viewer in self.viewers}
        return {viewer: [line for line in lines if line is not None] for viewer, lines in heard.items()}

    def _undo(self, state: Any, seat: int | None) -> dict[Viewer, Told]:
        """An undo is told to those whose view it changes: a sealed choice is taken back unseen."""
        before = {viewer: bare_view(state, viewer) for viewer in self.viewers}
        state.undo(seat)
        line = table_event("undo", seat)
        return {viewer: [line] if bare_view(state, viewer) != before[viewer] else [] for viewer in self.viewers}

    def _note(self, entry: Entry, told: dict[Viewer, Told], to_act: tuple[int, ...]) -> None:
        if entry.command:
            self.commands[entry.command] = entry.seq
        shared: dict[bytes, msgspec.Raw] = {}
        for viewer, lines in told.items():
            for line in lines:
                written = encode(line)
                event = shared.setdefault(written, msgspec.Raw(written))
                self.told[viewer].append(EncodedEvent(len(self.told[viewer]) + 1, entry.time, event))
                self.moments[viewer].append(len(self.entries) - 1)
        self._note_table(entry)
        if self.clocks:
            self.clocks.advance(entry.time, () if self.over else to_act, undo=entry.kind == "undo")
            self.clocks.paused = self.paused

    def _note_table(self, entry: Entry) -> None:
        if entry.kind == "pause":
            self.paused = entry.data["paused"]
        elif entry.kind == "seat" and entry.seat is not None:
            self.seats[entry.seat] |= {"kind": entry.data["kind"], "bot": entry.data["bot"]}
            leaves = entry.data["kind"] == "bot"
            (self.left.add if leaves else self.left.discard)(entry.seat)


def carry_out(state: Any, entry: Entry) -> Sequence[Any]:
    """Do to a state what an entry says and return what happened; entries of the table alone leave it as it is."""
    if entry.kind == "act":
        return list(state.apply(entry.seat, state.game.action(entry.data["action"])))
    if entry.kind == "tick":
        return list(state.advance_clock(entry.data["seconds"]))
    if entry.kind == "undo":
        state.undo(entry.seat)
    return []


def state_after(entries: Sequence[Entry]) -> Any:
    """The state of a log, without working out who was told what."""
    data = entries[0].data
    state = beginning(known_game(data), data)
    for entry in entries[1:]:
        carry_out(state, entry)
    return state


def replayed(entries: Sequence[Entry], downtimes: Downtimes = ()) -> Played:
    """The game of a whole log."""
    played = Played(entries[0], downtimes)
    played.advance(entries[1:])
    return played


def known_game(data: Json) -> Any:
    """The game a log was begun with, refused when it was another version of it."""
    game = packs.find(data["game"], data["pack"])
    if game is None or game.rules_version != data["rules_version"]:
        raise ApiError("conflict", "other-pack", pack=data["pack"])
    return game


def beginning(game: Any, data: Json) -> Any:
    """The first state: from a seed, or (imported records) from a script of chance or a position."""
    if data.get("position") is not None:
        return game.position(data["position"])
    return game.new_from(data["players"], data["options"], data["seed"], data.get("script"))


def make_clocks(data: Json, time: int, downtimes: Downtimes) -> Clocks | None:
    """The clocks of a table that has them."""
    if data["clock"] is None:
        return None
    return Clocks(msgspec.convert(data["clock"], Clock), data["players"], time, downtimes)


def with_skips(told: dict[Viewer, Told], actor: Viewer, *, changed: bool) -> dict[Viewer, Told]:
    """A bare skip for whoever acted in silence, and for all if they see who is to act change."""
    return {
        viewer: lines or ([None] if changed or (viewer is not None and viewer == actor) else [])
        for viewer, lines in told.items()
    }


def bare_view(state: Any, viewer: Viewer) -> Json:
    """A view without the list of those to act, which all may watch change."""
    view: Json = state.view(viewer)
    return {name: value for name, value in view.items() if name != "to_act"}


def event_name(entry: Entry) -> str:
    if entry.kind == "pause":
        return "pause" if entry.data["paused"] else "resume"
    return str(entry.data["reason"])


def table_event(name: str, seat: int | None = None, data: Json | None = None) -> Json:
    """An event of the table itself, told to all."""
    args: Json = {} if seat is None else {"seat": {"seat": seat}}
    if data and data.get("bot"):
        args["bot"] = data["bot"]
    return {"type": f"table-{name}", "seat": seat, "text": {"key": f"server-event-{name}", "args": args}}
