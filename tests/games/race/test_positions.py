"""Positions: any moment, written by hand or by the program."""

from random import Random
from typing import Any

import pytest
from games.race.moves import do
from games.race.seen import asked, hand, legal, own, tableau
from games.race.table import GAME, seat, table

from sternhafen.core.errors import DataError


def test_the_least_that_must_be_said() -> None:
    """Tableaus are enough: a round begins, all other cards are in the pile."""
    state = GAME.position({"players": 2, "seats": [{"tableau": ["old_earth"]}, {"tableau": ["new_sparta"]}]})
    assert asked(state) == {0: "choose_action", 1: "choose_action"}
    assert (state.view(0)["round"], state.view(0)["pool"], state.view(0)["pile"]) == (1, 24, 112)
    assert state.view(0)["order"] == [0, 1]


def test_a_chosen_deck_is_drawn_in_order() -> None:
    """The first card of `deck` first; the others lie below."""
    deck = ["gem_world", "spice_world", "trade_league"]
    state = table(seat("old_earth"), seat("new_sparta"), play=("explore_1_1", "settle"), deck=deck)
    assert deck == own(state, 0)["drawn"]


def test_goods_with_and_without_faces() -> None:
    """A list takes any unlisted cards; a map says which card lies there."""
    state = table(
        seat("artist_colony", goods=["artist_colony"]), seat("gem_world", goods={"gem_world": "trade_league"})
    )
    faces = [GAME.component_name(face) for player in state.seats for face in player.goods.values()]
    assert faces[1] == "trade_league"
    assert state.view(0)["pile"] == 114 - 2 - 2


def test_a_round_under_way_begins_at_any_of_its_phases() -> None:
    """With all actions given and `phase`, the phases before it are taken as played."""
    seats = (seat("old_earth", hand=["gem_world"]), seat("new_sparta"))
    assert asked(table(*seats, play=("develop", "settle"))) == {0: "choose_development"}
    assert asked(table(*seats, play=("develop", "settle"), phase=1)) == {0: "choose_world"}


def test_a_decision_in_the_middle_of_a_phase_by_hand() -> None:
    """Lanes say who must decide what: here seat 0 pays for a world that lies revealed."""
    state = table(
        {**seat("old_earth", hand=["spice_world", "trade_league", "new_earth"]), "placed": "gem_world", "how": "pay"},
        seat("new_sparta"),
        play=("settle", "settle"),
        phase=0,
        lanes=[[["pay_world", 2]], []],
        agenda=[["phase", 1], ["end_settle"], ["finish_worlds", 0]],
        deck=["space_port"],
    )
    assert asked(state) == {0: "pay_world"}
    do(state, 0, "pay", cards=["spice_world", "trade_league"])
    assert tableau(state, 0) == ["old_earth", "gem_world"]
    assert hand(state, 0) == ["new_earth", "space_port"]


def test_consume_in_the_middle_by_hand() -> None:
    """A power in use and powers already used are named as card/effect."""
    state = table(
        seat("old_earth", "public_works", "outlaw_world", goods=[], used=["public_works/consume"]),
        seat("new_sparta"),
        play=("consume_2x", "consume_2x"),
        phase=0,
        lanes=[[["use_power"]], []],
        agenda=[["phase", 1], ["consume", 1]],
    )
    assert legal(state, 0) == [{"type": "end_consume"}]
    assert own(state, 0)["powers_used"] == ["public_works/consume"]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"seats": [{}]}, "seats"),
        ({"deck": ["no_such_world"]}, "no_such_world"),
        ({"deck": ["gem_world", "gem_world"]}, "more copies"),
        ({"order": [0, 0]}, "order"),
        ({"phases": ["sleep"]}, "phases"),
        ({"seats": [{"actions": ["sleep"]}, {}]}, "actions"),
        ({"seats": [{"goods": ["old_earth"], "tableau": ["old_earth"]}, {}]}, "goods"),
        ({"seats": [{"used": ["old_earth/produce"]}, {}]}, "no consume power"),
        ({"colour": "red"}, "colour"),
        ({"seats": [{"hand": "gem_world"}, {}]}, "hand"),
        ({"pool": -1}, "pool"),
        ({"seats": [{"vp": -1}, {}]}, "vp"),
        ({"phase": 3}, "phase"),
        ({"seats": [{"how": "beg"}, {}]}, "how"),
        ({"lanes": [[["pay_world"]], []]}, "steps"),
        ({"lanes": [[["spend"]], []]}, "steps"),
        ({"lanes": [[["no_such_step"]], []]}, "lanes"),
        ({"agenda": [["phase", 99]]}, "steps"),
    ],
)
def test_bad_positions_are_refused_with_their_place(change: dict[str, Any], expected: str) -> None:
    """A clear error, not a strange state."""
    data = {"players": 2, "seats": [{"tableau": ["old_earth"]}, {"tableau": ["new_sparta"]}]}
    with pytest.raises(DataError) as error:
        GAME.position({**data, **change})
    assert expected in str(error.value)


@pytest.mark.parametrize(("players", "options"), [(2, {}), (2, {"advanced": True}), (4, {"start": "first_game"})])
def test_every_moment_of_a_game_comes_back(players: int, options: dict[str, Any]) -> None:
    """Written and read again, every state is equal by hash and goes on alike."""
    state = GAME.new(players=players, seed=4, options=options)
    rng = Random(4)
    while not state.over:
        assert state.hash() == GAME.position(state.position()).hash()
        who = rng.choice(state.to_act)
        state.apply(who, state.decision(who).sample(rng))
