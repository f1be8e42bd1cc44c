"""The box: what the rulebook's tables and the printed boards demand of the data."""

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from games.trucker.scenes import BOX, GAME

from sternhafen import DataError
from sternhafen.games.trucker.box import JOINED, JOINT, turned
from sternhafen.games.trucker.game import GalaxyTrucker

TILES, CARDS, FLIGHTS = BOX.file.tiles, BOX.file.cards, {flight.id: flight for flight in BOX.file.flights}
LEVELS = ("learning", "I", "II", "III")


@pytest.mark.rule("GT-010", "GT-013")
def test_156_tiles_of_the_right_kinds() -> None:
    """152 tiles for the heap and four starting cabins, in the numbers of the component list."""
    kinds = Counter(
        (tile.kind, tile.capacity if "hold" in tile.kind or tile.kind == "battery" else tile.strength) for tile in TILES
    )
    assert kinds == {
        ("starting_cabin", 0): 4, ("cabin", 0): 17, ("battery", 2): 11, ("battery", 3): 6, ("cargo_hold", 2): 9,
        ("cargo_hold", 3): 6, ("special_hold", 1): 6, ("special_hold", 2): 3, ("engine", 1): 21, ("engine", 2): 9,
        ("cannon", 1): 25, ("cannon", 2): 11, ("shield", 0): 8, ("life_support", 0): 12, ("structural", 0): 8,
    }  # fmt: skip
    assert len(BOX.heap) == 152
    assert Counter(tile.colour for tile in TILES if tile.kind == "life_support") == {"brown": 6, "purple": 6}
    assert all(tile.sides == "UUUU" for tile in TILES if tile.kind == "starting_cabin")
    assert sum(tile.capacity for tile in TILES if tile.kind == "battery") == 40


@pytest.mark.rule("GT-237")
def test_muzzles_and_exhausts_are_smooth() -> None:
    """Muzzle (bow) and exhaust (stern) sides carry no connector."""
    assert all(tile.sides[0] == "-" for tile in TILES if tile.kind == "cannon")
    assert all(tile.sides[2] == "-" for tile in TILES if tile.kind == "engine")


@pytest.mark.rule("GT-027")
def test_tiles_turn_clockwise_and_all_can_be_joined() -> None:
    """A quarter turn moves the bow side to the right; four bring it back; every tile fits a starting cabin somehow."""
    for tile in TILES:
        plain = turned(tile, 0)
        assert turned(tile, 1)[1] == plain[0]
        assert turned(tile, 4) == plain
        assert any(JOINT[3][side] == JOINED for side in plain)
    ends = Counter(side for tile in TILES if tile.kind != "starting_cabin" for side in tile.sides)
    assert ends["1"] == ends["2"]


def test_60_cards_of_the_right_kinds() -> None:
    """20 cards for each level; eight learning cards, all of level 1 and of different kinds."""
    assert Counter(card.level for card in CARDS) == {1: 20, 2: 20, 3: 20}
    common = {"slavers": 1, "smugglers": 1, "pirates": 1, "meteor_swarm": 3, "planets": 4, "combat_zone": 1}
    common |= {"abandoned_ship": 2, "abandoned_station": 2}
    rest = {
        1: {"stardust": 1, "open_space": 4},
        2: {"stardust": 1, "epidemic": 1, "open_space": 3},
        3: {"sabotage": 1, "epidemic": 1, "open_space": 3},
    }
    for level, own in rest.items():
        assert Counter(card.kind for card in CARDS if card.level == level) == common | own
    learning = [card for card in CARDS if card.learning]
    assert len({card.kind for card in learning}) == len(learning) == 8
    assert {card.level for card in learning} == {1}


def test_cards_grow_with_the_level() -> None:
    """Enemies get stronger with the level; crew figures of ships and stations run without gaps."""
    for kind in ("slavers", "smugglers", "pirates"):
        strengths = [card.strength for card in CARDS if card.kind == kind]
        assert strengths == sorted(strengths)
    for kind, field in (("abandoned_ship", "crew_cost"), ("abandoned_station", "crew_needed")):
        needed = [getattr(card, field) for card in CARDS if card.kind == kind]
        assert needed == list(range(needed[0], needed[0] + 6))
    for card in CARDS:
        for offered in (*card.planets, card.goods):
            assert all(offered.count(good.colour) <= good.supply for good in BOX.file.goods)
            order = [good.colour for good in BOX.file.goods]
            assert list(offered) == sorted(offered, key=order.index)


@pytest.mark.rule("GT-003", "GT-008")
def test_ship_boards() -> None:
    """18, 27 and 36 cells, mirror symmetric, the starting cell in row 7, column 7; learning and I share a shape."""
    assert [len(area.cells) for area in BOX.areas.values()] == [18, 27, 36]
    for area in BOX.areas.values():
        assert 7 * 16 + 7 in area.inside
        assert all(cell - cell % 16 + 14 - cell % 16 in area.inside for cell in area.cells)
    assert FLIGHTS["learning"].ship == FLIGHTS["I"].ship != FLIGHTS["II"].ship


@pytest.mark.rule("GT-005", "GT-060", "GT-069g", "GT-117", "GT-427")
def test_flight_boards() -> None:
    """Spaces, gaps between start spaces, hourglass spaces, stacks and decks of each level."""
    assert [FLIGHTS[level].spaces for level in LEVELS] == [18, 18, 24, 34]
    assert [FLIGHTS[level].start_offsets for level in LEVELS] == [
        [4, 2, 1, 0],
        [4, 2, 1, 0],
        [6, 3, 1, 0],
        [9, 5, 2, 0],
    ]
    assert [FLIGHTS[level].timer_spaces for level in LEVELS] == [0, 2, 3, 4]
    assert [FLIGHTS[level].stack for level in LEVELS] == [[], [2, 0, 0], [1, 2, 0], [1, 1, 2]]
    assert [FLIGHTS[level].deck for level in LEVELS] == [8, 8, 12, 16]
    assert [FLIGHTS[level].finish_rewards for level in LEVELS] == [
        [4, 3, 2, 1],
        [4, 3, 2, 1],
        [8, 6, 4, 2],
        [12, 9, 6, 3],
    ]
    assert [FLIGHTS[level].best_ship for level in LEVELS] == [2, 2, 4, 6]
    for flight in FLIGHTS.values():
        assert all(ahead > behind for ahead, behind in pairwise(flight.start_offsets))
        assert not flight.stack or sum(flight.stack) * 4 == flight.deck


@pytest.mark.rule("GT-386", "GT-417")
def test_prices_and_titles() -> None:
    """Red 4, yellow 3, green 2, blue 1; title payments; every gold restriction is marked as a reconstruction."""
    assert [(good.colour, good.price, good.special) for good in BOX.file.goods] == [
        ("red", 4, True), ("yellow", 3, False), ("green", 2, False), ("blue", 1, False),
    ]  # fmt: skip
    assert sum(good.supply for good in BOX.file.goods) in (55, 56)
    pays = BOX.payments
    assert (pays.best, pays.defended, pays.defended_silver, pays.defended_gold) == (2, 4, 6, 12)
    assert len({title.measure for title in BOX.file.titles}) == 6
    assert {title.gold_status for title in BOX.file.titles} == {"reconstructed"}
    assert [card.id for card in CARDS if card.status == "reconstructed"] == ["GT-C51"]


BROKEN = [
    ('sides = "U12-"', 'sides = "U12x"', "tile GT-T001, field 'sides'"),
    ('id = "GT-T002"', 'id = "GT-T001"', "tile GT-T001, field 'id'"),
    ('"large N", "small W", "small E"', '"large N", "small X"', "card GT-C09, field 'shots'"),
    ("crew_cost = 2", "crew_cost = 0", "card GT-C17, field 'crew_cost'"),
    ('kind = "stardust"', 'kind = "star dust"', "(GT-C04), field 'kind'"),
    ("spaces = 24", 'spaces = "many"', "(II), field 'spaces'"),
    ('"..###.."', '"..##x.."', "ship SHIP-I, field 'cells'"),
]


@pytest.mark.parametrize(("good", "bad", "place"), BROKEN, ids=[place for _, _, place in BROKEN])
def test_broken_boxes_are_explained(good: str, bad: str, place: str, tmp_path: Path) -> None:
    """An owner who mistypes a value is told entry, field and what is expected."""
    assert good in GAME.source
    path = tmp_path / "mine.toml"
    path.write_text(GAME.source.replace(good, bad, 1))
    with pytest.raises(DataError) as error:
        GalaxyTrucker(path)
    assert place in str(error.value)


def test_the_shipped_box_can_be_exported_and_read_again(tmp_path: Path) -> None:
    """The source of the pack is one file that gives the same box."""
    path = tmp_path / "mine.toml"
    path.write_text(GAME.source)
    assert GalaxyTrucker(path).pack_hash == GAME.pack_hash


def test_components_say_how_sure_they_are() -> None:
    """Every tile, card and title has a status and a name in both languages."""
    described = GAME.components()
    assert len(described["cards"]) == 156 + 60 + 6
    for component in described["cards"].values():
        assert component["status"] in ("verified", "partial", "reconstructed")
        assert component["name"]["de"]
        assert component["name"]["en"]
