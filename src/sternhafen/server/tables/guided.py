"""Guided first games: a solo table with the deal, the bots and the suggestions that its game brings."""

from collections.abc import Mapping
from typing import Any

import msgspec

from sternhafen.core.errors import Refused
from sternhafen.core.guide import Guide
from sternhafen.registry import part

from ..protocol import CreateRequest, Json
from ..protocol.errors import ApiError
from .logged_game import LoggedGame

OPPONENT = "Nova"
"""What the bots of guided games are called."""


def guide_of(game: str) -> Guide:
    """The game's guide, or a refusal where it has none."""
    module = part(game, "guide")
    if module is None:
        raise ApiError("missing", "no-guide", game=game)
    guide: Guide = module.GUIDE
    return guide


def wished(wish: CreateRequest) -> CreateRequest:
    """The wish for a guided game made whole: everything else about it is its game's to say."""
    if not wish.guided:
        return wish
    guide = guide_of(wish.game)
    return CreateRequest(
        wish.game,
        guide.players,
        dict(guide.options),
        "solo",
        [guide.bot] * (guide.players - 1),
        language=wish.language,
        hints=True,
        seed=guide.seed,
        start=True,
        guided=True,
    )


def position(game: str) -> Json | None:
    """The position a guided game begins with, if it does not begin with a deal."""
    written = guide_of(game).position
    return None if written is None else msgspec.to_builtins(written)


def suggested(played: LoggedGame, seat: int) -> Mapping[str, Any] | None:
    """The move of the guide's line, if it was followed so far and can be played."""
    state = played.state
    history = [action.json() for actor, action in state.history() if actor == seat]
    move = guide_of(played.game.id).suggested(history)
    try:
        if move is not None:
            state.copy().apply(seat, played.game.action(dict(move)))
    except Refused:
        return None
    return move
