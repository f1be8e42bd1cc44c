"""Temporal-difference learning: every moment of a game learns from the next one and, less and less, from the end."""

from collections.abc import Mapping

import numpy as np

from sternhafen.bots.net import PARTS, Array, ValueNet, shared
from sternhafen.training.selfplay import Episode, Rows

Lesson = tuple[Rows, Array]
"""Positions × seats × inputs, and the chances to aim at."""
BATCH = 128
FORGET = 1e-5
"""How much weights shrink in each step."""


def lessons(net: ValueNet, episodes: list[Episode], trace: float) -> dict[int, Lesson]:
    """What a portion of games teaches, by number of players."""
    by_players: dict[int, list[Lesson]] = {}
    for episode in episodes:
        if len(episode.rows):
            aims = returns(net.chances(episode.rows.astype(np.float32)), episode.deserved, trace)
            by_players.setdefault(episode.rows.shape[1], []).append((episode.rows, aims))
    return {players: joined(found) for players, found in by_players.items()}


def returns(chances: Array, deserved: Array, trace: float) -> Array:
    """For each moment: what the moments after it promised, mixed with the end (TD(lambda))."""
    aims = np.empty_like(chances)
    aim = deserved
    for moment in range(len(chances) - 1, -1, -1):
        aims[moment] = aim
        aim = trace * aim + (1 - trace) * chances[moment]
    return aims


def joined(found: list[Lesson]) -> Lesson:
    return np.concatenate([rows for rows, _ in found]), np.concatenate([aims for _, aims in found])


class Learner:
    """Changes a net, step by step (Adam)."""

    def __init__(self, net: ValueNet) -> None:
        self.net = net
        self.steps = 0
        self.mean = {name: np.zeros_like(net.parts[name]) for name in PARTS}
        self.square = {name: np.zeros_like(net.parts[name]) for name in PARTS}

    def study(self, lesson: Lesson, number: int, rate: float, rng: np.random.Generator) -> None:
        """Go over `number` positions of a lesson, drawn at random."""
        rows, aims = lesson
        for _ in range(-(-number // BATCH)):
            picked = rng.integers(0, len(rows), BATCH)
            self._step(rows[picked].astype(np.float32), aims[picked], rate)

    def _step(self, rows: Array, aims: Array, rate: float) -> None:
        self.steps += 1
        for name, slope in slopes(self.net, rows, aims).items():
            mean, square = self.mean[name], self.square[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            size = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
            part = self.net.parts[name]
            part -= np.float32(size) * mean / (np.sqrt(square) + 1e-8) + np.float32(FORGET) * part

    def state(self) -> dict[str, Array]:
        """Everything needed to go on later."""
        moments = {f"mean_{name}": part for name, part in self.mean.items()}
        squares = {f"square_{name}": part for name, part in self.square.items()}
        return {"steps": np.array(self.steps), **self.net.parts, **moments, **squares}

    @classmethod
    def resume(cls, stored: Mapping[str, Array]) -> "Learner":
        learner = cls(ValueNet({name: stored[name] for name in PARTS}))
        learner.steps = int(stored["steps"])
        learner.mean = {name: stored[f"mean_{name}"] for name in PARTS}
        learner.square = {name: stored[f"square_{name}"] for name in PARTS}
        return learner


def slopes(net: ValueNet, rows: Array, aims: Array) -> dict[str, Array]:
    """How the mean cross entropy between chances and aims changes with each weight."""
    hidden = net.hidden(rows)
    strengths = rows @ net.parts["straight"] + hidden @ net.parts["outer"]
    error = (shared(strengths) - aims) / len(rows)
    inputs, width = rows.shape[-1], hidden.shape[-1]
    flat_rows, flat_hidden, flat_error = rows.reshape(-1, inputs), hidden.reshape(-1, width), error.reshape(-1)
    back = np.outer(flat_error, net.parts["outer"]) * (flat_hidden > 0)
    found = (flat_rows.T @ flat_error, flat_rows.T @ back, back.sum(0), flat_hidden.T @ flat_error)
    return dict(zip(PARTS, found, strict=True))


def loss(net: ValueNet, episodes: list[Episode]) -> float:
    """Mean cross entropy against the ends of games the net has not learned from."""
    total, number = 0.0, 0
    for episode in episodes:
        if len(episode.rows):
            chances = net.chances(episode.rows.astype(np.float32))
            total -= float((episode.deserved * np.log(chances + 1e-9)).sum())
            number += len(chances)
    return total / max(1, number)
