"""`sternhafen train`: let a net learn a game from games against itself."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from sternhafen.arena.run import processes
from sternhafen.cli.common import GameName, load_game
from sternhafen.cli.play import Options, read_options

if TYPE_CHECKING:
    from sternhafen.training import Progress as Standing

Folder = Annotated[Path, typer.Option("--out", help="Where net, notes and plots go; the same folder is continued.")]
Games = Annotated[int, typer.Option("--games", min=1, help="How many games it learns from.")]
First = Annotated[int, typer.Option("--first", min=0, help="How many of them Pilots play, before the net is asked.")]
Seed = Annotated[int, typer.Option("--seed", help="The same seed gives the same net.")]
Jobs = Annotated[int, typer.Option("--jobs", min=1, help="How many processes; it does not change the net.")]
Hidden = Annotated[int, typer.Option("--hidden", min=1, help="Width of the hidden layer.")]
Every = Annotated[int, typer.Option("--every", min=1, help="Measure its play after this many portions of 200 games.")]
Memory = Annotated[int, typer.Option("--memory", min=1, help="From how many of the last portions it learns at once.")]
Thinking = Annotated[
    float, typer.Option("--thinking", min=0, help="Seconds for every decision of the games it plays against itself.")
]
GoesOn = Annotated[bool, typer.Option("--goes-on", help="Begin with the shipped net.")]


def train(
    game: GameName,
    out: Folder,
    games: Games = 20_000,
    first: First = 6_000,
    seed: Seed = 0,
    jobs: Jobs = 1,
    hidden: Hidden = 48,
    every: Every = 10,
    memory: Memory = 15,
    thinking: Thinking = 0.0,
    goes_on: GoesOn = False,
    option: Options = [],  # noqa: B006 -- typer copies it
) -> None:
    """Train a value net by self-play: what Admiral judges by. Stop it at any time; the same command goes on."""
    from sternhafen.training import Plan, keep  # numpy takes longer to load than all other commands together
    from sternhafen.training import train as run_training

    options = read_options(load_game(game, None), option)
    plan = Plan(
        game, games, min(first, games), seed=seed, hidden=hidden, memory=memory, every=every, options=options,
        thinking=thinking, goes_on=goes_on,
    )  # fmt: skip
    with bar() as progress, processes(jobs) as executor:
        task = progress.add_task("", total=games, note="")
        net, curve = run_training(
            plan, out, executor=executor, jobs=jobs, tell=lambda standing: show(progress, task, standing)
        )
    keep(plan, net, curve, out, command_line())
    print(f"Net, notes and curve: {out}")


def bar() -> Progress:
    note = TextColumn("{task.fields[note]}")
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), note)
    return Progress(*columns, console=Console(stderr=True))


def show(progress: Progress, task: TaskID, standing: "Standing") -> None:
    note = f"{standing.games_per_second:.1f} games/s"
    if standing.curve:
        note += f", error {standing.curve[-1].loss:.3f}, first in {standing.curve[-1].first_places:.0%} against greedy"
    progress.update(task, completed=standing.games, note=note)


def command_line() -> str:
    """As typed, without the folder."""
    words = sys.argv[1:]
    if "--out" in words:
        place = words.index("--out")
        words = words[:place] + words[place + 2 :]
    return " ".join(["sternhafen", *words])
