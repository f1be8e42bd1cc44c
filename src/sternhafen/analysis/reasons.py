"""Why a move is worse or better, in one sentence: what the rules preview of it, and what followed it on average."""

from collections.abc import Sequence
from statistics import fmean

from sternhafen.analysis.weighing import Judge, Trial
from sternhafen.core.action import Action
from sternhafen.core.decision import Decision
from sternhafen.core.saying import named, previewed
from sternhafen.core.state import State
from sternhafen.core.text import Text, TextData, listed, text

COMPARED = 6
"""In how many worlds the positions after two moves are compared."""
WORTH_TELLING = 0.5
TOLD = 2
"""How large a difference is told, and how many at most."""


def why(judge: Judge, state: State, seat: int, played: Trial, best: Trial, loss: float | None) -> Text:
    """What speaks for the best move against the one played; `loss` is None where it is not to be told as a number."""
    decision = state.decision(seat)
    called = {"played": named(decision, played.action), "best": named(decision, best.action)}
    reasons = gains(previewed(decision, played.action), previewed(decision, best.action))
    reasons += differences(judge, state, seat, played, best)
    if not reasons:
        reasons = [text("analysis-reason-worlds")]
    told = listed(reasons)
    if loss is None:
        return text("analysis-why-worse", **called, reasons=told)
    return text("analysis-why-loses", **called, reasons=told, percent=round(100 * loss))


def praise(decision: Decision, moves: Sequence[Action], place: int) -> Text:
    """What is to be said of a move that lost nothing."""
    if len(moves) == 1:
        return text("analysis-why-only")
    if place:
        return text("analysis-why-equal", best=named(decision, moves[0]))
    lines = previewed(decision, moves[0])
    return text("analysis-why-best", lines=listed({"text": line} for line in lines)) if lines else text("analysis-best")


def gains(played: Sequence[TextData], best: Sequence[TextData]) -> list[Text]:
    """What the rules say beforehand of the best move and not of the other."""
    lines = [line for line in best if line not in played]
    return [text("analysis-reason-brings", lines=listed({"text": line} for line in lines))] if lines else []


def differences(judge: Judge, state: State, seat: int, played: Trial, best: Trial) -> list[Text]:
    """What there is more of, on average, after the best move than after the one played."""
    worlds = [judge.imagined(state, seat) for _ in range(COMPARED)]
    gaps: dict[str, list[float]] = {}
    for world in worlds:
        one, other = (figures(judge.after(world, seat, trial.plan), seat) for trial in (best, played))
        for key, number in one.items():
            gaps.setdefault(key, []).append(number - other[key])
    means = {key: round(fmean(values), 1) for key, values in gaps.items()}
    large = sorted((key for key, mean in means.items() if mean >= WORTH_TELLING), key=lambda key: -means[key])
    more = [text(key, number=int(means[key]) if means[key] == int(means[key]) else means[key]) for key in large[:TOLD]]
    return [text("analysis-reason-more", what=more)] if more else []


def figures(state: State, seat: int) -> dict[str, float]:
    """What the game counts of a seat, by the key of its text."""
    seen = state.view(seat)["seats"][seat]
    return {key: seen[field] for field, key in state.game.figures.items()}
