"""Chapter 8 of the ledger: hand limit, pile, and the order of drawing."""

import pytest
from games.jumpdrive.moves import EXPLORE, discard, place
from games.jumpdrive.seen import asked, hand, legal, refusal, seen, told
from games.jumpdrive.table import BOX, choose, filler, play_round, seat, settle, table

from sternhafen.games.jumpdrive.model import JumpDriveState

SURVEY = place("survey_team")


@pytest.mark.rule("JD-084")
@pytest.mark.parametrize(("held", "over"), [(9, 0), (10, 1), (12, 3)])
def test_down_to_ten_after_income(held: int, over: int) -> None:
    """Whoever holds more than 10 after income (here 1) discards down to 10, choosing freely."""
    state = table(seat(filler(held)), seat(), dealer=1)
    choose(state, {0: SURVEY, 1: SURVEY})
    if not over:
        assert "choose_cards" == asked(state, 0)
        assert 10 == len(hand(state))
        return
    assert "discard_to_limit" == asked(state, 0)
    assert (0,) == state.to_act
    cards = hand(state)
    assert "JD-084" == refusal(state, 0, discard(*cards[: over + 1]))
    assert "JD-084" == refusal(state, 0, discard(*cards[: over - 1]))
    assert None is refusal(state, 0, discard(*cards[:over]))
    state.apply(0, discard(*cards[-over:]))
    assert cards[:10] == hand(state)


@pytest.mark.rule("JD-085")
def test_no_other_moment_limits_the_hand() -> None:
    """13 cards may be held while choosing; a card for a world alone may be the twelfth."""
    state = table(seat(["outlaw_world", *filler(13)], ["space_marines"]), seat(), dealer=1)
    assert place("outlaw_world") in legal(state)
    choose(state, {0: place("outlaw_world"), 1: EXPLORE})
    assert 14 == len(hand(state))
    assert "explorer_discard" == asked(state, 1)


@pytest.mark.rule("JD-164")
def test_the_hand_limit_is_applied_by_all_at_once_in_secret() -> None:
    """Both are asked together after the last income card, and nobody sees the other's discard before all are in."""
    first, rest = filler(10), [name for name in BOX if name not in filler(10)][:10]
    state = table(seat(first), seat(rest), dealer=1)
    events = choose(state, {0: SURVEY, 1: SURVEY})
    assert [0, 1] == [number for number, _ in told(events, "drew_income")]
    assert (0, 1) == state.to_act
    before = state.view(1) | {"to_act": []}
    told_others = [event.json(1) for event in state.apply(0, discard(hand(state)[0]))]
    assert [None] * len(told_others) == told_others
    assert before == state.view(1) | {"to_act": []}
    assert state.can_undo(0)


@pytest.mark.rule("JD-086")
def test_the_discard_pile_becomes_the_draw_pile() -> None:
    """When the pile is used up the discard pile is shuffled: all its cards form the new pile."""
    state = table(seat(), seat(), deck=filler(2), dealer=1, discard_pile=True)
    discard_pile = state.view(None)["discard_pile"]
    assert 110 == discard_pile
    events = choose(state, {0: EXPLORE, 1: SURVEY})
    assert [(-1, {"number": 110})] == told(events, "reshuffled")
    assert (110 - 3, 0) == (state.view(None)["pile"], state.view(None)["discard_pile"])
    assert [] == state.view(None)["open_discards"]
    orders = {tuple(hand(table_with_seed(seed))) for seed in ("1", "2", "3")}
    assert 3 == len(orders)


def table_with_seed(seed: str) -> JumpDriveState:
    state = table(seat(), seat(), deck=filler(2), dealer=1, discard_pile=True, chance={"seed": seed})
    choose(state, {0: EXPLORE, 1: SURVEY})
    return state


@pytest.mark.rule("JD-087")
def test_the_discard_pile_is_shuffled_only_when_a_card_is_missing() -> None:
    """A draw that takes the last card does not shuffle yet; the next draw does, in its middle if need be."""
    state = table(seat(), seat(), deck=filler(5), dealer=1, discard_pile=True)
    events = choose(state, {0: EXPLORE, 1: SURVEY})
    assert [] == told(events, "reshuffled")
    assert sorted(filler(5)) == hand(state)
    assert 0 == state.view(None)["pile"]
    state.apply(0, discard(*filler(3)))
    assert [(-1, {"number": 107 + 3})] == told(state.events, "reshuffled")
    middle = table(seat(), seat(), deck=filler(3), dealer=1, discard_pile=True)
    choose(middle, {0: EXPLORE, 1: SURVEY})
    assert set(filler(3)) <= set(hand(middle))
    assert 5 == len(hand(middle))


@pytest.mark.rule("JD-088")
def test_with_both_piles_empty_the_draw_ends_early() -> None:
    """Income 5 with two cards left draws two, and the next player none."""
    rest = BOX.copy()
    rest.subtract(["merchant_world", "spice_world", "gem_world", *filler(3)[1:]])
    state = table(
        seat(tableau=["merchant_world", "spice_world"], vp=5),
        seat((+rest).elements(), ["gem_world"]),
        deck=filler(3)[1:],
        dealer=1,
    )
    events = choose(state, {0: SURVEY, 1: SURVEY})
    assert [(0, {"number": 2}), (1, {"number": 0})] == told(events, "drew_income")
    assert sorted(filler(3)[1:]) == hand(state)


@pytest.mark.rule("JD-089", "JD-092", "JD-094")
def test_income_goes_to_the_leader_first_then_clockwise() -> None:
    """Always in that order, also with a full pile, and each gets all cards as one block."""
    deck = filler(8, "merchant_world")
    state = table(seat(vp=5), seat(vp=3), seat(tableau=["merchant_world"], vp=9), seat(vp=4), deck=deck, dealer=0)
    events = choose(state, dict.fromkeys(range(4), SURVEY))
    assert [2, 3, 0, 1] == [number for number, _ in told(events, "drew_income")]
    assert sorted(deck[:4]) == hand(state, 2)
    assert [[deck[5]], [deck[6]], [deck[4]]] == [hand(state, number) for number in (0, 1, 3)]


@pytest.mark.rule("JD-090")
@pytest.mark.parametrize(
    ("dealer", "order"), [(0, [1, 2, 3, 0]), (1, [3, 0, 1, 2]), (2, [3, 0, 1, 2]), (3, [1, 2, 3, 0])]
)
def test_of_equal_leaders_the_nearest_to_the_dealers_left(dealer: int, order: list[int]) -> None:
    """Seats 1 and 3 lead together."""
    state = table(seat(vp=1), seat(vp=9), seat(vp=2), seat(vp=9), dealer=dealer)
    events = choose(state, dict.fromkeys(range(4), SURVEY))
    assert order == [number for number, _ in told(events, "drew_income")]


@pytest.mark.rule("JD-090")
def test_a_dealer_among_equal_leaders_goes_last_of_them() -> None:
    """The dealer is nearest to nobody's left: the other leader is first."""
    state = table(seat(vp=9), seat(vp=2), seat(vp=9), dealer=0)
    events = choose(state, dict.fromkeys(range(3), SURVEY))
    assert [2, 0, 1] == [number for number, _ in told(events, "drew_income")]


@pytest.mark.rule("JD-091")
def test_the_points_of_this_round_count_for_the_order() -> None:
    """Seat 1 is behind before the round and ahead after scoring 7."""
    state = table(seat(vp=10), seat(tableau=["rebel_homeworld"], vp=5), dealer=1)
    events = choose(state, {0: SURVEY, 1: SURVEY})
    assert [1, 0] == [number for number, _ in told(events, "drew_income")]


@pytest.mark.rule("JD-093", "JD-045")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_draws_before_income_go_from_the_dealers_left(dealer: int) -> None:
    """A pile of one card: the dealer's left takes it, the others draw from the shuffled discard pile."""
    state = table(
        seat(["outlaw_world"], ["space_marines"]), seat(), seat(), deck=["rebel_base"], dealer=dealer, discard_pile=True
    )
    events = choose(state, {0: place("outlaw_world")})
    first = (dealer + 1) % 3
    assert "rebel_base" in hand(state, first)
    assert first == next(event.seat for event in events if event.type in ("explored", "drew_for_world"))


@pytest.mark.rule("JD-094")
def test_an_explorer_draws_in_one_block() -> None:
    """Two explorers: the first gets the five top cards, the second the next five."""
    deck = filler(10)
    state = table(seat(), seat(), deck=deck, dealer=1)
    choose(state, {})
    assert [sorted(deck[:5]), sorted(deck[5:])] == [hand(state, 0), hand(state, 1)]
    settle(state)
    play_round(state, {})
    assert [4, 4] == seen(state, "hand_count")
