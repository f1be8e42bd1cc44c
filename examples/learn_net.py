"""Trains a policy and value net with torch from recorded games, and plays with it.

    pip install 'sternhafen[arena,env,learn]'
    sternhafen arena jumpdrive pilot pilot --games 300 --records decisions --observations
    python examples/learn_net.py decisions --out net.pt
    sternhafen arena jumpdrive learned pilot random --code examples/learn_net.py --games 60

The net learns to say what the recorded bots said (among the words that could be said) and what their seats came to.
A search of your own can ask it for both: likely words first, and the value of a state without playing it out.
"""

import argparse
import os
import random
from pathlib import Path
from typing import Any

import numpy
import torch
from torch import nn

from sternhafen.arena.dataset import Samples, samples
from sternhafen.env import PolicyBot, coding

WIDTH, BATCH, RATE = 256, 256, 1e-3
FILE = "STERNHAFEN_NET"
"""Names the file of the net for the arena; net.pt unless set."""


class Net(nn.Module):  # type: ignore[misc]
    """Two layers for both: how likely each word is, and what the seat will come to."""

    def __init__(self, numbers: int, words: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(numbers, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.policy, self.value = nn.Linear(WIDTH, words), nn.Linear(WIDTH, 1)

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        found = self.body(seen)
        return self.policy(found).masked_fill(~masks, -1e9), torch.tanh(self.value(found)).squeeze(-1)


def tensors(games: list[Samples]) -> list[Any]:
    """All samples of some games, as torch wants them."""
    return [torch.from_numpy(numpy.concatenate(column)) for column in zip(*games, strict=True)]


def loss_of(net: Net, seen: Any, masks: Any, words: Any, values: Any) -> Any:
    """How surprised the net is by the word that was said, and by the end of the game."""
    logits, expected = net(seen, masks)
    return nn.functional.cross_entropy(logits, words) + nn.functional.mse_loss(expected, values)


def train(folder: Path, epochs: int, seed: int = 0, tell: Any = print) -> tuple[Net, list[float]]:
    """The net and its loss on games it did not learn from, before training and after each epoch."""
    torch.manual_seed(seed)
    games = list(samples(folder))
    kept = max(1, len(games) // 10)
    unseen, learned = tensors(games[:kept]), tensors(games[kept:])
    net = Net(learned[0].shape[1], learned[1].shape[1])
    optimizer = torch.optim.Adam(net.parameters(), RATE)
    curve = [judge(net, unseen)]
    for epoch in range(epochs):
        for batch in torch.randperm(len(learned[2])).split(BATCH):
            optimizer.zero_grad()
            loss_of(net, *(column[batch] for column in learned)).backward()
            optimizer.step()
        curve.append(judge(net, unseen))
        tell(f"epoch {epoch + 1}: loss {curve[-1]:.3f}, at first {curve[0]:.3f}")
    return net, curve


def judge(net: Net, unseen: list[Any]) -> float:
    with torch.no_grad():
        return float(loss_of(net, *unseen))


class Learned(PolicyBot):
    """The net as a bot: the likeliest word."""

    def __init__(self, game: Any, rng: random.Random) -> None:
        super().__init__(game, rng)
        code = coding(game)
        self.net = Net(code.observer.size, len(code.vocabulary))
        self.net.load_state_dict(torch.load(os.environ.get(FILE, "net.pt")))

    def act(self, observation: Any, mask: Any) -> int:
        seen, masks = torch.from_numpy(observation)[None], torch.from_numpy(mask.astype(bool))[None]
        with torch.no_grad():
            return int(self.net(seen, masks)[0].argmax())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where `sternhafen arena --records` wrote to")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("net.pt"))
    given = parser.parse_args()
    net, curve = train(given.folder, given.epochs, given.seed)
    assert curve[-1] < curve[0], "the net has learned nothing"
    torch.save(net.state_dict(), given.out)


if __name__ == "__main__":
    main()
