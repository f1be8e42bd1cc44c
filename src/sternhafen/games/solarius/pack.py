"""The component file: its schema. The vocabulary of effects is closed; a word it does not know is an error."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from sternhafen.core.pack import Few, Id, Link, Name, Note, Signed, Strict

Colour = Literal["black", "yellow", "turquoise", "brown"]
Column = Literal["I", "II", "III", "IV", "V"]
Kind = Literal["colony", "station", "mission"]
Origin = Literal["rulebook", "public", "reconstructed", "owner"]
Event = Literal[
    "colony_placed", "planet_revealed", "planet_settled", "station_built", "mission_fulfilled", "outpost_placed"
]  # fmt: skip
Counter = Literal["settled_planet", "station", "fulfilled_mission", "outpost", "tech_die_4", "development"]
Price = Literal["drive_buy", "drive_flip", "planet_fuel", "planet_bucks", "station_high", "station_low"]
Step = Annotated[int, Meta(ge=-9, le=9)]
Hex = tuple[Step, Step]


# One-time effects


class GainFuel(Strict, tag_field="op", tag="gain_fuel", frozen=True):
    n: Few


class GainBucks(Strict, tag_field="op", tag="gain_bucks", frozen=True):
    n: Few


class GainMix(Strict, tag_field="op", tag="gain_mix", frozen=True):
    """Fuel and bucks in any mix."""

    n: Few


class GainResource(Strict, tag_field="op", tag="gain_resource", frozen=True):
    """Cubes, each of any of the colours."""

    colours: tuple[Colour, ...]
    n: Few


class UpgradeAp(Strict, tag_field="op", tag="upgrade_ap", frozen=True):
    """Action points for raising tech dice."""

    n: Few


class PushAp(Strict, tag_field="op", tag="push_ap", frozen=True):
    """Action points for pushing tech dice."""

    n: Few


class GainDrive(Strict, tag_field="op", tag="gain_drive", frozen=True):
    n: Few


class FlipDrive(Strict, tag_field="op", tag="flip_drive", frozen=True):
    n: Few


class RemoveJunk(Strict, tag_field="op", tag="remove_junk", frozen=True):
    n: Few


class DrawCards(Strict, tag_field="op", tag="draw_cards", frozen=True):
    n: Few


class PlayCards(Strict, tag_field="op", tag="play_card", frozen=True):
    n: Few


class Choice(Strict, tag_field="op", tag="choice", frozen=True):
    """Exactly one of the lists."""

    of: tuple[tuple["Op", ...], ...]


Op = (
    GainFuel | GainBucks | GainMix | GainResource | UpgradeAp | PushAp | GainDrive | FlipDrive | RemoveJunk
    | DrawCards | PlayCards | Choice
)  # fmt: skip

# Lasting effects


class ApBonus(Strict, tag_field="mod", tag="ap", frozen=True):
    n: Few
    action: Literal["resource", "main", "any"]
    colours: tuple[Colour, ...]


class Recolour(Strict, tag_field="mod", tag="recolour", frozen=True):
    to: tuple[Colour, ...]


class SplitAction(Strict, tag_field="mod", tag="split_action", frozen=True):
    pass


class Range(Strict, tag_field="mod", tag="range", frozen=True):
    n: Few


class PortalFree(Strict, tag_field="mod", tag="portal_free", frozen=True):
    pass


class Cost(Strict, tag_field="mod", tag="cost", frozen=True):
    what: Price
    delta: Signed
    min: Few = 0


class JunkFields(Strict, tag_field="mod", tag="junk_fields", frozen=True):
    n: Few


class HandLimit(Strict, tag_field="mod", tag="hand_limit", frozen=True):
    n: Few


class DrawExtra(Strict, tag_field="mod", tag="draw_extra", frozen=True):
    n: Few


Mod = ApBonus | Recolour | SplitAction | Range | PortalFree | Cost | JunkFields | HandLimit | DrawExtra

# Developments


class DieFilter(Strict, frozen=True):
    """Which dice a die field takes: any, or only these pips, or only these colours."""

    pips: tuple[Few, ...] = ()
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
    divisor: Few
    vp: Few
    max: Few
    on_play: tuple[Op, ...] = ()


Development = Passive | Slot | Trigger | Endgame

# Planet conditions


class PayFuel(Strict, tag_field="type", tag="pay_fuel", frozen=True):
    n: Few


class PayBucks(Strict, tag_field="type", tag="pay_bucks", frozen=True):
    n: Few


class TechCount(Strict, tag_field="type", tag="tech_count", frozen=True):
    n: Few
    pips: Few


class TechDie(Strict, tag_field="type", tag="tech_die", frozen=True):
    colour: Colour
    pips: Few


class ColumnCount(Strict, tag_field="type", tag="column_count", frozen=True):
    n: Few
    column: Few


class ColumnDie(Strict, tag_field="type", tag="column_die", frozen=True):
    colour: Colour
    column: Few


Condition = PayFuel | PayBucks | TechCount | TechDie | ColumnCount | ColumnDie

# The pieces


class Piece(Strict, kw_only=True, frozen=True):
    id: Id
    origin: Origin
    note: Note = ""


class PushCost(Strict, frozen=True):
    column: Column
    ap: Few
    origin: Origin
    note: Note = ""


class StationCost(Strict, frozen=True):
    station: Few
    high: Few
    low: Few
    origin: Origin
    note: Note = ""


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
    vp: Few
    condition: Condition


class Station(Piece, kw_only=True, frozen=True):
    name: Name
    kinds: tuple[Colour, Colour]
    immediate: tuple[Op, ...]
    permanent: tuple[Op, ...]
    junk_fields: Few = 0


class Outpost(Piece, kw_only=True, frozen=True):
    name: Name
    kind: Kind
    bonus: tuple[Op, ...]


class Cubes(Strict, frozen=True):
    """This many cubes of a colour, lying in exactly this column."""

    colour: Colour
    column: Few
    n: Few


class Mission(Strict, frozen=True):
    vp: Few
    values: dict[Colour, Few] = {}
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
    cards: tuple[Link, Link]


class Components(Strict, frozen=True):
    """The whole file."""

    game: Literal["solarius"]
    format: Literal["solarius-components/1"]
    map_radius: Annotated[int, Meta(ge=1, le=6)]
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
