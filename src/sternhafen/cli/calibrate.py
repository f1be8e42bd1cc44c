"""`sternhafen calibrate`: compare stated chances with what happened, and write the table."""

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import track

import sternhafen
from sternhafen.analysis import calibrating, judge_of
from sternhafen.analysis.calibrated import Bin, Calibration
from sternhafen.arena.strengths import written

Which = Annotated[list[str] | None, typer.Argument(metavar="[GAME]…", help="Which games; by default all.")]
Number = Annotated[int, typer.Option("--games", min=2, help="How many games of each.")]
First = Annotated[
    int, typer.Option("--first", min=0, help="Number of the first game; another number gives other games.")
]
Bots = Annotated[str, typer.Option("--bots", help="Who plays them: one strength for all seats.")]
Judge = Annotated[str | None, typer.Option("--bot", help="Whose chances; by default the strongest bot's.")]
Out = Annotated[Path, typer.Option("--out", help="Folder for what each game showed; the same command continues there.")]
Keep = Annotated[
    Path | None,
    typer.Option(
        "--keep", help="Folder for what was found, one file a game; src/sternhafen/analysis/calibration ships it."
    ),
]
Write = Annotated[Path | None, typer.Option("--write", help="Page to write the tables into, between its markers.")]


def calibrate(
    games: Which = None,
    number: Number = calibrating.ENOUGH_GAMES,
    first: First = 0,
    bots: Bots = "pilot",
    bot: Judge = None,
    out: Out = Path("calibration"),
    keep: Keep = None,
    write: Write = None,
) -> None:
    """Compare stated chances to win with what happened, over games among bots, and make the reliability table."""
    names = games or list(sternhafen.games())
    found = {name: one(name, number, first, bots, bot, out) for name in names}
    if keep:
        keep.mkdir(parents=True, exist_ok=True)
        for name, calibration in found.items():
            written_form = msgspec.json.format(msgspec.json.encode(calibration), indent=1)
            (keep / f"{name}.json").write_bytes(written_form + b"\n")
    text = page(found, command(names, number, first, bots))
    print(text)
    if write:
        write.write_text(written(write.read_text(encoding="utf-8"), text, "calibration"), encoding="utf-8")


def command(games: list[str], number: int, first: int, bots: str) -> str:
    begin = f" --first {first}" if first else ""
    return f"sternhafen calibrate {' '.join(games)} --games {number}{begin} --bots {bots}"


def one(game: str, number: int, first: int, bots: str, bot: str | None, out: Path) -> Calibration:
    judge = judge_of(game, bot)
    path = out / f"{game}-{judge}-{bots}{f'-from-{first}' if first else ''}.jsonl"
    steps = calibrating.goes_on(path, game, bots, judge, number, first)
    left = number - len(calibrating.kept(path))
    try:
        for _ in track(steps, description=game, total=max(0, left), disable=not sys.stderr.isatty()):
            pass
    except KeyboardInterrupt:
        print("Stopped; the same command goes on.", file=sys.stderr)
    return calibrating.calibrated(judge, calibrating.kept(path)[:number])


HEAD = "| Stated | Decisions | Games | Stated on average | Won | 95 % |\n|---|---|---|---|---|---|"


def page(found: dict[str, Calibration], command: str) -> str:
    """The reliability tables, and what follows from them."""
    parts = [f"Made by `{command} --write docs/bots.md`."]
    return "\n\n".join([*parts, *(section(name, calibration) for name, calibration in found.items())])


def section(game: str, found: Calibration) -> str:
    verdict = "told as percentages" if found.holds else "not told as percentages"
    name, bot = sternhafen.game(game).name, found.bot.capitalize()
    about = (
        f"**{name}**, by {bot}: {found.games:,} games, {found.decisions:,} decisions; "
        f"sharpness {found.sharpness:g}, {found.off:.1%} off on average: chances are {verdict}."
    )
    return "\n".join([about, "", HEAD, *map(row, found.bins)])


def row(one: Bin) -> str:
    cells = [
        f"{one.least:.0%} to {one.most:.0%}",
        f"{one.decisions:,}",
        f"{one.games:,}",
        f"{one.stated:.1%}",
        f"{one.won:.1%}",
        f"{one.low:.1%} to {one.high:.1%}",
    ]
    return f"| {' | '.join(cells)} |"
