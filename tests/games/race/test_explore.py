"""Phase I: Explore."""

import pytest
from games.race.moves import do
from games.race.seen import asked, hand, legal, own, refusal
from games.race.table import FILLERS, seat, table

DECK = ["gem_world", "spice_world", "space_port", "artist_colony", "plague_world", "comet_zone", "new_earth"]


def numbers(*tableau: str, play: str = "explore_5") -> tuple[int, int]:
    """How many seat 0 draws and keeps."""
    state = table(seat("old_earth", *tableau), seat("new_sparta"), play=(play, "explore_1_1"))
    decision = state.decision(0).json()
    return len(own(state, 0)["drawn"]), decision["min"]


@pytest.mark.rule("RACE-060", "RACE-062", "RACE-063", "RACE-037")
def test_how_many_are_drawn_and_kept() -> None:
    """2 and 1; with Explore +5 7 and 1; with Explore +1,+1 3 and 2; a non-chooser plays along."""
    assert numbers(play="explore_5") == (7, 1)
    assert numbers(play="explore_1_1") == (3, 2)
    assert numbers(play="settle") == (2, 1)


@pytest.mark.rule("RACE-060", "RACE-066")
def test_the_others_are_discarded_and_the_hand_stays() -> None:
    """One of two is kept; only cards just drawn are under choice."""
    state = table(seat("old_earth", hand=["rebel_base"]), seat("new_sparta"), play=("settle", "explore_5"), deck=DECK)
    assert sorted(action["cards"] for action in legal(state, 0)) == [["gem_world"], ["spice_world"]]
    assert refusal(state, 0, "keep", cards=["rebel_base"]).kind == "illegal"
    do(state, 0, "keep", cards=["gem_world"])
    assert hand(state, 0) == ["gem_world", "rebel_base"]
    assert own(state, 0)["discards"] == ["spice_world"]


@pytest.mark.rule("RACE-061", "RACE-257")
def test_all_draw_in_player_order_before_anyone_discards() -> None:
    """The lowest start world draws first; then all choose at the same time."""
    seats = [seat("new_sparta", start=3), seat("old_earth", start=0)]
    state = table(*seats, play=("explore_1_1", "settle"), deck=DECK)
    assert DECK[:2] == own(state, 1)["drawn"]
    assert DECK[2:5] == own(state, 0)["drawn"]
    assert asked(state) == {0: "keep", 1: "keep"}
    do(state, 0, "keep", cards=DECK[2:4])
    assert state.view(1)["seats"][0]["hand_count"] == 0
    do(state, 1, "keep", cards=DECK[:1])
    assert state.view(1)["seats"][0]["hand_count"] == 2


@pytest.mark.rule("RACE-064")
def test_draw_more_and_keep_more() -> None:
    """Draw powers raise only what is drawn, keep powers only what is kept."""
    assert numbers("expedition_force") == (8, 1)
    assert numbers("star_nomad_lair") == (8, 1)
    assert numbers("galactic_survey_seti") == (9, 1)
    assert numbers("research_labs") == (7, 2)
    assert numbers("expedition_force", "malevolent_lifeforms", "research_labs") == (9, 2)


@pytest.mark.rule("RACE-065")
def test_galactic_renaissance() -> None:
    """Two more drawn and one more kept: 4 and 2 for a non-chooser."""
    assert numbers("galactic_renaissance", play="settle") == (4, 2)


@pytest.mark.rule("RACE-067")
def test_the_number_kept_is_exact() -> None:
    """Neither fewer nor more."""
    state = table(seat("old_earth"), seat("new_sparta"), play=("explore_1_1", "settle"), deck=DECK)
    for cards in ([], DECK[:1], DECK[:3]):
        assert refusal(state, 0, "keep", cards=cards).rule == "RACE-067"


@pytest.mark.rule("RACE-272")
def test_short_piles_give_fewer() -> None:
    """What the piles cannot give is lost, and then at most the cards drawn are kept."""
    state = table(seat("old_earth", hand=FILLERS[:2]), seat("new_sparta"), play=("settle", "settle"), deck=DECK[:1])
    state.pile = state.pile[-1:]
    for player in state.seats:
        player.actions = (1,)
    state.lanes = [[], []]
    state.waiting, state.sealed = 0, False
    state.phases, state.phase = (0,), 0
    state.agenda = [("phase", 0)]
    state.advance()
    assert ["gem_world", *sorted(FILLERS[:2])] == hand(state, 0)
    assert hand(state, 1) == []
    assert asked(state) == {0: "choose_action", 1: "choose_action"}
