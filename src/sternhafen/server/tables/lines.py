"""Two games from the same deal, side by side: where the lines part, and how the points went from round to round."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any

import msgspec

from sternhafen.core.saying import said
from sternhafen.core.state import State

from ..protocol import ForkInfo, Json, LinesAnswer, RoundPoints, Text
from .logged_game import Entry, LoggedGame, beginning, play_again

FORKS = 3
"""This many rounds are told of: those that made the largest difference."""


class Choice(msgspec.Struct, frozen=True):
    """A decision of the line: in which round, what was chosen, and the place in the log before it."""

    round: int
    action: Json
    words: Text
    moment: int


class Line(msgspec.Struct):
    """One seat's way through a game."""

    choices: list[Choice]
    points: dict[int, float]
    """After each round."""


def line_of(played: LoggedGame, seat: int = 0) -> Line:
    """What the seat chose, as it stands after all that was taken back, and its points after each round."""
    found = Line([], {})
    state = beginning(played.game, played.entries[0].data)
    for place, entry in enumerate(played.entries[1:], 1):
        found.choices += _chosen(state, entry, seat, place)
        play_again(state, entry)
        if entry.kind == "undo" and entry.seat == seat:
            found.choices.pop()
        view = state.view(seat)
        found.points[view["round"]] = view["seats"][seat]["score"]
    assert state.result is not None
    found.points[max(found.points)] = state.result.scores[seat]
    return found


def _chosen(state: State, entry: Entry, seat: int, place: int) -> Iterator[Choice]:
    if entry.kind == "act" and entry.seat == seat:
        words = said(state.decision(seat), state.game.action(entry.data["action"])).json()
        yield Choice(state.view(seat)["round"], entry.data["action"], msgspec.convert(words, Text), place)


def compare(mine: Line, theirs: Line) -> LinesAnswer:
    """Both lines, round by round."""
    rounds = sorted(mine.points.keys() | theirs.points.keys())
    points = [RoundPoints(number, at(mine, number), at(theirs, number)) for number in rounds]
    parted = next((place for place, pair in enumerate(pairs(mine, theirs)) if pair[0] != pair[1]), None)
    forks = [fork for number in rounds if (fork := fork_in(mine, theirs, number, rounds)) is not None]
    first = forks[:1]
    worth = sorted(forks[1:], key=lambda fork: -abs(fork.mine_gain - fork.theirs_gain))[: FORKS - 1]
    told = sorted([*first, *worth], key=lambda fork: fork.round)
    return LinesAnswer(None if parted is None else first[0].round if first else None, points, told)


def pairs(mine: Line, theirs: Line) -> Iterator[tuple[Any, Any]]:
    def actions(line: Line) -> list[Any]:
        return [choice.action for choice in line.choices]

    yield from zip_longest(actions(mine), actions(theirs))


def at(line: Line, number: int) -> float:
    """The points after a round; a game that ended before keeps its last ones."""
    return line.points[max((known for known in line.points if known <= number), default=min(line.points))]


def fork_in(mine: Line, theirs: Line, number: int, rounds: Sequence[int]) -> ForkInfo | None:
    """The first decision of a round in which they chose differently, with what the round brought to both."""
    own, other = _in_round(mine, number), _in_round(theirs, number)
    for one, two in zip(own, other, strict=False):
        if one.action != two.action:
            before = [earlier for earlier in rounds if earlier < number]
            won, lost = [at(line, number) - (at(line, before[-1]) if before else 0) for line in (mine, theirs)]
            return ForkInfo(number, one.words, two.words, won, lost, one.moment, two.moment)
    return None


def _in_round(line: Line, number: int) -> list[Choice]:
    return [choice for choice in line.choices if choice.round == number]
