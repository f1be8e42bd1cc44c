"""Solarius Mission in numbers: of one size, about 1 at most, and nothing a seat may not know."""

from random import Random

import pytest
from games.solarius.tables import GAME, table

from sternhafen import bots
from sternhafen.games.solarius.features import features, lacking, turns_left
from sternhafen.games.solarius.model import SolariusState
from sternhafen.games.solarius.rules.round import ROUNDS, TURNS

INPUTS = 300


def moments(players: int, seed: int) -> list[SolariusState]:
    """States of one game among Pilots, one for each turn."""
    state: SolariusState = GAME.new(players=players, seed=seed)
    seats = [bots.make(GAME, "pilot", seed + seat) for seat in range(players)]
    found: list[SolariusState] = []
    while not state.over:
        seat = state.to_act[0]
        if state.lanes[seat][-1][0] == "take":
            found.append(state.copy())
        state.apply(seat, bots.ask(seats[seat], state, seat))
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_numbers_are_as_many_in_every_moment_and_about_1(players: int) -> None:
    """For every seat, from the first turn to the last."""
    rows = [features(state, seat) for state in moments(players, 4) for seat in range(players)]
    assert {len(rows[0])} == {len(row) for row in rows}
    assert 100 <= len(rows[0]) <= INPUTS
    assert all(-4 <= number <= 4 for row in rows for number in row)


def test_numbers_tell_only_what_the_seat_may_know() -> None:
    """With hands of others, deck, planets face down and hubs to come dealt anew, they stay the same."""
    for state in moments(3, 6)[::7]:
        for seat in range(3):
            assert features(state, seat) == features(state.determinize(seat, Random(1)), seat)


def test_turns_left_go_down_one_by_one_across_rounds() -> None:
    """A new round takes nobody's turns away."""
    found = [turns_left(state, state.seats[state.turn]) for state in moments(2, 8)]
    assert sorted([*range(1, ROUNDS * TURNS + 1)] * 2, reverse=True) == sorted(found, reverse=True)


@pytest.mark.parametrize(
    ("change", "raised"),
    [
        ({"fuel": 9}, True),
        ({"rows": {"yellow": "1 II 3/0/0"}}, True),
        ({"junk": [3, 0]}, True),
        ({"hand": ["P05"]}, True),
        ({}, False),
    ],
)
def test_what_is_on_a_tableau_makes_a_difference(change: dict[str, object], raised: bool) -> None:
    """And nothing else does."""
    plain, changed = (features(table(one, {}), 0) for one in ({}, change))
    assert (plain != changed) is raised


def test_missions_lack_the_resources_that_are_not_there() -> None:
    """P01 asks for yellow and turquoise; with both in store it lacks nothing."""
    card = GAME.component_number("P01")
    rows = {"yellow": "1 II 3/0/0", "turquoise": "1 II 3/0/0"}
    without, having = table({"open": ["P01"]}, {}), table({"open": ["P01"], "rows": rows}, {})
    assert lacking(without, without.seats[0], card) == sum(value for _, value in without.box.mission_values[card])
    assert 0 == lacking(having, having.seats[0], card)
