"""The games as parallel PettingZoo environments: in each step every agent that is asked says one word.

An agent that is not asked has one action only, to wait, whose number is the last. Where several are asked at once they
really choose at the same time; where one decides after the other, all others wait.
"""

from collections.abc import Mapping
from typing import Any

import numpy
from gymnasium import spaces
from pettingzoo import ParallelEnv

from sternhafen.core.plain import Json
from sternhafen.env.aec import MOST_STEPS
from sternhafen.env.rendering import MODES, check_mode, rendered
from sternhafen.env.spaces import Words, masked
from sternhafen.env.table import Table
from sternhafen.env.told import Ending, Seen

Observations = dict[str, Seen]
Endings = dict[str, Ending]
Flags = dict[str, bool]
Outcome = tuple[Observations, dict[str, float], Flags, Flags, Endings]


class parallel_env(ParallelEnv):  # type: ignore[misc] # noqa: N801 -- PettingZoo's own convention
    def __init__(
        self,
        game: str = "jumpdrive",
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        max_steps: int = MOST_STEPS,
        reward: str = "rank",
    ) -> None:
        check_mode(render_mode)
        self.metadata = {"name": f"sternhafen_{game}_parallel_v1", "render_modes": list(MODES)}
        self.render_mode, self.max_steps = render_mode, max_steps
        self.table = Table(game, players, options, reward)
        self.wait = len(self.table.coding.vocabulary)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._spaces = {agent: masked(self.table.coding, 1) for agent in self.possible_agents}
        self._actions = {agent: Words(self.table.coding, 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: Json | None = None) -> tuple[Observations, Endings]:
        self.table.deal(seed)
        self.steps = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Outcome:
        """Every word is meant for the question its agent saw: if an earlier seat has changed that, it is asked anew."""
        table = self.table
        asked = {seat: table.on_table.numbers[seat] for seat in table.on_table.to_act}
        self.steps += 1
        for seat, number in asked.items():
            if table.on_table.lanes[seat] and table.on_table.numbers[seat] == number and self._stands(seat, actions):
                table.say(seat, int(actions[self.possible_agents[seat]]))
        return self._outcome()

    def _stands(self, seat: int, actions: dict[str, int]) -> bool:
        """Whether the word can still be said; in building at once another may have been faster."""
        word = int(actions[self.possible_agents[seat]])
        if word in self.table.spelling(seat).next():
            return True
        if self.table.on_table.sealed or len(self.table.on_table.to_act) == 1:
            raise ValueError(f"{self.possible_agents[seat]}: word {word} cannot be said now")
        return False

    def _outcome(self) -> Outcome:
        state, agents = self.table.on_table, self.agents
        rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        over, cut = state.over, not state.over and self.steps >= self.max_steps
        infos: Endings = {agent: {} for agent in agents}
        if state.result is not None:
            for seat, agent in enumerate(agents):
                infos[agent] = {"score": state.result.scores[seat], "rank": state.result.ranks[seat]}
        observations = self._observations()
        self.agents = [] if over or cut else agents
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def _observations(self) -> Observations:
        return {agent: self._observed(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observed(self, seat: int) -> Seen:
        waits = numpy.int8(not self.table.on_table.lanes[seat])
        mask = numpy.append(self.table.mask(seat), waits)
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def render(self) -> Any:
        """The table for spectators, in the mode asked for."""
        return rendered(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
