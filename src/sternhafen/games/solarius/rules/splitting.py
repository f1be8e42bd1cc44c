"""Dividing a die's points between both actions (`split_action`; SM-R47, SM-R53, SM-R56)."""

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.obstacle import Obstacle
from sternhafen.core.text import Args, text
from sternhafen.games.solarius.actions import SplitPlan
from sternhafen.games.solarius.box import ANY, BROWN, MAIN, RESOURCE
from sternhafen.games.solarius.model import Player, SolariusState
from sternhafen.games.solarius.rules.dice import SPACES, can_push_for
from sternhafen.games.solarius.rules.die_action import AP_PRICE, KINDS, begin_action, bonus, can_use_up
from sternhafen.games.solarius.rules.question import Question
from sternhafen.games.solarius.rules.steps import COLOUR
from sternhafen.games.solarius.rules.storage import free_spaces


def halves(state: SolariusState, player: Player, step: Step) -> tuple[int, int]:
    """Points for resources and for the main action; a bonus for one half needs a point of the die there (SM-R47)."""
    _, colour, ap, field, die_part, bonus_part = step
    resource, main = die_part + bonus_part, ap - die_part + bonus(state, player, field, colour, ANY) - bonus_part
    if die_part:
        resource += bonus(state, player, field, colour, RESOURCE)
    if ap - die_part:
        main += bonus(state, player, field, colour, MAIN)
    return resource, main


def plan_works(state: SolariusState, player: Player, step: Step, plan: SplitPlan) -> bool:
    """Whether all points of a half for which some were bought can be used (SM-R53)."""
    resource, main = halves(state, player, step)
    resource, main = resource + plan.buy_resource, main + plan.buy_main
    colour, paid = step[COLOUR], (plan.buy_resource + plan.buy_main) * AP_PRICE
    if plan.first == "main" and colour == BROWN and plan.buy_resource:
        stored = SPACES[player.columns[BROWN]] - free_spaces(player, BROWN)
        costs = state.box.push_costs
        return can_push_for(tuple(player.columns), main, costs, plan.buy_main > 0, stored, resource)
    if plan.buy_resource and not can_use_up(state, player, RESOURCE, colour, resource, paid):
        return False
    return not plan.buy_main or can_use_up(state, player, MAIN, colour, main, paid)


class PlanSplit(Question):
    """Which half is done first, and what is bought for each; either half may get nothing."""

    key = "split"
    takes = (SplitPlan,)

    def prompt_args(self, state: SolariusState, seat: int, step: Step) -> Args:
        resource, main = halves(state, state.seats[seat], step)
        return {"resource": resource, "main": main}

    def choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        player = state.seats[seat]
        most = player.bucks // AP_PRICE
        plans = [
            SplitPlan(first, one, two) for first in KINDS for one in range(most + 1) for two in range(most + 1 - one)
        ]
        return [plan for plan in plans if plan_works(state, player, step, plan)]

    def obstacle(self, state: SolariusState, seat: int, step: Step, action: SplitPlan) -> Obstacle | None:
        player = state.seats[seat]
        cost = (action.buy_resource + action.buy_main) * AP_PRICE
        if action.buy_resource < 0 or action.buy_main < 0 or cost > player.bucks:
            return Obstacle("SM-154", text("solarius-too-few-bucks", cost=max(cost, 0), bucks=player.bucks))
        return None if plan_works(state, player, step, action) else Obstacle("SM-R53", text("solarius-bought-ap-left"))

    def perform(self, state: SolariusState, seat: int, step: Step, action: SplitPlan) -> None:
        player, colour = state.seats[seat], step[COLOUR]
        resource, main = halves(state, player, step)
        resource, main = resource + action.buy_resource, main + action.buy_main
        player.bucks -= (action.buy_resource + action.buy_main) * AP_PRICE
        comes_later = action.first == "main" and action.buy_resource and colour == BROWN
        room = resource if comes_later else 0
        store = ("begin_half", seat, RESOURCE, colour, resource, action.buy_resource > 0, 0)
        act = ("begin_half", seat, MAIN, colour, main, action.buy_main > 0, room)
        state.lanes[seat] += [act, store] if action.first == "resource" else [store, act]


def begin_half(state: SolariusState, seat: int, kind: int, colour: int, ap: int, all_of_it: bool, room: int) -> None:
    if ap:
        begin_action(state, seat, kind, colour, ap, all_of_it, room)
