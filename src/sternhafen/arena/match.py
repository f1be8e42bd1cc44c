"""How a single game of a contest is played, and what is noted of it.

Bots think as much as is usual in their time and do not look at the clock, so that a busy machine plays the same games.
"""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

import sternhafen
from sternhafen import State, bots
from sternhafen.arena.contest import Contest
from sternhafen.arena.records import Recording
from sternhafen.bots import Bot, Limits

if TYPE_CHECKING:
    from sternhafen.arena.witness import Witness


class GamePlayed(msgspec.Struct, frozen=True):
    """What one game of a contest came to. Lists are by bot, not by seat."""

    number: int
    seats: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    rounds: int


class Portion(msgspec.Struct, frozen=True):
    """Some games of a contest, able to be played anywhere and again."""

    contest: Contest
    numbers: tuple[int, ...]
    source: str
    recording: Recording | None = None


def play_portion(portion: Portion) -> list[GamePlayed]:
    return [play(portion.contest, number, portion.source, portion.recording) for number in portion.numbers]


def play(contest: Contest, number: int, source: str, recording: Recording | None = None) -> GamePlayed:
    """Play game `number` of the contest, and write its decisions down if there is a recording."""
    rules = sternhafen.game(contest.game)
    state = rules.new(players=len(contest.bots), seed=contest.deal(number), options=contest.options)
    seating = contest.seating(number)
    players = [contest.make_bot(bot, f"{contest.seed}-{number}-{bot}", source) for bot in seating]
    limits = [Limits(contest.thinking_time(bot), counted=True) for bot in seating]
    witness = witness_of(contest, number, recording) if recording else None
    decisions, seconds = _played(state, players, limits, witness)
    if witness:
        witness.write(state)
    return _by_bot(number, seating, state, decisions, seconds)


def witness_of(contest: Contest, number: int, recording: Recording) -> "Witness":
    """Loaded late: what it needs takes longer to load than all else of a contest."""
    from sternhafen.arena.witness import Witness

    return Witness(contest, number, recording)


def _played(
    state: State, players: Sequence[Bot], limits: Sequence[Limits], witness: "Witness | None"
) -> tuple[list[int], list[float]]:
    """The game played to its end: how many decisions each seat took, and for how long it thought."""
    decisions, seconds = [0] * len(players), [0.0] * len(players)
    while not state.over:
        for seat in state.to_act:
            if seat not in state.to_act:
                continue
            start = time.process_time()
            action = bots.ask(players[seat], state, seat, limits[seat])
            seconds[seat] += time.process_time() - start
            decisions[seat] += 1
            if witness:
                witness.note(state, seat, action)
            state.apply(seat, action)
    return decisions, seconds


def _by_bot(number: int, seating: Sequence[int], state: State, decisions: list[int], times: list[float]) -> GamePlayed:
    seats = tuple(seating.index(bot) for bot in range(len(seating)))
    assert state.result is not None
    return GamePlayed(
        number=number,
        seats=seats,
        scores=tuple(state.result.scores[seat] for seat in seats),
        ranks=tuple(state.result.ranks[seat] for seat in seats),
        decisions=tuple(decisions[seat] for seat in seats),
        seconds=tuple(times[seat] for seat in seats),
        rounds=int(state.view(None).get("round", 0)),
    )
