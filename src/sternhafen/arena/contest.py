"""A contest: which bots play which game how often.

Seats are rotated and deals duplicated: a deal is played once for every rotation of the bots around the table,
so that the luck of the deal and of the seat falls to everybody alike.
"""

import hashlib
import re
from typing import Any

import msgspec

import sternhafen
from sternhafen import bots
from sternhafen.bots import Bot
from sternhafen.bots.own import load_bots, read_source
from sternhafen.core.errors import DataError
from sternhafen.core.plain import Json

TIME = re.compile(r"(.+)@(\d+\.?\d*)(m?s)")
"""A name and its thinking time; a number without a unit is a version."""


def timed(name: str) -> tuple[str, float]:
    """A bot's name and the seconds it is given for a decision; 0 if the name says nothing of them."""
    found = TIME.fullmatch(name)
    if not found:
        return name, 0.0
    seconds = float(found[2]) / (1000 if found[3] == "ms" else 1)
    if not seconds:
        raise DataError("arena", f"expected a time after the @, as in {found[1]}@50ms, found {name!r}")
    return found[1], seconds


class Contest(msgspec.Struct, frozen=True):
    """Everything that decides the results: the same contest gives the same games on any machine."""

    game: str
    bots: tuple[str, ...]
    """Names, each perhaps with a thinking time of its own, as in "captain@1s" or "admiral@0.1@50ms"."""
    games: int
    seed: int = 0
    seconds: float = 0.05
    options: Json = {}
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
        return timed(self.bots[bot])[1] or self.seconds

    def make_bot(self, bot: int, seed: Any, source: str) -> Bot:
        """A bot by its place: one of the contest's own file, or one of ours."""
        rules, name = sternhafen.game(self.game), timed(self.bots[bot])[0]
        return bots.make(rules, name, seed, load_bots(self.code, source) if self.code else {})


def header(contest: Contest) -> Json:
    """All that decides the games but their number: more games can be added later."""
    plain: Json = msgspec.to_builtins(contest)
    del plain["games"]
    code = hashlib.sha256(contest.source().encode()).hexdigest() if contest.code else None
    return plain | {"code": code}
