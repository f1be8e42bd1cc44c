"""Everything about one ship that can be computed without playing."""

from sternhafen.games.trucker.ship.model import Ship

__all__ = ["Ship"]
