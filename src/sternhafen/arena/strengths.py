"""The published table of strengths: which pairings it holds, and how they are played and written.

Each level plays the one below it, and those that think also the yardstick that does not: two alone, and one against
three. A bot given more time plays itself. All pairings are contests of the arena, kept game by game, so that the work
can be stopped and resumed.
"""

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import ceil
from pathlib import Path

import msgspec

import sternhafen
from sternhafen import bots
from sternhafen.arena.contest import Contest, timed
from sternhafen.arena.summary import BotSummary, Summary
from sternhafen.bots.registry import SEARCHING, YARDSTICK

LEVELS = ("cadet", "pilot", "captain", "admiral")
MOST_GAMES = {("cadet", "pilot"): 2000}
"""Weak bots are quick: their pairing is played more often."""
UPPER_GAMES, FOUR_GAMES, TIME_GAMES = 1000, 400, 400
TWO_SHARE, FOUR_SHARE, TIME_SHARE = 0.7, 0.4, 0.58
SLACK = 0.05
"""How much lower the interval may reach where two play: many games are needed to say more."""
LONG = 1.0


class Pairing(msgspec.Struct, frozen=True):
    """One row of the table: the first bot is the one that should win."""

    name: str
    contest: Contest
    asked: float
    """The share of first places the first bot should have at least."""


def pairings(game: str, levels: Sequence[str], seconds: float, scale: float, seed: int) -> list[Pairing]:
    """All pairings of a game, the quick ones first."""
    there = [level for level in levels if level in bots.names(game)]
    steps = [*pairwise(there), *((YARDSTICK, level) for level in there if level in SEARCHING)]
    found = [_two(game, *pair, MOST_GAMES.get(pair, UPPER_GAMES)) for pair in steps]
    found += [_four(game, *pair) for pair in steps if 4 in sternhafen.game(game).players]
    found += [_time(game, there[-1], seconds)] if there[-1:] == list(LEVELS[-1:]) else []
    return [_set(pairing, seconds, scale, seed) for pairing in found]


def _two(game: str, weak: str, strong: str, games: int) -> Pairing:
    return Pairing(f"{strong}-{weak}", Contest(game, (strong, weak), games), TWO_SHARE)


def _four(game: str, weak: str, strong: str) -> Pairing:
    return Pairing(f"{strong}-three-{weak}", Contest(game, (strong, weak, weak, weak), FOUR_GAMES), FOUR_SHARE)


def _time(game: str, bot: str, seconds: float) -> Pairing:
    return Pairing(f"{bot}-time", Contest(game, (f"{bot}@{LONG:g}s", f"{bot}@{seconds:g}s"), TIME_GAMES), TIME_SHARE)


def _set(pairing: Pairing, seconds: float, scale: float, seed: int) -> Pairing:
    """The pairing with thinking time and seed, and with whole deals of about this many games."""
    contest = pairing.contest
    deals = max(1, ceil(contest.games * scale / len(contest.bots)))
    set = msgspec.structs.replace(contest, games=deals * len(contest.bots), seconds=seconds, seed=seed)
    return msgspec.structs.replace(pairing, contest=set)


# What was found


class Found(msgspec.Struct, frozen=True):
    """A pairing and what it came to."""

    pairing: Pairing
    summary: Summary

    @property
    def first(self) -> BotSummary:
        return self.summary.bots[0]

    @property
    def verdict(self) -> str:
        """Whether the share is what was asked for, and where two levels play, also sure enough."""
        sure = self.pairing.asked != TWO_SHARE or self.first.interval[0] >= TWO_SHARE - SLACK
        return "yes" if sure and self.first.first_places >= self.pairing.asked else "no"


def path_of(folder: Path, pairing: Pairing) -> Path:
    return folder / pairing.contest.game / pairing.name


def keep(folder: Path, found: Found) -> None:
    path = path_of(folder, found.pairing) / "summary.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))


def kept(folder: Path, wanted: Iterable[Pairing]) -> list[Found]:
    """What is known of these pairings, played in whole or in part."""
    paths = [path_of(folder, pairing) / "summary.json" for pairing in wanted]
    return [msgspec.json.decode(path.read_bytes(), type=Found) for path in paths if path.exists()]


# The page

HEAD = """| Game | First against | Others | Games | First places | 95 % | Asked | Met | ms a decision |
|---|---|---|---|---|---|---|---|---|"""


def table(found: Sequence[Found]) -> str:
    return "\n".join([HEAD, *map(row, found)])


def row(found: Found) -> str:
    first, second = found.summary.bots[:2]
    others = f"{len(found.summary.bots) - 1} × {level(second.name)}"
    interval = f"{first.interval[0]:.1%} to {first.interval[1]:.1%}"
    times = f"{first.seconds_per_decision * 1000:.1f} / {second.seconds_per_decision * 1000:.1f}"
    game = sternhafen.game(found.pairing.contest.game).name
    cells = [
        game, level(first.name), others, f"{found.summary.played:,}", f"{first.first_places:.1%}", interval,
        f"≥ {found.pairing.asked:.0%}", found.verdict, times,
    ]  # fmt: skip
    return f"| {' | '.join(cells)} |"


def level(name: str) -> str:
    """A bot's name for people: "admiral@0.1@1s" is Admiral 0.1 (1 s)."""
    plain, seconds = timed(name)
    return plain.replace("@", " ").capitalize() + (f" ({seconds:g} s)" if seconds else "")


def written(page: str, text: str, mark: str = "strengths") -> str:
    """The page with the text between its markers."""
    place = re.compile(rf"(<!-- {mark} -->\n).*?(<!-- end -->)", re.DOTALL)
    if not place.search(page):
        raise sternhafen.DataError(mark, f"the page has no place for it: <!-- {mark} --> … <!-- end -->")
    return place.sub(lambda marks: f"{marks[1]}{text}\n{marks[2]}", page)
