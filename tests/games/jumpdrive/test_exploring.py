"""Chapter 6 of the ledger: exploring."""

import pytest
from games.jumpdrive.moves import EXPLORE, discard, place
from games.jumpdrive.seen import asked, hand, points, refusal, seen, told
from games.jumpdrive.table import BOX, choose, filler, play_round, seat, settle, table


@pytest.mark.rule("JD-067", "JD-068", "JD-069")
@pytest.mark.parametrize(
    ("own", "drawn", "discarded"),
    [([], 5, 3), (["genetics_lab"], 6, 4), (["galactic_salon"], 7, 5), (["galactic_salon", "star_nomad_lair"], 8, 6)],
)
def test_draw_two_more_than_there_are_symbols(own: list[str], drawn: int, discarded: int) -> None:
    """E is the own explore symbols and the token's three: draw E + 2, discard E."""
    state = table(seat(filler(2), own), seat(), dealer=1)
    events = choose(state, {1: place("survey_team")})
    assert [(0, {"number": drawn})] == told(events, "explored")
    assert 2 + drawn == len(hand(state))
    cards = hand(state)
    assert "JD-068" == refusal(state, 0, discard(*cards[: discarded - 1]))
    assert "JD-068" == refusal(state, 0, discard(*cards[: discarded + 1]))
    assert None is refusal(state, 0, discard(*cards[:discarded]))


@pytest.mark.rule("JD-068")
def test_old_and_new_cards_may_be_discarded() -> None:
    """The discard is free among the whole hand, goes to the discard pile, and the hand grows by 2."""
    new = ["rebel_base", "rebel_outpost", "new_sparta", "outlaw_world", "pirate_world"]
    state = table(seat(filler(3)), seat(), deck=new, dealer=1)
    choose(state, {1: place("survey_team")})
    assert sorted(filler(3) + new) == hand(state)
    for cards in (filler(3), new[:3], [filler(1)[0], *new[3:]]):
        assert None is refusal(state, 0, discard(*cards))
    state.apply(0, discard(*filler(3)))
    assert sorted(new) == hand(state)
    assert 3 == state.view(None)["discard_pile"]


@pytest.mark.rule("JD-070")
def test_the_token_never_counts_again() -> None:
    """A second exploration draws 5 again, and SETI scores no symbols of a token."""
    state = table(seat(), seat(tableau=["galactic_survey_seti"]), dealer=1)
    for _ in range(3):
        events = choose(state, {1: EXPLORE})
        assert [(0, {"number": 5}), (1, {"number": 8})] == sorted(told(events, "explored"), key=lambda event: event[0])
        settle(state)
    assert {"galactic_survey_seti": 3} == points(state, 1)
    assert [0, 3] == seen(state, "explore")


@pytest.mark.rule("JD-072")
def test_an_explorer_scores_and_takes_income() -> None:
    """Exploring changes nothing about points and income of the round."""
    state = table(seat(tableau=["gem_world", "spice_world"]), seat(), dealer=1)
    play_round(state, {0: EXPLORE})
    assert 1 == seen(state, "score")[0]
    assert 5 - 3 + 3 == len(hand(state))


@pytest.mark.rule("JD-073")
def test_the_hand_may_exceed_ten_while_exploring() -> None:
    """From 10 cards to 15, then 12: nothing more is discarded before income."""
    state = table(seat(filler(10)), seat(), dealer=1)
    choose(state, {1: place("survey_team")})
    assert 15 == len(hand(state))
    assert "explorer_discard" == asked(state, 0)
    state.apply(0, discard(*hand(state)[:3]))
    assert "discard_to_limit" == asked(state, 0)
    assert 12 == len(hand(state))


@pytest.mark.rule("JD-163", "JD-088")
@pytest.mark.parametrize(("left", "discarded"), [(4, 2), (3, 1), (2, 0), (1, 0), (0, 0)])
def test_an_exploration_cut_short(left: int, discarded: int) -> None:
    """With both piles used up, the discard is reduced so that the hand grows by 2, or by what was drawn."""
    deck = filler(left)
    others = BOX.copy()
    others.subtract(deck)
    state = table(seat(), seat((+others).elements()), deck=deck, dealer=1)
    events = choose(state, {1: place("survey_team")})
    assert [(0, {"number": left})] == told(events, "explored")
    if discarded:
        assert discarded == state.decision(0).json()["min"]
        state.apply(0, state.decision(0).actions()[0])
    assert "discard_to_limit" == asked(state, 1)
    assert min(left, 2) == len(hand(state))
