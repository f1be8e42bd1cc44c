"""Meteors, cannon fire and sabotage, GT-220 to GT-246 and GT-330 to GT-337; hits over all rows, columns and sides."""

from typing import Any

import pytest
from games.trucker.scenes import BOX, a_ship, asked, at, cabin, cells, do, flying, lines, refuse, scene

from sternhafen.games.trucker.grid import ROW, SIDES
from sternhafen.games.trucker.rules.hits import resolve_shots
from sternhafen.games.trucker.ship import hits

FULL = {"I": "SHIP-I", "II": "SHIP-II", "III": "SHIP-III"}


def under_fire(ships: list[dict[str, str]], shots: list[tuple[str, str]], rolls: list[int], level: str = "II") -> Any:
    """These shots on all ships, then the next card."""
    agenda: list[list[Any]] = [["end_game"], ["end_flight"], ["next_card"], ["after_card"]]
    victims = list(range(len(ships)))
    agenda += [["hit", size, SIDES.index(side), victims, 0] for size, side in reversed(shots)]
    seats = [{"ship": lines(ship), "racing": True, "position": 9 - seat} for seat, ship in enumerate(ships)]
    script = {"hit": [[max(1, total - 6), total - max(1, total - 6)] for total in rolls]}
    return scene(seats, level=level, agenda=agenda, card="GT-C11", deck=["GT-C34"], script=script)


@pytest.mark.rule("GT-221", "GT-223", "GT-224", "GT-240", "GT-242", "GT-244")
@pytest.mark.parametrize("level", ["I", "II", "III"])
@pytest.mark.parametrize("side", list(SIDES))
def test_hits_over_all_rows_and_columns(level: str, side: str) -> None:
    """A full ship board: each dice sum meets the outermost component of its line, or none; found here cell by cell."""
    area = BOX.areas[FULL[level]]
    ship = a_ship({})
    for cell in area.cells:
        ship.attach(cell, BOX.numbers["GT-T055"] * 4)
    for line in range(2, 13):
        in_line = [cell for cell in area.cells if (cell % ROW if side in "NS" else cell // ROW) == line]
        expected = {"N": min, "W": min, "S": max, "E": max}[side](in_line) if in_line else hits.MISS
        assert hits.first_in_line(ship, SIDES.index(side), line) == expected


@pytest.mark.rule("GT-220", "GT-236", "GT-222")
def test_meteors_come_one_after_the_other() -> None:
    """In the printed order, one roll each for all; what one destroys is gone before the next."""
    ship = {**cabin(0), "6,7": "T055^", "8,7": "T056^"}
    state = flying(["C11", "C34"], [ship, {**cabin(1), "6,7": "T057^"}], rolls=[7, 2, 7], level="I")
    assert cells(state, 0) == {"8,7"}
    assert cells(state, 1) == set()
    assert state.chance.at == {"hit": 3}


@pytest.mark.rule("GT-225", "GT-226", "GT-239a", "GT-235")
def test_small_meteors_and_smooth_sides() -> None:
    """Bounce off a smooth side, without asking; destroy at an exposed connector."""
    ship = {**cabin(0), "7,8": "T151^", "7,9": "T006^*", "6,8": "T071<", "6,7": "T101^"}
    state = under_fire([ship, cabin(1)], [("small", "N")], [7])
    assert "6,7" in cells(state, 0)
    assert state.seats[0].ship.tokens == 1
    assert cells(state, 1) == set()
    state = under_fire([ship, cabin(1)], [("small", "N")], [3])
    assert state.seats[0].ship.tokens == 1


@pytest.mark.rule("GT-227", "GT-234")
@pytest.mark.parametrize(("arrow", "covered"), [("^", "NE"), (">", "ES"), ("v", "SW"), ("<", "WN")])
def test_shields_cover_two_sides(arrow: str, covered: str) -> None:
    """As turned, wherever the shield sits, for one token, if the owner wants."""
    ship = {**cabin(0), "7,8": f"T151{arrow}", "8,6": "T006^*", "8,7": "T055^"}
    for side in SIDES:
        state = under_fire([ship, cabin(1)], [("small", side)], [7])
        if side in covered:
            assert asked(state)[0] == (0, "defence")
            refuse(state, 0, "GT-151", "defend", battery="8,7")
            do(state, 0, "take_hit")
            assert state.seats[0].ship.tokens == 1 or "8,6" not in cells(state, 0)
        else:
            assert (0, "defence") not in asked(state)


@pytest.mark.rule("GT-228", "GT-229", "GT-230", "GT-239")
def test_large_meteors_from_the_bow() -> None:
    """Only a forward cannon in the same column shoots; a single one does so unasked; shields are of no use."""
    ship = {**cabin(0), "6,7": "T107^", "7,8": "T055^", "8,8": "T151^", "8,7": "T006^*"}
    state = under_fire([ship, cabin(1)], [("large", "N")], [7])
    assert "6,7" in cells(state, 0)
    state = under_fire([ship, cabin(1)], [("large", "N")], [8])
    assert "7,8" not in cells(state, 0)
    assert state.seats[0].ship.tokens == 1 or "8,7" not in cells(state, 0)


@pytest.mark.rule("GT-231", "GT-232", "GT-233", "GT-234", "GT-238")
@pytest.mark.parametrize(
    ("side", "cannon", "arrow", "lines_shot"),
    [("E", "7,8", ">", (6, 7, 8)), ("W", "7,6", "<", (6, 7, 8)), ("S", "8,7", "v", (6, 7, 8)), ("N", "6,7", "^", (7,))],
)
def test_cannons_reach_neighbouring_lines_except_at_the_bow(
    side: str, cannon: str, arrow: str, lines_shot: tuple[int, ...]
) -> None:
    """A double cannon of the side shoots in its own and the neighbouring lines, for a token, whatever lies between."""
    column = side in "NS"
    for line in range(5, 10):
        target = f"7,{line}" if column else f"{line},7"
        ship = {**cabin(0), target: "T055^", cannon: f"T135{arrow}", "9,10": "T006^*"}
        if target == "7,7":
            del ship["7,7"]
        ship[cannon] = f"T135{arrow}"
        found = a_ship(ship)
        first = hits.first_in_line(found, SIDES.index(side), line)
        saved = hits.defence(found, "large", SIDES.index(side), line, first, found.tokens)
        assert saved == ("double" if line in lines_shot else "none")
        assert hits.defence(found, "large", SIDES.index(side), line, first, 0) == "none"


@pytest.mark.rule("GT-241", "GT-242", "GT-243", "GT-246")
def test_cannon_fire() -> None:
    """Light fire destroys even a smooth side unless a shield is used; heavy fire always; cannons are of no use."""
    ship = {**cabin(0), "6,7": "T107^", "7,8": "T151^", "8,7": "T006^**"}
    state = under_fire([ship, cabin(1)], [("light", "N"), ("heavy", "N")], [7, 7])
    assert asked(state) == [(0, "defence")]
    do(state, 0, "defend", battery="8,7")
    assert state.seats[0].ship.tokens == 1
    assert "6,7" not in cells(state, 0)
    assert cells(state, 1) == set()


@pytest.mark.rule("GT-245", "GT-259", "GT-263")
def test_pirates_fire_once_for_all_they_beat() -> None:
    """The first trucker beaten rolls; each shot hits all of them; the winner and those after are spared."""
    strong = {
        f"6,{column}": f"T{number}^" for column, number in zip(range(5, 10), (107, 110, 114, 116, 120), strict=True)
    }
    winner = {**cabin(2), **strong, "8,6": "T122^", "8,8": "T106^"}
    state = flying(
        ["C03", "C34"], [{**cabin(0), "8,7": "T055^"}, {**cabin(1), "8,7": "T056^"}, winner, cabin(3)],
        rolls=[7, 2, 2], level="I",
    )  # fmt: skip
    assert asked(state) == [(2, "reward")]
    do(state, 2, "accept")
    assert cells(state, 0) == {"8,7"}
    assert cells(state, 1) == {"8,7"}
    assert len(cells(state, 2)) == 8
    assert cells(state, 3) == {"7,7"}
    assert state.chance.at == {"hit": 3}


def test_shots_are_rolled_by_the_one_named() -> None:
    """The event of a shot names who rolled."""
    state = flying(["C34"], [cabin(0), cabin(1)])
    resolve_shots(state, (("heavy", 0),), [1], 1)
    assert state.agenda[-1] == ("hit", "heavy", 0, [1], 1)


@pytest.mark.rule("GT-331", "GT-332", "GT-335", "GT-337")
def test_sabotage_hits_the_smallest_crew() -> None:
    """Fewest crew, of several the one farthest ahead; column then row; any component, without defence."""
    inner = {**cabin(1), "7,8": "T055^", "7,6": "T054^", "8,7": "T151^", "8,8": "T006^**"}
    state = flying(["C44", "C34"], [{**cabin(0), "7,8": "T048^hh"}, inner, {**cabin(2)}], sabotage=[7, 8], level="III")
    assert "8,7" not in cells(state, 1)
    assert cells(state, 0) == {"7,7", "7,8"}
    assert cells(state, 2) == {"7,7"}
    assert state.seats[1].ship.tokens in (0, 2)


@pytest.mark.rule("GT-333", "GT-334", "GT-336")
@pytest.mark.parametrize(("rolls", "hit"), [([2, 2, 12, 12, 7, 7], True), ([2, 2, 12, 12, 8, 8], False)])
def test_sabotage_tries_three_times(rolls: list[int], hit: bool) -> None:
    """Off the board or an empty cell: roll again, three attempts in all."""
    state = flying(["C44", "C34"], [cabin(0), {**cabin(1), "7,8": "T048^hh"}], sabotage=rolls, level="III")
    assert (cells(state, 0) == set()) is hit
    assert state.chance.at == {"sabotage": 6}


@pytest.mark.rule("GT-330", "GT-310", "GT-371")
@pytest.mark.parametrize("card", ["C44", "C16"])
def test_a_single_trucker_ignores_combat_zone_and_sabotage(card: str) -> None:
    """Nothing is rolled, announced or lost."""
    state = flying(["C33", card, "C34"], [cabin(0), cabin(1)], level="III")
    for seat in (0, 1):
        do(state, seat, "pass")
    do(state, 0, "give_up")
    told = [event.type for event in state.apply(1, {"type": "fly_on"})]
    assert "ignored" in told
    assert state.seats[1].position == 8
    assert state.seats[1].ship.crew == {at("7,7"): 2}
