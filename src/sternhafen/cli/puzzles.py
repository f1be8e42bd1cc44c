"""`sternhafen puzzles`: positions with one clearly best move, found in games among bots."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from sternhafen.analysis import judge_of
from sternhafen.analysis.puzzles import Collection, collect, collecting, keep
from sternhafen.analysis.puzzles.collecting import begun
from sternhafen.analysis.puzzles.puzzle import PuzzleFile, path_of, read_file
from sternhafen.arena.workers import open_workers
from sternhafen.cli.arena import Fresh, Jobs
from sternhafen.cli.common import GameName, load_game

Number = Annotated[int, typer.Option("--number", min=1, help="How many puzzles there should be.")]
Seconds = Annotated[float, typer.Option("--seconds", min=0.01, help="How long a promising position is thought about.")]
Seed = Annotated[int, typer.Option("--seed", help="The first deal.")]
Judge = Annotated[str | None, typer.Option("--bot", help="Who judges; by default the strongest bot.")]
Out = Annotated[Path | None, typer.Option("--out", help="The file; by default the one shipped with the game.")]

Check = Annotated[
    bool, typer.Option("--check", help="First judge the existing ones again, and drop what is not clear.")
]


def puzzles(
    game: GameName,
    number: Number = 40,
    seconds: Seconds = 1.0,
    seed: Seed = 1,
    bot: Judge = None,
    jobs: Jobs = 1,
    out: Out = None,
    fresh: Fresh = False,
    check: Check = False,
) -> None:
    """Make puzzles. Ctrl-C keeps what was found; the same command goes on."""
    load_game(game, None)
    path = out or path_of(game)
    file = begun(game, judge_of(game, bot), seconds, seed) if fresh or not path.is_file() else read_file(path)
    try:
        if check:
            file = checked(file, seconds)
            keep(file, path)
        gather(Collection(file, number), path, jobs)
    except KeyboardInterrupt:
        print("Stopped; the same command goes on.", file=sys.stderr)
        raise typer.Exit(130) from None
    print(f"{len(file.puzzles)} puzzles from {file.deals} deals in {path}")


def checked(file: PuzzleFile, seconds: float) -> PuzzleFile:
    """Those that are still clear, with a bar to look at."""
    with Progress(BarColumn(), MofNCompleteColumn(), console=Console(stderr=True)) as progress:
        task = progress.add_task("", total=len(file.puzzles))
        return collecting.check(file, seconds, lambda done: progress.update(task, completed=done))


def gather(collection: Collection, path: Path, jobs: int) -> PuzzleFile:
    """Collect with a bar to look at; the file is written after each deal."""
    columns = (TextColumn("{task.fields[deals]} deals"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress, open_workers(jobs, None) as executor:
        task = progress.add_task("", total=collection.wanted, deals=collection.file.deals)

        def tell(now: Collection) -> None:
            keep(now.file, path)
            progress.update(task, completed=len(now.file.puzzles), deals=now.file.deals)

        return collect(collection, executor, jobs, tell)
