"""The greedy trucker builds ships without errors and brings them home."""

from typing import Any

import pytest
from bots.games_among_bots import FEW, finish, moments
from games.trucker.scenes import GAME, new

import sternhafen
from sternhafen.bots import registry
from sternhafen.bots.bot import ask
from sternhafen.games.trucker.features import is_loaded
from sternhafen.games.trucker.instinct.promise import promise
from sternhafen.games.trucker.instinct.shipwright import Shipwright
from sternhafen.games.trucker.instinct.taste import LEARNED
from sternhafen.games.trucker.instinct.yard import Yard
from sternhafen.games.trucker.ship import joints, strength


def fly(seed: int, players: int, **options: Any) -> Any:
    """A game of greedy bots; their ships are checked when building is over."""
    state = new(players, seed, **options)
    bots = [registry.make(GAME, "greedy", seed * 10 + seat) for seat in range(players)]
    while not state.over:
        for seat in state.to_act:
            if state.lanes[seat]:
                assert state.decision(seat).name != "repair"
                state.apply(seat, ask(bots[seat], state, seat))
    return state


def test_greedy_truckers_complete_level_one_in_eight_of_ten_cases() -> None:
    """Over 24 games; ships have no errors and most of their cells."""
    finished = flown = 0
    for seed in range(24):
        state = fly(seed, 2 + seed % 3, flight="I")
        flown += state.players
        finished += sum(not player.gave_up for player in state.seats)
    assert finished / flown >= 0.8


@pytest.mark.parametrize("building", ["turns", "relaxed", "real_time"])
@pytest.mark.parametrize("flight", ["learning", "II", "III", "trek"])
def test_greedy_truckers_play_every_mode(flight: str, building: str) -> None:
    """To the end, without errors in their ships."""
    state = fly(3, 3, flight=flight, building=building)
    assert state.result is not None
    assert not any(joints.errors(player.ship, state.area) for player in state.seats)


@pytest.mark.parametrize("flight", ["learning", "I", "III", "trek"])
def test_every_strength_plays_every_flight(flight: str) -> None:
    """To the end, even the Cadet, who builds with errors now and then."""
    finish("trucker", flight=flight)


@pytest.mark.parametrize("building", ["relaxed", "real_time"])
def test_every_strength_builds_at_any_pace(building: str) -> None:
    finish("trucker", building=building)


def test_captain_builds_by_a_better_taste_and_admiral_by_foresight() -> None:
    """What finished ships have taught changes some choices in the yard: of Captain, and more of Admiral."""
    rules = sternhafen.game("trucker")
    differ = {"captain": 0, "admiral@0.1": 0, "admiral": 0}
    for state, seat in moments("trucker", 2, 3, 7):
        if state.decision(seat).name in ("yard", "hold"):
            at_sight = ask(registry.make(rules, "greedy", 4), state, seat, FEW)
            for level in differ:
                differ[level] += ask(registry.make(rules, level, 4), state, seat, FEW) != at_sight
    assert 0 == differ["admiral@0.1"] < differ["captain"] < differ["admiral"]


def test_a_shipwright_prefers_what_makes_the_ship_promise_more() -> None:
    """Places for the tile in hand, and returning it, are ranked by the promise of the ship afterwards."""
    ranked = 0
    state: Any
    for state, seat in moments("trucker", 2, 3, 7):
        if state.decision(seat).name == "hold":
            actions = Shipwright(state, seat, LEARNED).decisions()
            promises = [promised(state, seat, action) for action in actions]
            assert promises == sorted(promises, reverse=True)
            ranked += len(actions) > 1
    assert ranked


def promised(state: Any, seat: int, action: Any) -> float:
    after = state.copy()
    turns = Yard(after, seat).turns_left() - 1
    after.play(seat, action)
    return promise(after.seats[seat].ship, after.area, turns)


def test_a_shipwright_forgets_no_engine() -> None:
    """Whatever tiles come, no ship takes off without one."""
    instinct: Any = registry.instinct_of(GAME).practised()
    for seed in range(6):
        state = new(2, seed, hourglass_rounds=6)
        while not is_loaded(state):
            for seat in state.to_act:
                if state.lanes[seat]:
                    state.play(seat, instinct.answer(state, seat))
        assert all(any(strength.engines(player.ship)) for player in state.seats)
