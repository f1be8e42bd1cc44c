"""Actions as plain data, and what is said of bad data."""

import json
from typing import Any

import pytest

import sternhafen
from sternhafen import Refused
from sternhafen.games.jumpdrive.actions import ACTIONS, Discard, Explore, Place, SecondWorld

GAME: Any = sternhafen.game("jumpdrive")


@pytest.mark.parametrize(
    "action", [Explore(), Place(("gem_world", "trade_pact")), SecondWorld("gem_world", "pay"), Discard(())], ids=str
)
def test_json_and_back(action: sternhafen.Action) -> None:
    """An action is plain JSON data, equal after a trip through JSON, and read back as it was."""
    data = action.json()
    assert data == json.loads(json.dumps(data))
    assert action == GAME.action(data)


def test_the_type_is_the_name_of_the_class() -> None:
    """`SecondWorld` is `second_world`, and so on."""
    expected = ["place", "explore", "pay", "conquer", "contact", "second_world", "no_second_world", "discard"]
    assert expected == [kind.type_name() for kind in ACTIONS]
    assert {"type": "place", "cards": ["gem_world"]} == Place(("gem_world",)).json()


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (None, "An action is an object"),
        ("explore", "An action is an object"),
        ([], "An action is an object"),
        ({}, 'There is no action of type "None"'),
        ({"type": "jump"}, 'There is no action of type "jump". There are: '),
        ({"type": []}, "There is no action of type"),
        ({"type": {}}, "There is no action of type"),
        ({"type": "explore", "card": "x"}, 'This action has no field "card".'),
        ({"type": "place"}, "Malformed action:"),
        ({"type": "place", "cards": "gem_world"}, "Malformed action:"),
        ({"type": "place", "cards": [1]}, "Malformed action:"),
        ({"type": "second_world", "card": "gem_world", "how": "steal"}, "Malformed action:"),
    ],
)
def test_malformed_actions_say_what_is_wrong(data: Any, sentence: str) -> None:
    """Each is refused as malformed, in both languages."""
    with pytest.raises(Refused) as refused:
        GAME.action(data)
    assert "malformed" == refused.value.kind
    assert sentence in refused.value.en
    assert refused.value.de
    assert refused.value.en != refused.value.de


def test_unknown_cards_are_malformed() -> None:
    """A card no pack has heard of."""
    state = GAME.new(players=2, seed=1)
    with pytest.raises(Refused) as refused:
        state.apply(0, {"type": "discard", "cards": ["no_such_card", "gem_world"]})
    assert ("malformed", 'There is no component "no_such_card" in this game.') == (
        refused.value.kind,
        refused.value.en,
    )
