"""What a player of Comets does without thinking: the brightest star last, when comets are worth most."""

from collections.abc import Sequence

from sternhafen.games.comets.model import CometsState

from sternhafen.core.action import Action
from sternhafen.core.instinct import Instinct


class Stargazer(Instinct):
    pace = 20_000

    def candidates(self, state: CometsState, seat: int) -> Sequence[Action]:
        return list(state.decision(seat).actions())

    def answer(self, state: CometsState, seat: int) -> Action:
        return self.candidates(state, seat)[0]

    def moment(self, state: CometsState) -> int:
        return state.round

    def worths(self, state: CometsState) -> list[float]:
        """Points, and a little for every star kept."""
        return [player.score + sum(player.hand) / 20 for player in state.seats]


INSTINCT = Stargazer
