"""Bots for Solarius Mission."""

from random import Random
from typing import Any

from sternhafen.bots.bot import Bot, Imagine, Limits
from sternhafen.bots.solarius_worth import Worth
from sternhafen.core.action import Action
from sternhafen.core.decision import Decision
from sternhafen.core.game import Game
from sternhafen.games.solarius import actions as a
from sternhafen.games.solarius.model import SolariusState
from sternhafen.games.solarius.rules import anytime, cards, extra, flying, missions, stations

WIDTH = 5
"""How many lines are followed at once."""
DEPTH = 16
KNOWN = ("extra", "arrival", "wrap_up", "take", "die_action")
"""Questions at which any-time actions are considered."""
FLIGHTS = 9
REVEALING = ("revealed",)


class Line:
    """A way to play on: what was done, where it leads, what that is worth."""

    __slots__ = ("actions", "done", "state", "worth")

    def __init__(self, state: SolariusState, actions: tuple[Action, ...], worth: float, done: bool) -> None:
        self.state = state
        self.actions = actions
        self.worth = worth
        self.done = done


class GreedyBot(Bot):
    """Plans its whole turn, die, action and flight, by following the most promising lines to the end of the turn.

    What it cannot know (planets face down, cards to draw) it imagines; when something is revealed it plans anew.
    """

    def __init__(self, game: Game, rng: Random) -> None:
        super().__init__(game, rng)
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


def best_line(state: SolariusState, seat: int) -> Line:
    """Beam search to the end of the seat's turn, or to the next thing revealed."""
    worth = Worth(state, seat)
    lines = [Line(state, (), 0.0, False)]
    finished: list[Line] = []
    for _ in range(DEPTH):
        grown = [after for line in lines for after in followed(line, seat, worth)]
        finished += [line for line in grown if line.done]
        lines = distinct(sorted((line for line in grown if not line.done), key=lambda line: -line.worth))[:WIDTH]
        if not lines:
            break
    return max([*finished, *lines], key=lambda line: line.worth)


def distinct(lines: list[Line]) -> list[Line]:
    """Lines that lead to equal worth with the same steps to come are taken for the same."""
    found: dict[Any, Line] = {}
    for line in lines:
        to_come = [tuple(lane) for lane in line.state.lanes]
        found.setdefault((round(line.worth, 6), *to_come), line)
    return list(found.values())


def followed(line: Line, seat: int, worth: Worth) -> list[Line]:
    """The line with each promising next action."""
    found = []
    for action in candidates(line.state, seat):
        after = line.state.copy()
        if isinstance(action, a.EndTurn):
            after.lanes[seat].clear()
            found.append(Line(after, (*line.actions, action), worth.of(after), True))
            continue
        after.apply(seat, action)
        done = not after.lanes[seat] or after.turn != line.state.turn or after.lanes[seat][-1][0] in REVEALING
        found.append(Line(after, (*line.actions, action), worth.of(after), done))
    return found


def candidates(state: SolariusState, seat: int) -> list[Action]:
    """The actions worth looking at; everything legal where there are few."""
    step = state.lanes[seat][-1]
    question: Any = state.game.inputs[step[0]]
    if step[0] == "hand_limit":
        return discards(state, seat, question.bounds(state, seat, step)[0])
    if step[0] == "keep":
        return list(question.actions(state, seat, step))
    if step[0] == "extra":
        own = supplements(state, seat, step[1])
    elif step[0] == "destination":
        own = flights(state, seat, step[1], True)
    elif hasattr(question, "own_choices"):
        own = question.own_choices(state, seat, step)
    else:
        own = question.choices(state, seat, step)
    if step[0] in KNOWN and state.turn == seat:
        own = own + any_time(state, seat, step[0])
    return own or list(question.actions(state, seat, step))


def supplements(state: SolariusState, seat: int, slot: int) -> list[Action]:
    player = state.seats[seat]
    own = [a.END_TURN, a.DRAW, *extra.drives_for_sale(state, player), *cards.plays(state, seat)]
    reach = flying.range_of(state, player, slot)
    own += flights(state, seat, reach, False)
    ways = extra.ways_to_open(state, player)
    return own + [way for way in ways if extra.portals_obstacle(state, seat, ("extra", slot), way) is None][:1]


def flights(state: SolariusState, seat: int, reach: int, portals: bool) -> list[Action]:
    """Flights to planets, to places for payable missions, and to good places for a payable station."""
    player, cells = state.seats[seat], state.box.geometry.cells
    rank: list[tuple[float, int]] = []
    can_build = bool(stations.payable(state, seat))
    can_fulfil = any(missions.affordable(state, player, card) for card in player.open)
    for hex in flying.destinations(state, seat, flying.affordable(player, reach), portals):
        price = max(0, flying.way(state, player.ship, hex, portals) - reach) * 0.7
        worth = attraction(state, seat, hex, can_build, can_fulfil)
        if worth > 0:
            rank.append((price - worth, hex))
    rank.sort()
    best = [a.Fly(cells[hex]) for _, hex in rank[:FLIGHTS]]
    if portals and not best:
        return flying.fly_actions(state, seat, reach, True)[:1]
    return best  # type: ignore[return-value]


def attraction(state: SolariusState, seat: int, hex: int, can_build: bool, can_fulfil: bool) -> float:
    """A rough guess of what a flight to a hex is good for."""
    planet = state.planet_at[hex] - 1
    if planet >= 0:
        return 1.5 + 0.6 * state.box.planet_vp[planet] if state.face_up[hex] else 2.6
    tile = state.space.near_hub[hex]
    if can_fulfil and missions.is_site(state, seat, hex):
        return 6.0 + (tile in state.erected()) + 0.5 * (tile not in state.seats[seat].bonuses)
    if can_build and missions.is_buildable(state, seat, hex):
        fresh = state.space.tile_at[hex] >= 0 and not any(
            state.space.tile_at[own] == state.space.tile_at[hex] for own, _, _ in state.seats[seat].figures
        )
        return 3.0 + (tile in state.erected()) + 0.8 * fresh
    return 0.0


def any_time(state: SolariusState, seat: int, moment: str) -> list[Action]:
    """Planets that can be paid for; trades and drives where they can matter at once."""
    player = state.seats[seat]
    found: list[Action] = []
    for action in anytime.choices(state, seat):
        if isinstance(action, a.Complete) or (isinstance(action, a.FlipDrive) and moment in ("extra", "wrap_up")):
            found.append(action)
        elif isinstance(action, a.ToResource) and moment in ("extra", "arrival"):
            richer = (2, 0) if player.fuel >= player.bucks else (0, 2)
            if (action.fuel, action.bucks) == richer:
                found.append(action)
    return found


def discards(state: SolariusState, seat: int, number: int) -> list[Action]:
    """Give away the cards that look least useful as missions."""
    player = state.seats[seat]
    worth = Worth(state, seat)
    hand = sorted(player.hand, key=lambda card: worth.readiness(player, card) * state.box.mission_vp[card])
    return [a.Discard(tuple(state.box.names[card] for card in hand[:number]))]


BOTS: dict[str, type[Bot]] = {"greedy": GreedyBot}
