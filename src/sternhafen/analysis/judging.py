"""One decision judged: by what its seat knew then, and beside it what hindsight tells."""

from collections.abc import Sequence
from statistics import fmean

from sternhafen.analysis import hindsight, reasons
from sternhafen.analysis.calibrated import Calibration
from sternhafen.analysis.hindsight import Decided
from sternhafen.analysis.model import FINE, Judged, Move, Secret, verdict
from sternhafen.analysis.weighing import Judge, Trial, difference, error_of
from sternhafen.core.decision import Decision
from sternhafen.core.saying import deed, named
from sternhafen.core.state import State
from sternhafen.core.text import Text


def judged(judge: Judge, scale: Calibration, state: State, all_of: Sequence[Decided | None], place: int) -> Judged:
    """The decision at this place of the record; `state` is the moment before it."""
    own = all_of[place]
    assert own is not None
    seat, decision = own.seat, state.decision(own.seat)
    trials = judge.weigh(state, seat, own.action, f"{place}")
    played = next(number for number, trial in enumerate(trials) if trial.action == own.action)
    names = [named(decision, trial.action) for trial in trials]
    really = hindsight.truth(judge, state, seat, trials, hindsight.meanwhile(all_of, place))
    moves = [move(*each, scale, seat) for each in zip(trials, names, really, strict=True)]
    cost, error = loss(scale, trials[0], trials[played], seat)
    word, secret = verdict(cost, error), hindsight.secrets(all_of, place)
    sentence = explained(judge, state, seat, trials, played, cost if scale.holds else None, word)
    apart = _hindsight(decision, trials, really, secret, [played] if word == FINE else [played, 0])
    return Judged(
        place=place, seat=seat, round=int(state.view(seat)["round"]), prompt=decision.prompt.json(), moves=moves,
        played=played, cost=rounded(cost), error=rounded(error), verdict=word,
        best=[rounded(chance) for chance in scale.chances(trials[0].mean())],
        chances=[rounded(chance) for chance in scale.chances(trials[played].mean())],
        why=sentence.json(), secrets=secret, hindsight=apart.json() if apart else None,
    )  # fmt: skip


def _hindsight(
    decision: Decision, trials: Sequence[Trial], really: Sequence[float], secret: Sequence[Secret], known: list[int]
) -> Text | None:
    """What hindsight adds, where there was a choice."""
    if len(trials) == 1:
        return None
    return hindsight.told(secret, [deed(decision, trial.action) for trial in trials], really, known)


def move(trial: Trial, name: Text, really: float, scale: Calibration, seat: int) -> Move:
    mean = trial.mean()
    chance = scale.chances(mean)[seat]
    return Move(
        action=trial.action.json(),
        text=name.json(),
        chance=rounded(chance),
        error=rounded(scale.error(mean[seat], chance, error_of(trial.of(seat)))),
        lead=round(fmean(trial.leads), 2),
        worlds=len(trial.chances),
        hindsight=rounded(really),
    )


def rounded(share: float) -> float:
    """No more digits than mean anything."""
    return round(share, 4)


def loss(scale: Calibration, best: Trial, played: Trial, seat: int) -> tuple[float, float]:
    """What the move played lost of the chance that is stated, and the standard error of that."""
    if played is best:
        return 0.0, 0.0
    gap, error = difference(best, played, seat)
    raw, stated, left = best.mean()[seat], *(scale.chances(trial.mean())[seat] for trial in (best, played))
    cost = max(0.0, stated - left)
    factor = cost / gap if gap > 0 and cost > 0 else scale.error(raw, stated, 1.0)
    return cost, error * factor


def explained(
    judge: Judge, state: State, seat: int, trials: Sequence[Trial], played: int, cost: float | None, word: str
) -> Text:
    if word == FINE:
        return reasons.praise(state.decision(seat), [trial.action for trial in trials], played)
    return reasons.why(judge, state, seat, trials[played], trials[0], cost)
