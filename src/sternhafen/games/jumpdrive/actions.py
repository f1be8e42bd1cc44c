"""Everything a seat can decide in Jump Drive."""

from typing import Literal

from sternhafen.core.action import Action

Way = Literal["pay", "conquer", "contact"]
"""How a world is placed: paid, conquered, or paid although it is military (Contact Specialist)."""


class Place(Action, frozen=True):
    """Choose a development, a world, or both, to be revealed and placed."""

    cards: tuple[str, ...]


class Explore(Action, frozen=True):
    """Place nothing and explore."""


class Pay(Action, frozen=True):
    """Put these hand cards on the discard pile as payment."""

    cards: tuple[str, ...]


class Conquer(Action, frozen=True):
    """Place the revealed military world by strength."""


class Contact(Action, frozen=True):
    """Place the revealed military world by paying its defense through a Contact Specialist."""


class SecondWorld(Action, frozen=True):
    """Use a convoy for a second world."""

    card: str
    how: Way


class NoSecondWorld(Action, frozen=True):
    """Leave the convoy unused."""

    declines = True


class Discard(Action, frozen=True):
    """Put these hand cards on the discard pile: at the start, after exploring, or down to the hand limit."""

    cards: tuple[str, ...]


ACTIONS = (Place, Explore, Pay, Conquer, Contact, SecondWorld, NoSecondWorld, Discard)
EXPLORE, CONQUER, CONTACT, NO_SECOND_WORLD = Explore(), Conquer(), Contact(), NoSecondWorld()
