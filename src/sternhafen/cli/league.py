"""`sternhafen league` and `curve`: all bots of a game on one scale, or one bot with more and more time."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from sternhafen.arena import league as leagues
from sternhafen.arena.conduct import conduct
from sternhafen.arena.contest import Contest
from sternhafen.arena.strengths import written
from sternhafen.cli.arena import Fresh, Jobs, Ray, Seconds, Seed
from sternhafen.cli.common import GameName, load_game

Players = Annotated[int, typer.Option("--players", min=2, help="How many sit at a table.")]
Bots = Annotated[str | None, typer.Option("--bots", help="The bots, separated by commas; by default all of the game.")]
Deals = Annotated[int, typer.Option("--deals", min=1, help="How many deals each company of bots plays in all seats.")]
Out = Annotated[Path, typer.Option("--out", help="Folder for every game; the same command continues there.")]
Write = Annotated[Path | None, typer.Option("--write", help="Page to write the league into, between its markers.")]
TIMES = "5ms,20ms,50ms,200ms,1s,2s"


def league(
    game: GameName,
    players: Players = 2,
    bots: Bots = None,
    deals: Deals = 50,
    seconds: Seconds = 0.05,
    jobs: Jobs = 1,
    seed: Seed = 1,
    out: Out = Path("league"),
    write: Write = None,
    ray: Ray = None,
    fresh: Fresh = False,
) -> None:
    """Let every company of bots play and fit one scale to all games together, with 95 % intervals."""
    load_game(game, None)
    names = bots.split(",") if bots else leagues.entrants(game)
    wanted = leagues.contests(game, names, players, deals, seconds, seed)
    played, stopped = play_all(wanted, out / game, jobs, ray, fresh)
    show(leagues.table(game, players, leagues.standings(names, played)), f"league {game} {players}", write, stopped)


def curve(
    game: GameName,
    bot: Annotated[str, typer.Option("--bot", help="Whose strength is asked for.")] = "admiral",
    times: Annotated[str, typer.Option("--times", help="Thinking times, separated by commas.")] = TIMES,
    deals: Deals = 50,
    jobs: Jobs = 1,
    seed: Seed = 1,
    out: Out = Path("curve"),
    write: Write = None,
    ray: Ray = None,
    fresh: Fresh = False,
) -> None:
    """How strong a bot is with more and more time for a decision: each time plays the next one, in games for two."""
    load_game(game, None)
    names = [f"{bot}@{time}" for time in times.split(",")]
    wanted = leagues.neighbours(game, names, deals, 0.05, seed)
    played, stopped = play_all(wanted, out / game, jobs, ray, fresh)
    show(leagues.table(game, 2, leagues.standings(names, played)), f"curve {game}", write, stopped)


def show(text: str, mark: str, write: Path | None, stopped: bool) -> None:
    """Print a table and write it into its page; whoever was stopped is told how to go on."""
    print(text)
    if write:
        write.write_text(written(write.read_text(encoding="utf-8"), text, mark), encoding="utf-8")
    if stopped:
        print("Stopped; the same command goes on.", file=sys.stderr)
        raise typer.Exit(130)


def play_all(
    wanted: list[Contest], folder: Path, jobs: int, ray: str | None, fresh: bool
) -> tuple[leagues.Played, bool]:
    """Play what is missing of each company's games; tells whether it was stopped."""
    played = []
    for place, contest in enumerate(wanted, 1):
        print(f"[{place}/{len(wanted)}] {' '.join(contest.bots)}, {contest.games} games", file=sys.stderr)
        conducted = conduct(contest, folder / "-".join(contest.bots), jobs=jobs, ray=ray, fresh=fresh)
        played.append((contest, conducted.played))
        if conducted.stopped:
            return played, True
    return played, False
