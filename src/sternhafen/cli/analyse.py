"""`sternhafen analyse`: every decision of a record judged by what its seat knew then, in words."""

import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import Progress

from sternhafen.analysis import SECONDS, Analysis, Judged, begun, read_analysis
from sternhafen.analysis import analyse as judge
from sternhafen.analysis.model import FINE
from sternhafen.analysis.run import resumed
from sternhafen.cli.common import DataPack, LanguageOption, TableNames, load_game, read_json, read_record
from sternhafen.core.errors import DataError
from sternhafen.core.text import Text, speak, text
from sternhafen.records import Record

File = Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a game; *.gz is unpacked.")]
Seat = Annotated[str | None, typer.Option("--seat", help="Only this seat's decisions: A, B, … or 1, 2, …")]
BotName = Annotated[str | None, typer.Option("--bot", help="Who judges; by default the strongest bot.")]
Seconds = Annotated[float, typer.Option("--seconds", min=0.001, help="Thinking time for a decision, counted in tries.")]
Json = Annotated[
    Path | None, typer.Option("--json", help="Write the analysis to this file; an existing one is continued.")
]
Every = Annotated[bool, typer.Option("--all", help="List every decision, not only those that lost something.")]


def analyse(
    file: File,
    seat: Seat = None,
    bot: BotName = None,
    seconds: Seconds = SECONDS,
    json: Json = None,
    every: Every = False,
    lang: LanguageOption = "en",
    data: DataPack = None,
) -> None:
    """Judge every decision of a record: what else there was, what it cost, and where the game turned."""
    fields = read_record(file)
    record = Record(msgspec.to_builtins(fields), data=data)
    seats = None if seat is None else [number_of(seat, fields.players)]
    fresh = begun(record, bot=bot, seconds=seconds, seats=seats)
    known = resumed(fresh, read_analysis(read_json(json))) if json and json.exists() else fresh
    found = carried_out(record, known, json)
    names = TableNames(load_game(fields.game, data), [])
    for line in told(found, every):
        print(speak(line, lang, names))
    if not found.finished:
        print(speak(text("analysis-stopped", done=found.done, total=found.total), lang), file=sys.stderr)
        raise typer.Exit(130)


def number_of(seat: str, players: int) -> int:
    """A seat by its letter or number."""
    number = int(seat) - 1 if seat.isdigit() else ord(seat.upper()) - ord("A") if len(seat) == 1 else -1
    if not 0 <= number < players:
        raise DataError("--seat", f"there is no seat {seat!r} in a game for {players}")
    return number


def carried_out(record: Record, known: Analysis, path: Path | None) -> Analysis:
    """The analysis, as far as it came before it was stopped; what is done is kept in the file."""
    newest = known
    with Progress(disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("", total=known.total, completed=known.done)

        def progress(analysis: Analysis) -> None:
            nonlocal newest
            newest = analysis
            bar.update(task, completed=analysis.done)

        try:
            with suppress(KeyboardInterrupt):
                judge(record, bot=known.bot, seconds=known.seconds, seats=known.seats, known=known, progress=progress)
        finally:
            if path:
                path.write_bytes(msgspec.json.encode(newest))
    return newest


# In words


def told(found: Analysis, every: bool) -> Iterator[Text]:
    """The decisions that lost something, then the game at a glance."""
    for judged in found.decisions:
        if every or judged.verdict != FINE:
            yield from decision(judged, found.calibrated)
    yield from glance(found)


def decision(judged: Judged, calibrated: bool) -> Iterator[Text]:
    played = judged.moves[judged.played]
    yield text(
        "analysis-cli-decision",
        number=judged.place + 1,
        round=judged.round,
        seat={"seat": judged.seat},
        prompt={"text": judged.prompt},
        choice={"text": played.text},
        verdict=judged.verdict,
    )
    yield text("analysis-cli-why", why={"text": judged.why})
    if judged.hindsight:
        yield text("analysis-cli-hindsight", hindsight={"text": judged.hindsight})
    for place, move in enumerate(judged.moves):
        yield move_line(move, calibrated, place == judged.played)


def move_line(move: Any, calibrated: bool, played: bool) -> Text:
    args = {
        "move": {"text": move.text},
        "lead": f"{move.lead:+.1f}".replace("-", "−"),
        "played": "yes" if played else "no",
    }
    if not calibrated:
        return text("analysis-cli-move-lead", **args)
    return text("analysis-cli-move", **args, chance=round(100 * move.chance), error=max(1, round(100 * move.error)))


def glance(found: Analysis) -> Iterator[Text]:
    summary = found.summary
    if summary is None:
        return
    for seat, accuracy in enumerate(summary.accuracy):
        if accuracy is not None:
            yield text("analysis-cli-accuracy", seat={"seat": seat}, accuracy=accuracy)
    if summary.turning_points:
        places = ", ".join(str(place + 1) for place in summary.turning_points)
        yield text("analysis-cli-turns", places=places)
    for place in summary.expensive:
        judged = found.at(place)
        assert judged is not None
        yield expense(judged, found.calibrated)
    yield text("analysis-cli-source" if found.calibrated else "analysis-cli-source-plain", bot=found.bot.capitalize())


def expense(judged: Judged, calibrated: bool) -> Text:
    args = {"number": judged.place + 1, "seat": {"seat": judged.seat}}
    choices = {"choice": {"text": judged.moves[judged.played].text}, "best": {"text": judged.moves[0].text}}
    if calibrated:
        return text("analysis-cli-expensive", **args, **choices, percent=round(100 * judged.cost))
    return text("analysis-cli-expensive-plain", **args, **choices)
