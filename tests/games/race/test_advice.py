"""Hints say why: what the rules say of cards given up or kept, by the owner's own cards."""

from typing import Any

import pytest
from games.race.moves import do
from games.race.table import GAME, seat, table

from sternhafen import State
from sternhafen.core.saying import reasons, why
from sternhafen.core.text import speak


def told(state: State, kind: str, **fields: Any) -> str:
    """The reason for an action of the first seat, in English."""
    action = state.game.action({"type": kind, **fields})
    return speak(why(reasons(state, 0, action), None, 0.1), "en", state.game.names)


def test_starting_discards_have_a_reason() -> None:
    """Too dear for the hand that is left, too strong for the start world; what can be placed afterwards is named."""
    held = ["new_galactic_order", "rebel_base", "comet_zone", "mining_robots", "public_works", "gem_world"]
    state = table(seat("epsilon_eridani", hand=held), seat("old_earth"))
    words = told(state, "discard", cards=["new_galactic_order", "rebel_base"])
    assert words == (
        "Rebel Base is too strong (defense 6, you have 1), New Galactic Order is too dear (costs 6, you could pay 3), "
        "Afterwards you can place Comet Zone, Mining Robots and Public Works."
    )


@pytest.mark.rule("RACE-079")
def test_a_development_that_lies_already_is_the_first_to_go() -> None:
    """It could never be placed again."""
    held = ["public_works", "gem_world", "mining_robots", "comet_zone"]
    state = table(seat("epsilon_eridani", "public_works", hand=held), seat("old_earth"), play=["settle", "settle"])
    do(state, 0, "settle", card="gem_world")
    assert "Public Works lies in your tableau already" in told(state, "pay", cards=["public_works", "mining_robots"])


def test_cards_kept_by_exploring_say_what_they_are_good_for() -> None:
    """What can be paid, what can be conquered, what only counts at the end."""
    state = table(
        seat("epsilon_eridani", hand=["gem_world", "comet_zone"]),
        seat("old_earth"),
        play=["explore_1_1", "explore_1_1"],
        deck=["rebel_fuel_cache", "mining_robots", "galactic_imperium"],
    )
    assert "You can conquer Rebel Fuel Cache (defense 1)" in told(state, "keep", cards=["rebel_fuel_cache"])
    assert "You can place Mining Robots for 2 cards" in told(state, "keep", cards=["mining_robots"])
    assert "Galactic Imperium counts your tableau at the end" in told(state, "keep", cards=["galactic_imperium"])


def test_every_reason_is_said_in_german_too() -> None:
    """With the names of the cards."""
    state = table(seat("old_earth", hand=["rebel_base", "public_works", "comet_zone"]), seat("epsilon_eridani"))
    action = GAME.action({"type": "discard", "cards": ["rebel_base"]})
    words = speak(why(reasons(state, 0, action), None, 0.1), "de", GAME.names)
    strong = "Rebellenbasis ist zu stark (Verteidigungsstärke 6, deine Stärke: 0)"
    assert f"{strong}, Danach noch möglich: Bauarbeiten." == words
