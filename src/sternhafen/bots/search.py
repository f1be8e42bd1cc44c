"""Bots that think: they imagine what they cannot see, try every promising move in it, and finish the round each time.

Positions are judged at the end of a round only: in the middle of one, a card paid for but not yet placed looks
like a loss. Captain judges by rule of thumb, Admiral by a net that has learned from games against itself.
"""

import time
from collections.abc import Sequence
from typing import Any

from sternhafen.bots.bot import Advice, Imagine, Limits
from sternhafen.bots.quick import Instinctive
from sternhafen.core.action import Action
from sternhafen.core.decision import Decision

HALVINGS = (3, 6, 12, 24, 48)
"""After so many imagined worlds the weaker half of the moves is given up."""

ENOUGH = 2
"""After so many worlds without any difference between the moves there is nothing to think about."""


class Clock:
    """Says when to stop thinking: by the clock, or after as many tries as are usual in that time."""

    def __init__(self, limits: Limits, pace: int) -> None:
        self.left = max(1, round(limits.seconds * pace)) if limits.counted else -1
        self.end = time.perf_counter() + 0.9 * limits.seconds

    def tick(self) -> bool:
        """Whether there is time for another try."""
        if self.left < 0:
            return time.perf_counter() < self.end
        self.left -= 1
        return self.left >= 0


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

    def decide(self, view: dict[str, Any], decision: Decision, imagine: Imagine, limits: Limits) -> Action:
        moves = self.instinct.candidates(imagine(), decision.seat)
        return moves[0] if len(moves) == 1 else self._weighed(moves, decision.seat, imagine, limits)[0].action

    def explain(self, view: dict[str, Any], decision: Decision, imagine: Imagine, limits: Limits) -> list[Advice]:
        moves = self.instinct.candidates(imagine(), decision.seat)
        return [Advice(trial.action, trial.chance) for trial in self._weighed(moves, decision.seat, imagine, limits)]

    def judged(self, states: Sequence[Any]) -> list[Sequence[float]]:
        """Every seat's chance to win, in each of several states at the end of a round."""
        return [self.instinct.chances(state) for state in states]

    def _weighed(self, moves: Sequence[Action], seat: int, imagine: Imagine, limits: Limits) -> list[Trial]:
        """The moves tried, best first. All get the same worlds, so that luck decides nothing between them."""
        clock = Clock(limits, self.instinct.pace)
        field = [Trial(move) for move in moves]
        given_up: list[Trial] = []
        worlds = 0
        while self._try_all(field, seat, imagine(), clock):
            worlds += 1
            if worlds in HALVINGS and len(field) > 2:
                field.sort(key=chance_of, reverse=True)
                half = (len(field) + 1) // 2
                field, given_up = field[:half], field[half:] + given_up
            if len(moves) == 1 or (worlds == ENOUGH and indifferent(field)):
                break
        return sorted(field, key=chance_of, reverse=True) + given_up

    def _try_all(self, field: list[Trial], seat: int, world: Any, clock: Clock) -> bool:
        """Try each move in one world; if time runs out in between, the world counts for nobody but in the first."""
        moves = [trial.action for trial in field if clock.tick()]
        if len(moves) == len(field) or not field[0].worlds:
            for trial, chance in zip(field, self.outcomes(world, seat, moves), strict=False):
                trial.total += chance
                trial.worlds += 1
        return len(moves) == len(field)

    def outcomes(self, world: Any, seat: int, moves: Sequence[Action]) -> list[float]:
        """The seat's chance after each of the moves, once everybody has played the round to its end."""
        world.quiet, world.watched = True, False
        self._let_others_choose(world, seat)
        states = [self._played_on(world, seat, move) for move in moves]
        return [chances[seat] for chances in self.judged(states)]

    def _let_others_choose(self, world: Any, seat: int) -> None:
        """Sealed choices cannot depend on ours: they are the same whatever we try."""
        if world.sealed:
            for other in world.to_act:
                while other != seat and world.lanes[other]:
                    world.play(other, self.guess(world, other))

    def _played_on(self, world: Any, seat: int, action: Action) -> Any:
        after = world.copy()
        after.play(seat, action)
        self.instinct.complete(after)
        return after


def indifferent(field: Sequence[Trial]) -> bool:
    """Whether it makes no difference which move is taken."""
    return all(trial.total == field[0].total for trial in field)


def chance_of(trial: Trial) -> float:
    return trial.chance
