"""The shipped cards against what the rulebook demands, and broken packs."""

import tomllib
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from games.jumpdrive.seen import costs, points, seen
from games.jumpdrive.table import DESIGNS, JUMP_DRIVE, filler, seat, table
from playing import play_out

import sternhafen
from sternhafen import DataError
from sternhafen.core.pack import read
from sternhafen.games.jumpdrive.box import Cards
from sternhafen.games.jumpdrive.checks import PACK

VERIFIED = {
    "trade_pact", "colony_convoy", "contact_specialist", "investment_credits", "genetics_lab", "military_convoy",
    "mining_robots", "space_marines", "consumer_markets", "war_propaganda", "galactic_advertisers",
    "mining_conglomerate",
}  # fmt: skip
RULEBOOK_NAMES = {
    "survey_team": "Erkundungsteam", "galactic_trendsetters": "Galaktische Trendsetter",
    "trade_pact": "Handelsabkommen", "contact_specialist": "Kontaktspezialist",
    "replicant_robots": "Selbstreplizierende Roboter", "war_propaganda": "Kriegspropaganda",
    "new_galactic_order": "Neue Galaktische Ordnung", "alien_technology_institute": "Alien Forschungsinstitut",
    "galactic_imperium": "Galaktisches Imperium", "alien_rosetta_stone_world": "Rosettastein-Welt",
    "uplift_mercenary_force": "Genmanipulierte Söldner", "military_convoy": "Militärkonvoi",
    "colony_convoy": "Siedlerkonvoi", "mining_mole_uplift_race": "Genmanipulierte Bergbau-Maulwürfe",
}  # fmt: skip


def powers(kind: str) -> dict[str, dict[str, Any]]:
    """The designs with a power of this type, each with the power."""
    return {name: one for name, card in DESIGNS.items() for one in card.get("powers", ()) if one["type"] == kind}


def test_counts_of_the_box() -> None:
    """112 game cards, 52 developments and 60 worlds, and 4 Survey Teams; ids and names are unique."""
    kinds = Counter({"development": 0, "world": 0})
    for name, card in DESIGNS.items():
        kinds[card["kind"]] += card["copies"] if name != "survey_team" else 0
    assert {"development": 52, "world": 60} == dict(kinds)
    assert 4 == DESIGNS["survey_team"]["copies"]
    for language in ("en", "de"):
        assert len(DESIGNS) == len({card["name"][language] for card in DESIGNS.values()})


def test_copies_the_rulebook_speaks_of() -> None:
    """Two War Propaganda; at least four Trendsetters, two Replicant Robots, two Contact Specialists."""
    assert 2 == DESIGNS["war_propaganda"]["copies"]
    assert DESIGNS["galactic_trendsetters"]["copies"] >= 4
    assert DESIGNS["replicant_robots"]["copies"] >= 2
    assert DESIGNS["contact_specialist"]["copies"] >= 2


def test_limits_and_costs() -> None:
    """Survey Team and Trade Pact are limited to one; the Survey Team is a development of cost 1."""
    assert {"survey_team", "trade_pact"} == {name for name, card in DESIGNS.items() if card.get("max_per_player") == 1}
    assert ("development", 1) == (DESIGNS["survey_team"]["kind"], DESIGNS["survey_team"]["cost"])


def test_twelve_verified_designs_and_honest_others() -> None:
    """Exactly twelve are verified with nothing assumed; every other says what is assumed and why."""
    assert VERIFIED == {name for name, card in DESIGNS.items() if card["status"] == "verified"}
    for name, card in DESIGNS.items():
        assert (name in VERIFIED) == (not card.get("assumed"))
        assert name in VERIFIED or card.get("note")
        assert card.get("attested", True) or card["status"] == "reconstructed"
    assert Counter({"reconstructed": 45, "partial": 19, "verified": 12}) == Counter(
        card["status"] for card in DESIGNS.values()
    )


def test_german_names_of_the_rulebook() -> None:
    """The fourteen names that stand there, none of them marked as our own translation."""
    for name, german in RULEBOOK_NAMES.items():
        assert german == DESIGNS[name]["name"]["de"]
        assert not DESIGNS[name].get("german_name_translated")


def test_which_designs_have_which_powers() -> None:
    """Conditional strength on three designs, strength by chromosomes on one, convoys on two."""
    conditional = {"alien_technology_institute", "galactic_imperium", "alien_rosetta_stone_world"}
    assert conditional == set(powers("strength_vs"))
    assert {"uplift_mercenary_force"} == set(powers("strength_per"))
    assert {"contact_specialist"} == set(powers("pay_for_military"))
    convoys = powers("second_world")
    assert {"military_convoy", "colony_convoy"} == set(convoys)
    assert ("pay", 2, True) == tuple(convoys["colony_convoy"][part] for part in ("mode", "discount", "discard_self"))
    assert ("conquer", False) == tuple(convoys["military_convoy"][part] for part in ("mode", "discard_self"))


def test_distributions() -> None:
    """All five colours occur; there are Rebel military worlds and yellow military worlds."""
    worlds = [card for card in DESIGNS.values() if card["kind"] == "world"]
    assert {"grey", "blue", "brown", "green", "yellow"} == {card["colour"] for card in worlds}
    assert any(card["military"] and "rebel" in card.get("keywords", ()) for card in worlds)
    assert any(card["military"] and card["colour"] == "yellow" for card in worlds)
    assert all(card["copies"] >= 1 for card in DESIGNS.values())


def test_formulas_the_rulebook_shows() -> None:
    """A card scores 1 per brown world; one scores chromosomes, own and those of the best other player."""
    brown = {"op": "per", "value": 1, "of": {"what": "world", "colour": "brown"}, "scope": "self"}
    assert any(card["vp"] == {"base": 0, "terms": [brown]} or [brown] == terms(card) for card in DESIGNS.values())
    state = table(seat(tableau=["uplift_code"]), seat(tableau=["uplift_researchers"] * 3), seat())
    assert 2 + 3 == points(state)["uplift_code"]
    assert [2, 3] == seen(table(seat(tableau=["space_marines"]), seat(tableau=["drop_ships"])), "strength")


def terms(card: dict[str, Any]) -> list[Any]:
    return list(card["vp"]["terms"]) if isinstance(card["vp"], dict) else []


def test_examples_of_the_designer() -> None:
    """Drop Ships and Imperium Blaster Factory from six cards; Deserted Alien Colony 4 VP, 2 cards."""
    state = table(seat(["drop_ships", "imperium_blaster_factory", *filler(4)]), seat())
    expected = {"drop_ships": 4, "imperium_blaster_factory": "conquered"}
    assert expected == costs(state, "drop_ships", "imperium_blaster_factory")
    assert (4, 2) == (DESIGNS["deserted_alien_colony"]["vp"], DESIGNS["deserted_alien_colony"]["income"])


def test_preset_hands() -> None:
    """Four hands of five, within the copies, without Survey Team, with the two attested cards in theirs."""
    hands = JUMP_DRIVE.components()["preset_hands"]
    assert list("ABCD") == sorted(hands)
    assert {5} == {len(hand) for hand in hands.values()}
    dealt = Counter(name for hand in hands.values() for name in hand)
    assert all(number <= DESIGNS[name]["copies"] for name, number in dealt.items())
    assert "survey_team" not in dealt
    assert "mining_mole_uplift_race" in hands["B"]
    assert "space_marines" in hands["D"]


# Broken packs


def broken(change: Any) -> str:
    """What is said of the shipped pack after a change."""
    data = tomllib.loads(JUMP_DRIVE.source)
    change(data, {card["id"]: card for card in data["cards"]})
    with pytest.raises(DataError) as error:
        Cards(read(PACK, data, "mine.toml"))
    return str(error.value)


def setting(name: str, **fields: Any) -> Any:
    return lambda data, cards: cards[name].update(fields)


def dropping(name: str, *fields: str) -> Any:
    return lambda data, cards: [cards[name].pop(field) for field in fields]


def without(name: str) -> Any:
    return lambda data, cards: data["cards"].remove(cards[name])


def hand(letter: str, *names: str) -> Any:
    return lambda data, cards: data["preset_hands"].update({letter: list(names)})


def power(**fields: Any) -> Any:
    return setting("mining_robots", powers=[fields])


def income(**term: Any) -> Any:
    full = {"op": "per", "value": 1, "of": {"what": "world"}, "scope": "self", **term}
    return setting("gem_world", income={"base": 0, "terms": [full]})


ENTRY = "mine.toml, field 'cards' entry"
CASES = {
    "unknown field": (setting("gem_world", price=2), [ENTRY, "(gem_world)", "unknown field 'price'"]),
    "wrong type": (setting("gem_world", cost="two"), [ENTRY, "(gem_world), field 'cost'", "Expected 'int | null'"]),
    "missing field": (dropping("gem_world", "vp"), [ENTRY, "(gem_world)", "missing required field 'vp'"]),
    "unknown colour": (
        setting("gem_world", colour="pink"),
        ["(gem_world), field 'colour'", "Invalid enum value 'pink'"],
    ),
    "unknown keyword": (setting("gem_world", keywords=["x"]), ["(gem_world), field 'keywords'", "Invalid enum value"]),
    "unknown symbol": (setting("gem_world", symbols={"x": 1}), ["(gem_world), field 'symbols'", "unknown field 'x'"]),
    "missing card": (without("gem_world"), ["mine.toml", "expected 112 game cards in all, found 110"]),
    "too many copies": (setting("gem_world", copies=3), ["field 'copies'", "112 game cards in all, found 113"]),
    "no copies": (setting("gem_world", copies=0), ["(gem_world), field 'copies'", "Expected 'int' >= 1"]),
    "Survey Teams": (setting("survey_team", copies=5), ["card survey_team, field 'copies'", "expected 4 copies"]),
    "no Survey Team": (without("survey_team"), ["card survey_team, field 'copies'", "expected 4 copies"]),
    "twice": (lambda data, cards: data["cards"].append(cards["gem_world"]), ["card gem_world, field 'id'", "2 times"]),
    "cost and defense": (
        setting("gem_world", defense=2),
        ["card gem_world, field 'cost'", "either a cost or a defense"],
    ),
    "neither": (dropping("gem_world", "cost"), ["card gem_world, field 'cost'", "either a cost or a defense"]),
    "world without colour": (
        dropping("gem_world", "colour"),
        ["card gem_world, field 'colour'", "expected for worlds"],
    ),
    "military development": (
        lambda data, cards: (cards["drop_ships"].pop("cost"), cards["drop_ships"].update(defense=2)),
        ["card drop_ships, field 'defense'", "expected for military worlds only"],
    ),
    "negative cost": (setting("gem_world", cost=-1), ["(gem_world), field 'cost'", "Expected 'int' >= 0"]),
    "verified but assumed": (setting("trade_pact", assumed=["vp"]), ["card trade_pact, field 'assumed'"]),
    "unknown power": (power(type="fly"), ["(mining_robots), field 'powers' entry 1", "Invalid value 'fly'"]),
    "unknown id in a power": (
        power(type="discount", amount=1, applies_to={"what": "card", "id": "x"}),
        ["card mining_robots, field 'powers'", "expected the id of a card, found 'x'"],
    ),
    "unknown id in a condition": (
        power(type="place_condition", any_of=[{"own_card": "x"}]),
        ["card mining_robots, field 'powers'", "expected the id of a card, found 'x'"],
    ),
    "unknown id in a formula": (
        income(of={"what": "card", "id": "x"}),
        ["card gem_world, field 'income'", "expected the id of a card, found 'x'"],
    ),
    "filter that does not fit": (
        income(of={"what": "development", "colour": "blue"}),
        ["card gem_world, field 'income'", "'colour' does not go with what = 'development'"],
    ),
    "symbol without symbol": (income(of={"what": "symbol"}), ["card gem_world, field 'income'", "expected a symbol"]),
    "scope that does not fit": (
        income(scope="any_other"),
        ["card gem_world, field 'income'", "op = 'per' does not go with scope = 'any_other'"],
    ),
    "short hand": (hand("A", "gem_world"), ["preset hand A", "expected the number of cards to be 5, found 1"]),
    "unknown card in a hand": (hand("A", "x", *["trade_pact"] * 4), ["field 'preset_hands'", "'x' is dealt 1 times"]),
    "too many in the hands": (
        hand("A", *["new_earth"] * 5),
        ["field 'preset_hands'", "'new_earth' is dealt 5 times; there are 1"],
    ),
    "fifth hand": (hand("E", *["trade_pact"] * 5), ["field 'preset_hands'", "expected the hands A, B, C and D"]),
    "other game": (lambda data, cards: data.update(game="race"), ["field 'game'", "Invalid enum value 'race'"]),
    "no cards": (lambda data, cards: data.pop("cards"), ["mine.toml", "missing required field 'cards'"]),
}


@pytest.mark.rule("JD-022")
@pytest.mark.parametrize("case", CASES)
def test_broken_packs_say_where_and_what(case: str) -> None:
    """The error names file, entry, field and what is expected."""
    change, parts = CASES[case]
    said = broken(change)
    assert said.startswith("mine.toml")
    for part in parts:
        assert part in said


def test_a_changed_pack_is_another_pack_and_plays(tmp_path: Path) -> None:
    """Another hash, the changed value in play, games to the end, and records that name it."""
    mine = tmp_path / "mine.toml"
    source = JUMP_DRIVE.source.replace('id = "gem_world"', 'id = "gem_world" # mine', 1)
    mine.write_text(source, encoding="utf-8")
    assert JUMP_DRIVE.pack_hash == sternhafen.game("jumpdrive", data=mine).pack_hash
    other = tmp_path / "other.toml"
    before, _, after = source.partition('id = "gem_world"')
    other.write_text(before + 'id = "gem_world"' + after.replace("cost = 2", "cost = 4", 1), encoding="utf-8")
    game: Any = sternhafen.game("jumpdrive", data=other)
    assert JUMP_DRIVE.pack_hash != game.pack_hash
    state = table(seat(["gem_world", *filler(4)]), seat(), game=game)
    assert {"gem_world": 4} == costs(state, "gem_world")
    finished = play_out(game.new(players=4, seed=2), Random(2))
    assert game.pack_hash == finished.record()["pack"]
    assert finished.hash() == sternhafen.replay(finished.record(), data=other).hash()
