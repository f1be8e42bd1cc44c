"""`sternhafen arena`: let bots play each other and see who is stronger."""

import sys
from concurrent.futures import Executor
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from sternhafen.arena import Contest, GamePlayed, Summary, run, summarise
from sternhafen.arena.run import processes
from sternhafen.cli.common import GameName, load_game
from sternhafen.cli.play import Options, read_options

Names = Annotated[list[str], typer.Argument(metavar="BOT BOT …", help="The bots at the table; a name may come twice.")]
Games = Annotated[int, typer.Option("--games", min=1, help="How many games; deals are repeated with rotated seats.")]
Jobs = Annotated[int, typer.Option("--jobs", min=1, help="How many processes; it does not change the results.")]
Seed = Annotated[int, typer.Option("--seed", help="The same seed plays the same games.")]
Seconds = Annotated[float, typer.Option("--seconds", help="Thinking time for a decision.")]
Report = Annotated[Path | None, typer.Option("--report", help="Folder for page, pictures, JSON, CSV and Parquet.")]
Json = Annotated[Path | None, typer.Option("--json", help="File for the summary as JSON.")]
Code = Annotated[Path | None, typer.Option("--code", help="A Python file with bots of your own.")]
Ray = Annotated[str | None, typer.Option("--ray", help="Address of a Ray cluster to play on, or local.")]


def arena(
    game: GameName,
    bots: Names,
    games: Games = 100,
    jobs: Jobs = 1,
    seed: Seed = 0,
    seconds: Seconds = 0.05,
    option: Options = [],  # noqa: B006 -- typer copies it
    report: Report = None,
    json: Json = None,
    code: Code = None,
    ray: Ray = None,
) -> None:
    """Let bots play each other: who comes first how often, with 95 % intervals and ratings."""
    options = read_options(load_game(game, None), option)
    contest = Contest(game, tuple(bots), games, seed, seconds, options, str(code.resolve()) if code else None)
    contest.check()
    with open_executor(jobs, ray) as executor:
        played = run(contest, executor=executor, progress=lambda done: show_progress(contest, done))
    summary = summarise(contest, played)
    show(summary)
    if json:
        json.write_bytes(msgspec.json.encode(summary))
    if report:
        from sternhafen.arena import report as reports

        reports.write(summary, played, report)
        print(f"Report: {report / 'index.html'}")


def open_executor(jobs: int, ray: str | None) -> Executor:
    if ray:
        from sternhafen.arena.ray_executor import RayExecutor

        return RayExecutor(ray)
    return processes(jobs)


def show_progress(contest: Contest, played: list[GamePlayed]) -> None:
    if sys.stderr.isatty():
        leader = max(summarise(contest, played).bots, key=lambda bot: bot.first_places)
        line = f"{len(played)} of {contest.games} games, {leader.name} first in {leader.first_places:.0%}"
        print(f"\r\x1b[K{line}", end="" if len(played) < contest.games else "\n", file=sys.stderr, flush=True)


def show(summary: Summary) -> None:
    print(f"{'bot':20} {'first places':>12} {'95 % interval':>17} {'rating':>7} {'score':>7} {'ms/decision':>12}")
    for bot in summary.bots:
        interval = f"{bot.interval[0]:.1%} - {bot.interval[1]:.1%}"
        numbers = f"{bot.rating:7.0f} {bot.mean_score:7.1f} {bot.seconds_per_decision * 1000:12.2f}"
        print(f"{bot.name:20} {bot.first_places:12.1%} {interval:>17} {numbers}")
    print(f"{summary.contest.games} games, {summary.mean_rounds:.1f} rounds on average")
