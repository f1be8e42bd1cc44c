"""Chapter 4 of the ledger: the round, from secret choices to the next dealer."""

import pytest
from games.jumpdrive.moves import CONQUER, CONTACT, EXPLORE, NO_SECOND, discard, pay, place, second
from games.jumpdrive.seen import asked, hand, legal, refusal, seen, tableau, told
from games.jumpdrive.table import choose, filler, play_round, seat, settle, table


@pytest.mark.rule("JD-034")
def test_the_steps_of_a_round_in_order() -> None:
    """Reveal, place, draw, explorers discard, second worlds, War Propaganda, points, income, hand limit."""
    state = table(
        seat(["gem_world", *filler(6)], ["colony_convoy", "war_propaganda"]),
        seat(filler(14)[6:14], ["drop_ships", "spice_world"]),
        dealer=1,
    )
    types = [event.type for event in choose(state, {0: place("gem_world")})]
    while asked(state, 0) != "choose_second_world":
        number = state.to_act[0]
        types += [event.type for event in state.apply(number, state.decision(number).actions()[0])]
    types += [event.type for event in state.apply(0, NO_SECOND)]
    assert "discard_to_limit" == asked(state, 1)
    assert 1 == state.view(None)["dealer"]
    types += [event.type for event in settle(state)]
    expected = ["revealed", "explores", "placed", "drew_for_world", "explored", "explorer_discarded"]
    expected += ["no_second_world", "handed_on", "scored", "drew_income", "discarded_to_limit", "round"]
    assert expected == list(dict.fromkeys(types))
    assert 0 == state.view(None)["dealer"]


@pytest.mark.rule("JD-034")
def test_a_development_comes_before_the_world_and_that_before_the_second() -> None:
    """Cards are placed as development, world, second world."""
    state = table(seat(["artist_colony", "gem_world", "colony_convoy", *filler(4, "artist_colony")]), seat())
    choose(state, {0: place("gem_world", "colony_convoy")})
    while asked(state, 0) != "choose_second_world":
        number = state.to_act[0]
        state.apply(number, state.decision(number).actions()[0])
    assert ["colony_convoy", "gem_world"] == tableau(state)
    state.apply(0, second("artist_colony", "pay"))
    assert ["gem_world", "artist_colony"] == tableau(state)


@pytest.mark.rule("JD-035")
def test_choices_are_made_at_the_same_time_and_in_secret() -> None:
    """All choose at once; what one has chosen shows in no other view and in no event of others."""
    state = table(seat(["gem_world", *filler(2)]), seat(["outlaw_world"], ["survey_team"]), seat())
    assert (0, 1, 2) == state.to_act
    before = [state.view(viewer) | {"to_act": []} for viewer in (None, 1, 2)]
    events = state.apply(0, place("gem_world"))
    assert before == [state.view(viewer) | {"to_act": []} for viewer in (None, 1, 2)]
    assert [] == [event for viewer in (None, 1, 2) for event in events if event.json(viewer)]
    assert ["gem_world"] == state.view(0)["seats"][0]["chosen"]


@pytest.mark.rule("JD-036")
def test_every_kind_of_choice() -> None:
    """One development, one world, one of each, or nothing and explore: exactly that is offered."""
    state = table(seat(["investment_credits", "gem_world", "mining_robots", "artist_colony"]), seat())
    expected = [
        EXPLORE,
        place("survey_team"), place("survey_team", "artist_colony"),
        place("investment_credits"), place("investment_credits", "artist_colony"),
        place("mining_robots"), place("mining_robots", "artist_colony"),
        place("gem_world"), place("artist_colony"),
        place("survey_team", "gem_world"),
    ]  # fmt: skip
    offered = legal(state)
    assert len(expected) == len(offered)
    assert sorted(map(str, expected)) == sorted(map(str, offered))


@pytest.mark.rule("JD-036", "JD-039")
def test_placing_nothing_is_no_choice() -> None:
    """An empty placement is refused: whoever places nothing explores."""
    state = table(seat(filler(5)), seat())
    assert "JD-036" == refusal(state, 0, place())
    assert "malformed" == refusal(state, 0, {"type": "pass"})


@pytest.mark.rule("JD-037")
@pytest.mark.parametrize(
    "cards",
    [
        ("investment_credits", "mining_robots"),
        ("gem_world", "artist_colony"),
        ("survey_team", "mining_robots"),
        ("investment_credits", "mining_robots", "gem_world"),
    ],
)
def test_never_two_developments_never_two_worlds(cards: tuple[str, ...]) -> None:
    """Two chosen cards must be one development and one world."""
    state = table(seat(["investment_credits", "mining_robots", "gem_world", "artist_colony", *filler(3)]), seat())
    assert "JD-037" == refusal(state, 0, place(*cards))


def test_two_cards_may_be_named_in_any_order() -> None:
    """The development is placed and paid first, however the choice was written."""
    states = []
    for cards in (("investment_credits", "gem_world"), ("gem_world", "investment_credits")):
        state = table(seat(["investment_credits", "gem_world", *filler(5)]), seat())
        choose(state, {0: place(*cards)})
        assert "pay_development" == asked(state, 0)
        states.append(state)
    assert states[0].view(0) == states[1].view(0)


@pytest.mark.rule("JD-038")
def test_a_survey_team_stands_in_for_the_development() -> None:
    """It comes from the middle, not from the hand."""
    state = table(seat(["gem_world", *filler(3)]), seat())
    assert place("survey_team", "gem_world") in legal(state)
    play_round(state, {0: place("survey_team", "gem_world")})
    assert ["survey_team", "gem_world"] == tableau(state)
    assert 1 == state.view(None)["survey_teams"]


@pytest.mark.rule("JD-039")
def test_who_cannot_place_must_explore() -> None:
    """With nothing that can be placed, exploring is the only choice; there is no pass."""
    state = table(seat(["rebel_base"], ["survey_team"]), seat())
    assert legal(state) == [EXPLORE]


@pytest.mark.rule("JD-040")
def test_exploring_is_always_allowed() -> None:
    """Also when a card could have been placed."""
    state = table(seat(["gem_world", *filler(4)]), seat())
    assert len(legal(state)) > 1
    assert EXPLORE in legal(state)
    choose(state, {})
    assert "explorer_discard" == asked(state, 0)


@pytest.mark.rule("JD-041")
def test_an_explorer_places_nothing() -> None:
    """No card, no Survey Team, and no second world by a convoy."""
    own = ["colony_convoy", "military_convoy"]
    state = table(seat(["gem_world", *filler(4)], own), seat(), dealer=1)
    events = play_round(state, {0: EXPLORE, 1: EXPLORE})
    assert own == tableau(state)
    assert 2 == state.view(None)["survey_teams"]
    assert not {"placed", "no_second_world"} & {event.type for event in events}


@pytest.mark.rule("JD-042", "JD-044", "JD-157")
def test_everything_is_revealed_at_once() -> None:
    """Until the last choice is in nobody sees a card, an exploration or a taken Survey Team; then all of it."""
    state = table(seat(["artist_colony", *filler(2)]), seat(), seat())
    assert [] == [event.json(2) for event in state.apply(0, place("survey_team", "artist_colony")) if event.json(2)]
    assert [] == [event.json(2) for event in state.apply(1, EXPLORE) if event.json(2)]
    for viewer in (None, 1, 2):
        assert 3 == state.view(viewer)["survey_teams"]
        assert [{"cards": [], "explores": False}] * 3 == [own["revealed"] for own in state.view(viewer)["seats"]]
    events = state.apply(2, EXPLORE)
    shown = [event.seat for event in events if event.type in ("revealed", "explores") and event.json(2)]
    assert [0, 1, 2] == shown
    assert 2 == state.view(None)["survey_teams"]
    assert [False, True, True] == [own["revealed"]["explores"] for own in state.view(None)["seats"]]


@pytest.mark.rule("JD-043")
def test_a_choice_that_cannot_be_paid_is_not_accepted() -> None:
    """Refused while choosing, and nothing has changed: too dear alone, too dear together, too weak."""
    state = table(seat(["new_earth", "galactic_advertisers", "rebel_miners", "gem_world"], ["survey_team"]), seat())
    before = state.hash()
    for cards in [("new_earth",), ("galactic_advertisers", "gem_world")]:
        assert "JD-043" == refusal(state, 0, place(*cards))
        assert place(*cards) not in legal(state)
    assert "JD-059" == refusal(state, 0, place("rebel_miners"))
    assert before == state.hash()
    assert "JD-046" == refusal(state, 0, place("mining_world"))
    alone = table(seat(["galactic_advertisers", *filler(1)]), seat())
    assert "JD-043" == refusal(alone, 0, place("galactic_advertisers"))


@pytest.mark.rule("JD-045")
def test_the_dealers_left_draws_first_the_dealer_last() -> None:
    """Three worlds placed alone: with dealer seat 1 the cards go to seats 2, 0, 1."""
    state = table(
        seat(["artist_colony", "tourist_world"]),
        seat(["gem_world", *filler(2)[:1], "terraformed_world"]),
        seat(["spice_world", "galactic_engineers", "galactic_studios"]),
        deck=["outlaw_world", "new_sparta", "pirate_world"],
        dealer=1,
    )
    events = choose(state, {0: place("artist_colony"), 1: place("gem_world"), 2: place("spice_world")})
    assert [2, 0, 1] == [number for number, _ in told(events, "drew_for_world")]
    assert ["outlaw_world"] == [card for card in hand(state, 2) if card == "outlaw_world"]
    assert "new_sparta" in hand(state, 0)
    assert "pirate_world" in hand(state, 1)


@pytest.mark.rule("JD-158")
def test_a_revealed_choice_is_binding() -> None:
    """After the reveal the choice can be neither changed nor taken back, and every chosen card is placed."""
    state = table(seat(["investment_credits", "artist_colony", *filler(4, "artist_colony")]), seat())
    choose(state, {0: place("investment_credits", "artist_colony")})
    assert ["pay_development"] == [asked(state, 0)]
    assert not state.can_undo(0)
    assert refusal(state, 0, EXPLORE)
    assert refusal(state, 0, place("investment_credits"))
    settle(state)
    assert ["investment_credits", "artist_colony"] == tableau(state)


@pytest.mark.rule("JD-159")
def test_payment_and_way_are_decided_after_the_reveal() -> None:
    """Only then which cards are paid, and whether a military world is conquered or paid for."""
    state = table(seat(["rebel_miners", *filler(4)], ["contact_specialist", "space_marines"]), seat())
    choose(state, {0: place("rebel_miners")})
    assert {"cards": ["rebel_miners"], "explores": False} == state.view(1)["seats"][0]["revealed"]
    assert "way_of_world" == asked(state, 0)
    assert legal(state) == [CONQUER, CONTACT]
    state.apply(0, CONTACT)
    assert "pay_world" == asked(state, 0)
    assert [pay(card) for card in sorted(filler(4))] == sorted(legal(state), key=lambda action: action["cards"])


@pytest.mark.rule("JD-160")
def test_all_payments_are_on_the_discard_pile_before_anybody_draws() -> None:
    """Seat 1 waits for the payment of seat 0, so that a reshuffle during its draw holds that payment."""
    state = table(seat(["gem_world", *filler(3)]), seat(["artist_colony", "outlaw_world"]), deck=["rebel_base"])
    choose(state, {0: place("gem_world"), 1: place("artist_colony")})
    assert 0 == len([event for event in state.events if event.type == "drew_for_world"])
    assert "rebel_base" not in hand(state, 1)
    state.apply(0, pay(*filler(2)))
    assert "rebel_base" in hand(state, 1)


@pytest.mark.rule("JD-160")
def test_explorers_discard_only_after_all_have_drawn() -> None:
    """What an explorer discards is in no reshuffle of the same draws."""
    discard_pile = ["rebel_base", "rebel_outpost", "new_sparta", "outlaw_world", "pirate_world"]
    state = table(seat(), seat(discards=discard_pile), seat(), deck=filler(5), dealer=2, discard_pile=True)
    events = choose(state, {})
    assert [0, 1, 2] == [number for number, _ in told(events, "explored")]
    assert (0, 1, 2) == state.to_act
    assert 0 == state.view(None)["discard_pile"]
    assert [5, 5, 5] == seen(state, "hand_count")
    assert sorted(filler(5)) == hand(state)


@pytest.mark.rule("JD-161", "JD-135")
def test_second_worlds_are_decided_one_after_the_other() -> None:
    """From the dealer's left, each seeing the earlier ones; whoever could use a convoy is asked, even without cards."""
    state = table(
        seat(["artist_colony", "merchant_world"], ["colony_convoy"]),
        seat(["gem_world", "tourist_world", "galactic_engineers"], ["colony_convoy"]),
        seat(["outlaw_world"], ["military_convoy"]),
        deck=["distant_world", "rebel_base", "comet_zone"],
        dealer=1,
    )
    choose(state, {0: place("artist_colony"), 1: place("gem_world"), 2: place("outlaw_world")})
    assert (2,) == state.to_act
    assert legal(state, 2) == [NO_SECOND]
    state.apply(2, NO_SECOND)
    assert (0,) == state.to_act
    state.apply(0, NO_SECOND)
    assert (1,) == state.to_act
    assert "choose_second_world" == asked(state, 1)


@pytest.mark.rule("JD-161")
def test_the_question_for_a_second_world_does_not_betray_the_hand() -> None:
    """A seat with a convoy and a fitting first world is asked although its hand is empty."""
    state = table(
        seat(["investment_credits", "artist_colony", *filler(2, "artist_colony")], ["colony_convoy"]), seat(), dealer=1
    )
    choose(state, {0: place("investment_credits", "artist_colony")})
    state.apply(0, pay(filler(2, "artist_colony")[0]))
    state.apply(1, discard(*hand(state, 1)[:3]))
    assert [] == hand(state)
    assert "choose_second_world" == asked(state, 0)
    assert legal(state) == [NO_SECOND]
