"""The strongest bot that plans whole turns: Captain's plans, judged by a net that has learned from games."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from sternhafen.bots.bot import Limits
from sternhafen.bots.levels.turns import BEST, FEWEST_AHEAD, TurnCaptain, different
from sternhafen.bots.shipped import net_of
from sternhafen.core.game import Game
from sternhafen.core.instinct import Line, Plan, TurnInstinct
from sternhafen.core.state import State

if TYPE_CHECKING:
    from sternhafen.bots.net import ValueNet

JUDGED, MOST_JUDGED = 640, 200
"""About how many of the lines found the net is asked for each second, and at most: the best by rule of thumb."""
TRIES_A_SECOND = 320
"""How many lines can be followed until the seat has ended its next turn,"""
MOST_AHEAD, MORE_TRIES = 16, 4
"""of up to how many different ones, one more for so many tries."""
ALIKE = 2
"""How many plans of the same gist are followed, as long as there are others."""


class TurnAdmiral(TurnCaptain):
    """Admiral follows as many lines as there is time for, and asks its net which is best, here and in other worlds.

    Its net has learned what the end of a turn is worth, so it is asked there, one turn ahead, and not after a round.
    """

    tries_a_second = TRIES_A_SECOND

    def __init__(self, game: Game, rng: Random, instinct: TurnInstinct, net: "ValueNet | None" = None) -> None:
        super().__init__(game, rng, instinct)
        self.net = net or net_of(game.id)

    def ranked(self, seat: int, found: Sequence[Line], limits: Limits) -> list[Line]:
        if self.net is None:
            return super().ranked(seat, found, limits)
        lines = different(found)[: max(BEST, min(MOST_JUDGED, round(limits.seconds * JUDGED)))]
        if len(lines) == 1:
            return lines
        worths = self.judged(seat, lines[0].state, [line.state for line in lines])
        order = sorted(range(len(lines)), key=lambda place: -worths[place])
        return [lines[place] for place in order]

    def effort(self, limits: Limits) -> tuple[int, int]:
        tries = self.tries(limits)
        if not tries:
            return super().effort(limits)
        number = min(MOST_AHEAD, FEWEST_AHEAD + tries // MORE_TRIES, tries)
        return number, tries // number

    def chosen(self, plans: Sequence[Plan], number: int) -> Sequence[Plan]:
        """The best ones, but few of the same gist: little is learned by comparing what hardly differs."""
        met = Counter[Any]()
        first, rest = list[Plan](), list[Plan]()
        for plan in plans:
            met[gist := self.instinct.gist(plan)] += 1
            (first if met[gist] <= ALIKE else rest).append(plan)
        return [*first, *rest][:number]

    def played_on(self, state: State, seat: int, plan: Plan) -> State:
        after: State = self.instinct.replied(state, seat, plan)
        return after

    def standing(self, state: State) -> list[float]:
        return [self.judged(seat, state, [state])[0] for seat in range(state.players)]

    def judged(self, seat: int, before: State, outcomes: Sequence[State]) -> list[float]:
        """The net's strengths in points, and what the rule of thumb expects of questions still open."""
        if self.net is None:
            return super().judged(seat, before, outcomes)
        features = self.instinct.features()
        strengths = self.net.of_rows([features(after, seat) for after in outcomes])
        pending = self.instinct.pending(seat, before, outcomes)
        return [strength / self.instinct.margin + more for strength, more in zip(strengths, pending, strict=True)]
