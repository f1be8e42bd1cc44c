"""The worked examples SM-V01 to SM-V40, most of them the rulebook's own."""

import pytest
from games.solarius.moves import act, refused, skip, take
from games.solarius.seen import asked, listed, me, row, seen, shares
from games.solarius.tables import GAME, at, table

from sternhafen.games.solarius.model import Player
from sternhafen.games.solarius.rules import network, scoring, storage
from sternhafen.games.solarius.rules.bridge import turn_wheel
from sternhafen.games.solarius.rules.dice import RAISE_COSTS, points
from sternhafen.games.solarius.rules.tableau import receive_junk
from sternhafen.games.solarius.rules.taking import junk_of


def vector(*names: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("example", names)


@vector("V02", "V08", "V30", "V30b", "V30c")
def test_points_and_junk(example: str) -> None:
    """Stars with the tech die, and junk from 3 points of the die itself."""
    face, pips, ap, junk = {
        "V02": (3, 2, 2, 0),
        "V08": (2, 1, 3, 1),
        "V30": (4, 4, 5, 1),
        "V30b": (3, 3, 3, 1),
        "V30c": (4, 1, 2, 0),
    }[example]
    assert (ap, junk) == (points(face, pips), junk_of(-1, points(face, pips)))


@vector("V08")
def test_a_bought_point(example: str) -> None:
    """Black die worth 3, 2 bucks paid: 4 points, exactly 1 junk."""
    state = act(take(table(bridge=["+0 black 3"]), "+0 black 3"), "act", kind="main", buy=1)
    assert (me(state).fuel, me(state).bucks, me(state).junk) == (2 + 4, 0, 1)


@vector("V01", "V03", "V04", "V23", "V24")
def test_storage(example: str) -> None:
    """Rows after gains, spaces by column, and the pyramid after a removal."""
    match example:
        case "V01":
            assert seen(table({"rows": {"black": "1 I 1/0/0"}}))["rows"]["black"]["cubes"] == [1, 0, 0]
        case "V03":
            assert (0, 2, 0) in storage.ways_to_store((3, 0, 0), 3, 2)
            assert storage.value((3, 2, 0)) == 7
        case "V04":
            best = max(storage.ways_to_store((0, 0, 0), 3, 3), key=storage.value)
            assert (best, storage.value(best)) == ((2, 1, 0), 4)
        case "V23":
            assert [sum(storage.USABLE[column]) for column in (1, 1, 1, 2)] == [2, 2, 2, 3]
        case "V24":
            assert storage.open_columns((2, 2, 1), 4) == (1,)


@vector("V05")
def test_junk_fields(example: str) -> None:
    """5 junk with 3 fields; 2 fields more: 2 free, still 2 beside."""
    player = Player(0)
    receive_junk(player, 5)
    player.junk_fields += 2
    assert (player.junk, player.beside, player.junk_fields - player.junk) == (3, 2, 2)


@vector("V06")
def test_hub_b(example: str) -> None:
    """Hub B goes to the hub space of tile B."""
    state = table(hubs=["B"], round=1)
    assert (state.view(0)["hubs"], state.view(0)["map"]["hub_spaces"]["B"]) == (["B"], "1,5")


@vector("V07")
def test_malus(example: str) -> None:
    """2 fuel become 1."""
    state = act(take(table(bridge=["-1 black 1"]), "-1 black 1"), "money", fuel=-1, bucks=0)
    assert me(state).fuel == 1


@vector("V09", "V09b", "V10", "V36")
def test_progress(example: str) -> None:
    """Raises and pushes with 3 points, and a star that gains nothing from its own raise."""
    match example:
        case "V09" | "V09b":
            state = at(["raise_dice", "", 3, False])
            state.lanes[0].insert(0, ("wrap_up",))
            for colour in ("black", "black") if example == "V09" else ("black", "yellow", "brown"):
                act(state, "raise", colour=colour)
            assert ([2, 0, 0, 0] if example == "V09" else [1, 1, 0, 1]) == me(state).faces
        case "V10":
            state = at(["push_dice", "", 3, False, 0], {"rows": {"yellow": "1 II 0/0/0"}})
            state.lanes[0].insert(0, ("wrap_up",))
            act(act(state, "push", colour="black"), "push", colour="yellow")
            assert me(state).columns == [2, 3, 1, 1]
        case _:
            own = {"rows": {"turquoise": "2 I 0/0/0"}}
            state = act(take(table(own, bridge=["+0 turquoise *"]), "+0 turquoise *"), "act", kind="main")
            act(state, "raise", colour="turquoise")
    assert asked(state) in ("wrap_up", "extra")


@vector("V11", "V13")
def test_drives(example: str) -> None:
    """Two drives for 6 fuel: range 3; portals by returning a drive: range 4, step, jump, two steps, next to a hub."""
    if example == "V11":
        state = act(at(["extra", 0], {"fuel": 6}), "buy_drives", number=2)
        assert (me(state).fuel, me(state).range) == (0, 3)
        return
    state = at(["extra", 0], {"drives": [2, 1, 1], "ship": "8,-1", "fuel": 0})
    act(state, "open_portals", how="return")
    assert me(state).range == 4
    act(state, "fly", to="2,4")
    assert state.space.near_hub[me(state).ship] == GAME.box.tile_ids.index("B")


@vector("V12")
def test_markers(example: str) -> None:
    state = act(at(["extra", 0], {"hand": ["P01"]}), "play_card", card="P01", half="mission")
    assert me(state).markers == 5


@vector("V14", "V15")
def test_exploring_or_settling(example: str) -> None:
    """A yellow planet worth 2: declined, 2 resources and it stays face up; settled, no bonus and it lies left."""
    state = act(at(["extra", 0], {"ship": "1,-1"}, planets="2,-1=YE3"), "fly", to="2,-1")
    if example == "V14":
        act(state, "explore")
        assert state.lanes[0][-1][2] == 2
        assert state.view(0)["map"]["planets"]["2,-1"]["planet"] == "YE3"
    else:
        act(state, "settle")
        assert (seen(state)["planets_left"], sum(me(state).store), len(me(state).figures)) == (["YE3"], 0, 1)


@vector("V16", "V16b")
def test_the_first_station(example: str) -> None:
    """Yellow 3 and brown 2 are payable one way; with brown 3 both ways."""
    brown = "1 I 2/0/0" if example == "V16" else "1 II 3/0/0"
    state = at(["arrival"], {"ship": "1,0", "rows": {"yellow": "1 II 3/0/0", "brown": brown}})
    offers = [own["high"] for own in listed(state, "build_station") if own["card"] == "S5"]
    assert (["yellow"] if example == "V16" else ["yellow", "brown"]) == offers


@vector("V17", "V18", "V18b", "V34")
def test_outposts(example: str) -> None:
    """First station on a tile beside other figures; the second of a kind; never in the centre."""
    before: list[str] = {
        "V17": ["6,-3 colony", "6,-2 mission"],
        "V18": ["1,4 colony O1", "-4,7 station O3"],
        "V18b": ["1,4 colony O1", "-4,7 station O3", "-7,3 mission O5"],
        "V34": [],
    }[example]
    hex = "2,-1" if example == "V34" else "5,-3"
    kind, number = ("station", 1) if example == "V17" else ("colony", 0)
    state = at(["outpost", number], {"ship": hex, "figures": [*before, f"{hex} {kind}"]}, {"figures": ["7,-2 station"]})
    offers = [own["outpost"] for own in listed(state, "place_outpost")]
    assert {"V17": ["O3", "O4"], "V18": [], "V18b": ["O2"], "V34": []}[example] == offers


@vector("V19", "V40")
def test_hub_bonuses(example: str) -> None:
    """Any of the six at the first mission; or once at the start of the round the hub comes."""
    if example == "V19":
        state = at(["hub_bonus", 0])
        assert len(listed(state, "hub_bonus")) == 6
        return
    seats = [{"figures": ["1,4 mission", "2,4 mission"], "done": ["P01", "P02"], "ship": "1,4"}, {}]
    state = table(seats=seats, hubs=["A", "C", "B"], round=2, agenda=[["close_round"]])
    assert (asked(state), state.round) == ("hub_bonus", 3)
    act(state, "decline")
    assert asked(state, state.to_act[0]) == "take"


@vector("V20")
def test_selling(example: str) -> None:
    """A value-1 and a value-3 cube: 2 fuel, 2 bucks, or one of each."""
    state = act(table({"rows": {"black": "1 IV 3/2/1"}}), "trade")
    offers = [(own["fuel"], own["bucks"]) for own in listed(state, "sell") if own["cubes"] == ["black 1", "black 3"]]
    assert offers == [(2, 0), (1, 1), (0, 2)]


@vector("V21")
def test_a_full_row(example: str) -> None:
    found = shares(table({"rows": {"black": "1 V 3/2/0"}}))
    assert (found["full_columns"], found["tech_columns"]) == (2, 1)


@vector("V22", "V22b")
def test_draws(example: str) -> None:
    """Hand 3: two cards go; hand 2: one goes; three are kept."""
    hand, gone = (["P01", "P02", "P03"], 2) if example == "V22" else (["P01", "P02"], 1)
    state = act(at(["extra", 0], {"hand": hand}), "draw_cards")
    act(state, "discard", cards=hand[:gone])
    assert len(me(state).hand) == 3


@vector("V25", "V25b", "V25c", "V25d", "V33")
def test_networks(example: str) -> None:
    counts, points = {
        "V25": ([5, 5, 3, 1], [5, 5, 2, 0]),
        "V25b": ([7, 4, 4, 4], [6, 2, 2, 2]),
        "V25c": ([4, 4], [1, 1]),
        "V25d": ([2, 6, 4], [0, 4, 2]),
    }.get(example, ([], []))
    if counts:
        assert points == network.points(counts)
        return
    figures = ["-2,0 colony O1", "0,0 colony", "2,0 colony", "5,0 colony O2"]
    assert seen(table({"figures": figures, "drives": [1]}))["network"] == 4


@vector("V26", "V27a", "V27b", "V27c", "V27d", "V27e", "V27f", "V31", "V32")
def test_numbers(example: str) -> None:
    sets = {"V27a": (2, 2, 2, 1), "V27b": (1, 1, 1, 0), "V27c": (3, 3, 0, 0), "V27d": (2, 2, 1, 1)}
    sets |= {"V27e": (2, 2, 2, 2), "V27f": (3, 3, 3, 1)}
    values = {"V27a": 6, "V27b": 2, "V27c": 0, "V27d": 4, "V27e": 8, "V27f": 8}
    if example in sets:
        assert values[example] == scoring.sets_vp(sets[example])
    elif example == "V26":
        assert [scoring.unsettled_vp(number) for number in range(5)] == [0, -1, -3, -6, -10]
    elif example == "V31":
        assert [scoring.money_vp(number) for number in (4, 5, 9, 10)] == [0, 1, 1, 2]
    else:
        assert (sum(RAISE_COSTS[:4]), sum(RAISE_COSTS)) == (10, 14)


@vector("V28", "V29", "V35")
def test_the_bridge(example: str) -> None:
    """The wheel turns; dice per round; the first dice."""
    if example == "V28":
        assert [field for field, _, _ in turn_wheel([(0, 0, 0), (3, 1, 0), (4, 2, 0)])] == [1, 4, 4]
    elif example == "V29":
        assert [sum(GAME.new(players=n, seed=1).bag) + 4 for n in (2, 3, 4)] == [12, 16, 20]
    else:
        from sternhafen.games.solarius.rules.bridge import by_falling_value

        dice = [(0, 4), (1, 2), (2, 3), (3, 0)]
        assert [field for field, _, _ in by_falling_value(dice, [1, 0, 0, 0])] == [0, 0, 1, 1]


@vector("V37")
def test_two_junk(example: str) -> None:
    """Black 3 on the research field with 2 of 3 fields taken: one on the last field, one beside."""
    state = take(table({"junk": [2, 0], "hand": ["P23"]}, bridge=["+0 black 3"]), "+0 black 3", "research")
    act(state, "play_card", card="P23", half="development")
    assert (me(state).junk, me(state).beside) == (3, 1)


@vector("V38")
def test_a_full_hub(example: str) -> None:
    """An unused planet space and five figures round the hub: a sixth mission next to one of them, no bonus."""
    ring = [f"{cell} mission" for cell in ("9,-4", "8,-3", "7,-3", "7,-4", "9,-5")]
    rows = {"yellow": "1 II 3/0/0", "turquoise": "1 II 3/0/0"}
    own = {"ship": "8,-2", "rows": rows, "open": ["P01"]}
    state = at(["arrival"], own, {"figures": ring, "done": ["P11", "P12", "P13", "P14", "P15"], "ship": "0,1"})
    act(state, "fulfil_mission", card="P01")
    assert asked(state) == "outpost"
    assert sum(len(player.done) for player in state.seats) == 6


@vector("V39")
def test_after_the_last_round(example: str) -> None:
    """A station brings the fourth fuel: the black planet may be completed, the turquoise one may not."""
    own = {"stations": ["S2", "S6"], "fuel": 3, "left": ["BK4", "TU1"], "rows": {"black": "2 I 0/0/0"}}
    state = table(own, round=4, agenda=[["end_of_round"]])
    act(act(state, "use_effect", piece="S2"), "accept")
    act(act(state, "use_effect", piece="S6"), "raise", colour="yellow")
    skip(state, "last_planets")
    refused(state, "SM-259", "complete", planet="TU1")
    act(state, "complete", planet="BK4")
    assert (seen(state)["planets_left"], seen(state)["planets_right"]) == (["TU1"], ["BK4"])
    assert row(state, "black")[0] == 0
