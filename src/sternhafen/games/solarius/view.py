"""What a seat may see (SM-R30, SM-R31): all but hands, draw pile, fronts of face-down planets and hubs to come."""

from sternhafen.core.text import text
from sternhafen.games.solarius.box import BLACK, BROWN, COLOURS, FIGURES, TURQUOISE, YELLOW
from sternhafen.games.solarius.model import FIELD_NAMES, NO_OUTPOST, NOBODY, Player, SolariusState
from sternhafen.games.solarius.rules import missions, network, planets, scoring
from sternhafen.games.solarius.rules.dice import FACE_VP, FACES, PIPS, WHEEL, points
from sternhafen.games.solarius.rules.round import ROUNDS, TURNS
from sternhafen.games.solarius.rules.storage import USABLE
from sternhafen.games.solarius.rules.tableau import hand_limit
from sternhafen.games.solarius.view_types import (
    Bag,
    BridgeDie,
    DieOnField,
    Figure,
    Lack,
    MapSeen,
    PlanetSpace,
    Row,
    Rows,
    SolariusSeat,
    SolariusTable,
    Standing,
    TileLaid,
)


def seen_by(state: SolariusState, seat: int | None) -> SolariusTable:
    names = state.box.tile_ids
    networks = network.counts(state)
    shares = scoring.shares_with(state, networks)
    return {
        "round": state.round,
        "rounds": ROUNDS,
        "phase": text(f"solarius-phase-{phase(state)}").json(),
        "turn": None if state.turn == NOBODY else state.turn,
        "start_player": state.start_player,
        "bridge": [die_seen(state, die, seat) for die in sorted(state.bridge)],
        "bag": bag_seen(*state.bag),
        "pile": len(state.pile),
        "discard_pile": [state.box.names[card] for card in state.discard_pile],
        "hubs": [names[tile] for tile in state.erected()],
        "hubs_to_come": len(state.hub_track) - state.round,
        "map": map_seen(state),
        "seats": [player_seen(state, other, seat, shares[other], networks[other]) for other in range(state.players)],
    }


def phase(state: SolariusState) -> str:
    """The part of the turn, as the word of the question now asked."""
    asked = [lane[-1][0] for lane in state.lanes if lane]
    return asked[0].replace("_", "-") if asked else "over"


def die_seen(state: SolariusState, die: tuple[int, int, int], seat: int | None) -> BridgeDie:
    """A die on the bridge, with the points it would give to the viewer."""
    field, colour, face = die
    seen: BridgeDie = {"colour": COLOURS[colour], "face": FACES[face], "wheel": WHEEL[field]}
    if seat is not None:
        seen["ap"] = points(face, PIPS[state.seats[seat].faces[colour]])
    return seen


def map_seen(state: SolariusState) -> MapSeen:
    """The layout, what lies on planet spaces, and where ships and figures are (these also stand with the seats)."""
    cells = state.box.geometry.cells
    letters = state.box.tile_ids
    layout: list[TileLaid] = [{"tile": letters[tile], "rotation": turn} for tile, turn in state.space.layout]
    planets: dict[str, PlanetSpace] = {}
    for hex in state.space.in_use:
        planet = state.planet_at[hex] - 1
        if planet < 0:
            continue
        fact = state.box.planets[planet]
        planets[cells[hex]] = {"colour": fact.colour, "planet": fact.id if state.face_up[hex] else None}
    return {
        "layout": layout,
        "planets": planets,
        "portals": [cells[hex] for hex in state.space.portals],
        "hub_spaces": {letters[tile]: cells[hex] for tile, hex in enumerate(state.space.hub_at)},
    }


def player_seen(
    state: SolariusState, seat: int, viewer: int | None, shares: dict[str, int], network: int
) -> SolariusSeat:
    player, box = state.seats[seat], state.box
    planet_ids, names = box.planet_ids, box.names
    seen: SolariusSeat = {
        "score": sum(shares.values()),
        "shares": shares,
        "network": network,
        "fuel": player.fuel,
        "bucks": player.bucks,
        "rows": rows_seen(player),
        "junk": {"on_fields": player.junk, "fields": player.junk_fields, "beside": player.beside},
        "range": player.range,
        "drives": [2] * player.twos + [1] * player.ones,
        "hand_count": len(player.hand),
        "hand_limit": hand_limit(state, player),
        "markers": player.markers,
        "missions_open": [names[card] for card in player.open],
        "missions_done": [names[card] for card in player.done],
        "developments": [names[card] for card in player.developments],
        "planets_left": [planet_ids[planet] for planet in player.left],
        "planets_right": [planet_ids[planet] for planet in player.right],
        "standing": standing_seen(state, player),
        "lacks": {names[card]: lacks_seen(state, player, card) for card in player.open},
        "stations": [box.stations[number].id for number in player.stations],
        "hub_bonuses": [box.tile_ids[tile] for tile in player.bonuses],
        "ship": box.geometry.cells[player.ship],
        "figures": [figure_seen(state, figure) for figure in player.figures],
        "dice": [field_seen(state, die) for die in player.dice],
        "dice_left": TURNS - len(player.dice),
    }
    if seat == viewer:
        seen["hand"] = [box.names[card] for card in sorted(player.hand)]
    return seen


def standing_seen(state: SolariusState, player: Player) -> dict[str, Standing]:
    """How far the player is with planets on the left, and with the open one under the ship."""
    here = [state.planet_at[player.ship] - 1] if state.face_up[player.ship] and state.planet_at[player.ship] else []
    found: dict[str, Standing] = {}
    for planet in {*player.left, *here}:
        have, need = planets.standing(state, player, planet)
        found[state.box.planet_ids[planet]] = {"have": have, "need": need}
    return dict(sorted(found.items())) if len(found) > 1 else found


def lacks_seen(state: SolariusState, player: Player, card: int) -> list[Lack]:
    return [
        {"colour": COLOURS[colour], "column": column + 1, "number": number}
        for colour, column, number in missions.lacking(state, player, card)
    ]


def bag_seen(black: int, yellow: int, turquoise: int, brown: int) -> Bag:
    return {"black": black, "yellow": yellow, "turquoise": turquoise, "brown": brown}


def rows_seen(player: Player) -> Rows:
    return {
        "black": row_seen(player, BLACK),
        "yellow": row_seen(player, YELLOW),
        "turquoise": row_seen(player, TURQUOISE),
        "brown": row_seen(player, BROWN),
    }


def row_seen(player: Player, colour: int) -> Row:
    """A row of the tableau: its tech die, its cubes and what they are worth."""
    face, column, place = player.faces[colour], player.columns[colour], 3 * colour
    cubes = player.store[place : place + 3]
    return {
        "face": face,
        "pips": PIPS[face],
        "vp": FACE_VP[face],
        "column": column,
        "cubes": cubes,
        "usable": list(USABLE[column]),
        "value": cubes[0] + 2 * cubes[1] + 3 * cubes[2],
    }


def figure_seen(state: SolariusState, figure: tuple[int, int, int]) -> Figure:
    hex, kind, outpost = figure
    name = None if outpost == NO_OUTPOST else state.box.outposts[outpost].id
    return {"cell": state.box.geometry.cells[hex], "kind": FIGURES[kind], "outpost": name}


def field_seen(state: SolariusState, die: tuple[int, int, int]) -> DieOnField:
    field, colour, face = die
    name = FIELD_NAMES[field] if field < 0 else state.box.names[field]
    return {"field": name, "colour": COLOURS[colour], "face": FACES[face]}
