"""Why a move is worse or better, in one sentence: what the rules preview of it, and what followed it on average."""

from collections import Counter
from collections.abc import Mapping, Sequence
from operator import sub
from statistics import fmean
from typing import Any

from sternhafen.analysis.weighing import Judge, Trial
from sternhafen.core.action import Action
from sternhafen.core.decision import Decision
from sternhafen.core.saying import chosen, deed, previewed
from sternhafen.core.state import State
from sternhafen.core.text import Args, Text, TextData, listed, text

Seen = Mapping[str, Any]
"""A seat's area, as its own view shows it."""
COMPARED = 6
"""In how many worlds the positions after two moves are compared."""
WORTH_TELLING = 0.5
GIVING = ("discard", "pay")
"""Actions after which the cards chosen are gone."""
TOLD = 2
"""How large a difference is told, and how many at most."""


def why(judge: Judge, state: State, seat: int, played: Trial, best: Trial, loss: float | None) -> Text:
    """What speaks for the best move against the one played; `loss` is None where it is not to be told as a number."""
    decision = state.decision(seat)
    called: Args = {"played": deed(decision, played.action), "best": deed(decision, best.action)}
    reasons = announced(decision, played.action, best.action)
    reasons += differences(judge, state, seat, played, best)
    called["reasons"] = listed(reasons or [*kept(decision, played, best), outlook(state, seat, played, best)])
    if loss is None:
        return text("analysis-why-worse", **called)
    return text("analysis-why-loses", **called, percent=round(100 * loss))


def praise(decision: Decision, moves: Sequence[Action], place: int) -> Text:
    """What is to be said of a move that lost nothing."""
    if len(moves) == 1:
        return text("analysis-why-only")
    if place:
        return text("analysis-why-equal", best=deed(decision, moves[0]))
    lines = gains([], previewed(decision, moves[0]), decision.state.game.prices)
    return text("analysis-why-best", lines=quoted(lines)) if lines else text("analysis-best")


def announced(decision: Decision, played: Action, best: Action) -> list[Text]:
    """What the rules say beforehand: what the best move brings and the other does not, and what it saves."""
    before, after = previewed(decision, played), previewed(decision, best)
    prices = decision.state.game.prices
    lines = gains(before, after, prices)
    brings = [text("analysis-reason-brings", lines=quoted(lines))] if lines else []
    return brings + savings(before, after, prices)


def quoted(lines: Sequence[TextData]) -> dict[str, list[Text]]:
    return listed({"text": line} for line in lines)


def gains(played: Sequence[TextData], best: Sequence[TextData], prices: Mapping[str, str]) -> list[TextData]:
    """The lines that tell more of the best move than of the other; what a move costs speaks for none."""
    known = {line["key"]: amount(line) for line in played}
    lines = [
        line for line in best if line not in played and line["key"] not in prices and line["args"].get("number", 1)
    ]
    return [line for line in lines if not numbers(line) or amount(line) > known.get(line["key"], 0)]


def savings(played: Sequence[TextData], best: Sequence[TextData], prices: Mapping[str, str]) -> list[Text]:
    """How much less the best move costs."""
    saved = {key: paid(played, prices, key) - paid(best, prices, key) for key in prices.values() if key}
    return [text("analysis-reason-saves", what=text(key, number=less)) for key, less in saved.items() if less > 0]


def paid(lines: Sequence[TextData], prices: Mapping[str, str], figure: str) -> int:
    return sum(amount(line) for line in lines if prices.get(line["key"]) == figure)


def numbers(line: TextData) -> list[int]:
    return [value for value in line["args"].values() if isinstance(value, int)]


def amount(line: TextData) -> int:
    return sum(numbers(line))


def differences(judge: Judge, state: State, seat: int, played: Trial, best: Trial) -> list[Text]:
    """What there is more of, or fewer, on average after the best move than after the one played."""
    worlds = [judge.imagined(state, seat) for _ in range(COMPARED)]
    ahead, behind = ([seen(judge.after(world, seat, trial.plan), seat) for world in worlds] for trial in (best, played))
    more = told("analysis-reason-more", state.game.figures, ahead, behind)
    return more + told("analysis-reason-fewer", state.game.fewer, behind, ahead)


def told(key: str, fields: Mapping[str, str], more: Sequence[Seen], less: Sequence[Seen]) -> list[Text]:
    """Those of the figures of which there is clearly more, the largest difference first."""
    gaps = {name: fmean(map(sub, counts(more, field), counts(less, field))) for field, name in fields.items()}
    large = sorted((name for name, gap in gaps.items() if gap >= WORTH_TELLING), key=lambda name: -gaps[name])[:TOLD]
    return [text(key, what=[measured(name, gaps[name]) for name in large])] if large else []


def seen(state: State, seat: int) -> Seen:
    own: Seen = state.view(seat)["seats"][seat]
    return own


def counts(areas: Sequence[Seen], field: str) -> list[float]:
    """A figure of each; of a list of things their number."""
    return [len(own[field]) if isinstance(own[field], list) else own[field] for own in areas]


def measured(key: str, mean: float) -> Text:
    number = round(mean, 1)
    return text(key, number=int(number) if number == int(number) else number)


def kept(decision: Decision, played: Trial, best: Trial) -> list[Text]:
    """The cards that the best move does not give away."""
    if best.action.type_name() not in GIVING or best.action.type_name() != played.action.type_name():
        return []
    ours, theirs = (Counter(chosen(decision, trial.action)) for trial in (best, played))
    stay = sorted((theirs - ours).elements())
    return [text("analysis-reason-keeps", cards=[{"card": name} for name in stay])] if stay else []


def outlook(state: State, seat: int, played: Trial, best: Trial) -> Text:
    """Where nothing can be counted yet: the expected lead, else in how many games it went better."""
    lead = fmean(one - other for one, other in zip(best.leads, played.leads, strict=False))
    if lead >= WORTH_TELLING:
        return text("analysis-reason-lead", what=measured(next(iter(state.game.figures.values())), lead))
    gaps = [one - other for one, other in zip(best.of(seat), played.of(seat), strict=False)]
    better, worse = sum(gap > 0 for gap in gaps), sum(gap < 0 for gap in gaps)
    return text("analysis-reason-games", better=better, worse=worse, all=len(gaps))
