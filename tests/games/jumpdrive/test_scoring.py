"""Chapter 7 of the ledger: scoring and income."""

import pytest
from games.jumpdrive.moves import discard, place
from games.jumpdrive.seen import hand, points, seen, tableau, told
from games.jumpdrive.table import choose, filler, play_round, seat, settle, table


@pytest.mark.rule("JD-074")
def test_all_cards_score_every_round() -> None:
    """Old cards and the ones placed this round score, and the points are added to the total."""
    state = table(seat(["terraformed_world", *filler(6, "terraformed_world")], ["gem_world"], vp=7), seat(), dealer=1)
    play_round(state, {0: place("terraformed_world"), 1: place("survey_team")})
    assert 7 + 1 + 4 == seen(state, "score")[0]
    play_round(state, {0: place("survey_team")})
    assert 12 + 1 + 4 == seen(state, "score")[0]


@pytest.mark.rule("JD-075")
def test_income_is_the_sum_of_all_entries() -> None:
    """Merchant World 3, Spice World 2 and Survey Team 1: six cards from the pile after scoring."""
    deck = filler(7, "merchant_world")
    state = table(seat(tableau=["merchant_world", "spice_world"]), seat(), deck=deck, dealer=1)
    events = choose(state, {0: place("survey_team"), 1: place("survey_team")})
    assert (0, {"number": 6}) in told(events, "drew_income")
    assert sorted(deck[:6]) == hand(state)


@pytest.mark.rule("JD-076")
def test_identical_cards_count_separately() -> None:
    """Two Gem Worlds score 2 and draw 2."""
    state = table(seat(tableau=["gem_world", "gem_world"]), seat(), dealer=1)
    play_round(state, {0: place("survey_team"), 1: place("survey_team")})
    assert 2 == seen(state, "score")[0]
    assert 2 + 1 == len(hand(state))


@pytest.mark.rule("JD-077")
def test_per_counts_each_and_the_card_itself() -> None:
    """Galactic Federation counts itself as a development, Uplift Researchers its own chromosome."""
    state = table(seat(tableau=["galactic_federation"]), seat())
    assert {"galactic_federation": 2} == points(state)
    state = table(seat(tableau=["galactic_federation", "mining_robots", "survey_team", "gem_world"]), seat())
    assert 6 == points(state)["galactic_federation"]
    researchers = table(seat(tableau=["uplift_researchers", "uplift_researchers", "avian_uplift_race"]), seat())
    assert [3, 3, 1] == [own["income"] for own in researchers.view(None)["seats"][0]["tableau"]]


@pytest.mark.rule("JD-078")
def test_one_other_player_is_counted() -> None:
    """Uplift Code: own 2 chromosomes, others 2 and 1: of the others only one counts, here 2."""
    state = table(
        seat(tableau=["uplift_code"]),
        seat(tableau=["avian_uplift_race", "aquatic_uplift_race"]),
        seat(tableau=["reptilian_uplift_race"]),
    )
    assert {"uplift_code": 2 + 2} == points(state)


@pytest.mark.rule("JD-079")
def test_the_best_other_player_is_taken_for_each_card_and_round() -> None:
    """Two cards may look at different players, and in the next round at others again."""
    state = table(
        seat(tableau=["uplift_code", "galactic_survey_seti"]),
        seat(["genetics_lab", *filler(2)], ["avian_uplift_race"]),
        seat(["reptilian_uplift_race"], ["galactic_salon", "drop_ships"]),
        dealer=1,
    )
    assert {"uplift_code": 2 + 1, "galactic_survey_seti": 3 + 2} == points(state)
    play_round(state, {0: place("survey_team"), 1: place("survey_team"), 2: place("reptilian_uplift_race")})
    assert {"uplift_code": 3, "galactic_survey_seti": 3 + 1 + 2, "survey_team": 0} == points(state)
    state = table(seat(tableau=["uplift_code"]), seat(), seat(tableau=["avian_uplift_race", "aquatic_uplift_race"]))
    assert {"uplift_code": 4} == points(state)


@pytest.mark.rule("JD-080")
def test_with_counts_once() -> None:
    """Genetics Lab draws 1 with green worlds, however many; Mining League's two "with" count once each."""
    for worlds, income in (([], 0), (["distant_world"], 1), (["distant_world", "pre_sentient_race"], 1)):
        state = table(seat(tableau=["genetics_lab", *worlds]), seat())
        assert income == state.view(None)["seats"][0]["tableau"][0]["income"]
    league = table(seat(tableau=["mining_league", "mining_robots", "mining_robots", "mining_conglomerate"]), seat())
    assert 2 == points(league)["mining_league"]


@pytest.mark.rule("JD-081")
def test_with_looks_at_the_own_tableau() -> None:
    """A green world of another player does not help Genetics Lab; Trade Pact looks at the others only."""
    state = table(seat(tableau=["genetics_lab", "trade_pact"]), seat(tableau=["distant_world"]), seat())
    assert [0, 1] == [own["income"] for own in state.view(None)["seats"][0]["tableau"]]
    for own in ([["trade_pact"], []], [[], ["trade_pact"]]):
        state = table(seat(tableau=["trade_pact"]), *(seat(tableau=cards) for cards in own))
        assert 2 == seen(state, "income")[0]


@pytest.mark.rule("JD-082", "JD-034")
def test_all_score_from_the_state_after_war_propaganda_has_moved() -> None:
    """Seat 0 gets War Propaganda before scoring: it is its third development and no longer one of seat 1."""
    state = table(
        seat(tableau=["galactic_federation", "drop_ships"]),
        seat(tableau=["war_propaganda", "mining_robots"]),
        dealer=1,
    )
    events = choose(state, {})
    state.apply(0, discard(*hand(state)[:3]))
    state.apply(1, discard(*hand(state, 1)[:4]))
    events = [*state.events]
    assert [(0, {"points": 2 * 3 + 1 + 1 + 3, "total": 11}), (1, {"points": 1, "total": 1})] == told(events, "scored")
    settle(state)
    assert ["galactic_federation", "drop_ships", "war_propaganda"] == tableau(state)
