"""Chapter 1 of the ledger: what is in the box."""

import json
from collections import Counter
from random import Random

import pytest
from games.jumpdrive.moves import EXPLORE, place
from games.jumpdrive.seen import result, seen
from games.jumpdrive.table import BOX, JUMP_DRIVE, filler, play_round, seat, table
from playing import play_on

from sternhafen import Refused


@pytest.mark.rule("JD-001")
def test_two_to_four_players() -> None:
    """The game is for 2, 3 or 4 players; any other number is refused in words."""
    assert [2, 3, 4] == list(JUMP_DRIVE.players)
    for players in (0, 1, 5):
        with pytest.raises(Refused) as refused:
            JUMP_DRIVE.new(players=players, seed=1)
        assert "malformed" == refused.value.kind
        assert f"This game is for 2 to 4 players, not {players}." == refused.value.en


@pytest.mark.rule("JD-002")
def test_survey_teams_never_mix_with_the_game_cards() -> None:
    """112 game cards, each exactly once somewhere; Survey Teams lie in the middle or in tableaus, nowhere else."""
    assert 112 == BOX.total()
    assert 4 == JUMP_DRIVE.components()["cards"]["survey_team"]["copies"]
    state = JUMP_DRIVE.new(players=4, seed=5)
    for _ in play_on(state, Random(5)):
        data = state.known_to(None).position()
        hidden = Counter(data["deck"] + data["open_discards"])
        shown: Counter[str] = Counter()
        for own in data["seats"]:
            hidden.update(own["hand"] + own["discards"])
            shown.update(own["tableau"] + own["unplaced"])
        assert 0 == hidden["survey_team"]
        assert 4 == data["survey_teams"] + shown["survey_team"]
        del shown["survey_team"]
        assert hidden + shown == BOX


@pytest.mark.rule("JD-003")
def test_exploring_is_never_refused_for_want_of_a_token() -> None:
    """The eight tokens are no limit: five rounds of two explorers are ten explorations."""
    state = table(seat(), seat())
    for _ in range(5):
        play_round(state, {0: EXPLORE, 1: EXPLORE})
    assert 6 == state.round


@pytest.mark.rule("JD-005")
def test_points_are_not_limited_by_the_chips() -> None:
    """Scores are plain integers: the 312 VP of the box are no limit."""
    state = table(seat(tableau=["rebel_homeworld"], vp=310), seat(tableau=["rebel_base"], vp=300))
    play_round(state, {0: place("survey_team"), 1: place("survey_team")})
    assert (317, 306) == result(state).scores


@pytest.mark.rule("JD-006")
def test_points_are_public() -> None:
    """Everybody sees everybody's points."""
    state = table(seat(vp=11), seat(vp=22), seat(vp=33))
    for viewer in (None, 0, 1, 2):
        assert [11, 22, 33] == [own["score"] for own in state.view(viewer)["seats"]]


@pytest.mark.rule("JD-007")
def test_what_is_public_and_what_is_hidden() -> None:
    """Tableaus and all numbers of cards are public; hands, the draw pile's order and discarded cards are not."""
    state = table(
        seat(["rebel_base", "new_sparta"], ["gem_world"], discards=["new_earth"]),
        seat(filler(3), ["trade_pact"], discards=["comet_zone", "mining_world"]),
        deck=["outlaw_world", "pirate_world"],
    )
    view = state.view(1)
    assert [2, 3] == seen(state, "hand_count")
    assert 112 - 2 - 3 - 2 - 3 == view["pile"]
    assert 3 == view["discard_pile"]
    assert [["gem_world"], ["trade_pact"]] == [[own["card"] for own in each["tableau"]] for each in view["seats"]]
    assert ["comet_zone", "mining_world"] == view["seats"][1]["discards"]
    everything = json.dumps(view)
    for hidden in ("rebel_base", "new_sparta", "new_earth", "outlaw_world", "pirate_world"):
        assert hidden not in everything
    spectators = json.dumps(state.view(None))
    for hidden in ("rebel_base", "comet_zone", "outlaw_world", filler(1)[0]):
        assert hidden not in spectators
