"""End of the flight, the Trek and the learning flight, GT-380 to GT-433."""

from random import Random
from typing import Any

import pytest
from games.trucker.scenes import BOX, CABINS, GAME, a_ship, asked, cabin, do, fly_on, flying, lines, new, refuse, scene
from playing import play_on, play_out

from sternhafen.games.trucker.ship import measures


def landed(seats: list[dict[str, Any]], level: str = "II", **rest: Any) -> Any:
    """The flight is over: accounts are made."""
    full = [{"racing": not seat.get("gave_up"), "position": 9 - number, **seat} for number, seat in enumerate(seats)]
    return scene(full, level=level, stage="end_flight", **rest)


def plain(seat: int, **fields: Any) -> dict[str, Any]:
    return {"ship": lines(cabin(seat)), **fields}


def shares(state: Any, seat: int) -> dict[str, int]:
    return dict(zip(("flown", "order", "beauty", "titles", "sales", "losses"), state.seats[seat].earned, strict=True))


@pytest.mark.rule("GT-380", "GT-381", "GT-382", "GT-385")
@pytest.mark.parametrize(
    ("level", "rewards"), [("learning", (4, 3, 2)), ("I", (4, 3, 2)), ("II", (8, 6, 4)), ("III", (12, 9, 6))]
)
def test_rewards_for_the_order(level: str, rewards: tuple[int, ...]) -> None:
    """By final flight order among those who finished; who gave up gets nothing and leaves no gap."""
    state = landed([plain(0), plain(1, gave_up=True), plain(2, position=20), plain(3)], level)
    assert [shares(state, seat)["order"] for seat in range(4)] == [rewards[1], 0, rewards[0], rewards[2]]
    assert shares(state, 1)["beauty"] == 0


@pytest.mark.rule("GT-383", "GT-384")
def test_the_best_looking_ship() -> None:
    """Fewest exposed connectors among those who finished; all who tie get the full reward."""
    nice = {"7,8": "T101>"}
    seats = [plain(0), {"ship": lines({**cabin(1), **nice})}, {"ship": lines({**cabin(2), "7,8": "T102>"})}]
    state = landed(seats)
    assert [shares(state, seat)["beauty"] for seat in range(3)] == [0, 4, 4]
    state = landed([seats[0], seats[1] | {"gave_up": True}], "III")
    assert [shares(state, seat)["beauty"] for seat in range(2)] == [6, 0]


@pytest.mark.rule("GT-386", "GT-387")
@pytest.mark.parametrize(("marks", "full", "half"), [("rr", 8, 4), ("ry", 7, 4), ("b", 1, 1), ("gb", 3, 2)])
def test_selling_goods(marks: str, full: int, half: int) -> None:
    """List price; half the sum, rounded up, for those who gave up."""
    ship = lines({**cabin(0), "7,8": f"T068^{marks}"})
    assert shares(landed([{"ship": ship}, plain(1)]), 0)["sales"] == full
    assert shares(landed([{"ship": ship, "gave_up": True}, plain(1)]), 0)["sales"] == half


@pytest.mark.rule("GT-388", "GT-389", "GT-091", "GT-374")
def test_lost_components_cost_a_credit_each() -> None:
    """Everybody pays, without limit; results may be negative."""
    lost = [BOX.names[tile] for tile in BOX.heap[:30]]
    state = landed([plain(0, lost=lost, gave_up=True), plain(1)])
    assert shares(state, 0)["losses"] == -30
    assert state.result.scores == (-30, 12)


@pytest.mark.rule("GT-390", "GT-391")
def test_most_credits_win() -> None:
    """Ties stay ties; having given up does not exclude from winning."""
    state = landed([plain(0, credits=50, gave_up=True), plain(1), plain(2)])
    assert state.result.winners == (0,)
    state = landed([plain(0, credits=2), plain(1, credits=4)])
    assert state.result.winners == (0, 1)
    assert state.result.ranks == (1, 1)
    breakdown = [sum(share.points for share in shares) for shares in state.result.breakdown]
    assert breakdown == [12, 10]


# The Trek


def trek(seats: list[dict[str, Any]], level: str, titles: list[str] | None = None, seed: int = 5) -> Any:
    """Landing after a flight of the Trek."""
    full = [{"racing": not seat.get("gave_up"), "position": 9 - number, **seat} for number, seat in enumerate(seats)]
    data = {
        "players": len(seats), "options": {"flight": "trek"}, "level": level, "number": len(level), "seats": full,
        "titles": titles or [], "stage": "end_flight", "stacks": [[], [], [], []],
        "chance": {"seed": f"{seed:x}"},
    }  # fmt: skip
    return GAME.position(data)


BATTERY_USERS, ENGINEER, CORRIDOR, CRUISE, FREIGHT, XENO = "GT-TI2", "GT-TI5", "GT-TI6", "GT-TI4", "GT-TI1", "GT-TI3"


@pytest.mark.rule("GT-400", "GT-421", "GT-432")
def test_three_flights_in_a_row() -> None:
    """I, II, III; credits go along, below 0 too; everything is taken apart between flights; all fly every flight."""
    state = new(3, 11, flight="trek")
    rng, seen = Random(11), []
    credits: tuple[int, list[int]] = (0, [])
    for _ in play_on(state, rng):
        if state.number != credits[0]:
            assert len(state.heap) >= 152 - 1
            assert all(len(player.ship.tiles) == 1 for player in state.seats)
            assert state.supply == list(BOX.supply)
            assert not any(player.gave_up for player in state.seats)
            seen.append(state.flight.id)
            credits = (state.number, [player.credits for player in state.seats])
    assert seen == ["I", "II", "III"]
    assert state.result.scores == tuple(sum(player.earned) for player in state.seats)
    assert credits[1] != [0, 0, 0]


@pytest.mark.rule("GT-401", "GT-402")
def test_titles_are_laid_out() -> None:
    """As many as truckers, different ones, silver side up; there is no reward for the best looking ship."""
    for players in (2, 3, 4):
        state = new(players, 2, flight="trek")
        assert len(set(state.titles)) == players
        assert state.view(0)["titles"] == [BOX.names[title] for title in state.titles]
        assert not any(player.gold for player in state.seats)
    end = play_out(new(2, 2, flight="trek"), Random(1))
    assert all(player.earned[2] == 0 for player in end.seats)
    assert new(2, 2, flight="II").titles == []
    assert {title for seed in range(12) for title in new(2, seed, flight="trek").titles} == set(BOX.titles)


@pytest.mark.rule("GT-403", "GT-404", "GT-405", "GT-385", "GT-419")
def test_titles_after_flight_one() -> None:
    """All with the best value among those who finished get 2 credits; the title goes to the foremost of them."""
    more = {"7,8": "T055^", "7,6": "T054^"}
    seats: list[dict[str, Any]] = [
        {"ship": lines(cabin(0))},
        {"ship": lines({**cabin(1), **more})},
        {"ship": lines({**cabin(2), "7,8": "T056^", "7,6": "T057^"})},
        {"ship": lines({**cabin(3), "7,8": "T058^", "7,6": "T059^", "8,7": "T060^"}), "gave_up": True},
    ]
    state = trek(seats, "I", [ENGINEER, BATTERY_USERS, CORRIDOR, CRUISE])
    assert [shares(state, seat)["titles"] for seat in range(4)] == [0, 2, 2, 0]
    holders = [seat for seat in range(4) if BOX.numbers[ENGINEER] in state.seats[seat].titles]
    assert holders == [1]


@pytest.mark.rule("GT-406", "GT-408", "GT-409", "GT-410", "GT-411", "GT-433")
def test_everybody_ends_with_one_title() -> None:
    """Value 0 pays nothing and goes to the foremost; who has several keeps one and gives the others, one each."""
    state = trek([plain(0), plain(1), plain(2, gave_up=True)], "I", [BATTERY_USERS, CRUISE, FREIGHT])
    assert shares(state, 0)["titles"] == 0
    assert [len(player.titles) for player in state.seats] == [3, 0, 0]
    assert asked(state) == [(0, "keep_title")]
    refuse(state, 0, None, "keep_title", title=XENO)
    do(state, 0, "keep_title", title=CRUISE)
    assert asked(state) == [(0, "give_title")]
    refuse(state, 0, None, "give_title", title=CRUISE, to=1)
    do(state, 0, "give_title", title=FREIGHT, to=2)
    assert [[BOX.names[title] for title in player.titles] for player in state.seats] == [
        [CRUISE],
        [BATTERY_USERS],
        [FREIGHT],
    ]
    assert {name for _, name in asked(state)} == {"ready"}


@pytest.mark.rule("GT-408")
def test_titles_are_given_away_in_flight_order() -> None:
    """Two have two titles each: the one ahead keeps one first."""
    handy = {"ship": lines({**cabin(1), "7,8": "T021^", "7,6": "T054^"})}
    state = trek([plain(0), handy, plain(2), plain(3)], "I", [ENGINEER, CORRIDOR, BATTERY_USERS, XENO])
    assert [len(player.titles) for player in state.seats] == [2, 2, 0, 0]
    assert asked(state) == [(0, "keep_title")]


@pytest.mark.rule("GT-011", "GT-400")
def test_the_next_flight_begins_when_all_are_ready() -> None:
    """Between two flights the payout stands, and building starts for everybody at the same moment."""
    state = trek([plain(0), plain(1)], "I", [BATTERY_USERS, CRUISE])
    do(state, 0, "keep_title", title=CRUISE)
    assert asked(state) == [(0, "ready"), (1, "ready")]
    seen = state.view(1)
    assert (seen["stage"], seen["flight"]["level"], seen["flown"]) == ("payout", "I", [0, 1])
    assert [seat["paid"]["order"] for seat in seen["seats"]] == [4, 3]
    do(state, 1, "ready")
    assert state.flight.id == "I"
    do(state, 0, "ready")
    after = state.view(1)
    assert (after["stage"], after["flight"]["level"]) == ("building", "II")
    assert [seat["credits"] for seat in after["seats"]] == [4, 3]
    assert [sum(seat["paid"].values()) for seat in after["seats"]] == [0, 0]


@pytest.mark.rule("GT-407")
def test_nobody_finished_flight_one() -> None:
    """Titles are dealt at random, without credits."""
    seats = [plain(0, gave_up=True), plain(1, gave_up=True)]
    dealt = set()
    for seed in range(12):
        state = trek(seats, "I", [BATTERY_USERS, CRUISE], seed)
        assert all(len(player.titles) == 1 for player in state.seats)
        assert all(player.earned[3] == 0 for player in state.seats)
        dealt.add(state.seats[0].titles[0])
    assert len(dealt) == 2


def defence(level: str, *, mine: int, gold: bool = False, gave_up: bool = False) -> Any:
    """Seat 0 holds the Master Engineer title with so many components; seat 1 has three."""
    tiles = ["T055", "T056", "T057", "T054"]
    own = {cell: f"{tile}^" for cell, tile in zip(("7,8", "7,6", "8,7", "6,7"), tiles, strict=True)}
    ship = {**cabin(0), **dict(list(own.items())[: mine - 1])}
    other = {**cabin(1), "7,8": "T058^", "7,6": "T059^"}
    return trek(
        [
            {"ship": lines(ship), "titles": [ENGINEER], "gold": gold, "gave_up": gave_up},
            {"ship": lines(other), "titles": [FREIGHT]},
        ],
        level,
    )


@pytest.mark.rule("GT-412", "GT-413", "GT-414", "GT-415", "GT-416", "GT-431")
@pytest.mark.parametrize(
    ("level", "gold", "mine", "paid", "turned"),
    [
        ("II", False, 4, 4, True), ("II", False, 3, 4, True), ("II", False, 2, 0, False),
        ("III", False, 3, 6, False), ("III", True, 4, 12, True), ("III", False, 2, 0, False), ("III", True, 2, 0, True),
    ],
)  # fmt: skip
def test_defending_a_title(level: str, gold: bool, mine: int, paid: int, turned: bool) -> None:
    """The best value, shared or not: 4 and gold in II, 6 or 12 in III; otherwise nothing changes."""
    state = defence(level, mine=mine, gold=gold)
    assert shares(state, 0)["titles"] == paid
    assert state.seats[0].gold is turned
    assert [BOX.names[title] for title in state.seats[0].titles] == [ENGINEER]


@pytest.mark.rule("GT-412", "GT-385")
def test_who_gave_up_defends_nothing() -> None:
    """Finishing the flight is part of the defence."""
    state = defence("II", mine=5, gave_up=True)
    assert shares(state, 0)["titles"] == 0


@pytest.mark.rule("GT-418")
def test_a_value_of_zero_can_defend_only_if_all_have_it() -> None:
    """Freight Hauler without any goods: the holder ties with all who finished."""
    assert shares(defence("II", mine=4), 1)["titles"] == 4


@pytest.mark.rule("GT-420a", "GT-420c", "GT-420d")
def test_measures() -> None:
    """Loaded holds, steps of aliens, cabins with a view."""
    ship = a_ship({**cabin(0), "7,8": "T021^b", "7,6": "T063^", "8,7": "T055^", "9,7": "T045^hh"})
    assert measures.loaded_holds(ship) == 1
    alien = a_ship({**cabin(0), "7,8": "T049^P", "8,8": "T148^"})
    assert measures.alien_walk(alien) == 1
    assert measures.view_cabins(alien) == 1
    deserted = a_ship({**cabin(0), "7,8": "T049^", "8,8": "T148^"})
    assert measures.view_cabins(deserted) == 0


def gold_flight(title: str, restriction: str, **seat: Any) -> Any:
    """Building flight III with a gold title."""
    seats = [
        {"titles": [title], "gold": True, "restriction": restriction, **seat},
        {"titles": [FREIGHT if title != FREIGHT else XENO]},
    ]
    return scene(
        [{"ship": lines({"7,7": f"{CABINS[number]}^"}), **seat} for number, seat in enumerate(seats)],
        level="III", options={"flight": "trek", "building": "relaxed"}, heap=["GT-T055", "GT-T006"],
    )  # fmt: skip


@pytest.mark.rule("GT-416", "GT-417", "GT-430")
def test_gold_restrictions_while_building() -> None:
    """Reconstructed: no reserve for the Master Engineer, no structural modules for the Corridorist."""
    state = gold_flight(ENGINEER, "no_reserve")
    do(state, 0, "take_hidden")
    refuse(state, 0, "GT-416", "reserve")
    state = gold_flight(CORRIDOR, "no_structural")
    do(state, 0, "take_hidden")
    refuse(state, 0, "GT-416", "attach", cell="7,8", rotation=0)
    assert [action.json()["type"] for action in state.decision(0).actions()] == ["reserve", "return_tile"]


@pytest.mark.rule("GT-416", "GT-417", "GT-430")
def test_gold_restrictions_in_flight() -> None:
    """Reconstructed: one block per hold, a token fewer, idle aliens, cabins without a view stay empty."""
    ship = a_ship({**cabin(0), "7,8": "T006^"})
    ship.restriction = "one_token_fewer"
    ship.fill_batteries()
    assert ship.tokens == 1
    hauler = {**cabin(0), "7,8": "T021^"}
    state = flying(["C13", "C34"], [hauler, cabin(1)], level="I", more=[{"restriction": "one_block_per_hold"}])
    do(state, 0, "land", planet=2)
    do(state, 1, "pass")
    do(state, 0, "load", good="blue", hold="7,8")
    assert asked(state)[0][1] == "give_up"
    alien = {**cabin(0), "7,8": "T049^P", "8,8": "T148^", "6,7": "T107^"}
    state = flying(["C02", "C34"], [alien, cabin(1)], level="I", more=[{"restriction": "idle_aliens"}])
    assert state.seats[0].strength == 2


@pytest.mark.rule("GT-417")
def test_gold_restrictions_begin_with_flight_three_and_can_be_switched_off() -> None:
    """They come into force when flight III begins, unless the option says otherwise."""
    for wanted in (True, False):
        state = new(2, 3, flight="trek", gold_restrictions=wanted)
        rng = Random(3)
        while state.number < 3:
            for player in state.seats:
                player.gold = bool(player.titles)
            seat = state.to_act[0]
            state.apply(seat, state.decision(seat).sample(rng))
        restrictions = {player.ship.restriction for player in state.seats}
        assert ("" not in restrictions) is wanted


def test_the_reconstructed_card_can_be_left_out() -> None:
    """With the option off GT-C51 is never dealt."""
    reconstructed = BOX.numbers["GT-C51"]
    found = {True: 0, False: 0}
    for wanted in found:
        for seed in range(20):
            state = new(2, seed, flight="III", reconstructed_cards=wanted)
            found[wanted] += any(reconstructed in stack for stack in state.stacks)
    assert found[True] > 0
    assert found[False] == 0


# The learning flight


@pytest.mark.rule("GT-422", "GT-423", "GT-424", "GT-425")
def test_the_learning_flight() -> None:
    """Eight marked cards, no stacks, no glass, no reserve; start spaces in the order of finishing."""
    state = new(3, 1, flight="learning", building="real_time")
    assert {BOX.cards[card].entry.learning for card in state.deck} == {True}
    assert len(state.deck) == 8
    assert state.advance_clock(500) == []
    refuse(state, 0, "GT-423", "turn_hourglass")
    do(state, 0, "take_hidden")
    refuse(state, 0, "GT-424", "reserve")
    where = state.decision(0).json()["cells"][0]
    do(state, 0, "attach", cell=where["cell"], rotation=where["rotations"][0])
    refuse(state, 0, "GT-422", "look", stack=1)
    refuse(state, 1, "GT-425", "finish", space=2)
    do(state, 1, "finish", space=1)
    refuse(state, 0, "GT-425", "finish", space=3)
    do(state, 0, "finish", space=2)
    do(state, 2, "finish", space=3)
    assert [player.space for player in state.seats] == [2, 1, 3]


@pytest.mark.rule("GT-426")
def test_in_the_learning_flight_the_check_costs_nothing() -> None:
    """Components taken off in the check are not paid for."""
    seats = [
        {"ship": lines({**cabin(0, ""), "8,7": "T058^", "8,8": "T080v"}), "start": 1, "position": 4},
        {"ship": lines(cabin(1, "")), "start": 2, "position": 2},
    ]
    state = scene(seats, level="learning", stage="check_ships", deck=["GT-C13", "GT-C04"])
    do(state, 0, "take_off", cell="8,8")
    assert state.seats[0].ship.lost == []
    fly_on(state)


@pytest.mark.rule("GT-427")
def test_otherwise_the_learning_flight_is_level_one() -> None:
    """The same ship board, track and rewards."""
    learning, first = BOX.flights["learning"], BOX.flights["I"]
    assert (learning.ship, learning.spaces, learning.finish_rewards) == (first.ship, first.spaces, first.finish_rewards)
    assert learning.best_ship == first.best_ship == 2
