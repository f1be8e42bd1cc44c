"""Building: taking, attaching, reserving, undo, looking, hourglass, finishing, GT-020 to GT-069i."""

from typing import Any

import pytest
from games.trucker.scenes import BOX, asked, at, cabin, do, lines, new, refuse, scene

STACKS = [
    ["GT-C21", "GT-C22", "GT-C01"],
    ["GT-C23", "GT-C24", "GT-C02"],
    ["GT-C25", "GT-C26", "GT-C03"],
    ["GT-C27", "GT-C28", "GT-C04"],
]


def yard(*heap: str, players: int = 2, level: str = "II", building: str = "relaxed", **seat: Any) -> Any:
    """Everybody building, with these tiles on top of the heap; the fields are those of seat 0."""
    seats: list[dict[str, Any]] = [{"ship": lines(cabin(number, ""))} for number in range(players)]
    seats[0] |= seat
    options = {"building": building}
    stacks = {} if level == "learning" else {"stacks": STACKS}
    return scene(seats, level=level, options=options, heap=[f"GT-{tile}" for tile in heap], **stacks)


def attach(state: Any, seat: int, cell: str, rotation: int = 0) -> Any:
    return do(state, seat, "attach", cell=cell, rotation=rotation)


@pytest.mark.rule("GT-020", "GT-021", "GT-022", "GT-023", "GT-024", "GT-025", "GT-029")
def test_taking_and_deciding() -> None:
    """Everybody acts at any time; one tile at a time, seen only when taken, then attached, reserved or returned."""
    state = yard("T055", "T056", "T057")
    assert asked(state) == [(0, "yard"), (1, "yard")]
    do(state, 1, "take_hidden")
    do(state, 0, "take_hidden")
    assert BOX.names[state.seats[1].hand] == "GT-T055"
    assert BOX.names[state.seats[0].hand] == "GT-T056"
    refuse(state, 0, "GT-029", "take_hidden")
    do(state, 1, "return_tile")
    assert [BOX.names[tile] for tile in state.shown] == ["GT-T055"]
    refuse(state, 1, "GT-024", "return_tile")
    refuse(state, 1, "GT-024", "attach", cell="7,8", rotation=0)
    do(state, 1, "take", tile="GT-T055")
    attach(state, 1, "7,8", 0)
    do(state, 0, "reserve")
    assert BOX.names[state.seats[0].reserve[0]] == "GT-T056"
    assert state.shown == []


@pytest.mark.rule("GT-026")
def test_the_first_to_take_a_face_up_tile_gets_it() -> None:
    """Order of arrival decides; the slower one is refused."""
    state = yard("T055")
    do(state, 0, "take_hidden")
    do(state, 0, "return_tile")
    do(state, 1, "take", tile="GT-T055")
    refuse(state, 0, "GT-026", "take", tile="GT-T055")


@pytest.mark.rule("GT-028")
def test_an_empty_heap() -> None:
    """When no face-down tile is left, only face-up ones can be taken."""
    state = yard()
    state.shown, state.heap = state.heap[:], []
    refuse(state, 0, "GT-028", "take_hidden")
    names = {action.json()["type"] for action in state.decision(0).actions()}
    assert "take_hidden" not in names
    assert "take" in names


@pytest.mark.rule("GT-027", "GT-030", "GT-031", "GT-032", "GT-037")
def test_where_a_tile_can_be_attached() -> None:
    """On an empty cell of the area, in any rotation, if at least one side is joined to the ship."""
    state = yard("T112")  # a cannon with one single connector at its left
    do(state, 0, "take_hidden")
    refuse(state, 0, "GT-031", "attach", cell="7,7", rotation=0)
    refuse(state, 0, "GT-032", "attach", cell="5,7", rotation=0)
    refuse(state, 0, "GT-030", "attach", cell="7,9", rotation=0)
    refuse(state, 0, "GT-037", "attach", cell="7,6", rotation=0)
    places = {cell["cell"]: cell["rotations"] for cell in state.decision(0).json()["cells"]}
    assert places == {"6,7": [270], "7,6": [180], "7,8": [0], "8,7": [90]}
    attach(state, 0, "7,8", 0)
    assert state.seats[0].ship.tiles[at("7,8")] == BOX.numbers["GT-T112"] * 4


@pytest.mark.rule("GT-033", "GT-034", "GT-036", "GT-038")
def test_errors_do_not_hinder_attaching() -> None:
    """A wrongly turned engine, or a tile that clashes elsewhere, may be attached; smooth to smooth is no error."""
    state = yard("T071", "T055")
    do(state, 0, "take_hidden")
    faulty = state.decision(0).json()["faulty"]
    assert {"cell": "7,6", "rotation": 0} not in faulty
    assert {"cell": "6,7", "rotation": 90} in faulty
    attach(state, 0, "6,7", 90)
    assert {rule for rule, _ in state.view(0)["seats"][0]["errors"]} == {"GT-073", "GT-074"}
    do(state, 0, "take_hidden")
    attach(state, 0, "7,8", 0)
    assert state.seats[0].ship.tiles.keys() == {at("7,7"), at("6,7"), at("7,8")}


@pytest.mark.rule("GT-035")
def test_an_attached_tile_stays() -> None:
    """Once the next tile is taken, nothing brings the last one back."""
    state = yard("T055", "T056")
    do(state, 0, "take_hidden")
    attach(state, 0, "7,8")
    do(state, 0, "take_hidden")
    do(state, 0, "return_tile")
    do(state, 0, "take_back")
    assert at("7,8") in state.seats[0].ship.tiles
    refuse(state, 0, "GT-029", "take_back")


@pytest.mark.rule("GT-040", "GT-041", "GT-042", "GT-043", "GT-039")
def test_the_reserve() -> None:
    """Two places; a reserved tile is attached later or goes back into the reserve, never to the middle."""
    state = yard("T055", "T056", "T057")
    for _ in range(2):
        do(state, 0, "take_hidden")
        do(state, 0, "reserve")
    do(state, 0, "take_hidden")
    refuse(state, 0, "GT-040", "reserve")
    do(state, 0, "return_tile")
    refuse(state, 0, "GT-041", "take_reserved", tile="GT-T057")
    do(state, 0, "take_reserved", tile="GT-T055")
    refuse(state, 0, "GT-042", "return_tile")
    do(state, 0, "reserve")
    do(state, 0, "take_reserved", tile="GT-T055")
    attach(state, 0, "7,8")
    assert [BOX.names[tile] for tile in state.seats[0].reserve] == ["GT-T056"]


@pytest.mark.rule("GT-044", "GT-092", "GT-091")
def test_tiles_left_in_reserve_count_as_lost() -> None:
    """They go to the pile of lost components and are paid for."""
    state = yard("T055")
    do(state, 0, "take_hidden")
    do(state, 0, "reserve")
    do(state, 0, "finish", space=1)
    do(state, 1, "finish", space=2)
    assert [BOX.names[tile] for tile in state.seats[0].ship.lost] == ["GT-T055"]
    assert state.seats[0].reserve == []


@pytest.mark.rule("GT-045", "GT-049")
@pytest.mark.parametrize("first", ["attach", "reserve", "return_tile"])
def test_the_last_decision_may_be_changed(first: str) -> None:
    """Attached, reserved or returned: it comes back in hand and is decided on anew."""
    state = yard("T055")
    do(state, 0, "take_hidden")
    do(state, 0, first, **({"cell": "7,8", "rotation": 0} if first == "attach" else {}))
    do(state, 0, "take_back")
    player = state.seats[0]
    assert BOX.names[player.hand] == "GT-T055"
    assert list(player.ship.tiles) == [at("7,7")]
    assert not player.reserve
    assert not state.shown
    attach(state, 0, "8,7", 90)
    assert at("8,7") in player.ship.tiles


@pytest.mark.rule("GT-042", "GT-045", "GT-039")
def test_undoing_a_reservation_frees_the_tile_again() -> None:
    """A tile reserved from the heap may be returned after undoing; one taken from the reserve may not."""
    state = yard("T055")
    do(state, 0, "take_hidden")
    do(state, 0, "reserve")
    do(state, 0, "take_back")
    do(state, 0, "return_tile")
    do(state, 0, "take", tile="GT-T055")
    do(state, 0, "reserve")
    do(state, 0, "take_reserved", tile="GT-T055")
    attach(state, 0, "7,8")
    do(state, 0, "take_back")
    refuse(state, 0, "GT-042", "return_tile")


@pytest.mark.rule("GT-046", "GT-047", "GT-054", "GT-048")
def test_what_ends_the_undo_right() -> None:
    """A reserved tile in hand, a stack picked up, another trucker's hand on the returned tile."""
    state = yard("T055", "T056", "T057")
    do(state, 0, "take_hidden")
    do(state, 0, "reserve")
    do(state, 0, "take_hidden")
    attach(state, 0, "7,8")
    do(state, 0, "take_reserved", tile="GT-T055")
    do(state, 0, "reserve")
    do(state, 0, "look", stack=1)
    do(state, 0, "put_back")
    assert state.events[0].type == "put_back"
    refuse(state, 0, "GT-045", "take_back")
    do(state, 0, "take_hidden")
    do(state, 0, "return_tile")
    do(state, 1, "take", tile="GT-T057")
    refuse(state, 0, "GT-047", "take_back")
    do(state, 0, "finish", space=1)
    assert state.seats[0].last is None


@pytest.mark.rule("GT-050", "GT-059", "GT-051", "GT-052", "GT-053", "GT-055", "GT-056")
def test_looking_at_stacks() -> None:
    """After attaching a tile: the three lower stacks, one at a time, not one somebody else has, as often as wanted."""
    state = yard("T055", "T056")
    refuse(state, 0, "GT-050", "look", stack=1)
    for seat in (0, 1):
        do(state, seat, "take_hidden")
        attach(state, seat, "7,8")
    refuse(state, 0, "GT-051", "look", stack=4)
    before = [stack[:] for stack in state.stacks]
    do(state, 0, "look", stack=1)
    refuse(state, 0, "GT-052", "look", stack=2)
    refuse(state, 0, "GT-053", "attach", cell="8,7", rotation=0)
    refuse(state, 1, "GT-056", "look", stack=1)
    do(state, 0, "put_back")
    refuse(state, 0, "GT-052", "put_back")
    do(state, 1, "look", stack=1)
    do(state, 1, "put_back")
    do(state, 0, "look", stack=1)
    assert state.stacks == before


@pytest.mark.rule("GT-057", "GT-058", "GT-069h", "GT-069d")
def test_hand_stack_and_finishing() -> None:
    """Decide on a tile before looking or finishing; taking and finishing put a stack back; finished is finished."""
    state = yard("T055", "T056")
    do(state, 0, "take_hidden")
    refuse(state, 0, "GT-057", "look", stack=1)
    refuse(state, 0, "GT-069h", "finish", space=1)
    attach(state, 0, "7,8")
    do(state, 0, "look", stack=1)
    do(state, 0, "take_hidden")
    assert state.seats[0].looking == -1
    do(state, 0, "return_tile")
    do(state, 0, "look", stack=2)
    do(state, 0, "finish", space=2)
    assert state.seats[0].looking == -1
    refuse(state, 0, None, "take_hidden")
    refuse(state, 0, None, "look", stack=1)


@pytest.mark.rule("GT-069a", "GT-069b", "GT-069c", "GT-069g", "GT-067")
def test_finishing_on_a_start_space() -> None:
    """At any time, on any free space up to the number of truckers; with all finished building is over."""
    state = yard(players=3)
    refuse(state, 0, "GT-069c", "finish", space=4)
    refuse(state, 0, "GT-069c", "finish", space=0)
    do(state, 0, "finish", space=2)
    refuse(state, 1, "GT-069b", "finish", space=2)
    do(state, 1, "finish", space=1)
    assert asked(state) == [(2, "yard")]
    do(state, 2, "finish", space=3)
    assert [state.seats[seat].position for seat in range(3)] == [3, 6, 1]
    assert state.card >= 0 or state.played


# By turns


@pytest.mark.rule("GT-020", "GT-065", "GT-066")
def test_building_by_turns() -> None:
    """The variant: one tile decision each, the first seat moving on; the glass runs by rounds and turns itself."""
    state = new(3, 4, flight="I", hourglass_rounds=8)
    order = []
    while state.card < 0 and not state.played:
        (seat,) = state.to_act
        name = state.decision(seat).name
        if name == "yard":
            order.append(seat)
            do(state, seat, "take_hidden")
        elif name == "hold":
            do(state, seat, "return_tile")
    assert order[:9] == [0, 1, 2, 1, 2, 0, 2, 0, 1]
    assert len(order) == 3 * 2 * 8
    assert [player.space for player in state.seats] == [1, 2, 3]


def test_by_turns_a_look_takes_the_turn_and_needs_no_putting_back() -> None:
    """The stack goes back by itself; the cards stay known to who looked."""
    state = yard("T055", building="turns")
    do(state, 0, "take_hidden")
    attach(state, 0, "7,8")
    do(state, 1, "finish", space=1)
    do(state, 0, "look", stack=3)
    assert state.seats[0].looking == -1
    assert asked(state) == [(0, "yard")]
    assert state.view(0)["yard"]["stacks"][2]["cards"] == STACKS[2]
    refuse(state, 0, "GT-061", "turn_hourglass")
