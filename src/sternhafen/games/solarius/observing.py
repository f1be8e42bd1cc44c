"""Observations of Solarius Mission, straight from the state."""

from sternhafen.core.game import Game
from sternhafen.core.observation import Buffer, Layout
from sternhafen.core.observing import Stretches, Writer, count
from sternhafen.games.solarius.box import COLOURS, Box
from sternhafen.games.solarius.model import FIELD_NAMES, NO_OUTPOST, NOBODY, Player, SolariusState
from sternhafen.games.solarius.observation import COORDINATE, cells, fields_for_dice
from sternhafen.games.solarius.rules import network, scoring
from sternhafen.games.solarius.rules.dice import FACE_VP, FACES, PIPS, WHEEL
from sternhafen.games.solarius.rules.round import TURNS
from sternhafen.games.solarius.rules.storage import USABLE, row_of, stored_value
from sternhafen.games.solarius.rules.tableau import hand_limit


class SolariusWriter(Writer[SolariusState]):
    def __init__(self, game: Game, layout: Layout) -> None:
        super().__init__(game, layout)
        self.hexes = len(cells(game))
        self.scores: list[int] = []
        """Of all seats: they are counted together, once for each observation."""
        self.rows = Stretches((self.part["rows"], self.part["usable"] + 3 * len(COLOURS)))
        """The tech dice and the store."""
        self.maps = Stretches((self.table["layout"], self.table["hand"]))
        """From the layout to the hub spaces."""
        self.fields = {name: place for place, name in enumerate(fields_for_dice(game))}

    # The table

    def write_table(self, state: SolariusState, viewer: int, out: Buffer) -> None:
        at = self.table
        self.scores = [sum(shares.values()) for shares in scoring.shares(state)]
        out[at["round"]] = state.round / 10
        if state.turn != NOBODY:
            out[at["turn"] + (state.turn - viewer) % state.players] = 1.0
        out[at["start_player"] + (state.start_player - viewer) % state.players] = 1.0
        for field, colour, face in state.bridge:
            out[at["bridge"] + (colour * len(FACES) + face) * len(WHEEL) + field] += 1.0
        for colour, dice in enumerate(state.bag):
            out[at["bag"] + colour] = dice / 4
        out[at["pile"]] = len(state.pile) / 30
        out[at["hubs_to_come"]] = (len(state.hub_track) - state.round) / 4
        count(out, at["discard_pile"], state.discard_pile)
        count(out, at["hubs"], state.erected())
        key = len(state.seats), state.space.layout, bytes(state.planet_at), bytes(state.face_up)
        if not self.maps.recall(key, out):
            self._write_map(state, out)
            self.maps.keep(key, out)
        count(out, at["hand"], state.seats[viewer].hand)

    def _write_map(self, state: SolariusState, out: Buffer) -> None:
        at, box, hexes = self.table, state.box, state.box.geometry.hexes
        tiles = len(box.tile_ids)
        for place, (tile, turn) in enumerate(state.space.layout):
            out[at["layout"] + (place * tiles + tile) * 6 + turn] = 1.0
        for hex in state.space.in_use:
            planet = state.planet_at[hex] - 1
            if planet < 0:
                continue
            out[at["planet_colours"] + box.planet_colour[planet] * self.hexes + hex] = 1.0
            if state.face_up[hex]:
                out[at["face_up"] + hex] = out[at["planets"] + 3 * planet] = 1.0
                self._write_hex(out, at["planets"] + 3 * planet + 1, hexes[hex])
        count(out, at["portals"], state.space.portals)
        for tile, hex in enumerate(state.space.hub_at):
            self._write_hex(out, at["hub_spaces"] + 2 * tile, hexes[hex])

    def _write_hex(self, out: Buffer, start: int, hex: tuple[int, int]) -> None:
        out[start], out[start + 1] = hex[0] / COORDINATE, hex[1] / COORDINATE

    # The seats

    def write_seat(self, state: SolariusState, seat: int, out: Buffer, base: int) -> None:
        at, player, box = self.part, state.seats[seat], state.box
        self._write_numbers(state, seat, out, base)
        key = *player.faces, *player.columns, *player.store
        if not self.rows.recall(key, out, base):
            self._write_rows(player, out, base)
            self.rows.keep(key, out, base)
        for place, junk in enumerate((player.junk, player.junk_fields, player.beside)):
            out[base + at["junk"] + place] = junk / 5
        out[base + at["drives"]], out[base + at["drives"] + 1] = player.ones / 5, player.twos / 5
        count(out, base + at["missions_open"], player.open)
        count(out, base + at["missions_done"], player.done)
        count(out, base + at["developments"], player.developments)
        count(out, base + at["planets_left"] + box.first_planet, player.left)
        count(out, base + at["planets_right"] + box.first_planet, player.right)
        count(out, base + at["stations"] + box.first_station, player.stations)
        count(out, base + at["hub_bonuses"], player.bonuses)
        self._write_hex(out, base + at["ship"], box.geometry.hexes[player.ship])
        self._write_pieces(player, box, out, base)

    def _write_pieces(self, player: Player, box: Box, out: Buffer, base: int) -> None:
        """The figures on the map, and the dice on the fields."""
        at = self.part
        for hex, kind, outpost in player.figures:
            out[base + at["figures"] + kind * self.hexes + hex] += 1.0
            if outpost != NO_OUTPOST:
                out[base + at["outposts"] + box.first_outpost + outpost] += 1.0
        for field, colour, face in player.dice:
            place = self.fields[FIELD_NAMES[field] if field < 0 else box.names[field]]
            out[base + at["dice"] + (place * len(COLOURS) + colour) * len(FACES) + face] += 1.0

    def _write_numbers(self, state: SolariusState, seat: int, out: Buffer, base: int) -> None:
        at, player = self.part, state.seats[seat]
        out[base + at["score"]] = self.scores[seat] / 50
        out[base + at["network"]] = network.count(state, player) / 10
        out[base + at["fuel"]] = player.fuel / 10
        out[base + at["bucks"]] = player.bucks / 10
        out[base + at["range"]] = player.range / 5
        out[base + at["hand_count"]] = len(player.hand) / 5
        out[base + at["hand_limit"]] = hand_limit(state, player) / 5
        out[base + at["markers"]] = player.markers / 10
        out[base + at["dice_left"]] = (TURNS - len(player.dice)) / 4

    def _write_rows(self, player: Player, out: Buffer, base: int) -> None:
        at = self.part
        for colour in range(len(COLOURS)):
            face, column = player.faces[colour], player.columns[colour]
            values = (face, PIPS[face], FACE_VP[face], column, stored_value(player, colour))
            for place, value in enumerate(values, base + at["rows"] + len(values) * colour):
                out[place] = value / 5
            for column_at, (cubes, usable) in enumerate(zip(row_of(player, colour), USABLE[column], strict=True)):
                out[base + at["cubes"] + 3 * colour + column_at] = cubes / 3
                out[base + at["usable"] + 3 * colour + column_at] = usable / 3


writer = SolariusWriter
