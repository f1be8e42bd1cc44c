"""Whole turns of Solarius Mission, found by following the most promising lines: die, action and flight together."""

import time
from math import inf
from typing import Any

from sternhafen.core.action import Action
from sternhafen.games.solarius import actions as a
from sternhafen.games.solarius.model import SolariusState
from sternhafen.games.solarius.planning.flights import Flights
from sternhafen.games.solarius.planning.worth import Worth
from sternhafen.games.solarius.rules import anytime, cards, extra, flying, planets
from sternhafen.games.solarius.rules.steps import NAME, RANGE

WIDTH = 5
"""How many lines are followed at once at first sight,"""
HASTY = 2
"""and when time is up."""
NARROW = 2
"""How many lines are followed to finish a turn in another world."""
DEPTH = 16
KNOWN = ("extra", "arrival", "wrap_up", "take", "die_action")
"""Questions at which any-time actions are considered."""
REVEALING = ("revealed",)
TAKEN = ("gain", "gain_mix", "store_cubes", "remove_junk", "raise_dice", "push_dice", "stations")
"""Questions about something to be had, which is never declined."""
WRAP_UP = [("wrap_up",)]


class Line:
    """A way to play on: what was done, where it leads, what that is worth."""

    __slots__ = ("actions", "done", "state", "worth")

    def __init__(self, state: SolariusState, actions: tuple[Action, ...], worth: float, done: bool) -> None:
        self.state = state
        self.actions = actions
        self.worth = worth
        self.done = done


def best_line(state: SolariusState, seat: int, width: int = WIDTH) -> Line:
    """The most promising way to the end of the seat's turn, or to the next thing revealed."""
    return lines(state, seat, width)[0]


def lines(state: SolariusState, seat: int, width: int, until: float = inf) -> list[Line]:
    """Beam search to the end of the seat's turn, or to the next thing revealed: all lines found, the best first.

    When time is up, only the most promising lines are followed to their end.
    """
    worth, ways = Worth(state, seat), Flights(state, seat)
    open_lines = [Line(state, (), 0.0, False)]
    found: list[Line] = []
    for _ in range(DEPTH):
        grown = [after for line in open_lines for after in followed(line, seat, worth, ways)]
        found += [line for line in grown if line.done]
        going_on = sorted((line for line in grown if not line.done), key=lambda line: -line.worth)
        open_lines = distinct(going_on)[: width if time.perf_counter() < until else HASTY]
        if not open_lines:
            break
    return sorted([*found, *open_lines], key=lambda line: -line.worth)


def outcome(state: SolariusState, seat: int, plan: tuple[Action, ...]) -> SolariusState:
    """Where a plan leads in this world; where it cannot be carried out, the turn is finished at first sight."""
    after = state.copy()
    for action in plan:
        if action is a.END_TURN:
            after.lanes[seat].clear()
            return after
        if not after.lanes[seat] or after.turn != state.turn or not after.decision(seat).allows(action):
            break
        after.play(seat, action)
    lane = after.lanes[seat]
    if not lane or after.turn != state.turn or lane[-1][0] in REVEALING:
        return after
    return best_line(after, seat, NARROW).state


def distinct(lines: list[Line]) -> list[Line]:
    """Lines that lead to equal worth with the same steps to come are taken for the same."""
    found: dict[Any, Line] = {}
    for line in lines:
        to_come = [tuple(lane) for lane in line.state.lanes]
        found.setdefault((round(line.worth, 6), *to_come), line)
    return list(found.values())


def followed(line: Line, seat: int, worth: Worth, ways: Flights) -> list[Line]:
    """The line with each promising next action."""
    return [tried(line, seat, action, worth) for action in candidates(line.state, seat, worth, ways)]


def tried(line: Line, seat: int, action: Action, worth: Worth) -> Line:
    """The line with one action more; where nothing but the end of the turn is left, with that too."""
    state, actions = line.state, (*line.actions, action)
    after = state.branch(seat) if state.turn == seat else state.copy()
    lane = after.lanes[seat]
    if action is a.END_TURN:
        lane.clear()
        return Line(after, actions, worth.of(after), True)
    after.play(seat, action)  # the rules listed it: no need to check it again
    if lane == WRAP_UP and not any_time(after, seat, "wrap_up"):
        lane.clear()
        return Line(after, (*actions, a.END_TURN), worth.of(after), True)
    done = not lane or after.turn != state.turn or lane[-1][0] in REVEALING
    return Line(after, actions, worth.of(after), done)


def candidates(
    state: SolariusState, seat: int, worth: Worth | None = None, ways: Flights | None = None
) -> list[Action]:
    """The actions worth looking at; everything legal where there are few. What a turn remembers may be given."""
    step = state.lanes[seat][-1]
    name = step[NAME]
    question: Any = state.game.inputs[name]
    if name == "hand_limit":
        return discards(state, seat, question.bounds(state, seat, step)[0], worth or Worth(state, seat))
    if name == "extra":
        own = supplements(state, seat, step[RANGE], ways or Flights(state, seat))
    elif name == "destination":
        own = (ways or Flights(state, seat)).best(state, step[RANGE], True)
    else:
        own = sensible(name, list(getattr(question, "own_choices", question.actions)(state, seat, step)))
    if name in KNOWN and state.turn == seat:
        own = own + any_time(state, seat, name)
    return own or list(question.actions(state, seat, step))


def sensible(name: str, actions: list[Any]) -> list[Action]:
    """Without those that leave something lying."""
    if name == "store_row":
        most = sum(actions[0].cubes)
        return [action for action in actions if sum(action.cubes) == most]
    if name == "remove_junk":
        return actions[:1]
    if name in TAKEN and len(actions) > 1 and actions[-1] is a.DECLINE:
        return actions[:-1]
    return actions


def supplements(state: SolariusState, seat: int, slot: int, ways: Flights) -> list[Action]:
    player = state.seats[seat]
    own = [a.END_TURN, a.DRAW, *extra.drives_for_sale(state, player), *cards.plays(state, seat)]
    own += ways.best(state, flying.range_of(state, player, slot), False)
    keys = extra.ways_to_open(state, player)
    return own + [key for key in keys if extra.portals_obstacle(state, seat, ("extra", slot), key) is None][:1]


def any_time(state: SolariusState, seat: int, moment: str) -> list[Action]:
    """Planets that can be paid for; trades and drives where they can matter at once."""
    player = state.seats[seat]
    found: list[Action] = []
    if player.left:
        found += [a.Complete(state.box.planets[planet].id) for planet in planets.payable(state, player)]
    if moment in ("extra", "wrap_up") and player.ones and player.fuel >= anytime.flip_price(state, player):
        found.append(a.FLIP_DRIVE)
    if moment in ("extra", "arrival") and max(player.fuel, player.bucks) >= anytime.RESOURCE_PRICE:
        richer = (2, 0) if player.fuel >= player.bucks else (0, 2)
        found += [anytime.BUYING[richer, colour] for colour in range(4) if anytime.has_room(player, colour)]
    return found


def discards(state: SolariusState, seat: int, number: int, worth: Worth) -> list[Action]:
    """Give away the cards that promise least."""
    player = state.seats[seat]
    hand = sorted(player.hand, key=lambda card: worth.in_hand(player, card))
    return [a.Discard(tuple(state.box.names[card] for card in hand[:number]))]
