"""Ways to play on from a position of Race for the Galaxy."""

from typing import Any

from sternhafen import State
from sternhafen.games.race.model import RaceState


def do(state: State, who: int, kind: str, **fields: Any) -> RaceState:
    """Apply an action; the state, for reading on."""
    state.apply(who, {"type": kind, **fields})
    assert isinstance(state, RaceState)
    return state


def pass_all(state: State, kind: str) -> None:
    """Let every seat that is asked for a card of that phase pass."""
    for who in state.to_act:
        if state.decision(who).name == kind:
            do(state, who, "pass")


def settle_alone(state: State, world: str) -> RaceState:
    """Seat 0 puts the world face down, everybody else nothing."""
    do(state, 0, "settle", card=world)
    pass_all(state, "choose_world")
    assert isinstance(state, RaceState)
    return state


def develop_alone(state: State, development: str) -> RaceState:
    do(state, 0, "develop", card=development)
    pass_all(state, "choose_development")
    assert isinstance(state, RaceState)
    return state
