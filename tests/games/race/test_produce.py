"""Phase V: Produce."""

from typing import Any

import pytest
from games.race.moves import do
from games.race.seen import asked, goods, hand, legal, own, refusal
from games.race.table import seat, table

RARE_WINDFALLS = ("radioactive_world", "asteroid_belt", "destroyed_world")


def producing(*tableau: str, chooser: bool = False, other: tuple[str, ...] = ("old_earth",), **more: Any) -> Any:
    """Seat 0 in a Produce phase, chosen by seat 1 or by seat 0 alone."""
    play = ("produce", "settle") if chooser else ("settle", "produce")
    return table(seat("new_sparta", *tableau, **more), seat(*other), play=play)


def choices(state: Any) -> set[tuple[str, str]]:
    return {(action["by"], action["world"]) for action in legal(state, 0) if action["type"] == "produce"}


def drawn(*tableau: str, **more: Any) -> int:
    return int(own(producing(*tableau, **more), 0)["hand_count"])


@pytest.mark.rule("RACE-176", "RACE-177", "RACE-179")
def test_production_worlds_without_a_good_receive_one() -> None:
    """Of the world's kind; a world never holds two; windfall worlds receive none."""
    state = producing("artist_colony", "comet_zone", "radioactive_world", goods={"artist_colony": "trade_league"})
    assert goods(state, 0) == ["artist_colony", "comet_zone"]
    kept = state.seats[0].goods[state.game.component_number("artist_colony")]
    assert state.game.component_name(kept) == "trade_league"
    kinds = {entry["card"]: entry["good"] for entry in own(state, 0)["tableau"]}
    assert (kinds["artist_colony"], kinds["comet_zone"], kinds["radioactive_world"]) == ("novelty", "rare", None)


@pytest.mark.rule("RACE-178", "RACE-269")
def test_the_bonus_may_be_used_or_declined() -> None:
    """The chooser puts a good on an empty windfall world of their choice, or declines."""
    state = producing("radioactive_world", "pre_sentient_race", "refugee_world", goods=["refugee_world"], chooser=True)
    assert {("bonus", "radioactive_world"), ("bonus", "pre_sentient_race")} == choices(state)
    declined = do(state.copy(), 0, "no_bonus")
    assert goods(declined, 0) == ["refugee_world"]
    do(state, 0, "produce", by="bonus", world="pre_sentient_race")
    assert goods(state, 0) == ["pre_sentient_race", "refugee_world"]
    assert state.decision(0).name == "choose_action"


@pytest.mark.rule("RACE-180")
@pytest.mark.parametrize(
    ("card", "fitting", "others"),
    [
        ("mining_robots", "radioactive_world", "empath_world"),
        ("mining_league", "radioactive_world", "refugee_world"),
        ("genetics_lab", "empath_world", "refugee_world"),
        ("free_trade_association", "refugee_world", "empath_world"),
        ("expanding_colony", "refugee_world", "radioactive_world"),
        ("alien_rosetta_stone_world", "deserted_alien_outpost", "refugee_world"),
    ],
)
def test_windfall_powers_of_a_kind(card: str, fitting: str, others: str) -> None:
    """Each puts one good on one fitting world, by itself where there is no choice."""
    assert [fitting] == goods(producing(card, fitting, others), 0)
    assert goods(producing(card, others), 0) == []


@pytest.mark.rule("RACE-180", "RACE-268")
def test_galactic_engineers_on_any_windfall_world() -> None:
    """The owner picks; doing nothing is refused."""
    state = producing("galactic_engineers", "radioactive_world", "empath_world")
    assert {("galactic_engineers", "radioactive_world"), ("galactic_engineers", "empath_world")} == choices(state)
    assert refusal(state, 0, "no_bonus").rule == "RACE-269"
    assert refusal(state, 0, "produce", by="bonus", world="empath_world").rule == "RACE-180"
    assert refusal(state, 0, "produce", by="galactic_engineers", world="gem_world").rule == "RACE-180"


@pytest.mark.rule("RACE-181")
def test_two_powers_need_two_worlds() -> None:
    """Mining Robots, Mining League and one rare windfall world: one good."""
    assert goods(producing("mining_robots", "mining_league", "radioactive_world"), 0) == ["radioactive_world"]
    state = producing("mining_robots", "radioactive_world", "asteroid_belt", chooser=True)
    do(state, 0, "produce", by="mining_robots", world="asteroid_belt")
    assert {("bonus", "radioactive_world")} == choices(state)
    do(state, 0, "produce", by="bonus", world="radioactive_world")
    assert goods(state, 0) == ["radioactive_world", "asteroid_belt"]


@pytest.mark.rule("RACE-182")
def test_worlds_that_draw_when_they_produce() -> None:
    """Gem World, Comet Zone and Mining World one card, Lost Species Ark World two; nothing with a good on them."""
    for world, number in (("gem_world", 1), ("comet_zone", 1), ("mining_world", 1), ("lost_species_ark_world", 2)):
        assert (number, 0) == (drawn(world), drawn(world, goods=[world]))


@pytest.mark.rule("RACE-183")
def test_runaway_robots() -> None:
    """A card for a good by power or bonus; none for the good received when placed."""
    assert (drawn("runaway_robots", "mining_robots"), drawn("runaway_robots")) == (1, 0)
    state = producing("runaway_robots", chooser=True)
    do(state, 0, "produce", by="bonus", world="runaway_robots")
    assert own(state, 0)["hand_count"] == 1
    state = table(seat("new_sparta", hand=["runaway_robots"]), seat("old_earth"), play=("produce", "settle"))
    do(state, 0, "settle", card="runaway_robots")
    assert (goods(state, 0), own(state, 0)["hand_count"]) == (["runaway_robots"], 0)


@pytest.mark.rule("RACE-184")
def test_plain_draws() -> None:
    """Merchant Guild two, Rebel Underground one, whatever was produced."""
    assert (drawn("merchant_guild"), drawn("rebel_underground")) == (2, 1)


@pytest.mark.rule("RACE-185", "RACE-189")
def test_draws_for_goods_of_a_kind() -> None:
    """Consumer Markets per novelty good, Research Labs per alien good, windfall goods of this phase included."""
    assert drawn("consumer_markets", "artist_colony", "spice_world", "comet_zone", goods=["comet_zone"]) == 2
    assert drawn("consumer_markets", "artist_colony", goods=["artist_colony"]) == 0
    assert drawn("research_labs", "alien_robotic_factory") == 1
    state = producing("consumer_markets", "refugee_world", "artist_colony", chooser=True)
    assert own(state, 0)["hand_count"] == 0
    do(state, 0, "produce", by="bonus", world="refugee_world")
    assert own(state, 0)["hand_count"] == 2


@pytest.mark.rule("RACE-186")
def test_diversified_economy_draws_per_kind() -> None:
    """Three kinds, two worlds of one of them: three cards."""
    assert drawn("diversified_economy", "artist_colony", "spice_world", "rebel_miners", "distant_world") == 3


@pytest.mark.rule("RACE-187")
def test_pan_galactic_league_draws_per_genes_world() -> None:
    """Windfall or production, with or without a good."""
    worlds = ("empath_world", "distant_world", "plague_world", "artist_colony")
    assert drawn("pan_galactic_league", *worlds, goods=["plague_world"]) == 3


@pytest.mark.rule("RACE-188", "RACE-262")
def test_mining_conglomerate() -> None:
    """Two cards for strictly most rare goods produced; a tie gives nothing, zero gives nothing."""
    assert drawn("mining_conglomerate", "rebel_miners") == 2
    assert drawn("mining_conglomerate", "rebel_miners", other=("old_earth", "imperium_armaments_world")) == 0
    assert drawn("mining_conglomerate", "artist_colony") == 0
    assert drawn("mining_conglomerate", "rebel_miners", goods=["rebel_miners"]) == 0
    assert (
        drawn(
            "mining_conglomerate",
            "rebel_miners",
            "bio_hazard_mining_world",
            other=("old_earth", "imperium_armaments_world"),
        )
        == 2
    )


@pytest.mark.rule("RACE-188", "RACE-262")
def test_draws_for_most_come_last() -> None:
    """After the draws of the last player."""
    state = table(
        seat("epsilon_eridani", "mining_conglomerate", "rebel_miners"),
        seat("new_sparta", "rebel_underground"),
        play=("produce", "produce"),
        deck=["trade_league", "gem_world", "spice_world", "space_port"],
    )
    assert (hand(state, 0), hand(state, 1)) == (["space_port", "spice_world"], ["gem_world"])


@pytest.mark.rule("RACE-190", "RACE-268")
def test_order_of_powers_is_free_and_a_power_may_find_nothing() -> None:
    """Galactic Engineers may take the only rare world; Mining Robots then is lost."""
    state = producing("galactic_engineers", "mining_robots", "radioactive_world", "empath_world")
    assert ("galactic_engineers", "radioactive_world") in choices(state)
    do(state, 0, "produce", by="galactic_engineers", world="radioactive_world")
    assert goods(state, 0) == ["radioactive_world"]
    assert state.decision(0).name == "choose_action"


@pytest.mark.rule("RACE-269")
def test_declining_the_bonus_does_not_free_from_powers() -> None:
    """While a power can be used, the bonus cannot be declined."""
    state = producing("mining_robots", *RARE_WINDFALLS[:2], chooser=True)
    assert refusal(state, 0, "no_bonus").rule == "RACE-269"
    do(state, 0, "produce", by="mining_robots", world="asteroid_belt")
    do(state, 0, "no_bonus")
    assert goods(state, 0) == ["asteroid_belt"]


@pytest.mark.rule("RACE-262")
def test_player_by_player() -> None:
    """The lower start world decides first."""
    state = table(
        seat("new_sparta", "radioactive_world", start=3),
        seat("old_earth", "refugee_world", start=0),
        play=("produce", "produce"),
    )
    assert asked(state) == {1: "windfall"}
    do(state, 1, "no_bonus")
    assert asked(state) == {0: "windfall"}


@pytest.mark.rule("RACE-196", "RACE-273")
def test_without_cards_nothing_is_produced() -> None:
    """Both piles empty: no good, no draw for it, no count for any power."""
    state = producing("gem_world", "consumer_markets", "radioactive_world", chooser=True)
    assert asked(state) == {0: "windfall"}
    for player in state.seats:
        player.goods, player.produced, player.hand, player.discards = {}, [], [], []
    state.pile, state.open_discards, state.spent_goods = [], [], []
    do(state, 0, "produce", by="bonus", world="radioactive_world")
    assert (goods(state, 0), own(state, 0)["hand_count"]) == ([], 0)
    assert state.decision(0).name == "choose_action"


def test_undo_of_a_windfall_choice() -> None:
    """A good laid unseen reveals nothing: the choice can be taken back while no card was drawn."""
    state = producing("mining_robots", "galactic_engineers", *RARE_WINDFALLS)
    before = state.hash()
    do(state, 0, "produce", by="mining_robots", world="asteroid_belt")
    assert state.can_undo(0)
    state.undo(0)
    assert before == state.hash()
