"""The cards: the figures of the rulebook's component list and statistics, and the schema's errors."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from games.race.moves import do
from games.race.seen import own
from games.race.table import CARDS, FILLERS, GAME, seat, table

import sternhafen
from sternhafen.core.errors import DataError

Card = dict[str, Any]
DECK = [card for card in CARDS.values() for _ in range(card["copies"])]
GOODS = ("novelty", "rare", "genes", "alien")


def count(test: Callable[[Card], Any]) -> int:
    return sum(bool(test(card)) for card in DECK)


def world(card: Card) -> bool:
    return bool(card["kind"] == "world")


def dev(card: Card) -> bool:
    return not world(card)


def start(card: Card) -> bool:
    return card["start"] is not None


def civil(card: Card) -> bool:
    return world(card) and not card["military"]


def has(card: Card, *effects: str) -> bool:
    return any(power["effect"] in effects for power in card["powers"])


def keyword(card: Card, word: str) -> bool:
    return word in card.get("keywords", ())


def strength(card: Card) -> int:
    return sum(power["amount"] for power in card["powers"] if power["effect"] == "military")


@pytest.mark.rule("RACE-002", "RACE-003")
def test_component_list() -> None:
    """114 cards: 5 start worlds, 59 other worlds, 50 developments; 19 designs twice, six-cost ones and worlds once."""
    assert (
        len(DECK),
        count(start),
        count(lambda card: world(card) and not start(card)),
        count(dev),
    ) == (114, 5, 59, 50)
    assert sorted(card["start"] for card in DECK if start(card)) == [0, 1, 2, 3, 4]
    assert Counter({1: 76, 2: 19}) == Counter(card["copies"] for card in CARDS.values())
    assert count(lambda card: dev(card) and card["cost"] == 6) == 12
    assert all(card["copies"] == 1 for card in CARDS.values() if world(card) or card["cost"] == 6)
    assert len({card["name"]["de"] for card in CARDS.values()}) == 95


def test_statistics_of_worlds() -> None:
    """Start worlds 4 and 1; 22 other military and 37 other non-military worlds; defense table."""
    assert (count(lambda c: start(c) and civil(c)), count(lambda c: start(c) and c["military"])) == (4, 1)
    assert (
        count(lambda c: c["military"] and not start(c)),
        count(lambda c: civil(c) and not start(c)),
    ) == (22, 37)
    table = {1: (6, 1, 0, 0), 2: (7, 1, 1, 1), 3: (3, 2, 0, 0), 4: (2, 0, 1, 0)}
    table |= {5: (2, 1, 1, 0), 6: (2, 1, 1, 0), 7: (1, 1, 0, 0)}
    for defense, expected in table.items():
        found = [card for card in DECK if card["defense"] == defense]
        rebels, starts = sum(keyword(card, "rebel") for card in found), sum(start(card) for card in found)
        assert expected == (len(found), rebels, sum(card["good"] == "alien" for card in found), starts)
    assert set(table) == {card["defense"] for card in DECK if card["military"]}


def test_statistics_of_military() -> None:
    """19 cards give Military; who gives how much; special and negative Military."""
    assert count(lambda card: strength(card) > 0 or has(card, "temporary_military")) == 19
    groups: list[tuple[Callable[[Card], bool], Counter[int]]] = [
        (dev, Counter({1: 2, 2: 3, 3: 2})),
        (lambda card: card["military"] and not start(card), Counter({1: 4, 2: 1, 3: 1})),
        (lambda card: civil(card) and not start(card), Counter({1: 2})),
        (lambda card: start(card) and civil(card), Counter({1: 1})),
        (lambda card: start(card) and card["military"], Counter({2: 1})),
    ]
    for group, expected in groups:
        assert expected == Counter(strength(card) for card in DECK if strength(card) > 0 and group(card))
    assert count(lambda card: dev(card) and has(card, "temporary_military")) == 2
    special = {
        (name, power["against"], power["amount"])
        for name, card in CARDS.items()
        for power in card["powers"]
        if power["effect"] == "specialized_military"
    }
    assert special == {
        ("galactic_imperium", "rebel", 4),
        ("alien_tech_institute", "alien", 2),
        ("alien_rosetta_stone_world", "alien", 2),
        ("alpha_centauri", "rare", 1),
    }
    assert count(lambda card: card["military"] and keyword(card, "rebel")) == 7
    assert count(lambda card: card["military"] and card["good"] == "rare") == 3
    assert count(lambda card: card["military"] and card["good"] == "alien") == 4
    assert count(lambda card: strength(card) == -1) == 5


@pytest.mark.rule("RACE-088")
def test_statistics_of_costs() -> None:
    """91 cards are paid for; two worlds of cost 0 exist, whatever the text of the phase says."""
    assert count(lambda card: card["cost"] is not None) == 91
    table = {0: (0, 2), 1: (12, 6), 2: (12, 11), 3: (4, 10), 4: (8, 5), 5: (2, 5), 6: (12, 2)}
    for cost, expected in table.items():
        found = [card for card in DECK if card["cost"] == cost]
        assert expected == (sum(map(dev, found)), sum(map(world, found)))
    assert set(table) == {card["cost"] for card in DECK if card["cost"] is not None}


def test_statistics_of_goods() -> None:
    """25 windfall and 21 production worlds by kind, and what produces on windfall worlds."""
    tables = {
        "windfall": {"novelty": (2, 3), "rare": (5, 2), "genes": (2, 5), "alien": (3, 3)},
        "production": {"novelty": (8, 1), "rare": (5, 1), "genes": (3, 1), "alien": (1, 1)},
    }
    for kind, figures in tables.items():
        for good, expected in figures.items():
            found = [card for card in DECK if card["world_type"] == kind and card["good"] == good]
            assert expected == (sum(map(civil, found)), sum(card["military"] for card in found))
    makers = [(dev(c), p["good"]) for c in DECK for p in c["powers"] if p["effect"] == "produce_windfall"]
    assert (
        sum(is_dev and good != "any" for is_dev, good in makers),
        sum(not is_dev and good != "any" for is_dev, good in makers),
        sum(good == "any" for _, good in makers),
    ) == (6, 2, 1)


def test_statistics_of_consumption() -> None:
    """33 cards consume goods; three designs discard hand cards for points."""

    def eats(card: Card) -> bool:
        return has(card, "consume", "consume_all", "consume_at_trade_price")

    assert count(eats) == 33
    assert count(lambda card: civil(card) and not start(card) and eats(card)) == 13
    assert count(lambda card: start(card) and eats(card)) == 3
    assert count(lambda card: card["military"] and eats(card)) == 2
    assert count(lambda card: dev(card) and eats(card)) == 15
    assert (
        count(lambda card: dev(card) and has(card, "discard_hand")),
        count(lambda card: world(card) and has(card, "discard_hand")),
    ) == (2, 1)


@pytest.mark.rule("RACE-019")
def test_preset_hands() -> None:
    """The four preset hands hold the cards printed with their numbers."""
    hands = {number: {name for name, card in CARDS.items() if card["preset_hand"] == number} for number in range(1, 5)}
    assert hands == {
        1: {"public_works", "colony_ship", "gem_world", "rebel_fuel_cache"},
        2: {"mining_robots", "expedition_force", "comet_zone", "rebel_miners"},
        3: {"export_duties", "new_military_tactics", "former_penal_colony", "malevolent_lifeforms"},
        4: {"space_marines", "contact_specialist", "avian_uplift_race", "spice_world"},
    }


def test_powers_stand_in_phase_order_and_fit_the_world() -> None:
    """Production worlds, and only they, produce their own good; powers are listed in the order of the phases."""
    order = ["explore", "develop", "settle", "trade", "consume", "produce"]
    for card in CARDS.values():
        assert has(card, "produce_here") == (card["world_type"] == "production")
        places = [order.index(power["phase"]) for power in card["powers"]]
        assert places == sorted(places)
        assert (card["vp"] is None) == bool(card.get("scoring"))


BAD_PACKS = [
    ("cost = 3\nvp = 2\nstart = 0", "cost = 3\ndefense = 2\nvp = 2\nstart = 0", "card old_earth, field 'cost'"),
    ("cost = 3\nvp = 2\nstart = 0", 'cost = "three"\nvp = 2\nstart = 0', "entry 1 (old_earth), field 'cost'"),
    ("start = 0", "start = 3", "field 'start'"),
    ("preset_hand = 1", "preset_hand = 2", "field 'preset_hand'"),
    ("novelty = 2", "", "field 'prices'"),
    ("copies = 2", "copies = 1", "field 'copies'"),
    ("copies = 2", "copies = 3", "(contact_specialist), field 'copies'"),
    ('id = "new_sparta"', 'id = "old_earth"', "card old_earth, field 'id'"),
    ('card = "consumer_markets"', 'card = "nothing"', "card free_trade_association, field 'scoring'"),
    ('effect = "trade_bonus"', 'effect = "swindle"', "entry 1 (old_earth)"),
    ('game = "race"', 'game = "rice"', "field 'game'"),
    ("goods = 1, good", "goods = 0, good", "card old_earth, field 'powers'"),
    ("lowest = 1", "lowest = 9", "card gambling_world, field 'powers'"),
    ("[prices]", "[prices", "not valid TOML"),
]


@pytest.mark.parametrize(("old", "new", "expected"), BAD_PACKS)
def test_a_bad_pack_is_refused_with_its_place(tmp_path: Path, old: str, new: str, expected: str) -> None:
    """The error names the file, the entry and the field."""
    file = tmp_path / "mine.toml"
    assert old in GAME.source
    file.write_text(GAME.source.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as error:
        sternhafen.game("race", data=file)
    assert expected in str(error.value)
    assert str(file) in str(error.value)


def test_an_own_pack_has_its_own_hash(tmp_path: Path) -> None:
    """Other values make another pack; a comment does not."""
    file = tmp_path / "mine.toml"
    file.write_text("# mine\n" + GAME.source, encoding="utf-8")
    assert GAME.pack_hash == sternhafen.game("race", data=file).pack_hash
    other = tmp_path / "other.toml"
    other.write_text(GAME.source.replace("novelty = 2", "novelty = 3", 1), encoding="utf-8")
    assert GAME.pack_hash != sternhafen.game("race", data=other).pack_hash


@pytest.mark.parametrize(("chosen", "points"), [("consume_2x", 4), ("consume_trade", 2)])
def test_an_own_pack_may_double_hand_discards(tmp_path: Path, chosen: str, points: int) -> None:
    """The printed cards say no; a pack that says yes is obeyed, for choosers of 2x VP alone."""
    file = tmp_path / "mine.toml"
    file.write_text(GAME.source.replace("doubled = false", "doubled = true"), encoding="utf-8")
    seats = seat("new_sparta", "deficit_spending", hand=FILLERS[:4]), seat("old_earth")
    state = table(*seats, play=(chosen, "consume_2x"), game=sternhafen.game("race", data=file))
    do(state, 0, "use", card="deficit_spending", power="discard_hand")
    do(state, 0, "discard_for_points", cards=FILLERS[:2])
    assert points == own(state, 0)["vp"]
