"""What a strong player of Solarius Mission does without thinking: the turn is planned as a whole."""

from collections.abc import Sequence
from math import inf
from random import Random

from sternhafen.core.action import Action
from sternhafen.core.instinct import Features, Plan, TurnInstinct
from sternhafen.games.solarius.actions import Fly
from sternhafen.games.solarius.model import SolariusState
from sternhafen.games.solarius.planning.lines import NARROW, WIDTH, Line, best_line, lines, outcome
from sternhafen.games.solarius.planning.net_inputs import BELIEF, SCALE, known
from sternhafen.games.solarius.planning.worth import Worth
from sternhafen.games.solarius.rules.round import ROUNDS, TURNS
from sternhafen.games.solarius.rules.steps import NAME

TRAINED = 3
"""How many lines are followed at once in training,"""
AT_A_GLANCE = 1
"""and when others reply."""


class SolariusInstinct(TurnInstinct[SolariusState]):
    """What best ends the turn, die, action and flight together."""

    pace = 500
    """Here: lines that can be followed at once for a second, as turns are planned whole."""
    oversights = 0.55
    carelessness = 0.2
    width = WIDTH
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
        world.hush()
        found: dict[Action, Plan] = {}
        for line in lines(world, seat, TRAINED):
            found.setdefault(line.actions[0], line.actions)
        return list(found.values())

    def complete(self, state: SolariusState) -> None:
        """Turns are finished by lines."""
        moment = self.moment(state)
        while not state.over and self.moment(state) == moment:
            self._answer_all(state, NARROW)

    def lines(self, state: SolariusState, seat: int, width: int, until: float = inf) -> list[Line]:
        return lines(state, seat, width, until)

    def outcome(self, state: SolariusState, seat: int, plan: Plan) -> SolariusState:
        return outcome(state, seat, plan)

    def played_on(self, state: SolariusState, seat: int, plan: Plan) -> SolariusState:
        after, begun = state.copy(), state.round
        self.carry_out(after, seat, plan)
        while not after.over and not (after.round > begun and begins(after, seat)):
            self._go_on(after, seat)
        return after

    def replied(self, state: SolariusState, seat: int, plan: Plan) -> SolariusState:
        """In the last round few turns are left, and the end itself is the better judge."""
        if state.round == ROUNDS:
            return self.played_on(state, seat, plan)
        after, under_way = state.copy(), turns_begun(state, seat)
        self.carry_out(after, seat, plan)
        while not (begins(after, seat) and turns_begun(after, seat) > under_way):
            self._go_on(after, seat)
        return after

    def gist(self, plan: Plan) -> tuple[Action, ...]:
        """The first move, mostly the die taken, and the flights: the rest is small change."""
        return (plan[0], *[action for action in plan if isinstance(action, Fly)])

    def _go_on(self, state: SolariusState, seat: int) -> None:
        """Others answer at a glance, the seat itself looks a little closer."""
        self._answer_all(state, NARROW if state.turn == seat else AT_A_GLANCE)

    def _answer_all(self, state: SolariusState, width: int) -> None:
        """Everybody who is asked goes on with the line that looks best."""
        for seat in state.to_act:
            if state.lanes[seat]:
                self.carry_out(state, seat, best_line(state, seat, width).actions)

    def promises(self, seat: int, before: SolariusState, outcomes: Sequence[SolariusState]) -> list[float]:
        worth = Worth(before, seat)
        return [worth.of(after) for after in outcomes]

    def pending(self, seat: int, before: SolariusState, outcomes: Sequence[SolariusState]) -> list[float]:
        worth = Worth(before, seat)
        return [BELIEF * worth.pending(after) for after in outcomes]

    def features(self) -> Features:
        """What the game itself tells, then what the rule of thumb makes of it, part by part and in all."""
        return known

    def beliefs(self) -> Sequence[float]:
        """That the rule of thumb is mostly right."""
        return (BELIEF * SCALE * self.margin,)

    def worths(self, state: SolariusState) -> list[float]:
        return [Worth(state, seat).of(state) for seat in range(state.players)]


def begins(state: SolariusState, seat: int) -> bool:
    """Whether the seat has its turn before it, and at most what that brings by itself above it."""
    lane = state.lanes[seat]
    return bool(lane) and lane[0][NAME] == "take"


def turns_begun(state: SolariusState, seat: int) -> int:
    """How many turns the seat has begun or is about to begin."""
    return (state.round - 1) * TURNS + len(state.seats[seat].dice) + begins(state, seat)


INSTINCT = SolariusInstinct
