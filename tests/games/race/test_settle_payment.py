"""Phase III: Settle by payment, and windfall goods."""

from typing import Any

import pytest
from games.race.moves import do, pass_all, settle_alone
from games.race.seen import asked, goods, hand, legal, need, own, placeable, refusal, tableau
from games.race.table import FILLERS, seat, table

RICH = FILLERS[:7]


def cost(world: str, *powers: str) -> int:
    """What seat 0, no chooser, pays for the world by the dearest way."""
    state = table(seat("old_earth", *powers, hand=[world, *RICH]), seat("new_sparta"), play=("produce", "settle"))
    settle_alone(state, world)
    return need(state, 0) if asked(state) == {0: "pay_world"} else 0


@pytest.mark.rule("RACE-085", "RACE-164", "RACE-250", "RACE-252")
def test_worlds_are_chosen_face_down_and_revealed_together() -> None:
    """Until the last choice nobody sees anything; then the worlds lie in the tableaus, and payment follows."""
    state = table(
        seat("old_earth", hand=["gem_world", *FILLERS[:3]]),
        seat("new_sparta", hand=["spice_world", *FILLERS[3:6]]),
        play=("settle", "settle"),
    )
    before = state.view(1)["seats"]
    do(state, 0, "settle", card="gem_world")
    assert before == state.view(1)["seats"]
    do(state, 1, "settle", card="spice_world")
    assert tableau(state, 0) == ["old_earth", "gem_world"]
    assert asked(state) == {0: "pay_world", 1: "pay_world"}
    assert not state.can_undo(0)


@pytest.mark.rule("RACE-086", "RACE-090")
def test_a_chooser_who_places_none_draws_nothing() -> None:
    """Passing is legal with a payable world."""
    state = table(seat("old_earth", hand=["gem_world", *RICH]), seat("new_sparta"), play=("settle", "settle"))
    assert "gem_world" in placeable(state, 0)
    before = hand(state, 0)
    do(state, 0, "pass")
    assert before == hand(state, 0)


@pytest.mark.rule("RACE-087", "RACE-089", "RACE-110")
def test_what_can_neither_be_paid_nor_conquered_cannot_be_revealed() -> None:
    """The world itself is no payment; a military world cannot simply be paid for."""
    state = table(seat("old_earth", hand=["gem_world", "rebel_base"]), seat("new_sparta"), play=("settle", "settle"))
    assert placeable(state, 0) == []
    assert refusal(state, 0, "settle", card="gem_world").rule == "RACE-087"
    assert refusal(state, 0, "settle", card="rebel_base").rule == "RACE-111"
    blocked = {entry["target"]["card"]: entry["rule"] for entry in state.decision(0).json()["blocked"]}
    assert blocked == {"gem_world": "RACE-087", "rebel_base": "RACE-111"}


@pytest.mark.rule("RACE-085")
def test_only_worlds_of_the_own_hand() -> None:
    """Developments and cards of others are refused."""
    state = table(seat("old_earth", hand=["public_works", *RICH]), seat("new_sparta"), play=("settle", "settle"))
    assert refusal(state, 0, "settle", card="public_works").rule == "RACE-085"
    assert refusal(state, 0, "settle", card="gem_world").rule == "RACE-085"


@pytest.mark.rule("RACE-088")
@pytest.mark.parametrize(
    ("world", "expected"),
    [("refugee_world", 0), ("pilgrimage_world", 0), ("artist_colony", 1), ("gem_world", 2), ("new_earth", 5)],
)
def test_a_world_costs_its_number(world: str, expected: int) -> None:
    """From 0 to 6 hand cards."""
    assert expected == cost(world)


@pytest.mark.rule("RACE-088", "RACE-089")
def test_the_payment_is_exact_and_from_the_hand() -> None:
    """Neither fewer nor more cards."""
    state = table(seat("old_earth", hand=["gem_world", *RICH]), seat("new_sparta"), play=("settle", "settle"))
    settle_alone(state, "gem_world")
    assert refusal(state, 0, "pay", cards=RICH[:1]).rule == "RACE-088"
    assert refusal(state, 0, "pay", cards=RICH[:3]).rule == "RACE-088"
    assert refusal(state, 0, "pay", cards=["gem_world", RICH[0]]).kind == "illegal"


@pytest.mark.rule("RACE-090", "RACE-254", "RACE-255", "RACE-259")
def test_the_bonus_card_comes_after_the_payment() -> None:
    """Always one card for a chooser who placed a world, too late to help pay; none for others."""
    state = table(
        seat("old_earth", hand=["gem_world", *FILLERS[:2]]),
        seat("new_sparta", hand=["spice_world", *FILLERS[2:5]]),
        play=("settle", "consume_2x"),
        deck=["artist_colony"],
    )
    do(state, 0, "settle", card="gem_world")
    do(state, 1, "settle", card="spice_world")
    assert asked(state) == {1: "pay_world"}
    do(state, 1, "pay", cards=FILLERS[2:4])
    assert hand(state, 0) == ["artist_colony"]
    assert [FILLERS[4]] == hand(state, 1)


@pytest.mark.rule("RACE-091")
def test_terraforming_robots_draw_too() -> None:
    """One card by the bonus and one by Terraforming Robots."""
    state = table(
        seat("old_earth", "terraforming_robots", hand=["pilgrimage_world"]),
        seat("new_sparta"),
        play=("settle", "produce"),
        deck=["gem_world", "spice_world"],
    )
    settle_alone(state, "pilgrimage_world")
    assert hand(state, 0) == ["gem_world", "spice_world"]


@pytest.mark.rule("RACE-092", "RACE-093", "RACE-094", "RACE-095", "RACE-045")
def test_discounts() -> None:
    """Replicant Robots for every world; the others look at the kind of good, not at the title."""
    assert cost("new_earth", "replicant_robots") == 3
    assert (cost("mining_world", "mining_robots"), cost("blaster_gem_mines", "mining_robots")) == (2, 2)
    assert cost("mining_world", "mining_robots", "alpha_centauri") == 1
    assert cost("mining_world", "mining_robots", "alpha_centauri", "replicant_robots") == 0
    assert cost("gem_world", "mining_robots", "alpha_centauri") == 2
    assert cost("deserted_alien_outpost", "alien_rosetta_stone_world") == 2
    assert cost("deserted_alien_outpost", "alien_rosetta_stone_world", "alien_tech_institute") == 0
    assert cost("alien_rosetta_stone_world", "alien_tech_institute") == 3


@pytest.mark.rule("RACE-056")
def test_nothing_is_paid_back() -> None:
    """Discount 2 on cost 1 costs nothing and gives nothing."""
    assert cost("artist_colony", "replicant_robots") == 0


@pytest.mark.rule("RACE-096", "RACE-098", "RACE-099", "RACE-130")
def test_colony_ship() -> None:
    """It may be discarded to pay nothing; the world counts as placed with all that follows."""
    state = table(
        seat("old_earth", "colony_ship", "terraforming_robots", hand=["radioactive_world", *FILLERS[:3]]),
        seat("new_sparta"),
        play=("settle", "produce"),
        deck=["trade_league", "gem_world", "spice_world"],
    )
    settle_alone(state, "radioactive_world")
    ways: list[dict[str, Any]] = [{"how": "pay", "using": None}, {"how": "pay", "using": "colony_ship"}]
    assert [{"type": "place", **way} for way in ways] == legal(state, 0)
    labels = [option["label"] for option in state.decision(0).json()["options"]]
    assert [label["key"] for label in labels] == ["race-pay-way", "race-pay-way-using"]
    assert labels[1]["args"] == {"number": 0, "using": {"card": "colony_ship"}}
    do(state, 0, "place", how="pay", using="colony_ship")
    assert tableau(state, 0) == ["old_earth", "terraforming_robots", "radioactive_world"]
    assert sorted(["gem_world", "spice_world", *FILLERS[:3]]) == hand(state, 0)
    assert goods(state, 0) == ["radioactive_world"]


@pytest.mark.rule("RACE-098")
def test_a_colony_ship_is_never_discarded_for_nothing() -> None:
    """Who places no world is not asked about it."""
    state = table(
        seat("old_earth", "colony_ship", hand=["gem_world", *RICH]), seat("new_sparta"), play=("settle", "settle")
    )
    do(state, 0, "pass")
    assert tableau(state, 0) == ["old_earth", "colony_ship"]


@pytest.mark.rule("RACE-097")
def test_colony_ship_and_alien_goods() -> None:
    """Not for a world with an alien good; but for Alien Rosetta Stone World, which has none."""
    held = ["deserted_alien_outpost", "alien_rosetta_stone_world"]
    state = table(seat("old_earth", "colony_ship", hand=held), seat("new_sparta"), play=("settle", "settle"))
    assert placeable(state, 0) == ["alien_rosetta_stone_world"]
    held = ["deserted_alien_outpost", *RICH]
    state = table(seat("old_earth", "colony_ship", hand=held), seat("new_sparta"), play=("settle", "settle"))
    settle_alone(state, "deserted_alien_outpost")
    assert asked(state) == {0: "pay_world"}


@pytest.mark.rule("RACE-256")
def test_a_colony_ship_must_save_something() -> None:
    """With nothing to pay there is no choice."""
    state = table(
        seat("old_earth", "colony_ship", hand=["pilgrimage_world", *RICH]),
        seat("new_sparta"),
        play=("settle", "settle"),
    )
    settle_alone(state, "pilgrimage_world")
    assert asked(state) == {0: "choose_action", 1: "choose_action"}
    assert tableau(state, 0) == ["old_earth", "colony_ship", "pilgrimage_world"]


@pytest.mark.rule("RACE-102", "RACE-103", "RACE-104", "RACE-140", "RACE-199")
def test_windfall_worlds_receive_a_good() -> None:
    """The top card, unseen, of the world's kind; a production world receives none."""
    for world, kind in (("refugee_world", "novelty"), ("destroyed_world", "rare"), ("empath_world", "genes")):
        state = table(
            seat("old_earth", "replicant_robots", hand=[world]), seat("new_sparta"), play=("produce", "settle")
        )
        settle_alone(state, world)
        entry = next(entry for entry in own(state, 0)["tableau"] if entry["card"] == world)
        assert kind == entry["good"]
    state = table(
        seat("old_earth", "replicant_robots", hand=["gem_world"]), seat("new_sparta"), play=("develop", "settle")
    )
    pass_all(state, "choose_development")
    settle_alone(state, "gem_world")
    assert goods(state, 0) == []


@pytest.mark.rule("RACE-102", "RACE-199")
def test_nobody_sees_the_face_of_a_good() -> None:
    """No view and no event names it, not even for the owner."""
    state = table(
        seat("old_earth", hand=["refugee_world"]), seat("new_sparta"), play=("settle", "settle"), deck=["trade_league"]
    )
    events = state.apply(0, {"type": "settle", "card": "refugee_world"})
    assert [state.game.component_number("trade_league")] == list(state.seats[0].goods.values())
    for viewer in (None, 0, 1):
        assert "trade_league" not in str(state.view(viewer))
        assert "trade_league" not in str([event.json(viewer) for event in events])


@pytest.mark.rule("RACE-106", "RACE-165", "RACE-259")
def test_goods_come_before_payments_and_draws_in_player_order() -> None:
    """Both goods off the pile first, the lower start world's on top; then the bonus cards."""
    state = table(
        seat("new_sparta", hand=["refugee_world"], start=3),
        seat("old_earth", hand=["star_nomad_lair"], start=0),
        play=("settle", "settle"),
        deck=["gem_world", "spice_world", "space_port", "artist_colony"],
    )
    state.seats[1].add(state.cards, state.game.component_number("space_marines"))
    state.pile.remove(state.game.component_number("space_marines"))
    do(state, 0, "settle", card="refugee_world")
    do(state, 1, "settle", card="star_nomad_lair")
    faces = [[state.game.component_name(face) for face in player.goods.values()] for player in state.seats]
    assert faces == [["spice_world"], ["gem_world"]]
    assert (hand(state, 0), hand(state, 1)) == (["artist_colony"], ["space_port"])


@pytest.mark.rule("RACE-107")
def test_a_new_good_can_be_sold_in_the_same_round() -> None:
    """Settle, then Consume: Trade."""
    state = table(seat("old_earth", hand=["refugee_world"]), seat("new_sparta"), play=("consume_trade", "settle"))
    settle_alone(state, "refugee_world")
    assert goods(state, 0) == []
    assert own(state, 0)["hand_count"] == 3


@pytest.mark.rule("RACE-128", "RACE-163", "RACE-280")
def test_tableau_discards_are_decided_in_player_order() -> None:
    """Where a Colony Ship is in question the seats decide one after the other, each seeing the earlier."""
    seats = [
        seat("new_sparta", "colony_ship", hand=["gem_world", *FILLERS[:3]], start=3),
        seat("old_earth", "colony_ship", hand=["spice_world", *FILLERS[3:6]], start=0),
    ]
    state = table(*seats, play=("settle", "settle"))
    do(state, 0, "settle", card="gem_world")
    do(state, 1, "settle", card="spice_world")
    assert asked(state) == {1: "place_world"}
    do(state, 1, "place", how="pay", using="colony_ship")
    assert "discarded_from_tableau" in [event.type for event in state.events]
    assert asked(state) == {0: "place_world"}
    assert "colony_ship" not in tableau(state, 1)
    for entry in seats:
        entry["tableau"] = entry["tableau"][:1]
    state = table(*seats, play=("settle", "settle"))
    do(state, 0, "settle", card="gem_world")
    do(state, 1, "settle", card="spice_world")
    assert asked(state) == {0: "pay_world", 1: "pay_world"}


@pytest.mark.rule("RACE-128", "RACE-163")
def test_one_discard_in_question_puts_all_in_order() -> None:
    """Only one seat has a Colony Ship; the other, first in order, pays before the ship is decided on."""
    state = table(
        seat("new_sparta", "colony_ship", hand=["gem_world", *FILLERS[:3]], start=3),
        seat("old_earth", hand=["spice_world", *FILLERS[3:6]], start=0),
        play=("settle", "settle"),
    )
    do(state, 0, "settle", card="gem_world")
    do(state, 1, "settle", card="spice_world")
    assert [event.seat for event in state.events if event.type == "revealed"] == [1, 0]
    assert asked(state) == {1: "pay_world"}
    do(state, 1, "pay", cards=FILLERS[3:5])
    assert asked(state) == {0: "place_world"}


def test_undo_of_a_payment_until_something_is_revealed() -> None:
    """A way of placing can be taken back before the payment; a drawn bonus card ends it."""
    state = table(
        seat("old_earth", "colony_ship", hand=["gem_world", *FILLERS[:3]]),
        seat("new_sparta"),
        play=("settle", "settle"),
    )
    settle_alone(state, "gem_world")
    do(state, 0, "place", how="pay", using=None)
    assert state.can_undo(0)
    state.undo(0)
    assert asked(state) == {0: "place_world"}
    do(state, 0, "place", how="pay", using=None)
    do(state, 0, "pay", cards=FILLERS[:2])
    assert not state.can_undo(0)
