"""A contest: which bots play which game how often.

Seats are rotated and deals duplicated: a deal is played once for every rotation of the bots around the table,
so that the luck of the deal and of the seat falls to everybody alike.
"""

from typing import Any

import msgspec

import sternhafen
from sternhafen import bots
from sternhafen.bots import Bot
from sternhafen.bots.own import load_bots, read_source
from sternhafen.core.errors import DataError


class Contest(msgspec.Struct, frozen=True):
    """Everything that decides the results: the same contest gives the same games on any machine."""

    game: str
    bots: tuple[str, ...]
    """Names, each perhaps with a thinking time of its own, as in "captain@1.0"."""
    games: int
    seed: int = 0
    seconds: float = 0.05
    options: dict[str, Any] = {}
    code: str | None = None
    """A file with bots of one's own."""

    def check(self) -> None:
        """Refuse a contest that cannot be played."""
        rules = sternhafen.game(self.game)
        if len(self.bots) not in rules.players:
            least, most = rules.players.start, rules.players.stop - 1
            raise DataError("arena", f"{rules.name} is for {least} to {most} players; {len(self.bots)} bots are given")
        source = self.source()
        for number in range(len(self.bots)):
            self.thinking_time(number)
            self.make_bot(number, 0, source)
        rules.new(players=len(self.bots), seed=0, options=self.options)

    def source(self) -> str:
        """The text of the file with bots of one's own."""
        return read_source(self.code) if self.code else ""

    def seating(self, number: int) -> tuple[int, ...]:
        """Which bot, by its place in `bots`, sits in each seat of game `number`."""
        turn = number % len(self.bots)
        return tuple((seat + turn) % len(self.bots) for seat in range(len(self.bots)))

    def deal_number(self, number: int) -> int:
        """Which deal game `number` plays: the same for all rotations."""
        return number // len(self.bots)

    def deal(self, number: int) -> int:
        """The seed of game `number`."""
        return (self.seed << 32) + self.deal_number(number)

    def thinking_time(self, bot: int) -> float:
        """Seconds for a decision of this bot."""
        name, _, own = self.bots[bot].partition("@")
        try:
            seconds = float(own) if own else self.seconds
        except ValueError:
            seconds = -1.0
        if not seconds > 0:
            raise DataError("arena", f"expected seconds after the @, as in {name}@1.0, found {own!r}")
        return seconds

    def make_bot(self, bot: int, seed: Any, source: str) -> Bot:
        """A bot by its place: one of the contest's own file, or one of ours."""
        rules, name = sternhafen.game(self.game), self.bots[bot].partition("@")[0]
        return bots.make(rules, name, seed, load_bots(self.code, source) if self.code else {})
