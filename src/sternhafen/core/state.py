"""The state of a game: what every game shares of it, and the whole of the contract.

Control is plain data. The *agenda* is a stack of steps for the table as a whole. Each seat has a *lane*, a stack of
steps it still has to go through; while any lane holds a step, the table waits. Lanes filled together form a
*section*. In a section of several lanes the choices are sealed: each seat sees the table as if the others had
not acted, until the last lane is empty. An *open* section has several lanes before everybody's eyes, and the order
in which the actions arrive decides.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice
from random import Random
from typing import TYPE_CHECKING, Any, Self

from sternhafen.core import record
from sternhafen.core.action import Action, AdvanceClock
from sternhafen.core.chance import Chance
from sternhafen.core.decision import Answer, Decision, Step
from sternhafen.core.errors import RefusalKind, Refused
from sternhafen.core.event import EVERYBODY, Event
from sternhafen.core.result import Result
from sternhafen.core.text import Text

if TYPE_CHECKING:
    from sternhafen.core.game import Game

Move = tuple[int, Action]
Log = tuple[Any, int, Answer] | None
"""The decisions so far as a chain from the newest back, so that copies share it: (the earlier ones, seat, answer)."""

SPECTATOR = None
CLOCK = -1
"""The seat under which the passing of time is logged."""


class State(ABC):
    """One moment of one game. Games derive it, add their own slots and list these in `copy`."""

    __slots__ = (
        "agenda", "barrier", "base", "chance", "events", "game", "held", "inputs", "lanes", "log", "moves", "numbers",
        "opened", "options", "origin", "quiet", "result", "sealed", "start", "steps", "waiting", "watched",
    )  # fmt: skip

    def __init__(self, game: "Game", players: int, options: Mapping[str, Any], chance: Chance) -> None:
        self.game = game
        self.inputs = game.inputs
        self.steps = game.steps
        self.options = options
        self.chance = chance
        self.origin: dict[str, Any] = {}
        self.agenda: list[Step] = []
        self.lanes: list[list[Step]] = [[] for _ in range(players)]
        self.waiting = 0
        self.sealed = False
        self.opened = 0
        self.numbers = [0] * players
        self.log: Log = None
        self.moves = 0
        self.barrier = 0
        self.events: list[Event] = []
        self.held: list[Event] = []
        self.result: Result | None = None
        self.watched = False
        self.quiet = False
        self.start: Any = None
        self.base: Any = None

    # What a game adds

    @abstractmethod
    def copy(self) -> Self:
        """An exact and independent copy. Games call `copy_shared` and then copy what is theirs."""

    @abstractmethod
    def unseen(self, seat: int | None) -> Counter[int]:
        """The components whose whereabouts this seat does not know."""

    @abstractmethod
    def redraw(self, seat: int, rng: Random) -> None:
        """Deal anew whatever this seat does not know, leaving its view as it is."""

    # Asking and acting

    @property
    def players(self) -> int:
        return len(self.lanes)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision now."""
        return tuple([seat for seat, lane in enumerate(self.lanes) if lane])

    @property
    def over(self) -> bool:
        return self.result is not None

    def decision(self, seat: int) -> Decision:
        """The question put to this seat now."""
        self._require_turn(seat)
        step = self.lanes[seat][-1]
        return Decision(self, seat, step, self.inputs[step[0]], self.numbers[seat] + 1)

    def check(self, seat: int, action: Action, *, number: int | None = None) -> None:
        """Raise `Refused` if the action is not legal for this seat now."""
        if seat == CLOCK and isinstance(action, AdvanceClock):
            return self._check_clock(action)
        self._require_turn(seat)
        if number is not None and number != self.numbers[seat] + 1:
            raise self.refused("core-stale", kind="stale", asked=self.numbers[seat] + 1, answered=number)
        step = self.lanes[seat][-1]
        asked = self.inputs[step[0]]
        if not isinstance(action, asked.takes):
            wanted = ", ".join(kind.type_name() for kind in asked.takes)
            raise self.refused("core-not-asked", wanted=wanted)
        asked.check(self, seat, step, action)

    def apply(self, seat: int, action: Action | Mapping[str, Any], *, number: int | None = None) -> list[Event]:
        """Play the action and return what happened, or raise `Refused` and change nothing."""
        if not isinstance(action, Action):
            action = self.game.action(action)
        self.check(seat, action, number=number)
        self._play(seat, action)
        return self.events

    def play(self, seat: int, action: Action) -> None:
        """Play an action that is known to be legal: as `apply`, without looking at it first."""
        self._play(seat, action)

    def playout(self, rng: Random) -> None:
        """Play random decisions to the end, telling nobody: the quick way for searches and measurements.

        Nothing of it can be taken back, so nothing is kept for that but the log.
        """
        self.quiet, self.watched, self.base, self.held = True, False, None, []
        inputs, log, moves = self.inputs, self.log, self.moves
        while self.result is None:
            for seat, lane in enumerate(self.lanes):
                if lane:
                    step = lane.pop()
                    log = (log, seat, inputs[step[0]].improvise(self, seat, step, rng))
                    moves += 1
                    if lane:
                        self._run_lane(seat, lane)
                    else:
                        self.waiting -= 1
                    if not self.waiting:
                        self.advance()
        self.log, self.moves, self.barrier = log, moves, moves
        self.quiet, self.sealed, self.events = False, False, []

    def advance_clock(self, seconds: float) -> list[Event]:
        """Let time pass, where the game heeds it; it is logged like a decision, as that of seat -1."""
        return self.apply(CLOCK, AdvanceClock(seconds)) if self.game.heeds_clock(self) else []

    def _check_clock(self, action: AdvanceClock) -> None:
        if not action.seconds > 0 or not self.game.heeds_clock(self):
            raise self.refused("core-no-clock", kind="malformed")

    def _play(self, seat: int, action: Action) -> None:
        self.events = []
        taken = self.chance.count
        self.log = (self.log, seat, action)
        self.moves += 1
        if isinstance(action, AdvanceClock):
            self.game.pass_time(self, action.seconds)
            if not self.waiting:
                self._close_section()
        else:
            lane = self.lanes[seat]
            step = lane.pop()
            self.numbers[seat] += 1
            self.inputs[step[0]].perform(self, seat, step, action)
            self._go_on(seat, lane)
        if self.chance.count != taken:
            self.barrier = self.moves
            if self.base is not None and not self.sealed:
                self.base = self.copy()

    def _go_on(self, seat: int, lane: list[Step]) -> None:
        """Go on to the next decision after one of this seat."""
        if lane:
            self._run_lane(seat, lane)
        else:
            self.waiting -= 1
        if not self.waiting:
            self._close_section()

    def _run_lane(self, seat: int, lane: list[Step]) -> None:
        """Go through the seat's steps until one needs its decision."""
        inputs = self.inputs
        while lane:
            step = lane[-1]
            asked = inputs.get(step[0])
            if asked is None:
                lane.pop()
                self.steps[step[0]](self, *step[1:])
                continue
            forced = asked.forced(self, seat, step)
            if forced is None:
                return
            lane.pop()
            asked.perform(self, seat, step, forced)
        self.waiting -= 1

    def advance(self) -> None:
        """Run the agenda until somebody must decide or nothing is left to do."""
        agenda, steps = self.agenda, self.steps
        while agenda and not self.waiting:
            step = agenda.pop()
            if len(step) == 1:
                steps[step[0]](self)
            elif len(step) == 2:
                steps[step[0]](self, step[1])
            else:
                steps[step[0]](self, *step[1:])
            if self.waiting:
                self._begin_section()

    def ask(self, seat: int, *steps: Step) -> None:
        """Let one seat go through these steps, in the order given."""
        self.ask_through({seat: steps})

    def ask_all(self, step: Step) -> None:
        """Put one question to all seats at once, sealed."""
        self.opened = self.moves
        self.sealed = True
        self.waiting = len(self.lanes)
        for lane in self.lanes:
            lane.append(step)

    def ask_each(self, steps: Mapping[int, Step], *, open: bool = False) -> None:
        """Put a question to each of these seats; several seats at once, sealed unless said otherwise."""
        self.opened = self.moves
        self.sealed = len(steps) > 1 and not open
        self.waiting = len(steps)
        lanes = self.lanes
        for seat, step in steps.items():
            lanes[seat].append(step)

    def ask_through(self, steps: Mapping[int, Sequence[Step]]) -> None:
        """Let each of these seats go through its steps, in the order given; several seats at once, sealed."""
        self.opened = self.moves
        self.sealed = len(steps) > 1
        self.waiting = len(steps)
        for seat, pending in steps.items():
            self.lanes[seat] += reversed(pending)

    def join(self, seat: int, step: Step) -> None:
        """Ask one seat more in the open section under way."""
        self.waiting += not self.lanes[seat]
        self.lanes[seat].append(step)

    def excuse(self, seat: int) -> None:
        """Ask a seat no longer that has not answered in the open section under way."""
        self.waiting -= bool(self.lanes[seat])
        self.lanes[seat].clear()

    def _begin_section(self) -> None:
        free = self.game.free
        for seat, lane in enumerate(self.lanes):
            if lane and lane[-1][0] not in free:
                self._run_lane(seat, lane)
        if self.sealed and self.waiting < 2:
            self._unseal()
        if self.waiting and self.watched:
            self.base = self.copy()

    def _close_section(self) -> None:
        """All have decided: the table goes on."""
        if self.sealed:
            self.barrier = self.moves
            self._unseal()
        self.base = None
        self.advance()

    def _unseal(self) -> None:
        self.sealed = False
        if self.held:
            self.events += [event.opened() for event in self.held]
            self.held = []

    def tell(self, type: str, seat: int = EVERYBODY, secret: Mapping[str, Any] | None = None, **facts: Any) -> None:
        """Note an event. While choices are sealed, only the seat itself hears of it; the others when all are in."""
        if self.quiet:
            return
        if self.sealed:
            event = Event(self.game, type, seat, facts, secret, only_for=seat)
            self.held.append(event)
        else:
            event = Event(self.game, type, seat, facts, secret)
        self.events.append(event)

    def refused(self, key: str, rule: str | None = None, kind: RefusalKind = "illegal", **args: Any) -> Refused:
        return Refused(Text(key, args), rule=rule, kind=kind, names=self.game.names)

    def _require_turn(self, seat: int) -> None:
        if not 0 <= seat < len(self.lanes):
            raise self.refused("core-no-such-seat", kind="wrong_seat", number=seat)
        if not self.lanes[seat]:
            if self.over:
                raise self.refused("core-over", kind="over")
            raise self.refused("core-not-your-turn", kind="wrong_seat")

    # Who knows what

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat may know, as plain data; `None` asks for a spectator."""
        known = self.known_to(seat)
        frame = {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "seat": seat,
            "players": self.players,
            "options": dict(self.options),
            "to_act": list(self.to_act),
            "over": self.over,
        }
        return frame | self.game.seen_by(known, seat)

    def known_to(self, seat: int | None) -> Self:
        """This state, or, while choices are sealed, the one in which only this seat has acted."""
        self.watched = True
        if not self.sealed or all(actor == seat for actor, _ in self._since(self.opened)):
            return self
        own = [move for move in self._since(self.opened) if move[0] == seat]
        return self._replayed(self.opened, own)

    def determinize(self, seat: int, rng: Random, guess: Callable[[Self, int], Action] | None = None) -> Self:
        """A full state that this seat cannot tell from the real one, with all it does not know dealt anew.

        Sealed choices of others are made anew too, at random or by `guess`.
        """
        acted = list(self._since(self.opened)) if self.sealed else []
        imagined = self._replayed(self.opened, ()) if acted else self.copy()
        imagined.redraw(seat, rng)
        imagined.chance = Chance(rng.getrandbits(128))
        imagined.begin()
        for actor, action in acted:
            if actor == seat:
                imagined._play(seat, action)
        for other in imagined.to_act:
            while imagined.lanes[other] and not self.lanes[other]:
                choice = guess(imagined, other) if guess else imagined.decision(other).sample(rng)
                imagined._play(other, choice)
        return imagined

    # Taking back

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last action can be taken back: nobody learned anything and nobody else acted."""
        return self._taken_back(seat) is not None

    def undo(self, seat: int) -> None:
        """Take back the seat's last action."""
        earlier = self._taken_back(seat)
        if earlier is None:
            raise self.refused("core-no-undo")
        self._become(earlier)

    def _taken_back(self, seat: int) -> Self | None:
        since = list(self._since(self.barrier))
        places = [place for place, (actor, _) in enumerate(since) if actor == seat]
        if not places:
            return None
        place = self.barrier + places[-1]
        others_after = place != self.moves - 1
        if others_after and not (self.sealed and place >= self.opened):
            return None
        kept = since[: places[-1]] + since[places[-1] + 1 :]
        earlier = self._replayed(self.barrier, kept)
        return earlier if self._same_knowledge(earlier) else None

    def _same_knowledge(self, earlier: Self) -> bool:
        """Whether no viewer has found out, since the earlier state, where any component is."""
        viewers = (SPECTATOR, *range(self.players))
        return not any(earlier.unknown_to(viewer) - self.unknown_to(viewer) for viewer in viewers)

    def unknown_to(self, seat: int | None) -> Counter[int]:
        """The components whose whereabouts this seat does not know, sealed choices considered."""
        return self.known_to(seat).unseen(seat)

    # The past

    def history(self) -> list[Move]:
        """All decisions so far, in order."""
        return list(self._since(0))

    def _since(self, place: int) -> Iterator[Move]:
        moves: list[Move] = []
        log = self.log
        for _ in range(self.moves - place):
            assert log is not None
            log, seat, answer = log
            action = answer if isinstance(answer, Action) else answer[0].make(self, answer[1])
            moves.append((seat, action))
        return reversed(moves)

    def _replayed(self, place: int, then: Iterable[Move]) -> Self:
        """The state after the first `place` decisions and then these."""
        base = self.base if self.base is not None and self.base.moves <= place else self.start
        assert base is not None
        state: Self = base.copy()
        state.start = self.start
        for seat, action in chain(islice(self._since(base.moves), place - base.moves), then):
            state._play(seat, action)
        return state

    def beginning(self) -> Self:
        """The first state of the record, ready to be played again."""
        assert self.start is not None
        state: Self = self.start.copy()
        state.start = self.start
        state.watched = True
        return state

    def begin(self) -> None:
        """Make this moment the first of the record."""
        self.log = None
        self.moves = self.barrier = self.opened = 0
        self.base = self.start = None
        self.start = self.copy()

    def resume(self, agenda: Sequence[Step], lanes: Sequence[Sequence[Step]], *, open: bool = False) -> None:
        """Take up the steps of a position."""
        self.agenda = [tuple(step) for step in agenda]
        self.lanes = [[tuple(step) for step in lane] for lane in lanes]
        self.waiting = sum(1 for lane in self.lanes if lane)
        self.sealed = self.waiting > 1 and not open

    def record(self) -> dict[str, Any]:
        """The whole game as JSON: how it began, every decision, and a hash of the state after each."""
        return record.write(self)

    def position(self) -> dict[str, Any]:
        """The written form of this moment, from which `game.position` makes it again.

        While choices are sealed it is the moment before them, `then` the decisions already taken.
        """
        if self.sealed and self.moves > self.opened:
            then = [[seat, action.json()] for seat, action in self._since(self.opened)]
            return self._replayed(self.opened, ()).position() | {"then": then}
        frame = {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "pack": self.game.pack_hash,
            "players": self.players,
            "options": dict(self.options),
            "agenda": [list(step) for step in self.agenda],
            "lanes": [[list(step) for step in lane] for lane in self.lanes],
            "chance": self.chance.json(),
        }
        if self.waiting > 1 and not self.sealed:
            frame["open"] = True
        return frame | self.game.written(self)

    def hash(self) -> str:
        """A short proof of equality: equal states have equal hashes."""
        return record.digest(self.position())

    def copy_shared(self) -> Self:
        """A new state with everything of this one that all games share."""
        new = self.__class__.__new__(self.__class__)
        new.game, new.inputs, new.steps = self.game, self.inputs, self.steps
        new.options, new.origin, new.start = self.options, self.origin, self.start
        new.chance = self.chance.copy()
        new.agenda = self.agenda[:]
        new.lanes = [lane[:] for lane in self.lanes]
        new.waiting, new.sealed, new.opened = self.waiting, self.sealed, self.opened
        new.numbers = self.numbers[:]
        new.log, new.moves, new.barrier = self.log, self.moves, self.barrier
        new.events, new.held = [], self.held[:]
        new.result, new.watched, new.base, new.quiet = self.result, self.watched, self.base, self.quiet
        return new

    def _become(self, other: Self) -> None:
        for kind in type(self).__mro__:
            for name in attributes(kind):
                setattr(self, name, getattr(other, name))


def attributes(kind: type) -> list[str]:
    """What a class adds to its instances; compiled classes name it elsewhere than plain ones."""
    names: Iterable[str] = getattr(kind, "__slots__", ()) or getattr(kind, "__mypyc_attrs__", ())
    return [name for name in names if name != "__dict__"]
