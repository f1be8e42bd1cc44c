"""What is told before a choice: the tracks after it, how far planets and missions are, the answer that is plain."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from games.solarius.tables import GAME

from sternhafen.games.solarius.model import SolariusState
from sternhafen.games.solarius.rules import missions, planets
from sternhafen.games.solarius.view_types import SolariusDecision


def moments(seed: int) -> Iterator[tuple[SolariusState, int, SolariusDecision]]:
    """A random game, decision by decision."""
    rng = Random(seed)
    state = GAME.new(players=2, seed=seed)
    while not state.over:
        seat = state.to_act[0]
        asked: Any = state.decision(seat).json()
        yield state, seat, asked
        state.apply(seat, state.decision(seat).sample(rng))


@pytest.mark.parametrize("seed", [1, 2])
def test_the_tracks_show_what_the_option_makes_of_them(seed: int) -> None:
    """Whatever an option is said to leave of fuel and bucks is there once it is taken."""
    kinds = set()
    for state, seat, asked in moments(seed):
        for told in asked.get("tracks", [])[:6]:
            action = asked["options"][told["option"]]["action"]
            after = state.copy()
            after.apply(seat, action)
            kinds.add(action["type"])
            assert (told["fuel"], told["bucks"]) == (after.seats[seat].fuel, after.seats[seat].bucks), action
    assert {"act", "fly", "to_resource"} <= kinds


def test_an_option_not_listed_leaves_the_tracks_alone() -> None:
    """Where nothing is said of an option, taking it moves no track."""
    for state, seat, asked in islice(moments(3), 60):
        moved = {told["option"] for told in asked.get("tracks", [])}
        for place, option in enumerate(asked["options"][:12]):
            if place not in moved and option["action"]["type"] in ("act", "fly", "raise", "push", "store_row"):
                after = state.copy()
                after.apply(seat, option["action"])
                have = state.seats[seat]
                assert (have.fuel, have.bucks) == (after.seats[seat].fuel, after.seats[seat].bucks), option["action"]


def test_the_plain_answer_is_one_of_the_options() -> None:
    """It comes up, always as an option; cubes are stored by it in the one way that takes the most."""
    found = [(asked, asked["plain"]) for seed in (1, 2) for *_, asked in moments(seed) if "plain" in asked]
    assert {"store_row", "accept"} >= {plain["type"] for _, plain in found} >= {"store_row"}
    for asked, plain in found:
        offered = [option["action"] for option in asked["options"]]
        assert plain in offered
        if plain["type"] == "store_row":
            most = max(sum(action["cubes"]) for action in offered)
            assert [plain] == [action for action in offered if sum(action["cubes"]) == most]


def test_views_say_how_far_planets_and_missions_are() -> None:
    """Planets on the left have their standing, open missions what they lack: nothing where they can be paid."""
    seen_planets = seen_missions = 0
    for state, seat, _ in moments(5):
        own, player = state.view(None)["seats"][seat], state.seats[seat]
        assert set(own["planets_left"]) <= set(own["standing"])
        assert set(own["missions_open"]) == set(own["lacks"])
        for planet in player.left:
            told = own["standing"][state.box.planets[planet].id]
            assert (told["have"], told["need"]) == planets.standing(state, player, planet)
            payable = planet in planets.payable(state, player) or planets.is_met(state, player, planet)
            assert payable == (told["have"] >= told["need"])
            seen_planets += 1
        for card in player.open:
            lacks = own["lacks"][state.box.names[card]]
            assert bool(lacks) == bool(missions.lacking(state, player, card))
            assert all(lack["number"] > 0 for lack in lacks)
            seen_missions += 1
    assert seen_planets
    assert seen_missions
