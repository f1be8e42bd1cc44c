"""The table that is seen while a contest runs: ratings by openskill game by game, and the time left."""

from collections.abc import Iterable
from typing import Any, Self

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from sternhafen.arena.contest import Contest
from sternhafen.arena.match import GamePlayed
from sternhafen.arena.summary import first_place
from sternhafen.core.stats import wilson

COLUMNS = ("bot", "games", "first places", "95 %", "skill", "score", "ms/decision")


class Skills:
    """A Plackett-Luce rating of each bot, improved with every game; depends a little on their order."""

    def __init__(self, bots: int) -> None:
        from openskill.models import PlackettLuce

        self._model = PlackettLuce()
        self._ratings: list[Any] = [self._model.rating() for _ in range(bots)]

    def add(self, game: GamePlayed) -> None:
        rated = self._model.rate([[rating] for rating in self._ratings], ranks=list(game.ranks))
        self._ratings = [team[0] for team in rated]

    def all(self) -> list[tuple[float, float]]:
        """Mean and sigma of each bot."""
        return [(rating.mu, rating.sigma) for rating in self._ratings]


class Tally:
    """What the live table shows, kept up game by game."""

    def __init__(self, contest: Contest) -> None:
        bots = len(contest.bots)
        self._contest = contest
        self._skills = Skills(bots)
        self.games = 0
        self._firsts, self._scores = [0.0] * bots, [0] * bots
        self._decisions, self._seconds = [0] * bots, [0.0] * bots

    def add(self, games: Iterable[GamePlayed]) -> None:
        for game in games:
            self.games += 1
            self._skills.add(game)
            for bot in range(len(self._contest.bots)):
                self._firsts[bot] += first_place(game, bot)
                self._scores[bot] += game.scores[bot]
                self._decisions[bot] += game.decisions[bot]
                self._seconds[bot] += game.seconds[bot]

    def rows(self) -> list[tuple[str, ...]]:
        skills = self._skills.all()
        return [self._row(bot, *skills[bot]) for bot in range(len(self._contest.bots))]

    def _row(self, bot: int, mean: float, sigma: float) -> tuple[str, ...]:
        games = max(1, self.games)
        low, high = wilson(self._firsts[bot], self.games)
        milliseconds = 1000 * self._seconds[bot] / max(1, self._decisions[bot])
        return (
            self._contest.bots[bot], str(self.games), f"{self._firsts[bot] / games:.1%}", f"{low:.1%} - {high:.1%}",
            f"{mean:.1f} ± {sigma:.1f}", f"{self._scores[bot] / games:.1f}", f"{milliseconds:.2f}",
        )  # fmt: skip

    def table(self) -> Table:
        table = Table(*COLUMNS, title=self._contest.game)
        for column in table.columns[1:]:
            column.justify = "right"
        for row in self.rows():
            table.add_row(*row)
        return table


class LiveTable:
    """Shows a contest on a terminal; silent anywhere else."""

    def __init__(self, contest: Contest, known: Iterable[GamePlayed] = (), about: str = "games") -> None:
        console = Console(stderr=True)
        self._tally = Tally(contest)
        self._tally.add(known)
        self._progress = Progress(
            TextColumn(about), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("left"),
            TimeRemainingColumn(), console=console,
        )  # fmt: skip
        self._task = self._progress.add_task(about, total=contest.games, completed=self._tally.games)
        self._live = Live(self._picture(), console=console, transient=True, refresh_per_second=4)
        self._shown = console.is_terminal

    def _picture(self) -> Group:
        return Group(self._tally.table(), self._progress)

    def add(self, games: list[GamePlayed]) -> None:
        if self._shown:
            self._tally.add(games)
            self._progress.update(self._task, completed=self._tally.games)
            self._live.update(self._picture())

    def __enter__(self) -> Self:
        if self._shown:
            self._live.start()
        return self

    def __exit__(self, *error: object) -> None:
        if self._shown:
            self._live.stop()
