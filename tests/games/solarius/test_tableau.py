"""Tracks, storage, junk and dice on the tableau (SM-060 to SM-137)."""

import pytest
from games.solarius.moves import act, refused, take
from games.solarius.seen import asked, listed, me, row, seen, shares
from games.solarius.tables import COLOURS, FULL_ROWS, at, table

from sternhafen.games.solarius.model import Player
from sternhafen.games.solarius.rules import storage
from sternhafen.games.solarius.rules.dice import FACE_VP, PIPS, RAISE_COSTS, points
from sternhafen.games.solarius.rules.tableau import receive_junk


@pytest.mark.rule("SM-013", "SM-067")
def test_a_cube_has_the_colour_of_its_row() -> None:
    """Resources are counted by row and column only; planets being settled and settled are shown apart."""
    state = table(
        {"rows": {"black": "1 I 1/0/0"}, "left": ["BK9"], "right": ["YE1"], "open": ["P01"], "developments": ["P05"]}
    )
    assert seen(state)["rows"]["black"]["cubes"] == [1, 0, 0]
    assert (seen(state)["planets_left"], seen(state)["planets_right"]) == (["BK9"], ["YE1"])
    assert (seen(state)["missions_open"], seen(state)["developments"]) == (["P01"], ["P05"])


@pytest.mark.rule("SM-061", "SM-151", "SM-161", "SM-162")
def test_tracks_end_at_ten() -> None:
    """What goes beyond 10 is lost: from the wheel and from the actions of black and yellow."""
    state = take(table({"fuel": 9, "bucks": 9}, bridge=["+3 black 3"]), "+3 black 3")
    act(state, "money", fuel=3, bucks=0)
    assert (me(state).fuel, me(state).bucks) == (10, 9)
    state = act(take(table({"fuel": 8}, bridge=["+0 black 3"]), "+0 black 3"), "act", kind="main")
    assert (me(state).fuel, me(state).bucks) == (10, 2)
    state = act(take(table({"bucks": 9}, bridge=["+0 yellow 3"]), "+0 yellow 3"), "act", kind="main")
    assert (me(state).fuel, me(state).bucks) == (2, 10)
    state = act(take(table({"bucks": 1}, bridge=["+0 yellow 3"]), "+0 yellow 3"), "act", kind="main")
    assert (me(state).fuel, me(state).bucks) == (2, 4)


@pytest.mark.rule("SM-063")
def test_three_junk_fields() -> None:
    """A bare tableau has three."""
    assert seen(table())["junk"] == {"on_fields": 0, "fields": 3, "beside": 0}


@pytest.mark.rule("SM-068", "SM-110", "SM-112")
def test_usable_spaces() -> None:
    """2, 3, 5, 6, 6 spaces by column of the die: 3, 2, 1 in columns I, II, III, none further right."""
    assert [sum(storage.USABLE[column]) for column in range(1, 6)] == [2, 3, 5, 6, 6]
    assert storage.FULL == (3, 2, 1)
    state = at(
        ["store_cubes", "", 1, 1], {"rows": {"black": "1 I 2/0/0", "yellow": "1 II 3/0/0", "brown": "1 V 3/2/1"}}
    )
    assert listed(state, "put_cube") == [{"colour": "turquoise", "column": 1}]
    refused(state, "SM-068", "put_cube", colour="black", column=1)
    refused(state, "SM-068", "put_cube", colour="yellow", column=2)
    refused(state, "SM-068", "put_cube", colour="brown", column=3)


@pytest.mark.rule("SM-069", "SM-164", "SM-165")
def test_pushing_costs_what_the_target_column_says() -> None:
    """1 to II, 2 to III, 3 to IV, 4 to V; dice of all colours, repeatedly; the rest is lost."""
    state = at(["push_dice", "", 11, False, 0])
    for column, left in ((2, 10), (3, 8), (4, 5), (5, 1)):
        act(state, "push", colour="yellow")
        assert column == me(state).columns[1]
        assert left == state.lanes[0][-1][2]
    refused(state, "SM-098", "push", colour="yellow")
    act(state, "push", colour="black")
    assert asked(state, 1) == "take" or state.to_act == (1,)
    state = at(["push_dice", "", 1, False, 0], {"rows": {"black": "1 II 0/0/0"}})
    refused(state, "SM-069", "push", colour="black")
    state = at(["push_dice", "", 9, False, 0], {"rows": dict.fromkeys(COLOURS, "1 V 0/0/0") | {"black": "1 IV 0/0/0"}})
    state.lanes[0].insert(0, ("wrap_up",))
    assert asked(act(state, "push", colour="black")) == "wrap_up"


@pytest.mark.rule("SM-091", "SM-092", "SM-093")
def test_points_of_a_die() -> None:
    """Pips give themselves, a star the tech die's pips, star+1 one more."""
    assert [points(face, 4) for face in range(3)] == [1, 2, 3]
    assert [points(3, pips) for pips in (1, 2, 3, 4)] == [1, 2, 3, 4]
    assert [points(4, pips) for pips in (1, 2, 3, 4)] == [2, 3, 4, 5]
    state = table({"rows": {"turquoise": "3 I 0/0/0"}}, bridge=["+1 turquoise *", "+2 brown *+1"])
    assert [die["ap"] for die in state.view(0)["bridge"]] == [3, 2]


@pytest.mark.rule("SM-094", "SM-095")
def test_faces_of_a_tech_die() -> None:
    """1, 2, 3, 4, 4 with 2 VP, 4 with 4 VP; the last two count as 4 pips."""
    assert (PIPS, FACE_VP) == ((1, 2, 3, 4, 4, 4), (0, 0, 0, 0, 2, 4))
    state = table({"rows": {"black": "4+4 I 0/0/0"}}, bridge=["+0 black *"])
    assert state.view(0)["bridge"][0]["ap"] == 4


@pytest.mark.rule("SM-096")
def test_the_value_of_a_tech_die_matters_for_stars_only() -> None:
    """A pip face gives the same with any tech die, and pushing asks for no pips."""
    low, high = (table({"rows": {"black": f"{face} I 0/0/0"}}, bridge=["+0 black 2"]) for face in (1, 4))
    assert low.view(0)["bridge"] == high.view(0)["bridge"]
    assert {"colour": "black"} in listed(at(["push_dice", "", 1, False, 0]), "push")


@pytest.mark.rule("SM-097", "SM-098", "SM-163", "SM-165")
def test_raising_costs_the_pips_before() -> None:
    """1, 2, 3, 4, 4; then no further; dice of all colours, repeatedly."""
    assert RAISE_COSTS == (1, 2, 3, 4, 4)
    state = at(["raise_dice", "", 16, False])
    for left in (15, 13, 10, 6, 2):
        act(state, "raise", colour="black")
        assert left == state.lanes[0][-1][2]
    refused(state, "SM-098", "raise", colour="black")
    act(state, "raise", colour="brown")
    assert me(state).faces == [5, 0, 0, 1]
    refused(at(["raise_dice", "", 2, False], {"rows": {"black": "3 I 0/0/0"}}), "SM-097", "raise", colour="black")


@pytest.mark.rule("SM-111")
def test_value_by_column() -> None:
    """Cubes are worth 1, 2 and 3."""
    assert seen(table({"rows": FULL_ROWS}))["rows"]["black"]["value"] == 3 + 4 + 3


@pytest.mark.rule("SM-113", "SM-114")
def test_the_pyramid() -> None:
    """Column II needs more in I than it then holds; column III needs I and II full."""
    cases = {
        "0/0/0": [1],
        "1/0/0": [1],
        "2/0/0": [1, 2],
        "2/1/0": [1],
        "2/2/0": [1],
        "3/0/0": [2],
        "3/1/0": [2],
        "3/2/0": [3],
        "3/2/1": [],
    }
    for written, columns in cases.items():
        state = at(["store_cubes", "", 1, 1], {"rows": {"black": f"1 IV {written}"}})
        assert columns == [put["column"] for put in listed(state, "put_cube") if put["colour"] == "black"]
    refused(
        at(["store_cubes", "", 1, 1], {"rows": {"black": "1 IV 2/1/0"}}), "SM-113", "put_cube", colour="black", column=2
    )
    refused(
        at(["store_cubes", "", 1, 1], {"rows": {"black": "1 IV 3/1/0"}}), "SM-114", "put_cube", colour="black", column=3
    )


@pytest.mark.rule("SM-115", "SM-116", "SM-117")
def test_removing_ignores_the_pyramid_and_nothing_moves() -> None:
    """From (3,2,1) a cube of column I can go; the others stay, and the next may only go to column I."""
    state = act(table({"rows": {"black": "1 IV 3/2/1"}}), "trade")
    act(state, "sell", cubes=["black 1", "black 1"], fuel=1, bucks=0)
    assert row(state, "black") == [1, 2, 1]
    act(state, "back")
    assert storage.columns_for(me(state), 0) == (1,)


@pytest.mark.rule("SM-118", "SM-R04", "SM-R51")
def test_a_value_is_paid_by_any_lot_without_a_needless_cube() -> None:
    """Price 3 from (3,1,1): three ones, a one and a two, or the three; overpaying only if no cube can be left out."""
    assert {(3, 0, 0), (1, 1, 0), (0, 0, 1)} == set(storage.ways_to_pay((3, 1, 1), 3))
    assert storage.ways_to_pay((0, 2, 0), 3) == ((0, 2, 0),)
    state = at(["pay", 0, 3], {"rows": {"black": "1 IV 3/2/1"}})
    refused(state, "SM-R04", "pay_cubes", colour="black", cubes=[2, 1, 0])
    refused(state, "SM-118", "pay_cubes", colour="black", cubes=[0, 1, 0])
    refused(state, "SM-118", "pay_cubes", colour="black", cubes=[0, 3, 0])
    refused(state, "SM-118", "pay_cubes", colour="yellow", cubes=[0, 1, 0])
    state.lanes[0].insert(0, ("wrap_up",))
    act(state, "pay_cubes", colour="black", cubes=[0, 2, 0])
    assert row(state, "black") == [3, 0, 1]


@pytest.mark.rule("SM-120", "SM-121")
def test_gained_cubes_that_find_no_space_are_lost() -> None:
    """Three cubes into two free spaces: the third is lost; n cubes, whatever their value."""
    rows = {"black": "1 I 0/0/0", "yellow": "1 I 2/0/0", "turquoise": "1 I 2/0/0", "brown": "1 I 2/0/0"}
    state = at(["store_cubes", "", 3, 3], {"rows": rows})
    state.lanes[0].insert(0, ("wrap_up",))
    act(state, "put_cube", colour="black", column=1)
    act(state, "put_cube", colour="black", column=1)
    assert asked(state) == "wrap_up"
    assert sum(me(state).store) == 8


@pytest.mark.rule("SM-130", "SM-131", "SM-395")
def test_junk_beside_never_moves() -> None:
    """Free fields first, then beside for good, even if fields become free; -1 VP each beside, 0 on fields."""
    player = Player(0)
    receive_junk(player, 5)
    assert (player.junk, player.beside) == (3, 2)
    state = at(["remove_junk", "P14.after.0"], {"junk": [3, 2]})
    state.lanes[0].insert(0, ("wrap_up",))
    assert shares(state)["junk"] == -2
    act(state, "remove_junk", number=2)
    assert (me(state).junk, me(state).beside) == (1, 2)
    assert shares(state)["junk"] == -2


@pytest.mark.rule("SM-131", "SM-132")
def test_only_junk_on_fields_can_be_removed() -> None:
    """With 1 on fields and 3 beside, at most 1 goes."""
    state = at(["remove_junk", "P14.after.0"], {"junk": [1, 3]})
    assert listed(state, "remove_junk") == [{"number": 1}]
    refused(state, "SM-132", "remove_junk", number=2)


@pytest.mark.rule("SM-133")
def test_more_junk_fields() -> None:
    """A station adds 2 fields; junk beside stays beside."""
    rows = {"yellow": "1 II 3/0/0", "turquoise": "1 I 2/0/0"}
    state = at(["arrival"], {"junk": [3, 2], "ship": "1,0", "rows": rows})
    act(state, "build_station", card="S4", high="yellow")
    assert seen(state)["junk"] == {"on_fields": 3, "fields": 5, "beside": 2}


@pytest.mark.rule("SM-134", "SM-135", "SM-136", "SM-137", "SM-R02")
def test_junk_of_a_die() -> None:
    """3 points of the die itself bring 1; transformation and research 1 each, added; bonuses and bought points none."""
    cases = [
        ("+0 black 2", "ordinary", 0),
        ("+0 black 3", "ordinary", 1),
        ("+0 black 2", "research", 1),
        ("+0 black 3", "research", 2),
    ]
    for die, field, junk in cases:
        state = take(table({"developments": ["P05", "P01"], "bucks": 10}, bridge=[die]), die, field)
        assert junk == me(state).junk
    state = take(table({"bucks": 10}, bridge=["+0 black 2"]), "+0 black 2", "transformation", "brown")
    assert me(state).junk == 1
    act(state, "act", kind="main", buy=2)
    assert me(state).junk == 1


@pytest.mark.rule("SM-R03", "SM-155")
def test_a_recoloured_star_counts_the_new_colour() -> None:
    """A yellow star as black with the black tech die at 3: 3 points, so 2 junk; as turquoise 1 point, 1 junk."""
    rows = {"rows": {"black": "3 I 0/0/0"}}
    state = take(table(rows, bridge=["+0 yellow *"]), "+0 yellow *", "transformation", "black")
    assert (me(state).junk, state.lanes[0][-1][2]) == (2, 3)
    state = take(table(rows, bridge=["+0 yellow *"]), "+0 yellow *", "transformation", "turquoise")
    assert (me(state).junk, state.lanes[0][-1][2]) == (1, 1)
    state = take(table({**rows, "developments": ["P09"]}, bridge=["+0 yellow *"]), "+0 yellow *", "P09", "black")
    assert (me(state).junk, state.lanes[0][-1][2]) == (1, 3)


def test_colours_are_those_of_the_tableau() -> None:
    assert COLOURS == ("black", "yellow", "turquoise", "brown")
