"""What a view of Solarius Mission holds."""

from typing import NotRequired, TypedDict

from sternhafen.core.plain import DecisionData, Details, Frame, Json, SeatFrame, TableFrame
from sternhafen.games.solarius.box import Colour, Face, FigureKind


class Row(TypedDict):
    """A row of a tableau: its tech die, its cubes and what they are worth."""

    face: int
    pips: int
    vp: int
    column: int
    cubes: list[int]
    """By column."""
    usable: list[int]
    """Places for cubes, by column."""
    value: int


class Rows(TypedDict):
    """The four rows of a tableau."""

    black: Row
    yellow: Row
    turquoise: Row
    brown: Row


class Bag(TypedDict):
    """How many dice of each colour are in the bag."""

    black: int
    yellow: int
    turquoise: int
    brown: int


class Junk(TypedDict):
    """Junk on fields, the fields there are, and junk beside them."""

    on_fields: int
    fields: int
    beside: int


class Figure(TypedDict):
    """A figure on the map."""

    cell: str
    kind: FigureKind
    outpost: str | None
    """The outpost under it."""


class DieOnField(TypedDict):
    """A die taken this round, and where it lies."""

    field: str
    colour: Colour
    face: Face


class Standing(TypedDict):
    """How far a player is with a planet."""

    have: int
    need: int


class Lack(TypedDict):
    """Resources that a mission still asks for."""

    colour: Colour
    column: int
    """Where they must lie; 0 for any column."""
    number: int
    """Cubes of the column, or the value in any column."""


class SolariusSeat(SeatFrame):
    """One player's area. The hand is there in the player's own view only."""

    shares: dict[str, int]
    """The score, by source."""
    network: int
    fuel: int
    bucks: int
    rows: Rows
    junk: Junk
    range: int
    drives: list[int]
    hand_count: int
    hand_limit: int
    markers: int
    missions_open: list[str]
    missions_done: list[str]
    developments: list[str]
    planets_left: list[str]
    """Planets being settled."""
    planets_right: list[str]
    """Planets settled."""
    standing: dict[str, Standing]
    """Of the planets being settled and of an open one under the ship."""
    lacks: dict[str, list[Lack]]
    """By open mission."""
    stations: list[str]
    hub_bonuses: list[str]
    ship: str
    """The cell of the ship."""
    figures: list[Figure]
    dice: list[DieOnField]
    dice_left: int
    hand: NotRequired[list[str]]


class BridgeDie(TypedDict):
    """A die on the bridge."""

    colour: Colour
    face: Face
    wheel: int
    """What the wheel adds to it."""
    ap: NotRequired[int]
    """The points it would give to the viewer."""


class TileLaid(TypedDict):
    """A tile of the map and how it is turned."""

    tile: str
    rotation: int


class PlanetSpace(TypedDict):
    """A planet on the map; null while it lies face down."""

    colour: Colour
    planet: str | None


class MapSeen(TypedDict):
    """The map. Ships and figures stand with the seats."""

    layout: list[TileLaid]
    planets: dict[str, PlanetSpace]
    """By cell."""
    portals: list[str]
    hub_spaces: dict[str, str]
    """The cell of each hub, by the letter of its tile."""


class SolariusTable(TableFrame):
    """The game's part of a view."""

    rounds: int
    turn: int | None
    start_player: int
    bridge: list[BridgeDie]
    bag: Bag
    pile: int
    """Cards on the draw pile."""
    discard_pile: list[str]
    """The cards on the discard pile, which lies face up."""
    hubs: list[str]
    """The hubs erected so far."""
    hubs_to_come: int
    map: MapSeen
    seats: list[SolariusSeat]


class SolariusView(Frame, SolariusTable):
    """What a seat, or a spectator, may know of a table."""


class Tracks(TypedDict):
    """What the tracks would show."""

    fuel: int
    bucks: int


class TracksAfter(Tracks):
    """What the tracks would show after an option."""

    option: int
    """Its place in the list."""


class SolariusDetails(Details, total=False):
    """What questions of Solarius Mission say besides."""

    tracks: list[TracksAfter]
    """For every option that changes them."""
    plain: Json
    """The one answer that leaves nothing to think about, where there is one."""


class SolariusDecision(DecisionData, SolariusDetails):
    """A question of Solarius Mission."""
