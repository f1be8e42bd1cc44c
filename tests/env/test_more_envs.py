"""Parallel, single-agent and vectorised environments; rewards, renderings, pickles."""

import copy
import pickle
import warnings
from collections.abc import Iterator, Mapping
from typing import Any

import numpy
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers import FlattenObservation, RecordEpisodeStatistics
from pettingzoo.test import parallel_api_test

import sternhafen
from sternhafen import DataError, Limits, Result
from sternhafen.env import SingleEnv, VectorEnv, parallel_env, raw_env
from sternhafen.env.rewards import worth

GAMES = sternhafen.games()


def result(scores: tuple[int, ...], ranks: tuple[int, ...]) -> Result:
    return Result(scores=scores, ranks=ranks, reason=sternhafen.Text("core-over"))


def test_three_kinds_of_reward() -> None:
    """By places, by winning (shared by those who tie), or by points ahead of the best of the others."""
    ended = result((30, 20, 30), (1, 3, 1))
    assert [0.5, -1, 0.5] == worth(ended, "rank")
    assert [0.5, 0, 0.5] == worth(ended, "win")
    assert [0, -10, 0] == worth(ended, "margin")
    with pytest.raises(DataError, match="expected one of rank, win, margin, found 'luck'"):
        raw_env(reward="luck")


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_the_parallel_environment(game: str) -> None:
    """PettingZoo's `parallel_api_test` passes; agents that are not asked can only wait."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(parallel_env(game=game, players=2), num_cycles=60)
    table = parallel_env(game=game, players=3)
    seen, _ = table.reset(seed=3)
    for seat, agent in enumerate(table.agents):
        waits = seat not in table.table.on_table.to_act
        assert bool(seen[agent]["action_mask"][table.wait]) == waits


@pytest.mark.parametrize("game", GAMES)
def test_a_parallel_game_comes_to_its_end(game: str) -> None:
    """All choose at once until the game is over; the rewards add up to nothing and the infos tell the ranks."""
    table = parallel_env(game=game, players=2)
    seen, _ = table.reset(seed=5)
    for number, agent in enumerate(table.possible_agents):
        table.action_space(agent).seed(number)
    rewards: dict[str, float] = {}
    while table.agents:
        said = {agent: int(table.action_space(agent).sample(seen[agent]["action_mask"])) for agent in table.agents}
        seen, rewards, over, _, infos = table.step(said)
    assert {"player_0": True, "player_1": True} == over
    assert 0 == sum(rewards.values())
    assert {"score", "rank"} == set(infos["player_0"])


def test_gymnasium_accepts_the_environment_against_a_bot() -> None:
    """gymnasium's `check_env` passes, with masks that it knows nothing of: an illegal word is a ValueError."""
    table = SingleEnv("jumpdrive", against="random")
    seen, _ = table.reset(seed=1)
    assert table.observation_space.contains(seen)
    with pytest.raises(ValueError, match="cannot be said now"):
        table.step(int(numpy.argmin(seen["action_mask"])))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(Lawful(table), skip_render_check=True)


class Lawful(SingleEnv):
    """Takes the first word that can be said instead of an illegal one, as the checker knows no masks."""

    def __init__(self, table: SingleEnv) -> None:
        self.__dict__.update(table.__dict__)

    def step(self, action: Any) -> Any:
        mask = self.table.mask(self.seat)
        return super().step(action if mask[action] else int(numpy.argmax(mask)))


@pytest.mark.parametrize("game", GAMES)
def test_an_agent_plays_a_whole_game_against_bots(game: str) -> None:
    """The others are bots; the agent hears of the end with score, rank and reward. Equal seeds, equal games."""
    ends = [played(SingleEnv(game, against="pilot", players=3, seat=1, reward="margin", flat=True)) for _ in range(2)]
    assert ends[0] == ends[1]
    reward, info = ends[0]
    assert (info["rank"] == 1) == (reward >= 0)


def played(table: SingleEnv) -> tuple[float, dict[str, Any]]:
    _, info = table.reset(seed=7)
    table.action_space.seed(7)
    over, reward = False, 0.0
    while not over:
        _, reward, over, _, info = table.step(table.action_space.sample(info["action_mask"]))
    return reward, {name: info[name] for name in ("score", "rank")}


def test_flat_observations_fit_common_wrappers() -> None:
    """The flat vector is the named one, and gymnasium's wrappers take it."""
    flat, named = SingleEnv("jumpdrive", flat=True), SingleEnv("jumpdrive")
    vector, info = flat.reset(seed=2)
    seen, _ = named.reset(seed=2)
    assert numpy.array_equal(vector, seen["observation"])
    assert numpy.array_equal(info["action_mask"], seen["action_mask"])
    wrapped = RecordEpisodeStatistics(FlattenObservation(flat))
    assert wrapped.reset(seed=2)[0].shape == flat.observation_space.shape


@pytest.mark.parametrize("game", GAMES)
def test_a_table_can_be_pickled_in_the_middle_of_an_answer(game: str) -> None:
    """The copy goes on as the original does: same observation, same mask, after words said too."""
    table = raw_env(game=game, players=2)
    table.reset(seed=9)
    for agent in table.possible_agents:
        table.action_space(agent).seed(1)
    for _ in range(25):
        seen = table.observe(table.agent_selection)
        table.step(int(table.action_space(table.agent_selection).sample(seen["action_mask"])))
    for other in (pickle.loads(pickle.dumps(table)), copy.deepcopy(table)):
        for agent in table.agents:
            assert same(table.observe(agent), other.observe(agent))


def same(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    return all(numpy.array_equal(one[name], other[name]) for name in one)


def test_renderings() -> None:
    """As text, as SVG, as pixels; an unknown mode is refused in a sentence."""
    drawn = {mode: raw_env(game="race", render_mode=mode) for mode in ("ansi", "svg", "rgb_array")}
    for table in drawn.values():
        table.reset(seed=1)
    assert "Round" in drawn["ansi"].render()
    assert drawn["svg"].render().startswith("<svg")
    pixels = drawn["rgb_array"].render()
    assert (numpy.uint8, 3) == (pixels.dtype, pixels.shape[2])
    with pytest.raises(DataError, match="expected one of human, ansi, svg, rgb_array, found 'film'"):
        raw_env(render_mode="film")


def components_built(is_uniform: bool) -> float:
    """How many components the ships of random agents have when building ends, on average."""
    built: list[int] = []
    for seed in range(5):
        table = raw_env(game="trucker", players=2)
        table.reset(seed=seed)
        words = table.action_space("player_0")
        words.seed(seed)
        while table.state_of_game.view(None)["stage"] == "building":
            mask = table.observe(table.agent_selection)["action_mask"]
            table.step(int(words.sample(None if is_uniform else mask, mask / mask.sum() if is_uniform else None)))
        built += [len(seat["ship"]) for seat in table.state_of_game.view(None)["seats"]]
    return sum(built) / len(built)


def test_random_agents_build_their_ships() -> None:
    """Drawn from the action space with the mask, the word that ends building comes rarely: ships grow."""
    assert components_built(is_uniform=False) > 2 * components_built(is_uniform=True)


@pytest.fixture(scope="module")
def vector() -> Iterator[VectorEnv]:
    table = VectorEnv(5, workers=2, game="jumpdrive", against="random", limits=Limits())
    yield table
    table.close()


def test_many_games_over_processes(vector: VectorEnv) -> None:
    """Every environment plays as it would alone; a game that ends tells score and rank and is followed by the next."""
    seen, _ = vector.reset(seed=3)
    alone = SingleEnv("jumpdrive", against="random")
    assert same({name: seen[name][1] for name in seen}, alone.reset(seed=4)[0])
    rng, ended = numpy.random.default_rng(1), 0
    while ended < 5:
        assert vector.observation_space.contains(seen)
        words = [int(rng.choice(numpy.flatnonzero(mask))) for mask in seen["action_mask"]]
        seen, rewards, over, cut, infos = vector.step(words)
        assert not cut.any()
        assert over.any() == ("final_info" in infos)
        assert not rewards[~over].any()
        if over.any():
            assert set(infos["final_info"]["rank"][over]) <= {1, 2}
            ended += int(over.sum())


def test_each_process_goes_on_at_its_own_pace(vector: VectorEnv) -> None:
    """Whoever is ready is told of and answered alone, and plays as it would in step with the others."""
    table, told, word = SingleEnv("jumpdrive", against="random"), 0, 0
    vector.async_reset(seed=3)
    while told < 10:
        seen, rewards, over, _, info = vector.recv()
        places = info["env_id"].tolist()
        assert places in ([0, 1, 2], [3, 4])
        assert len(places) == len(rewards) == len(over) == len(seen["action_mask"])
        words = [int(mask.argmax()) for mask in seen["action_mask"]]
        if places == [3, 4]:
            alone = table.step(word)[0] if told else table.reset(seed=7)[0]
            assert same({name: seen[name][1] for name in seen}, alone)
            told, word = told + 1, words[1]
        vector.send(words, info["env_id"])


def test_answers_come_after_what_is_told(vector: VectorEnv) -> None:
    """Nobody is received from who was not asked, nobody asked twice, and a share is answered whole."""
    vector.reset(seed=3)
    with pytest.raises(ValueError, match="nobody is at work"):
        vector.recv()
    with pytest.raises(ValueError, match="all of them"):
        vector.send([0], [1])
    vector.async_reset(seed=3)
    with pytest.raises(ValueError, match="still at work"):
        vector.step([0] * 5)
    vector.reset(seed=3)


def test_what_a_vector_gives_is_kept_or_written_over(vector: VectorEnv) -> None:
    """A copy stays as it was; without copying each step writes over what the last one gave."""
    for copies in (True, False):
        vector.copy = copies
        first, _ = vector.reset(seed=3)
        dealt = first["observation"].copy()
        second, *_ = vector.step([int(mask.argmax()) for mask in first["action_mask"]])
        assert copies == numpy.array_equal(dealt, first["observation"])
        assert copies != numpy.shares_memory(first["observation"], second["observation"])
    vector.copy = True
