"""The scenarios T-01 to T-25 of the ledger's chapter 11, word for word."""

import pytest
from games.jumpdrive.moves import CONQUER, CONTACT, EXPLORE, NO_SECOND, discard, pay, place, second
from games.jumpdrive.seen import asked, costs, hand, legal, points, refusal, result, seen, tableau, told
from games.jumpdrive.table import BOX, choose, filler, play_round, seat, settle, table

SURVEY = place("survey_team")


@pytest.mark.rule("JD-050")
def test_t01_a_development_of_cost_four_alone() -> None:
    """Hand 5, a 4-cost development alone: 3 discards, 1 card left."""
    state = table(seat(["drop_ships", *filler(4)]), seat(), dealer=1)
    choose(state, {0: place("drop_ships")})
    assert 3 == state.decision(0).json()["need"]
    state.apply(0, pay(*filler(3)))
    assert [filler(4)[3]] == hand(state)


@pytest.mark.rule("JD-097")
def test_t02_survey_team_alone_and_with_a_world() -> None:
    """Alone with an empty hand it is legal for 0 cards; with a world it costs 1."""
    assert {"survey_team": 0} == costs(table(seat(), seat()), "survey_team")
    state = table(seat(["artist_colony", *filler(2)]), seat())
    assert {"survey_team": 1, "artist_colony": 1} == costs(state, "survey_team", "artist_colony")


@pytest.mark.rule("JD-055", "JD-053")
def test_t03_drop_ships_and_a_conquest_from_six_cards() -> None:
    """Drop Ships (4) and a defense-3 world from exactly 6 cards: legal, hand 0, no draw."""
    state = table(seat(["drop_ships", "imperium_blaster_factory", *filler(4)]), seat(), dealer=1)
    events = choose(state, {0: place("drop_ships", "imperium_blaster_factory")})
    assert [] == hand(state)
    assert [] == told(events, "drew_for_world")
    settle(state)
    assert ["drop_ships", "imperium_blaster_factory"] == tableau(state)


@pytest.mark.rule("JD-051")
def test_t04_the_same_world_alone_draws_a_card() -> None:
    """With strength 3 in the tableau and no development, the conquest draws 1."""
    state = table(seat(["imperium_blaster_factory"], ["drop_ships"]), seat(), deck=["gem_world"], dealer=1)
    choose(state, {0: place("imperium_blaster_factory")})
    assert ["gem_world"] == hand(state)


@pytest.mark.rule("JD-067")
def test_t05_explore_with_two_symbols() -> None:
    """Draw 7, discard 5."""
    state = table(seat(tableau=["genetics_lab", "contact_specialist"]), seat(), dealer=1)
    choose(state, {})
    assert 7 == len(hand(state))
    assert 5 == state.decision(0).json()["min"]


@pytest.mark.rule("JD-100")
def test_t06_trendsetters() -> None:
    """Two, three, four: 8, 18, 32."""
    totals = [sum(points(table(seat(tableau=["galactic_trendsetters"] * n), seat())).values()) for n in (2, 3, 4)]
    assert [8, 18, 32] == totals


@pytest.mark.rule("JD-109", "JD-110")
def test_t07_contact_specialists_and_robots() -> None:
    """Two Contact Specialists and two Replicant Robots: Rebel Base (grey, defense 6) costs 1."""
    own = ["contact_specialist"] * 2 + ["replicant_robots"] * 2
    assert {"rebel_base": 1} == costs(table(seat(["rebel_base", *filler(2)], own), seat()), "rebel_base")


@pytest.mark.rule("JD-108")
def test_t08_yellow_worlds_cannot_be_paid() -> None:
    """A yellow military world with Contact Specialist and no strength is not placeable."""
    state = table(seat(["alien_robot_sentry", *filler(6)], ["contact_specialist"]), seat())
    assert place("alien_robot_sentry") not in legal(state)
    assert "JD-059" == refusal(state, 0, place("alien_robot_sentry"))


@pytest.mark.rule("JD-136", "JD-138")
def test_t09_strength_left_over() -> None:
    """Strength 5, defense 2, then defense 4: illegal; if the first carries a +1, 5 + 1 - 2 = 4 is enough."""
    own = ["military_convoy", "space_marines", "space_marines"]
    for first, allowed in (("avian_uplift_race", False), ("former_penal_colony", True)):
        state = table(seat([first, "malevolent_lifeforms"], own), seat(), dealer=1)
        choose(state, {0: place(first), 1: SURVEY})
        assert allowed == (second("malevolent_lifeforms", "conquer") in legal(state))


@pytest.mark.rule("JD-131", "JD-142")
def test_t10_the_drawn_card_is_the_second_world() -> None:
    """World alone, then Colony Convoy: the card drawn in between is placed; the convoy is on the discard pile."""
    state = table(seat(["artist_colony", *filler(1)], ["colony_convoy"]), seat(), deck=["gem_world"], dealer=1)
    choose(state, {0: place("artist_colony"), 1: SURVEY})
    state.apply(0, second("gem_world", "pay"))
    assert ["artist_colony", "gem_world"] == tableau(state)
    assert ["colony_convoy"] == state.view(None)["open_discards"]


@pytest.mark.rule("JD-143")
def test_t11_colony_convoy_after_conquest_and_after_payment() -> None:
    """Conquered first: not asked; the same world paid through Contact Specialist: asked."""
    own = ["colony_convoy", "contact_specialist", "space_marines"]
    for way, question in ((CONQUER, "choose_cards"), (CONTACT, "choose_second_world")):
        state = table(seat(["rebel_miners", "gem_world", *filler(2)], own), seat(), dealer=1)
        choose(state, {0: place("rebel_miners"), 1: SURVEY})
        state.apply(0, way)
        if way == CONTACT:
            state.apply(0, pay(filler(1)[0]))
        assert question == asked(state, 0)


@pytest.mark.rule("JD-118")
def test_t12_both_war_propagandas_go_to_the_third_player() -> None:
    """A 2, B 3, C 4, one War Propaganda each with A and B: both go to C at once."""
    state = table(
        seat(tableau=["war_propaganda", "blaster_gem_mines"]),
        seat(tableau=["war_propaganda", "space_marines"]),
        seat(tableau=["drop_ships", "former_penal_colony"]),
    )
    assert [2, 3, 4] == seen(state, "strength")
    events = choose(state, dict.fromkeys(range(3), SURVEY))
    assert [2, 2] == [facts["to"] for _, facts in told(events, "handed_on")]
    assert 2 == tableau(state, 2).count("war_propaganda")


@pytest.mark.rule("JD-117", "JD-116")
def test_t13_ties_for_war_propaganda() -> None:
    """Owner 2, both neighbours 3: the left one gets it. Owner 3, neighbour 3: it stays."""
    state = table(
        seat(tableau=["war_propaganda", "blaster_gem_mines"]),
        seat(tableau=["drop_ships"]),
        seat(tableau=["drop_ships"]),
    )
    choose(state, dict.fromkeys(range(3), SURVEY))
    assert [0, 1, 0] == [tableau(state, number).count("war_propaganda") for number in range(3)]
    state = table(seat(tableau=["war_propaganda", "space_marines"]), seat(tableau=["drop_ships"]))
    choose(state, {0: SURVEY, 1: SURVEY})
    assert "war_propaganda" in tableau(state)


@pytest.mark.rule("JD-151")
def test_t14_tie_of_54() -> None:
    """54 to 54, hands 2 and 4, incomes 6 and 5: 8 against 9."""
    state = table(
        seat(["rebel_base", "rebel_outpost"], ["spice_world", "merchant_world"], vp=53),
        seat(["outlaw_world", "new_sparta", "pirate_world", "rebel_miners"], ["spice_world", "galactic_resort"], vp=53),
    )
    choose(state, {0: SURVEY, 1: SURVEY})
    assert (54, 54) == result(state).scores
    assert [6, 5] == seen(state, "income")
    assert [2, 4] == seen(state, "hand_count")
    assert (1,) == result(state).winners


@pytest.mark.rule("JD-084", "JD-085")
def test_t15_twelve_cards() -> None:
    """12 after income: discard 2; 12 after exploring, before income: no discard yet."""
    state = table(seat(filler(11)), seat(), dealer=1)
    choose(state, {0: SURVEY, 1: SURVEY})
    assert 2 == state.decision(0).json()["min"]
    exploring = table(seat(filler(10)), seat(["gem_world", "outlaw_world", "rebel_base"], ["colony_convoy"]), dealer=1)
    choose(exploring, {0: EXPLORE, 1: place("gem_world")})
    exploring.apply(0, discard(*hand(exploring)[:3]))
    assert 12 == len(hand(exploring))
    assert (1,) == exploring.to_act
    assert "choose_second_world" == asked(exploring, 1)


@pytest.mark.rule("JD-089", "JD-087")
def test_t16_the_leader_draws_on_from_the_new_pile() -> None:
    """Pile of 3, the leader needs 5: gets 3, the discard pile is shuffled, gets 2, then clockwise."""
    deck = ["rebel_base", "rebel_outpost", "outlaw_world"]
    state = table(seat(), seat(tableau=["merchant_world", "gem_world"], vp=9), seat(), deck=deck, discard_pile=True)
    discard_pile = state.view(None)["discard_pile"]
    events = choose(state, dict.fromkeys(range(3), SURVEY))
    assert set(deck) < set(hand(state, 1))
    assert [(1, {"number": 5}), (2, {"number": 1}), (0, {"number": 1})] == told(events, "drew_income")
    types = [event.type for event in events]
    assert types.index("reshuffled") < types.index("drew_income")
    assert discard_pile - 4 == state.view(None)["pile"]


@pytest.mark.rule("JD-101", "JD-102")
def test_t17_trade_pact_and_strength() -> None:
    """One +1 and no Contact Specialist: refused; with one: allowed; +1 placed later: it stays."""
    assert "JD-101" == refusal(table(seat(["trade_pact"], ["blaster_gem_mines"]), seat()), 0, place("trade_pact"))
    own = ["blaster_gem_mines", "contact_specialist"]
    assert None is refusal(table(seat(["trade_pact"], own), seat()), 0, place("trade_pact"))
    state = table(seat(["space_marines", *filler(1)], ["trade_pact"]), seat(), dealer=1)
    play_round(state, {0: place("space_marines")})
    assert ["trade_pact", "space_marines"] == tableau(state)


@pytest.mark.rule("JD-105")
def test_t18_three_trade_pacts() -> None:
    """Income 2 each, not 3."""
    assert [2, 2, 2] == seen(table(*(seat(tableau=["trade_pact"]) for _ in range(3))), "income")


@pytest.mark.rule("JD-147", "JD-144", "JD-133")
def test_t19_convoy_world_and_second_world_from_eight_cards() -> None:
    """Colony Convoy (1), world 2, second world 4: 1 + 2 + 2 discards, hand 0, no card, convoy on the discard pile."""
    state = table(seat(["colony_convoy", "gem_world", "distant_world", *filler(5)]), seat(), dealer=1)
    choose(state, {0: place("colony_convoy", "gem_world"), 1: SURVEY})
    state.apply(0, pay(filler(1)[0]))
    state.apply(0, pay(*filler(3)[1:]))
    assert "choose_second_world" == asked(state, 0)
    events = state.apply(0, second("distant_world", "pay"))
    assert ["gem_world", "distant_world"] == tableau(state)
    assert filler(5) == state.view(0)["seats"][0]["discards"]
    assert ["colony_convoy"] == state.view(None)["open_discards"]
    assert [] == told(events, "drew_for_world")
    income = next(facts["number"] for number, facts in told(events, "drew_income") if number == 0)
    assert income == len(hand(state))


@pytest.mark.rule("JD-078")
def test_t20_one_other_players_chromosomes() -> None:
    """Own 2, others 1 and 3: 5."""
    others = ["avian_uplift_race"], ["aquatic_uplift_race", "reptilian_uplift_race", "clandestine_uplift_lab"]
    state = table(seat(tableau=["uplift_code"]), *(seat(tableau=own) for own in others))
    assert {"uplift_code": 5} == points(state)


@pytest.mark.rule("JD-089", "JD-090")
def test_t21_income_order_of_four() -> None:
    """Totals 40/44/44/30, dealer seat 1, pile of 2: seats 2, 3, 0, 1."""
    seats = [seat(vp=vp) for vp in (40, 44, 44, 30)]
    state = table(*seats, dealer=1, deck=["rebel_base", "outlaw_world"], discard_pile=True)
    events = choose(state, dict.fromkeys(range(4), SURVEY))
    assert [2, 3, 0, 1] == [number for number, _ in told(events, "drew_income")]
    assert [["rebel_base"], ["outlaw_world"]] == [hand(state, 2), hand(state, 3)]


@pytest.mark.rule("JD-136", "JD-137")
@pytest.mark.parametrize(
    ("first", "other", "allowed"),
    [
        ("avian_uplift_race", "alien_robot_sentry", True),
        ("alien_robot_sentry", "alien_robot_sentry", True),
        ("alien_robot_sentry", "alien_robot_scout_ship", False),
        ("avian_uplift_race", "outlaw_world", False),
    ],
)
def test_t22_two_conquests_with_conditional_strength(first: str, other: str, allowed: bool) -> None:
    """Strength 2 and +2 against yellow: 2 then yellow 2, yellow 2 then yellow 2; no more than that."""
    own = ["military_convoy", "blaster_gem_mines", "alien_rosetta_stone_world"]
    state = table(seat([first, other], own), seat(), dealer=1)
    assert 2 == seen(state, "strength")[0]
    choose(state, {0: place(first), 1: SURVEY})
    assert allowed == (second(other, "conquer") in legal(state))


@pytest.mark.rule("JD-162", "JD-050")
def test_t23_investment_credits() -> None:
    """A 4-cost development with a world costs 3, alone 2."""
    state = table(seat(["drop_ships", "artist_colony", *filler(5, "artist_colony")], ["investment_credits"]), seat())
    assert 3 == costs(state, "drop_ships", "artist_colony")["drop_ships"]
    assert {"drop_ships": 2} == costs(state, "drop_ships")


@pytest.mark.rule("JD-160", "JD-045", "JD-087")
def test_t24_the_last_card_and_the_shuffled_discard_pile() -> None:
    """Dealer 0, pile of 1: seat 1 takes it for its world, seat 2 explores from the discards with seat 0's payment."""
    paid = ["merchant_world", "tourist_world", "terraformed_world"]
    rest = BOX.copy()
    rest.subtract(["galactic_advertisers", *paid, "outlaw_world", "space_marines", "rebel_base"])
    hidden = list((+rest).elements())
    state = table(
        seat(["drop_ships", *paid]),
        seat(["outlaw_world"], ["space_marines"]),
        seat([name for name in hidden if name != "drop_ships"][:20]),
        deck=["rebel_base"],
        dealer=0,
        discard_pile=True,
    )
    discard_pile = state.view(None)["discard_pile"]
    events = choose(state, {0: place("drop_ships"), 1: place("outlaw_world")})
    assert ["rebel_base"] == hand(state, 1)
    assert [(-1, {"number": discard_pile + 3})] == told(events, "reshuffled")
    assert [1, 2] == [event.seat for event in events if event.type in ("drew_for_world", "explored")]
    assert 25 == len(hand(state, 2))


@pytest.mark.rule("JD-159", "JD-139", "JD-143")
def test_t25_conquer_or_pay() -> None:
    """The player is asked; after paying, Colony Convoy may and Military Convoy may not follow."""
    own = ["contact_specialist", "drop_ships", "military_convoy", "colony_convoy"]
    cards = ["rebel_miners", "outlaw_world", "gem_world", *filler(2)]
    for way, worlds in ((CONTACT, {"gem_world", "outlaw_world"}), (CONQUER, {"outlaw_world"})):
        state = table(seat(cards, own), seat(), deck=["rebel_base"], dealer=1)
        choose(state, {0: place("rebel_miners"), 1: SURVEY})
        assert [CONQUER, CONTACT] == legal(state)
        state.apply(0, way)
        if way == CONTACT:
            state.apply(0, pay(filler(1)[0]))
        assert "choose_second_world" == asked(state, 0)
        choices = [action for action in legal(state) if action != NO_SECOND]
        assert worlds <= {action["card"] for action in choices}
        hows = {action["how"] for action in choices}
        assert ({"pay", "contact"} if way == CONTACT else {"conquer"}) == hows
