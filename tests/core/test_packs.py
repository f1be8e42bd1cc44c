"""Packs as data: written as TOML, compared, merged, checked as a whole; games with several packs beside each other."""

import copy
import pickle
import tomllib
from typing import Any

import pytest

import sternhafen
from sternhafen import bots
from sternhafen.bots.levels.search import Captain
from sternhafen.core.pack import PackText
from sternhafen.core.pack_check import problems
from sternhafen.core.pack_compare import differences, merged
from sternhafen.core.pack_toml import to_toml


def plain(game: str) -> Any:
    return tomllib.loads(sternhafen.game(game).source)


def card(pack: Any, name: str) -> Any:
    return next(one for one in pack["cards"] if one["id"] == name)


def typed(base: Any, name: str, **values: Any) -> Any:
    """The pack with one card as an owner has read it."""
    pack = copy.deepcopy(base)
    mine = card(pack, name)
    mine.update({"status": "owner"} | values)
    mine.pop("assumed", None)
    return pack


@pytest.mark.parametrize("game", sternhafen.games())
def test_what_is_written_reads_back_equal(game: str) -> None:
    """The TOML of a pack says what the pack says: the same data, the same hash."""
    data = plain(game)
    assert data == tomllib.loads(to_toml(data))
    assert sternhafen.game(game).pack_hash == sternhafen.game(game, data=PackText(to_toml(data))).pack_hash


def test_odd_words_survive_toml() -> None:
    """Quotes, line ends and signs nobody sees come back as they were."""
    odd = {"name": 'a "b" \\ \n\t\u0007 ü', "list": [], "empty": {}, "flag": True}
    assert odd == tomllib.loads(to_toml(odd))


def test_differences_name_section_entry_and_field() -> None:
    """Only printed fields count: how sure an entry is makes no difference."""
    base = plain("jumpdrive")
    kind = sternhafen.game("jumpdrive").pack_kind
    assert kind
    changed = typed(base, "pirate_world", defense=4)
    assert ["cards pirate_world, defense: 3 | 4"] == [str(one) for one in differences(kind, base, changed)]
    assert [] == differences(kind, base, typed(base, "gem_world"))


def test_owners_who_share_the_work_are_put_together() -> None:
    """Each one's cards are taken; where two disagree the first one's value stands and the card stays marked."""
    base = plain("jumpdrive")
    kind = sternhafen.game("jumpdrive").pack_kind
    assert kind
    anna = typed(typed(base, "pirate_world", defense=4), "gem_world", vp=2)
    bert = typed(typed(base, "pirate_world", defense=5), "spice_world")
    whole, parted = merged(kind, base, [anna, bert])
    assert ["cards pirate_world, defense: 4 | 5"] == [str(one) for one in parted]
    found = {name: card(whole, name) for name in ("pirate_world", "gem_world", "spice_world")}
    assert (4, "reconstructed") == (found["pirate_world"]["defense"], found["pirate_world"]["status"])
    assert (2, "owner") == (found["gem_world"]["vp"], found["gem_world"]["status"])
    assert "owner" == found["spice_world"]["status"]
    assert [] == problems(kind, whole)


def test_games_with_different_packs_are_played_side_by_side() -> None:
    """Two games of one process differ in their facts and in nothing else; they travel between processes."""
    mine = sternhafen.game("jumpdrive", data=PackText(to_toml(typed(plain("jumpdrive"), "gem_world", vp=9))))
    shipped = sternhafen.game("jumpdrive")
    assert 9 == mine.components()["cards"]["gem_world"]["vp"] != shipped.components()["cards"]["gem_world"]["vp"]
    states = [game.new(players=2, seed=3) for game in (mine, shipped)]
    for state in states:
        bots.play(state, "cadet", seed=1)
    again = pickle.loads(pickle.dumps(states[0]))
    assert again == states[0]
    assert again.game.pack_hash == mine.pack_hash


def test_records_bring_their_pack() -> None:
    """A record of a game with a pack of one's own is replayed without it; one with the shipped pack stays small."""
    mine = sternhafen.game("jumpdrive", data=PackText(to_toml(typed(plain("jumpdrive"), "gem_world", vp=9))))
    state = mine.new(players=2, seed=3)
    bots.play(state, "cadet", seed=1)
    record = state.record()
    assert sternhafen.replay(record).result == state.result
    assert "components" not in sternhafen.game("jumpdrive").new(players=2, seed=3).record()
    with pytest.raises(sternhafen.DataError, match="field 'components'"):
        sternhafen.replay(record | {"components": "game = 'jumpdrive'"})


def test_admiral_plays_as_captain_with_cards_no_net_has_met() -> None:
    """With the same cards, whatever their values, the net judges; with others it would not know what it sees."""
    base = plain("jumpdrive")
    same = sternhafen.game("jumpdrive", data=PackText(to_toml(typed(base, "gem_world", vp=3))))
    base["cards"].reverse()
    other = sternhafen.game("jumpdrive", data=PackText(to_toml(base)))
    assert type(bots.make(same, "admiral", 1)) is type(bots.make(sternhafen.game("jumpdrive"), "admiral", 1))
    assert type(bots.make(other, "admiral", 1)) is Captain
