"""The sequential test: it ends when it knows, says what it knows, and does not depend on how the work is shared out."""

from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from sternhafen import DataError
from sternhafen.arena import Contest, GamePlayed, run
from sternhafen.arena.conduct import conduct
from sternhafen.arena.sprt import BOUND, SequentialTest, expected
from sternhafen.arena.workers import processes
from sternhafen.cli.main import app

UNEVEN = Contest("jumpdrive", ("greedy", "random"), 400, seed=3)


def games(contest: Contest, strength: float, rng: Random) -> list[GamePlayed]:
    """Games without playing: the first bot wins each with its chance."""
    chance = expected(strength, 2)
    ranks = [(1, 2) if rng.random() < chance else (2, 1) for _ in range(contest.games)]
    return [GamePlayed(n, (0, 1), (0, 0), rank, (1, 1), (0.0, 0.0), 1) for n, rank in enumerate(ranks)]


def test_a_clear_difference_is_accepted_early(tmp_path: Path) -> None:
    """Far fewer games are played than were allowed, and the same command again plays none."""
    test = SequentialTest(UNEVEN, 0, 20)
    played = conduct(UNEVEN, tmp_path, jobs=1, ray=None, enough=test.has_ended).played
    assert (test.verdict(played).outcome, len(played) < 200) == ("accepted", True)
    assert conduct(UNEVEN, tmp_path, jobs=1, ray=None, enough=test.has_ended).played == played


def test_the_verdict_does_not_depend_on_who_was_quicker() -> None:
    """Games that came out of order, or beyond the end of the test, change nothing."""
    test = SequentialTest(UNEVEN, 0, 20)
    with processes(2) as executor:
        played = run(UNEVEN, executor=executor)
    verdict = test.verdict(played)
    Random(1).shuffle(played)
    assert test.verdict(played) == verdict
    assert test.verdict([game for game in played if game.number < 2 * verdict.deals]) == verdict
    assert test.verdict([game for game in played if game.number]).deals == 0


@pytest.mark.parametrize(("strength", "outcome"), [(0.0, "rejected"), (20.0, "accepted")])
def test_it_is_seldom_wrong(strength: float, outcome: str) -> None:
    """Of a hundred tests where one of the suppositions is true, at most the risk and a little come out wrong."""
    long = Contest("jumpdrive", ("greedy", "random"), 20_000)
    test = SequentialTest(long, 0, 20)
    verdicts = [test.verdict(games(long, strength, Random(seed))) for seed in range(100)]
    assert sum(verdict.outcome == outcome for verdict in verdicts) >= 90
    assert all(abs(verdict.evidence) >= BOUND for verdict in verdicts if verdict.outcome != "open")


def test_the_command_says_and_notes_what_it_knows(tmp_path: Path) -> None:
    """Open if the games do not suffice; the row has the day, the bots and the outcome."""
    page, args = tmp_path / "tests.md", ["--sprt", "0", "20", "--log", str(tmp_path / "tests.md")]
    few = CliRunner().invoke(app, ["arena", "jumpdrive", "greedy", "random", "--games", "4", *args])
    assert "open after 2 deals" in few.output
    much = CliRunner().invoke(app, ["arena", "jumpdrive", "greedy", "random", *args])
    assert "accepted after" in much.output
    assert [row.split(" | ")[6] for row in page.read_text().splitlines()] == ["open", "accepted"]


def test_the_lower_difference_comes_first() -> None:
    """Anything else is refused in a sentence."""
    with pytest.raises(DataError, match="the lower first"):
        SequentialTest(UNEVEN, 20, 0)
