"""Random legal and illegal ships, checked against the slow checker written from the ledger."""

from random import Random
from typing import Any

import pytest
from games.trucker import slow_ship as slow
from games.trucker.scenes import BOX, GAME

from sternhafen.games.trucker.grid import ROW, SIDES
from sternhafen.games.trucker.ship import Ship, hits, joints, losses, strength
from sternhafen.games.trucker.ship.growth import Room

FACTS = GAME.components()["cards"]
STYLES = ("careful", "hasty", "wild")


def build(rng: Random, area: Any, style: str) -> Ship:
    """Careful: no errors; hasty: whatever may be attached; wild: tiles anywhere, turned as they fall."""
    ship = Ship(BOX)
    ship.attach(7 * ROW + 7, BOX.starting_cabins["blue"] * 4)
    heap = rng.sample(BOX.heap, rng.randint(0, 70))
    for tile in heap:
        spots = wild_spots(rng) if style == "wild" else attachable(ship, area, tile, careful=style == "careful")
        if spots:
            cell, quarter = rng.choice(spots)
            if cell not in ship.tiles:
                ship.attach(cell, tile * 4 + quarter)
        if style == "wild" and len(ship.tiles) > 12:
            break
    return ship


def wild_spots(rng: Random) -> list[tuple[int, int]]:
    return [(rng.randint(4, 10) * ROW + rng.randint(3, 11), rng.randrange(4))]


def attachable(ship: Ship, area: Any, tile: int, *, careful: bool) -> list[tuple[int, int]]:
    spots = [
        (cell, quarter) for cell in joints.open_cells(ship, area) for quarter in joints.rotations(ship, tile, cell)
    ]
    return [spot for spot in spots if not careful or not joints.breaks_rule(ship, tile * 4 + spot[1], spot[0])]


def slowly(ship: Ship) -> slow.Ship:
    return {
        (cell // ROW, cell % ROW): (FACTS[BOX.names[turned >> 2]], turned & 3) for cell, turned in ship.tiles.items()
    }


def place(cell: int) -> slow.Place:
    return cell // ROW, cell % ROW


@pytest.mark.rule(
    "GT-030", "GT-031", "GT-032", "GT-034", "GT-037", "GT-070", "GT-076", "GT-087", "GT-223", "GT-227", "GT-291"
)
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("board", sorted(BOX.areas))
def test_random_ships_agree_with_the_slow_checker(style: str, board: str) -> None:
    """Errors, parts, exposed connectors, attaching, lines, cannons and shields of 60 ships each."""
    area = BOX.areas[board]
    places = {place(cell) for cell in area.cells}
    for seed in range(60):
        rng = Random(f"{style} {board} {seed}")
        ship = build(rng, area, style)
        other = slowly(ship)
        found = {(rule, tuple(map(place, cells))) for rule, cells in joints.errors(ship, area)}
        assert found == slow.errors(other, places)
        assert style != "careful" or not found
        assert [[place(cell) for cell in part] for part in joints.parts(ship)] == slow.parts(other)
        assert joints.exposed(ship) == slow.exposed(other)
        compare_attaching(rng, ship, other, area, places)
        compare_hits(ship, other)
        compare_losses(rng, ship, other)


def compare_attaching(rng: Random, ship: Ship, other: slow.Ship, area: Any, places: set[slow.Place]) -> None:
    for _ in range(10):
        tile, quarter, cell = rng.choice(BOX.heap), rng.randrange(4), rng.randint(4, 10) * ROW + rng.randint(3, 11)
        allowed = joints.attach_obstacle(ship, area, tile * 4 + quarter, cell) is None
        assert allowed == slow.may_attach(other, places, FACTS[BOX.names[tile]], place(cell), quarter)
        if allowed:
            assert quarter in joints.rotations(ship, tile, cell)
            assert cell in joints.open_cells(ship, area)


@pytest.mark.parametrize("style", STYLES)
def test_cells_know_what_they_are_faced_with(style: str) -> None:
    """After components were taken away it is as if they had never been there, also on copies."""
    area = BOX.areas["SHIP-II"]
    for seed in range(60):
        rng = Random(f"{style} {seed}")
        ship = build(rng, area, style)
        before = ship.faced[:]
        less = ship.copy()
        for cell in rng.sample(sorted(ship.tiles), len(ship.tiles) // 2):
            less.detach(cell)
        again = Ship(BOX)
        for cell, turned in less.tiles.items():
            again.attach(cell, turned)
        assert again.faced == less.faced
        assert before == ship.faced


@pytest.mark.parametrize("board", sorted(BOX.areas))
def test_builders_see_the_room_that_is_left(board: str) -> None:
    """Now, and with any one more tile."""
    area = BOX.areas[board]
    places = {place(cell) for cell in area.cells}
    for seed in range(60):
        rng = Random(f"{board} {seed}")
        ship = build(rng, area, "careful")
        room = Room(ship, area)
        assert room.left == slow.room(slowly(ship), places)
        for tile in rng.sample(BOX.heap, 5):
            for cell, quarter in attachable(ship, area, tile, careful=True):
                more = ship.copy()
                more.attach(cell, tile * 4 + quarter)
                assert room.left_after(tile * 4 + quarter, cell) == slow.room(slowly(more), places)


def compare_hits(ship: Ship, other: slow.Ship) -> None:
    for number, side in enumerate(SIDES):
        assert [place(cell) for cell in strength.shields(ship, number)] == slow.shields(other, side)
        for line in range(2, 13):
            first = hits.first_in_line(ship, number, line)
            assert (None if first == hits.MISS else place(first)) == slow.first(other, side, line)
            singles, doubles = hits.shooters(ship, number, line)
            assert [place(cell) for cell in singles] == slow.shooters(other, side, line, 1)
            assert [place(cell) for cell in doubles] == slow.shooters(other, side, line, 2)


def compare_losses(rng: Random, ship: Ship, other: slow.Ship) -> None:
    cell = rng.choice(sorted(ship.tiles))
    rest = {where: tile for where, tile in other.items() if where != place(cell)}
    assert [[place(one) for one in part] for part in losses.parts_without(ship, cell)] == slow.parts(rest)
