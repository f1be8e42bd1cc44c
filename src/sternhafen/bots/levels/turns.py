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

SHARE, SHARE_AHEAD = 0.7, 0.4
"""How much of the time goes into finding lines, and if others reply; the rest into playing the best in other worlds."""
BEST = 6
"""How many lines are played there,"""
WORLDS_A_SECOND = 40
"""and in how many worlds, if there is no time to look further than the turn."""
TRIES_A_SECOND = 160
"""How many lines can be followed until the seat has ended its first turn of the next round,"""
FEWEST_AHEAD, MOST_AHEAD = 4, 8
"""of how many different ones,"""
MORE_TRIES = 40
"""one more for this many tries."""
NEXT_WIDTH, NEXT_JUDGED = 3, 4
"""How many lines of the next turn are followed at once, and how many are judged."""


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
    """Captain tries the best lines it finds in other worlds too, as many as it is given.

    With enough time it lets all others reply there, and looks what its next turn could be.
    """

    widest: ClassVar[int] = 400
    """How many lines are followed at once at most."""
    worlds: ClassVar[int] = 8
    """In how many worlds lines are tried at most, if it looks no further than the turn."""
    looks_ahead: ClassVar[bool] = True
    tries_a_second: ClassVar[int] = TRIES_A_SECOND

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
        end = inf if limits.counted else time.perf_counter() + 0.9 * limits.seconds
        found = self.ranked(seat, self.found(seat, imagine, limits), limits)
        number, most = self.effort(limits)
        plans = self.chosen(list(dict.fromkeys(line.actions for line in found)), number)
        if len(plans) == 1:
            return [(found[0].worth, plans[0])]
        totals, worlds = [0.0] * len(plans), 0
        while worlds < most and (not worlds or time.perf_counter() < end):
            try_out = self.followed_on if self.tries(limits) else self.outcomes
            outcomes = try_out(seat, world(imagine), plans, end)
            if worlds and len(outcomes) < len(totals):
                break
            totals = [total + worth for total, worth in zip(totals, outcomes, strict=False)]
            worlds += 1
        ranked = [(total / worlds, plan) for total, plan in zip(totals, plans, strict=False)]
        return sorted(ranked, key=lambda entry: -entry[0])

    def chosen(self, plans: Sequence[Plan], number: int) -> Sequence[Plan]:
        """Those to be tried, of all plans found, the best first."""
        return plans[:number]

    def tries(self, limits: Limits) -> int:
        """How many plans can be followed beyond the turn; none if that does not suffice to compare."""
        tries = round(limits.seconds * self.tries_a_second)
        return tries if self.looks_ahead and tries >= FEWEST_AHEAD else 0

    def effort(self, limits: Limits) -> tuple[int, int]:
        """How many plans are tried, and in how many worlds."""
        tries = self.tries(limits)
        if tries:
            number = min(MOST_AHEAD, FEWEST_AHEAD + tries // MORE_TRIES)
            return number, tries // number
        return BEST, min(self.worlds, max(1, round(limits.seconds * WORLDS_A_SECOND)))

    def outcomes(self, seat: int, state: State, plans: Sequence[Plan], end: float) -> list[float]:
        """What the plans promise in one world."""
        return self.judged(seat, state, [self.instinct.outcome(state, seat, plan) for plan in plans])

    def followed_on(self, seat: int, state: State, plans: Sequence[Plan], end: float) -> list[float]:
        """What they promise once all have played on; when time is up, the first of them."""
        rivals, found = self.rivals(state, seat), list[float]()
        for plan in plans:
            if found and time.perf_counter() >= end:
                break
            found.append(self.lead(self.played_on(state, seat, plan), seat) + rivals)
        return found

    def played_on(self, state: State, seat: int, plan: Plan) -> State:
        """Where it is judged what a plan has come to."""
        after: State = self.instinct.played_on(state, seat, plan)
        return after

    def lead(self, state: State, seat: int) -> float:
        """How much better the seat stands than the others on average, with the best of its next turn."""
        if state.result is not None:
            others = [score for other, score in enumerate(state.result.scores) if other != seat]
            return state.result.scores[seat] - sum(others) / len(others)
        lines = different(self.instinct.lines(state, seat, NEXT_WIDTH))[:NEXT_JUDGED]
        return max(self.judged(seat, state, [line.state for line in lines])) - self.rivals(state, seat)

    def rivals(self, state: State, seat: int) -> float:
        """What the others' positions promise on average."""
        others = [other for other in range(state.players) if other != seat]
        return sum([self.judged(other, state, [state])[0] for other in others]) / len(others)

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
        until = inf if limits.counted else start + self.share(limits) * limits.seconds
        if width <= self.instinct.width:
            return quick
        return self.instinct.lines(world(imagine), seat, width, until)

    def width(self, limits: Limits, taken: float) -> int:
        """How many lines can be followed in the time left, if the quick look took this long."""
        if limits.counted:
            wide = SHARE * limits.seconds * self.instinct.pace
        else:
            wide = self.instinct.width * (self.share(limits) * limits.seconds - taken) / max(taken, 1e-5)
        return min(self.widest, int(wide))

    def share(self, limits: Limits) -> float:
        """How much of the time on a clock goes into finding lines."""
        return SHARE_AHEAD if self.tries(limits) else SHARE


def different(found: Sequence[Line]) -> list[Line]:
    """Lines that come to the same differ only in the order of their steps: one of them is enough."""
    return list({round(line.worth, 3): line for line in reversed(found)}.values())[::-1]


def world(imagine: Imagine) -> State:
    """An imagined state that nobody watches."""
    state = imagine()
    state.hush()
    return state
