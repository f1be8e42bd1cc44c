"""The strongest bot for Solarius Mission: Captain's plans, judged by a net that has learned from games."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from sternhafen.bots.bot import Limits
from sternhafen.bots.instinct import Instinct
from sternhafen.bots.solarius_known import known
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
    """Admiral asks its net which line is best, and how each ends in other worlds."""

    def __init__(self, game: Game, rng: Random, instinct: Instinct, net: "ValueNet | None" = None) -> None:
        from sternhafen.bots.net import shipped

        super().__init__(game, rng, instinct)
        self.net = net or shipped(game.id)

    def ranked(self, seat: int, found: Sequence[Line], limits: Limits) -> list[Line]:
        lines = different(found)[: max(BEST, min(MOST_JUDGED, round(limits.seconds * JUDGED)))]
        if len(lines) == 1:
            return lines
        worths = self.judged(seat, lines[0].state, [line.state for line in lines])
        order = sorted(range(len(lines)), key=lambda place: -worths[place])
        return [lines[place] for place in order]

    def judged(self, seat: int, before: SolariusState, outcomes: Sequence[SolariusState]) -> list[float]:
        """The net's strengths in points, and what the rule of thumb expects of questions still open."""
        worth = Worth(before, seat)
        strengths = self.net.of_rows([known(after, seat) for after in outcomes])
        return [
            strength / self.instinct.margin + worth.pending(after)
            for strength, after in zip(strengths, outcomes, strict=True)
        ]
