"""Bots for Solarius Mission."""

from collections.abc import Sequence

from sternhafen.bots.instinct import Instinct
from sternhafen.bots.solarius_lines import WIDTH, best_line, lines
from sternhafen.bots.solarius_search import Commodore, Navigator, Planner, Steersman
from sternhafen.bots.solarius_worth import Worth
from sternhafen.core.action import Action
from sternhafen.games.solarius.model import SolariusState


class SolariusInstinct(Instinct):
    """What best ends the turn, die, action and flight together."""

    pace = 500
    """Here: lines that can be followed at once for a second, as turns are planned whole."""
    oversights = 0.3
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

    def worths(self, state: SolariusState) -> list[float]:
        return [Worth(state, seat).of(state) for seat in range(state.players)]


INSTINCT = SolariusInstinct
KINDS = {"greedy": Planner, "pilot": Steersman, "captain": Navigator, "admiral": Commodore}
