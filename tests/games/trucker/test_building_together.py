"""Bots that build at the same time as people: at human speed, with the glass, and not through the whole heap."""

from random import Random
from typing import Any

import pytest
from games.trucker.scenes import GAME, new

from sternhafen.bots import registry
from sternhafen.bots.bot import Limits, ask
from sternhafen.games.trucker.actions import (
    RETURN_TILE,
    TURN_HOURGLASS,
    Finish,
    ReturnTile,
    Take,
    TakeHidden,
    TurnHourglass,
)
from sternhafen.games.trucker.instinct.yard import LEFT_IN_HEAP
from sternhafen.games.trucker.ship import joints

A_DECISION = 3.0
WAITING = 30
"""Seconds the glass may stand still until somebody has finished."""
QUICK = Limits(0.01, counted=True)
STRENGTHS = ("cadet", "pilot", "captain", "admiral")


class Yard:
    """Bots building together; each needs about three seconds for a decision, as people do."""

    def __init__(self, names: tuple[str, ...], seed: int, **options: Any) -> None:
        self.state = new(len(names), seed, **options)
        self.bots = [registry.make(GAME, name, seed * 10 + seat) for seat, name in enumerate(names)]
        self.rng = Random(seed)
        self.time = 0.0
        self.due: dict[int, float] = {}
        self.done: list[tuple[int, Any]] = []
        self.finished: dict[int, float] = {}
        self.ships: list[Any] = []
        """As they were before the last decision in the yard."""

    @property
    def building(self) -> bool:
        return bool(self.state.view(None)["stage"] == "building")

    def until(self, time: float) -> None:
        """Let all build until then, or until building is over."""
        while self.building and self.time < time:
            asked = self.state.to_act
            self.due = {seat: self.due.get(seat, self._next()) for seat in asked}
            seat = min(self.due, key=lambda one: self.due[one])
            self._wait(self.due.pop(seat))
            if seat in self.state.to_act and self.building:
                self._decide(seat)

    def _decide(self, seat: int) -> None:
        self.ships = [player.ship.copy() for player in self.state.seats]
        action = ask(self.bots[seat], self.state, seat, QUICK)
        self.state.apply(seat, action)
        self.done.append((seat, action))
        if isinstance(action, Finish):
            self.finished[seat] = self.time

    def number(self, *kinds: type) -> int:
        """How often something like that was done."""
        return sum(isinstance(action, kinds) for _, action in self.done)

    def _next(self) -> float:
        return self.time + A_DECISION * self.rng.uniform(0.6, 1.4)

    def _wait(self, time: float) -> None:
        if time > self.time and GAME.heeds_clock(self.state):
            self.state.advance_clock(time - self.time)
        self.time = max(self.time, time)


def tiles(state: Any) -> list[int]:
    return [len(player.ship.tiles) for player in state.seats]


@pytest.mark.parametrize("name", STRENGTHS)
def test_in_real_time_everybody_gets_on(name: str) -> None:
    """In the first glass each has built more than a few tiles; who can, turns it; all finish before time is up."""
    yard = Yard((name, "pilot"), 5, building="real_time", flight="II")
    yard.until(90)
    assert min(tiles(yard.state)) > 5
    yard.until(1000)
    assert not yard.building
    assert {0, 1} == {seat for seat, action in yard.done if isinstance(action, Finish)}
    assert TURN_HOURGLASS in [action for _, action in yard.done]


@pytest.mark.parametrize("building", ["real_time", "relaxed"])
@pytest.mark.parametrize("flight", ["I", "II", "III"])
@pytest.mark.parametrize("names", [("pilot", "captain"), ("captain", "pilot", "admiral", "captain")])
def test_good_builders_finish_whole_ships_within_the_glass(names: tuple[str, ...], flight: str, building: str) -> None:
    """Most cells are built on, without errors, most tiles taken up are built in, and no glass is waited for."""
    yard = Yard(names, 1, building=building, flight=flight)
    glasses = yard.state.flight.timer_spaces
    yard.until(glasses * 90 + WAITING)
    assert not yard.building
    assert sorted(yard.finished) == list(range(len(names)))
    cells, sizes = len(yard.state.area.cells), [len(ship.tiles) for ship in yard.ships]
    assert (sum(sizes) > 0.75 * cells * len(sizes), min(sizes) > 0.55 * cells) == (True, True)
    assert [joints.errors(ship, yard.state.area) for ship in yard.ships] == [[]] * len(names)
    assert yard.number(ReturnTile) < 0.45 * yard.number(Take, TakeHidden)
    assert yard.number(TurnHourglass) <= glasses - 1


@pytest.mark.parametrize("building", ["real_time", "relaxed"])
@pytest.mark.parametrize("names", [("captain", "admiral"), ("cadet", "pilot", "captain", "captain")])
def test_the_heap_is_never_emptied(names: tuple[str, ...], building: str) -> None:
    """Whoever finds nothing any more finishes; a fifth of the heap stays face down."""
    yard = Yard(names, 2, building=building, flight="III")
    hidden = len(yard.state.heap)
    left = hidden
    while yard.building:
        left = len(yard.state.heap)
        yard.until(yard.time + A_DECISION)
        assert yard.time < 900
    assert left >= LEFT_IN_HEAP * hidden - len(names)


def test_who_is_waited_for_finishes_soon() -> None:
    """With everybody else at the start, a ship that is nearly full is finished."""
    yard = Yard(("captain", "pilot"), 3, building="relaxed", flight="I")
    yard.until(80)
    assert yard.building
    state = yard.state
    if state.decision(0).name == "hold":
        state.apply(0, RETURN_TILE)
    state.apply(0, Finish(1))
    yard.until(80 + 90)
    assert not yard.building


def test_an_answer_by_chance_does_not_end_the_building_of_hardly_a_ship() -> None:
    """It stands in for a bot that gives none: where all build at once it finishes no ship that has just been begun."""
    for building in ("real_time", "relaxed"):
        decision = new(3, 1, building=building).decision(0)
        assert not [one for one in range(300) if isinstance(decision.sample(Random(one)), Finish)]
    by_turns = new(3, 1).decision(0)
    assert [one for one in range(300) if isinstance(by_turns.sample(Random(one)), Finish)]
