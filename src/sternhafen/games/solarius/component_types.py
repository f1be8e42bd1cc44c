"""What the components of Solarius Mission hold."""

from typing import Any

from sternhafen.core.component_types import any_of, components, with_fields
from sternhafen.core.pack import Name
from sternhafen.core.text import TextData
from sternhafen.games.solarius.pack import (
    Card,
    Hex,
    Outpost,
    Piece,
    Planet,
    PushCost,
    StartCard,
    Station,
    StationCost,
    Tile,
)


def piece(kind: Any, called: str, says: str, /, **fields: Any) -> Any:
    return with_fields(kind, called, ("piece", says), status=str, words=list[TextData], **fields)


PIECES = (
    piece(Card, "ProgressCard", "progress"),
    piece(Planet, "PlanetPiece", "planet"),
    piece(Station, "StationPiece", "station"),
    piece(Outpost, "OutpostPiece", "outpost"),
    piece(StartCard, "StartPiece", "start", name=Name),
    piece(Piece, "HubPiece", "hub", name=Name, tile=str),
)
COMPONENTS = components(
    "SolariusComponents",
    any_of(PIECES),
    map_radius=int,
    map_places=list[Hex],
    tiles=list[Tile],
    push_costs=list[PushCost],
    station_costs=list[StationCost],
)
