"""Bots for Solarius Mission."""

from collections.abc import Sequence
from random import Random
from typing import Any

from sternhafen.bots.bot import Imagine, Limits
from sternhafen.bots.instinct import Instinct
from sternhafen.bots.quick import Pilot
from sternhafen.bots.solarius_flights import Flights
from sternhafen.bots.solarius_worth import Worth
from sternhafen.core.action import Action
from sternhafen.core.decision import Decision
from sternhafen.core.game import Game
from sternhafen.games.solarius import actions as a
from sternhafen.games.solarius.model import SolariusState
from sternhafen.games.solarius.rules import anytime, cards, extra, flying, planets

WIDTH, NARROW, WIDE = 5, 2, 12
"""How many lines are followed at once: usually, when turns to come are imagined, when all that is promising is wanted."""
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


class SolariusInstinct(Instinct):
    """What best ends the turn, die, action and flight together."""

    pace = 60
    MOST = 6
    """How many moves are worth comparing,"""
    LESS = 4.0
    """and how much less one of them may promise than the best."""

    def moment(self, state: SolariusState) -> tuple[int, int]:
        return state.round, state.turn

    def answer(self, state: SolariusState, seat: int) -> Action:
        return best_line(state, seat).actions[0]

    def candidates(self, state: SolariusState, seat: int) -> Sequence[Action]:
        """What the best lines begin with."""
        found = lines(state, seat, WIDE)
        least = found[0].worth - self.LESS
        return list(dict.fromkeys(line.actions[0] for line in found if line.worth >= least))[: self.MOST]

    def complete(self, state: SolariusState) -> None:
        """Everybody has a turn, at last the one who is in it now has the next."""
        turns = state.players + (not is_fresh(state))
        for _ in range(turns):
            play_turn(state)

    def worths(self, state: SolariusState) -> list[float]:
        return [Worth(state, seat).of(state) for seat in range(state.players)]


class Planner(Pilot):
    """Plans its whole turn, die, action and flight, by following the most promising lines to the end of the turn.

    What it cannot know (planets face down, cards to draw) it imagines; when something is revealed it plans anew.
    """

    def __init__(self, game: Game, rng: Random, instinct: Instinct) -> None:
        super().__init__(game, rng, instinct)
        self.plan: list[Action] = []
        self.planned = -1
        """The number of the decision that the plan's first action answers."""

    def decide(self, view: dict[str, Any], decision: Decision, imagine: Imagine, limits: Limits) -> Action:
        if self.plan and self.planned == decision.number and decision.allows(self.plan[0]):
            self.planned += 1
            return self.plan.pop(0)
        state: SolariusState = imagine()
        state.quiet, state.watched = True, False
        best = best_line(state, decision.seat)
        self.plan, self.planned = list(best.actions[1:]), decision.number + 1
        return best.actions[0]


def best_line(state: SolariusState, seat: int, width: int = WIDTH) -> Line:
    """The most promising way to the end of the seat's turn, or to the next thing revealed."""
    return lines(state, seat, width)[0]


def lines(state: SolariusState, seat: int, width: int) -> list[Line]:
    """Beam search to the end of the seat's turn, or to the next thing revealed: all lines found, the best first."""
    worth, ways = Worth(state, seat), Flights(state, seat)
    open_lines = [Line(state, (), 0.0, False)]
    found: list[Line] = []
    for _ in range(DEPTH):
        grown = [after for line in open_lines for after in followed(line, seat, worth, ways)]
        found += [line for line in grown if line.done]
        going_on = sorted((line for line in grown if not line.done), key=lambda line: -line.worth)
        open_lines = distinct(going_on)[:width]
        if not open_lines:
            break
    return sorted([*found, *open_lines], key=lambda line: -line.worth)


def is_fresh(state: SolariusState) -> bool:
    """Whether a turn is about to begin."""
    return any(step[0] == "take" for lane in state.lanes for step in lane)


def play_turn(state: SolariusState) -> None:
    """Whoever is to act does what looks best, until the next turn begins."""
    while not state.over:
        seat = state.to_act[0]
        for action in best_line(state, seat, NARROW).actions:
            state._play(seat, action)  # found in a copy of this very state
        if is_fresh(state):
            return


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
    after._play(seat, action)  # the rules listed it: no need to check it again
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
    name = step[0]
    question: Any = state.game.inputs[name]
    if name == "hand_limit":
        return discards(state, seat, question.bounds(state, seat, step)[0], worth or Worth(state, seat))
    if name == "extra":
        own = supplements(state, seat, step[1], ways or Flights(state, seat))
    elif name == "destination":
        own = (ways or Flights(state, seat)).best(state, step[1], True)
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


INSTINCT = SolariusInstinct
PILOT = Planner
