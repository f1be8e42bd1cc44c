"""What the components of Galaxy Trucker hold."""

from typing import Literal, TypedDict

from sternhafen.core.component_types import any_of, by_id, components, list_of, with_fields
from sternhafen.core.pack import Name
from sternhafen.games.trucker.pack import Card, FlightBoard, Good, Line, Payments, Penalty, Status, Tile, Title

Side = Literal["N", "E", "S", "W"]
Connector = Literal["none", "single", "double", "universal"]


class Sides(TypedDict):
    """The connectors of an unturned tile."""

    N: Connector
    E: Connector
    S: Connector
    W: Connector


Shot = TypedDict("Shot", {"size": Literal["small", "large", "light", "heavy"], "from": Side})
"""A meteor or a cannon shot, and the side it comes from."""


class ShipArea(TypedDict):
    """The cells of a ship board."""

    rows: list[int]
    columns: list[int]
    cells: list[str]


PENALTY = with_fields(Penalty, shots=(list[Shot], []))
TILE = with_fields(
    Tile,
    "TileFace",
    ("type", "tile"),
    name=Name,
    rule=str,
    status=Status,
    sides=Sides,
    facing=(Side | None, None),
    shield_sides=(list[Side], []),
)
CARD = with_fields(
    Card,
    "CardFace",
    ("type", "adventure"),
    name=Name,
    rule=str,
    status=Status,
    learning=bool,
    meteors=list[Shot],
    penalty=(PENALTY | None, None),
    lines=(list_of(with_fields(Line, penalty=PENALTY)), []),
)
TITLE = with_fields(Title, "TitleFace", ("type", "title"), status=Status)
COMPONENTS = components(
    "TruckerComponents",
    any_of((TILE, CARD, TITLE)),
    tiles=list[str],
    adventures=list[str],
    titles=list[str],
    title_payments=with_fields(Payments, status=Status),
    goods=list_of(with_fields(Good, status=Status)),
    ships=dict[str, ShipArea],
    flights=by_id(with_fields(FlightBoard, status=Status)),
)
