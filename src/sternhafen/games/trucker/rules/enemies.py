"""Slavers, smugglers and pirates (GT-250 to GT-264)."""

from collections.abc import Sequence

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.inputs import ChooseOne
from sternhafen.core.offers import Option
from sternhafen.core.text import Text, text
from sternhafen.games.trucker.actions import ACCEPT, PASS, Accept, Pass
from sternhafen.games.trucker.box import fire
from sternhafen.games.trucker.model import FLOWN, TruckerState
from sternhafen.games.trucker.rules.flying import move, place_after
from sternhafen.games.trucker.rules.goods import goods_named
from sternhafen.games.trucker.rules.hits import resolve_shots
from sternhafen.games.trucker.rules.power import CANNON


def resolve(state: TruckerState) -> None:
    """The enemy attacks in flight order until somebody wins; pirates fire at the end (GT-250, GT-254, GT-259)."""
    state.beaten = []
    state.agenda += [("pirate_fire",), ("attack", 0)]


def attack(state: TruckerState, place: int) -> None:
    """The trucker at this place of the order announces the cannon strength (GT-250)."""
    if place < len(state.order):
        seat = state.order[place]
        state.agenda += [("compare", place), ("announce", seat, CANNON)]


def compare(state: TruckerState, place: int) -> None:
    """More wins, equal is let off, less suffers; only a victory stops the enemy (GT-251 to GT-254)."""
    seat = state.order[place]
    card = state.adventure.entry
    halves = state.seats[seat].strength
    if halves > 2 * card.strength:
        state.tell("won", seat)
        state.ask(seat, ("reward",))
        return
    state.agenda.append(("attack", place + 1))
    if halves < 2 * card.strength:
        state.tell("lost", seat)
        suffer(state, seat)
    else:
        state.tell("drew", seat)


def suffer(state: TruckerState, seat: int) -> None:
    """Slavers and smugglers take their penalty at once; pirates fire on all they beat, later (GT-259, GT-262)."""
    penalty = state.adventure.penalty
    assert penalty is not None
    if penalty.type == "cannon_fire":
        state.beaten.append(seat)
    else:
        state.agenda.append((f"lose_{penalty.type}", seat, penalty.amount))


def pirate_fire(state: TruckerState) -> None:
    """Each shot is rolled once for all who were beaten, by the first of them (GT-245, GT-259, GT-263)."""
    penalty = state.adventure.penalty
    if state.beaten and penalty is not None:
        resolve_shots(state, fire(penalty), state.beaten, state.beaten[0])


class ChooseReward(ChooseOne[TruckerState]):
    """The winner takes the reward and loses the days, or declines both (GT-253, GT-260, GT-264)."""

    takes = (Accept, Pass)

    def prompt(self, state: TruckerState, seat: int, step: Step) -> Text:
        return text("trucker-reward", reward=reward_text(state), days=state.adventure.days)

    def options(self, state: TruckerState, seat: int, step: Step) -> Sequence[Option]:
        taking = text("trucker-accept", reward=reward_text(state), days=state.adventure.days)
        preview = place_after(state, seat, state.adventure.days)
        return [Option(ACCEPT, taking, None, preview), Option(PASS, text("trucker-decline"))]

    def actions(self, state: TruckerState, seat: int, step: Step) -> Sequence[Action]:
        return [ACCEPT, PASS]

    def perform(self, state: TruckerState, seat: int, step: Step, action: Accept | Pass) -> None:
        if isinstance(action, Accept):
            take_reward(state, seat)
        else:
            state.tell("declined", seat)


def reward_text(state: TruckerState) -> Text:
    card = state.adventure
    if card.entry.credits:
        return text("trucker-credits", number=card.entry.credits)
    return text("trucker-goods", goods=goods_named(card.goods))


def take_reward(state: TruckerState, seat: int) -> None:
    """Credits at once, or goods loaded first; then the days (GT-129, GT-264, GT-283, GT-352)."""
    card = state.adventure
    state.agenda.append(("lose_card_days", seat))
    if card.goods:
        state.agenda.append(("load_goods", seat, list(card.goods)))
    if card.entry.credits:
        state.seats[seat].earn(FLOWN, card.entry.credits)
        state.tell("earned", seat, number=card.entry.credits)


def lose_card_days(state: TruckerState, seat: int) -> None:
    move(state, seat, -state.adventure.days)
