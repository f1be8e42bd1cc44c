"""Bots that play at first sight: Pilot takes what looks best, Cadet something that looks good."""

from random import Random

from sternhafen.bots.bot import Bot, Imagine, Limits
from sternhafen.core.action import Action
from sternhafen.core.decision import Decision
from sternhafen.core.game import Game
from sternhafen.core.instinct import Instinct
from sternhafen.core.plain import View
from sternhafen.core.state import State

UNPREDICTABLE = 0.2
"""How often another player is thought to do something else than what looks best."""
LIKELY = 3
"""How many moves are likely then."""


class Instinctive(Bot):
    """A bot with the instinct of its game."""

    def __init__(self, game: Game, rng: Random, instinct: Instinct) -> None:
        super().__init__(game, rng)
        self.instinct = instinct

    def guess(self, state: State, seat: int) -> Action:
        """By instinct, but others are not quite predictable."""
        if self.rng.random() < UNPREDICTABLE:
            return self.rng.choice(self.instinct.candidates(state, seat)[:LIKELY])
        return self.instinct.answer(state, seat)


class Greedy(Instinctive):
    """Takes what looks best at first sight."""

    def decide(self, view: View, decision: Decision, imagine: Imagine, limits: Limits) -> Action:
        return self.instinct.answer(imagine(), decision.seat)


class Pilot(Greedy):
    """Greedy, but now and then it overlooks something and takes the next best."""

    def decide(self, view: View, decision: Decision, imagine: Imagine, limits: Limits) -> Action:
        if self.rng.random() >= self.instinct.oversights:
            return super().decide(view, decision, imagine, limits)
        good = self.instinct.candidates(imagine(), decision.seat)
        return good[min(1, len(good) - 1)]


class Cadet(Instinctive):
    """Sensible but weak: one of the few moves that look best, and now and then any move at all."""

    def decide(self, view: View, decision: Decision, imagine: Imagine, limits: Limits) -> Action:
        if self.rng.random() < self.instinct.carelessness:
            return decision.sample(self.rng)
        good = self.instinct.candidates(imagine(), decision.seat)[: self.instinct.wavering]
        return good[min(self.rng.randrange(len(good)), self.rng.randrange(len(good)))]
