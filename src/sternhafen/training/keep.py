"""What is left of a training: the net, a note of how it was made, and the curve as a picture."""

from pathlib import Path

import msgspec

from sternhafen.bots.net import ValueNet
from sternhafen.training.plan import Plan
from sternhafen.training.run import Point


class Note(msgspec.Struct, frozen=True):
    """How a net came about, kept beside it."""

    command: str
    plan: Plan
    curve: list[Point]


def keep(plan: Plan, net: ValueNet, curve: list[Point], folder: Path, command: str) -> None:
    """Write GAME.npz, GAME.json and GAME.svg."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{plan.game}.npz").write_bytes(net.save())
    note = msgspec.json.format(msgspec.json.encode(Note(command, plan, curve)))
    (folder / f"{plan.game}.json").write_bytes(note + b"\n")
    draw(curve, plan, folder / f"{plan.game}.svg")


def draw(curve: list[Point], plan: Plan, file: Path) -> None:
    """The error and the play against greedy, over the games it learned from."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 3.2), layout="constrained")
    error, play = figure.subplots(1, 2)
    games = [point.games for point in curve]
    error.plot(games, [point.loss for point in curve])
    error.set(title="Error about ends of games not learned from", xlabel="games", ylabel="cross entropy")
    play.plot(games, [point.first_places for point in curve])
    play.fill_between(games, [p.interval[0] for p in curve], [p.interval[1] for p in curve], alpha=0.2)
    play.set(title="First places against greedy, one world each", xlabel="games", ylim=(0, 1))
    for axes in (error, play):
        axes.axvline(plan.first_games, linestyle=":", color="grey")
    figure.savefig(file, metadata={"Date": None})
