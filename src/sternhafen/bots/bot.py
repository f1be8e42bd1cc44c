"""What a bot is: a class with one method."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random

import msgspec

from sternhafen.core.action import Action
from sternhafen.core.decision import Decision
from sternhafen.core.game import Game
from sternhafen.core.instinct import won
from sternhafen.core.plain import View
from sternhafen.core.state import State

Imagine = Callable[[], State]
"""Gives a full state that the seat cannot tell from the real one, a new one at each call."""


class Limits(msgspec.Struct, frozen=True):
    """How long a bot may think about one decision."""

    seconds: float = 1.0
    counted: bool = False
    """Think as much as is usual in that time, whatever the clock says: the same seed then gives the same move."""

    def clock(self, pace: int) -> "Clock":
        """A clock that begins now, for a search that usually tries this many things in a second."""
        return Clock(self, pace)


class Clock:
    """Says when to stop thinking: by the clock, or after as many tries as are usual in that time."""

    def __init__(self, limits: Limits, pace: int) -> None:
        self.usual = max(1, round(limits.seconds * pace))
        """How many tries there will be, if all is as usual."""
        self.tries = 0
        self.counted = limits.counted
        self.begun = time.perf_counter()
        self.seconds = max(1e-9, 0.9 * limits.seconds)

    def tick(self) -> bool:
        """Whether there is time for another try."""
        self.tries += 1
        if self.counted:
            return self.tries <= self.usual
        return time.perf_counter() < self.begun + self.seconds

    def spent(self, more: int = 0) -> float:
        """Which part of the time is over, or will be after some more tries like those made."""
        if self.counted:
            return (self.tries + more) / self.usual
        return (time.perf_counter() - self.begun) / self.seconds * (1 + more / max(1, self.tries))


class Advice(msgspec.Struct, frozen=True):
    """A move and what a bot expects of it."""

    action: Action
    chance: float
    """The estimated chance to win, from 0 to 1."""


class Bot(ABC):
    """A player. Its own randomness comes from `self.rng`, so that a seed makes it repeat itself."""

    def __init__(self, game: Game, rng: Random) -> None:
        self.game = game
        self.rng = rng

    @abstractmethod
    def decide(self, view: View, decision: Decision, imagine: Imagine, limits: Limits) -> Action:
        """One of the decision's actions."""

    def guess(self, state: State, seat: int) -> Action:
        """What another seat has probably chosen, in an imagined state where its choice is still sealed."""
        return state.decision(seat).sample(self.rng)

    def explain(self, view: View, decision: Decision, imagine: Imagine, limits: Limits) -> list[Advice]:
        """The moves it considers with their estimated chances to win, the best first."""
        even = 1 / decision.state.players
        return [Advice(self.decide(view, decision, imagine, limits), even)]

    def forecast(self, states: Sequence[State]) -> list[Sequence[float]]:
        """Every seat's chance to win, in each of several comparable states; where nothing is judged, all are equal."""
        return [won(state) if state.over else [1 / state.players] * state.players for state in states]


def ask(bot: Bot, state: State, seat: int, limits: Limits = Limits()) -> Action:
    """What the bot would do in this seat. It is shown the seat's knowledge only."""

    def imagine() -> State:
        return state.determinize(seat, bot.rng, bot.guess)

    return bot.decide(state.view(seat), imagine().decision(seat), imagine, limits)


def explain(bot: Bot, state: State, seat: int, limits: Limits = Limits()) -> list[Advice]:
    """The moves the bot considers in this seat with their estimated chances, the best first; the same knowledge."""

    def imagine() -> State:
        return state.determinize(seat, bot.rng, bot.guess)

    return bot.explain(state.view(seat), imagine().decision(seat), imagine, limits)
