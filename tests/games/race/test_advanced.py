"""The advanced game for two."""

from collections import Counter
from typing import Any

import pytest
from games.race.moves import do
from games.race.seen import asked, goods, hand, legal, need, own, refusal, tableau
from games.race.table import FILLERS, GAME, seat, table

from sternhafen import Refused


def advanced(*seats: dict[str, Any], play: Any, **fields: Any) -> Any:
    return table(*seats, play=play, advanced=True, **fields)


def phases(state: Any) -> list[tuple[str, list[int]]]:
    return [(phase["phase"], phase["choosers"]) for phase in state.view(None)["phases"]]


@pytest.mark.rule("RACE-231", "RACE-279", "RACE-246", "RACE-244")
def test_two_of_nine_action_cards() -> None:
    """23 different choices: 21 pairs of two kinds, twice Develop, twice Settle; no other card exists twice."""
    state = table(seat("old_earth"), seat("new_sparta"), advanced=True)
    choices = [tuple(action["actions"]) for action in legal(state, 0)]
    assert 23 == len(choices) == len({tuple(sorted(choice)) for choice in choices})
    doubled = {choice[0] for choice in choices if choice[0] == choice[1]}
    assert {"develop", "settle"} == doubled
    for name in ("produce", "explore_5", "consume_2x"):
        assert refusal(state, 0, "choose", actions=[name, name]).rule == "RACE-231"
    assert refusal(state, 0, "choose", actions=["settle"]).rule == "RACE-231"
    assert refusal(state, 0, "choose", actions=["settle", "settle", "settle"]).rule == "RACE-231"
    bonus = {item["id"]: item["preview"][0] for item in state.decision(0).json()["items"]}
    assert bonus["explore_5"]["args"] == {"drawn": 7, "kept": 1}
    counts = {item["id"]: item["count"] for item in state.decision(0).json()["items"]}
    assert Counter({1: 5, 2: 2}) == Counter(counts.values())
    assert {"develop", "settle"} == {name for name, number in counts.items() if number == 2}


@pytest.mark.rule("RACE-232", "RACE-001")
def test_the_advanced_game_is_a_choice_for_two() -> None:
    """Off by default; refused with three players; the pool is 24 in both."""
    assert table(seat("old_earth"), seat("new_sparta")).decision(0).name == "choose_action"
    for options in ({}, {"advanced": True}):
        assert GAME.new(players=2, seed=1, options=options).pool == 24
    with pytest.raises(Refused) as refused:
        GAME.new(players=3, seed=1, options={"advanced": True})
    assert (refused.value.kind, refused.value.rule) == ("malformed", "RACE-232")


@pytest.mark.rule("RACE-234")
def test_both_explore_cards() -> None:
    """One phase with both bonuses: 8 drawn, 2 kept; powers count once."""
    state = advanced(
        seat("old_earth", "expedition_force"),
        seat("new_sparta"),
        play=(["explore_5", "explore_1_1"], ["produce", "develop"]),
    )
    assert [name for name, _ in phases(state)] == ["explore", "develop", "produce"]
    assert (len(own(state, 0)["drawn"]), state.decision(0).json()["min"]) == (8 + 1, 2)
    assert len(own(state, 1)["drawn"]) == 2


@pytest.mark.rule("RACE-235", "RACE-236", "RACE-239", "RACE-242", "RACE-264")
def test_both_develop_cards() -> None:
    """Two complete phases in a row for both; one bonus in each; what was placed first helps in the second."""
    held = ["investment_credits", "space_marines", *FILLERS[:11]]
    state = advanced(
        seat("old_earth", hand=held),
        seat("new_sparta", hand=["public_works", "gem_world"]),
        play=(["develop", "develop"], ["produce", "consume_2x"]),
    )
    assert phases(state)[:2] == [("develop", [0]), ("develop", [0])]
    do(state, 0, "develop", card="investment_credits")
    do(state, 1, "pass")
    assert asked(state) == {0: "choose_development", 1: "choose_development"}
    assert own(state, 0)["hand_count"] == 12
    do(state, 0, "develop", card="space_marines")
    do(state, 1, "develop", card="public_works")
    assert tableau(state, 0) == ["old_earth", "investment_credits", "space_marines"]
    assert hand(state, 1) == []
    assert sorted(FILLERS[:11]) == hand(state, 0)


@pytest.mark.rule("RACE-235", "RACE-237", "RACE-240")
def test_an_opponent_with_one_card_has_the_bonus_in_the_first_half_only() -> None:
    """Develop twice: costs 1 less, then full price; Interstellar Bank draws in both halves."""
    state = advanced(
        seat("old_earth"),
        seat("new_sparta", "interstellar_bank", hand=["space_marines", "mining_robots", *FILLERS[:9]]),
        play=(["develop", "develop"], ["develop", "produce"]),
    )
    assert phases(state)[:2] == [("develop", [0, 1]), ("develop", [0])]
    assert own(state, 1)["hand_count"] == 12
    do(state, 1, "develop", card="space_marines")
    assert need(state, 1) == 1
    do(state, 1, "pay", cards=FILLERS[:1])
    assert own(state, 1)["hand_count"] == 11
    do(state, 1, "develop", card="mining_robots")
    assert need(state, 1) == 2


@pytest.mark.rule("RACE-237")
def test_with_both_cards_each_the_bonus_in_each_half() -> None:
    """And with none in neither."""
    state = advanced(
        seat("old_earth"), seat("new_sparta", hand=["gem_world"]), play=(["settle", "settle"], ["settle", "settle"])
    )
    assert phases(state) == [("settle", [0, 1]), ("settle", [0, 1])]
    state = advanced(
        seat("old_earth"),
        seat("new_sparta", hand=["gem_world"]),
        play=(["settle", "settle"], ["produce", "consume_2x"]),
    )
    assert phases(state)[:2] == [("settle", [0]), ("settle", [0])]


@pytest.mark.rule("RACE-236", "RACE-237", "RACE-242")
def test_both_settle_cards_give_a_card_in_each_half() -> None:
    """The player with both draws one card after each world, not two; the other none."""
    state = advanced(
        seat("old_earth", hand=["refugee_world", "pilgrimage_world"]),
        seat("new_sparta", hand=["outlaw_world"]),
        play=(["settle", "settle"], ["consume_2x", "explore_5"]),
    )
    for who in (0, 1):
        state.apply(who, state.decision(who).actions()[0])
    do(state, 0, "settle", card="refugee_world")
    do(state, 1, "settle", card="outlaw_world")
    count = own(state, 0)["hand_count"]
    assert own(state, 1)["hand_count"] == 1
    do(state, 0, "settle", card="pilgrimage_world")
    do(state, 1, "pass")
    assert count == own(state, 0)["hand_count"]
    assert tableau(state, 0) == ["old_earth", "refugee_world", "pilgrimage_world"]


@pytest.mark.rule("RACE-238")
def test_one_card_each_is_one_phase_with_the_bonus_for_both() -> None:
    """No doubling by two players."""
    state = advanced(
        seat("old_earth"),
        seat("new_sparta", hand=["gem_world"]),
        play=(["settle", "produce"], ["settle", "consume_2x"]),
    )
    assert phases(state) == [("settle", [0, 1]), ("consume", [1]), ("produce", [0])]


@pytest.mark.rule("RACE-241")
def test_tactics_do_not_last_into_the_second_half() -> None:
    """+3 in the first Settle phase only."""
    state = advanced(
        seat("old_earth", "new_military_tactics", hand=["pirate_world", "outlaw_world"]),
        seat("new_sparta", hand=["gem_world"]),
        play=(["settle", "settle"], ["consume_2x", "produce"]),
    )
    do(state, 0, "settle", card="pirate_world")
    do(state, 1, "pass")
    assert "pirate_world" in tableau(state, 0)
    assert refusal(state, 0, "settle", card="outlaw_world").rule == "RACE-111"


@pytest.mark.rule("RACE-239")
def test_military_of_the_first_half_conquers_in_the_second() -> None:
    """Former Penal Colony's +1 works in the second Settle phase."""
    state = advanced(
        seat("new_sparta", hand=["former_penal_colony", "pirate_world"]),
        seat("old_earth", hand=["gem_world"]),
        play=(["settle", "settle"], ["consume_2x", "produce"]),
    )
    assert refusal(state, 0, "settle", card="pirate_world").rule == "RACE-111"
    do(state, 0, "settle", card="former_penal_colony")
    do(state, 1, "pass")
    do(state, 0, "settle", card="pirate_world")
    do(state, 1, "pass")
    assert "pirate_world" in tableau(state, 0)


@pytest.mark.rule("RACE-243", "RACE-267")
def test_both_consume_cards() -> None:
    """One phase: first a sale, which gives no points and is not doubled, then the rest for double points."""
    worlds = ("artist_colony", "spice_world")
    state = advanced(
        seat("new_sparta", "public_works", *worlds, goods=worlds),
        seat("old_earth"),
        play=(["consume_trade", "consume_2x"], ["settle", "develop"]),
    )
    assert asked(state) == {0: "sell"}
    do(state, 0, "sell", world="artist_colony")
    assert (own(state, 0)["hand_count"], own(state, 0)["vp"]) == (2 + 2, 2)
    assert goods(state, 0) == []


@pytest.mark.rule("RACE-245", "RACE-264")
def test_the_end_is_checked_after_the_round_only() -> None:
    """Twelve cards in the first half: the second is still played, and the tableau passes twelve."""
    eleven = (
        "new_sparta", "artist_colony", "gem_world", "spice_world", "space_port", "comet_zone", "mining_world",
        "plague_world", "distant_world", "public_works", "space_marines",
    )  # fmt: skip
    state = advanced(
        seat(*eleven, hand=["refugee_world", "pilgrimage_world"]),
        seat("old_earth", hand=["deserted_alien_library"]),
        play=(["settle", "settle"], ["consume_2x", "produce"]),
    )
    do(state, 0, "settle", card="refugee_world")
    do(state, 1, "pass")
    assert not state.over
    do(state, 0, "settle", card="pilgrimage_world")
    do(state, 1, "pass")
    assert len(state.view(None)["seats"][0]["tableau"]) == 13
