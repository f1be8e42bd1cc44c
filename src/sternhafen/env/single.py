"""One agent against bots, as a gymnasium environment."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy

from sternhafen.bots.bot import Bot, Limits, ask
from sternhafen.bots.playing import Player, seat_bots
from sternhafen.core.plain import Json
from sternhafen.env.aec import MOST_STEPS
from sternhafen.env.rendering import MODES, check_mode, rendered
from sternhafen.env.spaces import Words, masked, vectors
from sternhafen.env.table import NOBODY, Table
from sternhafen.env.told import Infos

Step = tuple[Any, float, bool, bool, Infos]


class SingleEnv(gymnasium.Env[Any, Any]):
    """The agent sits at one seat, a bot at each of the others; a step is one word of the agent's answer.

    Observations are a vector and a mask; with `flat=True` the vector alone, for wrappers that know nothing of masks:
    the mask is then in `info["action_mask"]`.
    """

    def __init__(
        self,
        game: str = "jumpdrive",
        against: Player = "pilot",
        players: int = 2,
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        reward: str = "rank",
        flat: bool = False,
        max_steps: int = MOST_STEPS,
        limits: Limits = Limits(),
    ) -> None:
        check_mode(render_mode)
        self.metadata = {"render_modes": list(MODES)}
        self.render_mode, self.max_steps, self.flat, self.limits = render_mode, max_steps, flat, limits
        self.table = Table(game, players, options, reward)
        self.seat, self.against = seat, against
        self.observation_space = vectors(self.table.coding) if flat else masked(self.table.coding)
        self.action_space = Words(self.table.coding)
        self._bots: list[Bot] = []

    def reset(self, *, seed: int | None = None, options: Json | None = None) -> tuple[Any, Infos]:
        """Deal; with a seed the same game, and the same bots."""
        super().reset(seed=seed)
        self.table.deal(seed)
        drawn = self.table.deals.getrandbits(64) if seed is None else seed
        self._bots = seat_bots(self.table.game, self.against, self.table.players, drawn)
        self.steps = 0
        self._let_others_play()
        return self._observation(), self._info()

    def step(self, action: Any) -> Step:
        self.steps += 1
        if self.table.say(self.seat, int(action)):
            self._let_others_play()
        over = self.table.on_table.over
        reward = self.table.rewards()[self.seat]
        return self._observation(), reward, over, not over and self.steps >= self.max_steps, self._info()

    def _let_others_play(self) -> None:
        """Until the agent is asked, or nobody; where several choose at once the others choose after it, sealed."""
        state = self.table.on_table
        while not state.lanes[self.seat]:
            other = self.table.next_after(self.seat)
            if other == NOBODY:
                return
            self.table.play(other, ask(self._bots[other], state, other, self.limits))

    def _observation(self) -> Any:
        return self.table.observe(self.seat) if self.flat else self.table.seen(self.seat)

    def _info(self) -> Infos:
        result = self.table.on_table.result
        info: Infos = {"action_mask": self.table.mask(self.seat)} if self.flat else {}
        if result is not None:
            info |= {"score": result.scores[self.seat], "rank": result.ranks[self.seat]}
        return info

    def action_masks(self) -> "numpy.typing.NDArray[numpy.bool_]":
        """The mask as some libraries of maskable policies ask for it."""
        return self.table.mask(self.seat).astype(bool)

    def render(self) -> Any:
        """The table for spectators, in the mode asked for."""
        return rendered(self.table, self.render_mode)
