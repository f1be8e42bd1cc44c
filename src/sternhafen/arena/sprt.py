"""A sequential test: deals are played until it is known whether the first bot is stronger by this much, or is not.

All rotations of a deal count together, so that luck of deal and seat does not blur the difference. The likelihood of
what was seen is compared under two suppositions about the difference in strength, as chess engines are tested.
"""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from math import log
from typing import Literal

import msgspec

from sternhafen.arena.contest import Contest
from sternhafen.arena.match import GamePlayed
from sternhafen.arena.summary import first_place
from sternhafen.core.errors import DataError

Outcome = Literal["accepted", "rejected", "open"]
RISK = 0.05
"""How often the test may be wrong, either way."""
BOUND = log((1 - RISK) / RISK)
FEWEST = 8
"""Deals before the test may end: the spread of fewer says little."""
LEAST_SPREAD = 0.01
"""The variance of a deal's share at least, so that a row of equal results proves nothing by itself."""


class Verdict(msgspec.Struct, frozen=True):
    """What the test knows."""

    outcome: Outcome
    deals: int
    share: float
    """The first bot's share of first places so far."""
    evidence: float
    """How much likelier the higher difference is than the lower, as a logarithm; the test ends at ±2.94."""

    def __str__(self) -> str:
        figures = f"{self.share:.1%}, evidence {self.evidence:+.2f} (±{BOUND:.2f})"
        return f"{self.outcome} after {self.deals} deals: {figures}"


class SequentialTest:
    """Whether the first bot of a contest is `high` points of rating stronger than the others, or only `low`."""

    def __init__(self, contest: Contest, low: float, high: float) -> None:
        if not low < high:
            raise DataError("sprt", f"expected two ratings, the lower first, as in --sprt 0 20; found {low:g} {high:g}")
        self._contest = contest
        self._asked = f"{low:g} to {high:g}"
        self._low, self._high = (expected(points, len(contest.bots)) for points in (low, high))

    def verdict(self, played: Iterable[GamePlayed]) -> Verdict:
        """The verdict on the deals in their order: it does not depend on which process was quicker."""
        seen = Seen()
        for share in self._shares(played):
            seen.add(share)
            evidence = self._evidence(seen)
            if abs(evidence) >= BOUND and seen.deals >= FEWEST:
                return Verdict("accepted" if evidence > 0 else "rejected", seen.deals, seen.mean, evidence)
        return Verdict("open", seen.deals, seen.mean, self._evidence(seen))

    def has_ended(self, played: Sequence[GamePlayed]) -> bool:
        return self.verdict(played).outcome != "open"

    def row(self, verdict: Verdict) -> str:
        """The verdict for a table of tests."""
        contest, today = self._contest, datetime.now(UTC).date().isoformat()
        bots = " ".join(contest.bots) + (f" ({contest.code.rpartition('/')[2]})" if contest.code else "")
        cells = [today, contest.game, bots, f"{1000 * contest.seconds:g} ms", str(contest.seed), self._asked]
        cells += [verdict.outcome, str(verdict.deals), f"{verdict.share:.1%}", f"{verdict.evidence:+.2f}"]
        return f"| {' | '.join(cells)} |"

    def _shares(self, played: Iterable[GamePlayed]) -> Iterable[float]:
        """The first bot's share of first places in each deal, up to the first that is not played to the end."""
        games, seats = {game.number: game for game in played}, len(self._contest.bots)
        for deal in range(self._contest.games // seats):
            numbers = range(deal * seats, (deal + 1) * seats)
            if not all(number in games for number in numbers):
                return
            yield sum(first_place(games[number], 0) for number in numbers) / seats

    def _evidence(self, seen: "Seen") -> float:
        middle = (self._low + self._high) / 2
        return seen.deals * (self._high - self._low) * (seen.mean - middle) / max(seen.variance, LEAST_SPREAD)


class Seen:
    """Number, mean and variance of the deals' shares."""

    def __init__(self) -> None:
        self.deals = 0
        self._sum = self._squares = 0.0

    def add(self, share: float) -> None:
        self.deals += 1
        self._sum += share
        self._squares += share * share

    @property
    def mean(self) -> float:
        return self._sum / max(1, self.deals)

    @property
    def variance(self) -> float:
        return self._squares / max(1, self.deals) - self.mean**2


def expected(points: float, seats: int) -> float:
    """The share of first places of somebody this many points of rating stronger than all others."""
    strength = 10 ** (points / 400)
    return float(strength / (strength + seats - 1))
