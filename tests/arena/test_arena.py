"""The arena: fair seating, results that depend on nothing but the contest, honest intervals."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from sternhafen import DataError
from sternhafen.arena import Contest, GamePlayed, run, summarise
from sternhafen.arena.ratings import rating_intervals, ratings
from sternhafen.arena.workers import processes
from sternhafen.core.stats import wilson

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "my_first_bot.py"


def without_times(played: list[GamePlayed]) -> list[tuple[object, ...]]:
    return [(game.number, game.seats, game.scores, game.ranks, game.decisions, game.rounds) for game in played]


def test_every_bot_sits_in_every_seat_of_the_same_deal() -> None:
    """A deal is repeated once for each rotation, so that everybody gets every seat of it."""
    contest = Contest("jumpdrive", ("greedy", "random", "random"), 6)
    assert contest.deal(0) == contest.deal(1) == contest.deal(2) != contest.deal(3)
    assert {contest.seating(number).index(0) for number in range(3)} == {0, 1, 2}


def test_the_number_of_processes_changes_nothing() -> None:
    """One process or two: the same games, the same results."""
    contest = Contest("jumpdrive", ("greedy", "random"), 24, seed=5)
    alone = run(contest)
    with processes(2) as executor:
        together = run(contest, executor=executor)
    assert without_times(alone) == without_times(together)
    assert without_times(alone) != without_times(run(Contest("jumpdrive", ("greedy", "random"), 24, seed=6)))


def test_the_summary_shows_who_is_stronger() -> None:
    """Greedy comes before random almost always; shares add up to one."""
    contest = Contest("jumpdrive", ("random", "greedy"), 30)
    summary = summarise(contest, run(contest))
    weak, strong = summary.bots
    assert strong.first_places > 0.8
    assert strong.rating > weak.rating + 200
    assert weak.first_places + strong.first_places == pytest.approx(1)
    assert strong.interval[0] < strong.first_places <= strong.interval[1]


def test_intervals_are_wilsons() -> None:
    """Known values: 8 of 10 gives 49 % to 94 %; nothing known gives everything."""
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-3)
    assert wilson(0, 0) == (0.0, 1.0)


def test_ratings_do_not_depend_on_the_order_of_games() -> None:
    """The joint fit of the same games in another order is the same."""
    contest = Contest("jumpdrive", ("random", "greedy", "random"), 12)
    played = run(contest)
    assert ratings(3, played) == pytest.approx(ratings(3, played[::-1]))


def test_intervals_of_ratings_shrink_with_more_games() -> None:
    """The bootstrap interval holds the rating, is the same each time, and is narrower for more games."""
    contest = Contest("jumpdrive", ("random", "random"), 120)
    played = run(contest)
    fit, all_games, few = ratings(2, played), rating_intervals(contest, played), rating_intervals(contest, played[:20])
    assert all(low <= rating <= high for rating, (low, high) in zip(fit, all_games, strict=True))
    assert all_games == rating_intervals(contest, played)
    assert all_games[0][1] - all_games[0][0] < few[0][1] - few[0][0]


def test_a_name_can_carry_its_thinking_time() -> None:
    """`greedy@1.5s` is greedy with 1.5 s, `captain@0.1` that of version 0.1; it has the contest's time."""
    contest = Contest("jumpdrive", ("greedy@1.5s", "captain@0.1", "captain@0.1@5ms"), 3, seconds=0.002)
    assert [contest.thinking_time(bot) for bot in range(3)] == [1.5, 0.002, 0.005]
    assert len(run(contest)) == 3


def test_own_bots_play_from_a_file() -> None:
    """The example bot is found by its class name and rated."""
    contest = Contest("jumpdrive", ("eager", "random"), 4, code=str(EXAMPLE))
    assert len(run(contest)) == 4


@pytest.mark.parametrize(
    "contest",
    [
        Contest("jumpdrive", ("greedy",), 1),
        Contest("jumpdrive", ("greedy", "nobody"), 1),
        Contest("jumpdrive", ("greedy", "random"), 1, code="no-such-file.py"),
        Contest("chess", ("greedy", "random"), 1),
        Contest("jumpdrive", ("greedy@soon", "random"), 1),
        Contest("jumpdrive", ("greedy@0s", "random"), 1),
        Contest("jumpdrive", ("greedy@1.5", "random"), 1),
    ],
)
def test_impossible_contests_are_refused(contest: Contest) -> None:
    """Too few bots, unknown bots, games and files: a sentence, no traceback."""
    with pytest.raises(DataError):
        run(contest)


def test_the_command_writes_summary_and_report(tmp_path: Path) -> None:
    """`sternhafen arena` writes the summary as JSON and a report with tables and a page that needs nothing else."""
    command = [sys.executable, "-m", "sternhafen.cli.main", "arena", "jumpdrive", "greedy", "random", "--games", "10"]
    command += ["--json", str(tmp_path / "s.json"), "--report", str(tmp_path / "report")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    summary = json.loads((tmp_path / "s.json").read_text())
    assert {
        "name",
        "games",
        "first_places",
        "interval",
        "rating",
        "rating_interval",
        "mean_score",
        "seconds_per_decision",
    } == set(summary["bots"][0])
    made = {path.name for path in (tmp_path / "report").iterdir()}
    assert made == {"summary.json", "games.jsonl", "games.json", "games.csv", "games.parquet", "index.html"}
    page = (tmp_path / "report" / "index.html").read_text()
    assert page.count("<svg") == 4
    assert "src=" not in page
    assert "http" not in page
