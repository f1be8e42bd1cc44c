"""Chapter 3 of the ledger: cards in general."""

import pytest
from games.jumpdrive.moves import CONTACT, EXPLORE, pay, place
from games.jumpdrive.seen import costs, points, refusal, seen, tableau
from games.jumpdrive.table import JUMP_DRIVE, choose, filler, play_round, seat, settle, table

CARDS = JUMP_DRIVE.components()["cards"]


def filters() -> list[dict[str, object]]:
    """Every filter in any power or formula of the pack."""
    found = []
    for card in CARDS.values():
        parts = [(power, part) for power in card.get("powers", ()) for part in ("applies_to", "against", "of")]
        found += [power[part] for power, part in parts if part in power]
        formulas = [card[entry] for entry in ("vp", "income") if isinstance(card[entry], dict)]
        found += [term["of"] for formula in formulas for term in formula["terms"]]
    return found


@pytest.mark.rule("JD-022")
@pytest.mark.parametrize("name", CARDS)
def test_a_card_is_a_development_or_a_world(name: str) -> None:
    """A development has a cost and no colour; a world has a colour and either a cost or a defense."""
    card = CARDS[name]
    is_world = card["kind"] == "world"
    assert is_world == ("colour" in card)
    assert ("cost" in card) != ("defense" in card)
    assert card["military"] == ("defense" in card)
    assert is_world or not card["military"]


@pytest.mark.rule("JD-022", "JD-058")
def test_cost_is_paid_and_defense_is_conquered() -> None:
    """The same strength pays nothing of a non-military world and conquers a military one."""
    state = table(seat(["gem_world", "pirate_world", *filler(2)], ["drop_ships"]), seat())
    assert {"gem_world": 2} == costs(state, "gem_world")
    assert {"pirate_world": "conquered"} == costs(state, "pirate_world")


@pytest.mark.rule("JD-023")
def test_entries_are_zero_a_number_or_a_formula() -> None:
    """Every card has a VP and an income entry: Spice World 0, Gem World 1, Consumer Markets by formula."""
    state = table(seat(tableau=["spice_world", "gem_world", "consumer_markets"]), seat())
    assert {"spice_world": 0, "gem_world": 1, "consumer_markets": 2} == points(state)
    assert [2, 1, 2] == [own["income"] for own in state.view(0)["seats"][0]["tableau"]]
    assert all("vp" in card and "income" in card for card in CARDS.values())


@pytest.mark.rule("JD-024")
def test_symbols_repeat_on_one_card() -> None:
    """Two +1 on Space Marines, two explore on Galactic Salon, two chromosomes on Uplift Code all count."""
    state = table(seat(tableau=["space_marines", "galactic_salon", "uplift_code"]), seat())
    assert (2, 2, 2) == tuple(seen(state, what)[0] for what in ("strength", "explore", "chromosome"))
    assert all(set(card.get("symbols", {})) <= {"explore", "strength", "chromosome"} for card in CARDS.values())


@pytest.mark.rule("JD-025")
def test_powers_are_permanent() -> None:
    """Mining Robots lower the cost of brown worlds in every round."""
    state = table(seat(["comet_zone", "asteroid_belt", *filler(3)], ["mining_robots"]), seat(), dealer=1)
    assert {"comet_zone": 2} == costs(state, "comet_zone")
    choose(state, {0: place("comet_zone")})
    state.apply(0, pay(*filler(2)))
    settle(state)
    assert {"asteroid_belt": 1} == costs(state, "asteroid_belt")


@pytest.mark.rule("JD-026")
def test_powers_add_up() -> None:
    """Two Mining Robots, Mining Conglomerate and Mining Mole Uplift Race together take 4 off a brown world."""
    own = ["mining_robots", "mining_robots", "mining_conglomerate", "mining_mole_uplift_race"]
    assert {"new_earth": 1} == costs(table(seat(["new_earth", *filler(5)], own), seat()), "new_earth")


@pytest.mark.rule("JD-027")
def test_gray_is_no_colour_for_card_texts() -> None:
    """Card texts refer to blue, brown, green and yellow, never to grey."""
    assert {"blue", "brown", "green", "yellow"} == {found["colour"] for found in filters() if "colour" in found}
    assert {"grey", "blue", "brown", "green", "yellow"} == {
        card["colour"] for card in CARDS.values() if "colour" in card
    }
    own = ["consumer_markets", "mining_conglomerate", "genetics_lab", "outlaw_world", "galactic_engineers"]
    state = table(seat(tableau=own), seat())
    assert 0 == points(state)["consumer_markets"] + points(state)["mining_conglomerate"]


@pytest.mark.rule("JD-028")
def test_colours_count_military_worlds_too() -> None:
    """Consumer Markets counts a blue military world and a blue non-military world alike."""
    state = table(seat(tableau=["consumer_markets", "pirate_world", "gem_world"]), seat())
    assert 2 == points(state)["consumer_markets"]


@pytest.mark.rule("JD-029")
def test_any_number_of_cards_of_one_name() -> None:
    """A second and third copy may be placed, of developments and of worlds."""
    state = table(
        seat(
            ["space_marines", "galactic_trendsetters", *filler(9)],
            ["space_marines", "space_marines", "galactic_trendsetters"],
        ),
        seat(),
    )
    play_round(state, {0: place("space_marines", "galactic_trendsetters")})
    assert 3 == tableau(state).count("space_marines")
    assert 2 == tableau(state).count("galactic_trendsetters")
    convoy = table(seat(["gem_world", "gem_world", *filler(2)], ["colony_convoy"]), seat(), dealer=1)
    choose(convoy, {0: place("gem_world"), 1: place("survey_team")})
    convoy.apply(0, pay(*filler(2)))
    convoy.apply(0, {"type": "second_world", "card": "gem_world", "how": "pay"})
    assert ["gem_world", "gem_world"] == tableau(convoy)


@pytest.mark.rule("JD-030")
@pytest.mark.parametrize("name", ["survey_team", "trade_pact"])
def test_at_most_one_of_two_designs(name: str) -> None:
    """A second Survey Team or Trade Pact is refused, alone and with a world."""
    state = table(
        seat(["trade_pact", "gem_world", *filler(5)], [name, "contact_specialist"]), seat(tableau=["survey_team"])
    )
    assert "JD-030" == refusal(state, 0, place(name))
    assert "JD-030" == refusal(state, 0, place(name, "gem_world"))
    assert {"survey_team", "trade_pact"} == {name for name, card in CARDS.items() if card.get("max_per_player") == 1}


@pytest.mark.rule("JD-031")
def test_only_symbols_on_the_left_edge_count() -> None:
    """Icons inside card texts count nothing: Uplift Code finds 3 chromosomes, SETI 3 explore symbols."""
    own = ["uplift_code", "uplift_mercenary_force", "galactic_survey_seti"]
    state = table(seat(tableau=own), seat())
    assert {"uplift_code": 3, "uplift_mercenary_force": 0, "galactic_survey_seti": 3} == points(state)
    assert [3, 0] == seen(state, "chromosome")


@pytest.mark.rule("JD-032")
def test_a_card_does_not_help_to_place_itself() -> None:
    """Own discounts and own strength do not work for the card itself."""
    state = table(seat(["mining_mole_uplift_race", "investment_credits", "gem_world", *filler(4)]), seat())
    assert {"mining_mole_uplift_race": 3} == costs(state, "mining_mole_uplift_race")
    assert {"investment_credits": 1, "gem_world": 2} == costs(state, "investment_credits", "gem_world")
    strong = table(seat(["new_sparta", "former_penal_colony"], ["military_convoy"]), seat())
    assert "JD-059" == refusal(strong, 0, place("new_sparta"))
    assert "JD-059" == refusal(strong, 0, place("former_penal_colony"))


@pytest.mark.rule("JD-033")
def test_a_card_helps_at_once_with_a_later_card_of_the_turn() -> None:
    """Replicant Robots and Contact Specialist placed now already work for the world of the same turn."""
    state = table(seat(["replicant_robots", "contact_specialist", "new_earth", "rebel_miners", *filler(6)]), seat())
    assert {"replicant_robots": 3, "new_earth": 3} == costs(state, "replicant_robots", "new_earth")
    assert {
        "contact_specialist": 1,
        "rebel_miners": 1,
    } == costs(state, "contact_specialist", "rebel_miners", way=CONTACT)
    state.apply(1, EXPLORE)
    state.apply(0, place("replicant_robots", "new_earth"))
    settle(state)
    assert ["replicant_robots", "new_earth"] == tableau(state)
