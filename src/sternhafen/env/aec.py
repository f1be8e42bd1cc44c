"""The games as PettingZoo environments: one agent at a time, actions masked, observations from the seat's view."""

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import sternhafen
from sternhafen import speak
from sternhafen.core.action import Action
from sternhafen.core.state import State
from sternhafen.env.coding import coding
from sternhafen.env.fields import Vector
from sternhafen.env.observer import BOUND
from sternhafen.env.rewards import rewards
from sternhafen.env.spelling import Spelling, spell

MOST_STEPS = 20_000
"""After so many steps a game is cut off; no game of ours comes near it."""


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801 -- PettingZoo's own convention
    """A table of one game, without PettingZoo's guarding wrappers."""

    def __init__(
        self,
        game: str = "jumpdrive",
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        max_steps: int = MOST_STEPS,
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"sternhafen_{game}_v1", "render_modes": ["human", "ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.game = sternhafen.game(game)
        self.coding = coding(self.game)
        self.table: dict[str, Any] = {"players": players, "options": dict(options or {})}
        self.max_steps = max_steps
        self.game.new(seed=0, **self.table)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: self._space() for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(len(self.coding.vocabulary)) for agent in self.possible_agents}
        self._deals = Random()

    def _space(self) -> spaces.Dict:
        observation = spaces.Box(-BOUND, BOUND, (self.coding.observer.size,), numpy.float32)
        mask = spaces.Box(0, 1, (len(self.coding.vocabulary),), numpy.int8)
        return spaces.Dict({"observation": observation, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. With a seed it is the game `sternhafen.game(…).new(seed=seed)`; later deals follow from that seed."""
        if seed is not None:
            self._deals.seed(seed)
        self.state_of_game: State = self.game.new(
            seed=self._deals.getrandbits(128) if seed is None else seed, **self.table
        )
        self.steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._seen: dict[int, Vector] = {}
        self._spelling: Spelling | None = None
        self._ask(self.state_of_game.to_act[0])

    def _ask(self, seat: int) -> None:
        self.agent_selection = self.possible_agents[seat]
        self._spelling = spell(self.coding.vocabulary, self.state_of_game.decision(seat))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        assert self._spelling is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        complete = self._spelling.say(int(action))
        self.steps += 1
        if complete is not None:
            self._play(self._seats[agent], complete)
        if not self.state_of_game.over and self.steps >= self.max_steps:
            self._cut_off()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _play(self, seat: int, action: Action) -> None:
        self.state_of_game.apply(seat, action)
        self._seen.clear()
        if self.state_of_game.over:
            self._end()
            return
        waiting = self.state_of_game.to_act
        self._ask(min(waiting, key=lambda other: (other - seat - 1) % len(self.possible_agents)))

    def _end(self) -> None:
        result = self.state_of_game.result
        assert result is not None
        self._spelling = None
        for agent, reward in zip(self.possible_agents, rewards(result.ranks), strict=True):
            seat = self._seats[agent]
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = {"score": result.scores[seat], "rank": result.ranks[seat]}

    def _cut_off(self) -> None:
        self._spelling = None
        self.truncations = dict.fromkeys(self.agents, True)

    def spelled(self, action: Action) -> tuple[int, ...]:
        """The steps that make up a whole action, in order; stop as soon as another agent, or nobody, is asked."""
        return self.coding.vocabulary.spelled(action)

    # Seeing

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know, and the actions it can take: none unless it is asked."""
        seat = self._seats[agent]
        spelling = self._spelling if agent == self.agent_selection else None
        said = spelling.said if spelling else ()
        observation = self._observation(seat)
        if said:
            observation = self.coding.observer.with_said(observation, said)
        return {"observation": observation.copy(), "action_mask": self.coding.mask(spelling)}

    def _observation(self, seat: int) -> Vector:
        if seat not in self._seen:
            state = self.state_of_game
            asked = state.decision(seat).name if seat in state.to_act else None
            self._seen[seat] = self.coding.observer.observe(state.view(seat), asked)
        return self._seen[seat]

    def render(self) -> str | None:
        """The table as text, from a spectator's view."""
        view = self.state_of_game.view(None)
        lines = self.game.describe_table(view)
        for seat in range(self.state_of_game.players):
            lines += self.game.describe_seat(view, seat)
        page = "\n".join(speak(line, "en", self.game.names) for line in lines)
        if self.render_mode == "human":
            print(page)
        return page if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""


def env(**table: Any) -> AECEnv:
    """A table with PettingZoo's guards: an illegal action ends the game with a loss, misuse is told clearly."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(**table), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def make(game: str, players: int = 2, options: Mapping[str, Any] | None = None, **more: Any) -> AECEnv:
    """A table of one game by name: `make("race", players=3)`."""
    return env(game=game, players=players, options=options, **more)
