"""What a bot is shown, and by which names bots are known."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import sternhafen
from sternhafen import DataError, bots
from sternhafen.bots import Limits, registry
from sternhafen.bots.net import ValueNet

GAME: Any = sternhafen.game("jumpdrive")


def test_a_bot_is_never_shown_the_state() -> None:
    """It gets a view, a decision of an imagined state, and imagined states."""
    shown: list[Any] = []

    class Curious(bots.Bot):
        def decide(self, view: Any, decision: Any, imagine: Any, limits: Any) -> Any:
            shown.extend([view, decision.state, imagine()])
            return decision.sample(self.rng)

    state = GAME.new(players=2, seed=3)
    bots.ask(Curious(GAME, Random(1)), state, 0)
    assert state.view(0) == shown[0]
    assert all(imagined is not state and imagined.seats[0].hand == state.seats[0].hand for imagined in shown[1:])
    assert any(imagined.seats[1].hand != state.seats[1].hand for imagined in shown[1:])


def test_bots_are_known_by_name() -> None:
    """Every game has the same strengths, and the yardstick greedy; others are an error in words."""
    for name in sternhafen.games():
        assert bots.names(name)[:4] == ("random", "cadet", "pilot", "captain")
        assert isinstance(bots.make(sternhafen.game(name), "greedy"), bots.Bot)
    with pytest.raises(DataError, match="there is no bot 'x' for Jump Drive; there are random, cadet, pilot"):
        bots.make(GAME, "x")


@pytest.mark.parametrize("name", sternhafen.games())
def test_levels_of_the_last_version_are_kept(name: str) -> None:
    """By name, for comparison; they are offered to nobody."""
    rules = sternhafen.game(name)
    for level in ("captain@0.1", "admiral@0.1"):
        state = rules.new(players=2, seed=4)
        seat = state.to_act[0]
        assert state.decision(seat).allows(
            bots.ask(bots.make(rules, level, 1), state, seat, Limits(0.01, counted=True))
        )
        assert level not in bots.names(name)


def test_admiral_can_be_given_the_net_of_a_folder(tmp_path: Path) -> None:
    """By its name; where no net is, there is no such bot."""
    net = ValueNet.fresh(500, 4, 1)
    (tmp_path / "jumpdrive.npz").write_bytes(net.save())
    bot: Any = bots.make(GAME, f"admiral@{tmp_path}", 1)
    assert np.array_equal(net.parts["outer"].astype(np.float16), bot.net.parts["outer"])
    with pytest.raises(DataError, match="there is no bot"):
        bots.make(GAME, f"admiral@{tmp_path / 'none'}")


def test_a_game_without_an_instinct_is_played_by_the_random_bot_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other strengths are not offered, and who asks for one is told which there are."""
    monkeypatch.setattr(registry, "part", lambda game, module: None)
    assert ("random",) == bots.names("jumpdrive")
    assert isinstance(bots.make(GAME, "random"), bots.Bot)
    with pytest.raises(DataError, match=r"there is no bot 'greedy' for Jump Drive; there are random$"):
        bots.make(GAME, "greedy")
    with pytest.raises(DataError, match="Jump Drive has no instinct: only the random bot can play it"):
        registry.instinct_of(GAME)
