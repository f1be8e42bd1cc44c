"""The component file: its schema. The vocabulary of effects is closed; a word it does not know is an error."""

from typing import Any, Literal

import msgspec

Colour = Literal["black", "yellow", "turquoise", "brown"]
Column = Literal["I", "II", "III", "IV", "V"]
Kind = Literal["colony", "station", "mission"]
Origin = Literal["rulebook", "public", "reconstructed"]
Event = Literal[
    "colony_placed", "planet_revealed", "planet_settled", "station_built", "mission_fulfilled", "outpost_placed"
]  # fmt: skip
Counter = Literal["settled_planet", "station", "fulfilled_mission", "outpost", "tech_die_4", "development"]
Price = Literal["drive_buy", "drive_flip", "planet_fuel", "planet_bucks", "station_high", "station_low"]
Hex = tuple[int, int]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Part of the component file: a field the schema does not know is an error."""


class Name(Strict, frozen=True):
    en: str
    de: str


# One-time effects


class GainFuel(Strict, tag_field="op", tag="gain_fuel", frozen=True):
    n: int


class GainBucks(Strict, tag_field="op", tag="gain_bucks", frozen=True):
    n: int


class GainMix(Strict, tag_field="op", tag="gain_mix", frozen=True):
    """Fuel and bucks in any mix."""

    n: int


class GainResource(Strict, tag_field="op", tag="gain_resource", frozen=True):
    """Cubes, each of any of the colours."""

    colours: tuple[Colour, ...]
    n: int


class UpgradeAp(Strict, tag_field="op", tag="upgrade_ap", frozen=True):
    """Action points for raising tech dice."""

    n: int


class PushAp(Strict, tag_field="op", tag="push_ap", frozen=True):
    """Action points for pushing tech dice."""

    n: int


class GainDrive(Strict, tag_field="op", tag="gain_drive", frozen=True):
    n: int


class FlipDrive(Strict, tag_field="op", tag="flip_drive", frozen=True):
    n: int


class RemoveJunk(Strict, tag_field="op", tag="remove_junk", frozen=True):
    n: int


class DrawCards(Strict, tag_field="op", tag="draw_cards", frozen=True):
    n: int


class PlayCards(Strict, tag_field="op", tag="play_card", frozen=True):
    n: int


class Choice(Strict, tag_field="op", tag="choice", frozen=True):
    """Exactly one of the lists."""

    of: tuple[tuple["Op", ...], ...]


Op = (
    GainFuel | GainBucks | GainMix | GainResource | UpgradeAp | PushAp | GainDrive | FlipDrive | RemoveJunk
    | DrawCards | PlayCards | Choice
)  # fmt: skip

# Lasting effects


class ApBonus(Strict, tag_field="mod", tag="ap", frozen=True):
    n: int
    action: Literal["resource", "main", "any"]
    colours: tuple[Colour, ...]


class Recolour(Strict, tag_field="mod", tag="recolour", frozen=True):
    to: tuple[Colour, ...]


class SplitAction(Strict, tag_field="mod", tag="split_action", frozen=True):
    pass


class Range(Strict, tag_field="mod", tag="range", frozen=True):
    n: int


class PortalFree(Strict, tag_field="mod", tag="portal_free", frozen=True):
    pass


class Cost(Strict, tag_field="mod", tag="cost", frozen=True):
    what: Price
    delta: int
    min: int = 0


class JunkFields(Strict, tag_field="mod", tag="junk_fields", frozen=True):
    n: int


class HandLimit(Strict, tag_field="mod", tag="hand_limit", frozen=True):
    n: int


class DrawExtra(Strict, tag_field="mod", tag="draw_extra", frozen=True):
    n: int


Mod = ApBonus | Recolour | SplitAction | Range | PortalFree | Cost | JunkFields | HandLimit | DrawExtra

# Developments


class DieFilter(Strict, frozen=True):
    """Which dice a die field takes: any, or only these pips, or only these colours."""

    pips: tuple[int, ...] = ()
    colours: tuple[Colour, ...] = ()


class Passive(Strict, tag_field="mode", tag="passive", frozen=True):
    mods: tuple[Mod, ...]
    on_play: tuple[Op, ...] = ()


class Slot(Strict, tag_field="mode", tag="slot", frozen=True):
    """A die field: `mods` hold for the die put there, `before` and `after` frame its die action."""

    die: DieFilter = DieFilter()
    mods: tuple[Mod, ...] = ()
    before: tuple[Op, ...] = ()
    after: tuple[Op, ...] = ()
    on_play: tuple[Op, ...] = ()


class Trigger(Strict, tag_field="mode", tag="trigger", frozen=True):
    on: Event
    do: tuple[Op, ...]
    on_play: tuple[Op, ...] = ()


class Endgame(Strict, tag_field="mode", tag="endgame", frozen=True):
    """`vp` for every `divisor` of what is counted, at most `max`."""

    per: Counter
    divisor: int
    vp: int
    max: int
    on_play: tuple[Op, ...] = ()


Development = Passive | Slot | Trigger | Endgame

# Planet conditions


class PayFuel(Strict, tag_field="type", tag="pay_fuel", frozen=True):
    n: int


class PayBucks(Strict, tag_field="type", tag="pay_bucks", frozen=True):
    n: int


class TechCount(Strict, tag_field="type", tag="tech_count", frozen=True):
    n: int
    pips: int


class TechDie(Strict, tag_field="type", tag="tech_die", frozen=True):
    colour: Colour
    pips: int


class ColumnCount(Strict, tag_field="type", tag="column_count", frozen=True):
    n: int
    column: int


class ColumnDie(Strict, tag_field="type", tag="column_die", frozen=True):
    colour: Colour
    column: int


Condition = PayFuel | PayBucks | TechCount | TechDie | ColumnCount | ColumnDie

# The pieces


class Piece(Strict, kw_only=True, frozen=True):
    id: str
    origin: Origin
    note: str = ""


class PushCost(Strict, frozen=True):
    column: Column
    ap: int
    origin: Origin
    note: str = ""


class StationCost(Strict, frozen=True):
    station: int
    high: int
    low: int
    origin: Origin
    note: str = ""


class Tile(Piece, kw_only=True, frozen=True):
    home: Hex | None = None
    hub: Hex | None = None
    portals: tuple[Hex, ...] = ()
    planets: tuple[Hex, ...] = ()
    planets_3: tuple[Hex, ...] = ()
    planets_4: tuple[Hex, ...] = ()

    def printed(self) -> list[Hex]:
        """Every hex that is not empty space."""
        single = [hex for hex in (self.home, self.hub) if hex is not None]
        return [*single, *self.portals, *self.planets, *self.planets_3, *self.planets_4]


class Planet(Piece, kw_only=True, frozen=True):
    name: Name
    colour: Colour
    vp: int
    condition: Condition


class Station(Piece, kw_only=True, frozen=True):
    name: Name
    kinds: tuple[Colour, Colour]
    immediate: tuple[Op, ...]
    permanent: tuple[Op, ...]
    junk_fields: int = 0


class Outpost(Piece, kw_only=True, frozen=True):
    name: Name
    kind: Kind
    bonus: tuple[Op, ...]


class Cubes(Strict, frozen=True):
    """So many cubes of a colour, lying in exactly this column."""

    colour: Colour
    column: int
    n: int


class Mission(Strict, frozen=True):
    vp: int
    values: dict[Colour, int] = {}
    cubes: tuple[Cubes, ...] = ()


class Card(Piece, kw_only=True, frozen=True):
    """A progress card; the name is that of its development half."""

    name: Name
    mission: Mission
    development: Development


class StartCard(Piece, kw_only=True, frozen=True):
    push: Colour
    raised: Colour = msgspec.field(name="raise")
    resources: tuple[Colour, Colour]
    cards: tuple[str, str]


class Components(Strict, frozen=True):
    """The whole file."""

    game: Literal["solarius"]
    format: Literal["solarius-components/1"]
    map_radius: int
    map_places: tuple[Hex, ...]
    push_costs: tuple[PushCost, ...]
    station_costs: tuple[StationCost, ...]
    tiles: tuple[Tile, ...]
    planets: tuple[Planet, ...]
    stations: tuple[Station, ...]
    outposts: tuple[Outpost, ...]
    cards: tuple[Card, ...]
    start_cards: tuple[StartCard, ...]


def ops_of(piece: Any) -> list[tuple[str, tuple[Op, ...]]]:
    """The effect lists of a station, outpost or card by the name of their field."""
    holder = piece.development if isinstance(piece, Card) else piece
    fields = ("immediate", "permanent", "bonus", "before", "after", "do", "on_play")
    return [(field, getattr(holder, field)) for field in fields if getattr(holder, field, ())]
