"""How a game goes on: who is asked, what happens in between, and when the table waits.

Control is plain data. The *agenda* is a stack of steps for the table as a whole. Each seat has a *lane*, a stack of
steps it still has to go through; while any lane holds a step, the table waits. Lanes filled together form a
*section*. In a section of several lanes the choices are sealed: each seat sees the table as if the others had
not acted, until the last lane is empty. An *open* section has several lanes before everybody's eyes, and the order
in which the actions arrive decides.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Self

from sternhafen.core.action import Action, AdvanceClock
from sternhafen.core.chance import Chance
from sternhafen.core.decision import Answer, Input, Step
from sternhafen.core.errors import RefusalKind, Refused
from sternhafen.core.event import EVERYBODY, Event
from sternhafen.core.obstacle import Obstacle
from sternhafen.core.plain import Json
from sternhafen.core.result import Result
from sternhafen.core.text import Text

if TYPE_CHECKING:
    from sternhafen.core.game import Game

Move = tuple[int, Action]
Log = tuple[Any, int, Answer] | None
"""The decisions so far as a chain from the newest back, so that copies share it: (the earlier ones, seat, answer)."""

FEW_MOVES = 128
"""How many decisions are replayed at most for the first look at a sealed moment."""

CLOCK = -1
"""The seat under which the passing of time is logged."""


class Flow(ABC):
    """The part of a state that asks, carries out and goes on."""

    __slots__ = (
        "agenda", "barrier", "base", "chance", "events", "game", "held", "inputs", "lanes", "log", "moves", "numbers",
        "opened", "options", "origin", "practice", "quiet", "result", "round_opened", "sealed", "start", "steps",
        "waiting", "watched",
    )  # fmt: skip

    def __init__(self, game: "Game[Any]", players: int, options: Mapping[str, Any], chance: Chance) -> None:
        self.game = game
        self.inputs: dict[str, Input[Any]] = dict(game.inputs)
        self.steps: dict[str, Callable[..., None]] = dict(game.steps)
        self.options = options
        self.chance = chance
        self.origin: Json = {}
        self.agenda: list[Step] = []
        self.lanes: list[list[Step]] = [[] for _ in range(players)]
        self.waiting = 0
        self.sealed = False
        self.opened = 0
        self.numbers = [0] * players
        self.log: Log = None
        self.moves = 0
        self.barrier = 0
        self.round_opened = 0
        self.practice = 0
        self.events: list[Event] = []
        self.held: list[Event] = []
        self.result: Result | None = None
        self.watched = False
        self.quiet = False
        self.start: Any = None
        self.base: Any = None

    @abstractmethod
    def copy(self) -> Self:
        """An exact and independent copy. Games call `copy_shared` and then copy what is theirs."""

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
        new.round_opened, new.practice = self.round_opened, self.practice
        new.events, new.held = [], self.held[:]
        new.result, new.watched, new.base, new.quiet = self.result, self.watched, self.base, self.quiet
        return new

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

    def check(self, seat: int, action: Action, *, number: int | None = None) -> None:
        """Raise `Refused` if the action is not legal for this seat now."""
        if seat == CLOCK and isinstance(action, AdvanceClock):
            return self._check_clock(action)
        step = self.require_asked(seat, number)
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
        self.play(seat, action)
        return self.events

    def hush(self) -> None:
        """Tell nobody what happens from here on, and keep nothing for taking back but the log: how searches play.

        It is for copies and imagined states: `world = state.determinize(seat, rng)`, `world.hush()`, then `world.play`.
        """
        self.keep_start()
        self.quiet, self.watched, self.base, self.held = True, False, None, []

    def playout(self, rng: Random) -> None:
        """Play random decisions to the end, telling nobody: the quick way for searches and measurements."""
        self.hush()
        inputs, free, log, moves = self.inputs, self.game.free, self.log, self.moves
        while self.result is None:
            for seat, lane in enumerate(self.lanes):
                if lane:
                    step = lane.pop()
                    log = (log, seat, inputs[step[0]].improvise(self, seat, step, rng))
                    moves += 1
                    if not lane:
                        self.waiting -= 1
                    elif lane[-1][0] not in free:
                        self._run_lane(seat, lane)
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

    def play(self, seat: int, action: Action) -> None:
        """Play an action that is known to be legal: like `apply`, without looking at it first."""
        if self.start is None:
            self.keep_start()
        self.events = []
        taken = self.chance.count
        self.log = (self.log, seat, action)
        self.moves += 1
        if seat == CLOCK:
            assert isinstance(action, AdvanceClock)
            self.game.pass_time(self, action.seconds)
        else:
            lane = self.lanes[seat]
            step = lane.pop()
            self.numbers[seat] += 1
            self.inputs[step[0]].perform(self, seat, step, action)
            if lane:
                self._run_lane(seat, lane)
            else:
                self.waiting -= 1
        if not self.waiting:
            self._close_section()
        if self.chance.count != taken:
            self.barrier = self.moves
            if self.watched and not self.sealed and not self.quiet:
                self._keep_base()

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

    def open_round(self) -> None:
        """From here on decisions belong to a new round; no practice leads back behind it."""
        self.round_opened = self.moves

    def ask(self, seat: int, *steps: Step) -> None:
        """Let one seat go through these steps, in the order given."""
        self.opened = self.moves
        self.sealed = False
        self.waiting = 1
        self.lanes[seat] += steps[::-1]

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
        if self.waiting and not self.quiet and (self.watched or (self.sealed and self._is_base_old())):
            self._keep_base()

    def keep_start(self) -> None:
        """Keep the first moment of the record before it passes; whoever only looks at a state needs no copy of it."""
        if self.start is None:
            self.start = self.copy()

    def keep_sealed(self) -> None:
        """Keep the beginning of a sealed section for those who will look while others have chosen already.

        States that tell nobody what happens do so only when asked to.
        """
        if self.sealed and self.moves == self.opened:
            self._keep_base()

    def _keep_base(self) -> None:
        """Keep this moment, and the one kept before it, for those who look or take back later."""
        before, self.base = self.base, None
        self.base = self.copy()
        if before is not None:
            before.base, self.base.base = None, before

    def _is_base_old(self) -> bool:
        """Nobody has looked yet; whoever does in a sealed moment must not wait for the whole game to be replayed."""
        return self.moves - (0 if self.base is None else self.base.moves) >= FEW_MOVES

    def _close_section(self) -> None:
        """All have decided: the table goes on."""
        if self.sealed:
            self.barrier = self.moves
            self._unseal()
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

    def refusal(self, obstacle: Obstacle) -> Refused:
        """The refusal of something that an obstacle stands in the way of."""
        return Refused(obstacle.text, rule=obstacle.rule, names=self.game.names)

    def require_asked(self, seat: int, number: int | None = None) -> Step:
        """The step that asks this seat now; raises `Refused` if none does, or not the decision with this number."""
        lanes = self.lanes
        if not 0 <= seat < len(lanes) or not lanes[seat]:
            raise self._not_asked(seat)
        if number is not None and number != self.numbers[seat] + 1:
            raise self.refused("core-stale", kind="stale", asked=self.numbers[seat] + 1, answered=number)
        return lanes[seat][-1]

    def _not_asked(self, seat: int) -> Refused:
        if not 0 <= seat < len(self.lanes):
            return self.refused("core-no-such-seat", kind="wrong_seat", number=seat)
        if self.over:
            return self.refused("core-over", kind="over")
        acting = [{"seat": other} for other in self.to_act]
        return self.refused("core-not-your-turn", kind="wrong_seat", seat={"seat": seat}, acting=acting)
