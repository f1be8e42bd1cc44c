"""Moves compared in imagined worlds: all get the same ones, so that luck decides nothing between them."""

from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev
from typing import Any

from sternhafen.bots import Bot, Clock, Instinct, Limits, instinct_of, make
from sternhafen.core.action import Action
from sternhafen.core.game import Game
from sternhafen.core.instinct import Plan
from sternhafen.core.state import State

CONSIDERED = 7
"""How many moves are compared at most, besides the one that was played."""
LEAST, MOST = 4, 400
"""In how many worlds every move is tried at least, and at most."""
KEPT = 3
"""How many moves are tried in further worlds, when the others have been given up."""


class Trial:
    """A way to go on, and what came of it in each world."""

    __slots__ = ("chances", "leads", "plan")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.chances: list[Sequence[float]] = []
        self.leads: list[float] = []

    @property
    def action(self) -> Action:
        return self.plan[0]

    def mean(self) -> list[float]:
        """Every seat's chance on average."""
        return [fmean(seen) for seen in zip(*self.chances, strict=True)]

    def of(self, seat: int) -> list[float]:
        """One seat's chance in each world."""
        return [chances[seat] for chances in self.chances]


class Judge:
    """A bot that is asked about moves instead of making them. It imagines what the seat does not know."""

    def __init__(self, game: Game, bot: str, limits: Limits) -> None:
        self.bot: Bot = make(game, bot, 0)
        self.instinct: Instinct[Any] = instinct_of(game)
        self.limits = limits

    def weigh(self, state: State, seat: int, played: Action, seed: str, more: Sequence[Action] = ()) -> list[Trial]:
        """The moves worth considering, the one played and those that shall be compared besides, the best first."""
        self.bot.rng = Random(seed)
        field = [Trial(plan) for plan in self._plans(state, seat, [played, *more])]
        clock, given_up = self.limits.clock(self.instinct.pace), list[Trial]()
        alone = len(field) == 1
        while self._goes_on(field, clock, alone):
            self._try_all(field, self.imagined(state, seat), seat)
            if len(field) > KEPT + 1 and len(field[0].chances) == max(LEAST, clock.usual // (2 * len(field))):
                field, weak = parted(field, seat, played)
                given_up = weak + given_up
        return ranked(field, seat) + ranked(given_up, seat)

    def look(self, state: State, seat: int, played: Action, seed: str, worlds: int) -> Trial:
        """One move alone, in this many worlds."""
        self.bot.rng = Random(seed)
        trial = Trial((played,))
        for _ in range(worlds):
            self._try_all([trial], self.imagined(state, seat), seat)
        return trial

    def _goes_on(self, field: Sequence[Trial], clock: Clock, alone: bool) -> bool:
        worlds, ticks = len(field[0].chances), [clock.tick() for _ in field]
        return worlds < LEAST or (ticks[-1] and not alone and worlds < MOST)

    def _plans(self, state: State, seat: int, wanted: Sequence[Action]) -> list[Plan]:
        found = list(self.instinct.plans(self.imagined(state, seat), seat))[:CONSIDERED]
        known = {plan[0] for plan in found}
        return found + [(action,) for action in dict.fromkeys(wanted) if action not in known]

    def imagined(self, state: State, seat: int) -> State:
        """A world the seat cannot tell from the real one; what others choose in secret is guessed."""
        world = state.determinize(seat, self.bot.rng, self.bot.guess)
        world.hush()
        if world.sealed:
            for other in world.to_act:
                while other != seat and world.lanes[other]:
                    world.play(other, self.bot.guess(world, other))
        return world

    def _try_all(self, field: Sequence[Trial], world: State, seat: int) -> None:
        states = [self.after(world, seat, trial.plan) for trial in field]
        for trial, state, chances in zip(field, states, self.bot.forecast(states), strict=True):
            trial.chances.append(chances)
            trial.leads.append(self.lead(state, seat))

    def after(self, world: State, seat: int, plan: Plan) -> State:
        """Where a plan leads once everybody has played on to the next comparable moment, the same for all plans."""
        state = world.copy()
        moment = self.instinct.moment(state)
        self.instinct.carry_out(state, seat, plan)
        if self.instinct.moment(state) == moment:
            self.instinct.complete(state)
        return state

    def lead(self, state: State, seat: int) -> float:
        """How far the seat is ahead of the best other, or behind."""
        points = state.result.scores if state.result else self.instinct.worths(state)
        return points[seat] - max(points[other] for other in range(state.players) if other != seat)


def ranked(field: Sequence[Trial], seat: int) -> list[Trial]:
    return sorted(field, key=lambda trial: -fmean(trial.of(seat)))


def parted(field: Sequence[Trial], seat: int, played: Action) -> tuple[list[Trial], list[Trial]]:
    """Those that deserve more worlds, the one played among them, and those that do not."""
    order = ranked(field, seat)
    kept = [trial for place, trial in enumerate(order) if place < KEPT or trial.action == played]
    return kept, [trial for trial in order if trial not in kept]


def error_of(values: Sequence[float]) -> float:
    """The standard error of a mean."""
    return stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.5


def difference(better: Trial, worse: Trial, seat: int) -> tuple[float, float]:
    """How much one move is better than another in the worlds both were tried in, and the standard error of that."""
    pairs = zip(better.of(seat), worse.of(seat), strict=False)
    gaps = [one - other for one, other in pairs]
    return fmean(gaps), error_of(gaps)
