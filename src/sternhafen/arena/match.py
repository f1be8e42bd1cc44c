"""One contest: which bots play which game how often, and how a single game of it is played.

Seats are rotated and deals duplicated: a deal is played once for every rotation of the bots around the table,
so that the luck of the deal and of the seat falls to everybody alike.
"""

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import sternhafen
from sternhafen import bots
from sternhafen.arena.own_bots import load_bots
from sternhafen.bots import Bot, Limits
from sternhafen.core.errors import DataError


class Contest(msgspec.Struct, frozen=True):
    """Everything that decides the results: the same contest gives the same games on any machine."""

    game: str
    bots: tuple[str, ...]
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
        for name in self.bots:
            make_bot(self, name, 0)
        rules.new(players=len(self.bots), seed=0, options=self.options)

    def seating(self, number: int) -> tuple[int, ...]:
        """Which bot, by its place in `bots`, sits in each seat of game `number`."""
        turn = number % len(self.bots)
        return tuple((seat + turn) % len(self.bots) for seat in range(len(self.bots)))

    def deal(self, number: int) -> int:
        """The seed of game `number`: the same for all rotations of one deal."""
        return (self.seed << 32) + number // len(self.bots)


class GamePlayed(msgspec.Struct, frozen=True):
    """What one game of a contest came to. Lists are by bot, not by seat."""

    number: int
    seats: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    rounds: int


def make_bot(contest: Contest, name: str, seed: Any) -> Bot:
    """A bot by name: one from the contest's own file, or one of ours."""
    rules = sternhafen.game(contest.game)
    own = load_bots(Path(contest.code)) if contest.code else {}
    if name in own:
        return own[name](rules, Random(seed))
    return bots.make(rules, name, seed)


def play(contest: Contest, number: int) -> GamePlayed:
    """Play game `number` of the contest."""
    rules = sternhafen.game(contest.game)
    state = rules.new(players=len(contest.bots), seed=contest.deal(number), options=contest.options)
    seating = contest.seating(number)
    players = [make_bot(contest, contest.bots[bot], f"{contest.seed}-{number}-{bot}") for bot in seating]
    decisions, seconds = [0] * len(players), [0.0] * len(players)
    limits = Limits(contest.seconds)
    while not state.over:
        for seat in state.to_act:
            if seat not in state.to_act:
                continue
            start = time.process_time()
            action = bots.ask(players[seat], state, seat, limits)
            seconds[seat] += time.process_time() - start
            decisions[seat] += 1
            state.apply(seat, action)
    return _by_bot(number, seating, state, decisions, seconds)


def _by_bot(number: int, seating: tuple[int, ...], state: Any, decisions: list[int], times: list[float]) -> GamePlayed:
    seats = tuple(seating.index(bot) for bot in range(len(seating)))
    return GamePlayed(
        number=number,
        seats=seats,
        scores=tuple(state.result.scores[seat] for seat in seats),
        ranks=tuple(state.result.ranks[seat] for seat in seats),
        decisions=tuple(decisions[seat] for seat in seats),
        seconds=tuple(times[seat] for seat in seats),
        rounds=int(state.view(None).get("round", 0)),
    )


def tasks(contest: Contest, size: int) -> Iterator[tuple[Contest, int, int]]:
    """The games in portions, each able to be played anywhere and again."""
    for first in range(0, contest.games, size):
        yield contest, first, min(first + size, contest.games)


def play_portion(portion: tuple[Contest, int, int]) -> list[GamePlayed]:
    contest, first, end = portion
    return [play(contest, number) for number in range(first, end)]
