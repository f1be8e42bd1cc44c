"""The games as PettingZoo environments: one agent at a time, actions masked, observations of what the seat knows."""

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from sternhafen.coding.code import Coding
from sternhafen.core.action import Action
from sternhafen.core.plain import Json
from sternhafen.core.state import State
from sternhafen.env.rendering import MODES, check_mode, rendered
from sternhafen.env.spaces import Words, masked
from sternhafen.env.table import NOBODY, Table
from sternhafen.env.told import Ending, Seen

MOST_STEPS = 20_000
"""After this many steps a game is cut off; no game of ours comes near it."""


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801 -- PettingZoo's own convention
    """A table of one game, without PettingZoo's guarding wrappers."""

    def __init__(
        self,
        game: str = "jumpdrive",
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        max_steps: int = MOST_STEPS,
        reward: str = "rank",
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.metadata = {"name": f"sternhafen_{game}_v1", "render_modes": list(MODES), "is_parallelizable": False}
        self.render_mode = render_mode
        self.table = Table(game, players, options, reward)
        self.max_steps = max_steps
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: masked(self.table.coding) for agent in self.possible_agents}
        self._actions = {agent: Words(self.table.coding) for agent in self.possible_agents}

    @property
    def coding(self) -> Coding:
        """How the game is put into numbers."""
        return self.table.coding

    @property
    def state_of_game(self) -> State:
        """The game itself, for those who may see everything."""
        return self.table.on_table

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    # Playing

    def reset(self, seed: int | None = None, options: Json | None = None) -> None:
        """Deal. With a seed it is the game `sternhafen.game(…).new(seed=seed)`; later deals follow from that seed."""
        state = self.table.deal(seed)
        self.steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Ending] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[state.to_act[0]]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.steps += 1
        seat = self._seats[agent]
        if self.table.say(seat, int(action)):
            asked = self.table.next_after(seat)
            if asked == NOBODY:
                self._end()
            else:
                self.agent_selection = self.possible_agents[asked]
        if self.steps >= self.max_steps and not self.table.on_table.over:
            self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        result = self.table.on_table.result
        assert result is not None
        for seat, (agent, reward) in enumerate(zip(self.possible_agents, self.table.rewards(), strict=True)):
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = {"score": result.scores[seat], "rank": result.ranks[seat]}
        self._accumulate_rewards()  # there were none before

    def spelled(self, action: Action) -> tuple[int, ...]:
        """The steps that make up a whole action, in order; stop as soon as another agent, or nobody, is asked."""
        return self.table.coding.vocabulary.spelled(action)

    # Seeing

    def observe(self, agent: str) -> Seen:
        """What the agent may know, and the actions it can take: none unless it is asked."""
        seat = self._seats[agent]
        asked = agent == self.agent_selection and not self.truncations[agent]
        return self.table.seen(seat, asked=asked)

    def render(self) -> Any:
        """The table for spectators, in the mode asked for."""
        return rendered(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def env(**table: Any) -> AECEnv:
    """A table with PettingZoo's guards: an illegal action ends the game with a loss, misuse is told clearly."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(**table), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def make(game: str, players: int = 2, options: Mapping[str, Any] | None = None, **more: Any) -> AECEnv:
    """A table of one game by name: `make("race", players=3)`."""
    return env(game=game, players=players, options=options, **more)
