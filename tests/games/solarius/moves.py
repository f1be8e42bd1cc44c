"""Short ways to act at a table of Solarius Mission."""

from typing import Any

import pytest
from games.solarius.seen import asked
from games.solarius.tables import GAME

from sternhafen import Refused
from sternhafen.games.solarius.model import SolariusState


def act(state: SolariusState, type: str, seat: int = 0, **fields: Any) -> SolariusState:
    state.apply(seat, {"type": type, **fields})
    return state


def refused(state: SolariusState, rule: str, type: str, seat: int = 0, **fields: Any) -> None:
    """The action is refused with this ledger line and words in both languages, and is not listed either."""
    before = state.hash()
    with pytest.raises(Refused) as refusal:
        act(state, type, seat, **fields)
    assert rule == refusal.value.rule
    assert refusal.value.de
    assert refusal.value.en
    assert before == state.hash()
    if seat in state.to_act:
        assert GAME.action({"type": type, **fields}) not in list(state.decision(seat).actions())


def take(state: SolariusState, die: str, field: str = "ordinary", counts_as: str | None = None) -> SolariusState:
    """Take a die written as on a bridge: "+1 turquoise *"."""
    wheel, colour, face = die.split()
    return act(state, "take", colour=colour, face=face, wheel=int(wheel), field=field, counts_as=counts_as)


def skip(state: SolariusState, *names: str, seat: int = 0) -> SolariusState:
    """Decline until one of these is asked."""
    while asked(state, seat) not in names:
        act(state, "decline", seat)
    return state
