"""What a seat may see (SM-R30, SM-R31): everything but hands, deck, fronts of face-down planets and hubs to come."""

from typing import Any

from sternhafen.core.text import text
from sternhafen.games.solarius.box import COLOURS, FIGURES
from sternhafen.games.solarius.model import FIELD_NAMES, NO_OUTPOST, NOBODY, Player, SolariusState
from sternhafen.games.solarius.rules import network, scoring
from sternhafen.games.solarius.rules.dice import FACE_VP, FACES, PIPS, WHEEL, points
from sternhafen.games.solarius.rules.round import ROUNDS, TURNS
from sternhafen.games.solarius.rules.storage import USABLE, row_of, stored_value
from sternhafen.games.solarius.rules.tableau import hand_limit


def seen_by(state: SolariusState, seat: int | None) -> dict[str, Any]:
    names = state.box.tile_ids
    shares = scoring.shares(state)
    return {
        "round": state.round,
        "rounds": ROUNDS,
        "phase": text(f"solarius-phase-{phase(state)}").json(),
        "turn": None if state.turn == NOBODY else state.turn,
        "start_player": state.start_player,
        "bridge": [die_seen(state, die, seat) for die in sorted(state.bridge)],
        "bag": dict(zip(COLOURS, state.bag, strict=True)),
        "deck": len(state.deck),
        "discard": [state.box.names[card] for card in state.discard],
        "hubs": [names[tile] for tile in state.erected()],
        "hubs_to_come": len(state.hub_track) - state.round,
        "map": map_seen(state),
        "seats": [player_seen(state, other, seat, shares[other]) for other in range(state.players)],
    }


def phase(state: SolariusState) -> str:
    """The part of the turn, as the word of the question now asked."""
    asked = [lane[-1][0] for lane in state.lanes if lane]
    return asked[0].replace("_", "-") if asked else "over"


def die_seen(state: SolariusState, die: tuple[int, int, int], seat: int | None) -> dict[str, Any]:
    """A die on the bridge, with the points it would give to the viewer."""
    field, colour, face = die
    seen: dict[str, Any] = {"colour": COLOURS[colour], "face": FACES[face], "wheel": WHEEL[field]}
    if seat is not None:
        seen["ap"] = points(face, PIPS[state.seats[seat].faces[colour]])
    return seen


def map_seen(state: SolariusState) -> dict[str, Any]:
    """The layout, what lies on planet spaces, and where ships and figures are (these also stand with the seats)."""
    cells = state.box.geometry.cells
    letters = state.box.tile_ids
    layout = [{"tile": letters[tile], "rotation": turn} for tile, turn in state.space.layout]
    planets: dict[str, dict[str, Any]] = {}
    for hex in state.space.in_use:
        planet = state.planet_at[hex] - 1
        if planet < 0:
            continue
        fact = state.box.planets[planet]
        planets[cells[hex]] = {"colour": fact.colour, "planet": fact.id if state.face_up[hex] else None}
    return {"layout": layout, "planets": planets, "portals": [cells[hex] for hex in state.space.portals]} | {
        "hub_spaces": {letters[tile]: cells[hex] for tile, hex in enumerate(state.space.hub_at)}
    }


def player_seen(state: SolariusState, seat: int, viewer: int | None, shares: dict[str, int]) -> dict[str, Any]:
    player, box = state.seats[seat], state.box
    planet_ids = [planet.id for planet in box.planets]
    seen: dict[str, Any] = {
        "score": sum(shares.values()),
        "shares": shares,
        "network": network.count(state, player),
        "fuel": player.fuel,
        "bucks": player.bucks,
        "rows": {COLOURS[colour]: row_seen(player, colour) for colour in range(4)},
        "junk": {"on_fields": player.junk, "fields": player.junk_fields, "beside": player.beside},
        "range": player.range,
        "drives": [2] * player.twos + [1] * player.ones,
        "hand_count": len(player.hand),
        "hand_limit": hand_limit(state, player),
        "markers": player.markers,
        "missions_open": [box.names[card] for card in player.open],
        "missions_done": [box.names[card] for card in player.done],
        "developments": [box.names[card] for card in player.developments],
        "planets_left": [planet_ids[planet] for planet in player.left],
        "planets_right": [planet_ids[planet] for planet in player.right],
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


def row_seen(player: Player, colour: int) -> dict[str, Any]:
    """A row of the tableau: its tech die, its cubes and what they are worth."""
    face, column = player.faces[colour], player.columns[colour]
    return {
        "face": face,
        "pips": PIPS[face],
        "vp": FACE_VP[face],
        "column": column,
        "cubes": list(row_of(player, colour)),
        "usable": list(USABLE[column]),
        "value": stored_value(player, colour),
    }


def figure_seen(state: SolariusState, figure: tuple[int, int, int]) -> dict[str, Any]:
    hex, kind, outpost = figure
    name = None if outpost == NO_OUTPOST else state.box.outposts[outpost].id
    return {"cell": state.box.geometry.cells[hex], "kind": FIGURES[kind], "outpost": name}


def field_seen(state: SolariusState, die: tuple[int, int, int]) -> dict[str, Any]:
    field, colour, face = die
    name = FIELD_NAMES[field] if field < 0 else state.box.names[field]
    return {"field": name, "colour": COLOURS[colour], "face": FACES[face]}
