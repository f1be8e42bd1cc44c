"""Everything a seat can decide in Race for the Galaxy."""

from typing import Final, Literal

from sternhafen.core.action import Action

ActionCard = Literal["explore_5", "explore_1_1", "develop", "settle", "consume_trade", "consume_2x", "produce"]
Way = Literal["pay", "conquer", "pay_for_military"]
"""How a world is placed: paid, conquered, or paid although it is military (Contact Specialist)."""


class Discard(Action, frozen=True):
    """Put these hand cards on the discard pile: at the start, or down to the hand limit."""

    cards: tuple[str, ...]


class Choose(Action, frozen=True):
    """Choose the action cards of this round: one, in the advanced game two."""

    actions: tuple[ActionCard, ...]


class Keep(Action, frozen=True):
    """Explore: keep these of the cards drawn."""

    cards: tuple[str, ...]


class Develop(Action, frozen=True):
    """Put this development face down, to be revealed and placed."""

    card: str


class Settle(Action, frozen=True):
    """Put this world face down, to be revealed and placed."""

    card: str


class Pass(Action, frozen=True):
    """Place nothing in this phase."""

    declines = True


class Place(Action, frozen=True):
    """How to place the revealed world, and which card of the tableau to discard for it."""

    how: Way
    using: str | None = None


class Pay(Action, frozen=True):
    """Put these hand cards on the discard pile as payment."""

    cards: tuple[str, ...]


class Sell(Action, frozen=True):
    """Sell the good of this world."""

    world: str


class Use(Action, frozen=True):
    """Use a consume power of this card."""

    card: str
    power: str


class Spend(Action, frozen=True):
    """Consume the goods of these worlds."""

    worlds: tuple[str, ...]


class DiscardForPoints(Action, frozen=True):
    """Discard these hand cards for victory points."""

    cards: tuple[str, ...]


class Name(Action, frozen=True):
    """Gambling World: name a number."""

    number: int


class Take(Action, frozen=True):
    """Gambling World: take the card won."""


class Leave(Action, frozen=True):
    """Gambling World: leave the card won."""


class EndConsume(Action, frozen=True):
    """Discard no more hand cards for points."""


class Produce(Action, frozen=True):
    """Put a good on this windfall world, by the power of a card or by the bonus."""

    by: str
    world: str


class NoBonus(Action, frozen=True):
    """Do without the good of the Produce bonus."""

    declines = True


ACTIONS = (
    Discard, Choose, Keep, Develop, Settle, Pass, Place, Pay, Sell, Use, Spend, DiscardForPoints, Name, Take,
    Leave, EndConsume, Produce, NoBonus,
)  # fmt: skip
PASS, TAKE, LEAVE, END_CONSUME, NO_BONUS = Pass(), Take(), Leave(), EndConsume(), NoBonus()
BONUS: Final = "bonus"
