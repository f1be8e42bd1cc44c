"""How the strongest build by turns: by what the ship promises with each tile at each of its best places."""

from collections.abc import Callable, Iterable

from sternhafen.core.action import Action
from sternhafen.games.trucker.actions import RETURN_TILE, TAKE_HIDDEN, Attach, Finish, Take
from sternhafen.games.trucker.grid import name
from sternhafen.games.trucker.instinct.promise import promise
from sternhafen.games.trucker.instinct.taste import Taste
from sternhafen.games.trucker.instinct.yard import CONSIDERED, SEARCHED, Yard, some_of
from sternhafen.games.trucker.model import TruckerState
from sternhafen.games.trucker.rules.building import free_spaces
from sternhafen.games.trucker.rules.regimes import by_turns

TRIED, PLACES = 6, 2
"""How many of the face-up tiles that look best are tried on the ship, and at how many places each."""
HIDDEN = 6
"""How many of the tiles that may lie in the heap are tried, to know what a hidden one promises."""

Ranked = list[tuple[float, Action]]


class Shipwright:
    """The taste of a builder says which tiles and places deserve a thought; what they promise decides."""

    def __init__(self, state: TruckerState, seat: int, taste: Taste) -> None:
        self.state = state
        self.yard = Yard(state, seat, taste)
        self.ship = self.yard.ship
        self.after = max(0, self.yard.turns_left() - 1)
        """Turns to come after this one."""
        self.foresees = by_turns(state) and state.flight.timer_spaces > 0 and not self.yard.player.hand_reserved
        """Promises depend on how many tiles can still be taken; where that is unknown, taste alone decides."""

    def takes(self, considered: int = CONSIDERED) -> list[Action]:
        """Face-up tiles, a hidden one or nothing more, the best first."""
        if not self.foresees:
            return self.yard.takes(considered)
        finish = Finish(free_spaces(self.state)[0])
        if not self.yard.open_cells or self.yard.turns_left() <= 0:
            return [finish]
        base, names = self.now(), self.state.box.names
        ranked: Ranked = [(self.best(tile, PLACES) - base, Take(names[tile])) for tile in self._offered(considered)]
        ranked.append((self._hidden(base), TAKE_HIDDEN) if self.state.heap else (0.0, finish))
        return [action for gain, action in best_first(ranked) if gain >= 0]

    def decisions(self) -> list[Action]:
        """Places for the tile in hand, or returning it, the best first."""
        if not self.foresees:
            return self.yard.decisions()
        tile = self.yard.player.hand
        ranked: Ranked = [
            (self.promise_with(tile * 4 + quarter, cell), Attach(name(cell), 90 * quarter))  # type: ignore[arg-type]
            for _, cell, quarter in self.yard.places(tile)
        ]
        return [action for _, action in best_first([(self.now(), RETURN_TILE), *ranked])]

    def now(self) -> float:
        """What the ship promises if this turn brings nothing."""
        return promise(self.ship, self.state.area, self.after)

    def promise_with(self, turned: int, cell: int) -> float:
        """What it promises with one more tile."""
        self.ship.attach(cell, turned)
        worth = promise(self.ship, self.state.area, self.after)
        self.ship.detach(cell)
        return worth

    def best(self, tile: int, places: int) -> float:
        """What it promises with the tile at the best of the places that look best."""
        found = sorted(self.yard.places(tile), reverse=True)[:places]
        return max([self.promise_with(tile * 4 + quarter, cell) for _, cell, quarter in found], default=-1e9)

    def _offered(self, considered: int) -> Iterable[int]:
        """The face-up tiles worth trying."""
        likely = sorted(self.state.shown[-SEARCHED:], key=lambda tile: -self.yard.kind_worth(tile, 0))[:considered]
        return sorted(likely, key=lambda tile: -self.yard.best(tile)[0])[:TRIED]

    def _hidden(self, base: float) -> float:
        """What a tile from the heap brings on average; one that brings nothing is returned.

        Which of the tiles stand for all changes by the round.
        """
        tried = some_of(self.state.heap, HIDDEN, self.state.round)
        return sum([max(0.0, self.best(tile, 1) - base) for tile in tried]) / len(tried)


def best_first(ranked: Ranked) -> Ranked:
    """Of equals the one that was named first."""
    return sorted(ranked, key=lambda entry: -entry[0])


Builder = Callable[[TruckerState, int, Taste], Yard | Shipwright]
"""Who builds the ship of one seat."""
