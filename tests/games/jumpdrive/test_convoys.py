"""Second worlds by Military Convoy and Colony Convoy (JD-114, JD-125 to JD-148)."""

from typing import Any

import pytest
from games.jumpdrive.moves import CONQUER, CONTACT, NO_SECOND, pay, place, second
from games.jumpdrive.seen import asked, hand, legal, refusal, seen, tableau, told
from games.jumpdrive.table import choose, filler, play_round, seat, settle, table

from sternhafen.games.jumpdrive.model import JumpDriveState

SURVEY = place("survey_team")


def up_to_second_world(state: JumpDriveState, *cards: str, way: dict[str, Any] = CONQUER) -> list[Any]:
    """Seat 0 places these cards and pays with the first cards it can; the others take a Survey Team. Its choices."""
    choose(state, dict.fromkeys(range(1, state.players), SURVEY) | {0: place(*cards)})
    while asked(state, 0) in ("pay_development", "way_of_world", "pay_world"):
        state.apply(0, way if asked(state, 0) == "way_of_world" else pay(*to_pay_with(state)))
    return legal(state) if asked(state, 0) == "choose_second_world" else []


def to_pay_with(state: JumpDriveState) -> list[str]:
    """The least interesting cards of seat 0's hand, as many as are due."""
    return sorted(hand(state), key=lambda name: name not in filler(14))[: state.decision(0).json()["need"]]


def second_worlds(state: JumpDriveState, *cards: str, way: dict[str, Any] = CONQUER) -> list[tuple[str, str]] | None:
    """The second worlds seat 0 could place after these cards; None if it is not asked."""
    choices = up_to_second_world(state.copy(), *cards, way=way)
    return [(choice["card"], choice["how"]) for choice in choices if "card" in choice] if choices else None


@pytest.mark.rule("JD-114")
def test_contact_specialist_for_both_worlds() -> None:
    """First and second world of one turn may be paid through the same Contact Specialist."""
    state = table(
        seat(["rebel_miners", "rebel_underground", *filler(2)], ["contact_specialist", "colony_convoy"]),
        seat(),
        dealer=1,
    )
    assert second("rebel_underground", "contact") in up_to_second_world(state, "rebel_miners")
    state.apply(0, second("rebel_underground", "contact"))
    settle(state)
    assert ["contact_specialist", "rebel_miners", "rebel_underground"] == tableau(state)


@pytest.mark.rule("JD-125")
@pytest.mark.parametrize(
    ("convoy", "first", "how"),
    [("military_convoy", "rebel_fuel_cache", "conquer"), ("colony_convoy", "artist_colony", "pay")],
)
def test_each_convoy_allows_a_second_world(convoy: str, first: str, how: str) -> None:
    """A second world lies in the tableau at the end of the turn."""
    other = {"conquer": "runaway_robots", "pay": "gem_world"}[how]
    cards = [first, other, *filler(1, first)]
    state = table(seat(cards, [convoy, "blaster_gem_mines"]), seat(), dealer=1)
    assert second(other, how) in up_to_second_world(state, first)
    state.apply(0, second(other, how))
    settle(state)
    assert {first, other} <= set(tableau(state))
    without = table(seat(cards, ["blaster_gem_mines"]), seat(), dealer=1)
    assert None is second_worlds(without, first)


@pytest.mark.rule("JD-126", "JD-146")
def test_never_more_than_two_worlds() -> None:
    """Two Colony Convoys: one second world, one convoy used, no third world."""
    own = ["colony_convoy", "colony_convoy", "military_convoy"]
    state = table(seat(["artist_colony", "gem_world", "spice_world", *filler(1)], own), seat(), dealer=1)
    up_to_second_world(state, "artist_colony")
    events = state.apply(0, second("gem_world", "pay"))
    assert None is asked(state, 0) or "choose_cards" == asked(state, 0)
    assert ["colony_convoy", "military_convoy", "artist_colony", "gem_world"] == tableau(state)
    assert [(0, {"card": "colony_convoy"})] == told(events, "convoy_discarded")


@pytest.mark.rule("JD-127")
def test_a_second_world_needs_a_first_one() -> None:
    """After a development alone, or after exploring, no convoy can be used."""
    own = ["colony_convoy", "military_convoy"]
    state = table(seat(["mining_robots", "gem_world", *filler(2)], own), seat(), dealer=1)
    assert None is second_worlds(state, "mining_robots")
    assert None is second_worlds(state, "survey_team")
    choose(state, {1: SURVEY})
    state.apply(0, state.decision(0).actions()[0])
    assert asked(state, 0) in (None, "choose_cards", "discard_to_limit")


@pytest.mark.rule("JD-128")
def test_using_a_convoy_is_optional() -> None:
    """Declining costs nothing: the convoy stays, the hand is as it was; nothing of it is declared before."""
    state = table(seat(["artist_colony", "gem_world", *filler(1)], ["colony_convoy"]), seat(), dealer=1)
    assert [place("artist_colony")] == [
        action for action in legal(state) if "artist_colony" in action.get("cards", [])
    ][-1:]
    assert NO_SECOND in up_to_second_world(state, "artist_colony")
    before = hand(state)
    events = state.apply(0, NO_SECOND)
    assert (0, {}) in told(events, "no_second_world")
    assert ["colony_convoy", "artist_colony"] == tableau(state)
    assert set(before) <= set(hand(state))


@pytest.mark.rule("JD-129")
def test_the_second_world_is_chosen_after_the_reveal_and_before_scoring() -> None:
    """At the question all has been revealed and placed, nothing scored; only worlds of the hand can be named."""
    state = table(
        seat(["artist_colony", "gem_world", "outlaw_world", *filler(1)], ["colony_convoy"]),
        seat(tableau=["new_earth"]),
        dealer=1,
    )
    up_to_second_world(state, "artist_colony")
    assert ["new_earth", "survey_team"] == tableau(state, 1)
    assert [0, 0] == seen(state, "score")
    assert "JD-129" == refusal(state, 0, second("new_sparta", "pay"))
    state.apply(0, second("gem_world", "pay"))
    assert [2, 3] == seen(state, "score")


@pytest.mark.rule("JD-130")
def test_the_first_world_helps_the_second() -> None:
    """Mining Mole Uplift Race placed first takes 1 off the brown world placed second."""
    state = table(seat(["mining_mole_uplift_race", "new_earth", *filler(5)], ["colony_convoy"]), seat(), dealer=1)
    up_to_second_world(state, "mining_mole_uplift_race")
    state.apply(0, second("new_earth", "pay"))
    assert 5 - 1 - 2 == state.decision(0).json()["need"]


@pytest.mark.rule("JD-131")
def test_the_card_for_the_first_world_is_drawn_before_the_second() -> None:
    """It may be the second world, or pay for it; with a development there is no such card."""
    state = table(seat(["artist_colony", "rebel_base"], ["colony_convoy"]), seat(), deck=["gem_world"], dealer=1)
    assert [("gem_world", "pay")] == second_worlds(state, "artist_colony")
    paying = table(
        seat(["artist_colony", "mining_world", "rebel_base"], ["colony_convoy"]),
        seat(),
        deck=["rebel_outpost"],
        dealer=1,
    )
    choose(paying, {0: place("artist_colony"), 1: SURVEY})
    paying.apply(0, pay("rebel_base"))
    paying.apply(0, second("mining_world", "pay"))
    assert ["artist_colony", "mining_world"] == tableau(paying)
    assert ["rebel_base", "rebel_outpost"] == paying.view(0)["seats"][0]["discards"]
    with_dev = table(
        seat(["mining_robots", "artist_colony", "rebel_base", "rebel_outpost"], ["colony_convoy"]),
        seat(),
        deck=["gem_world"],
        dealer=1,
    )
    assert [] == second_worlds(with_dev, "mining_robots", "artist_colony")


@pytest.mark.rule("JD-132")
def test_the_second_world_earns_no_card() -> None:
    """Two worlds, one card."""
    state = table(seat(["artist_colony", "gem_world", *filler(1)], ["colony_convoy"]), seat(), dealer=1)
    up_to_second_world(state, "artist_colony")
    events = state.apply(0, second("gem_world", "pay")) + settle(state)
    assert [] == told(events, "drew_for_world")
    assert 2 == len(hand(state))


@pytest.mark.rule("JD-133", "JD-147", "JD-134")
def test_development_world_and_second_world() -> None:
    """A convoy placed as this turn's development costs its full cost, is used at once, and no card is drawn."""
    cards = ["colony_convoy", "gem_world", "spice_world", *filler(4)]
    state = table(seat(cards), seat(), dealer=1)
    up_to_second_world(state, "colony_convoy", "gem_world")
    assert 7 - 2 - 3 == len(hand(state))
    events = state.apply(0, second("spice_world", "pay"))
    assert [] == told(events, "drew_for_world")
    assert ["gem_world", "spice_world"] == tableau(state)
    assert ["colony_convoy"] == state.view(None)["open_discards"]


@pytest.mark.rule("JD-134", "JD-141")
def test_military_convoy_works_every_turn() -> None:
    """Used in this turn and again in the next, and it stays in the tableau."""
    cards = ["outlaw_world", "runaway_robots", "rebel_fuel_cache", "star_nomad_lair"]
    state = table(seat(cards, ["military_convoy", "space_marines"]), seat(tableau=["survey_team"]), dealer=1)
    for first, other in (("outlaw_world", "runaway_robots"), ("rebel_fuel_cache", "star_nomad_lair")):
        choose(state, {0: place(first)})
        settle_explorer(state)
        state.apply(0, second(other, "conquer"))
        settle(state)
    assert ["military_convoy", "space_marines", *cards] == tableau(state)


def settle_explorer(state: JumpDriveState) -> None:
    while asked(state, 1) == "explorer_discard":
        state.apply(1, state.decision(1).actions()[0])


@pytest.mark.rule("JD-134")
def test_military_convoy_in_the_turn_it_is_placed() -> None:
    """Placed as development with a conquered world it allows a second conquest, its own +1 included."""
    state = table(
        seat(["military_convoy", "outlaw_world", "runaway_robots", *filler(1)], ["blaster_gem_mines"]), seat()
    )
    assert [("runaway_robots", "conquer")] == second_worlds(state, "military_convoy", "outlaw_world")


@pytest.mark.rule("JD-136")
@pytest.mark.parametrize(
    ("world", "rule"),
    [("rebel_miners", None), ("rebel_underground", "JD-136"), ("gem_world", "JD-136")],
)
def test_each_point_of_strength_conquers_once(world: str, rule: str | None) -> None:
    """Strength 4, first defense 2: two points are left for the second world, which must be military."""
    state = table(seat(["avian_uplift_race", world, *filler(4)], ["military_convoy", "drop_ships"]), seat(), dealer=1)
    up_to_second_world(state, "avian_uplift_race")
    assert rule == refusal(state, 0, second(world, "pay" if world == "gem_world" else "conquer"))
    assert (rule is None) == (second(world, "conquer") in legal(state))


@pytest.mark.rule("JD-138")
def test_what_the_first_world_adds_is_unused() -> None:
    """Its +1 symbols, and its chromosome with Uplift Mercenary Force, count for the second in full."""
    symbols = table(
        seat(["new_sparta", "avian_uplift_race"], ["military_convoy", "blaster_gem_mines"]), seat(), dealer=1
    )
    assert [("avian_uplift_race", "conquer")] == second_worlds(symbols, "new_sparta")
    own = ["military_convoy", "uplift_mercenary_force"]
    chromosome = table(seat(["avian_uplift_race", "outlaw_world", "rebel_miners"], own), seat(), dealer=1)
    assert [("outlaw_world", "conquer")] == second_worlds(chromosome, "avian_uplift_race")


@pytest.mark.rule("JD-139")
def test_military_convoy_only_after_a_conquest() -> None:
    """Not after a non-military world, not after a military one paid through Contact Specialist."""
    own = ["military_convoy", "drop_ships", "contact_specialist"]
    state = table(seat(["artist_colony", "rebel_miners", "outlaw_world", *filler(3)], own), seat(), dealer=1)
    assert None is second_worlds(state, "artist_colony")
    assert None is second_worlds(state, "rebel_miners", way=CONTACT)
    assert [("outlaw_world", "conquer")] == second_worlds(state, "rebel_miners", way=CONQUER)


@pytest.mark.rule("JD-140")
def test_the_second_world_of_military_convoy_cannot_be_paid() -> None:
    """Contact Specialist does not help there, however many cards are held."""
    own = ["military_convoy", "blaster_gem_mines", "contact_specialist"]
    state = table(seat(["avian_uplift_race", "outlaw_world", *filler(3)], own), seat(), dealer=1)
    up_to_second_world(state, "avian_uplift_race", way=CONQUER)
    assert [NO_SECOND] == legal(state)
    assert "JD-136" == refusal(state, 0, second("outlaw_world", "contact"))
    strong = table(seat(["avian_uplift_race", "outlaw_world", *filler(3)], [*own, "drop_ships"]), seat(), dealer=1)
    up_to_second_world(strong, "avian_uplift_race", way=CONQUER)
    assert "JD-140" == refusal(strong, 0, second("outlaw_world", "contact"))


@pytest.mark.rule("JD-137")
@pytest.mark.parametrize(
    ("first", "other", "allowed"),
    [
        ("rebel_miners", "alien_robot_sentry", True),
        ("alien_robot_sentry", "new_sparta", True),
        ("alien_robot_sentry", "rebel_underground", False),
    ],
)
def test_conditional_strength_goes_where_it_fits(first: str, other: str, allowed: bool) -> None:
    """Strength 2 and +2 against yellow: the yellow world takes the conditional points, the other one the rest."""
    own = ["military_convoy", "blaster_gem_mines", "alien_rosetta_stone_world"]
    state = table(seat([first, other], own), seat(), dealer=1)
    assert ([(other, "conquer")] if allowed else []) == second_worlds(state, first)


@pytest.mark.rule("JD-137", "JD-136")
def test_conditional_strength_is_used_once() -> None:
    """Imperium's +4 against Rebels: Rebel 6 then Rebel 3 needs 9 points in all; 8 are not enough."""
    own = ["military_convoy", "galactic_imperium", "drop_ships"]
    state = table(seat(["rebel_base", "rebel_underground", "rebel_miners"], own), seat(), dealer=1)
    assert [("rebel_miners", "conquer")] == second_worlds(state, "rebel_base")


# Colony Convoy


@pytest.mark.rule("JD-142", "JD-148", "JD-025")
def test_a_used_colony_convoy_is_lost() -> None:
    """It goes to the discard pile before everybody's eyes, with its explore symbol, and works once."""
    state = table(seat(["artist_colony", "gem_world", *filler(2)], ["colony_convoy"]), seat(), dealer=1)
    assert [1, 0] == seen(state, "explore")
    up_to_second_world(state, "artist_colony")
    discard_pile = state.view(None)["discard_pile"]
    events = state.apply(0, second("gem_world", "pay"))
    assert discard_pile + 1 == state.view(1)["discard_pile"]
    assert ["colony_convoy"] == state.view(1)["open_discards"]
    assert 0 == seen(state, "explore")[0]
    assert [(0, {"card": "colony_convoy"})] == told(events, "convoy_discarded")
    assert "colony_convoy" not in tableau(state)


@pytest.mark.rule("JD-143")
def test_colony_convoy_only_after_a_world_that_was_paid() -> None:
    """After a conquest it cannot be used; after payment, also through Contact Specialist, it can."""
    own = ["colony_convoy", "space_marines", "contact_specialist"]
    state = table(seat(["rebel_miners", "gem_world", *filler(3)], own), seat(), dealer=1)
    assert None is second_worlds(state, "rebel_miners", way=CONQUER)
    assert ("gem_world", "pay") in (second_worlds(state, "rebel_miners", way=CONTACT) or [])
    assert second_worlds(state, "gem_world") is not None


@pytest.mark.rule("JD-144")
def test_the_second_world_costs_two_less_and_the_first_does_not() -> None:
    """First Mining World at 3, then New Earth at 5 - 2."""
    state = table(seat(["mining_world", "new_earth", *filler(8)], ["colony_convoy"]), seat(), dealer=1)
    choose(state, {0: place("mining_world"), 1: SURVEY})
    assert 3 == state.decision(0).json()["need"]
    state.apply(0, state.decision(0).actions()[0])
    state.apply(0, second("new_earth", "pay"))
    assert 3 == state.decision(0).json()["need"]


@pytest.mark.rule("JD-145")
def test_what_the_second_world_of_colony_convoy_can_be() -> None:
    """Non-military, or military through Contact Specialist, never conquered; all other discounts apply."""
    cards = ["artist_colony", "rebel_underground", "alien_robot_sentry", *filler(3)]
    own = ["colony_convoy", "drop_ships"]
    state = table(seat(cards, own), seat(), dealer=1)
    up_to_second_world(state, "artist_colony")
    assert "JD-145" == refusal(state, 0, second("rebel_underground", "conquer"))
    assert "JD-145" == refusal(state, 0, second("rebel_underground", "contact"))
    contact = table(seat(cards, [*own, "contact_specialist"]), seat(), dealer=1)
    up_to_second_world(contact, "artist_colony")
    assert second("rebel_underground", "contact") in legal(contact)
    assert "JD-145" == refusal(contact, 0, second("alien_robot_sentry", "contact"))
    assert "JD-145" == refusal(contact, 0, second("rebel_underground", "conquer"))
    labels = {
        option["action"].get("card"): option["label"]["args"].get("number")
        for option in contact.decision(0).json()["options"]
    }
    assert 3 - 1 - 2 == labels["rebel_underground"]
    robots = table(
        seat(["artist_colony", "new_earth", *filler(2)], ["colony_convoy", "mining_robots"]), seat(), dealer=1
    )
    up_to_second_world(robots, "artist_colony")
    robots.apply(0, second("new_earth", "pay"))
    assert ["mining_robots", "artist_colony", "new_earth"] == tableau(robots)
    assert 1 + 2 == len(robots.view(0)["seats"][0]["discards"])


@pytest.mark.rule("JD-145", "JD-043")
def test_a_second_world_that_is_too_dear() -> None:
    """It is refused with what it would cost."""
    state = table(
        seat(["artist_colony", "new_earth", *filler(1)], ["colony_convoy"]), seat(), deck=["rebel_base"], dealer=1
    )
    up_to_second_world(state, "artist_colony")
    assert "JD-043" == refusal(state, 0, second("new_earth", "pay"))


@pytest.mark.rule("JD-146")
def test_two_colony_convoys_do_not_double_the_discount() -> None:
    """New Earth as second world costs 3 with one convoy and with two."""
    for own in (["colony_convoy"], ["colony_convoy", "colony_convoy"]):
        state = table(seat(["gem_world", "new_earth", *filler(7)], own), seat(), dealer=1)
        up_to_second_world(state, "gem_world")
        state.apply(0, second("new_earth", "pay"))
        assert 3 == state.decision(0).json()["need"]


@pytest.mark.rule("JD-135")
def test_second_worlds_in_the_order_from_the_dealers_left() -> None:
    """With dealer seat 0, seat 1 decides first, then seat 0, who sees what seat 1 did."""
    state = table(
        seat(["artist_colony", "galactic_engineers", *filler(2)], ["colony_convoy"]),
        seat(["gem_world", "radioactive_world", "rebel_base", "rebel_outpost", "outlaw_world"], ["colony_convoy"]),
        dealer=0,
    )
    choose(state, {0: place("artist_colony"), 1: place("gem_world")})
    while asked(state, 0) == "pay_world" or asked(state, 1) == "pay_world":
        number = state.to_act[0]
        state.apply(number, state.decision(number).actions()[0])
    assert (1,) == state.to_act
    state.apply(1, second("radioactive_world", "pay"))
    settle_pay(state, 1)
    assert (0,) == state.to_act
    assert "radioactive_world" in tableau(state, 1)


def settle_pay(state: JumpDriveState, number: int) -> None:
    while asked(state, number) == "pay_second_world":
        state.apply(number, state.decision(number).actions()[0])


def test_a_round_with_convoys_ends() -> None:
    """Whatever is answered, the round comes to its end."""
    state = table(seat(["artist_colony", "gem_world", *filler(3)], ["colony_convoy"]), seat(), dealer=1)
    play_round(state, {0: place("artist_colony")})
    assert 2 == state.round
