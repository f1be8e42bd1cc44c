"""States and scores in the words of a transcript."""

from sternhafen.core.plain import Json
from sternhafen.games.solarius.box import COLOURS, FIGURES
from sternhafen.games.solarius.model import NO_OUTPOST, Player, SolariusState
from sternhafen.games.solarius.rules import network, scoring
from sternhafen.games.solarius.rules.dice import FACES, WHEEL
from sternhafen.games.solarius.rules.storage import row_of
from sternhafen.games.solarius.rules.taking import field_name

Data = Json


def state_form(state: SolariusState) -> Data:
    hexes, box = state.box.geometry.hexes, state.box
    face_up = [hex for hex in state.space.in_use if state.planet_at[hex] and state.face_up[hex]]
    return {
        "seats": [seat_form(state, player) for player in state.seats],
        "bridge": sorted([WHEEL[field], COLOURS[colour], FACES[face]] for field, colour, face in state.bridge),
        "bag": dict(zip(COLOURS, state.bag, strict=True)),
        "deck": len(state.pile),
        "discard": sorted(box.names[card] for card in state.discard_pile),
        "hubs": sorted(box.tile_ids[tile] for tile in state.erected()),
        "start_player": state.start_player,
        "face_up": sorted([list(hexes[hex]), box.planets[state.planet_at[hex] - 1].id] for hex in face_up),
        "face_down": len(state.face_down()),
    }


def seat_form(state: SolariusState, player: Player) -> Data:
    box, hexes = state.box, state.box.geometry.hexes
    cards, planets = box.names, [planet.id for planet in box.planets]
    return {
        "fuel": player.fuel,
        "bucks": player.bucks,
        "tech": {COLOURS[row]: [player.faces[row], player.columns[row]] for row in range(4)},
        "store": {COLOURS[row]: list(row_of(player, row)) for row in range(4)},
        "junk": [player.junk, player.beside, player.junk_fields],
        "drives": [1] * player.ones + [2] * player.twos,
        "hand": sorted(cards[card] for card in player.hand),
        "open": sorted(cards[card] for card in player.open),
        "done": sorted(cards[card] for card in player.done),
        "developments": sorted(cards[card] for card in player.developments),
        "left": sorted(planets[planet] for planet in player.left),
        "right": sorted(planets[planet] for planet in player.right),
        "stations": [box.stations[number].id for number in player.stations],
        "bonus": sorted(box.tile_ids[tile] for tile in player.bonuses),
        "ship": list(hexes[player.ship]),
        "figures": sorted(
            ([list(hexes[hex]), FIGURES[kind], None if own == NO_OUTPOST else box.outposts[own].id]
             for hex, kind, own in player.figures),
            key=lambda figure: figure[0],
        ),
        "dice": sorted([field_name(state, field), COLOURS[own], FACES[face]] for field, own, face in player.dice),
    }  # fmt: skip


def score_forms(state: SolariusState) -> list[Data]:
    """The scores as if the game ended now."""
    found = []
    for player, shares in zip(state.seats, scoring.shares(state), strict=True):
        besides = {"network_count": network.count(state, player), "tie_break": scoring.planets_vp(state, player)}
        found.append({**shares, "total": sum(shares.values()), **besides})
    return found
