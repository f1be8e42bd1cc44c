"""What a table of Solarius Mission shows."""

import json
from typing import Any

from sternhafen.games.solarius.box import COLOURS as COLOURS
from sternhafen.games.solarius.model import Player, SolariusState
from sternhafen.games.solarius.view_types import SolariusSeat


def listed(state: SolariusState, type: str, seat: int = 0) -> list[dict[str, Any]]:
    """The legal actions of one type, without the type."""
    found = [json.loads(json.dumps(action.json())) for action in state.decision(seat).actions()]
    return [{name: value for name, value in one.items() if name != "type"} for one in found if one["type"] == type]


def asked(state: SolariusState, seat: int = 0) -> str:
    return state.decision(seat).name


def me(state: SolariusState, seat: int = 0) -> Player:
    return state.seats[seat]


def row(state: SolariusState, colour: str, seat: int = 0) -> list[int]:
    place = 3 * COLOURS.index(colour)
    return state.seats[seat].store[place : place + 3]


def seen(state: SolariusState, seat: int = 0) -> SolariusSeat:
    return state.view(seat)["seats"][seat]


def shares(state: SolariusState, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = seen(state, seat)["shares"]
    return found
