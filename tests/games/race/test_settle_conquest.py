"""Phase III: Settle by conquest, New Military Tactics and Contact Specialist."""

import pytest
from games.race.moves import do, settle_alone
from games.race.seen import asked, goods, hand, legal, need, own, placeable, refusal, tableau
from games.race.table import FILLERS, seat, table

SPARTA = "new_sparta"  # Military 2
RICH = (
    "trade_league",
    "merchant_guild",
    "new_economy",
    "mining_league",
    "galactic_federation",
    "free_trade_association",
)


def can_place(world: str, *powers: str, cards: int = 0) -> bool:
    """Whether seat 0 may put the world face down, with so many cards to pay."""
    state = table(
        seat("old_earth", *powers, hand=[world, *RICH[:cards]]), seat("earths_lost_colony"), play=("settle", "settle")
    )
    return world in placeable(state, 0)


def reveal(world: str, *powers: str, cards: int = 0) -> list[tuple[str, str | None]]:
    """The ways seat 0 has to place the world, once revealed; empty if there is nothing to choose."""
    state = table(
        seat("old_earth", *powers, hand=[world, *RICH[:cards]]), seat("earths_lost_colony"), play=("produce", "settle")
    )
    settle_alone(state, world)
    if asked(state) != {0: "place_world"}:
        return []
    return [(action["how"], action["using"]) for action in legal(state, 0)]


@pytest.mark.rule("RACE-110", "RACE-111", "RACE-105")
def test_a_military_world_is_conquered() -> None:
    """Military at least its defense: no cards are discarded, and a windfall world receives its good."""
    state = table(
        seat(SPARTA, hand=["aquatic_uplift_race", *RICH]), seat("earths_lost_colony"), play=("produce", "settle")
    )
    settle_alone(state, "aquatic_uplift_race")
    assert tableau(state, 0) == [SPARTA, "aquatic_uplift_race"]
    assert sorted(RICH) == hand(state, 0)
    assert goods(state, 0) == ["aquatic_uplift_race"]
    assert not can_place("aquatic_uplift_race", cards=6)
    assert can_place("pirate_world", "drop_ships")
    assert not can_place("pirate_world", "space_marines", cards=6)


@pytest.mark.rule("RACE-112")
def test_military_is_not_used_up() -> None:
    """The same Military conquers in the next round again."""
    state = table(
        seat(SPARTA, hand=["aquatic_uplift_race", "avian_uplift_race"]),
        seat("earths_lost_colony"),
        play=("settle", "settle"),
    )
    settle_alone(state, "aquatic_uplift_race")
    for who in (0, 1):
        do(state, who, "choose", actions=["settle"])
    settle_alone(state, "avian_uplift_race")
    assert tableau(state, 0) == [SPARTA, "aquatic_uplift_race", "avian_uplift_race"]


@pytest.mark.rule("RACE-113", "RACE-122")
def test_military_is_the_sum_negative_powers_included() -> None:
    """Contact Specialist, Empath World, Refugee World and Pan-Galactic League take one off each."""
    state = table(seat(SPARTA, "contact_specialist", "empath_world", "refugee_world"), seat("old_earth"))
    assert own(state, 0)["military"] == -1
    assert not can_place("new_survivalists", "space_marines", "empath_world", "refugee_world")
    assert can_place("new_survivalists", "space_marines", "empath_world")
    assert not can_place("new_survivalists", "expedition_force", "pan_galactic_league")


@pytest.mark.rule("RACE-114")
def test_galactic_imperium_only_against_rebels() -> None:
    """+4 against rebel military worlds, nothing against others."""
    assert can_place("rebel_underground", "galactic_imperium")
    assert can_place("rebel_base", "galactic_imperium", "space_marines")
    assert not can_place("rebel_base", "galactic_imperium", "expedition_force")
    assert not can_place("pirate_world", "galactic_imperium")


@pytest.mark.rule("RACE-115")
def test_military_against_aliens() -> None:
    """+2 each of Alien Rosetta Stone World and Alien Tech Institute, against alien goods only."""
    assert can_place("alien_robot_sentry", "alien_rosetta_stone_world")
    assert can_place("alien_robot_scout_ship", "alien_rosetta_stone_world", "alien_tech_institute")
    assert not can_place("lost_alien_warship", "alien_rosetta_stone_world", "alien_tech_institute")
    assert not can_place("aquatic_uplift_race", "alien_rosetta_stone_world", "alien_tech_institute")


@pytest.mark.rule("RACE-116")
def test_alpha_centauri_against_rare_worlds() -> None:
    """+1 against military worlds with a rare good only."""
    assert can_place("runaway_robots", "alpha_centauri")
    assert not can_place("new_survivalists", "alpha_centauri")
    assert can_place("rebel_miners", "alpha_centauri", "expedition_force")


@pytest.mark.rule("RACE-117", "RACE-129")
def test_new_military_tactics() -> None:
    """Discarded for +3; forced when the world needs it."""
    state = table(
        seat("old_earth", "new_military_tactics", hand=["pirate_world"]), seat(SPARTA), play=("settle", "settle")
    )
    settle_alone(state, "pirate_world")
    assert tableau(state, 0) == ["old_earth", "pirate_world"]
    assert state.view(None)["open_discards"] == ["new_military_tactics"]
    assert not can_place("malevolent_lifeforms", "new_military_tactics")
    assert can_place("malevolent_lifeforms", "new_military_tactics", "expedition_force")


@pytest.mark.rule("RACE-118", "RACE-256")
def test_tactics_are_not_discarded_without_need() -> None:
    """Neither when Military is enough, nor while a world is paid for, nor for nothing."""
    assert reveal("new_survivalists", "new_military_tactics", "expedition_force") == []
    assert reveal("gem_world", "new_military_tactics", cards=2) == []
    state = table(
        seat("old_earth", "new_military_tactics", "colony_ship", hand=["gem_world", *RICH]),
        seat(SPARTA),
        play=("settle", "settle"),
    )
    settle_alone(state, "gem_world")
    assert refusal(state, 0, "place", how="pay", using="new_military_tactics").rule == "RACE-118"
    do(state, 0, "place", how="pay", using=None)
    do(state, 0, "pay", cards=RICH[:2])
    assert "new_military_tactics" in tableau(state, 0)


@pytest.mark.rule("RACE-119", "RACE-123")
def test_military_and_payment_are_never_combined() -> None:
    """Discounts lower no defense, and Military lowers no payment."""
    assert not can_place("aquatic_uplift_race", "replicant_robots", "expedition_force", cards=6)
    state = table(
        seat("old_earth", "contact_specialist", "drop_ships", hand=["rebel_underground", *RICH]),
        seat(SPARTA),
        play=("settle", "settle"),
    )
    settle_alone(state, "rebel_underground")
    assert need(state, 0) == 2


@pytest.mark.rule("RACE-120", "RACE-124")
@pytest.mark.parametrize(
    ("world", "powers", "expected"),
    [
        ("new_survivalists", (), 0),
        ("aquatic_uplift_race", (), 1),
        ("rebel_homeworld", (), 6),
        ("rebel_homeworld", ("replicant_robots",), 4),
        ("rebel_miners", (), 1),
        ("rebel_miners", ("mining_robots",), 0),
        ("rebel_miners", ("mining_robots", "alpha_centauri"), 0),
        ("malevolent_lifeforms", ("mining_robots",), 3),
    ],
)
def test_contact_specialist_pays_defense_less_one_and_discounts(
    world: str, powers: tuple[str, ...], expected: int
) -> None:
    """Payment instead of conquest: defense - 1, less all discounts that fit, down to 0."""
    state = table(
        seat("old_earth", "contact_specialist", *powers, hand=[world, *RICH, *FILLERS[3:6]]),
        seat(SPARTA),
        play=("consume_2x", "settle"),
    )
    settle_alone(state, world)
    found = need(state, 0) if asked(state) == {0: "pay_world"} else 0
    assert expected == found
    assert world in tableau(state, 0)


@pytest.mark.rule("RACE-121")
@pytest.mark.parametrize(
    "world", ["alien_robot_sentry", "alien_robot_scout_ship", "lost_alien_warship", "lost_alien_battle_fleet"]
)
def test_contact_specialist_never_for_aliens(world: str) -> None:
    """Four military worlds cannot be paid for."""
    assert not can_place(world, "contact_specialist", cards=6)
    assert can_place("rebel_base", "contact_specialist", cards=5)


@pytest.mark.rule("RACE-125", "RACE-126")
def test_colony_ship_on_military_worlds() -> None:
    """With Contact Specialist at cost 0, never for aliens; without it not at all."""
    assert can_place("rebel_homeworld", "contact_specialist", "colony_ship")
    assert not can_place("lost_alien_warship", "contact_specialist", "colony_ship")
    assert not can_place("rebel_homeworld", "colony_ship", cards=6)
    ways = reveal("rebel_base", "contact_specialist", "colony_ship", cards=6)
    assert ways == [("pay_for_military", None), ("pay_for_military", "colony_ship")]


@pytest.mark.rule("RACE-127", "RACE-130")
def test_the_owner_picks_among_all_ways() -> None:
    """Conquer, pay, discard the ship or the tactics: whatever is possible is offered."""
    ways = reveal("aquatic_uplift_race", "contact_specialist", "drop_ships", "colony_ship", cards=2)
    assert ways == [("conquer", None), ("pay_for_military", None), ("pay_for_military", "colony_ship")]
    ways = reveal("aquatic_uplift_race", "contact_specialist", "new_military_tactics", cards=2)
    assert ways == [("conquer", "new_military_tactics"), ("pay_for_military", None)]


def test_ways_that_are_not_legal_are_refused_with_their_rule() -> None:
    """Each wrong way names the line that forbids it."""
    powers = ("contact_specialist", "drop_ships", "colony_ship", "new_military_tactics")
    state = table(
        seat("old_earth", *powers, hand=["aquatic_uplift_race", *RICH]), seat(SPARTA), play=("settle", "settle")
    )
    settle_alone(state, "aquatic_uplift_race")
    wrong = [
        ("pay", None, "RACE-110"),
        ("conquer", "new_military_tactics", "RACE-256"),
        ("conquer", "colony_ship", "RACE-256"),
        ("pay_for_military", "new_military_tactics", "RACE-118"),
        ("pay_for_military", "investment_credits", "RACE-057"),
    ]
    for how, using, rule in wrong:
        assert rule == refusal(state, 0, "place", how=how, using=using).rule
    state = table(seat("old_earth", *powers, hand=["gem_world", *RICH]), seat(SPARTA), play=("settle", "settle"))
    settle_alone(state, "gem_world")
    assert refusal(state, 0, "place", how="conquer", using=None).rule == "RACE-110"
    assert refusal(state, 0, "place", how="pay_for_military", using=None).rule == "RACE-120"
    with_ship = ("drop_ships", "colony_ship")
    state = table(seat("old_earth", *with_ship, hand=["gem_world", *RICH]), seat(SPARTA), play=("settle", "settle"))
    settle_alone(state, "gem_world")
    assert refusal(state, 0, "place", how="pay", using="drop_ships").rule == "RACE-256"
    state = table(seat("old_earth", *powers, hand=["aquatic_uplift_race"]), seat(SPARTA), play=("settle", "settle"))
    settle_alone(state, "aquatic_uplift_race")
    assert refusal(state, 0, "place", how="pay_for_military", using=None).rule == "RACE-087"


@pytest.mark.rule("RACE-090", "RACE-091")
def test_a_conquest_brings_the_cards_of_a_placement() -> None:
    """Bonus card and Terraforming Robots' card after a conquest."""
    state = table(
        seat(SPARTA, "terraforming_robots", hand=["outlaw_world"]),
        seat("old_earth"),
        play=("settle", "settle"),
        deck=["gem_world", "spice_world"],
    )
    settle_alone(state, "outlaw_world")
    assert hand(state, 0) == ["gem_world", "spice_world"]


def test_the_preview_of_a_conquest_and_of_a_payment() -> None:
    """Military against defense; defense, each discount with its card, what is left to pay."""
    state = table(
        seat("old_earth", "contact_specialist", "mining_robots", "drop_ships", hand=["rebel_miners", *RICH]),
        seat(SPARTA),
        play=("settle", "settle"),
    )
    settle_alone(state, "rebel_miners")
    conquer, pay = state.decision(0).json()["options"]
    assert conquer["preview"][0]["args"] == {"military": 2, "defense": 2}
    lines = [(line["key"], line["args"].get("card")) for line in pay["preview"]]
    assert lines == [
        ("race-preview-defense", None),
        ("race-preview-discount", {"card": "contact_specialist"}),
        ("race-preview-discount", {"card": "mining_robots"}),
        ("race-preview-pay", None),
    ]


@pytest.mark.rule("RACE-111", "RACE-117")
def test_tactics_that_do_not_suffice_are_refused_with_the_strength_reached() -> None:
    """-1 by Contact Specialist and +3 by the discard make 2, against a defense of 7."""
    powers = ("contact_specialist", "new_military_tactics", "colony_ship")
    state = table(
        seat("old_earth", *powers, hand=["rebel_homeworld", *RICH, "gem_world"]),
        seat(SPARTA),
        play=("settle", "settle"),
    )
    settle_alone(state, "rebel_homeworld")
    for using, military in ((None, -1), ("new_military_tactics", 2)):
        refused = refusal(state, 0, "place", how="conquer", using=using)
        assert (refused.rule, refused.text.args) == ("RACE-111", {"military": military, "defense": 7})
