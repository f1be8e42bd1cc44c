"""Positions: defaults, compact forms, errors; and the map drawn as text."""

from typing import Any

import pytest
from games.solarius.seen import asked
from games.solarius.tables import GAME, table

from sternhafen.core.errors import DataError
from sternhafen.core.text import speak
from sternhafen.games.solarius.words import maptext


def test_little_need_be_said() -> None:
    """Two bare seats: everything else is filled in, and seat 0 takes a die."""
    state = GAME.position({"players": 2, "seats": [{}, {}]})
    assert (state.to_act, asked(state), len(state.bridge)) == ((0,), "take", 4)
    assert len(state.face_down()) == 20
    assert len(state.pile) == 32


def test_the_compact_form() -> None:
    """Rows, dice, figures and planets in words that come back equal."""
    own = {
        "rows": {"black": "4+2 III 3/1/0"},
        "figures": ["2,-1 colony", "8,-3 mission O5"],
        "dice": ["research black *+1", "P11 yellow 2"],
        "developments": ["P11"],
    }
    state = table(own, planets="-2,1=BK9^ 4,-3=-", layout="A0 B0 C0 D0 E0 F0")
    written = state.position()
    assert written["seats"][0]["rows"]["black"] == "4+2 III 3/1/0"
    assert written["seats"][0]["figures"] == own["figures"]
    assert written["seats"][0]["dice"] == own["dice"]
    assert {"-2,1=BK9^", "4,-3=-", "2,-1=-"} <= set(written["planets"].split())
    assert GAME.position(written).position() == written


BAD: list[tuple[dict[str, Any], str]] = [
    ({"layout": "A0 B0"}, "field 'layout'"),
    ({"layout": "A0 B0 C0 D0 E0 F9"}, "field 'layout'"),
    ({"planets": "0,0=BK1"}, "field 'planets'"),
    ({"planets": "2,-1=XX"}, "there is no 'XX'"),
    ({"planets": "2,-1=BK1 -2,1=BK1"}, "two places"),
    ({"bridge": ["black"]}, "field 'bridge'"),
    ({"bridge": ["+0 black 1"] * 4}, "not so many dice"),
    ({"hubs": ["Z"]}, "field 'hubs'"),
    ({"deck": ["P01", "P01"]}, "two places"),
    ({"seats": [{}]}, "expected 2 entries, found 1"),
    ({"seats": [{"rows": {"black": "9 I"}}, {}]}, "field 'rows'"),
    ({"seats": [{"rows": {"black": "1 I 3/0/0"}}, {}]}, "at most (2, 0, 0) cubes"),
    ({"seats": [{"rows": {"pink": "1 I 0/0/0"}}, {}]}, "one of black"),
    ({"seats": [{"figures": ["0,1 tower"]}, {}]}, "field 'figures'"),
    ({"seats": [{"figures": ["0,1 colony O9"]}, {}]}, "the id of an outpost"),
    ({"seats": [{"dice": ["pocket black 1"]}, {}]}, "field 'dice'"),
    ({"seats": [{"ship": "99,0"}, {}]}, "a hex of the map"),
    ({"seats": [{"stations": ["P01"]}, {}]}, "there is no 'P01'"),
]


@pytest.mark.parametrize(("said", "words"), BAD, ids=[words for _, words in BAD])
def test_errors_name_the_field(said: dict[str, Any], words: str) -> None:
    with pytest.raises(DataError) as error:
        GAME.position({"players": 2, "seats": [{}, {}], **said})
    assert words in str(error.value)


def test_the_map_as_text() -> None:
    """One sign for each of 259 hexes; ships, figures, planets, hub and portals are seen."""
    state = table({"figures": ["1,0 station"], "ship": "0,1"}, {"ship": "0,-1"}, planets="2,-1=YE3^ -2,1=BK1")
    lines = maptext.draw(GAME.box.geometry, state.space, state.view(None))
    signs = "".join(lines).replace(" ", "")
    assert len(signs) == 259
    assert len(lines) == 21
    assert [signs.count(sign) for sign in "12@#+%sY"] == [1, 1, 1, 1, 5, 6, 1, 1]
    spoken = [speak(line, "de", GAME.names) for line in GAME.describe_table(state.view(0))]
    assert any("@" in line for line in spoken)


def test_seats_and_pieces_in_words() -> None:
    """Every piece and a full seat speak both languages."""
    own = {
        "stations": ["S1"],
        "developments": ["P05"],
        "open": ["P01"],
        "done": ["P02"],
        "left": ["BK1"],
        "right": ["YE1"],
    }
    state = table({**own, "figures": ["1,0 station"]})
    for language in ("de", "en"):
        lines = [speak(line, language, GAME.names) for line in GAME.describe_seat(state.view(0), 0)]
        assert len(lines) == 1 + 4 + 6 + 1
        for component in GAME.component_names:
            assert speak(GAME.summary(component), language, GAME.names)
            assert all(speak(line, language, GAME.names) for line in GAME.describe(component))
    assert GAME.hand(state.view(0)) == []
