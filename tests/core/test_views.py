"""What leaves the engine is what its types say: no field more, none less, of the right kind."""

import json
from pathlib import Path
from random import Random
from typing import Any, assert_type

import msgspec
import pytest
from playing import Setup, game_setups, plain, play_on

import sternhafen
from sternhafen.core.component_types import ComponentsData
from sternhafen.core.plain import DecisionData, EventData, ResultData, View, ViewData
from sternhafen.games.race.model import RaceState
from sternhafen.games.race.view_types import RaceView
from sternhafen.games.solarius.view_types import SolariusView
from sternhafen.pages import page
from sternhafen.registry import part
from sternhafen.schema import schema

ROOT = Path(__file__).parent.parent.parent
START = sternhafen.game("solarius").new(players=2, seed=1).position()


def typed(data: Any, kind: Any) -> None:
    """The data pass strictly for this kind; reading drops what the kind does not know, so it must be equal."""
    sent = plain(data)
    assert plain(msgspec.convert(sent, kind, strict=True)) == sent


@pytest.mark.parametrize("setup", game_setups(), ids=str)
def test_views_decisions_events_and_results_are_as_typed(setup: Setup) -> None:
    """In every moment of a random game, for every seat and for spectators."""
    state, rng = setup.new(11), Random(11)
    for number, (seat, _) in enumerate(play_on(state, rng)):
        typed(state.decision(seat).json(), setup.game.decision_kind)
        for event in state.events:
            typed(event.json(event.seat), EventData | None)
        if number % 7 == 0:
            for viewer in (None, *range(setup.players)):
                typed(state.view(viewer), setup.game.view_kind)
                msgspec.convert(plain(state.view(viewer)), ViewData, strict=True)
    assert state.result is not None
    typed(state.result.json(), ResultData)
    typed(state.view(None), setup.game.view_kind)


def test_a_program_that_is_checked_knows_the_types() -> None:
    """From the name of a game on: its states and their views are of its own kinds. mypy reads this test, too."""
    state = sternhafen.game("race").new(players=2, seed=1)
    assert_type(state, RaceState)
    assert_type(state.view(0), RaceView)
    assert_type(sternhafen.game("solarius").position(START).view(None), SolariusView)
    assert_type(state.decision(0).json(), DecisionData)
    whichever = sternhafen.game(sternhafen.games()[0]).new(players=2, seed=1)
    assert_type(whichever.view(0), View)
    assert {"game", "seats", "pool"} <= state.view(0).keys()


@pytest.mark.parametrize("name", sternhafen.games())
def test_a_schema_names_every_action(name: str) -> None:
    """Each action of the game has a definition with its own type, and the whole is plain JSON."""
    game = sternhafen.game(name)
    made = schema(game)
    assert made == json.loads(json.dumps(made))
    for kind in game.action_kinds:
        assert made["$defs"][kind.__name__]["properties"]["type"] == {"enum": [kind.type_name()]}


@pytest.mark.parametrize("name", sternhafen.games())
def test_components_are_as_typed(name: str) -> None:
    """Every card, tile and piece is of the kind from which the client's types are made; none says more.

    What all games have in common holds of each.
    """
    sent = plain(sternhafen.game(name).components())
    types = part(name, "component_types")
    assert types is not None
    said = plain(msgspec.to_builtins(msgspec.convert(sent, types.COMPONENTS, strict=True)))
    assert without_empty(said) == without_empty(sent)
    msgspec.convert(sent, ComponentsData, strict=True)


def without_empty(data: Any) -> Any:
    """Fields that say nothing may be left out."""
    if isinstance(data, dict):
        return {name: without_empty(value) for name, value in data.items() if value not in (None, [], {}, "", False, 0)}
    return [without_empty(value) for value in data] if isinstance(data, list) else data


@pytest.mark.parametrize("name", sternhafen.games())
def test_the_page_of_a_game_is_up_to_date(name: str) -> None:
    """`python -m sternhafen.pages docs/views` gives the committed page."""
    assert (ROOT / "docs" / "views" / f"{name}.md").read_text(encoding="utf-8") == page(sternhafen.game(name))


def test_declining_is_said_by_the_engine() -> None:
    """An option that means to do nothing is marked as such: nobody has to guess from its name."""
    state = sternhafen.game("race").new(players=2, seed=3)
    marks: dict[str, bool] = {}
    for seat, _ in play_on(state, Random(3)):
        for option in state.decision(seat).json()["options"]:
            marks[option["action"]["type"]] = option["declines"]
    assert marks["pass"]
    assert not marks["develop"]
