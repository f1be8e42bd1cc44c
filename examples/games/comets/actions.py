"""Everything a seat can decide in Comets."""

from sternhafen.core.action import Action


class Play(Action, frozen=True):
    """Play this star, face down until all have played."""

    card: str
