"""Phase IV: Consume: powers, player order, doubling and chips."""

from typing import Any

import pytest
from games.race.moves import do
from games.race.seen import asked, ending, goods, hand, legal, own, refusal
from games.race.table import FILLERS, seat, table

NOVELTY = ("artist_colony", "gem_world", "spice_world")
RARE = ("mining_world", "comet_zone")
KINDS = ("artist_colony", "mining_world", "distant_world", "alien_robotic_factory")


def consuming(*tableau: str, goods: Any = (), play: str = "consume_2x", **more: Any) -> Any:
    """Seat 0 in a Consume phase chosen by seat 1, or by itself with `play`."""
    return table(
        seat("new_sparta", *tableau, goods=goods, **more),
        seat("former_penal_colony"),
        play=("consume_2x", "consume_2x") if play == "doubled" else ("produce", play),
    )


def powers(state: Any) -> set[tuple[str, str]]:
    return {(action["card"], action["power"]) for action in legal(state, 0) if action["type"] == "use"}


@pytest.mark.rule("RACE-144", "RACE-050")
def test_powers_must_be_used_as_long_as_one_can() -> None:
    """With a single power and a good there is nothing to decide; with two powers passing is refused."""
    state = consuming("public_works", "artist_colony", goods=["artist_colony"])
    assert own(state, 0)["vp"] == 1
    state = consuming("public_works", "terraformed_world", "artist_colony", goods=["artist_colony"])
    assert refusal(state, 0, "end_consume").rule == "RACE-144"


@pytest.mark.rule("RACE-145")
def test_each_power_once_per_phase() -> None:
    """Three goods, two single powers: two goods are consumed, one is left."""
    state = consuming("public_works", "terraformed_world", *NOVELTY, goods=NOVELTY)
    do(state, 0, "use", card="public_works", power="consume")
    do(state, 0, "spend", worlds=["gem_world"])
    assert asked(state) == {0: "spend"}
    do(state, 0, "spend", worlds=["spice_world"])
    assert own(state, 0)["vp"] == 2
    state = consuming("public_works", "terraformed_world", "outlaw_world", *NOVELTY, goods=NOVELTY)
    do(state, 0, "use", card="public_works", power="consume")
    do(state, 0, "spend", worlds=["gem_world"])
    assert refusal(state, 0, "use", card="public_works", power="consume").rule == "RACE-145"
    assert refusal(state, 0, "use", card="tourist_world", power="consume").rule == "RACE-144"


@pytest.mark.rule("RACE-146")
def test_a_good_serves_one_power() -> None:
    """Two powers and one good: one use."""
    state = consuming("public_works", "terraformed_world", "artist_colony", goods=["artist_colony"])
    do(state, 0, "use", card="public_works", power="consume")
    assert own(state, 0)["vp"] == 1
    assert 0 not in state.to_act or state.decision(0).name == "choose_action"


@pytest.mark.rule("RACE-147", "RACE-148")
def test_goods_come_from_any_own_world() -> None:
    """The consuming world's own good included; the owner picks."""
    state = consuming("prosperous_world", "artist_colony", goods=["prosperous_world", "artist_colony"])
    assert sorted(action["worlds"] for action in legal(state, 0)) == [["artist_colony"], ["prosperous_world"]]
    do(state, 0, "spend", worlds=["prosperous_world"])
    assert "artist_colony" in goods(state, 0)


@pytest.mark.rule("RACE-148")
def test_only_fitting_goods() -> None:
    """Plague World takes genes only."""
    state = consuming(
        "plague_world", "distant_world", "artist_colony", goods=["plague_world", "distant_world", "artist_colony"]
    )
    assert sorted(action["worlds"] for action in legal(state, 0)) == [["distant_world"], ["plague_world"]]
    assert refusal(state, 0, "spend", worlds=["artist_colony"]).kind == "illegal"


@pytest.mark.rule("RACE-149")
def test_an_order_that_leaves_goods_over_is_legal() -> None:
    """Old Earth takes the genes first, so Plague World finds none and a novelty good is left."""
    worlds = ("plague_world", "artist_colony", "gem_world")
    state = table(
        seat("old_earth", *worlds, goods=worlds), seat("former_penal_colony"), play=("consume_2x", "consume_2x")
    )
    do(state, 0, "use", card="old_earth", power="consume")
    do(state, 0, "spend", worlds=["plague_world", "gem_world"])
    assert goods(state, 0) == ["artist_colony"]
    assert state.decision(0).name == "choose_action"


@pytest.mark.rule("RACE-150")
@pytest.mark.parametrize(("number", "expected"), [(1, 1), (2, 2), (3, 3)])
def test_up_to_means_as_many_as_there_are(number: int, expected: int) -> None:
    """Free Trade Association takes all novelty goods up to three, for a point and a card each."""
    worlds = ("artist_colony", "spice_world", "space_port")
    state = consuming("free_trade_association", *worlds, goods=worlds[:number])
    assert (expected, expected) == (own(state, 0)["vp"], own(state, 0)["hand_count"])


@pytest.mark.rule("RACE-150")
def test_none_is_held_back_once_begun() -> None:
    """Three novelty goods, Free Trade Association and New Vinland: begun, it takes all three."""
    worlds = ("artist_colony", "gem_world", "new_vinland")
    state = consuming("free_trade_association", *worlds, goods=worlds)
    assert {("free_trade_association", "consume"), ("new_vinland", "consume")} == powers(state)
    do(state, 0, "use", card="free_trade_association", power="consume")
    assert own(state, 0)["vp"] == 3
    state = consuming("free_trade_association", *worlds, goods=worlds)
    do(state, 0, "use", card="new_vinland", power="consume")
    assert refusal(state, 0, "spend", worlds=["gem_world", "artist_colony"]).rule == "RACE-150"
    do(state, 0, "spend", worlds=["gem_world"])
    assert own(state, 0)["vp"] == 2


@pytest.mark.rule("RACE-151")
def test_fixed_numbers_need_all_their_goods() -> None:
    """Tourist World 2 of any kinds, Mining League 2 rare, Diversified Economy 3 kinds; with fewer they are no use."""
    for card, worlds, vp in (
        ("tourist_world", ("artist_colony", "mining_world"), 3),
        ("mining_league", RARE, 3),
        ("diversified_economy", KINDS[:3], 3),
    ):
        assert vp == own(consuming(card, *worlds, goods=worlds), 0)["vp"]
        state = consuming(card, *worlds, goods=worlds[1:])
        assert own(state, 0)["vp"] == 0
    state = consuming("tourist_world", "deficit_spending", "artist_colony", goods=["artist_colony"], hand=FILLERS[:1])
    assert refusal(state, 0, "use", card="tourist_world", power="consume").rule == "RACE-151"
    state = consuming("diversified_economy", *NOVELTY, "mining_world", goods=[*NOVELTY, "mining_world"])
    assert own(state, 0)["vp"] == 0


@pytest.mark.rule("RACE-151", "RACE-152")
def test_diversified_economy_takes_three_different_kinds() -> None:
    """Exactly three of four kinds; two of a kind are refused."""
    worlds = (*KINDS, "gem_world")
    state = consuming("diversified_economy", *worlds, goods=worlds)
    assert len(legal(state, 0)) == 7
    assert all(len(action["worlds"]) == 3 for action in legal(state, 0))
    wrong = ["artist_colony", "gem_world", "mining_world"]
    assert refusal(state, 0, "spend", worlds=wrong).rule == "RACE-151"
    assert refusal(state, 0, "spend", worlds=KINDS).rule == "RACE-150"
    do(state, 0, "spend", worlds=KINDS[1:])
    assert (3, {"artist_colony", "gem_world"}) == (own(state, 0)["vp"], set(goods(state, 0)) - set(KINDS[1:]))


@pytest.mark.rule("RACE-153", "RACE-171")
def test_pilgrimage_world() -> None:
    """All goods left for one point less; forced with a single good; doubled as a whole."""
    assert own(consuming("pilgrimage_world", *NOVELTY, goods=NOVELTY), 0)["vp"] == 2
    assert own(consuming("pilgrimage_world", *NOVELTY, goods=NOVELTY, play="doubled"), 0)["vp"] == 4
    state = consuming("pilgrimage_world", "artist_colony", goods=["artist_colony"], play="doubled")
    assert (own(state, 0)["vp"], goods(state, 0)) == (0, [])
    state = consuming("pilgrimage_world", "public_works", *NOVELTY, goods=NOVELTY)
    do(state, 0, "use", card="public_works", power="consume")
    do(state, 0, "spend", worlds=["gem_world"])
    assert own(state, 0)["vp"] == 1 + 1


@pytest.mark.rule("RACE-154", "RACE-156")
def test_black_market_ignores_trade_powers() -> None:
    """In every Consume phase, forced: its price alone."""
    state = consuming("black_market_trading_world", "export_duties", "mining_world", goods=["mining_world"])
    assert own(state, 0)["hand_count"] - 1 == 3


@pytest.mark.rule("RACE-155", "RACE-156")
def test_trade_league_counts_all_trade_powers() -> None:
    """Its own +1 included."""
    state = consuming("trade_league", "mining_world", goods=["mining_world"])
    assert own(state, 0)["hand_count"] - 1 == 3 + 1
    state = consuming("trade_league", "export_duties", "pirate_world", goods=["pirate_world"])
    assert own(state, 0)["hand_count"] == 2 + 3 + 1 + 1


@pytest.mark.rule("RACE-157", "RACE-170", "RACE-172", "RACE-265")
def test_hand_discards() -> None:
    """0, 1 or 2 cards for a point each, once per card and phase, never doubled, from the pool."""
    state = consuming("deficit_spending", hand=FILLERS[:4], play="doubled")
    assert legal(state, 0) == [
        {"type": "use", "card": "deficit_spending", "power": "discard_hand"},
        {"type": "end_consume"},
    ]
    pool = state.pool
    do(state, 0, "use", card="deficit_spending", power="discard_hand")
    assert refusal(state, 0, "discard_for_points", cards=FILLERS[:3]).rule == "RACE-157"
    assert refusal(state, 0, "discard_for_points", cards=[]).rule == "RACE-157"
    do(state, 0, "discard_for_points", cards=FILLERS[:2])
    assert (2, pool - 2) == (own(state, 0)["vp"], state.pool)
    assert state.decision(0).name == "choose_action"
    state = consuming("deficit_spending", hand=FILLERS[:4])
    do(state, 0, "end_consume")
    assert (own(state, 0)["vp"], own(state, 0)["hand_count"]) == (0, 4)
    state = consuming("deficit_spending", "merchant_world", hand=FILLERS[:4])
    do(state, 0, "use", card="merchant_world", power="discard_hand")
    do(state, 0, "discard_for_points", cards=FILLERS[:1])
    assert refusal(state, 0, "use", card="merchant_world", power="discard_hand").rule == "RACE-145"
    do(state, 0, "use", card="deficit_spending", power="discard_hand")
    do(state, 0, "discard_for_points", cards=FILLERS[1:3])
    assert own(state, 0)["vp"] == 3


@pytest.mark.rule("RACE-157")
def test_no_hand_no_discard() -> None:
    """Without hand cards the power is not offered, and refused."""
    state = consuming("deficit_spending", "public_works", "terraformed_world", "artist_colony", goods=["artist_colony"])
    assert refusal(state, 0, "use", card="deficit_spending", power="discard_hand").rule == "RACE-157"


@pytest.mark.rule("RACE-158")
def test_new_economy_draws_whenever_its_owner_likes() -> None:
    """One card in every Consume phase, at the moment chosen among the powers."""
    state = consuming("new_economy", "public_works", "artist_colony", goods=["artist_colony"])
    assert {("new_economy", "draw"), ("public_works", "consume")} == powers(state)
    do(state, 0, "use", card="new_economy", power="draw")
    assert own(state, 0)["hand_count"] == 1
    assert own(state, 0)["vp"] == 1


@pytest.mark.rule("RACE-159", "RACE-275", "RACE-270")
def test_gambling_world() -> None:
    """Name a number, turn up the top card before all eyes: won it may be taken or left, else it is discarded."""

    def gamble(number: int, top: str) -> Any:
        state = table(
            seat("new_sparta", "gambling_world"),
            seat("former_penal_colony"),
            play=("consume_2x", "consume_2x"),
            deck=[top],
        )
        assert asked(state) == {0: "name_number"}
        return do(state, 0, "name", number=number)

    lost = gamble(3, "gem_world")
    assert (lost.view(1)["open_discards"], own(lost, 0)["hand_count"]) == (["gem_world"], 0)
    assert any("gem_world" in str(event.json(1)) for event in lost.events)
    won = gamble(2, "gem_world")
    assert won.view(1)["turned_up"] == "gem_world"
    assert legal(won, 0) == [{"type": "take"}, {"type": "leave"}]
    left = do(won.copy(), 0, "leave")
    assert (left.view(1)["open_discards"], own(left, 0)["hand_count"]) == (["gem_world"], 0)
    do(won, 0, "take")
    assert (hand(won, 0), won.view(1)["open_discards"]) == (["gem_world"], [])
    assert asked(gamble(7, "rebel_homeworld")) == {0: "take_card"}


@pytest.mark.rule("RACE-159", "RACE-160", "RACE-058")
def test_a_number_from_one_to_seven_must_be_named() -> None:
    """0 and 8 are refused, so a card of cost 0 is never won; naming is a must."""
    state = consuming("gambling_world")
    assert list(range(1, 8)) == [action["number"] for action in legal(state, 0)]
    for number in (0, 8):
        assert refusal(state, 0, "name", number=number).rule == "RACE-159"
    assert refusal(state, 0, "end_consume").kind == "illegal"


@pytest.mark.rule("RACE-159")
def test_gambling_world_has_a_second_power() -> None:
    """Its plain consume power is separate."""
    state = consuming("gambling_world", "artist_colony", goods=["artist_colony"])
    assert {("gambling_world", "consume"), ("gambling_world", "lucky_draw")} == powers(state)
    do(state, 0, "use", card="gambling_world", power="consume")
    assert asked(state) == {0: "name_number"}
    assert own(state, 0)["vp"] == 1


@pytest.mark.rule("RACE-163", "RACE-165", "RACE-260")
def test_player_by_player_in_player_order() -> None:
    """The lower start world finishes sale and powers before the next begins."""
    state = table(
        seat("new_sparta", "gambling_world", start=3),
        seat("old_earth", "artist_colony", "gem_world", "outlaw_world", goods=["artist_colony", "gem_world"], start=0),
        play=("consume_2x", "consume_trade"),
    )
    assert asked(state) == {1: "sell"}
    do(state, 1, "sell", world="gem_world")
    assert asked(state) == {1: "use_power"}
    do(state, 1, "use", card="old_earth", power="consume")
    assert asked(state) == {0: "name_number"}


@pytest.mark.rule("RACE-168", "RACE-169")
def test_doubling() -> None:
    """2x VP doubles points of consume powers, not cards; only for its choosers."""
    state = consuming("outlaw_world", "artist_colony", goods=["artist_colony"], play="doubled")
    assert (own(state, 0)["vp"], own(state, 0)["hand_count"]) == (2, 1)
    state = consuming("outlaw_world", "artist_colony", goods=["artist_colony"])
    assert own(state, 0)["vp"] == 1
    state = consuming("trade_league", "artist_colony", goods=["artist_colony"], play="doubled")
    assert (own(state, 0)["vp"], own(state, 0)["hand_count"]) == (0, 3)


@pytest.mark.rule("RACE-172", "RACE-173", "RACE-203")
def test_an_empty_pool_still_pays() -> None:
    """More is earned than the pool holds: all of it is paid, the pool counts 0, and the game ends."""
    state = table(
        seat("new_sparta", "tourist_world", *RARE, goods=RARE, vp=3),
        seat("old_earth", "artist_colony", goods=["artist_colony"]),
        play=("consume_2x", "consume_2x"),
        pool=2,
    )
    assert (own(state, 0)["vp"], own(state, 1)["vp"]) == (3 + 6, 2)
    assert state.pool == 0
    assert ending(state) == "race-end-pool"


@pytest.mark.rule("RACE-261")
def test_goods_are_discarded_before_cards_are_drawn() -> None:
    """The pile runs out on the draw: the consumed good is part of the renewal."""
    state = table(
        seat("new_sparta", "new_vinland", "outlaw_world", goods={"new_vinland": "trade_league"}),
        seat("old_earth"),
        play=("consume_2x", "consume_2x"),
        deck=["spice_world"],
    )
    state.pile = state.pile[-1:]
    do(state, 0, "use", card="new_vinland", power="consume")
    assert hand(state, 0) == ["spice_world", "trade_league"]


@pytest.mark.rule("RACE-265", "RACE-266")
def test_hand_discards_at_any_moment_with_fresh_cards() -> None:
    """Before or after forced powers; cards drawn in the same phase may be discarded."""
    state = table(
        seat("new_sparta", "deficit_spending", "new_economy", hand=["rebel_base"]),
        seat("old_earth"),
        play=("consume_2x", "consume_2x"),
        deck=["gem_world"],
    )
    assert {("deficit_spending", "discard_hand"), ("new_economy", "draw")} == powers(state)
    assert refusal(state, 0, "end_consume").rule == "RACE-144"
    do(state, 0, "use", card="new_economy", power="draw")
    do(state, 0, "use", card="deficit_spending", power="discard_hand")
    do(state, 0, "discard_for_points", cards=["gem_world", "rebel_base"])
    assert own(state, 0)["vp"] == 2


def test_undo_within_consume_until_a_card_is_drawn() -> None:
    """Choosing a power and its goods can be taken back; a draw cannot."""
    state = consuming("public_works", "terraformed_world", "new_economy", *NOVELTY, goods=NOVELTY)
    do(state, 0, "use", card="public_works", power="consume")
    do(state, 0, "spend", worlds=["gem_world"])
    assert state.can_undo(0)
    state.undo(0)
    state.undo(0)
    assert asked(state) == {0: "use_power"}
    assert own(state, 0)["vp"] == 0
    do(state, 0, "use", card="new_economy", power="draw")
    assert not state.can_undo(0)
