"""The strongest bot for Solarius Mission: Captain's plans, judged by a net that has learned from games."""

from collections.abc import Sequence
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING

from sternhafen.bots.bot import Limits
from sternhafen.bots.instinct import Instinct
from sternhafen.bots.solarius_known import BELIEF, known
from sternhafen.bots.solarius_lines import Line
from sternhafen.bots.solarius_search import BEST, Navigator, different
from sternhafen.bots.solarius_worth import Worth
from sternhafen.core.game import Game
from sternhafen.games.solarius.model import SolariusState

if TYPE_CHECKING:
    from sternhafen.bots.net import ValueNet

JUDGED, MOST_JUDGED = 640, 200
"""About how many of the lines found the net is asked for each second, and at most: the best by rule of thumb."""


class Commodore(Navigator):
    """Admiral follows as many lines as there is time for, and asks its net which is best, here and in other worlds.

    Without a net it judges by rule of thumb.
    """

    widest = 400
    worlds = 8

    def __init__(self, game: Game, rng: Random, instinct: Instinct, net: "ValueNet | None" = None) -> None:
        super().__init__(game, rng, instinct)
        self.net = net or shipped_net(game.id)

    def hasty(self) -> bool:
        return False

    def ranked(self, seat: int, found: Sequence[Line], limits: Limits) -> list[Line]:
        if self.net is None:
            return super().ranked(seat, found, limits)
        lines = different(found)[: max(BEST, min(MOST_JUDGED, round(limits.seconds * JUDGED)))]
        if len(lines) == 1:
            return lines
        worths = self.judged(seat, lines[0].state, [line.state for line in lines])
        order = sorted(range(len(lines)), key=lambda place: -worths[place])
        return [lines[place] for place in order]

    def standing(self, state: SolariusState) -> list[float]:
        return [self.judged(seat, state, [state])[0] for seat in range(state.players)]

    def judged(self, seat: int, before: SolariusState, outcomes: Sequence[SolariusState]) -> list[float]:
        """The net's strengths in points, and what the rule of thumb expects of questions still open."""
        if self.net is None:
            return super().judged(seat, before, outcomes)
        worth = Worth(before, seat)
        strengths = self.net.of_rows([known(after, seat) for after in outcomes])
        return [
            strength / self.instinct.margin + BELIEF * worth.pending(after)
            for strength, after in zip(strengths, outcomes, strict=True)
        ]


def shipped_net(game: str) -> "ValueNet | None":
    """The trained net, if there is one; only then numpy is needed."""
    if not (files("sternhafen.bots") / "nets" / f"{game}.npz").is_file():
        return None
    from sternhafen.bots.net import shipped

    return shipped(game)
