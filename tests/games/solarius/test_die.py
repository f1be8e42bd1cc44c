"""Rounds, turns and step a (SM-140 to SM-166)."""

from random import Random
from typing import Any

import pytest
from games.solarius.moves import act, refused, skip, take
from games.solarius.seen import asked, listed, me, row
from games.solarius.tables import BRIDGE, GAME, at, table

from sternhafen.games.solarius.actions import Take


@pytest.mark.rule("SM-140", "SM-141", "SM-144", "SM-370", "SM-374")
def test_four_rounds_of_four_turns_clockwise() -> None:
    """In every round each seat takes four turns, clockwise from the start player, who changes clockwise."""
    state = GAME.new(players=3, seed=2)
    rng, turns, first = Random(2), [], state.start_player
    while not state.over:
        seat = state.to_act[0]
        action = state.decision(seat).sample(rng)
        if isinstance(action, Take):
            turns.append((state.round, seat))
        if action.type_name() == "end_turn" and len(turns) % 12 == 0:
            assert [len(player.dice) for player in state.seats] == [4, 4, 4]
            assert sum(state.bag) == 1
        state.apply(seat, action)
    expected = [(round, (first + round - 1 + turn) % 3) for round in range(1, 5) for turn in range(12)]
    assert expected == turns
    assert state.round == 4


@pytest.mark.rule("SM-141", "SM-190", "SM-191")
def test_a_die_is_compulsory_the_rest_is_not() -> None:
    """A turn cannot end before a die action; after it, it can, and the ship stays."""
    state = table(bridge=BRIDGE)
    assert not listed(state, "end_turn")
    take(state, "+0 yellow 3")
    assert not listed(state, "end_turn")
    act(state, "act", kind="main")
    assert asked(state) == "extra"
    act(state, "end_turn")
    assert state.to_act == (1,)
    assert GAME.box.geometry.home == me(state).ship


@pytest.mark.rule("SM-142", "SM-R37", "SM-357")
def test_any_time_actions_come_at_any_moment_of_the_own_turn() -> None:
    """Before the die, before the die action, before and after step b; not for the other seat."""
    state = table({"fuel": 10, "bucks": 10}, bridge=BRIDGE)
    trade: dict[str, Any] = {"fuel": 2, "bucks": 0, "colour": "black"}
    assert trade in listed(act(state, "to_resource", **trade), "to_resource")
    take(state, "+0 yellow 3")
    assert trade in listed(state, "to_resource")
    act(state, "act", kind="main")
    assert trade in listed(state, "to_resource")
    act(act(state, "buy_drives", number=1), "to_resource", **trade)
    assert row(state, "black") == [2, 0, 0]
    with pytest.raises(Exception, match="nothing to decide"):
        act(state, "to_resource", seat=1, **trade)


@pytest.mark.rule("SM-143", "SM-144")
def test_a_hub_each_round() -> None:
    """Round n shows n hubs, on the hub spaces of the tiles with their letters."""
    state = GAME.new(players=2, seed=5)
    rng = Random(5)
    seen: dict[int, list[str]] = {}
    while not state.over:
        seen.setdefault(state.round, state.view(None)["hubs"])
        seat = state.to_act[0]
        state.apply(seat, state.decision(seat).sample(rng))
    letters = [GAME.box.tile_ids[tile] for tile in state.hub_track]
    assert {number: letters[:number] for number in (1, 2, 3, 4)} == seen


@pytest.mark.rule("SM-062", "SM-150", "SM-155", "SM-157")
def test_fields_for_a_die() -> None:
    """Ordinary, research, transformation into another colour, and die fields of own developments that take the die."""
    state = table({"developments": ["P09", "P12", "P05"]}, bridge=["+0 yellow 3", "+1 black 2"])
    fields = [(own["colour"], own["field"], own["counts_as"]) for own in listed(state, "take")]
    yellow: list[tuple[str, str | None]] = [("ordinary", None), ("research", None)]
    yellow += [("transformation", colour) for colour in ("black", "turquoise", "brown")]
    yellow += [("P09", None), ("P09", "black")]
    assert {("yellow", *field) for field in yellow} == {field for field in fields if field[0] == "yellow"}
    assert ("black", "P12", None) in fields
    die: dict[str, Any] = {"colour": "yellow", "face": "3", "wheel": 0}
    refused(state, "SM-157", "take", **die, field="P12")
    refused(state, "SM-150", "take", **die, field="P05")
    refused(state, "SM-150", "take", **die, field="P11")
    refused(state, "SM-155", "take", **die, field="transformation", counts_as="yellow")
    refused(state, "SM-150", "take", **die, field="ordinary", counts_as="black")
    refused(state, "SM-150", "take", **{**die, "wheel": 1}, field="ordinary")


@pytest.mark.rule("SM-155", "SM-156", "SM-157", "SM-158", "SM-R23")
def test_special_fields_take_one_die_a_round() -> None:
    """Transformation, research and die fields hold their die for the round; ordinary ones are never short."""
    dice = ["transformation black 1", "research black 1", "P11 black 2"]
    state = table({"developments": ["P11"], "dice": dice}, bridge=["+0 yellow 3"], agenda=[["turn", 0]])
    assert [own["field"] for own in listed(state, "take")] == ["ordinary"]
    die: dict[str, Any] = {"colour": "yellow", "face": "3", "wheel": 0}
    refused(state, "SM-155", "take", **die, field="transformation", counts_as="black")
    refused(state, "SM-156", "take", **die, field="research")
    refused(state, "SM-157", "take", **die, field="P11")


@pytest.mark.rule("SM-151", "SM-152", "SM-153", "SM-166")
def test_the_wheel_value_is_settled_first() -> None:
    """+2 in any mix, at once usable; the die is gone from the bridge."""
    state = take(table({"bucks": 0, "fuel": 0}, bridge=["+2 brown 1"]), "+2 brown 1")
    assert listed(state, "money") == [{"fuel": 2, "bucks": 0}, {"fuel": 1, "bucks": 1}, {"fuel": 0, "bucks": 2}]
    refused(state, "SM-151", "money", fuel=2, bucks=1)
    refused(state, "SM-151", "money", fuel=3, bucks=-1)
    act(state, "money", fuel=0, bucks=2)
    assert asked(state) == "die_action"
    assert {"kind": "main", "buy": 1} in listed(state, "act")
    assert not state.bridge


@pytest.mark.rule("SM-151", "SM-R01")
def test_minus_one_is_paid_in_fuel_or_bucks() -> None:
    """With both the player chooses; with one it is taken; with none the die may not be taken."""
    state = take(table(bridge=["-1 black 2"]), "-1 black 2")
    assert listed(state, "money") == [{"fuel": -1, "bucks": 0}, {"fuel": 0, "bucks": -1}]
    act(state, "money", fuel=0, bucks=-1)
    assert (me(state).fuel, me(state).bucks) == (2, 1)
    state = take(table({"fuel": 0}, bridge=["-1 black 2"]), "-1 black 2")
    assert (me(state).fuel, me(state).bucks) == (0, 1)
    state = table({"fuel": 0, "bucks": 0}, bridge=["-1 black 2", "+0 brown 1"])
    refused(state, "SM-R01", "take", colour="black", face="2", wheel=-1, field="ordinary")


@pytest.mark.rule("SM-R54")
def test_nothing_comes_between_die_and_wheel() -> None:
    """While the wheel value is open no any-time action is possible."""
    state = take(table({"fuel": 10, "bucks": 10}, bridge=["-1 black 2"]), "-1 black 2")
    refused(state, None, "to_resource", fuel=2, bucks=0, colour="black")  # type: ignore[arg-type]


@pytest.mark.rule("SM-154", "SM-R53")
def test_bought_points_must_be_used() -> None:
    """2 bucks each, any number; cubes must fit, the track must not pass 10, raises and pushes must add up."""
    state = take(table({"bucks": 6, "rows": {"black": "1 II 0/0/0"}}, bridge=["+0 black 2"]), "+0 black 2")
    offers = [(own["kind"], own["buy"]) for own in listed(state, "act")]
    assert offers == [("resource", 0), ("resource", 1), ("main", 0), ("main", 1), ("main", 2), ("main", 3)]
    refused(state, "SM-154", "act", kind="resource", buy=2)
    refused(state, "SM-154", "act", kind="main", buy=4)
    act(state, "act", kind="resource", buy=1)
    assert (me(state).bucks, row(state, "black")) == (4, [3, 0, 0])
    state = take(table({"bucks": 2, "fuel": 8}, bridge=["+0 black 2"]), "+0 black 2")
    refused(state, "SM-154", "act", kind="main", buy=1)
    state = take(table({"bucks": 8}, bridge=["+0 yellow 3"]), "+0 yellow 3")
    act(state, "act", kind="main", buy=1)
    assert me(state).bucks == 8 - 2 + 4


def test_what_a_die_would_bring_is_shown() -> None:
    """Fuel, bucks less the price of bought points, and cubes that find a space."""
    for die, own, kind, buy, shown in (
        ("+0 black 3", {"fuel": 9}, "main", 0, {"before": 9, "after": 10}),
        ("+0 yellow 3", {"bucks": 4}, "main", 1, {"before": 4, "after": 6}),
        ("+0 yellow 3", {}, "resource", 0, {"number": 2, "lost": 1}),
    ):
        options = take(table(own, bridge=[die]), die).decision(0).options
        found = [one for one in options if one.action.json() == {"type": "act", "kind": kind, "buy": buy}]
        assert shown in [line.args for line in found[0].preview]


@pytest.mark.rule("SM-R53", "SM-154")
def test_bought_raises_add_up() -> None:
    """2 points and 1 bought with all dice at 2: 3 cannot be spent exactly; with one at 1 they can, and only so."""
    rows = dict.fromkeys(("black", "yellow", "turquoise", "brown"), "2 I 0/0/0")
    state = take(table({"bucks": 2, "rows": rows}, bridge=["+0 turquoise 2"]), "+0 turquoise 2")
    refused(state, "SM-154", "act", kind="main", buy=1)
    rows["brown"] = "1 I 0/0/0"
    state = take(table({"bucks": 2, "rows": rows}, bridge=["+0 turquoise 2"]), "+0 turquoise 2")
    act(state, "act", kind="main", buy=1)
    refused(state, "SM-R53", "decline")
    act(state, "raise", colour="brown")
    refused(state, "SM-R53", "decline")
    act(state, "raise", colour="brown")
    assert asked(state) == "extra"
    rows |= {"black": "1 I 0/0/0", "yellow": "4+4 I 0/0/0", "turquoise": "4+4 I 0/0/0"}
    state = take(table({"bucks": 2, "rows": rows}, bridge=["+0 turquoise 2"]), "+0 turquoise 2")
    act(act(state, "act", kind="main", buy=1), "raise", colour="black")
    refused(state, "SM-R53", "raise", colour="brown")
    state = take(table({"bucks": 2}, bridge=["+0 brown 2"]), "+0 brown 2")
    act(state, "act", kind="main", buy=1)
    act(state, "push", colour="black")
    refused(state, "SM-R53", "decline")


@pytest.mark.rule("SM-156", "SM-196", "SM-R33")
def test_research_comes_before_the_die_action() -> None:
    """Draw a card (hand limit) or play one, in addition to step b; a junk field won now comes too late for the junk."""
    state = take(
        table({"hand": ["P23", "P02", "P03"], "junk": [3, 0]}, bridge=["+0 black 2"], deck=["P30"]),
        "+0 black 2",
        "research",
    )
    assert (asked(state), me(state).beside) == ("research", 1)
    act(state, "draw_cards")
    assert asked(state) == "hand_limit"
    act(state, "discard", cards=["P02"])
    assert asked(state) == "die_action"
    state = take(table({"hand": ["P23"], "junk": [3, 0]}, bridge=["+0 black 2"]), "+0 black 2", "research")
    act(state, "play_card", card="P23", half="development")
    skip(state, "die_action")
    assert (me(state).junk_fields, me(state).beside) == (6, 1)
    act(state, "act", kind="main")
    assert listed(state, "draw_cards")


@pytest.mark.rule("SM-157", "SM-R33")
def test_effects_of_a_die_field_frame_the_die_action() -> None:
    """`before` comes before, `after` after the die action."""
    state = take(table({"developments": ["P11"]}, bridge=["+0 black 2"]), "+0 black 2", "P11")
    assert asked(state) == "choice"
    refused(state, "SM-R35", "choose_effect", number=2)
    act(act(state, "choose_effect", number=1), "act", kind="main")
    state = take(table({"developments": ["P16"]}, bridge=["+0 black 2"]), "+0 black 2", "P16")
    assert asked(state) == "die_action"
    assert asked(act(state, "act", kind="main")) == "gain_mix"


@pytest.mark.rule("SM-159", "SM-160", "SM-R35")
def test_resources_or_the_action_of_the_colour() -> None:
    """I: as many cubes of the colour as points, by the pyramid; some may be left; what finds no space is lost."""
    state = take(table({"rows": {"yellow": "1 III 2/0/0"}}, bridge=["+0 yellow 3"]), "+0 yellow 3")
    assert {("resource", 0), ("main", 0), ("main", 1)} == {(own["kind"], own["buy"]) for own in listed(state, "act")}
    act(state, "act", kind="resource")
    ways = [tuple(own["cubes"]) for own in listed(state, "store_row")]
    assert {(1, 2, 0), (0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0)} == set(ways)
    refused(state, "SM-112", "store_row", cubes=[2, 1, 0])
    refused(state, "SM-160", "store_row", cubes=[1, 2, 1])
    act(state, "store_row", cubes=[1, 2, 0])
    assert row(state, "yellow") == [3, 2, 0]
    state = act(take(table(bridge=["+0 black 3"]), "+0 black 3"), "act", kind="resource")
    act(state, "store_row", cubes=[2, 0, 0])
    assert sum(me(state).store) == 2


@pytest.mark.rule("SM-163", "SM-164", "SM-165")
def test_turquoise_raises_and_brown_pushes_any_dice() -> None:
    """All four tech dice are offered; points may be left."""
    state = act(take(table(bridge=["+0 turquoise 2"]), "+0 turquoise 2"), "act", kind="main")
    assert len(listed(state, "raise")) == 4
    act(act(state, "raise", colour="black"), "decline")
    assert me(state).faces == [1, 0, 0, 0]
    state = act(take(table(bridge=["+0 brown 2"]), "+0 brown 2"), "act", kind="main")
    assert len(listed(state, "push")) == 4
    act(act(state, "push", colour="black"), "push", colour="yellow")
    assert me(state).columns == [2, 2, 1, 1]


@pytest.mark.rule("SM-R34")
def test_the_points_of_a_die_are_fixed_when_it_is_taken() -> None:
    """A turquoise star with the die at 2: raising that die gives no third point."""
    state = take(table({"rows": {"turquoise": "2 I 0/0/0"}}, bridge=["+0 turquoise *"]), "+0 turquoise *")
    act(act(state, "act", kind="main"), "raise", colour="turquoise")
    assert asked(state) == "extra"


@pytest.mark.rule("SM-R47", "SM-R56")
def test_split_action() -> None:
    """Bonuses for one half need a point of the die there; `any` goes where the player likes; either order."""
    own = {"developments": ["P13", "P01", "P05"], "bucks": 4, "rows": {"black": "1 IV 0/0/0"}}
    state = take(table(own, bridge=["+0 black 2"]), "+0 black 2", "P13")
    assert {(die, bonus) for die in range(3) for bonus in range(2)} == {
        (one["resource"], one["bonus"]) for one in listed(state, "split_die")
    }
    refused(state, "SM-R47", "split_die", resource=3, bonus=0)
    whole = state.copy()
    act(state, "split_die", resource=1, bonus=1)
    act(state, "split_plan", first="main")
    assert me(state).fuel == 2 + 1 + 1
    assert asked(state) == "store_row"
    assert state.lanes[0][-1][2] == 1 + 1 + 1
    act(whole, "split_die", resource=0, bonus=1)
    act(whole, "split_plan", first="resource")
    assert whole.lanes[0][-1][2] == 1
    act(whole, "store_row", cubes=[1, 0, 0])
    assert me(whole).fuel == 2 + 2 + 1


@pytest.mark.rule("SM-R53", "SM-R56")
def test_a_push_may_make_room_for_bought_cubes() -> None:
    """Brown row full: bought cubes only if the main action comes first, and then the push is compulsory."""
    own = {"developments": ["P13"], "bucks": 2, "rows": {"brown": "1 I 2/0/0"}}
    state = take(table(own, bridge=["+0 brown 1"]), "+0 brown 1", "P13")
    act(state, "split_die", resource=0, bonus=0)
    refused(state, "SM-R53", "split_plan", first="resource", buy_resource=1)
    act(state, "split_plan", first="main", buy_resource=1)
    refused(state, "SM-R53", "decline")
    act(state, "push", colour="brown")
    if asked(state) == "push_dice":
        act(state, "decline")
    assert (row(state, "brown"), me(state).bucks) == ([3, 0, 0], 0)


@pytest.mark.rule("SM-R25")
def test_points_of_effects_cannot_be_raised() -> None:
    """Effects bring no junk, and no points can be bought for them."""
    state = at(["raise_dice", "O5.bonus.0", 2, False], {"bucks": 10})
    assert not listed(state, "act")
    state.lanes[0].insert(0, ("wrap_up",))
    act(act(state, "raise", colour="black"), "raise", colour="yellow")
    assert (me(state).bucks, me(state).junk, asked(state)) == (10, 0, "wrap_up")


@pytest.mark.rule("SM-R37")
def test_raises_of_an_effect_are_open_before_the_first_one_in_ones_own_turn() -> None:
    """Trading is offered then, but not between two raises, and not in somebody else's turn."""
    own = {"rows": {"black": "1 IV 3/0/0"}}
    state = at(["raise_dice", "O5.bonus.0", 2, False], own)
    assert listed(state, "trade")
    assert not listed(act(state, "raise", colour="black"), "trade")
    assert not listed(at(["raise_dice", "O5.bonus.0", 2, False], own, turn=1), "trade")


@pytest.mark.rule("SM-R01")
def test_whoever_has_spent_all_money_can_trade_for_the_malus() -> None:
    """With all dice on -1 and no money left, selling resources makes a die payable again."""
    own = {"fuel": 0, "bucks": 0, "rows": {"black": "1 I 2/0/0"}}
    state = table(own, bridge=["-1 black 1", "-1 yellow 1", "-1 brown 1", "-1 turquoise 1"])
    assert not listed(state, "take")
    assert state.decision(0).sample(Random(1)).type_name() == "trade"
    act(act(state, "trade"), "sell", cubes=["black 1", "black 1"], fuel=1, bucks=0)
    assert len({own["colour"] for own in listed(state, "take")}) == 4
