"""What a table of Race for the Galaxy shows, and what it refuses."""

from typing import Any

import pytest

from sternhafen import Refused, State


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


def ending(state: State) -> str:
    """Why the game ended, by the key of its text."""
    assert state.result is not None
    return state.result.reason.key
