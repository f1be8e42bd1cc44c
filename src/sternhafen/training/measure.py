"""How well a net plays while it learns."""

from concurrent.futures import Executor
from random import Random

import sternhafen
from sternhafen.bots.bot import Limits
from sternhafen.bots.net import ValueNet
from sternhafen.bots.playing import play
from sternhafen.bots.registry import admiral, make
from sternhafen.core.stats import wilson
from sternhafen.training.plan import Plan

GAMES = 100
THINKING = Limits(0.01, counted=True)


def against_pilot(plan: Plan, net: ValueNet, executor: Executor | None, jobs: int) -> tuple[float, tuple[float, float]]:
    """The share of first places in games for two against a Pilot that overlooks nothing, with its interval.

    Each deal is played with both seatings.
    """
    stored = net.save()
    tasks = [(plan, stored, list(range(first, GAMES, jobs))) for first in range(jobs)]
    won = sum(executor.map(_won_of, tasks) if executor else map(_won_of, tasks))
    return won / GAMES, wilson(won, GAMES)


def _won_of(task: tuple[Plan, bytes, list[int]]) -> float:
    plan, stored, numbers = task
    net = ValueNet.load(stored)
    return sum(_won(plan, net, number) for number in numbers)


def _won(plan: Plan, net: ValueNet, number: int) -> float:
    game = sternhafen.game(plan.game)
    state = game.new(players=2, seed=(1 << 40) + number // 2, options=plan.options)
    rng, own = Random(number), number % 2
    bots = [make(game, "greedy", number) for _ in range(2)]
    bots[own] = admiral(game, rng, net)
    winners = play(state, bots, limits=THINKING).winners
    return (own in winners) / len(winners)
