"""A league: one scale for all bots of a game, fitted to all games together."""

from pathlib import Path

from typer.testing import CliRunner

from sternhafen.arena.contest import Contest
from sternhafen.arena.league import contests, entrants, placed, standings
from sternhafen.arena.run import run
from sternhafen.cli.main import app

COMMAND = ["league", "jumpdrive", "--bots", "random,cadet,greedy", "--deals", "4"]


def test_everybody_meets_everybody() -> None:
    """With the yardstick that is offered to nobody; each company plays whole deals."""
    assert {"random", "admiral", "greedy"} <= set(entrants("race"))
    found = contests("race", ("random", "cadet", "pilot"), 2, 5, 0.05, 1)
    assert [contest.bots for contest in found] == [("random", "cadet"), ("random", "pilot"), ("cadet", "pilot")]
    assert {contest.games for contest in found} == {10}


def test_wins_of_some_are_wins_among_all() -> None:
    """Each at its own place."""
    assert placed(((0.0, 2.0), (1.0, 0.0)), (2, 0), 3) == ((0.0, 0.0, 1.0), (0.0, 0.0, 0.0), (2.0, 0.0, 0.0))


def test_a_bot_is_rated_beside_those_it_never_met() -> None:
    """The stronger of two pairs that share one bot stands above, and its interval holds its rating."""
    pairs = [Contest("jumpdrive", pair, 30, seed=2) for pair in (("greedy", "cadet"), ("cadet", "random"))]
    found = standings(("random", "cadet", "greedy"), [(pair, run(pair)) for pair in pairs])
    assert [standing.name for standing in found] == ["greedy", "cadet", "random"]
    assert all(standing.interval[0] <= standing.rating <= standing.interval[1] for standing in found)
    assert [standing.games for standing in found] == [30, 60, 30]


def test_one_command_makes_the_league_and_goes_on(tmp_path: Path) -> None:
    """The table stands between its markers; the same command again plays nothing and says the same."""
    page = tmp_path / "bots.md"
    page.write_text("<!-- league jumpdrive 2 -->\nold\n<!-- end -->\n")
    where = ["--out", str(tmp_path / "out"), "--write", str(page)]
    first = CliRunner().invoke(app, [*COMMAND, *where])
    assert first.exit_code == 0, first.output
    assert "| Greedy |" in page.read_text()
    assert "old" not in page.read_text()
    assert CliRunner().invoke(app, [*COMMAND, *where]).stdout == first.stdout


def test_a_curve_over_time_is_made_by_one_command(tmp_path: Path) -> None:
    """Each time meets the next one only, and stands in the page with the time really used."""
    page = tmp_path / "bots.md"
    page.write_text("<!-- curve jumpdrive -->\n<!-- end -->\n")
    command = ["curve", "jumpdrive", "--bot", "captain", "--times", "1ms,2ms,4ms", "--deals", "1"]
    done = CliRunner().invoke(app, [*command, "--out", str(tmp_path / "out"), "--write", str(page)])
    assert done.exit_code == 0, done.output
    assert all(f"| Captain ({time} s) |" in page.read_text() for time in ("0.001", "0.002", "0.004"))
    assert {"captain@1ms-captain@2ms", "captain@2ms-captain@4ms"} == {
        path.name for path in (tmp_path / "out/jumpdrive").iterdir()
    }
