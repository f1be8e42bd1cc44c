"""What is in the box (SM-001 to SM-013), and what the rulebook's examples demand of the data."""

from collections import Counter
from itertools import accumulate, combinations
from random import Random
from typing import Any

import pytest
from games.solarius.tables import COLOURS, GAME

import sternhafen
from sternhafen import Refused
from sternhafen.games.solarius import pack
from sternhafen.games.solarius.hexes import DIRECTIONS, distance, moved, rotated
from sternhafen.games.solarius.model import COLONIES, DRIVE_SLOTS, MARKERS, STATIONS
from sternhafen.games.solarius.rules.dice import FACES, PER_COLOUR, ROLLED, WHEEL
from sternhafen.games.solarius.rules.setup import DICE_OUT, PLANETS_OUT

BOX = GAME.box
FILE = BOX.components


@pytest.mark.rule("SM-001")
def test_two_to_four_players() -> None:
    """The game is for 2, 3 or 4 players."""
    assert list(GAME.players) == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(Refused):
            sternhafen.game("solarius").new(players=players, seed=1)


@pytest.mark.rule("SM-002", "SM-020")
def test_seven_map_parts_interlock() -> None:
    """A centre and six outer parts cover the map without gap or overlap, however they are turned."""
    assert list(BOX.tile_ids) == ["A", "B", "C", "D", "E", "F"]
    assert len(BOX.geometry.hexes) == 7 * 37
    sizes = Counter(BOX.geometry.place_of)
    assert dict.fromkeys(range(7), 37) == dict(sizes)
    tile = FILE.tiles[1]
    for place, middle in enumerate(FILE.map_places, 1):
        for turn in range(6):
            hexes = [BOX.geometry.numbers[moved(rotated(hex, turn), middle)] for hex in tile.printed()]
            assert {place} == {BOX.geometry.place_of[hex] for hex in hexes}


@pytest.mark.rule("SM-003", "SM-090")
def test_action_dice() -> None:
    """Five dice of each colour; faces 1, 2, 3, star, star, star+1."""
    state = GAME.new(players=4, seed=1)
    found = Counter({colour: state.bag[number] for number, colour in enumerate(COLOURS)})
    found.update(COLOURS[colour] for _, colour, _ in state.bridge)
    assert dict.fromkeys(COLOURS, PER_COLOUR) == dict(found)
    assert [FACES[face] for face in ROLLED] == ["1", "2", "3", "*", "*", "*+1"]


@pytest.mark.rule("SM-004", "SM-060")
def test_each_row_holds_the_tech_die_of_its_colour() -> None:
    """Four rows from black to brown with one tech die each, five columns."""
    for seat in GAME.new(players=4, seed=1).view(None)["seats"]:
        assert list(COLOURS) == list(seat["rows"])
        rows = [seat["rows"][colour] for colour in COLOURS]
        assert all(1 <= row["column"] <= 5 and 0 <= row["face"] <= 5 for row in rows)


@pytest.mark.rule("SM-005", "SM-066", "SM-325")
def test_pieces_of_a_player() -> None:
    """12 colonies, 4 stations, 6 markers, 6 outposts (two for each kind of figure), room for 3 general drives."""
    assert (COLONIES, STATIONS, MARKERS, DRIVE_SLOTS) == (12, 4, 6, 3)
    assert Counter(outpost.kind for outpost in FILE.outposts) == {"colony": 2, "station": 2, "mission": 2}


@pytest.mark.rule("SM-007", "SM-008", "SM-009", "SM-010", "SM-011")
def test_numbers_of_pieces() -> None:
    """36 planets, 9 of each colour; 6 hubs; 32 cards with two halves; 6 stations; 4 start cards."""
    assert dict.fromkeys(COLOURS, 9) == Counter(planet.colour for planet in FILE.planets)
    hubs = [name for name in GAME.component_names if name.startswith("hub_")]
    assert [f"hub_{letter}" for letter in "ABCDEF"] == hubs
    assert (len(FILE.cards), len(FILE.stations), len(FILE.start_cards)) == (32, 6, 4)
    assert all(card.mission.vp > 0 and card.development for card in FILE.cards)


@pytest.mark.rule("SM-012")
def test_the_wheel() -> None:
    """The bonus wheel shows -1, 0, 1, 2, 3."""
    assert list(WHEEL) == [-1, 0, 1, 2, 3]


@pytest.mark.rule("SM-021", "SM-022")
def test_what_the_tiles_show() -> None:
    """Centre: home and 4 planet spaces, 2 marked 3. Outer tiles: planets, a portal, one hub space away from the rim."""
    centre, *outer = FILE.tiles
    assert (centre.home, len(centre.planets), len(centre.planets_3), len(centre.planets_4)) == ((0, 0), 2, 2, 0)
    for tile in outer:
        assert tile.portals
        assert tile.hub is not None
        assert all(distance(moved(tile.hub, way), (0, 0)) <= FILE.map_radius for way in DIRECTIONS)


@pytest.mark.rule("SM-023", "SM-026")
def test_planets_fill_the_spaces_exactly() -> None:
    """20, 28, 32 planets are left with 2, 3, 4 players, as many as there are spaces in use."""
    for players, used in ((2, 20), (3, 28), (4, 32)):
        assert 36 - 4 * PLANETS_OUT[players] == used
        assert used == len(BOX.space(tuple((tile, 0) for tile in range(6)), players).in_use)


@pytest.mark.rule("SM-006", "SM-R16")
def test_supplies_always_suffice() -> None:
    """General drives show 1 or 2; 16 are enough for 3 slots of 4 players, so no supply is counted."""
    assert 4 * DRIVE_SLOTS <= 16
    state, rng = GAME.new(players=4, seed=1), Random(1)
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, state.decision(seat).sample(rng))
        drives = [value for seen in state.view(None)["seats"] for value in seen["drives"]]
        assert set(drives) <= {1, 2}
        assert len(drives) <= 16


def test_statements_of_the_rulebook_about_planets() -> None:
    """Black planets cost fuel, yellow ones bucks, the others no payment; a yellow one worth 2 exists."""
    kinds = {planet.colour: type(planet.condition) for planet in FILE.planets if planet.colour in ("black", "yellow")}
    assert {"black": pack.PayFuel, "yellow": pack.PayBucks} == kinds
    assert any(planet.colour == "yellow" and planet.vp == 2 for planet in FILE.planets)


def test_the_reconstruction_is_even() -> None:
    """Equal VP per colour of planet; missions ask for all colours equally; stations are the six pairs of colours."""
    assert len({sum(own.vp for own in FILE.planets if own.colour == colour) for colour in COLOURS}) == 1
    demand: Counter[str] = Counter()
    for card in FILE.cards:
        demand.update(card.mission.values)
        demand.update({cubes.colour: cubes.column * cubes.n for cubes in card.mission.cubes})
    assert len(set(demand.values())) == 1
    assert {frozenset(pair) for pair in combinations(COLOURS, 2)} == {frozenset(own.kinds) for own in FILE.stations}


def effort(condition: pack.Condition) -> int:
    """Action points from a bare tableau."""
    raises, pushes = [0, 0, 1, 3, 6], [0, 0, *accumulate(BOX.push_costs)]
    match condition:
        case pack.TechCount():
            return condition.n * raises[condition.pips]
        case pack.TechDie():
            return raises[condition.pips]
        case pack.ColumnCount():
            return condition.n * pushes[condition.column]
        case pack.ColumnDie():
            return pushes[condition.column]
        case _:
            return condition.n


def test_planets_worth_much_more_do_not_ask_for_less() -> None:
    """Within a colour, 2 VP more never come for less effort."""
    for colour in COLOURS:
        own = [(planet.vp, effort(planet.condition)) for planet in FILE.planets if planet.colour == colour]
        assert not any(low + 1 < high and least > most for low, least in own for high, most in own)


@pytest.mark.rule("SM-133", "SM-335", "SM-R28")
def test_pieces_named_in_examples_exist() -> None:
    """A yellow and brown station; a station with 2 junk fields; a station outpost with a drive; 3 AP for column IV."""
    assert any({"yellow", "brown"} == set(station.kinds) for station in FILE.stations)
    assert any(station.junk_fields == 2 for station in FILE.stations)
    drives = [one for one in FILE.outposts if one.kind == "station" and pack.GainDrive(1) in one.bonus]
    assert drives
    assert BOX.push_costs[:3] == (1, 2, 3)


@pytest.mark.rule("SM-064", "SM-065")
def test_station_prices_rise() -> None:
    """The first station costs 3 and 2; each further one more."""
    assert BOX.station_costs[0] == (3, 2)
    sums = [high + low for high, low in BOX.station_costs]
    assert sums == sorted(set(sums))


@pytest.mark.rule("SM-037")
def test_dice_in_the_bag() -> None:
    """20, 16, 12 action dice with 4, 3, 2 players: one turn each and four on the bridge."""
    for players, dice in ((4, 20), (3, 16), (2, 12)):
        assert dice == 4 * (PER_COLOUR - DICE_OUT[players]) == 4 * players + 4
        state = GAME.new(players=players, seed=3)
        assert dice == sum(state.bag) + len(state.bridge)


def test_every_entry_says_how_sure_it_is() -> None:
    """`origin` of every piece reaches the components, with the status clients show."""
    components = GAME.components()
    assert {"rulebook", "reconstructed"} <= {own["origin"] for own in components["cards"].values()}
    for own in components["cards"].values():
        expected = {"rulebook": "verified", "public": "partial", "reconstructed": "reconstructed"}[own["origin"]]
        assert expected == own["status"]
        assert own["name"]["de"]
        assert own["words"]
    assert all(part["origin"] for field in ("tiles", "push_costs", "station_costs") for part in components[field])


def test_shapes() -> None:
    """The outer tiles differ under every rotation, and planets never touch each other."""

    def shape(tile: Any, turn: int) -> tuple[Any, ...]:
        marks = [
            (name, rotated(hex, turn))
            for name in ("planets", "planets_3", "planets_4", "portals")
            for hex in getattr(tile, name)
        ]
        return tuple(sorted([*marks, ("hub", rotated(tile.hub, turn))]))

    outer = FILE.tiles[1:]
    assert len({min(shape(tile, turn) for turn in range(6)) for tile in outer}) == 6
    for tile in outer:
        planets = [*tile.planets, *tile.planets_3, *tile.planets_4]
        assert all(distance(one, other) >= 2 for one, other in combinations(planets, 2))
