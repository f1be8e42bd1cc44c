"""A whole training: portions of games, lessons from them, measurements now and then. It can be stopped and goes on."""

import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.lib.npyio import NpzFile

import sternhafen
from sternhafen.bots.net import ValueNet
from sternhafen.bots.registry import instinct_of
from sternhafen.bots.shipped import net_of
from sternhafen.core.errors import DataError
from sternhafen.training.learner import Learner, Lesson, joined, lessons, loss
from sternhafen.training.measure import against_pilot
from sternhafen.training.plan import Plan
from sternhafen.training.selfplay import Episode, play_share

HELD_OUT = 200
"""Games of Pilots that are only for measuring the error."""


class Point(msgspec.Struct, frozen=True):
    """One measurement."""

    games: int
    loss: float
    """Error about the ends of games it has not learned from."""
    first_places: float
    """Against Pilot in games for two, with one imagined world for each decision."""
    interval: tuple[float, float]


class Progress(msgspec.Struct, frozen=True):
    games: int
    games_per_second: float
    curve: list[Point]


Tell = Callable[[Progress], None]


class Training:
    """A plan under way, kept in a folder."""

    def __init__(self, plan: Plan, folder: Path, executor: Executor | None, jobs: int) -> None:
        self.plan = plan
        self.folder = folder
        self.executor = executor
        self.jobs = jobs
        self.memory: deque[dict[int, Lesson]] = deque(maxlen=plan.memory)
        self.curve: list[Point] = []
        self.done = 0
        self.learner = Learner(fresh_net(plan))

    def run(self, tell: Tell | None = None) -> ValueNet:
        self._take_up()
        held_out = self._played(None, [list(range(-HELD_OUT, 0))])
        while self.done < self.plan.portions:
            start = time.perf_counter()
            self._portion(self.done)
            speed = len(self.plan.numbers(self.done)) / (time.perf_counter() - start)
            self.done += 1
            if self.done % self.plan.every == 0 or self.done == self.plan.portions:
                self._measure(held_out)
                self._keep()
            if tell:
                tell(Progress(self.plan.numbers(self.done - 1).stop, speed, self.curve))
        return self.learner.net

    def _portion(self, portion: int) -> None:
        plan, net = self.plan, self.learner.net
        played = self._played(None if plan.is_first(portion) else net.save(), plan.shares(portion, self.jobs))
        self.memory.append(lessons(net, played, plan.reach(portion)))
        rng = np.random.default_rng((plan.seed, portion))
        for players in sorted(self.memory[-1]):
            number = int(len(self.memory[-1][players][0]) * plan.passes)
            remembered = joined([lesson[players] for lesson in self.memory if players in lesson])
            self.learner.study(remembered, number, plan.learning_rate(portion), rng)

    def _played(self, net: bytes | None, shares: Any) -> list[Episode]:
        """The games of several shares, in order, wherever they are played."""
        tasks = [(self.plan, net, numbers) for numbers in shares]
        found: Iterator[list[Episode]] = (
            self.executor.map(play_share, tasks) if self.executor else map(play_share, tasks)
        )
        return [episode for share in found for episode in share]

    def _measure(self, held_out: list[Episode]) -> None:
        won, interval = against_pilot(self.plan, self.learner.net, self.executor, self.jobs)
        games = self.plan.numbers(self.done - 1).stop
        self.curve.append(Point(games, loss(self.learner.net, held_out), won, interval))

    # Stopping and going on

    def _keep(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        kept: dict[str, Any] = self.learner.state()
        for place, lesson in enumerate(self.memory):
            for players, (rows, aims) in lesson.items():
                kept[f"rows_{place}_{players}"], kept[f"aims_{place}_{players}"] = rows, aims
        part = self.folder / "part.npz"
        np.savez(part, **kept)
        part.replace(self.folder / "state.npz")
        notes = {"plan": self.plan, "done": self.done, "curve": self.curve}
        (self.folder / "state.json").write_bytes(msgspec.json.format(msgspec.json.encode(notes)))

    def _take_up(self) -> None:
        notes = self.folder / "state.json"
        if not notes.is_file():
            return
        stored = msgspec.json.decode(notes.read_bytes())
        if msgspec.convert(stored["plan"], Plan) != self.plan:
            raise DataError(str(self.folder), "holds a training with other settings; give another folder")
        self.done, self.curve = stored["done"], msgspec.convert(stored["curve"], list[Point])
        with np.load(self.folder / "state.npz") as state:
            self.learner = Learner.resume(state)
            places = sorted({int(name.split("_")[1]) for name in state.files if name.startswith("rows_")})
            for place in places:
                self.memory.append(_lesson(state, place))


def _lesson(stored: NpzFile, place: int) -> dict[int, Lesson]:
    players = sorted(int(name.split("_")[2]) for name in stored.files if name.startswith(f"rows_{place}_"))
    return {number: (stored[f"rows_{place}_{number}"], stored[f"aims_{place}_{number}"]) for number in players}


def fresh_net(plan: Plan) -> ValueNet:
    """A net of the size the game needs: the shipped one, or one that believes what the game's instinct believes."""
    game = sternhafen.game(plan.game)
    instinct, shipped = instinct_of(game), net_of(plan.game) if plan.goes_on else None
    state = game.new(players=game.players.start, seed=0, options=plan.options)
    inputs = len(instinct.features()(state, 0))
    return shipped.widened(inputs) if shipped else ValueNet.fresh(inputs, plan.hidden, plan.seed, instinct.beliefs())


def train(
    plan: Plan, folder: Path, *, executor: Executor | None = None, jobs: int = 1, tell: Tell | None = None
) -> tuple[ValueNet, list[Point]]:
    """Train a net, going on where the folder stands; the net and its curve."""
    training = Training(plan, folder, executor, jobs)
    return training.run(tell), training.curve
