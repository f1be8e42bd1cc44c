"""States in pickles: the game by its name, the decisions as a list, and all else part by part."""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any

from sternhafen.core.flow import Move
from sternhafen.core.plain import Json

if TYPE_CHECKING:
    from sternhafen.core.game import Game
    from sternhafen.core.state import State

MADE_AGAIN = frozenset(("game", "inputs", "steps", "log", "base"))
"""What a pickle leaves out: it belongs to the game, or can be had from the rest."""


def pickle_parts(state: "State") -> Json:
    names = chain.from_iterable(map(attributes, type(state).__mro__))
    return {name: getattr(state, name) for name in names if name not in MADE_AGAIN}


def restored(kind: type["State"], game: "Game", history: Sequence[Move], parts: Json) -> "State":
    """The state that a pickle holds."""
    state = kind.__new__(kind)
    state.game, state.inputs, state.steps = game, dict(game.inputs), dict(game.steps)
    log: Any = None  # or the compiler takes the type of the first few decisions for that of all
    for seat, action in history:
        log = (log, seat, action)
    state.base, state.log = None, log
    for name, part in parts.items():
        setattr(state, name, part)
    return state


def attributes(kind: type) -> list[str]:
    """What a class adds to its instances; compiled classes name it elsewhere than plain ones."""
    names: Iterable[str] = getattr(kind, "__slots__", ()) or getattr(kind, "__mypyc_attrs__", ())
    return [name for name in names if name != "__dict__"]
