"""Positions of Race for the Galaxy, written in a line, and ways to play on from them."""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

import sternhafen
from sternhafen import Refused, State
from sternhafen.games.race.model import RaceState

GAME = sternhafen.game("race")
CARDS = GAME.components()["cards"]
FILLERS = (
    "rebel_homeworld", "rebel_base", "lost_alien_battle_fleet", "rebel_outpost", "lost_alien_warship",
    "deserted_alien_library", "alien_robotic_factory", "alien_robot_scout_ship", "malevolent_lifeforms",
    "terraformed_world", "deserted_alien_colony", "galactic_survey_seti", "new_galactic_order", "trade_league",
)  # fmt: skip
"""Cards that a poor seat cannot place, to pay with or to hold."""


def seat(*tableau: str, hand: Iterable[str] = (), goods: Any = (), **more: Any) -> dict[str, Any]:
    return {
        "tableau": list(tableau),
        "hand": list(hand),
        "goods": goods if isinstance(goods, dict) else list(goods),
        **more,
    }


def table(
    *seats: dict[str, Any],
    play: Sequence[str | Sequence[str]] = (),
    deck: Sequence[str] = (),
    game: Any = GAME,
    **fields: Any,
) -> RaceState:
    """A position; with `play`, the action of each seat, the phases of the round begin."""
    options = {"advanced": fields.pop("advanced", False)}
    entries = [{"start": number, **entry} for number, entry in enumerate(seats)]
    for entry, actions in zip(entries, play, strict=False):
        entry["actions"] = [actions] if isinstance(actions, str) else list(actions)
    position = {"game": "race", "players": len(seats), "options": options, "chance": {"seed": "5", "count": 0}}
    state: RaceState = game.position({**position, "seats": entries, "deck": list(deck), **fields})
    return state


def do(state: State, who: int, kind: str, **fields: Any) -> RaceState:
    """Apply an action; the state, for reading on."""
    state.apply(who, {"type": kind, **fields})
    assert isinstance(state, RaceState)
    return state


def legal(state: State, who: int) -> list[dict[str, Any]]:
    return [action.json() for action in state.decision(who).actions()]


def placeable(state: State, who: int) -> list[str]:
    """The cards the seat may put face down."""
    return sorted(action["card"] for action in legal(state, who) if "card" in action)


def asked(state: State) -> dict[int, str]:
    """Which question each seat is asked."""
    return {who: state.decision(who).name for who in state.to_act}


def own(state: State, who: int) -> dict[str, Any]:
    """What the seat sees of itself."""
    seen: dict[str, Any] = state.view(who)["seats"][who]
    return seen


def hand(state: State, who: int) -> list[str]:
    return sorted(own(state, who)["hand"])


def tableau(state: State, who: int) -> list[str]:
    return [entry["card"] for entry in own(state, who)["tableau"]]


def goods(state: State, who: int) -> list[str]:
    """The worlds of the seat that hold a good."""
    return [entry["card"] for entry in own(state, who)["tableau"] if entry["good"]]


def refusal(state: State, who: int, kind: str, **fields: Any) -> Refused:
    """The refusal of an action; checks that nothing changed and that it speaks both languages."""
    before = state.hash()
    with pytest.raises(Refused) as caught:
        state.apply(who, {"type": kind, **fields})
    assert before == state.hash()
    assert caught.value.de
    assert caught.value.en
    return caught.value


def need(state: State, who: int) -> int:
    """How many cards the seat has to pay now."""
    number: int = state.decision(who).json()["need"]
    return number


def pass_all(state: State, kind: str) -> None:
    """Let every seat that is asked for a card of that phase pass."""
    for who in state.to_act:
        if state.decision(who).name == kind:
            do(state, who, "pass")


def ending(state: State) -> str:
    """Why the game ended, by the key of its text."""
    assert state.result is not None
    return state.result.reason.key


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
