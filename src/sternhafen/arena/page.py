"""The report of a contest as one page that needs nothing else: tables, pictures, both colour schemes."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files

import sternhafen
from sternhafen.arena import charts
from sternhafen.arena.match import GamePlayed
from sternhafen.arena.summary import Summary

PAGE = """<!doctype html>
<html lang="en" data-game="{game}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title><style>
{style}</style></head>
<body><main>
<header><p class="game">{name}</p><h1>{title}</h1><p>{facts}</p></header>
{sections}
<footer>{foot}</footer>
</main></body></html>
"""
FILES = ("summary.json", "games.json", "games.csv", "games.parquet")
FOOT = (
    "Deals are repeated with the seats rotated. First places: a shared one counts for its part, 95 % intervals by "
    "Wilson. Ratings: a joint fit of all games by pairs (Bradley-Terry, scale of Elo, mean 1500), 95 % by bootstrap "
    "over the deals."
)


def page(summary: Summary, played: Sequence[GamePlayed]) -> str:
    contest = summary.contest
    links = " · ".join(f'<a href="{name}">{name}</a>' for name in FILES)
    return PAGE.format(
        game=escape(contest.game),
        name=escape(sternhafen.game(contest.game).name),
        title=escape(title(contest.bots)),
        facts=facts(summary),
        style=(files("sternhafen.arena") / "page.css").read_text(encoding="utf-8"),
        sections="\n".join(sections(summary, played)),
        foot=f"<p>{FOOT}</p><p>Data: {links}</p>",
    )


def title(bots: Sequence[str]) -> str:
    return " against ".join(bots) if len(bots) == 2 else ", ".join(bots)


def facts(summary: Summary) -> str:
    contest = summary.contest
    planned = f" of {contest.games:,}" if summary.played != contest.games else ""
    options = "".join(f", {escape(f'{name} {value}')}" for name, value in contest.options.items())
    return f"{summary.played:,}{planned} games, seed {contest.seed}, {contest.seconds:g} s for a decision{options}"


def sections(summary: Summary, played: Sequence[GamePlayed]) -> list[str]:
    names = labels(summary)
    scores = [(name, f"c{bot % 4}", [game.scores[bot] for game in played]) for bot, name in enumerate(names)]
    lengths = [("All games", "all", [game.rounds for game in played])]
    return [
        section("Results", "", results(summary, names), ""),
        section("First places", "Share with 95 % interval; the dotted line is equal strength.", firsts(summary, names)),
        section("Ratings", "Rating with its 95 % interval; the dotted line is the mean.", rated(summary, names)),
        section("Scores", "How often each score was reached.", charts.histograms(scores), "half tall"),
        section("Who came before whom", "Share of games in which the row did.", matrix(summary, names)),
        section("Length", "Rounds of a game.", charts.histograms(lengths)),
    ]


def labels(summary: Summary) -> list[str]:
    """The bots' names, numbered where one comes twice."""
    names = [bot.name for bot in summary.bots]
    return [name if names.count(name) == 1 else f"{name} ({place})" for place, name in enumerate(names, 1)]


def section(title: str, about: str, body: str, kind: str = "half") -> str:
    lead = f"<p>{about}</p>" if about else ""
    return f'<section class="{kind}"><h2>{title}</h2>{lead}{body}</section>'


def results(summary: Summary, names: list[str]) -> str:
    head = "<tr><th>Bot<th>First places<th>95 %<th>Rating<th>95 %<th>Mean score<th>ms a decision</tr>"
    return f"<table>{head}{''.join(result(summary, bot, name) for bot, name in enumerate(names))}</table>"


def result(summary: Summary, bot: int, name: str) -> str:
    found = summary.bots[bot]
    return (
        f'<tr><td><span class="dot c{bot % 4}"></span>{escape(name)}<td>{found.first_places:.1%}'
        f'<td class="range">{found.interval[0]:.1%} – {found.interval[1]:.1%}<td>{found.rating:.0f}'
        f'<td class="range">{found.rating_interval[0]:.0f} – {found.rating_interval[1]:.0f}'
        f"<td>{found.mean_score:.1f}<td>{found.seconds_per_decision * 1000:.2f}</tr>"
    )


def firsts(summary: Summary, names: list[str]) -> str:
    rows = [(name, bot.first_places, bot.interval) for name, bot in zip(names, summary.bots, strict=True)]
    return charts.whiskers(rows, (0, 1), ".0%", 1 / len(rows))


def rated(summary: Summary, names: list[str]) -> str:
    rows = [(name, bot.rating, bot.rating_interval) for name, bot in zip(names, summary.bots, strict=True)]
    ends = [end for _, _, interval in rows for end in interval]
    margin = 25 + (max(ends) - min(ends)) / 12
    return charts.whiskers(rows, (min(ends) - margin, max(ends) + margin), ".0f", 1500)


def matrix(summary: Summary, names: list[str]) -> str:
    head = "<tr><th>" + "".join(f"<th>{escape(name)}" for name in names) + "</tr>"
    rows = [matrix_row(name, bot, summary.wins[bot], summary.played) for bot, name in enumerate(names)]
    return f'<table class="matrix">{head}{"".join(rows)}</table>'


def matrix_row(name: str, bot: int, row: Sequence[float], games: int) -> str:
    cells = [
        '<td class="none">–' if other == bot else f'<td style="--share:{70 * won / games:.0f}%">{won / games:.1%}'
        for other, won in enumerate(row)
    ]
    return f"<tr><td>{escape(name)}{''.join(cells)}</tr>"
