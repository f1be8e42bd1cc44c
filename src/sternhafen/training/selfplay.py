"""Games of a net against itself, as numbers to learn from."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

import sternhafen
from sternhafen.bots.bot import Limits, ask
from sternhafen.bots.levels.admiral import Admiral
from sternhafen.bots.net import Array, ValueNet
from sternhafen.bots.registry import admiral, instinct_of
from sternhafen.core.action import Action
from sternhafen.core.instinct import Instinct, shares
from sternhafen.core.instinct import Plan as Moves
from sternhafen.core.state import State
from sternhafen.training.plan import Plan

Rows = NDArray[np.float16]
COMPARED = 4
"""How many moves the net compares in training."""


class Episode(msgspec.Struct, frozen=True):
    """One game: the numbers of every seat at each comparable moment, and what each seat deserved at the end."""

    rows: Rows
    """Moments × seats × inputs."""
    deserved: Array


class Player:
    """Plays all seats of one game: by instinct, and if there is a net, by the net where a seat begins a round.

    What follows in the round is mostly settled then, and games are played several times as fast.
    """

    def __init__(self, plan: Plan, net: ValueNet | None, instinct: Instinct, rng: Random) -> None:
        self.plan = plan
        self.instinct = instinct
        self.rng = rng
        self.judge = Admiral(instinct.game, rng, instinct, net) if net else None
        self.begun: dict[int, Any] = {}
        """By seat: the round in which the net was last asked."""
        self.under_way: dict[int, list[Action]] = {}
        """By seat: what is left of its plan."""

    def choose(self, state: State, seat: int) -> Action:
        """The next move of the seat's plan, or of a new one where that cannot go on."""
        going_on = self.under_way.get(seat)
        if not going_on or not state.decision(seat).allows(going_on[0]):
            going_on = self.under_way[seat] = list(self._plan(state, seat))
        return going_on.pop(0)

    def _plan(self, state: State, seat: int) -> Moves:
        plans = self.instinct.plans(state, seat)[:COMPARED]
        if len(plans) == 1:
            return plans[0]
        if self.rng.random() < self.plan.curiosity:
            return self.rng.choice(plans)
        return self._best(state, seat, plans) if self._begins(state, seat) else plans[0]

    def _begins(self, state: State, seat: int) -> bool:
        """Whether the net is to be asked."""
        moment = self.instinct.moment(state)
        if not self.judge or self.begun.get(seat) == moment or not self.instinct.is_to_be_weighed(state.decision(seat)):
            return False
        self.begun[seat] = moment
        return True

    def _best(self, state: State, seat: int, plans: Sequence[Moves]) -> Moves:
        """The plan the net likes best in one world that it may imagine."""
        assert self.judge is not None
        world = state.determinize(seat, self.rng, self.judge.guess)
        chances = self.judge.outcomes(world, seat, plans, lambda: True)
        return plans[max(range(len(plans)), key=lambda place: chances[place])]


class Thinker:
    """Plays all seats as the strongest bot does, but for a little curiosity: slow games, from which more is learned."""

    def __init__(self, plan: Plan, net: ValueNet, instinct: Instinct, rng: Random) -> None:
        self.plan = plan
        self.rng = rng
        self.instinct = instinct
        self.bot = admiral(instinct.game, rng, net)
        self.limits = Limits(plan.thinking, counted=True)

    def choose(self, state: State, seat: int) -> Action:
        if self.rng.random() < self.plan.curiosity / 4:
            return self.rng.choice(self.instinct.plans(state, seat)[:COMPARED])[0]
        return ask(self.bot, state, seat, self.limits)


def teacher(plan: Plan, net: ValueNet | None, instinct: Instinct, rng: Random) -> Player | Thinker:
    """Who plays the games: quick to see much of the game, or thinking to see good play."""
    return Thinker(plan, net, instinct, rng) if net and plan.thinking else Player(plan, net, instinct, rng)


def play(plan: Plan, net: ValueNet | None, number: int) -> Episode:
    """Play game `number` of the plan."""
    game = sternhafen.game(plan.game)
    rng = Random(f"{plan.game}-{plan.seed}-{number}")
    players = game.players[number % len(game.players)]
    state = game.new(players=players, seed=rng.getrandbits(128), options=plan.options)
    state.quiet = True
    player = teacher(plan, net, instinct_of(game), rng)
    features = player.instinct.features()
    moments: list[list[list[float]]] = []
    moment = player.instinct.moment(state)
    while not state.over:
        for seat in state.to_act:
            if state.lanes[seat]:
                state.play(seat, player.choose(state, seat))
        if not state.over and player.instinct.moment(state) != moment:
            moment = player.instinct.moment(state)
            moments.append([features(state, seat) for seat in range(players)])
    return Episode(np.array(moments, np.float16), deserved(player.instinct, state))


def deserved(instinct: Instinct, state: State) -> Array:
    """What each seat is to be praised for: a narrow defeat is nearly a victory."""
    assert state.result is not None
    return np.array(shares([instinct.margin * score for score in state.result.scores]), np.float32)


def play_share(task: tuple[Plan, bytes | None, list[int]]) -> list[Episode]:
    """Several games, able to be played in any process."""
    plan, stored, numbers = task
    net = ValueNet.load(stored) if stored else None
    return [play(plan, net, number) for number in numbers]
