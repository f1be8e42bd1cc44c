"""All facts of a component file by number, so that the rules can look them up quickly."""

from typing import Any, Final, Literal

from sternhafen.games.solarius import pack
from sternhafen.games.solarius.hexes import Geometry
from sternhafen.games.solarius.pack import Components, Op
from sternhafen.games.solarius.space import Layout, Space, outer_tiles

Colour = Literal["black", "yellow", "turquoise", "brown"]
COLOURS: Final[tuple[Colour, ...]] = ("black", "yellow", "turquoise", "brown")
BLACK: Final = 0
YELLOW: Final = 1
TURQUOISE: Final = 2
BROWN: Final = 3
COLOUR_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(COLOURS)}

COLONY: Final = 0
STATION: Final = 1
MISSION: Final = 2
Face = Literal["1", "2", "3", "*", "*+1"]
FigureKind = Literal["colony", "station", "mission"]
FIGURES: Final[tuple[FigureKind, ...]] = ("colony", "station", "mission")

EVENTS: Final = (
    "colony_placed", "planet_revealed", "planet_settled", "station_built", "mission_fulfilled", "outpost_placed"
)  # fmt: skip
PRICES: Final = ("drive_buy", "drive_flip", "planet_fuel", "planet_bucks", "station_high", "station_low")

RESOURCE: Final = 0
MAIN: Final = 1
ANY: Final = 2
_ACTIONS = {"resource": RESOURCE, "main": MAIN, "any": ANY}

OpStep = tuple[Any, ...]
"""The step that asks about one effect: the question, the effect's key (piece, list, place), how much of it."""


def _question(name: str, key: str, n: int) -> OpStep:
    match name:
        case "gain_resource":
            return "store_cubes", key, n, n
        case "upgrade_ap":
            return "raise_dice", key, n, False
        case "push_ap":
            return "push_dice", key, n, False, 0
        case "play_card":
            return "play_from_hand", key, n
        case "gain_mix" | "remove_junk" | "choice":
            return name, key
        case _:
            return "gain", key


class Effect:
    """One op, with where it is printed."""

    __slots__ = ("branches", "colours", "n", "name", "op", "piece")

    def __init__(self, piece: int, op: Op, branches: tuple[tuple[OpStep, ...], ...]) -> None:
        self.piece = piece
        self.op = op
        self.name = str(op.__struct_config__.tag)
        self.n = getattr(op, "n", 1)
        self.colours = tuple(COLOUR_NUMBERS[colour] for colour in getattr(op, "colours", ()))
        self.branches = branches
        """The lists of a choice, ready to be pushed on a lane."""


class Mods:
    """What a development changes as long as it holds."""

    __slots__ = (
        "ap", "draw_extra", "hand_limit", "junk_fields", "portal_free", "prices", "range", "recolour", "split"
    )  # fmt: skip

    def __init__(self, mods: tuple[pack.Mod, ...]) -> None:
        self.ap = [[0] * 3 for _ in COLOURS]
        """By colour of the die and kind of action."""
        self.prices: dict[str, tuple[int, int]] = {}
        """What is added to a price, and the least it can become."""
        self.range = self.junk_fields = self.hand_limit = self.draw_extra = 0
        self.portal_free = self.split = False
        self.recolour: tuple[int, ...] = ()
        for mod in mods:
            self._add(mod)

    def _add(self, mod: pack.Mod) -> None:
        match mod:
            case pack.ApBonus():
                for colour in mod.colours:
                    self.ap[COLOUR_NUMBERS[colour]][_ACTIONS[mod.action]] += mod.n
            case pack.Recolour():
                self.recolour = tuple(COLOUR_NUMBERS[colour] for colour in mod.to)
            case pack.SplitAction():
                self.split = True
            case pack.PortalFree():
                self.portal_free = True
            case pack.Cost():
                self.prices[mod.what] = (mod.delta, mod.min)
            case _:
                name = str(mod.__struct_config__.tag)
                setattr(self, name, getattr(self, name) + mod.n)


class Box:
    """The components of one pack."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.geometry = Geometry(components.map_radius, components.map_places)
        self.cards, self.planets = components.cards, components.planets
        self.stations, self.outposts = components.stations, components.outposts
        self.tile_ids = tuple(tile.id for tile in outer_tiles(components))
        self._number_pieces()
        self.push_costs = tuple(cost.ap for cost in components.push_costs)
        self.station_costs = tuple((cost.high, cost.low) for cost in components.station_costs)
        self.effects: dict[str, Effect] = {}
        self._lists: dict[tuple[int, str], tuple[OpStep, ...]] = {}
        for piece in (*self.cards, *self.stations, *self.outposts):
            for field, ops in pack.ops_of(piece):
                number = self.numbers[piece.id]
                self._lists[number, field] = self._steps(number, f"{piece.id}.{field}", ops)
        self._read_planets()
        self._read_cards()
        self._read_missions()
        self._read_stations()
        self.outpost_kind = tuple(FIGURES.index(outpost.kind) for outpost in self.outposts)

    def _number_pieces(self) -> None:
        """Cards come first, then planets, stations, outposts, hubs and start cards."""
        parts = (self.cards, self.planets, self.stations, self.outposts)
        self.names = [piece.id for part in parts for piece in part]
        self.first_planet = len(self.cards)
        self.first_station = self.first_planet + len(self.planets)
        self.first_outpost = self.first_station + len(self.stations)
        self.first_hub = len(self.names)
        self.names += [f"hub_{tile}" for tile in self.tile_ids]
        self.names += [card.id for card in self.components.start_cards]
        self.numbers = {name: number for number, name in enumerate(self.names)}

    def _steps(self, piece: int, key: str, ops: tuple[Op, ...]) -> tuple[OpStep, ...]:
        """The steps of an effect list, last first as a lane wants them."""
        steps = []
        for place, op in enumerate(ops):
            own = f"{key}.{place}"
            lists = op.of if isinstance(op, pack.Choice) else ()
            branches = tuple(self._steps(piece, f"{own}.{branch}", inner) for branch, inner in enumerate(lists))
            effect = self.effects[own] = Effect(piece, op, branches)
            steps.append(_question(effect.name, own, effect.n))
        return tuple(reversed(steps))

    def steps_of(self, piece: int, field: str) -> tuple[OpStep, ...]:
        return self._lists.get((piece, field), ())

    def _read_planets(self) -> None:
        self.planet_colour = tuple(COLOUR_NUMBERS[planet.colour] for planet in self.planets)
        self.planet_ids = tuple(planet.id for planet in self.planets)
        self.planet_vp = tuple(planet.vp for planet in self.planets)
        self.conditions = tuple(planet.condition for planet in self.planets)
        self.planet_price = tuple(
            condition.n if isinstance(condition, pack.PayFuel | pack.PayBucks) else 0 for condition in self.conditions
        )
        """Fuel or bucks; 0 for planets that ask for progress."""

    def _read_cards(self) -> None:
        developments: list[Any] = [card.development for card in self.cards]
        self.mods = tuple(Mods(getattr(development, "mods", ())) for development in developments)
        self.is_slot = tuple(isinstance(development, pack.Slot) for development in developments)
        self.slot_pips = tuple(getattr(getattr(one, "die", None), "pips", ()) for one in developments)
        self.slot_colours = tuple(
            tuple(COLOUR_NUMBERS[colour] for colour in getattr(getattr(one, "die", None), "colours", ()))
            for one in developments
        )
        self.triggers = tuple(EVENTS.index(one.on) if isinstance(one, pack.Trigger) else -1 for one in developments)
        self.endgame = tuple(one if isinstance(one, pack.Endgame) else None for one in developments)
        self.on_play = tuple(self.steps_of(number, "on_play") for number in range(len(self.cards)))

    def _read_missions(self) -> None:
        self.mission_vp = tuple(card.mission.vp for card in self.cards)
        self.mission_values = tuple(
            tuple((COLOUR_NUMBERS[colour], value) for colour, value in card.mission.values.items())
            for card in self.cards
        )
        self.mission_cubes = tuple(
            tuple((COLOUR_NUMBERS[cubes.colour], cubes.column - 1, cubes.n) for cubes in card.mission.cubes)
            for card in self.cards
        )

    def _read_stations(self) -> None:
        self.station_kinds = tuple(
            (COLOUR_NUMBERS[station.kinds[0]], COLOUR_NUMBERS[station.kinds[1]]) for station in self.stations
        )
        first = self.first_station
        self.immediate = tuple(self.steps_of(first + n, "immediate") for n in range(len(self.stations)))
        self.permanent = tuple(self.steps_of(first + n, "permanent") for n in range(len(self.stations)))
        first = self.first_outpost
        self.bonus = tuple(self.steps_of(first + n, "bonus") for n in range(len(self.outposts)))

    def space(self, layout: Layout, players: int) -> Space:
        return Space(self.components, self.geometry, layout, players)
