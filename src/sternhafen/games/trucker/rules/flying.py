"""The flight: card after card, movement on the track, and giving up (GT-120 to GT-134, GT-360 to GT-374)."""

from collections.abc import Sequence
from random import Random

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.inputs import ChooseOne
from sternhafen.core.offers import Option
from sternhafen.core.text import Text, text
from sternhafen.games.trucker.actions import FLY_ON, GIVE_UP, FlyOn, GiveUp
from sternhafen.games.trucker.model import NO_CARD, TruckerState
from sternhafen.games.trucker.ship.strength import has_human

GIVE_UP_SHARE = 0.05
"""How often a random trucker gives up."""


def next_card(state: TruckerState) -> None:
    """The leader reveals the top card; the flight ends after the last, or with nobody left (GT-120, GT-121, GT-370)."""
    order = state.flight_order()
    if not state.deck or not order:
        return
    (state.card,) = state.chance.draw(state.deck, 1, order[0], "deck")
    state.order = order
    state.tell("card", order[0], card=state.card, number=len(state.played) + 1)
    state.agenda += [("next_card",), ("after_card",), ("resolve", state.adventure.kind)]


def after_card(state: TruckerState) -> None:
    """First the forced check, then those left may give up, in flight order (GT-360, GT-373)."""
    state.played.append(state.card)
    state.card = NO_CARD
    state.hit = None
    state.beaten, state.announced, state.order = [], [], []
    force_out(state)
    if state.deck:
        state.agenda += [("ask_to_give_up", seat) for seat in reversed(state.flight_order())]


def force_out(state: TruckerState) -> None:
    """Every condition is checked once, for all against the same situation (GT-361 to GT-363, GT-372)."""
    order = state.flight_order()
    if not order:
        return
    front = state.seats[order[0]].position
    reasons = [(seat, reason) for seat in order if (reason := forced_reason(state, seat, front))]
    for seat, reason in reasons:
        leave_race(state, seat)
        state.tell(f"forced_out_{reason}", seat)


def forced_reason(state: TruckerState, seat: int, front: int) -> str | None:
    player = state.seats[seat]
    if player.stranded:
        return "no_engine"
    if not has_human(player.ship):
        return "no_human"
    return "lapped" if front - player.position > state.flight.spaces else None


def leave_race(state: TruckerState, seat: int) -> None:
    """The rocket leaves the track; the space is free at once (GT-366, GT-367)."""
    player = state.seats[seat]
    player.racing = False
    player.gave_up = True


def ask_to_give_up(state: TruckerState, seat: int) -> None:
    state.ask(seat, ("give_up",))


class Persevere(ChooseOne[TruckerState]):
    """Give up, or fly on (GT-364)."""

    takes = (GiveUp, FlyOn)

    def prompt(self, state: TruckerState, seat: int, step: Step) -> Text:
        return text("trucker-give-up-prompt", number=len(state.deck))

    def actions(self, state: TruckerState, seat: int, step: Step) -> Sequence[Action]:
        return [FLY_ON, GIVE_UP]

    def options(self, state: TruckerState, seat: int, step: Step) -> Sequence[Option]:
        return [
            Option(FLY_ON, text("trucker-fly-on")),
            Option(GIVE_UP, text("trucker-give-up"), None, (text("trucker-give-up-preview"),)),
        ]

    def sample(self, state: TruckerState, seat: int, step: Step, rng: Random) -> Action:
        return GIVE_UP if rng.random() < GIVE_UP_SHARE else FLY_ON

    def perform(self, state: TruckerState, seat: int, step: Step, action: GiveUp | FlyOn) -> None:
        if isinstance(action, GiveUp):
            leave_race(state, seat)
            state.tell("gave_up", seat)


# Movement


def move(state: TruckerState, seat: int, days: int) -> None:
    """Forward, or back if negative (GT-134)."""
    player = state.seats[seat]
    player.position = destination(state, seat, days)
    if days:
        state.tell("forward" if days > 0 else "back", seat, number=abs(days), position=player.position)


def destination(state: TruckerState, seat: int, days: int) -> int:
    """Where a move over this many empty spaces ends: spaces with a rocket are skipped (GT-125 to GT-133)."""
    player, spaces = state.seats[seat], state.flight.spaces
    taken = {other.position % spaces for other in state.seats if other.racing and other is not player}
    direction = 1 if days > 0 else -1
    position = player.position
    for _ in range(abs(days)):
        position += direction
        while position % spaces in taken:
            position += direction
    return position


def place_after(state: TruckerState, seat: int, days: int) -> tuple[Text, ...]:
    """The place in the flight order now and after losing the days, told before the choice is made."""
    now = state.flight_order().index(seat) + 1
    position = destination(state, seat, -days)
    ahead = [other for other in state.seats if other.racing and other.position > position]
    after = len([other for other in ahead if other is not state.seats[seat]]) + 1
    spaces = state.flight.spaces
    moved = {"before": state.seats[seat].position % spaces, "after": position % spaces, "to": position}
    key = "trucker-preview-place" if now != after else "trucker-preview-same-place"
    return text(key, now=now, after=after), text("trucker-preview-space", **moved)


def lose_days(state: TruckerState, seats: Sequence[int], days: int) -> None:
    """Several on the same card: the one farthest behind first, the leader last (GT-128)."""
    for seat in sorted(seats, key=lambda seat: state.seats[seat].position):
        move(state, seat, -days)
