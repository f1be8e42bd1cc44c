"""What nobody at the table could know: the cards as they lay, and what others chose in secret at the same time."""

from collections.abc import Sequence

import msgspec

from sternhafen.analysis.model import Secret
from sternhafen.analysis.weighing import Judge, Trial
from sternhafen.core.action import Action
from sternhafen.core.saying import deed
from sternhafen.core.state import State
from sternhafen.core.text import Text, listed, text

CLEAR = 0.05
"""How much better another move must have been in truth to be spoken of."""


class Decided(msgspec.Struct, frozen=True):
    """A decision of the record: who made it, what was chosen, and in which section of sealed choices, if in one."""

    seat: int
    action: Action
    text: Text
    section: int | None


def decided(state: State, seat: int, action: Action) -> Decided:
    return Decided(seat, action, deed(state.decision(seat), action), state.opened if state.sealed else None)


def meanwhile(all_of: Sequence[Decided | None], place: int) -> list[Decided]:
    """What the others still choose in the same section of sealed choices."""
    own = all_of[place]
    assert own is not None
    if own.section is None:
        return []
    later = [other for other in all_of[place + 1 :] if other is not None]
    return [other for other in later if other.section == own.section and other.seat != own.seat]


def secrets(all_of: Sequence[Decided | None], place: int) -> list[Secret]:
    """What each other seat chose in this section, before or after; the last word of each counts."""
    own = all_of[place]
    assert own is not None
    if own.section is None:
        return []
    told: dict[int, Text] = {}
    for other in all_of:
        if other is not None and other.section == own.section and other.seat != own.seat:
            told.setdefault(other.seat, other.text)
    return [Secret(seat, words.json()) for seat, words in sorted(told.items())]


def truth(judge: Judge, state: State, seat: int, trials: Sequence[Trial], later: Sequence[Decided]) -> list[float]:
    """The seat's chance after each move, in the one world that was real."""
    world = state.copy()
    world.hush()
    for other in later:
        world.play(other.seat, other.action)
    states = [judge.after(world, seat, trial.plan) for trial in trials]
    return [chances[seat] for chances in judge.bot.forecast(states)]


def told(
    chosen: Sequence[Secret], names: Sequence[Text], chances: Sequence[float], known: Sequence[int]
) -> Text | None:
    """The sentence of hindsight: what the others had chosen, and whether another move would have met it better.

    `known` is the move played, and what is spoken of already: that is not told twice.
    """
    best = max(range(len(chances)), key=chances.__getitem__)
    other = best not in known and chances[best] - chances[known[0]] > CLEAR
    others = listed(text("analysis-secret", seat={"seat": one.seat}, choice={"text": one.text}) for one in chosen)
    better = names[best]
    if chosen:
        return text("analysis-hindsight-both" if other else "analysis-hindsight", others=others, better=better)
    return text("analysis-hindsight-better", better=better) if other else None
