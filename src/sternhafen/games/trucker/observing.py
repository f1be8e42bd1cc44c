"""Observations of Galaxy Trucker, straight from the state."""

from collections.abc import Iterable

from sternhafen.core.game import Game
from sternhafen.core.observation import BOUND, Buffer, Layout, everybody
from sternhafen.core.observing import NOTHING, NOWHERE, Sheet, Writer
from sternhafen.games.trucker.box import (
    BROWN,
    CANNON,
    ENGINE,
    GOODS,
    HUMAN,
    KINDS,
    LIFE_SUPPORT,
    PURPLE,
    TWO_HUMANS,
    Area,
    Box,
)
from sternhafen.games.trucker.grid import CELL_NUMBERS
from sternhafen.games.trucker.model import NO_CARD, NO_STACK, NO_TILE, STACKS, Player, TruckerState
from sternhafen.games.trucker.observation import SEAT_NUMBERS, SIZES, STAGES, cells
from sternhafen.games.trucker.ship import Ship, joints, strength
from sternhafen.games.trucker.stages import phase

YARD = -1
"""Where a sheet keeps the state and the number of the flight, if ships were being built when it was written."""
DIVISORS = [divisor for _, (_, _, divisor) in SEAT_NUMBERS]
Tile = tuple[int, int]
"""A cell and the component that lies there, turned."""
NO_TILES: dict[int, int] = {}
CREW_PLACES = {HUMAN: (0,), TWO_HUMANS: (0, 0), BROWN: (1,), PURPLE: (2,)}


class TruckerWriter(Writer[TruckerState]):
    def __init__(self, game: Game, layout: Layout) -> None:
        super().__init__(game, layout)
        facts = game.components()
        self.most = len(everybody(game))
        self.tiles = self._places(game, facts["tiles"])
        self.cards = self._places(game, facts["adventures"])
        self.titles = self._places(game, facts["titles"])
        self.levels = list(facts["flights"])
        self.stages = {stage: place for place, stage in enumerate(STAGES)}
        self.cells = {CELL_NUMBERS[name]: place for place, name in enumerate(cells(game))}
        self.spare = [
            max(tile.get("strength", 1), tile.get("capacity", 1)) - 1
            for tile in (facts["cards"][name] for name in facts["tiles"])
        ]
        """What a component gives beyond one unit."""
        self.stacks = [self.table[f"stack_{number}"] for number in range(1, STACKS + 1)]

    def _places(self, game: Game, names: Iterable[str]) -> dict[int, int]:
        return {game.component_number(name): place for place, name in enumerate(names)}

    # The table

    def write_table(self, state: TruckerState, viewer: int, sheet: Sheet) -> None:
        at, out, stage = self.table, sheet.out, phase(state)
        out[at["hidden"]] = len(state.heap) / 100
        out[at["turn"]] = state.round / 50
        if sheet.is_new(at["glass"], (state.glass, state.flight.timer_spaces, state.sand)):
            for place, sand in enumerate((state.glass, state.flight.timer_spaces, state.sand)):
                out[at["glass"] + place] = min(sand / 10, BOUND)
        if sheet.is_new(at["shown"], state.shown):
            sheet.count(at["shown"], [self.tiles[tile] for tile in state.shown])
        if sheet.is_new(at["stack_1"], state.seats[viewer].seen) or not self._is_still(state, stage, sheet):
            sheet.mark(at["stage"], self.stages[stage])
            self._write_number(state, sheet)
            self._write_stacks(state, viewer, sheet)
            self._write_flight(state, viewer, sheet)

    def _is_still(self, state: TruckerState, stage: str, sheet: Sheet) -> bool:
        """Whether ships are being built and were so when this was written: meanwhile nothing happens to the cards."""
        known = sheet.kept.get(YARD)
        sheet.kept[YARD] = (state, state.number) if stage == "building" else None
        return known is not None and known[0] is state and stage == "building" and known[1] == state.number

    def _write_number(self, state: TruckerState, sheet: Sheet) -> None:
        """Which flight of the game it is."""
        at, flight, out = self.table, state.flight, sheet.out
        if sheet.is_new(at["flight"], (state.number, flight.id)):
            out[at["round"]] = state.number / 10
            sheet.mark(at["level"], self.levels.index(flight.id))
            for place, value in enumerate((state.number, flight.spaces, flight.best_ship)):
                out[at["flight"] + place] = value / 20

    def _write_stacks(self, state: TruckerState, viewer: int, sheet: Sheet) -> None:
        if not sheet.is_new(self.table["stack_2"], (state.seats[viewer].seen[:], [stack[:] for stack in state.stacks])):
            return
        seen = frozenset(state.seats[viewer].seen)
        for start, stack in zip(self.stacks, state.stacks, strict=True):
            known = seen and stack and seen.issuperset(stack)
            sheet.count(start, [self.cards[card] for card in stack] if known else NOTHING)

    def _write_flight(self, state: TruckerState, viewer: int, sheet: Sheet) -> None:
        at, out, players = self.table, sheet.out, len(state.seats)
        out[at["deck"]] = len(state.deck) / 16
        if sheet.is_new(at["titles"], state.titles):
            sheet.count(at["titles"], [self.titles[title] for title in state.titles])
        order = state.flight_order()
        sheet.count(at["order"], [self.most * place + (seat - viewer) % players for place, seat in enumerate(order)])
        to_come = [step[0] for step in state.agenda]
        if not sheet.is_new(at["card"], (state.card, state.hit, state.played[:], state.supply[:], to_come)):
            return
        size, side, line = state.hit or ("", NOWHERE, 0)
        sheet.mark(at["card"], NOWHERE if state.card == NO_CARD else self.cards[state.card])
        sheet.count(at["played"], [self.cards[card] for card in state.played])
        sheet.mark(at["hit_size"], SIZES.index(size) if size else NOWHERE)
        sheet.mark(at["hit_from"], side)
        sheet.mark(at["hit_line"], line - 1)
        out[at["to_come"]] = to_come.count("hit") / 5
        out[at["to_come"] + 1] = to_come.count("zone_line") / 5
        for good, blocks in enumerate(state.supply):
            out[at["supply"] + good] = blocks / 12

    # The seats

    def stage(self, state: TruckerState) -> str | None:
        """While ships are built, what one decides changes nothing of the others'."""
        return "building" if phase(state) == "building" else None

    def write_seat(self, state: TruckerState, seat: int, sheet: Sheet) -> None:
        at, player = self.part, state.seats[seat]
        self._write_trucker(state, seat, sheet)
        sheet.mark(at["hand"], NOWHERE if player.hand == NO_TILE else self.tiles[player.hand])
        if sheet.is_new(at["earned"], (player.earned[:], player.titles[:])):
            self._write_gain(player, sheet)
        if sheet.is_new(at["reserve"], (player.doomed, player.reserve[:], player.ship.lost[:], player.dock[:])):
            self._write_tiles_aside(player, sheet)
        self._write_ship(player.ship, state.area, sheet)

    def _write_gain(self, player: Player, sheet: Sheet) -> None:
        """What the flights have brought."""
        at = self.part
        for source, credits in enumerate(player.earned):
            sheet.out[at["earned"] + source] = min(credits / 50, BOUND)
        sheet.count(at["titles"], [self.titles[title] for title in player.titles])

    def _write_tiles_aside(self, player: Player, sheet: Sheet) -> None:
        """The tiles reserved, struck and lost, and the blocks on the dock."""
        at = self.part
        sheet.mark(at["struck"], NOWHERE if player.doomed < 0 else self.cells[player.doomed])
        sheet.count(at["reserve"], [self.tiles[tile] for tile in player.reserve])
        sheet.count(at["lost"], [self.tiles[tile] for tile in player.ship.lost])
        sheet.count(at["dock"], player.dock)

    def _write_trucker(self, state: TruckerState, seat: int, sheet: Sheet) -> None:
        """The first of the numbers of a seat, in their order."""
        player = state.seats[seat]
        numbers = (
            player.credits, player.hand_reserved, player.last is not None, player.looking - NO_STACK, player.space,
            player.position if player.racing else 0, player.racing, player.gave_up, player.landed,
            player.strength if seat in state.announced else 0, player.gold,
        )  # fmt: skip
        known = sheet.kept.get(self.part["credits"], ())
        if numbers != known:
            sheet.kept[self.part["credits"]] = numbers
            for place, number in enumerate(numbers):
                if not known or number != known[place]:
                    sheet.out[place] = min(number / DIVISORS[place], BOUND)

    def _write_ship(self, ship: Ship, area: Area, sheet: Sheet) -> None:
        """What has changed since it was written the last time: components, their load, and what they give together."""
        at, known = self.part, sheet.kept.get(self.part["kinds"], NO_TILES)
        armed = sheet.is_new(at["power"], (area.id, ship.restriction))
        loaded = (ship.crew, ship.batteries, ship.goods) != sheet.kept.get(at["aboard"])
        if armed or ship.tiles != known:
            come, gone = changes(known, ship.tiles)
            if armed or gone or not all(is_sound(ship, area, *tile) for tile in come):
                wrong = [self.cells[cell] for _, places in joints.mistakes(ship, area) for cell in places]
                sheet.count(at["errors"], wrong)
            armed |= self._write_tiles(come, gone, ship.box, sheet.out)
            sheet.kept[at["kinds"]] = ship.tiles.copy()
            sheet.out[at["exposed"]] = joints.exposed(ship) / 10
        if loaded:
            self._write_load(ship, sheet)
            sheet.kept[at["aboard"]] = ship.crew.copy(), ship.batteries.copy(), ship.goods.copy()
        if armed or loaded:
            self._write_strength(ship, sheet.out)

    def _write_tiles(self, come: list[Tile], gone: list[Tile], box: Box, out: Buffer) -> bool:
        """The components that have come and gone; whether there are engines or cannons among them."""
        for cell, turned in gone:
            self._write_tile(box, cell, turned, 0.0, out)
        for cell, turned in come:
            self._write_tile(box, cell, turned, 1.0, out)
        return any(box.turned_kind[turned] in (ENGINE, CANNON) for _, turned in come + gone)

    def _write_tile(self, box: Box, cell: int, turned: int, present: float, out: Buffer) -> None:
        """One component, there or taken away."""
        at, place, tile = self.part, self.cells[cell], turned >> 2
        out[at["kinds"] + place * len(KINDS) + box.kind[tile]] = present
        out[at["strong"] + place] = present * self.spare[tile]
        out[at["rotations"] + place * 4 + (turned & 3)] = present
        for side, joint in enumerate(box.sides[turned]):
            if joint:
                out[at["connectors"] + (place * 4 + side) * 3 + joint - 1] = present
        if box.kind[tile] == LIFE_SUPPORT:
            out[at["life_support"] + place * 2 + (box.alien[tile] == PURPLE)] = present

    def _write_load(self, ship: Ship, sheet: Sheet) -> None:
        """Crew, blocks and tokens."""
        at, cells = self.part, self.cells
        aboard = [3 * cells[cell] + place for cell, who in ship.crew.items() for place in CREW_PLACES[who]]
        blocks = [len(GOODS) * cells[cell] + good for cell, goods in ship.goods.items() for good in goods]
        sheet.count(at["aboard"], aboard)
        sheet.count(at["goods"], blocks)
        sheet.count(at["batteries"], [cells[cell] for cell, tokens in ship.batteries.items() for _ in range(tokens)])
        sheet.out[at["crew"]] = strength.crew(ship) / 10
        sheet.out[at["tokens"]] = ship.tokens / 10

    def _write_strength(self, ship: Ship, out: Buffer) -> None:
        powers = *strength.engine_range(ship, ship.tokens), *strength.cannon_range(ship, ship.tokens)
        for place, power in enumerate(powers, self.part["power"]):
            out[place] = power / 10


def changes(known: dict[int, int], tiles: dict[int, int]) -> tuple[list[Tile], list[Tile]]:
    """The components that have come, and those that have gone; a turned one has done both."""
    come = [tile for tile in tiles.items() if known.get(tile[0]) != tile[1]]
    if len(known) + len(come) == len(tiles):
        return come, []
    return come, [tile for tile in known.items() if tiles.get(tile[0]) != tile[1]]


def is_sound(ship: Ship, area: Area, cell: int, turned: int) -> bool:
    """Whether a component takes part in no building error."""
    return cell in area.inside and not joints.breaks_rule(ship, turned, cell)


writer = TruckerWriter
