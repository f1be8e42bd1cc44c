"""The report of a contest: data for programs, a page with pictures for people."""

import csv
import html
from pathlib import Path

import msgspec

from sternhafen.arena.match import GamePlayed
from sternhafen.arena.summary import Summary

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>{title}</title>
<style>
body {{ font: 16px system-ui; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }}
td, th {{ padding: .3rem .8rem; text-align: right; border-bottom: 1px solid #ccc }}
td:first-child, th:first-child {{ text-align: left }}
img {{ max-width: 100% }}
</style>
<h1>{title}</h1><p>{facts}</p>
<h2>Results</h2><table>{table}</table>
<h2>Who came before whom</h2><table>{matrix}</table>
<h2>Pictures</h2>{pictures}
</html>
"""


def write(summary: Summary, played: list[GamePlayed], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "summary.json").write_bytes(msgspec.json.format(msgspec.json.encode(summary), indent=1))
    (folder / "games.json").write_bytes(msgspec.json.encode(played))
    write_csv(summary, played, folder / "games.csv")
    write_parquet(summary, played, folder / "games.parquet")
    pictures = draw(summary, played, folder)
    (folder / "index.html").write_text(page(summary, pictures), encoding="utf-8")


def rows(summary: Summary, played: list[GamePlayed]) -> list[dict[str, object]]:
    """One row for each game and bot."""
    fields = ("seats", "scores", "ranks", "decisions", "seconds")
    return [
        {"game": game.number, "bot": name, "rounds": game.rounds}
        | {field.rstrip("s"): getattr(game, field)[bot] for field in fields}
        for game in played
        for bot, name in enumerate(summary.contest.bots)
    ]


def write_csv(summary: Summary, played: list[GamePlayed], path: Path) -> None:
    table = rows(summary, played)
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, fieldnames=list(table[0]) if table else ["game"])
        writer.writeheader()
        writer.writerows(table)


def write_parquet(summary: Summary, played: list[GamePlayed], path: Path) -> None:
    import pyarrow
    from pyarrow import parquet

    parquet.write_table(pyarrow.Table.from_pylist(rows(summary, played)), path)


def draw(summary: Summary, played: list[GamePlayed], folder: Path) -> list[str]:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    names = [f"{bot.name} ({number})" for number, bot in enumerate(summary.bots, 1)]
    figure, axes = pyplot.subplots(1, 3, figsize=(15, 4.5), layout="constrained")
    shares = [bot.first_places for bot in summary.bots]
    below = [max(0.0, bot.first_places - bot.interval[0]) for bot in summary.bots]
    above = [max(0.0, bot.interval[1] - bot.first_places) for bot in summary.bots]
    axes[0].bar(names, shares, yerr=[below, above], capsize=6)
    axes[0].set_title("First places, with 95 % intervals")
    axes[1].boxplot([[game.scores[bot] for game in played] for bot in range(len(names))], tick_labels=names)
    axes[1].set_title("Scores")
    rounds = [game.rounds for game in played]
    axes[2].hist(rounds, bins=range(min(rounds), max(rounds) + 2), align="left", rwidth=0.9)
    axes[2].set_title("Rounds")
    figure.savefig(folder / "results.png", dpi=110)
    pyplot.close(figure)
    return ["results.png"]


def page(summary: Summary, pictures: list[str]) -> str:
    contest = summary.contest
    facts = (
        f"{contest.games} games, seed {contest.seed}, {contest.seconds} s a decision, {summary.mean_rounds:.1f} rounds"
    )
    images = "".join(f'<img src="{name}" alt="First places, scores and rounds">' for name in pictures)
    title = html.escape(f"{contest.game}: {' against '.join(contest.bots)}")
    return PAGE.format(title=title, facts=facts, table=results(summary), matrix=matrix(summary), pictures=images)


def results(summary: Summary) -> str:
    head = "<tr><th>Bot<th>First places<th>95 %<th>Rating<th>Mean score<th>ms a decision</tr>"
    return head + "".join(
        f"<tr><td>{html.escape(bot.name)}<td>{bot.first_places:.1%}<td>{bot.interval[0]:.1%} – {bot.interval[1]:.1%}"
        f"<td>{bot.rating:.0f}<td>{bot.mean_score:.1f}<td>{bot.seconds_per_decision * 1000:.2f}</tr>"
        for bot in summary.bots
    )


def matrix(summary: Summary) -> str:
    names = [html.escape(bot.name) for bot in summary.bots]
    table = "<tr><th>" + "".join(f"<th>{name}" for name in names) + "</tr>"
    for name, row in zip(names, summary.wins, strict=True):
        table += f"<tr><td>{name}" + "".join(f"<td>{wins:g}" for wins in row) + "</tr>"
    return table
