"""A game as its log tells it: state, what each viewer was told, clocks. The same log always gives the same.

Used by the table that writes the log, by replays of the past and by the processes in which bots think.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from sternhafen.core.action import AdvanceClock
from sternhafen.core.event import Event
from sternhafen.core.flow import CLOCK
from sternhafen.core.game import Game
from sternhafen.core.reading import read_as
from sternhafen.core.record import hash_of
from sternhafen.core.state import State

from ..protocol import Clock, EncodedEvent, Json
from ..protocol.errors import ApiError
from . import packs
from .clocks import Clocks, Downtimes, overlap

Viewer = int | None
"""A seat, or None for everybody who only watches."""

ANY_VERSION = 0
BEGINNING = ("players", "options", "seed", "script", "position")
"""What of a log's first entry says how the game began."""
Told = list[Mapping[str, Any] | None]
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
    state: State
    told: list[dict[Viewer, Told]]
    to_act: list[tuple[int, ...]]
    hashes: list[str]
    """Of the state after each entry."""


def start_data(
    game: str, players: int, seed: int, options: Json, seats: list[Json], clock: Json | None, pack: str | None = None
) -> Json:
    """The data of a log's first entry: all that is needed to begin the same game again."""
    described = known_game({"game": game, "pack": pack}) if pack else packs.current(game)
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


class LoggedGame:
    """The game after all entries so far. `peek` works out what would follow, `take` makes it so."""

    def __init__(
        self, start: Entry, downtimes: Downtimes = (), told: Mapping[Viewer, Sequence[Any]] | None = None
    ) -> None:
        """`told` is what everybody heard of the beginning, where it is known; else it is worked out."""
        data = start.data
        self.game = known_game(data)
        self.players: int = data["players"]
        self.state = beginning(self.game, data)
        self.entries = [start]
        self.viewers: tuple[Viewer, ...] = (None, *range(self.players))
        self.told: dict[Viewer, list[EncodedEvent]] = {viewer: [] for viewer in self.viewers}
        self.moments: dict[Viewer, list[int]] = {viewer: [] for viewer in self.viewers}
        self.seats: list[Json] = [dict(seat) for seat in data["seats"]]
        self.left: set[int] = set()
        self.paused_at: int | None = None
        self.commands: dict[str, int] = {}
        self.downtimes = downtimes
        self.clocks = make_clocks(data, start.time, downtimes)
        self._note(start, told or self._begun(), self.state.to_act)

    def _begun(self) -> dict[Viewer, Told]:
        laid_out = self._tell(self.state.events)
        return {viewer: [table_event(start_name(self.entries[0].data)), *laid_out[viewer]] for viewer in self.viewers}

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

    @property
    def paused(self) -> bool:
        return self.paused_at is not None

    @property
    def bots_alone(self) -> bool:
        """Whether no person plays (any more)."""
        return all(self.bot_of(seat) is not None for seat in range(self.players))

    def peek(self, entries: Sequence[Entry]) -> Outcome:
        """What these entries would bring about; raises `Refused` if the rules forbid one. Changes nothing."""
        outcome = Outcome(list(entries), self.state.copy(), [], [], [])
        for entry in entries:
            before = outcome.state.to_act
            told = self._play(outcome.state, entry)
            outcome.told.append(with_skips(told, entry.seat, changed=outcome.state.to_act != before))
            outcome.to_act.append(outcome.state.to_act)
            outcome.hashes.append(state_hash(outcome.state))
        return outcome

    def check(self, entries: Sequence[Entry]) -> None:
        """Raise `Refused` if the rules forbid one of these entries; changes nothing."""
        state = self.state.copy()
        for entry in entries:
            carry_out(state, entry)

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

    def recall(self, entry: Entry, told: Mapping[Viewer, Sequence[Any]]) -> None:
        """Take a stored entry with what was told of it then; it was checked when it was made."""
        play_again(self.state, entry)
        self.entries.append(entry)
        self._note(entry, told, self.state.to_act)

    def _play(self, state: State, entry: Entry) -> dict[Viewer, Told]:
        if entry.kind == "undo":
            return self._undo(state, entry)
        if entry.kind in ("act", "tick"):
            return self._tell(carry_out(state, entry))
        return self._all(table_event(event_name(entry), entry.seat, entry.data))

    def _all(self, line: Json) -> dict[Viewer, Told]:
        return {viewer: [line] for viewer in self.viewers}

    def _tell(self, events: Sequence[Event]) -> dict[Viewer, Told]:
        heard = {viewer: [event.json(viewer) for event in events] for viewer in self.viewers}
        return {viewer: [line for line in lines if line is not None] for viewer, lines in heard.items()}

    def _undo(self, state: State, entry: Entry) -> dict[Viewer, Told]:
        """An undo is told to those whose view it changes: a sealed choice is taken back unseen."""
        before = {viewer: bare_view(state, viewer) for viewer in self.viewers}
        carry_out(state, entry)
        line = table_event("practice" if is_practice(entry) else "undo", entry.seat)
        return {viewer: [line] if bare_view(state, viewer) != before[viewer] else [] for viewer in self.viewers}

    def _note(self, entry: Entry, told: Mapping[Viewer, Sequence[Any]], to_act: tuple[int, ...]) -> None:
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
            self.paused_at = entry.time if entry.data["paused"] else None
        elif entry.kind == "seat" and entry.seat is not None:
            self.seats[entry.seat] |= {"kind": entry.data["kind"], "bot": entry.data["bot"]}
            leaves = entry.data["kind"] == "bot"
            (self.left.add if leaves else self.left.discard)(entry.seat)


def carry_out(state: State, entry: Entry) -> Sequence[Event]:
    """Do to a state what an entry says and return what happened; entries of the table alone leave it as it is."""
    if entry.kind == "act":
        return state.apply(actor(entry), state.game.action(entry.data["action"]))
    if entry.kind == "tick":
        return state.advance_clock(entry.data["seconds"])
    if entry.kind == "undo":
        (state.rewind if is_practice(entry) else state.undo)(actor(entry))
    return []


def actor(entry: Entry) -> int:
    """The seat that did it."""
    assert entry.seat is not None, "what a seat does names the seat"
    return entry.seat


def is_practice(entry: Entry) -> bool:
    """Whether an undo goes back behind what others did or what was revealed."""
    return bool(entry.data.get("practice"))


def play_again(state: State, entry: Entry) -> None:
    """Do to a state what an entry says that was checked when it was made: the quick way through a log."""
    if entry.kind == "act":
        state.play(actor(entry), state.game.action(entry.data["action"]))
    elif entry.kind == "tick" and state.game.heeds_clock(state):
        state.play(CLOCK, AdvanceClock(entry.data["seconds"]))
    elif entry.kind == "undo":
        (state.rewind if is_practice(entry) else state.undo)(actor(entry))


def state_hash(state: State) -> str:
    """A proof of equality that does not depend on the number of the rules' version."""
    return hash_of(state, rules_version=ANY_VERSION)


def state_after(entries: Sequence[Entry]) -> State:
    """The state of a log, without working out who was told what."""
    data = entries[0].data
    state = beginning(known_game(data), data)
    for entry in entries[1:]:
        play_again(state, entry)
    return state


def replayed(entries: Sequence[Entry], downtimes: Downtimes = ()) -> LoggedGame:
    """The game of a whole log."""
    played = LoggedGame(entries[0], downtimes)
    played.advance(entries[1:])
    return played


def known_game(data: Json) -> Game:
    """The game a log was begun with, by its data pack; whether its rules still hold is for the states to prove."""
    game = packs.find(data["game"], data["pack"])
    if game is None:
        raise ApiError("conflict", "other-pack", pack=data["pack"])
    return game


def beginning(game: Game, data: Json) -> State:
    """The first state. The newest ones are kept: a table that begins is taken up at once by whoever shows it."""
    first = _set_up(game, encode({name: data.get(name) for name in BEGINNING}))
    state = first.copy()
    state.events = list(first.events)
    return state


@lru_cache(maxsize=16)
def _set_up(game: Game, words: bytes) -> State:
    """From a seed, or (imported records) from a script of chance or a position."""
    data = msgspec.json.decode(words)
    if data.get("position") is not None:
        return game.position(data["position"] | {"rules_version": game.rules_version})
    return game.new_from(data["players"], data["options"], data["seed"], data.get("script"))


def make_clocks(data: Json, time: int, downtimes: Downtimes) -> Clocks | None:
    """The clocks of a table that has them."""
    if data["clock"] is None:
        return None
    return Clocks(read_as(Clock, data["clock"]), data["players"], time, downtimes)


def with_skips(told: dict[Viewer, Told], actor: Viewer, *, changed: bool) -> dict[Viewer, Told]:
    """A bare skip for whoever acted in silence, and for all if they see who is to act change."""
    return {
        viewer: lines or ([None] if changed or (viewer is not None and viewer == actor) else [])
        for viewer, lines in told.items()
    }


def bare_view(state: State, viewer: Viewer) -> Json:
    """A view without the list of those to act, which all may watch change."""
    return {name: value for name, value in state.view(viewer).items() if name != "to_act"}


def start_name(data: Json) -> str:
    """The first line of the log says when somebody may know the deal."""
    names = {"repeated": "start-repeated", "chosen": "start-chosen", "daily": "start-daily"}
    return names.get(data.get("deal", "fresh"), "start")


def event_name(entry: Entry) -> str:
    if entry.kind == "pause" and entry.seat is None:
        return "pause-over"
    if entry.kind == "pause":
        return "pause" if entry.data["paused"] else "resume"
    return str(entry.data["reason"])


def table_event(name: str, seat: int | None = None, data: Json | None = None) -> Json:
    """An event of the table itself, told to all."""
    args: Json = {} if seat is None else {"seat": {"seat": seat}}
    if data and data.get("bot"):
        args["bot"] = data["bot"]
    return {"type": f"table-{name}", "seat": seat, "text": {"key": f"server-event-{name}", "args": args}}
