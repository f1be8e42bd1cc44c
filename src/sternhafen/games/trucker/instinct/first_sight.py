"""What a strong trucker does at first sight, in the yard and in flight."""

from collections.abc import Sequence

from sternhafen.core.action import Action
from sternhafen.core.decision import Decision
from sternhafen.core.game import Game
from sternhafen.core.instinct import Features, Instinct
from sternhafen.games.trucker.instinct.answers import Trucker
from sternhafen.games.trucker.instinct.shipwright import Builder, Shipwright
from sternhafen.games.trucker.instinct.taste import FIRST_SIGHT, LEARNED, Taste
from sternhafen.games.trucker.instinct.worth import BELIEF, SCALE, known, worth
from sternhafen.games.trucker.instinct.yard import Yard
from sternhafen.games.trucker.model import TruckerState

BUILDING = ("yard", "hold", "turn_glass", "take_start")


def is_building(state: TruckerState) -> bool:
    return any(lane and lane[-1][0] in BUILDING for lane in state.lanes)


class TruckerInstinct(Instinct[TruckerState]):
    """Builds a ship without errors, takes what pays, defends what it has and flies to the end."""

    pace = 1200
    spread = 0.1
    margin = 0.1
    oversights = 0.65
    carelessness = 0.25
    MOST = 7
    """How many moves are worth comparing."""
    ROUNDS = 4
    """Of building, from one moment to the next."""

    def __init__(self, game: Game, taste: Taste = FIRST_SIGHT, builder: Builder = Yard) -> None:
        super().__init__(game)
        self.taste = taste
        self.builder = builder

    def seasoned(self) -> "TruckerInstinct":
        return TruckerInstinct(self.game, LEARNED)

    def practised(self) -> "TruckerInstinct":
        return TruckerInstinct(self.game, LEARNED, Shipwright)

    def moment(self, state: TruckerState) -> tuple[int, int, int]:
        return state.number, state.round // self.ROUNDS, len(state.played)

    def complete(self, state: TruckerState) -> None:
        """In the yard no longer than until nobody holds a tile; in flight to the end of the card."""
        for seat, lane in enumerate(state.lanes):
            while lane and lane[-1][0] == "hold":
                state.apply(seat, self.answer(state, seat))
        if not is_building(state):
            super().complete(state)

    def answer(self, state: TruckerState, seat: int) -> Action:
        return Trucker(state, state.decision(seat), self.taste, self.builder).answer()

    def candidates(self, state: TruckerState, seat: int) -> Sequence[Action]:
        return Trucker(state, state.decision(seat), self.taste, self.builder).candidates()[: self.MOST]

    def is_to_be_weighed(self, decision: Decision) -> bool:
        """In flight only: unfinished ships are judged better by the eye for room and joints than by any sum."""
        return decision.name not in BUILDING

    def worths(self, state: TruckerState) -> list[float]:
        return [worth(state, seat) for seat in range(state.players)]

    def features(self) -> Features:
        return known

    def beliefs(self) -> Sequence[float]:
        """That the rule of thumb is mostly right."""
        return (BELIEF * SCALE * self.margin,)
