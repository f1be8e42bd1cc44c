"""Observations of Galaxy Trucker, straight from the state."""

from collections.abc import Hashable, Iterable, Sequence

from sternhafen.core.game import Game
from sternhafen.core.observation import BOUND, Buffer, Layout, everybody
from sternhafen.core.observing import NOTHING, NOWHERE, Sheet, Stretches, Writer, count
from sternhafen.games.trucker.box import BROWN, GOODS, HUMAN, KINDS, LIFE_SUPPORT, PURPLE, TWO_HUMANS, Area
from sternhafen.games.trucker.grid import CELL_NUMBERS
from sternhafen.games.trucker.model import NO_CARD, NO_STACK, NO_TILE, STACKS, Player, TruckerState
from sternhafen.games.trucker.observation import SEAT_NUMBERS, SIZES, STAGES, cells
from sternhafen.games.trucker.ship import Ship, joints, strength
from sternhafen.games.trucker.stages import pending, phase

DIVISORS = [divisor for _, (_, _, divisor) in SEAT_NUMBERS]
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
        self.cells = {CELL_NUMBERS[name]: place for place, name in enumerate(cells(game))}
        self.spare = [
            max(tile.get("strength", 1), tile.get("capacity", 1)) - 1
            for tile in (facts["cards"][name] for name in facts["tiles"])
        ]
        """What a component gives beyond one unit."""
        at = self.part
        self.ships = Stretches((at["exposed"], at["earned"]), (at["power"], at["batteries"] + len(self.cells)))
        """All that the components of a ship and what lies on them tell."""
        self.stacks = [self.table[f"stack_{number}"] for number in range(1, STACKS + 1)]

    def _places(self, game: Game, names: Iterable[str]) -> dict[int, int]:
        return {game.component_number(name): place for place, name in enumerate(names)}

    # The table

    def write_table(self, state: TruckerState, viewer: int, sheet: Sheet) -> None:
        at, flight, out = self.table, state.flight, sheet.out
        out[at["round"]] = state.number / 10
        out[at["hidden"]] = len(state.heap) / 100
        out[at["turn"]] = state.round / 50
        out[at["deck"]] = len(state.deck) / 16
        sheet.mark(at["stage"], STAGES.index(phase(state)))
        if sheet.is_new(at["flight"], (state.number, flight.id)):
            sheet.mark(at["level"], self.levels.index(flight.id))
            for place, value in enumerate((state.number, flight.spaces, flight.best_ship)):
                out[at["flight"] + place] = value / 20
        for place, sand in enumerate((state.glass, flight.timer_spaces, state.sand)):
            out[at["glass"] + place] = min(sand / 10, BOUND)
        self._write_open(state, sheet)
        self._write_stacks(state, viewer, sheet)
        self._write_flight(state, viewer, sheet)

    def _write_open(self, state: TruckerState, sheet: Sheet) -> None:
        """What lies face up: tiles, cards, titles."""
        at = self.table
        if sheet.is_new(at["shown"], state.shown):
            sheet.count(at["shown"], [self.tiles[tile] for tile in state.shown])
        if sheet.is_new(at["played"], (state.card, tuple(state.played), tuple(state.titles))):
            sheet.mark(at["card"], NOWHERE if state.card == NO_CARD else self.cards[state.card])
            sheet.count(at["played"], [self.cards[card] for card in state.played])
            sheet.count(at["titles"], [self.titles[title] for title in state.titles])

    def _write_stacks(self, state: TruckerState, viewer: int, sheet: Sheet) -> None:
        seen = frozenset(state.seats[viewer].seen)
        for start, stack in zip(self.stacks, state.stacks, strict=True):
            known = seen and stack and seen.issuperset(stack)
            sheet.count(start, [self.cards[card] for card in stack] if known else NOTHING)

    def _write_flight(self, state: TruckerState, viewer: int, sheet: Sheet) -> None:
        at, out, players = self.table, sheet.out, len(state.seats)
        order = state.flight_order()
        sheet.count(at["order"], [self.most * place + (seat - viewer) % players for place, seat in enumerate(order)])
        if sheet.is_new(at["hit_size"], state.hit):
            size, side, line = state.hit or ("", NOWHERE, 0)
            sheet.mark(at["hit_size"], SIZES.index(size) if size else NOWHERE)
            sheet.mark(at["hit_from"], side)
            sheet.mark(at["hit_line"], line - 1)
        out[at["to_come"]] = pending(state, "hit") / 5
        out[at["to_come"] + 1] = pending(state, "zone_line") / 5
        if sheet.is_new(at["supply"], state.supply):
            for good, blocks in enumerate(state.supply):
                out[at["supply"] + good] = blocks / 12

    # The seats

    def write_seat(self, state: TruckerState, seat: int, sheet: Sheet, base: int) -> None:
        at, player, ship = self.part, state.seats[seat], state.seats[seat].ship
        self._write_trucker(state, seat, sheet, base)
        tiles = player.hand, player.doomed, tuple(player.reserve), tuple(ship.lost), tuple(player.dock)
        if sheet.is_new(base + at["hand"], tiles):
            self._write_tiles_beside(player, sheet, base)
        if sheet.is_new(base + at["earned"], (tuple(player.earned), tuple(player.titles))):
            for source, credits in enumerate(player.earned):
                sheet.out[base + at["earned"] + source] = min(credits / 50, BOUND)
            sheet.count(base + at["titles"], [self.titles[title] for title in player.titles])
        key = looks(ship, state.area)
        if sheet.is_new(base + at["power"], key) and not self.ships.recall(key, sheet.out, base):
            self.ships.clear(sheet.out, base)
            self._write_ship(ship, state.area, sheet.out, base)
            self.ships.keep(key, sheet.out, base)

    def _write_tiles_beside(self, player: Player, sheet: Sheet, base: int) -> None:
        """The tiles in hand, reserved, struck and lost, and the blocks on the dock."""
        at = self.part
        sheet.mark(base + at["hand"], NOWHERE if player.hand == NO_TILE else self.tiles[player.hand])
        sheet.mark(base + at["struck"], NOWHERE if player.doomed < 0 else self.cells[player.doomed])
        sheet.count(base + at["reserve"], [self.tiles[tile] for tile in player.reserve])
        sheet.count(base + at["lost"], [self.tiles[tile] for tile in player.ship.lost])
        sheet.count(base + at["dock"], player.dock)

    def _write_trucker(self, state: TruckerState, seat: int, sheet: Sheet, base: int) -> None:
        """The first of the numbers of a seat, in their order."""
        player = state.seats[seat]
        looking = 0 if player.looking == NO_STACK else player.looking + 1
        position = player.position if player.racing else 0
        announced = player.strength if seat in state.announced else 0
        numbers = (
            *(player.credits, player.hand_reserved, player.last is not None, looking, player.space, position),
            *(player.racing, player.gave_up, player.landed, announced, player.gold),
        )
        if sheet.is_new(base, numbers):
            for place, number in enumerate(numbers):
                sheet.out[base + place] = min(number / DIVISORS[place], BOUND)

    def _write_strength(self, ship: Ship, out: Buffer, base: int) -> None:
        tokens = ship.tokens
        doubles = strength.cannons(ship)[1]
        best = sorted(doubles, key=lambda cell: -strength.double_halves(ship, cell))[:tokens]
        powers: Sequence[int] = (
            strength.engine_strength(ship, 0),
            strength.engine_strength(ship, min(tokens, strength.engines(ship)[1])),
            strength.cannon_halves(ship, ()),
            strength.cannon_halves(ship, best),
        )
        for place, power in enumerate(powers):
            out[base + self.part["power"] + place] = power / 10

    def _write_ship(self, ship: Ship, area: Area, out: Buffer, base: int) -> None:
        at = self.part
        out[base + at["exposed"]] = joints.exposed(ship) / 10
        out[base + at["crew"]] = strength.crew(ship) / 10
        out[base + at["tokens"]] = ship.tokens / 10
        self._write_strength(ship, out, base)
        for _, places in joints.errors(ship, area):
            count(out, base + at["errors"], [self.cells[cell] for cell in places])
        self._write_tiles(ship, out, base)
        for cell, who in ship.crew.items():
            count(out, base + at["aboard"] + self.cells[cell] * 3, CREW_PLACES[who])
        for cell, goods in ship.goods.items():
            count(out, base + at["goods"] + self.cells[cell] * len(GOODS), goods)
        for cell, tokens in ship.batteries.items():
            out[base + at["batteries"] + self.cells[cell]] = float(tokens)

    def _write_tiles(self, ship: Ship, out: Buffer, base: int) -> None:
        at, box = self.part, ship.box
        for cell, turned in ship.tiles.items():
            place, tile = self.cells[cell], turned >> 2
            out[base + at["kinds"] + place * len(KINDS) + box.kind[tile]] = 1.0
            out[base + at["strong"] + place] = float(self.spare[tile])
            out[base + at["rotations"] + place * 4 + (turned & 3)] = 1.0
            for side, joint in enumerate(box.sides[turned]):
                if joint:
                    out[base + at["connectors"] + (place * 4 + side) * 3 + joint - 1] = 1.0
            if box.kind[tile] == LIFE_SUPPORT:
                out[base + at["life_support"] + place * 2 + (box.alien[tile] == PURPLE)] = 1.0


def looks(ship: Ship, area: Area) -> Hashable:
    """Equal for ships that look the same on the same board."""
    loaded = tuple(ship.crew.items()), tuple(ship.goods.items()), tuple(ship.batteries.items())
    return area.id, ship.restriction, tuple(ship.tiles.items()), loaded


writer = TruckerWriter
