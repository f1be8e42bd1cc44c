"""What a longer thought changes in Admiral's moves, and how much better its own judge thinks them.

`python -m bench.patience race --games 20` plays games for two. At some of the decisions it lets Admiral think for a
short and for a long time, by count; where the two moves differ, both are tried in the same fresh worlds, which neither
has seen. A gain that is small by the judge's own opinion says that only a better judge could bring more.
"""

import argparse
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import numpy as np

import sternhafen
from sternhafen.bots import Limits, ask, make
from sternhafen.bots.levels.search import Captain
from sternhafen.core.game import Game

SHORT, LONG = Limits(0.05, counted=True), Limits(1.0, counted=True)
QUICK = Limits(0.005, counted=True)
"""How long they think about the moves they play."""
LOOKED_AT = 0.2
"""How many of the decisions are looked at."""
WORLDS = 200


class Seen(msgspec.Struct, frozen=True):
    """One decision: whether the moves differ, and how much likelier to win the longer thought's is held to be."""

    differ: bool
    gain: float


def compared(bot: Captain, state: Any, seat: int) -> Seen:
    short, long = (ask(bot, state, seat, limits) for limits in (SHORT, LONG))
    if short == long:
        return Seen(False, 0.0)
    found = [outcomes(bot, state, seat, (short, long)) for _ in range(WORLDS)]
    return Seen(True, sum(later - earlier for earlier, later in found) / WORLDS)


def outcomes(bot: Captain, state: Any, seat: int, moves: tuple[Any, Any]) -> list[float]:
    """The seat's chances after either move in one world."""
    world = state.determinize(seat, bot.rng, bot.guess)
    return bot.outcomes(world, seat, [(move,) for move in moves], lambda: True)


def played(game: Game, number: int) -> Iterator[Seen | None]:
    """The decisions of a game; None for those that were not looked at."""
    rng = Random(f"{game.id}-{number}")
    state: Any = game.new(players=2, seed=rng.getrandbits(64))
    bots: list[Any] = [make(game, "admiral", rng.random()) for _ in range(2)]
    while not state.over:
        for seat in state.to_act:
            if state.lanes[seat]:
                yield compared(bots[seat], state, seat) if rng.random() < LOOKED_AT else None
                state.apply(seat, ask(bots[seat], state, seat, QUICK))


def told(game: Game, games: int) -> str:
    decisions = [seen for number in range(games) for seen in played(game, number)]
    looked = [seen for seen in decisions if seen]
    each = len(decisions) / games / 2
    gains = 100 * each * np.array([seen.gain for seen in looked])
    error = 1.96 * gains.std() / len(gains) ** 0.5
    return (
        f"{game.name}: {len(looked)} decisions of {games} games, {each:.0f} a seat and game; another move in "
        f"{np.mean([seen.differ for seen in looked]):.0%}, together worth {gains.mean():.1f} ± {error:.1f} "
        "in a hundred games by the judge's own opinion"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.patience", description=__doc__)
    parser.add_argument("game", choices=("jumpdrive", "race", "trucker"))
    parser.add_argument("--games", type=int, default=20)
    asked = parser.parse_args()
    print(told(sternhafen.game(asked.game), asked.games))


if __name__ == "__main__":
    main()
