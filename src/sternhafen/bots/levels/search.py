"""Bots that think: they imagine what they cannot see, try every promising move in it, and finish the round each time.

Positions are judged at the end of a round only: in the middle of one, a card paid for but not yet placed looks
like a loss. Captain judges by rule of thumb, Admiral by a net that has learned from games against itself.
"""

import sys
from collections.abc import Callable, Sequence
from itertools import accumulate

from sternhafen.bots.bot import Advice, Clock, Imagine, Limits
from sternhafen.bots.levels.quick import Instinctive
from sternhafen.core.action import Action
from sternhafen.core.decision import Decision
from sternhafen.core.instinct import Plan
from sternhafen.core.plain import View
from sternhafen.core.state import State

ENOUGH = 2
"""After this many worlds without any difference between the moves there is nothing to think about."""
ROUNDING = 1e-9
"""Parts of the time are sums of fractions."""


class Trial:
    """A move and what came of it so far."""

    __slots__ = ("action", "total", "worlds")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.total = 0.0
        self.worlds = 0

    @property
    def chance(self) -> float:
        return self.total / self.worlds if self.worlds else 0.0


class Captain(Instinctive):
    """Thinks a round ahead in many imagined worlds and judges by rule of thumb."""

    @property
    def worlds(self) -> int:
        """How many worlds are enough, if there is time."""
        return sys.maxsize

    def decide(self, view: View, decision: Decision, imagine: Imagine, limits: Limits) -> Action:
        moves = self.considered(decision, imagine)
        return moves[0] if len(moves) == 1 else self._weighed(moves, decision.seat, imagine, limits)[0].action

    def explain(self, view: View, decision: Decision, imagine: Imagine, limits: Limits) -> list[Advice]:
        moves = self.considered(decision, imagine)
        weighed = self._weighed(moves, decision.seat, imagine, limits)
        # A move given up early is known by few worlds: it counts for no more than those that were kept.
        chances = accumulate((trial.chance for trial in weighed), min)
        return [Advice(trial.action, chance) for trial, chance in zip(weighed, chances, strict=True)]

    def considered(self, decision: Decision, imagine: Imagine) -> Sequence[Action]:
        """The moves to be compared; one alone is made at once."""
        good = self.instinct.candidates(imagine(), decision.seat)
        return good if self.instinct.is_to_be_weighed(decision) else good[:1]

    def forecast(self, states: Sequence[State]) -> list[Sequence[float]]:
        """At the end of a round."""
        return [self.instinct.chances(state) for state in states]

    def _weighed(self, moves: Sequence[Action], seat: int, imagine: Imagine, limits: Limits) -> list[Trial]:
        """The moves tried, best first. All get the same worlds, so that luck decides nothing between them.

        The time is shared out among stages; after each the weaker half of the moves is given up.
        """
        clock, field, given_up = limits.clock(self.instinct.pace), [Trial(move) for move in moves], list[Trial]()
        part = 1 / stages(len(moves)) + ROUNDING
        while self._explored(field, clock.spent() + part, seat, imagine, clock):
            field.sort(key=chance_of, reverse=True)
            half = max(2, (len(field) + 1) // 2)
            field, given_up = field[:half], field[half:] + given_up
        return sorted(field, key=chance_of, reverse=True) + given_up

    def _explored(self, field: list[Trial], until: float, seat: int, imagine: Imagine, clock: Clock) -> bool:
        """Whether the field was tried until this much of the time is spent, and there is reason to go on afterwards."""
        while self._try_all(field, seat, imagine(), clock):
            if len(field) == 1 or field[0].worlds >= self.worlds:
                return False
            if field[0].worlds == ENOUGH and indifferent(field):
                return False
            if clock.spent(len(field)) > until:
                return True
        return False

    def _try_all(self, field: list[Trial], seat: int, world: State, clock: Clock) -> bool:
        """Try each move in one world; if time runs out in between, the world counts for nobody but in the first."""
        found = self.outcomes(world, seat, [(trial.action,) for trial in field], clock.tick)
        if len(found) == len(field) or not field[0].worlds:
            for trial, chance in zip(field, found, strict=False):
                trial.total += chance
                trial.worlds += 1
        return len(found) == len(field)

    def outcomes(self, world: State, seat: int, plans: Sequence[Plan], may_go_on: Callable[[], bool]) -> list[float]:
        """The seat's chance after each plan, once everybody has played the round to its end; fewer if time is up."""
        world.hush()
        self._let_others_choose(world, seat)
        states = []
        for plan in plans:
            if not may_go_on():
                break
            states.append(self._played_on(world, seat, plan))
        return [chances[seat] for chances in self.forecast(states)]

    def _let_others_choose(self, world: State, seat: int) -> None:
        """Sealed choices cannot depend on ours: they are the same whatever we try."""
        if world.sealed:
            for other in world.to_act:
                while other != seat and world.lanes[other]:
                    world.play(other, self.guess(world, other))

    def _played_on(self, world: State, seat: int, plan: Plan) -> State:
        after = world.copy()
        self.instinct.carry_out(after, seat, plan)
        self.instinct.complete(after)
        return after


def stages(moves: int) -> int:
    """How often the moves can be halved until two are left, and then to the end."""
    return max(1, (moves - 1).bit_length())


def indifferent(field: Sequence[Trial]) -> bool:
    """Whether it makes no difference which move is taken."""
    return all(trial.total == field[0].total for trial in field)


def chance_of(trial: Trial) -> float:
    return trial.chance
