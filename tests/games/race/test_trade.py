"""The bonus Consume: Trade."""

import pytest
from games.race.moves import do
from games.race.seen import asked, goods, hand, legal, own, refusal
from games.race.table import seat, table

WORLDS = ("artist_colony", "mining_world", "distant_world", "alien_robotic_factory")


def sale(world: str, *powers: str) -> int:
    """How many cards the good of this world brings."""
    state = table(
        seat("new_sparta", world, *powers, goods=[world]), seat("refugee_world"), play=("consume_trade", "consume_2x")
    )
    return int(own(state, 0)["hand_count"])


@pytest.mark.rule("RACE-133", "RACE-139")
def test_a_chooser_must_sell_one_good_and_picks_which() -> None:
    """Before any consume power; there is no way around it, and it is exactly one."""
    state = table(
        seat("old_earth", "artist_colony", "mining_world", goods=["artist_colony", "mining_world"]),
        seat("new_sparta"),
        play=("consume_trade", "consume_trade"),
    )
    assert asked(state) == {0: "sell"}
    assert [{"type": "sell", "world": name} for name in ("artist_colony", "mining_world")] == legal(state, 0)
    assert refusal(state, 0, "sell", world="old_earth").rule == "RACE-139"
    assert refusal(state, 0, "end_consume").kind == "illegal"
    do(state, 0, "sell", world="mining_world")
    assert own(state, 0)["hand_count"] == 3 + 1


@pytest.mark.rule("RACE-134")
def test_a_chooser_without_goods_sells_nothing() -> None:
    """Nothing is lost."""
    state = table(seat("old_earth"), seat("new_sparta"), play=("consume_trade", "consume_trade"))
    assert asked(state) == {0: "choose_action", 1: "choose_action"}
    assert own(state, 0)["hand_count"] == 0


@pytest.mark.rule("RACE-135", "RACE-141", "RACE-037")
def test_only_choosers_sell_but_all_consume() -> None:
    """Consume: Trade makes the other player consume; they do not sell."""
    state = table(
        seat("new_sparta", "refugee_world", goods=["refugee_world"]),
        seat("old_earth", "destroyed_world", goods=["destroyed_world"]),
        play=("consume_trade", "produce"),
        pool=20,
    )
    assert own(state, 0)["hand_count"] == 2
    assert (own(state, 1)["hand_count"], own(state, 1)["vp"]) == (0, 1)


@pytest.mark.rule("RACE-136")
def test_prices() -> None:
    """Novelty 2, rare 3, genes 4, alien 5."""
    assert [sale(world) for world in WORLDS] == [2, 3, 4, 5]


@pytest.mark.rule("RACE-137", "RACE-255")
def test_all_matching_trade_powers_add() -> None:
    """Powers for any good and for the kind, on worlds and developments alike."""
    assert (
        sale("mining_world", "export_duties", "mining_conglomerate", "space_port", "merchant_world")
        == 3 + 1 + 1 + 2 + 2
    )
    assert sale("spice_world") == 2 + 2
    assert sale("plague_world", "genetics_lab", "bio_hazard_mining_world", "spice_world") == 4 + 1 + 2


@pytest.mark.rule("RACE-138")
def test_this_world_powers() -> None:
    """Star Nomad Lair +1 and Pirate World +3 for their own good only; other powers count as well."""
    assert (sale("star_nomad_lair"), sale("pirate_world")) == (3, 5)
    assert sale("pirate_world", "export_duties") == 6
    assert sale("artist_colony", "pirate_world", "star_nomad_lair") == 2


@pytest.mark.rule("RACE-140", "RACE-261")
def test_a_sold_good_goes_face_down_to_the_discard_pile_before_the_draw() -> None:
    """The pile runs out on the sale: the good sold is part of the renewal."""
    faces = {"refugee_world": "trade_league", "artist_colony": "merchant_guild"}
    state = table(
        seat("new_sparta", "refugee_world", "artist_colony", goods=faces),
        seat("old_earth"),
        play=("consume_trade", "consume_2x"),
        deck=["gem_world"],
    )
    state.pile = state.pile[-1:]
    events = do(state, 0, "sell", world="refugee_world").events
    assert hand(state, 0) == ["gem_world", "trade_league"]
    assert goods(state, 0) == ["artist_colony"]
    assert all("trade_league" not in str(event.json(1)) for event in events)


@pytest.mark.rule("RACE-142")
def test_2x_without_goods_is_allowed() -> None:
    """It brings nothing."""
    state = table(seat("new_sparta"), seat("old_earth"))
    for who in (0, 1):
        do(state, who, "choose", actions=["consume_2x"])
    assert (own(state, 0)["vp"], own(state, 0)["hand_count"]) == (0, 0)
