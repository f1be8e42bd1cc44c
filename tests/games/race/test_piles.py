"""Draw pile, discard pile, and what everybody may know."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from games.race.moves import do
from games.race.seen import hand, own
from games.race.table import FILLERS, GAME, seat, table

import sternhafen


def short(state: Any, cards: int) -> Any:
    """Leave so many cards on the pile; the others lie out of the game."""
    state.pile = state.pile[-cards:] if cards else []
    return state


def exploring(cards: int, discards: tuple[str, ...] = (), play: tuple[str, str] = ("explore_5", "settle")) -> Any:
    """Seat 0 (draws 7) and seat 1 (draws 2) explore with so many cards on the pile."""
    state = table(
        seat("new_sparta", hand=["export_duties"], discards=list(discards)),
        seat("old_earth", hand=["deficit_spending"]),
    )
    short(state, cards)
    for who, action in enumerate(play):
        do(state, who, "choose", actions=[action])
    return state


@pytest.mark.rule("RACE-194", "RACE-195", "RACE-270")
def test_a_used_up_pile_is_renewed_at_once_even_in_the_middle() -> None:
    """Five cards left and seven to draw: the discard pile is shuffled, the draw goes on."""
    discards = FILLERS[2:9]
    state = exploring(5, discards)
    drawn = own(state, 0)["drawn"]
    assert len(drawn) == 7
    assert set(drawn[5:]) <= set(discards)
    assert (len(discards) - 2 - 2, 0) == (state.view(0)["pile"], state.view(0)["discard_pile"])


@pytest.mark.rule("RACE-194", "RACE-270")
def test_renewal_right_after_the_last_card() -> None:
    """Nine cards, nine drawn: the pile is renewed before anybody discards, without the cards under choice."""
    state = exploring(9, FILLERS[2:6])
    assert (state.view(0)["pile"], state.view(0)["discard_pile"]) == (4, 0)
    assert [event.facts["number"] for event in state.events if event.type == "reshuffled"] == [4]
    assert {GAME.component_name(card) for card in state.pile} == set(FILLERS[2:6])


@pytest.mark.rule("RACE-270")
def test_a_good_that_empties_the_pile_is_not_shuffled_in() -> None:
    """The last card becomes a good; the renewal holds only the discard pile."""
    state = table(
        seat("new_sparta", "artist_colony", discards=list(FILLERS[:3])), seat("old_earth"), deck=["trade_league"]
    )
    short(state, 1)
    for who in (0, 1):
        do(state, who, "choose", actions=["produce"])
    assert [GAME.component_name(card) for card in state.seats[0].goods.values()] == ["trade_league"]
    assert state.view(0)["pile"] == 3


@pytest.mark.rule("RACE-270")
def test_a_card_turned_up_is_not_shuffled_in() -> None:
    """Gambling World empties the pile: its card is discarded after the renewal."""
    state = table(
        seat("new_sparta", "gambling_world", discards=list(FILLERS[:3])), seat("old_earth"), deck=["gem_world"]
    )
    short(state, 1)
    for who in (0, 1):
        do(state, who, "choose", actions=["consume_2x"])
    do(state, 0, "name", number=7)
    assert (state.view(0)["pile"], state.view(0)["discard_pile"], state.view(0)["open_discards"]) == (
        3,
        1,
        ["gem_world"],
    )


@pytest.mark.rule("RACE-196", "RACE-272")
def test_with_both_piles_empty_the_rest_is_lost() -> None:
    """Three cards for nine draws: the first player takes them, the second none."""
    state = exploring(3)
    assert (len(own(state, 0)["drawn"]), len(own(state, 1)["drawn"])) == (3, 0)
    assert state.decision(0).json()["min"] == 1


@pytest.mark.rule("RACE-196")
def test_nothing_to_turn_up() -> None:
    """Gambling World without any card: the number is named in vain."""
    state = table(seat("new_sparta", "gambling_world"), seat("old_earth"))
    short(state, 0)
    for who in (0, 1):
        do(state, who, "choose", actions=["consume_2x"])
    do(state, 0, "name", number=2)
    assert "gambled_in_vain" in [event.type for event in state.events]
    assert state.decision(0).name == "choose_action"


@pytest.mark.rule("RACE-271")
def test_the_renewal_is_made_up_for_later() -> None:
    """Pile and discard pile ran out together; at the next draw the cards discarded since are shuffled."""
    state = exploring(9)
    assert (state.view(0)["pile"], state.view(0)["discard_pile"]) == (0, 0)
    for who in (0, 1):
        state.apply(who, state.decision(who).actions()[0])
    for who in (0, 1):
        if state.decision(who).name == "choose_world":
            do(state, who, "pass")
    assert (state.view(0)["pile"], state.view(0)["discard_pile"]) == (0, 7)
    for who in (0, 1):
        do(state, who, "choose", actions=["explore_1_1"])
    assert (state.view(0)["pile"], state.view(0)["discard_pile"]) == (1, 0)
    assert len(own(state, 0)["drawn"]) == 3


@pytest.mark.rule("RACE-197")
def test_only_the_discard_pile_is_reshuffled() -> None:
    """Hands, tableaus and goods stay where they are."""
    state = table(
        seat(
            "new_sparta",
            "artist_colony",
            hand=["gem_world"],
            goods={"artist_colony": "trade_league"},
            discards=[FILLERS[0]],
        ),
        seat("old_earth"),
        deck=["spice_world"],
    )
    short(state, 1)
    for who in (0, 1):
        do(state, who, "choose", actions=["explore_5"])
    assert {"spice_world", FILLERS[0]} == set(own(state, 0)["drawn"])
    assert hand(state, 0) == ["gem_world"]
    assert [GAME.component_name(card) for card in state.seats[0].goods.values()] == ["trade_league"]


@pytest.mark.rule("RACE-198", "RACE-199", "RACE-276", "RACE-015")
def test_what_is_open() -> None:
    """Chips, hand sizes, tableaus, which worlds hold goods, pile sizes and pool; hands are the owners' alone."""
    state = table(
        seat("new_sparta", "refugee_world", hand=["gem_world"], goods={"refugee_world": "trade_league"}, vp=4),
        seat("old_earth", hand=["spice_world"]),
    )
    for viewer in (None, 1):
        view = state.view(viewer)
        seen = view["seats"][0]
        assert (seen["vp"], seen["hand_count"], len(seen["tableau"])) == (4, 1, 2)
        assert seen["tableau"][1]["good"] == "novelty"
        assert (view["pool"], view["discard_pile"]) == (20, 0)
        assert view["pile"] == 114 - 2 - 1 - 2 - 1
        assert "gem_world" not in str(view)
        assert "trade_league" not in str(view)


@pytest.mark.rule("RACE-040", "RACE-140")
def test_a_games_cards_are_always_all_there() -> None:
    """Along random games every card of the box lies in exactly one place."""
    box = Counter(GAME.box.pile)
    for players, options in ((2, {"advanced": True}), (3, {}), (4, {"start": "first_game"})):
        state: Any = GAME.new(players=players, seed=players, options=options)
        rng = Random(players)
        while not state.over:
            who = rng.choice(state.to_act)
            state.apply(who, state.decision(who).sample(rng))
            found = Counter(state.pile + state.discard_pile + ([state.turned_up] if state.turned_up >= 0 else []))
            for player in state.seats:
                found.update(player.hand + player.in_play + player.drawn + list(player.goods.values()))
            assert box == found
            assert all(world in player.in_play for player in state.seats for world in player.goods)


def test_games_of_random_bots_end_and_replay_equal() -> None:
    """Some games in every mode, with their records."""
    for players, options in ((2, {}), (2, {"advanced": True}), (3, {"start": "first_game"}), (4, {})):
        for number in range(3):
            state = GAME.new(players=players, seed=number, options=options)
            rng = Random(number)
            while not state.over:
                for who in state.to_act:
                    state.apply(who, state.decision(who).sample(rng))
            assert state.hash() == sternhafen.replay(state.record()).hash()
