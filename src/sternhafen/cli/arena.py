"""`sternhafen arena`: let bots play each other and see who is stronger."""

import sys
from pathlib import Path
from typing import Annotated, Never

import msgspec
import typer

from sternhafen.arena import Contest, Summary, summarise
from sternhafen.arena.conduct import Conducted, conduct, never
from sternhafen.arena.records import Recording
from sternhafen.arena.sprt import SequentialTest
from sternhafen.cli.common import GameName, load_game
from sternhafen.cli.play import Options, read_options

Names = Annotated[
    list[str],
    typer.Argument(metavar="BOT BOT …", help="The bots at the table; captain@1s thinks 1 s. A name may come twice."),
]
Games = Annotated[
    int | None,
    typer.Option("--games", min=1, help="How many games (100; at most 20000 with --sprt), each deal in all seats."),
]
Jobs = Annotated[int, typer.Option("--jobs", min=1, help="How many processes; it does not change the results.")]
Seed = Annotated[int, typer.Option("--seed", help="The same seed plays the same games.")]
Seconds = Annotated[float, typer.Option("--seconds", help="Thinking time for a decision.")]
Report = Annotated[
    Path | None,
    typer.Option("--report", help="Folder for the page, JSON, CSV and Parquet. The same command continues there."),
]
Json = Annotated[Path | None, typer.Option("--json", help="File for the summary as JSON.")]
Code = Annotated[Path | None, typer.Option("--code", help="A Python file with bots of your own.")]
Ray = Annotated[str | None, typer.Option("--ray", help="Address of a Ray cluster to play on, or local.")]
Sprt = Annotated[
    tuple[float, float] | None,
    typer.Option("--sprt", metavar="LOW HIGH", help="Play until it is known whether the first is HIGH or LOW better."),
]
Log = Annotated[Path | None, typer.Option("--log", help="Page to add the test's outcome to, as a row of its table.")]
Records = Annotated[
    Path | None,
    typer.Option("--records", help="Folder for every decision as Parquet, one file for each game: a dataset."),
]
Observations = Annotated[
    bool, typer.Option("--observations", help="With --records: also what the seat saw, as a vector.")
]
Fresh = Annotated[bool, typer.Option("--fresh", help="Forget the games in the report's folder and begin anew.")]
USUAL, MOST_TESTED = 100, 20_000


def arena(
    game: GameName,
    bots: Names,
    games: Games = None,
    jobs: Jobs = 1,
    seed: Seed = 0,
    seconds: Seconds = 0.05,
    option: Options = [],  # noqa: B006 -- typer copies it
    report: Report = None,
    json: Json = None,
    code: Code = None,
    ray: Ray = None,
    fresh: Fresh = False,
    sprt: Sprt = None,
    log: Log = None,
    records: Records = None,
    observations: Observations = False,
) -> None:
    """Let bots play each other: who comes first how often, with 95 % intervals and ratings."""
    options = read_options(load_game(game, None), option)
    planned = games or (MOST_TESTED if sprt else USUAL)
    contest = Contest(game, tuple(bots), planned, seed, seconds, options, str(code.resolve()) if code else None)
    test = SequentialTest(contest, *sprt) if sprt else None
    enough = test.has_ended if test else never
    recording = Recording(str(records.resolve()), observations) if records else None
    conducted = conduct(contest, report, jobs=jobs, ray=ray, fresh=fresh, enough=enough, recording=recording)
    if conducted.played:
        publish(contest, conducted, json, report)
    if test:
        conclude(test, conducted, log)
    if conducted.stopped:
        stop(conducted, planned, goes_on=report is not None)


def stop(conducted: Conducted, planned: int, *, goes_on: bool) -> Never:
    again = "; the same command goes on" if goes_on else ""
    print(f"Stopped after {len(conducted.played)} of {planned} games{again}.", file=sys.stderr)
    raise typer.Exit(130)


def conclude(test: SequentialTest, conducted: Conducted, log: Path | None) -> None:
    """Say what the test knows, and write it down."""
    verdict = test.verdict(conducted.played)
    print(verdict)
    if log:
        with log.open("a", encoding="utf-8") as page:
            page.write(test.row(verdict) + "\n")


def publish(contest: Contest, conducted: Conducted, json: Path | None, report: Path | None) -> None:
    summary = summarise(contest, conducted.played)
    show(summary)
    if json:
        json.write_bytes(msgspec.json.encode(summary))
    if report:
        from sternhafen.arena import report as reports

        reports.write(summary, conducted.played, report)
        print(f"Report: {report / 'index.html'}")


def show(summary: Summary) -> None:
    head = f"{'first places':>12} {'95 % interval':>17} {'rating':>7} {'95 %':>11} {'score':>7} {'ms/decision':>12}"
    print(f"{'bot':20} {head}")
    for bot in summary.bots:
        interval = f"{bot.interval[0]:.1%} - {bot.interval[1]:.1%}"
        rating = f"{bot.rating:7.0f} {bot.rating_interval[0]:4.0f} - {bot.rating_interval[1]:4.0f}"
        numbers = f"{bot.mean_score:7.1f} {bot.seconds_per_decision * 1000:12.2f}"
        print(f"{bot.name:20} {bot.first_places:12.1%} {interval:>17} {rating} {numbers}")
    print(f"{summary.played} games, {summary.mean_rounds:.1f} rounds on average")
