"""Data packs: clear errors, and effects that the shipped components do not use."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
import tomli_w
from games.solarius.tables import GAME

from sternhafen.core.errors import DataError
from sternhafen.games.solarius.game import SolariusMission

Change = Callable[[dict[str, Any]], None]


def pack(folder: Path, change: Change) -> SolariusMission:
    data = tomllib.loads(GAME.source)
    change(data)
    path = folder / "mine.toml"
    path.write_text(tomli_w.dumps(data), encoding="utf-8")
    return SolariusMission(path)


def entry(field: str, name: str, **values: Any) -> Change:
    def change(data: dict[str, Any]) -> None:
        next(own for own in data[field] if own["id"] == name).update(values)

    return change


def test_the_shipped_pack_comes_back_equal(tmp_path: Path) -> None:
    """Exported and read again, it is the same pack."""
    assert pack(tmp_path, lambda data: None).pack_hash == GAME.pack_hash


ERRORS: list[tuple[Change, str]] = [
    (entry("planets", "BK1", vp="many"), "planets' entry 1 (BK1), field 'vp'"),
    (entry("planets", "BK1", surplus=1), "surplus"),
    (entry("planets", "BK1", colour="yellow"), "expected 9 black planets, found 8"),
    (
        entry("planets", "BK1", condition={"type": "pay_bucks", "n": 2}),
        "planet BK1, field 'condition': expected pay_fuel",
    ),
    (entry("planets", "TU1", condition={"type": "pay_fuel", "n": 2}), "planet TU1, field 'condition'"),
    (
        entry("planets", "TU1", condition={"type": "tech_count", "n": 2, "pips": 9}),
        "field 'pips': expected 2 to 4, found 9",
    ),
    (entry("planets", "BK2", id="BK1"), "entry BK1, field 'id': “BK1” is expected once, but appears 2 times"),
    (entry("stations", "S1", kinds=["black", "black"]), "station S1, field 'kinds'"),
    (entry("stations", "S1", immediate=[{"op": "explode", "n": 1}]), "explode"),
    (entry("stations", "S1", permanent=[]), "station S1: expected an immediate and a lasting effect"),
    (entry("outposts", "O1", kind="station"), "field 'outposts'"),
    (
        entry("outposts", "O1", bonus=[{"op": "gain_mix", "n": 0}]),
        "entry O1, field 'bonus': expected n above 0, found 0",
    ),
    (entry("cards", "P01", mission={"vp": 5}), "card P01, field 'mission': expected a price"),
    (entry("cards", "P01", mission={"vp": 5, "values": {"black": 11}}), "card P01, field 'values': expected 1 to 10"),
    (
        entry("cards", "P01", development={"mode": "passive", "mods": [{"mod": "split_action"}]}),
        "card P01, field 'mods'",
    ),
    (entry("cards", "P01", development={"mode": "slot"}), "card P01: expected a die field that does something"),
    (entry("start_cards", "A1", cards=["P26", "P99"]), "expected the id of a progress card, found 'P99'"),
    (entry("start_cards", "A1", push="yellow"), "start card A1: expected each of the four colours once"),
    (entry("tiles", "A", hub=[3, 0]), "tile A, field 'hub'"),
    (entry("tiles", "A", portals=[[9, 9]]), "tile A: expected hexes at most 3 from the centre"),
    (entry("tiles", "A", planets=[[3, -1]]), "planet spaces for 2 players, found 18"),
    (lambda data: data["push_costs"][0].update(ap=2), "field 'push_costs': expected 1 for column II"),
    (lambda data: data["station_costs"][0].update(high=4), "field 'station_costs' entry 1: expected 3 and 2"),
    (lambda data: data.update(map_places=[[0, 1], *data["map_places"][1:]]), "field 'map_places'"),
    (lambda data: data["cards"].pop(), "field 'cards': expected 32 entries, found 31"),
]


@pytest.mark.parametrize(("change", "words"), ERRORS, ids=[words for _, words in ERRORS])
def test_errors_name_the_place(tmp_path: Path, change: Change, words: str) -> None:
    """File, entry, field and what is expected."""
    with pytest.raises(DataError) as error:
        pack(tmp_path, change)
    assert words in str(error.value)
    assert "mine.toml" in str(error.value)


def test_a_smaller_map_can_be_played(tmp_path: Path) -> None:
    """Parts of 19 hexes instead of 37: another map, the same rules."""
    places = [[5, -2], [2, 3], [-3, 5], [-5, 2], [-2, -3], [3, -5]]

    def change(data: dict[str, Any]) -> None:
        data.update(map_radius=2, map_places=places)
        for tile in data["tiles"]:
            if tile["id"] != "CENTRE":
                tile.update(hub=[0, 0], portals=[[2, -1]], planets=[[-2, 0], [0, 2], [0, -2]])
                tile.update(planets_3=[[2, 0]], planets_4=[[-2, 2]])

    game = pack(tmp_path, change)
    assert len(game.box.geometry.hexes) == 133
    state = game.new(players=4, seed=3)
    state.playout(Random(3))
    assert state.over


def unused_effects(data: dict[str, Any]) -> None:
    """Words of the vocabulary that no shipped piece uses."""
    everything = ["black", "yellow", "turquoise", "brown"]
    given = {
        "P01": {"mode": "trigger", "on": "planet_settled", "do": [{"op": "gain_fuel", "n": 2}]},
        "P02": {"mode": "trigger", "on": "outpost_placed", "do": [{"op": "gain_bucks", "n": 2}]},
        "P03": {"mode": "trigger", "on": "outpost_placed", "do": [{"op": "flip_drive", "n": 2}]},
        "P04": {"mode": "endgame", "per": "tech_die_4", "divisor": 1, "vp": 1, "max": 3},
        "P05": {"mode": "endgame", "per": "development", "divisor": 2, "vp": 1, "max": 4},
        "P06": {
            "mode": "slot",
            "die": {"colours": ["black"]},
            "mods": [{"mod": "ap", "n": 1, "action": "any", "colours": everything}],
        },
    }
    for name, development in given.items():
        entry("cards", name, development=development)(data)


def position(game: SolariusMission, own: dict[str, Any], **more: Any) -> Any:
    seats = [own, {"ship": "-3,0"}]
    return game.position({"players": 2, "seats": seats, "chance": {"seed": "1"}, "hubs": list("ABCDEF"), **more})


def test_effects_no_shipped_piece_uses(tmp_path: Path) -> None:
    """Triggers of settled planets and outposts (two at once: the owner's order), counters, filters by colour."""
    game = pack(tmp_path, unused_effects)
    state = position(game, {"developments": ["P01"], "left": ["BK1"], "fuel": 2}, bridge=["+0 black 1"])
    state.apply(0, {"type": "complete", "planet": "BK1"})
    assert state.decision(0).name == "gain"
    state.apply(0, {"type": "accept"})
    assert (state.seats[0].fuel, state.decision(0).name) == (2, "take")
    own = {"developments": ["P02", "P03"], "ship": "5,-3", "figures": ["5,-3 colony"], "drives": [1, 1]}
    state = position(game, own, turn=0, lanes=[[["wrap_up"], ["outpost", 0]], []], agenda=[["turn", 1]])
    state.apply(0, {"type": "place_outpost", "outpost": "O1"})
    state.apply(0, {"type": "decline"})
    assert state.decision(0).name == "triggers"
    state.apply(0, {"type": "use_effect", "piece": "P03"})
    state.apply(0, {"type": "accept"})
    assert state.seats[0].twos == 2
    state.apply(0, {"type": "use_effect", "piece": "P02"})
    state.apply(0, {"type": "accept"})
    assert state.seats[0].bucks == 4
    rows = {"black": "4 I 0/0/0", "yellow": "4+4 I 0/0/0"}
    state = position(game, {"developments": ["P04", "P05"], "rows": rows})
    assert state.view(0)["seats"][0]["shares"]["developments"] == 2 + 1
    state = position(game, {"developments": ["P06"]}, bridge=["+0 black 1", "+0 brown 1"])
    fields = [(action.colour, action.field) for action in state.decision(0).actions() if action.type_name() == "take"]
    assert ("black", "P06") in fields
    assert ("brown", "P06") not in fields
    for component in ("P01", "P04", "P06"):
        assert game.describe(component)
    for seed in range(3):
        state = game.new(players=3, seed=seed)
        state.playout(Random(seed))
        assert state.over
