"""Tables for tests: positions with little said, and short ways to act on them."""

import json
from typing import Any

import pytest

import sternhafen
from sternhafen import Refused
from sternhafen.games.solarius.box import COLOURS as COLOURS
from sternhafen.games.solarius.model import Player, SolariusState
from sternhafen.games.solarius.view_types import SolariusSeat

GAME = sternhafen.game("solarius")
BRIDGE = ["-1 black 2", "+0 yellow 3", "+1 turquoise *", "+2 brown *+1"]
FULL_ROWS = dict.fromkeys(COLOURS, "1 IV 3/2/1")
SEED = {"seed": "5", "count": 0}


def table(own: dict[str, Any] | None = None, *others: dict[str, Any], players: int = 2, **more: Any) -> SolariusState:
    """Seat 0 is about to take a die, with what is said of it; the other seats are as at the start."""
    rest = [*others, *[{} for _ in range(players - 1 - len(others))]]
    rest = [{"ship": f"{-3 + number},3", **other} for number, other in enumerate(rest)]
    data = {"players": players, "seats": [own or {}, *rest], "bridge": BRIDGE, "chance": SEED, "hubs": list("ABCDEF")}
    return GAME.position({**data, **more})


def at(step: list[Any], own: dict[str, Any] | None = None, *others: dict[str, Any], **more: Any) -> SolariusState:
    """Seat 0 is asked this step in its own turn."""
    players = more.get("players", 2)
    lanes = [[step], *[[] for _ in range(players - 1)]]
    agenda = more.pop("agenda", [["turn", 1], ["refill", 0]])
    return table(own, *others, **{"turn": 0, "lanes": lanes, "agenda": agenda, **more})


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


def listed(state: SolariusState, type: str, seat: int = 0) -> list[dict[str, Any]]:
    """The legal actions of one type, without the type."""
    found = [json.loads(json.dumps(action.json())) for action in state.decision(seat).actions()]
    return [{name: value for name, value in one.items() if name != "type"} for one in found if one["type"] == type]


def take(state: SolariusState, die: str, field: str = "ordinary", counts_as: str | None = None) -> SolariusState:
    """Take a die written as on a bridge: "+1 turquoise *"."""
    wheel, colour, face = die.split()
    return act(state, "take", colour=colour, face=face, wheel=int(wheel), field=field, counts_as=counts_as)


def asked(state: SolariusState, seat: int = 0) -> str:
    return state.decision(seat).name


def me(state: SolariusState, seat: int = 0) -> Player:
    return state.seats[seat]


def row(state: SolariusState, colour: str, seat: int = 0) -> list[int]:
    place = 3 * COLOURS.index(colour)
    return state.seats[seat].store[place : place + 3]


def seen(state: SolariusState, seat: int = 0) -> SolariusSeat:
    return state.view(seat)["seats"][seat]


def skip(state: SolariusState, *names: str, seat: int = 0) -> SolariusState:
    """Decline until one of these is asked."""
    while asked(state, seat) not in names:
        act(state, "decline", seat)
    return state


def shares(state: SolariusState, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = seen(state, seat)["shares"]
    return found
