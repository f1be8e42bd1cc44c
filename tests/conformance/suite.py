"""The suite every game passes: checks of one table, gathered from the modules that hold them.

`test_games.py` lets every game of the house pass them, `test_broken.py` proves that each notices what it is for.
"""

from collections.abc import Callable

from playing import Setup, moments

from sternhafen import State

Check = Callable[[Setup], None]
CHECKS: list[Check] = []


def check(function: Check) -> Check:
    """Make this a check of the suite."""
    CHECKS.append(function)
    return function


def some(setup: Setup, every: int, seed: int = 31) -> list[State]:
    """Moments of a random game, every so many decisions."""
    return list(moments(setup, seed, every))
