"""The PettingZoo environments: the library's own tests, honest masks, and observations that tell no secrets."""

import warnings
from importlib import import_module
from random import Random
from typing import Any

import numpy
import pytest
from pettingzoo.test import api_test, seed_test
from playing import Setup, game_setups, moments

import sternhafen
from sternhafen import DataError
from sternhafen.coding.spelling import spell
from sternhafen.env import Coding, coding, env, make, raw_env
from sternhafen.env.rewards import rewards

coding_module = import_module("sternhafen.coding.code")
TABLES = [(name, players) for name in sternhafen.games() for players in sternhafen.game(name).players]
SETUPS = game_setups()
MASKED = {
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Observation is not a NumPy array",
}


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoo_accepts_the_environment(name: str, players: int) -> None:
    """PettingZoo's `api_test` passes; its one warning is about spaces with a mask, which its own games have too."""
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        api_test(make(name, players=players), num_cycles=150)
    assert MASKED == {str(warning.message) for warning in found}


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_seed_gives_the_same_game(name: str, players: int) -> None:
    """PettingZoo's `seed_test` passes: equal seeds, equal observations and rewards."""
    seed_test(lambda: env(game=name, players=players), num_cycles=60)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_masks_and_actions_say_the_same(setup: Setup) -> None:
    """Whatever the mask lets through leads to a legal action, word by word."""
    code = coding(setup.game)
    rng = Random(3)
    for state in moments(setup, seed=5, every=3):
        for seat in state.to_act:
            decision = state.decision(seat)
            spelling = spell(code.vocabulary, decision)
            action = None
            while action is None:
                action = spelling.say(rng.choice(numpy.flatnonzero(code.mask(spelling)).tolist()))
            assert decision.allows(action)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_legal_action_can_be_spelled(setup: Setup) -> None:
    """The words of a legal action, said in order, are always offered and give that action."""
    code = coding(setup.game)
    rng = Random(4)
    for state in moments(setup, seed=6, every=3):
        for seat in state.to_act:
            decision = state.decision(seat)
            actions = decision.actions()
            listed = list(actions) if len(actions) <= 30 else [actions[rng.randrange(len(actions))] for _ in range(9)]
            for action in listed:
                assert plain(said(code, decision, action)) == plain(action)


def said(code: Any, decision: Any, action: Any) -> Any:
    spelling = spell(code.vocabulary, decision)
    for word in code.vocabulary.spelled(action):
        complete = spelling.say(word)
        if complete is not None:
            return complete
    return None


def plain(action: Any) -> Any:
    """An action without the order of the things it names."""
    return {name: sorted(value) if isinstance(value, list) else value for name, value in action.json().items()}


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_a_seat_may_not_know_changes_nothing(setup: Setup) -> None:
    """Two states that differ only in what a seat may not know give it the same observation and mask."""
    code = coding(setup.game)
    for number, state in enumerate(moments(setup, seed=7, every=9)):
        for seat in state.to_act:
            real, imagined = (seen(code, one, seat) for one in (state, state.determinize(seat, Random(number))))
            assert numpy.array_equal(real[0], imagined[0])
            assert numpy.array_equal(real[1], imagined[1])


def seen(code: Any, state: Any, seat: int) -> tuple[Any, Any]:
    decision = state.decision(seat)
    return code.observer.observe(state.view(seat), decision.name), code.mask(spell(code.vocabulary, decision))


def test_a_word_always_means_the_same() -> None:
    """The same word at tables of different sizes and options has the same number; sizes never change."""
    small, large = raw_env(game="race", players=2), raw_env(game="race", players=4, options={"start": "first_game"})
    assert small.action_space("player_0") == large.action_space("player_3")
    assert small.observation_space("player_0") == large.observation_space("player_3")
    develop = sternhafen.game("race").action({"type": "develop", "card": "public_works"})
    assert [str(small.coding.vocabulary.words[word]) for word in small.spelled(develop)] == [
        "develop card=public_works"
    ]
    assert small.spelled(develop) == large.spelled(develop)


def test_rewards_add_up_to_nothing() -> None:
    """First +1, last -1, ties shared."""
    assert rewards((1, 2)) == [1, -1]
    assert rewards((1, 1)) == [0, 0]
    assert rewards((2, 1, 4, 2)) == pytest.approx([0, 1, -1, 0])


def play_randomly(table: Any, seed: int) -> tuple[dict[str, float], dict[str, dict[str, Any]]]:
    table.reset(seed=seed)
    rng, total, infos = Random(seed), dict.fromkeys(table.possible_agents, 0.0), {}
    for agent in table.agent_iter():
        observation, reward, ended, cut, infos[agent] = table.last()
        total[agent] += reward
        free = numpy.flatnonzero(observation["action_mask"]).tolist()
        table.step(None if ended or cut else rng.choice(free))
    return total, infos


def test_the_end_tells_scores_and_ranks() -> None:
    """Rewards follow the ranks, and the last infos name score and rank."""
    total, infos = play_randomly(make("jumpdrive", players=3), 11)
    ranks = [infos[f"player_{seat}"]["rank"] for seat in range(3)]
    assert rewards(ranks) == [total[f"player_{seat}"] for seat in range(3)]


def test_a_game_too_long_is_cut_off() -> None:
    """After `max_steps` everybody is truncated, without a reward."""
    table = raw_env(game="race", players=2, max_steps=20)
    total, _ = play_randomly(table, 1)
    assert table.steps == 20
    assert set(total.values()) == {0.0}


def test_an_illegal_action_loses() -> None:
    """The guarded environment ends the game, at the cost of the agent that broke the rules."""
    table = make("jumpdrive")
    table.reset(seed=1)
    mask = table.last()[0]["action_mask"]
    table.step(int(numpy.argmin(mask)))
    assert table.terminations == {"player_0": True, "player_1": True}
    assert table.rewards["player_0"] == -1


def test_the_table_can_be_looked_at() -> None:
    """`render_mode="ansi"` gives the table as text for spectators: the same whatever the hands hold."""
    table = raw_env(game="jumpdrive", render_mode="ansi")
    table.reset(seed=1)
    page = table.render()
    table.table.state = table.state_of_game.determinize(0, Random(1)).determinize(1, Random(1))
    assert page == table.render()
    assert page is not None
    assert len(page.splitlines()) > 3


def test_labels_name_every_number() -> None:
    """There is one label for each number of an observation, and none comes twice."""
    for name in sternhafen.games():
        observer = coding(sternhafen.game(name)).observer
        assert len(set(observer.labels())) == observer.size


def test_a_game_without_observation_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a sentence, not by a traceback of the import."""
    monkeypatch.setattr(coding_module, "part", lambda game, module: None)
    with pytest.raises(DataError, match="Jump Drive has none: it does not say how it is put into numbers"):
        Coding(sternhafen.game("jumpdrive"))
