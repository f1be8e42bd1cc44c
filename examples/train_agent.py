"""Trains a small agent to play Jump Drive against Pilot, with numpy alone: about a minute.

    python examples/train_agent.py --out agent.npz
    sternhafen arena jumpdrive trained random --code examples/train_agent.py --games 100

The agent is a linear softmax over the words of the environment (see docs/research.md), improved by policy gradient:
after each batch of games the words said in games that went better than usual become likelier. A game is judged by the
margin of points over Pilot, for at first it never wins.
"""

import argparse
import os
import random
from pathlib import Path
from typing import Any

import numpy

from sternhafen import bots
from sternhafen.env import Coding, PolicyBot, coding, raw_env

BATCH = 25
RATE = 0.05
FILE = "STERNHAFEN_AGENT"
"""Names the file of weights for the arena; agent.npz unless set."""


class Agent:
    """Weights for every word: one for itself, and one for each number the agent looks at."""

    def __init__(self, code: Coding, weights: Any = None) -> None:
        looked_at = [stretch for stretch in code.observer.stretches if len(stretch.field.labels) == 1]
        self.columns = numpy.array([stretch.start for stretch in looked_at])
        shape = (len(code.vocabulary), len(self.columns) + 1)
        self.weights = numpy.zeros(shape) if weights is None else weights
        self.mean, self.square, self.batches = numpy.zeros(shape), numpy.zeros(shape), 0

    def looked_at(self, observation: Any) -> Any:
        return numpy.append(observation[self.columns], 1.0)

    def chances(self, seen: Any, words: Any) -> Any:
        """How likely each of the words is to be said."""
        logits = self.weights[words] @ seen
        grown = numpy.exp(logits - logits.max())
        return grown / grown.sum()

    def learn(self, gradient: Any) -> None:
        """One step of Adam."""
        self.batches += 1
        self.mean = 0.9 * self.mean + 0.1 * gradient
        self.square = 0.99 * self.square + 0.01 * gradient**2
        mean, square = self.mean / (1 - 0.9**self.batches), self.square / (1 - 0.99**self.batches)
        self.weights += RATE * mean / (numpy.sqrt(square) + 1e-8)


def play(table: Any, agent: Agent, seed: int, rng: Any) -> tuple[float, list[Any]]:
    """One game against Pilot in turns of seat: the margin of points, and every word the agent said."""
    table.reset(seed=seed)
    own = f"player_{seed % 2}"
    pilot = bots.make(table.state_of_game.game, "pilot", seed)
    said = []
    while not table.state_of_game.over:
        if table.agent_selection == own:
            seen = table.observe(own)
            words, looked_at = numpy.flatnonzero(seen["action_mask"]), agent.looked_at(seen["observation"])
            chances = agent.chances(looked_at, words)
            choice = rng.choice(len(words), p=chances)
            said.append((looked_at, words, chances, choice))
            table.step(int(words[choice]))
        else:
            answer(table, pilot)
    scores = table.state_of_game.result.scores
    return scores[seed % 2] - scores[1 - seed % 2], said


def answer(table: Any, pilot: bots.Bot) -> None:
    """Let the bot say its whole action; the rest of it is understood as soon as it is the only one left."""
    state, seat = table.state_of_game, int(table.agent_selection[-1])
    moves = state.moves
    for word in table.spelled(bots.ask(pilot, state, seat)):
        if state.moves == moves:
            table.step(word)


def gradient(agent: Agent, games: list[tuple[float, list[Any]]]) -> Any:
    """Words of games that went better than the others up, the rest down."""
    margins = numpy.array([margin for margin, _ in games])
    total = numpy.zeros_like(agent.weights)
    for value, (_, said) in zip((margins - margins.mean()) / (margins.std() + 1e-6), games, strict=True):
        for looked_at, words, chances, choice in said:
            change = -chances
            change[choice] += 1
            total[words] += value * numpy.outer(change, looked_at)
    return total / len(games)


def train(games: int, seed: int = 0, tell: Any = print) -> tuple[Agent, list[float]]:
    """Train for so many games; gives the agent and the mean margin of each tenth."""
    table = raw_env(game="jumpdrive", players=2)
    agent, rng = Agent(table.coding), numpy.random.default_rng(seed)
    curve: list[float] = []
    margins: list[float] = []
    for batch in range(games // BATCH):
        played = [play(table, agent, batch * BATCH + game, rng) for game in range(BATCH)]
        agent.learn(gradient(agent, played))
        margins += [margin for margin, _ in played]
        if len(margins) >= games // 10:
            curve.append(float(numpy.mean(margins)))
            tell(f"{(batch + 1) * BATCH:6} games: {curve[-1]:+6.1f} points against Pilot {bar(curve[-1])}")
            margins = []
    return agent, curve


def bar(margin: float) -> str:
    return "#" * max(0, round(50 + margin))


class Trained(PolicyBot):
    """The trained agent as a bot for the arena."""

    def __init__(self, game: Any, rng: random.Random) -> None:
        super().__init__(game, rng)
        self.agent = Agent(coding(game), numpy.load(os.environ.get(FILE, "agent.npz"))["weights"])

    def act(self, observation: Any, mask: Any) -> int:
        words = numpy.flatnonzero(mask)
        return int(words[numpy.argmax(self.agent.chances(self.agent.looked_at(observation), words))])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("agent.npz"))
    given = parser.parse_args()
    agent, _ = train(given.games, given.seed)
    numpy.savez_compressed(given.out, weights=agent.weights)


if __name__ == "__main__":
    main()
