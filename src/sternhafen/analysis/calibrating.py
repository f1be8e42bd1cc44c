"""Stated chances compared with what happened, over games among bots of equal strength.

In each game some decisions are looked at as an analysis would: the chance of the move played, by what its seat knew.
The sharpness that fits best is found in one half of the games and checked in the other, and the other way round.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from math import log
from pathlib import Path
from random import Random

import msgspec

import sternhafen
from sternhafen.analysis.calibrated import Bin, Calibration
from sternhafen.analysis.run import judge_of
from sternhafen.analysis.weighing import Judge
from sternhafen.bots import Limits, play
from sternhafen.core.flow import CLOCK
from sternhafen.core.instinct import won
from sternhafen.core.stats import wilson

LOOKS, WORLDS = 8, 8
"""How many decisions of a game are looked at, and in how many imagined worlds each."""
BINS = 10
OFF, FAR = 0.03, 0.1
"""How far stated and real chances may be apart on average, and in one row that holds enough games."""
ENOUGH_GAMES, ENOUGH_IN_ROW = 500, 50


class Look(msgspec.Struct, frozen=True, array_like=True):
    """What was stated of every seat at one decision, whose it was, and what that seat's victory was in the end."""

    stated: list[float]
    seat: int
    won: float


class Played(msgspec.Struct, frozen=True, array_like=True):
    """One game and what was seen in it."""

    number: int
    looks: list[Look]


def games(game: str, bots: str, judge: str | None, start: int = 0) -> Iterator[Played]:
    """Games without end, from a number on: the number of players goes round, the number is the seed."""
    found = sternhafen.game(game)
    looker = Judge(found, judge_of(game, judge), Limits())
    number = start
    while True:
        yield Played(number, one_game(found, looker, bots, number))
        number += 1


def one_game(game: sternhafen.Game, judge: Judge, bots: str, number: int) -> list[Look]:
    state = game.new(players=game.players[number % len(game.players)], seed=number)
    play(state, bots, seed=number, limits=Limits(0.005, counted=True))
    moves = [place for place, (seat, _) in enumerate(state.history()) if seat != CLOCK]
    places = set(Random(number).sample(moves, min(LOOKS, len(moves))))
    outcome, again = won(state), state.beginning()
    looks = []
    for place, (seat, action) in enumerate(state.history()):
        if place in places:
            stated = judge.look(again, seat, action, f"{number}-{place}", WORLDS).mean()
            looks.append(Look([round(chance, 4) for chance in stated], seat, outcome[seat]))
        again.play(seat, action)
    return looks


# Kept in a file, one game in a line


def kept(path: Path) -> list[Played]:
    if not path.exists():
        return []
    lines = path.read_bytes().splitlines(keepends=True)
    return [msgspec.json.decode(line, type=Played) for line in lines if line.endswith(b"\n")]


def goes_on(path: Path, game: str, bots: str, judge: str | None, number: int, first: int = 0) -> Iterator[int]:
    """Play what is missing of this many games from the first on, each kept as it ends; tells how many there are."""
    there = kept(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in there))
    with path.open("ab", buffering=0) as file:
        left = max(0, number - len(there))
        for played in islice(games(game, bots, judge, first + len(there)), left):
            file.write(msgspec.json.encode(played) + b"\n")
            yield played.number + 1 - first


# What they tell


def calibrated(bot: str, played: Sequence[Played]) -> Calibration:
    """Each half of the games is checked with the sharpness that fits the other half; shipped is what fits all."""
    halves = played[::2], played[1::2]
    found = [sharpness_of(half) for half in halves]
    rows = bins([(found[1 - which], one) for which in (0, 1) for one in halves[which]])
    decisions = sum(row.decisions for row in rows)
    off = sum(row.decisions * abs(row.stated - row.won) for row in rows) / max(1, decisions)
    return Calibration(
        bot=bot,
        games=len(played),
        decisions=decisions,
        sharpness=sharpness_of(played),
        off=round(off, 4),
        bins=rows,
        holds=len(played) >= ENOUGH_GAMES and off <= OFF and not any(far_off(row) for row in rows),
    )


def sharpness_of(played: Sequence[Played]) -> float:
    return fitted([look for one in played for look in one.looks])


def fitted(looks: Sequence[Look]) -> float:
    """The sharpness under which what happened is least surprising, by golden section."""
    low, high = 0.1, 5.0
    while high - low > 0.01:
        left, right = low + 0.382 * (high - low), low + 0.618 * (high - low)
        low, high = (low, right) if surprise(left, looks) < surprise(right, looks) else (left, high)
    return round((low + high) / 2, 2)


def surprise(sharpness: float, looks: Sequence[Look]) -> float:
    scale = Calibration(sharpness=sharpness)
    total = 0.0
    for look in looks:
        chance = min(max(scale.chances(look.stated)[look.seat], 1e-4), 1 - 1e-4)
        total -= look.won * log(chance) + (1 - look.won) * log(1 - chance)
    return total


def bins(played: Sequence[tuple[float, Played]]) -> list[Bin]:
    """What was stated, each game's chances with its sharpness, and what happened, by tenths."""
    rows: list[list[tuple[float, float, int]]] = [[] for _ in range(BINS)]
    for sharpness, one in played:
        scale = Calibration(sharpness=sharpness)
        for look in one.looks:
            chance = scale.chances(look.stated)[look.seat]
            rows[min(BINS - 1, int(chance * BINS))].append((chance, look.won, one.number))
    return [row_of(place, row) for place, row in enumerate(rows) if row]


def row_of(place: int, row: Sequence[tuple[float, float, int]]) -> Bin:
    share = sum(outcome for _, outcome, _ in row) / len(row)
    games = len({number for _, _, number in row})
    low, high = wilson(share * games, games)
    stated = sum(chance for chance, _, _ in row) / len(row)
    numbers = [round(number, 4) for number in (stated, share, low, high)]
    return Bin(place / BINS, (place + 1) / BINS, len(row), games, *numbers)


def far_off(row: Bin) -> bool:
    """Whether a row is wrong by much, and not by chance."""
    by_chance = row.low <= row.stated <= row.high
    return row.games >= ENOUGH_IN_ROW and abs(row.stated - row.won) > FAR and not by_chance
