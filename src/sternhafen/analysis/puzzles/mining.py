"""Puzzles found in games among bots: a quick look at every decision, a long one at those that promise something."""

from collections.abc import Iterator
from random import Random

from sternhafen.analysis import reasons
from sternhafen.analysis.calibrated import Calibration, calibration
from sternhafen.analysis.judging import loss, move
from sternhafen.analysis.puzzles.puzzle import EASY, HARD, MEDIUM, Puzzle, PuzzleMove
from sternhafen.analysis.weighing import Judge, Trial, difference
from sternhafen.bots import Bot, Limits, ask, make
from sternhafen.core.action import Action
from sternhafen.core.decision import Decision
from sternhafen.core.game import Game
from sternhafen.core.saying import named
from sternhafen.core.state import State

MARGIN = 0.08
"""By how much the best move must raise the chance to win, beside the next one."""
HINTED = 0.7
"""A quick look may show a little less than that."""
SURE = 4.0
"""Of how many standard errors the margin must be."""
QUICK = 0.1
"""The share of the time that a quick look takes."""
LOOKED_AT = 0.4
"""How many of the decisions are looked at: other deals are quicker to come by than the rest of this one."""
FEW = 12
"""Where there are no more answers than that, all of them are compared."""
PLAYER, THINKER = "greedy", "captain"
"""Who plays the games and sees what is plain, and who finds what takes a little thought."""


class Miner:
    """Goes through games of one game and one number of players."""

    def __init__(self, game: Game, players: int, bot: str, seconds: float) -> None:
        self.game, self.players = game, players
        self._quick = Judge(game, bot, Limits(QUICK * seconds, counted=True))
        self._long = Judge(game, bot, Limits(seconds, counted=True))
        self._scale: Calibration = calibration(game.id, bot)

    def dig(self, seed: int) -> Iterator[Puzzle]:
        """The puzzles of one deal."""
        state = self.game.new(players=self.players, seed=seed)
        bots = [make(self.game, PLAYER, f"{seed}-{seat}") for seat in range(self.players)]
        rng = Random(f"{seed} looked at")
        while not state.over:
            for seat in state.to_act:
                if state.lanes[seat]:
                    played = ask(bots[seat], state, seat, Limits(counted=True))
                    found = self._puzzle(state, seat, played, seed) if rng.random() < LOOKED_AT else None
                    if found is not None:
                        yield found
                    state.apply(seat, played)

    def _puzzle(self, state: State, seat: int, played: Action, seed: int) -> Puzzle | None:
        decision = state.decision(seat)
        name = f"{seed}-{decision.number}-{seat}"
        if not clear(self._quick.weigh(state, seat, played, f"{name} quick"), seat, HINTED * MARGIN):
            return None
        trials = self._long.weigh(state, seat, played, f"{name} long", few(decision))
        if not self._clear(trials, seat):
            return None
        return self._told(state, seat, trials, name, self._difficulty(state, seat, played, trials[0].action, name))

    def again(self, puzzle: Puzzle) -> Puzzle | None:
        """The same question judged anew, in other worlds; None if its answer is not the clearly best one any more."""
        state, known = self.game.position(puzzle.position), [self.game.action(move.action) for move in puzzle.moves]
        trials = self._long.weigh(state, puzzle.seat, known[0], f"{puzzle.id} again", known)
        if trials[0].action != known[0] or not self._clear(trials, puzzle.seat):
            return None
        return self._told(state, puzzle.seat, trials, puzzle.id, puzzle.difficulty)

    def _clear(self, trials: list[Trial], seat: int) -> bool:
        """Whether the first move is surely better than all others, and by enough in the chances that are told."""
        return clear(trials, seat, MARGIN) and self._margin(trials, seat)[0] >= MARGIN

    def _margin(self, trials: list[Trial], seat: int) -> tuple[float, float]:
        """By how much it is ahead of the next one, as its chances are told, and the standard error of that."""
        return min(loss(self._scale, trials[0], other, seat) for other in trials[1:])

    def _told(self, state: State, seat: int, trials: list[Trial], name: str, difficulty: int) -> Puzzle:
        margin, error = self._margin(trials, seat)
        return Puzzle(
            id=name,
            players=state.players,
            seat=seat,
            round=int(state.view(seat)["round"]),
            theme=state.decision(seat).prompt.key,
            difficulty=difficulty,
            margin=round(margin, 3),
            error=round(error, 4),
            moves=[self._move(state, seat, trials, trial) for trial in trials],
            position=state.position(),
        )

    def _difficulty(self, state: State, seat: int, played: Action, best: Action, name: str) -> int:
        if played == best:
            return EASY
        thinker: Bot = make(self.game, THINKER, name)
        return MEDIUM if ask(thinker, state, seat, Limits(0.05, counted=True)) == best else HARD

    def _move(self, state: State, seat: int, trials: list[Trial], trial: Trial) -> PuzzleMove:
        decision, best = state.decision(seat), trials[0]
        found = move(trial, named(decision, trial.action), 0.0, self._scale, seat)
        if trial is best:
            why = reasons.praise(decision, [other.action for other in trials], 0)
        else:
            cost, _ = loss(self._scale, best, trial, seat)
            why = reasons.why(self._long, state, seat, trial, best, cost if self._scale.holds else None)
        return PuzzleMove(found.action, found.text, round(found.chance, 3), round(found.error, 4), why.json())


def few(decision: Decision) -> list[Action]:
    """All answers, where they can be listed and are few."""
    return [option.action for option in decision.options] if len(decision.options) <= FEW else []


def clear(trials: list[Trial], seat: int, margin: float) -> bool:
    """Whether the first move is better than all others by this much, and surely so."""
    if len(trials) < 2:
        return False
    gaps = [difference(trials[0], other, seat) for other in trials[1:]]
    return all(gap >= max(margin, SURE * error) for gap, error in gaps)
