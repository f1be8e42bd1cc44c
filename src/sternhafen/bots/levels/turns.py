"""Bots for games whose turns take several moves: they plan whole turns, each more thoroughly than the one before.

A line is found in one imagined world, in which it knows the cards it will draw. So those who think play the best lines
in other imagined worlds too, and take the one that does best there.
"""

import time
from collections.abc import Sequence
from math import inf
from random import Random
from typing import ClassVar

from sternhafen.bots.bot import Advice, Imagine, Limits
from sternhafen.bots.levels.quick import Greedy
from sternhafen.core.action import Action
from sternhafen.core.decision import Decision
from sternhafen.core.game import Game
from sternhafen.core.instinct import Line, Plan, TurnInstinct, shares, won
from sternhafen.core.plain import View
from sternhafen.core.state import State

SHARE = 0.7
"""How much of the time goes into finding lines; the rest into playing the best of them in other worlds."""
BEST = 6
"""How many lines are played there,"""
WORLDS_A_SECOND = 40
"""and in how many worlds."""


class TurnGreedy(Greedy):
    """The yardstick plans its whole turn at first sight.

    What it cannot know it imagines; when something is revealed it plans anew.
    """

    instinct: TurnInstinct

    def __init__(self, game: Game, rng: Random, instinct: TurnInstinct) -> None:
        super().__init__(game, rng, instinct)
        self.plan: list[Action] = []
        self.planned = -1
        """The number of the decision that the plan's first action answers."""

    def decide(self, view: View, decision: Decision, imagine: Imagine, limits: Limits) -> Action:
        if not self.follows_plan(decision):
            self.plan, self.planned = list(self.best(decision.seat, imagine, limits)), decision.number
        self.planned += 1
        return self.plan.pop(0)

    def follows_plan(self, decision: Decision) -> bool:
        """Whether the next action of the plan answers this decision."""
        return bool(self.plan) and self.planned == decision.number and decision.allows(self.plan[0])

    def best(self, seat: int, imagine: Imagine, limits: Limits) -> Plan:
        """How the turn is to go on."""
        return self.lines(imagine, seat)[0].actions

    def lines(self, imagine: Imagine, seat: int, width: int = 0) -> Sequence[Line]:
        """Ways to go on in one imagined world, the best first."""
        return self.instinct.lines(world(imagine), seat, width or self.instinct.width)


class TurnPilot(TurnGreedy):
    """Pilot plans in the same way, but now and then it overlooks how its turn should begin."""

    def best(self, seat: int, imagine: Imagine, limits: Limits) -> Plan:
        found = self.lines(imagine, seat)
        if self.rng.random() >= self.instinct.oversights:
            return found[0].actions
        return next((line.actions for line in found if line.actions[0] != found[0].actions[0]), found[0].actions)


class TurnCaptain(TurnGreedy):
    """Captain tries the best lines it finds in other worlds too, as many as it is given."""

    widest: ClassVar[int] = 400
    """How many lines are followed at once at most."""
    worlds: ClassVar[int] = 8
    """In how many worlds lines are tried at most."""

    def best(self, seat: int, imagine: Imagine, limits: Limits) -> Plan:
        return self.weighed(seat, imagine, limits)[0][1]

    def explain(self, view: View, decision: Decision, imagine: Imagine, limits: Limits) -> list[Advice]:
        found: dict[Action, float] = {}
        for worth, plan in self.weighed(decision.seat, imagine, limits):
            found.setdefault(plan[0], worth)
        state = world(imagine)
        return [Advice(action, self.chance(worth, state, decision.seat)) for action, worth in found.items()]

    def chance(self, worth: float, state: State, seat: int) -> float:
        """The seat's chance to win with such a turn, the others being where they are."""
        worths = self.standing(state)
        worths[seat] = worth
        return self._shares(worths)[seat]

    def forecast(self, states: Sequence[State]) -> list[Sequence[float]]:
        """At the end of a turn."""
        return [won(state) if state.over else self._shares(self.standing(state)) for state in states]

    def _shares(self, worths: Sequence[float]) -> list[float]:
        return shares([self.instinct.spread * worth for worth in worths])

    def standing(self, state: State) -> list[float]:
        """What every seat's position promises."""
        return self.instinct.worths(state)

    def weighed(self, seat: int, imagine: Imagine, limits: Limits) -> list[tuple[float, Plan]]:
        """The best plans found, with what they promise on average, the best first."""
        end = time.perf_counter() + 0.9 * limits.seconds
        found = self.ranked(seat, self.found(seat, imagine, limits), limits)
        plans = list(dict.fromkeys(line.actions for line in found))[:BEST]
        if len(plans) == 1:
            return [(found[0].worth, plans[0])]
        totals, worlds = [0.0] * len(plans), 0
        most = min(self.worlds, max(1, round(limits.seconds * WORLDS_A_SECOND)))
        while worlds < most and (limits.counted or not worlds or time.perf_counter() < end):
            state = world(imagine)
            outcomes = self.judged(seat, state, [self.instinct.outcome(state, seat, plan) for plan in plans])
            totals = [total + worth for total, worth in zip(totals, outcomes, strict=True)]
            worlds += 1
        ranked = [(total / worlds, plan) for total, plan in zip(totals, plans, strict=True)]
        return sorted(ranked, key=lambda entry: -entry[0])

    def ranked(self, seat: int, found: Sequence[Line], limits: Limits) -> list[Line]:
        """The lines that differ, the best first."""
        return different(found)

    def judged(self, seat: int, before: State, outcomes: Sequence[State]) -> list[float]:
        """What the ends of a turn promise that began with the state before."""
        return self.instinct.promises(seat, before, outcomes)

    def found(self, seat: int, imagine: Imagine, limits: Limits) -> Sequence[Line]:
        """Lines in one world: a quick look, then as wide a one as time allows."""
        start = time.perf_counter()
        quick = self.lines(imagine, seat, min(self.instinct.width, self.widest))
        if len({line.actions for line in quick}) == 1:
            return quick
        taken = time.perf_counter() - start
        width = self.width(limits, taken)
        until = inf if limits.counted else start + SHARE * limits.seconds
        if width <= self.instinct.width:
            return quick
        return self.instinct.lines(world(imagine), seat, width, until)

    def width(self, limits: Limits, taken: float) -> int:
        """How many lines can be followed in the time left, if the quick look took so long."""
        if limits.counted:
            wide = SHARE * limits.seconds * self.instinct.pace
        else:
            wide = self.instinct.width * (SHARE * limits.seconds - taken) / max(taken, 1e-5)
        return min(self.widest, int(wide))


def different(found: Sequence[Line]) -> list[Line]:
    """Lines that come to the same differ only in the order of their steps: one of them is enough."""
    return list({round(line.worth, 3): line for line in reversed(found)}.values())[::-1]


def world(imagine: Imagine) -> State:
    """An imagined state that nobody watches."""
    state = imagine()
    state.hush()
    return state
