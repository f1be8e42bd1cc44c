"""A whole game among bots."""

from collections.abc import Sequence

from sternhafen.bots.bot import Bot, Limits, ask
from sternhafen.bots.registry import make
from sternhafen.core.errors import DataError
from sternhafen.core.game import Game
from sternhafen.core.result import Result
from sternhafen.core.state import State

Player = Bot | str
"""A bot, or the name of a strength."""


def play(
    state: State, bots: Player | Sequence[Player], *, limits: Limits = Limits(), seed: int | str | None = None
) -> Result:
    """Let bots play the state to its end: one for all seats, or one for each, made or by name.

    With a seed the named ones repeat themselves; those that think, with `Limits(counted=True)`.
    """
    seated = seat_bots(state.game, bots, state.players, seed)
    while state.result is None:
        for seat in state.to_act:
            if state.lanes[seat]:
                state.apply(seat, ask(seated[seat], state, seat, limits))
    return state.result


def seat_bots(game: Game, bots: Player | Sequence[Player], players: int, seed: int | str | None) -> list[Bot]:
    """The bots at the table, by seat."""
    given = [bots] * players if isinstance(bots, Bot | str) else list(bots)
    if len(given) != players:
        raise DataError("bots", f"expected one for all or one for each of the {players} seats, found {len(given)}")
    return [_seated(game, bot, None if seed is None else f"{seed}-{seat}") for seat, bot in enumerate(given)]


def _seated(game: Game, bot: Player, seed: str | None) -> Bot:
    return make(game, bot, seed) if isinstance(bot, str) else bot
