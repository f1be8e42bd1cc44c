"""What a refusal and a data error say."""

import pytest

import sternhafen
from sternhafen import DataError, Refused, ScriptError, SternhafenError
from sternhafen.core.text import text

GAME = sternhafen.game("jumpdrive")
POSITION = {"players": 2, "seats": [{"hand": ["new_earth", "gem_world"]}, {}], "chance": {"seed": "1"}}


def refusal() -> Refused:
    state = GAME.position(POSITION)
    with pytest.raises(Refused) as refused:
        state.apply(0, {"type": "place", "cards": ["new_earth"]})
    return refused.value


def test_a_refusal_cites_the_rule_in_both_languages() -> None:
    """`rule`, `kind`, a sentence in English and German, and plain data."""
    refused = refusal()
    assert ("JD-043", "illegal") == (refused.rule, refused.kind)
    assert "Costs 5 cards; you could pay 1." == refused.en
    assert refused.de.startswith("Kostet 5 Karten")
    assert "JD-043: Costs 5 cards; you could pay 1." == str(refused)
    key = {"key": "jumpdrive-too-dear", "args": {"cost": 5, "payable": 1}}
    assert {"kind": "illegal", "rule": "JD-043", "text": key} == refused.json()


def test_a_refusal_without_a_rule_is_just_the_sentence() -> None:
    """Nothing of the ledger forbids an action by the wrong seat or after the end."""
    assert "The game is over." == str(Refused(text("core-over"), kind="over"))


def test_names_are_spoken_in_refusals() -> None:
    """Cards are called by their names in the reader's language."""
    state = GAME.position(POSITION)
    with pytest.raises(Refused) as refused:
        state.apply(0, {"type": "place", "cards": ["trade_pact"]})
    assert "You do not hold Trade Pact." == refused.value.en
    assert "Handelsabkommen" in refused.value.de


def test_kinds_of_refusal() -> None:
    """Wrong seat, no such seat, stale number, not what is asked, each with its own words."""
    state = GAME.position(POSITION)
    explore = {"type": "explore"}
    found = []
    for seat, action, number in [(5, explore, None), (0, explore, 9), (0, {"type": "conquer"}, None)]:
        with pytest.raises(Refused) as refused:
            state.apply(seat, action, number=number)
        found.append((refused.value.kind, refused.value.en))
    assert [
        ("wrong_seat", "There is no seat 5 at this table."),
        (
            "stale",
            "Something has changed in the meantime: that answers decision 9, but decision 1 is asked now.",
        ),
        ("illegal", "That is not what is asked now. Possible now: place, explore."),
    ] == found
    state.apply(0, explore)
    with pytest.raises(Refused) as refused:
        state.apply(0, explore)
    assert ("wrong_seat", "Seat 1 has nothing to decide now; to act: Seat 2.") == (refused.value.kind, refused.value.en)


def test_one_root_for_all_errors() -> None:
    """A program can catch everything raised on purpose."""
    assert all(issubclass(kind, SternhafenError) for kind in (Refused, DataError, ScriptError))


def test_a_data_error_says_where_from_the_outside_in() -> None:
    """File, then entry, then field."""
    error = DataError("card gem_world, field 'cost'", "expected a number").inside("mine.toml")
    assert "mine.toml, card gem_world, field 'cost': expected a number" == str(error)
