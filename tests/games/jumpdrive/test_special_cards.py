"""Chapter 9 of the ledger: Survey Team, Trendsetters, Trade Pact, New Galactic Order, Uplift Mercenary Force."""

import pytest
from games.jumpdrive.moves import CONTACT, place
from games.jumpdrive.seen import asked, costs, legal, points, refusal, seen, tableau
from games.jumpdrive.table import JUMP_DRIVE, choose, filler, play_round, seat, table

SURVEY = place("survey_team")


@pytest.mark.rule("JD-095", "JD-038")
def test_a_survey_team_once_in_the_game() -> None:
    """It is taken from the middle, its cost paid, and it cannot be taken again in a later round."""
    state = table(seat(["gem_world", *filler(4)]), seat())
    assert {"survey_team": 1, "gem_world": 2} == costs(state, "survey_team", "gem_world")
    play_round(state, {0: SURVEY})
    assert ["survey_team"] == tableau(state)
    assert 1 == state.view(None)["survey_teams"]
    assert "JD-030" == refusal(state, 0, SURVEY)
    assert SURVEY not in legal(state)
    assert SURVEY in legal(state, 1)


@pytest.mark.rule("JD-096")
def test_a_survey_team_is_a_development() -> None:
    """One world may come with it, no second development; Galactic Federation counts it."""
    state = table(seat(["gem_world", "mining_robots", *filler(3)], ["galactic_federation"]), seat())
    assert None is refusal(state, 0, place("survey_team", "gem_world"))
    assert "JD-037" == refusal(state, 0, place("survey_team", "mining_robots"))
    play_round(state, {0: SURVEY})
    assert 4 == points(state)["galactic_federation"]


@pytest.mark.rule("JD-097")
def test_a_survey_team_alone_costs_nothing() -> None:
    """Alone it costs 1 less: 0, even with an empty hand; with a world the 1 is due."""
    assert {"survey_team": 0} == costs(table(seat(), seat()), "survey_team")
    state = table(seat(["artist_colony", *filler(1)]), seat())
    assert "JD-043" == refusal(state, 0, place("survey_team", "artist_colony"))


@pytest.mark.rule("JD-098")
def test_discounts_lower_the_survey_teams_cost() -> None:
    """With Investment Credits it costs 0 beside a world."""
    state = table(seat(["gem_world", *filler(2)], ["investment_credits"]), seat())
    assert {"survey_team": 0, "gem_world": 2} == costs(state, "survey_team", "gem_world")


@pytest.mark.rule("JD-099")
def test_the_survey_teams_never_run_out() -> None:
    """All four players may take theirs in the same round."""
    state = JUMP_DRIVE.new(players=4, seed=1, options={"start": "first_game"})
    choose(state, dict.fromkeys(range(4), SURVEY))
    assert [["survey_team"]] * 4 == [tableau(state, number) for number in range(4)]
    assert 0 == state.view(None)["survey_teams"]


@pytest.mark.rule("JD-100")
@pytest.mark.parametrize(("copies", "total"), [(1, 2), (2, 8), (3, 18), (4, 32), (5, 50)])
def test_trendsetters_score_with_each_other(copies: int, total: int) -> None:
    """Each scores 2 for each in the own tableau; those of others do not count."""
    state = table(
        seat(tableau=["galactic_trendsetters"] * copies), seat(tableau=["galactic_trendsetters"] * (5 - copies))
    )
    assert {"galactic_trendsetters": total} == points(state)


@pytest.mark.rule("JD-101", "JD-104", "JD-107")
@pytest.mark.parametrize(
    ("own", "rule"),
    [
        ([], None),
        (["genetics_lab", "gem_world"], None),
        (["survey_team"], "JD-101"),
        (["space_marines"], "JD-101"),
        (["blaster_gem_mines"], "JD-101"),
        (["uplift_mercenary_force"], "JD-101"),
        (["alien_rosetta_stone_world"], None),
        (["galactic_imperium", "alien_technology_institute"], None),
        (["space_marines", "contact_specialist"], None),
    ],
)
def test_trade_pact_needs_no_strength_or_a_contact_specialist(own: list[str], rule: str | None) -> None:
    """Symbols and Uplift Mercenary Force are strength, conditional strength is none; Contact Specialist waives it."""
    state = table(seat(["trade_pact", *filler(3)], own), seat())
    assert rule == refusal(state, 0, place("trade_pact"))
    assert (rule is None) == (place("trade_pact") in legal(state))


@pytest.mark.rule("JD-102", "JD-107")
def test_strength_placed_later_does_not_matter_to_trade_pact() -> None:
    """Survey Team and Space Marines after Trade Pact are fine; it stays and pays."""
    state = table(seat(["trade_pact", "space_marines", *filler(3)]), seat(), dealer=1)
    play_round(state, {0: place("trade_pact"), 1: SURVEY})
    play_round(state, {0: SURVEY})
    play_round(state, {0: place("space_marines")})
    assert ["trade_pact", "survey_team", "space_marines"] == tableau(state)
    assert 2 == seen(state, "income")[0]


@pytest.mark.rule("JD-103")
def test_a_contact_specialist_of_the_hand_does_not_help_trade_pact() -> None:
    """It must lie in the tableau, and cannot be placed in the same turn."""
    state = table(seat(["trade_pact", "contact_specialist", *filler(3)], ["space_marines"]), seat())
    assert "JD-101" == refusal(state, 0, place("trade_pact"))
    assert "JD-037" == refusal(state, 0, place("contact_specialist", "trade_pact"))


@pytest.mark.rule("JD-105")
@pytest.mark.parametrize(("others", "income"), [(0, 1), (1, 2), (2, 2), (3, 2)])
def test_trade_pact_with_others(others: int, income: int) -> None:
    """Income 1, and 1 more if at least one other player has a Trade Pact; more than one adds nothing."""
    seats = [seat(tableau=["trade_pact"]) if number <= others else seat() for number in range(4)]
    assert income == seen(table(*seats), "income")[0]


@pytest.mark.rule("JD-106")
def test_two_trade_pacts_placed_in_one_round_help_each_other() -> None:
    """Both get the plus in that round."""
    state = table(seat(["trade_pact"]), seat(["trade_pact"]), dealer=1)
    choose(state, {0: place("trade_pact"), 1: place("trade_pact")})
    assert [2, 2] == seen(state, "hand_count")


@pytest.mark.rule("JD-123")
def test_new_galactic_order_counts_unconditional_strength() -> None:
    """Own +2, Space Marines 2, Uplift Mercenary Force 3 with three chromosomes; conditional strength nothing."""
    own = ["new_galactic_order", "space_marines", "uplift_mercenary_force", "uplift_code"]
    assert 2 + 2 + 3 == points(table(seat(tableau=own), seat()))["new_galactic_order"]
    conditional = ["alien_technology_institute", "galactic_imperium", "alien_rosetta_stone_world"]
    assert 2 == points(table(seat(tableau=["new_galactic_order", *conditional]), seat()))["new_galactic_order"]


@pytest.mark.rule("JD-124")
def test_uplift_mercenary_force_turns_chromosomes_into_strength() -> None:
    """+1 for each chromosome, its own included; the chromosomes still count as such."""
    own = ["uplift_mercenary_force", "uplift_researchers", "uplift_code"]
    state = table(seat(["malevolent_lifeforms", "rebel_outpost"], own), seat(tableau=["avian_uplift_race"]))
    assert [4, 0] == seen(state, "strength")
    assert [4, 1] == seen(state, "chromosome")
    assert 4 + 1 == points(state)["uplift_code"]
    assert {"malevolent_lifeforms": "conquered"} == costs(state, "malevolent_lifeforms")
    assert "JD-059" == refusal(state, 0, place("rebel_outpost"))
    held = ["uplift_researchers", "avian_uplift_race", *filler(4)]
    state = table(seat(held, ["uplift_mercenary_force"]), seat())
    assert "JD-059" == refusal(state, 0, place("avian_uplift_race"))
    assert None is refusal(state, 0, place("uplift_researchers", "avian_uplift_race"))


# Contact Specialist


@pytest.mark.rule("JD-108")
@pytest.mark.parametrize(
    ("world", "cost"),
    [
        ("rebel_miners", 1),
        ("pirate_world", 2),
        ("avian_uplift_race", 1),
        ("outlaw_world", 0),
        ("alien_robot_sentry", None),
    ],
)
def test_contact_specialist_pays_the_defense_of_any_but_yellow_worlds(world: str, cost: int | None) -> None:
    """The defense less 1 is the cost; yellow worlds stay out of reach."""
    state = table(seat([world, *filler(4)], ["contact_specialist"]), seat())
    if cost is None:
        assert "JD-059" == refusal(state, 0, place(world))
    else:
        assert {world: cost} == costs(state, world)


@pytest.mark.rule("JD-109")
def test_the_contact_discount_adds_up_with_others() -> None:
    """With two Replicant Robots 1 + 2 + 2 = 5."""
    own = ["contact_specialist", "replicant_robots", "replicant_robots"]
    state = table(seat(["rebel_homeworld", "rebel_outpost", *filler(3)], own), seat())
    assert {"rebel_homeworld": 2} == costs(state, "rebel_homeworld")
    assert {"rebel_outpost": 0} == costs(state, "rebel_outpost")


@pytest.mark.rule("JD-110")
def test_several_contact_specialists_count_once() -> None:
    """Three of them still give a discount of 1."""
    state = table(seat(["pirate_world", *filler(3)], ["contact_specialist"] * 3), seat())
    assert {"pirate_world": 2} == costs(state, "pirate_world")
    second = table(seat(["contact_specialist", "pirate_world", *filler(4)], ["contact_specialist"]), seat())
    assert {"contact_specialist": 1, "pirate_world": 2} == costs(second, "contact_specialist", "pirate_world")


@pytest.mark.rule("JD-111")
def test_using_contact_specialist_is_optional() -> None:
    """With strength enough the player may conquer or pay; without cards enough it is conquered unasked."""
    own = ["contact_specialist", "drop_ships"]
    state = table(seat(["pirate_world", *filler(3)], own), seat())
    assert {"pirate_world": "conquered"} == costs(state, "pirate_world")
    assert {"pirate_world": 2} == costs(state, "pirate_world", way=CONTACT)
    poor = table(seat(["pirate_world", *filler(1)], own), seat())
    choose(poor, {0: place("pirate_world")})
    assert None is asked(poor, 0)
    assert [*own, "pirate_world"] == tableau(poor)


@pytest.mark.rule("JD-112")
def test_a_world_that_was_paid_for_is_still_military() -> None:
    """Galactic Imperium counts a Rebel world paid through Contact Specialist twice, as any conquered one."""
    state = table(seat(["rebel_miners", *filler(3)], ["contact_specialist", "galactic_imperium"]), seat())
    choose(state, {0: place("rebel_miners")})
    state.apply(0, CONTACT)
    state.apply(0, state.decision(0).actions()[0])
    assert 2 == points(state)["galactic_imperium"]


@pytest.mark.rule("JD-113")
def test_a_contact_specialist_of_this_turn_helps() -> None:
    """Placed as this turn's development it may be used for this turn's world."""
    state = table(seat(["contact_specialist", "pirate_world", *filler(3)]), seat())
    assert {"contact_specialist": 1, "pirate_world": 2} == costs(state, "contact_specialist", "pirate_world")
    assert "JD-059" == refusal(state, 0, place("pirate_world"))
    poor = table(seat(["contact_specialist", "pirate_world", *filler(2)]), seat())
    assert "JD-043" == refusal(poor, 0, place("contact_specialist", "pirate_world"))
