"""The report of a contest: data for programs, a page with pictures for people."""

import csv
from collections.abc import Sequence
from pathlib import Path

import msgspec

from sternhafen.arena.match import GamePlayed
from sternhafen.arena.page import page
from sternhafen.arena.summary import Summary


def write(summary: Summary, played: Sequence[GamePlayed], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "summary.json").write_bytes(msgspec.json.format(msgspec.json.encode(summary), indent=1))
    (folder / "games.json").write_bytes(msgspec.json.encode(played))
    write_csv(summary, played, folder / "games.csv")
    write_parquet(summary, played, folder / "games.parquet")
    (folder / "index.html").write_text(page(summary, played), encoding="utf-8")


def rows(summary: Summary, played: Sequence[GamePlayed]) -> list[dict[str, object]]:
    """One row for each game and bot."""
    fields = ("seats", "scores", "ranks", "decisions", "seconds")
    return [
        {"game": game.number, "bot": name, "rounds": game.rounds}
        | {field.rstrip("s"): getattr(game, field)[bot] for field in fields}
        for game in played
        for bot, name in enumerate(summary.contest.bots)
    ]


def write_csv(summary: Summary, played: Sequence[GamePlayed], path: Path) -> None:
    table = rows(summary, played)
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, fieldnames=list(table[0]) if table else ["game"])
        writer.writeheader()
        writer.writerows(table)


def write_parquet(summary: Summary, played: Sequence[GamePlayed], path: Path) -> None:
    import pyarrow
    from pyarrow import parquet

    parquet.write_table(pyarrow.Table.from_pylist(rows(summary, played)), path)
