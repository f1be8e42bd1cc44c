"""Positions: what is unsaid takes defaults, and bad ones are refused with where and what."""

from random import Random
from typing import Any

import pytest
from playing import Setup, changed, moments, plain

import sternhafen
from sternhafen import DataError, SternhafenError

GAME: Any = sternhafen.game("jumpdrive")


def position(**more: Any) -> dict[str, Any]:
    return {"players": 2, "seats": [{"hand": ["gem_world"]}, {}], **more}


def test_everything_unsaid_takes_its_default() -> None:
    """Round 1, dealer seat 0, all choosing, unlisted cards shuffled in the pile, as many Survey Teams as players."""
    state = GAME.position(position())
    view = state.view(0)
    assert (1, 0, 111, 0, 2) == tuple(
        view[name] for name in ("round", "dealer", "pile", "discard_pile", "survey_teams")
    )
    assert ["choose_cards"] * 2 == [state.decision(seat).name for seat in state.to_act]
    assert GAME.position(position()).position()["deck"] != state.position()["deck"]


def test_a_given_deck_is_drawn_in_that_order() -> None:
    """Its first card is drawn first; the cards not named lie below."""
    top = ["new_earth", "new_sparta", "outlaw_world"]
    state = GAME.position(position(deck=top))
    assert top == state.position()["deck"][:3]
    assert 111 == len(state.position()["deck"])


@pytest.mark.parametrize(
    ("data", "where", "what"),
    [
        ([], "position", "expected an object"),
        ({}, "field 'players'", "expected the number of players"),
        (position(game="race"), "field 'game'", "expected 'jumpdrive', found 'race'"),
        (position(rules_version=7), "field 'rules_version'", "expected 1, found 7"),
        (position(pack="x"), "field 'pack'", "found 'x'"),
        (position(seats=[{}]), "field 'seats'", "expected 2 entries, found 1"),
        (position(seats=5), "field 'seats'", "Expected 'array', got 'int'"),
        (position(seats=[{"hand": ["x"]}, {}]), "position", "there is no component 'x'"),
        (position(seats=[{"hnd": []}, {}]), "field 'seats' entry 1", "unknown field 'hnd'"),
        (position(seats=[{"hand": ["new_earth"] * 2}, {}]), "position", "1 more copies of 'new_earth'"),
        (position(seats=[{"vp": -1}, {}]), "field 'seats' entry 1, field 'vp'", "Expected 'int' >= 0"),
        (position(seats=[{"earned": [1]}, {}]), "field 'earned'", "one number for each of the 0 cards"),
        (position(seats=[{"unplaced": ["gem_world"]}, {}]), "field 'unplaced'", "found 'gem_world'"),
        (position(seats=[{"to_discard": 3}, {}]), "field 'to_discard'", "expected 0 at the most"),
        (position(dealer=2), "field 'dealer'", "expected a seat from 0 to 1"),
        (position(chance={"seed": 5}), "chance", "expected"),
        (position(chance={"seed": "1", "count": "x"}), "chance", "expected"),
        (position(options=[]), "field 'options'", "expected an object, found []"),
        (position(then=5), "field 'then'", "expected a list of [seat, action], found 5"),
        (position(then=[5]), "field 'then', entry 1", "expected [seat, action]"),
        (position(then=[[0, {"type": "x"}]]), "field 'then', entry 1", "There is no action"),
        (position(then=[[0, {"type": "place", "cards": ["gem_world"]}]]), "field 'then', entry 1", "JD-043"),
        (position(agenda=5), "field 'agenda'", "expected a list of steps"),
        (position(agenda=[["fly"]]), "field 'agenda'", "expected steps such as"),
        (position(agenda=[[[]]]), "field 'agenda'", "expected steps such as"),
        (position(lanes=[[]]), "field 'lanes'", "expected 2 lists of steps"),
        (position(lanes=[None, []]), "field 'lanes'", "expected 2 lists of steps"),
        (position(lanes=[[["fly"]], []]), "field 'lanes'", "expected steps such as"),
        (position(lanes=[[["pay_world"]], []]), "position", "the pending steps do not fit the rest of it"),
        (position(agenda=[["reveal"]]), "position", "the pending steps do not fit the rest of it"),
    ],
)
def test_bad_positions_are_refused_with_where_and_what(data: Any, where: str, what: str) -> None:
    """One sentence, no other error."""
    with pytest.raises(DataError) as error:
        GAME.position(data)
    assert where in error.value.where
    assert what in error.value.problem


def test_wrong_players_and_options_are_refused() -> None:
    """As in a new game."""
    for data in (position(players=7), position(options={"start": "x"})):
        with pytest.raises(SternhafenError):
            GAME.position(data)


JUNK: list[Any] = [None, True, -1, 99, 10**30, "x", 1.5, [], [[]], ["x"], {}, {"a": 1}, [["round"]]]


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of every part of a document, of long lists the first only."""
    found = [path] if path else []
    if isinstance(data, dict):
        for name, part in data.items():
            found += places(part, (*path, name))
    elif isinstance(data, list):
        for number, part in enumerate(data[:1]):
            found += places(part, (*path, number))
    return found


def test_junk_anywhere_in_a_position_never_crashes() -> None:
    """Each part of some positions replaced by all sorts of junk: a typed error, or a state that can be asked."""
    rng = Random(5)
    for state in moments(Setup(GAME, 3, {}), seed=5, every=11):
        data = plain(state.position())
        for path in places(data):
            try:
                read = GAME.position(changed(data, *path, to=rng.choice(JUNK)))
            except SternhafenError:
                continue
            for seat in read.to_act:
                read.decision(seat).json()
            read.view(None)


def test_a_written_position_is_plain_data() -> None:
    """Views, decisions, positions and components are equal to themselves after a trip through JSON."""
    for state in moments(Setup(GAME, 2, {}), seed=3, every=9):
        for data in (state.position(), state.view(0), state.view(None), state.decision(state.to_act[0]).json()):
            assert plain(data) == data
