"""What the end of a turn promises in Solarius Mission, learned from quick games.

`python -m bench.leads --games 10000` lets curious players plan their turns at first sight. A first net is fitted to
final scores; a second one to what the first expects of the moments that follow, mixed with the end, which takes luck
out. Games are kept beside the net, portion by portion, so the same command goes on.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np

import sternhafen
from sternhafen.bots.bot import Imagine, Limits
from sternhafen.bots.levels.turns import TurnGreedy, different
from sternhafen.bots.net import PARTS, ValueNet
from sternhafen.bots.registry import instinct_of
from sternhafen.core.instinct import Plan
from sternhafen.core.state import State
from sternhafen.games.solarius.actions import END_TURN
from sternhafen.games.solarius.planning.net_inputs import SCALE
from sternhafen.games.solarius.rules.round import ROUNDS, TURNS

GAME = sternhafen.game("solarius")
INSTINCT: Any = instinct_of(GAME)
PLAYERS = (2, 2, 3, 2, 4)
"""Sizes of tables, one game after the other."""
CURIOSITY, AMONG = 0.12, 8
"""How often a turn is played in one of so many ways that look good instead of the best."""
PORTION = 500
HELD_OUT = 300
"""Games that are only for measuring what is explained; their numbers lie below 0."""
HIDDEN, SEED = 32, 0
EPOCHS, RATE, SLOWER = 6, 0.001, 0.75
"""How often a fit goes over all moments, how fast it begins, and how much slower each time is."""
BATCH = 256
FORGET = 0.03
"""How much weights shrink, in parts of the rate."""
TRACE = 0.9
"""How far the end of a game reaches back from moment to moment in the second fit."""
LEAST_SPREAD = 0.01
"""Inputs that hardly vary count as if they varied so much."""
UNIT = 5.0
"""Points of error that count for 1."""


class Curious(TurnGreedy):
    """Plays at first sight, but now and then another good turn than the best."""

    def best(self, seat: int, imagine: Imagine, limits: Limits) -> Plan:
        found = self.lines(imagine, seat)
        if self.rng.random() < CURIOSITY:
            return self.rng.choice(different(found)[:AMONG]).actions
        return found[0].actions


class Played(msgspec.Struct, frozen=True):
    """A game as numbers."""

    rows: Any
    """Ends of turns × seats × inputs."""
    turns: Any
    """Of each end of a turn: the seat whose turn it was, and how many turns that seat had had."""
    scores: list[int]


def played(number: int) -> Played:
    rng = Random(f"sol-greedy-{number}")
    players = PLAYERS[number % len(PLAYERS)]
    state: Any = GAME.new(players=players, seed=rng.getrandbits(128))
    state.quiet = True
    bots = [Curious(GAME, Random(rng.getrandbits(64)), INSTINCT) for _ in range(players)]
    rows, turns = [], []
    while not state.over:
        for seat in state.to_act:
            if state.lanes[seat]:
                action = moved(bots[seat], state, seat)
                if action is END_TURN and state.turn == seat:
                    rows.append(end_of_turn(state, seat))
                    turns.append((seat, (state.round - 1) * TURNS + len(state.seats[seat].dice)))
                state.play(seat, action)
    return Played(np.array(rows, np.float16), np.array(turns), list(state.result.scores))


def moved(bot: Curious, state: State, seat: int) -> Any:
    """What the bot does; it looks at nothing but what it imagines."""
    return bot.decide({}, state.decision(seat), lambda: state.determinize(seat, bot.rng, bot.guess), Limits())


def end_of_turn(state: State, seat: int) -> list[list[float]]:
    """What a net is told there of all seats, just as a search asks it: before anything is refilled."""
    ended = state.copy()
    ended.lanes[seat].clear()
    return [INSTINCT.features()(ended, one) for one in range(state.players)]


class Lesson:
    """Moments of games of one size."""

    def __init__(self, games: Sequence[Played]) -> None:
        self.rows = np.concatenate([game.rows for game in games])
        self.movers, self.turns = np.concatenate([game.turns for game in games]).T
        self.ends = np.concatenate([np.repeat([game.scores], len(game.rows), 0) for game in games]).astype(np.float32)
        self.last = np.concatenate([np.arange(len(game.rows)) == len(game.rows) - 1 for game in games])

    def later(self, values: Any) -> Any:
        """For each moment what those after it promise, mixed with the end."""
        aims, aim = np.empty_like(self.ends), self.ends[0]
        for moment in range(len(aims) - 1, -1, -1):
            aim = self.ends[moment] if self.last[moment] else aim
            aims[moment] = aim
            aim = TRACE * aim + (1 - TRACE) * values[moment]
        return aims

    def leads(self, values: Any) -> Any:
        """How far the seat whose turn it was lies before the mean of the others."""
        own = values[np.arange(len(values)), self.movers]
        return own - (values.sum(1) - own) / (values.shape[1] - 1)


def lessons(games: Sequence[Played]) -> list[Lesson]:
    sizes = sorted({len(game.scores) for game in games})
    return [Lesson([game for game in games if len(game.scores) == size]) for size in sizes]


class Fit:
    """Corrects the rule of thumb, which is the last input, by what the others tell: straight and by a hidden layer."""

    def __init__(self, taught: Sequence[Lesson]) -> None:
        self.rng = np.random.default_rng(SEED)
        seen = np.concatenate(
            [lesson.rows[:: max(1, len(lesson.rows) // 10_000)].reshape(-1, lesson.rows.shape[-1]) for lesson in taught]
        )
        spread = seen.astype(np.float32).std(0)
        self.middle = seen.astype(np.float32).mean(0)
        self.scale = np.where(spread > 1e-4, 1 / np.maximum(spread, LEAST_SPREAD), 0).astype(np.float32)
        inputs = len(spread)
        inner = self.rng.normal(0, inputs**-0.5, (inputs, HIDDEN)).astype(np.float32)
        zeros = [np.zeros(size, np.float32) for size in (inputs, HIDDEN, HIDDEN, 1)]
        self.parts = dict(zip((*PARTS, "level"), (zeros[0], inner, *zeros[1:]), strict=True))
        self.mean = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.square = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0

    def values(self, rows: Any) -> Any:
        """The final scores it expects."""
        return np.concatenate([self._told(rows[first : first + 8192])[0] for first in range(0, len(rows), 8192)])

    def _told(self, rows: Any) -> tuple[Any, Any, Any]:
        """Expected scores, and what led to them."""
        rows = rows.astype(np.float32)
        told = (rows - self.middle) * self.scale
        hidden = np.maximum(told @ self.parts["inner"] + self.parts["bias"], 0)
        corrected = told @ self.parts["straight"] + hidden @ self.parts["outer"] + self.parts["level"]
        return SCALE * rows[..., -1] + corrected, told, hidden

    def learn(self, taught: Sequence[Lesson], aims: Sequence[Any]) -> None:
        for epoch in range(EPOCHS):
            batches = [
                (size, first) for size, lesson in enumerate(taught) for first in range(0, len(lesson.rows), BATCH)
            ]
            orders = [self.rng.permutation(len(lesson.rows)) for lesson in taught]
            for place in self.rng.permutation(len(batches)):
                size, first = batches[place]
                picked = orders[size][first : first + BATCH]
                self._step(taught[size], picked, aims[size][picked], RATE * SLOWER**epoch)

    def _step(self, lesson: Lesson, picked: Any, aims: Any, rate: float) -> None:
        """Errors about a seat's own score and about the lead of the seat whose turn it was count alike."""
        values, told, hidden = self._told(lesson.rows[picked])
        error, seats, movers = values - aims, values.shape[1], lesson.movers[picked]
        is_mover = movers[:, None] == np.arange(seats)
        lead = np.where(is_mover, error, -error / (seats - 1)).sum(1, keepdims=True)
        slope = error / seats / 2 + lead * np.where(is_mover, 1, -1 / (seats - 1)) / 4
        self._descend(told, hidden, (slope / len(picked) / UNIT).astype(np.float32), rate)

    def _descend(self, told: Any, hidden: Any, slope: Any, rate: float) -> None:
        told, hidden, slope = told.reshape(-1, told.shape[-1]), hidden.reshape(-1, HIDDEN), slope.reshape(-1)
        back = np.outer(slope, self.parts["outer"]) * (hidden > 0)
        found = (told.T @ slope, told.T @ back, back.sum(0), hidden.T @ slope, slope.sum(keepdims=True))
        self.steps += 1
        size = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for (name, part), change in zip(self.parts.items(), found, strict=True):
            self.mean[name] += 0.1 * (change - self.mean[name])
            self.square[name] += 0.001 * (change * change - self.square[name])
            part -= size * self.mean[name] / (np.sqrt(self.square[name]) + 1e-8) + rate * FORGET * part

    def net(self) -> ValueNet:
        """The same on inputs as they are, in strengths instead of points; what all seats have alike is left out."""
        margin = INSTINCT.margin
        inner = self.parts["inner"] * self.scale[:, None]
        straight = self.parts["straight"] * self.scale
        straight[-1] += SCALE
        bias = self.parts["bias"] - self.middle @ inner
        found = (margin * straight, inner, bias, margin * self.parts["outer"])
        return ValueNet({name: part.astype(np.float32) for name, part in zip(PARTS, found, strict=True)})


def learned(taught: Sequence[Lesson]) -> ValueNet:
    """Scores first, then what the first fit expects of later moments."""
    first, second = Fit(taught), Fit(taught)
    first.learn(taught, [lesson.ends for lesson in taught])
    second.learn(taught, [lesson.later(first.values(lesson.rows)) for lesson in taught])
    return second.net()


class Point(msgspec.Struct, frozen=True):
    """What is explained of final leads in games not learned from, by the round in which a turn ends."""

    games: int
    explained: list[float]


def point(net: ValueNet, games: int, unseen: Sequence[Lesson]) -> Point:
    return Point(games, [round(explained(net, unseen, number), 3) for number in range(ROUNDS)])


def explained(net: ValueNet, unseen: Sequence[Lesson], number: int) -> float:
    """Of the squares of final leads."""
    wrong = all_of_it = 0.0
    for lesson in unseen:
        in_round = (lesson.turns - 1) // TURNS == number
        leads = lesson.leads(lesson.ends)[in_round]
        values = net.strengths(lesson.rows[in_round].astype(np.float32)) / INSTINCT.margin
        own = values[np.arange(len(values)), lesson.movers[in_round]]
        found = own - (values.sum(1) - own) / (values.shape[1] - 1)
        wrong += float(((leads - found) ** 2).sum())
        all_of_it += float((leads**2).sum())
    return 1 - wrong / all_of_it


class Note(msgspec.Struct, frozen=True):
    """How the net came about."""

    command: str
    curve: list[Point]


def all_played(folder: Path, numbers: range) -> Iterator[Played]:
    """Games by number, portion by portion from the folder as far as they lie there."""
    for first in range(numbers.start, numbers.stop, PORTION):
        part = range(first, min(first + PORTION, numbers.stop))
        file = folder / f"games_{part.start}_{part.stop}.npz"
        if not file.exists():
            keep_games(file, [played(number) for number in part])
        yield from kept_games(file)


def keep_games(file: Path, games: Sequence[Played]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    kept: dict[str, Any] = {}
    for place, game in enumerate(games):
        kept |= {f"rows_{place}": game.rows, f"turns_{place}": game.turns, f"scores_{place}": np.array(game.scores)}
    part = file.with_suffix(".part.npz")
    np.savez(part, **kept)
    part.replace(file)


def kept_games(file: Path) -> list[Played]:
    with np.load(file) as kept:
        places = range(len(kept.files) // 3)
        return [Played(kept[f"rows_{n}"], kept[f"turns_{n}"], kept[f"scores_{n}"].tolist()) for n in places]


def draw(curve: Sequence[Point], file: Path) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(5, 3.2), layout="constrained")
    axes = figure.subplots()
    games = [point.games for point in curve]
    for number in range(ROUNDS):
        axes.plot(games, [point.explained[number] for point in curve], marker="o", label=f"round {number + 1}")
    axes.set(title="Explained of leads in games not learned from", xlabel="games", ylim=(0, 1))
    axes.legend()
    figure.savefig(file, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.leads", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--out", type=Path, default=Path("net"))
    asked = parser.parse_args()
    unseen = lessons(list(all_played(asked.out / "games", range(-HELD_OUT, 0))))
    games = list(all_played(asked.out / "games", range(asked.games)))
    curve: list[Point] = []
    for share in (8, 4, 2, 1):
        net = learned(lessons(games[: len(games) // share]))
        curve.append(point(net, len(games) // share, unseen))
        print(curve[-1])
    (asked.out / "solarius.npz").write_bytes(net.save())
    note = Note(f"python -m bench.leads --games {asked.games}", curve)
    (asked.out / "solarius.json").write_bytes(msgspec.json.format(msgspec.json.encode(note)) + b"\n")
    draw(curve, asked.out / "solarius.svg")


if __name__ == "__main__":
    main()
