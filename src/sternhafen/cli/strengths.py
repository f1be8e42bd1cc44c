"""`sternhafen strengths`: play the pairings of the published table and write it."""

import sys
from pathlib import Path
from typing import Annotated

import typer

import sternhafen
from sternhafen.arena import strengths as tables
from sternhafen.arena import summarise
from sternhafen.arena.conduct import conduct
from sternhafen.cli.arena import Fresh, Jobs, Ray, Seconds, Seed

Which = Annotated[list[str] | None, typer.Argument(metavar="[GAME]…", help="Which games; by default all.")]
Out = Annotated[
    Path, typer.Option("--out", help="Folder for every game and summary; the same command continues there.")
]
Scale = Annotated[float, typer.Option("--scale", help="Play this share of the games, as in 0.1 for a quick look.")]
Levels = Annotated[str, typer.Option("--levels", help="The bots from weak to strong, separated by commas.")]
Write = Annotated[Path | None, typer.Option("--write", help="Page to write the table into, between its markers.")]


def strengths(
    games: Which = None,
    seconds: Seconds = 0.05,
    jobs: Jobs = 1,
    out: Out = Path("strengths"),
    scale: Scale = 1.0,
    seed: Seed = 1,
    levels: Levels = ",".join(tables.LEVELS),
    write: Write = None,
    ray: Ray = None,
    fresh: Fresh = False,
) -> None:
    """Play each strength against the one below, in all games, and make the table with 95 % intervals."""
    names = games or list(sternhafen.games())
    wanted = [pairing for name in names for pairing in tables.pairings(name, levels.split(","), seconds, scale, seed)]
    stopped = any(play(pairing, place, len(wanted), out, jobs, ray, fresh) for place, pairing in enumerate(wanted, 1))
    text = f"{about(names, seconds, scale, seed, levels)}\n\n{tables.table(tables.kept(out, wanted))}"
    print(text)
    if write:
        write.write_text(tables.written(write.read_text(encoding="utf-8"), text), encoding="utf-8")
    if stopped:
        print("Stopped; the same command goes on.", file=sys.stderr)
        raise typer.Exit(130)


def play(pairing: tables.Pairing, place: int, of: int, out: Path, jobs: int, ray: str | None, fresh: bool) -> bool:
    """Play what is missing of a pairing and keep its summary; tells whether it was stopped."""
    contest = pairing.contest
    print(f"[{place}/{of}] {contest.game}: {' '.join(contest.bots)}, {contest.games} games", file=sys.stderr)
    conducted = conduct(contest, tables.path_of(out, pairing), jobs=jobs, ray=ray, fresh=fresh)
    if conducted.played:
        tables.keep(out, tables.Found(pairing, summarise(contest, conducted.played)))
    return conducted.stopped


def about(names: list[str], seconds: float, scale: float, seed: int, levels: str) -> str:
    """What to type to make the table again."""
    more = f" --scale {scale:g}" if scale != 1 else ""
    more += f" --levels {levels}" if levels != ",".join(tables.LEVELS) else ""
    command = f"sternhafen strengths {' '.join(names)} --seconds {seconds:g} --seed {seed}{more} --write docs/bots.md"
    return f"Made by `{command}`, with {1000 * seconds:g} ms for a decision where no other time is named."
