"""Observations of Solarius Mission, straight from the state."""

from sternhafen.core.game import Game
from sternhafen.core.observation import Buffer, Layout
from sternhafen.core.observing import NOWHERE, Sheet, Stretches, Writer, count
from sternhafen.games.solarius.box import COLOURS, Box
from sternhafen.games.solarius.model import FIELD_NAMES, NOBODY, Player, SolariusState
from sternhafen.games.solarius.observation import COORDINATE, cells, fields_for_dice
from sternhafen.games.solarius.rules import network, scoring
from sternhafen.games.solarius.rules.dice import FACE_VP, FACES, PIPS, WHEEL
from sternhafen.games.solarius.rules.round import TURNS
from sternhafen.games.solarius.rules.storage import USABLE, Row, row_of, stored_value
from sternhafen.games.solarius.rules.tableau import hand_limit

NONE = -1
"""Between the components of one list and of the next."""
FOUND = -1
"""Where the first sheet keeps the points and networks of all seats."""


class SolariusWriter(Writer[SolariusState]):
    def __init__(self, game: Game, layout: Layout) -> None:
        super().__init__(game, layout)
        self.hexes = len(cells(game))
        self.maps = Stretches((self.table["layout"], self.table["hand"]))
        """From the layout to the hub spaces."""
        self.fields = {name: place for place, name in enumerate(fields_for_dice(game))}

    def stage(self, state: SolariusState) -> int:
        """Until the turn ends, it changes nothing that belongs to others."""
        return state.opened

    def write_seats(self, state: SolariusState, sheets: list[Sheet], actor: int) -> bool:
        """The points last: for the network those of all seats must be known."""
        all_written = super().write_seats(state, sheets, actor)
        score, size = self.part["score"], self.part["network"]
        found = [(sheet.kept[score], sheet.kept[size]) for sheet in sheets]
        if found == sheets[0].kept.get(FOUND):
            return all_written
        sheets[0].kept[FOUND] = found
        prizes = network.points([figures for _, figures in found])
        for seat, (sheet, (own, figures), prize) in enumerate(zip(sheets, found, prizes, strict=True)):
            if sheet.is_new(size, (own, figures, prize)):
                all_written |= seat != actor
                sheet.out[score] = (own + prize) / 50
                sheet.out[size] = figures / 10
        return all_written

    # The table

    def write_table(self, state: SolariusState, viewer: int, sheet: Sheet) -> None:
        at, out, players = self.table, sheet.out, len(state.seats)
        out[at["round"]] = state.round / 10
        out[at["pile"]] = len(state.pile) / 30
        out[at["hubs_to_come"]] = (len(state.hub_track) - state.round) / 4
        sheet.mark(at["turn"], NOWHERE if state.turn == NOBODY else (state.turn - viewer) % players)
        sheet.mark(at["start_player"], (state.start_player - viewer) % players)
        sheet.count(at["discard_pile"], state.discard_pile)
        sheet.count(at["hand"], state.seats[viewer].hand)
        if sheet.is_new(at["bridge"], state.bridge):
            self._write_dice(state, sheet)
        if sheet.is_new(at["hubs"], state.erected()):
            sheet.count(at["hubs"], state.erected())
        on_map = players, state.space.layout, bytes(state.planet_at), bytes(state.face_up)
        if sheet.is_new(at["layout"], on_map) and not self.maps.recall(on_map, out):
            self.maps.clear(out)
            self._write_map(state, out)
            self.maps.keep(on_map, out)

    def _write_dice(self, state: SolariusState, sheet: Sheet) -> None:
        """On the bridge and in the bag."""
        at, faces, wheel = self.table, len(FACES), len(WHEEL)
        sheet.count(at["bridge"], [(colour * faces + face) * wheel + field for field, colour, face in state.bridge])
        for colour, dice in enumerate(state.bag):
            sheet.out[at["bag"] + colour] = dice / 4

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

    def write_seat(self, state: SolariusState, seat: int, sheet: Sheet) -> None:
        at, player = self.part, state.seats[seat]
        purse = player.fuel, player.bucks, player.junk, player.junk_fields, player.beside
        apart = len(player.hand), player.ship, *player.dice, *player.bonuses
        rows = *player.faces, *player.columns, *player.store
        built = *player.left, NONE, *player.right, NONE, *player.stations
        laid = *player.open, NONE, *player.done, NONE, *player.developments, NONE, *built
        flown = player.ones, player.twos, *player.figures
        if sheet.is_new(at["fuel"], purse):
            self._write_purse(player, sheet)
        if sheet.is_new(at["dice"], apart):
            self._write_apart(state, player, sheet)
        if sheet.is_new(at["score"], (sheet.kept[at["fuel"]], player.beside, rows, laid, flown, state.erected())):
            if sheet.is_new(at["rows"], rows):
                self._write_rows(player, sheet)
            if sheet.is_new(at["missions_open"], laid):
                self._write_laid(state.box, player, sheet)
            if sheet.is_new(at["figures"], flown):
                self._write_figures(state, player, sheet)
            sheet.kept[at["score"]] = sum(scoring.own_shares(state, player).values())
            sheet.out[at["hand_limit"]] = hand_limit(state, player) / 5

    def _write_apart(self, state: SolariusState, player: Player, sheet: Sheet) -> None:
        """What brings no points."""
        at, out = self.part, sheet.out
        out[at["hand_count"]] = len(player.hand) / 5
        out[at["dice_left"]] = (TURNS - len(player.dice)) / 4
        self._write_hex(out, at["ship"], state.box.geometry.hexes[player.ship])
        sheet.count(at["hub_bonuses"], player.bonuses)
        sheet.count(at["dice"], [self._on_field(state.box, *die) for die in player.dice])

    def _write_purse(self, player: Player, sheet: Sheet) -> None:
        """Money and junk; what the money is worth is kept."""
        at, out = self.part, sheet.out
        sheet.kept[at["fuel"]] = scoring.money_vp(player.fuel), scoring.money_vp(player.bucks)
        out[at["fuel"]] = player.fuel / 10
        out[at["bucks"]] = player.bucks / 10
        for place, junk in enumerate((player.junk, player.junk_fields, player.beside)):
            out[at["junk"] + place] = junk / 5

    def _write_laid(self, box: Box, player: Player, sheet: Sheet) -> None:
        """What lies before the tableau and in it."""
        at = self.part
        sheet.out[at["markers"]] = player.markers / 10
        sheet.count(at["missions_open"], player.open)
        sheet.count(at["missions_done"], player.done)
        sheet.count(at["developments"], player.developments)
        sheet.count(at["planets_left"] + box.first_planet, player.left)
        sheet.count(at["planets_right"] + box.first_planet, player.right)
        sheet.count(at["stations"] + box.first_station, player.stations)

    def _write_figures(self, state: SolariusState, player: Player, sheet: Sheet) -> None:
        """The drives, the figures on the map, and how many of them the drives join."""
        at, out = self.part, sheet.out
        out[at["range"]] = player.range / 5
        out[at["drives"]], out[at["drives"] + 1] = player.ones / 5, player.twos / 5
        sheet.count(at["figures"], [kind * self.hexes + hex for hex, kind, _ in player.figures])
        sheet.count(at["outposts"] + state.box.first_outpost, player.outposts())
        sheet.kept[at["network"]] = network.count(state, player)

    def _on_field(self, box: Box, field: int, colour: int, face: int) -> int:
        """The place of a die on a field of the tableau."""
        place = self.fields[FIELD_NAMES[field] if field < 0 else box.names[field]]
        return (place * len(COLOURS) + colour) * len(FACES) + face

    def _write_rows(self, player: Player, sheet: Sheet) -> None:
        """The tech dice and the store, those rows that have changed."""
        for colour, (face, column) in enumerate(zip(player.faces, player.columns, strict=True)):
            row = row_of(player, colour)
            if sheet.is_new(self.part["cubes"] + colour, (face, column, row)):
                self._write_row(colour, face, row, stored_value(player, colour), column, sheet.out)

    def _write_row(self, colour: int, face: int, row: Row, stored: int, column: int, out: Buffer) -> None:
        at = self.part
        values = (face, PIPS[face], FACE_VP[face], column, stored)
        for place, value in enumerate(values, at["rows"] + len(values) * colour):
            out[place] = value / 5
        for place, (cubes, usable) in enumerate(zip(row, USABLE[column], strict=True), 3 * colour):
            out[at["cubes"] + place] = cubes / 3
            out[at["usable"] + place] = usable / 3


writer = SolariusWriter
