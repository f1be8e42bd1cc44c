"""Bots for Solarius Mission."""

from collections.abc import Sequence
from random import Random

from sternhafen.bots.instinct import Features, Instinct, Plan
from sternhafen.bots.solarius_admiral import Commodore
from sternhafen.bots.solarius_known import BELIEF, SCALE, known
from sternhafen.bots.solarius_lines import NARROW, WIDTH, best_line, lines
from sternhafen.bots.solarius_search import Navigator, Planner, Steersman
from sternhafen.bots.solarius_worth import Worth
from sternhafen.core.action import Action
from sternhafen.games.solarius.model import SolariusState

TRAINED = 3
"""How many lines are followed at once in training."""


class SolariusInstinct(Instinct):
    """What best ends the turn, die, action and flight together."""

    pace = 500
    """Here: lines that can be followed at once for a second, as turns are planned whole."""
    worlds = 1
    haste = 0.45
    oversights = 0.55
    carelessness = 0.2
    margin = 0.12
    """Scores lie further apart than in other games."""
    LESS = 4.0
    """How much less a move may promise than the best one and still be worth comparing."""

    def moment(self, state: SolariusState) -> tuple[int, int]:
        return state.round, state.turn

    def answer(self, state: SolariusState, seat: int) -> Action:
        return best_line(state, seat).actions[0]

    def candidates(self, state: SolariusState, seat: int) -> Sequence[Action]:
        """What the best lines begin with."""
        found = lines(state, seat, WIDTH)
        least = found[0].worth - self.LESS
        return list(dict.fromkeys(line.actions[0] for line in found if line.worth >= least))

    def plans(self, state: SolariusState, seat: int) -> Sequence[Plan]:
        """Whole turns, the best of each beginning; hidden things are dealt anew, for planning knows what it draws."""
        world = state.determinize(seat, Random(state.moves))
        world.quiet, world.watched = True, False
        found: dict[Action, Plan] = {}
        for line in lines(world, seat, TRAINED):
            found.setdefault(line.actions[0], line.actions)
        return list(found.values())

    def complete(self, state: SolariusState) -> None:
        """Turns are finished by lines."""
        moment = self.moment(state)
        while not state.over and self.moment(state) == moment:
            for seat in state.to_act:
                if state.lanes[seat]:
                    self.carry_out(state, seat, best_line(state, seat, NARROW).actions)

    def features(self) -> Features:
        """What the game itself tells, then what the rule of thumb makes of it, part by part and in all."""
        return known

    def beliefs(self) -> Sequence[float]:
        """That the rule of thumb is mostly right."""
        return (BELIEF * SCALE * self.margin,)

    def worths(self, state: SolariusState) -> list[float]:
        return [Worth(state, seat).of(state) for seat in range(state.players)]


INSTINCT = SolariusInstinct
KINDS = {"greedy": Planner, "pilot": Steersman, "captain": Navigator, "admiral": Commodore}
