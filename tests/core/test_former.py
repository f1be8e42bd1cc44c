"""Files of old are read, and packs and positions keep the hashes that stand in records."""

from random import Random
from typing import Any

import pytest

import sternhafen
from sternhafen.core.former import by_old, reworded
from sternhafen.core.pack import PackText
from sternhafen.core.pack_toml import to_toml
from sternhafen.core.toml_reading import read_toml

FIRST = {
    "jumpdrive": ("88be27404da6050d", "1579403507e37ef3"),
    "race": ("ac15dba999826e5c", "f7fba83aad7b9e95"),
    "solarius": ("5687373d62647abc", "d2382e7db23b3c35"),
    "trucker": ("8d3ec5871215ae51", "c7e75c145e235912"),
}
"""The hash of the shipped pack, and of a whole game, before anything had another name."""


@pytest.mark.parametrize("name", FIRST)
def test_names_change_and_hashes_stay(name: str) -> None:
    """Records name their pack and prove every state by hashes: both are those of the first day."""
    game = sternhafen.game(name)
    state = game.new(players=2, seed=7)
    state.playout(Random(7))
    assert FIRST[name] == (game.pack_hash, state.hash())


@pytest.mark.parametrize("name", ["jumpdrive", "race"])
def test_a_pack_of_old_is_the_same_pack(name: str) -> None:
    """An owner's file with the old names of fields and values reads as it did, and has the same hash."""
    game: Any = sternhafen.game(name)
    old = reworded(read_toml(game.source, name), game.former)
    assert old != read_toml(game.source, name)
    again: Any = sternhafen.game(name, data=PackText(to_toml(old)))
    assert (game.pack_hash, game.components()) == (again.pack_hash, again.components())


def test_a_position_of_old_is_the_same_position() -> None:
    """Solarius' discard pile was once written `discard`."""
    game = sternhafen.game("solarius")
    state = game.new(players=2, seed=7)
    state.playout(Random(7))
    old = state.position()
    old["discard"] = old.pop("discard_pile")
    assert old["discard"]
    assert state.hash() == game.position(old).hash()


def test_words_are_replaced_where_they_stand_alone() -> None:
    """Names of fields, entries of lists and values; never a part of a sentence."""
    old = {"color": "gray", "assumed": ["color", "cost"], "note": "the color is gray", "cost": 3}
    new = {"colour": "grey", "assumed": ["colour", "cost"], "note": "the color is gray", "cost": 3}
    words = {"colour": "color", "grey": "gray"}
    assert new == reworded(old, by_old(words))
    assert old == reworded(new, words)


def test_a_pack_with_names_of_old_is_the_same_pack() -> None:
    """Planets of Solarius Mission have got German names since: an export from before has the same hash."""
    game: Any = sternhafen.game("solarius")
    old = reworded(read_toml(game.source, "solarius"), game.former_names)
    again: Any = sternhafen.game("solarius", data=PackText(to_toml(old)))
    assert game.pack_hash == again.pack_hash
    names = {kind.names.card("TU3", language) for kind in (game, again) for language in ("en", "de")}
    assert {"Tealwater", "Türkiswasser"} == names
