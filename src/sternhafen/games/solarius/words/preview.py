"""What a choice would cost and give, told before it is made."""

from typing import Any

from sternhafen.core.decision import Step
from sternhafen.core.text import Text, listed, text
from sternhafen.games.solarius import actions as a
from sternhafen.games.solarius.box import COLOUR_NUMBERS
from sternhafen.games.solarius.model import SolariusState
from sternhafen.games.solarius.rules import (
    anytime,
    die_action,
    extra,
    planets,
    stations,
    taking,
)
from sternhafen.games.solarius.rules.steps import EFFECT, PLANET
from sternhafen.games.solarius.words import describing, outcome


def preview(state: SolariusState, seat: int, step: Step, action: Any) -> tuple[Text, ...]:
    match action:
        case a.Take() | a.Act():
            return (step_a(state, seat, step, action), *outcome.of(state, seat, step, action))
        case a.BuyDrives() | a.FlipDrive() | a.Complete() | a.BuildStation() | a.FulfilMission():
            return (price(state, seat, action),)
        case a.Explore():
            return (text("solarius-preview-explore", number=state.box.planet_vp[step[PLANET]]),)
        case a.PlayCard():
            own = state.box.cards[state.box.numbers[action.card]]
            if action.half == "mission":
                return (describing.mission(own.mission),)
            return tuple(describing.development(own.development))
        case a.PlaceOutpost() | a.HubBonus() | a.UseEffect():
            piece = describing.piece_of(state.box, getattr(action, action.__struct_fields__[0]))
            return tuple(describing.facts(piece)[1:])
        case _:
            return outcome.of(state, seat, step, action)


def step_a(state: SolariusState, seat: int, step: Step, action: Any) -> Text:
    """The points of a die and the junk it brings; or the points of a die action and what they cost."""
    player = state.seats[seat]
    if isinstance(action, a.Act):
        ap = die_action.total_points(state, player, step, die_action.KINDS.index(action.kind))
        return text("solarius-preview-act", ap=ap + action.buy, bucks=action.buy * die_action.AP_PRICE)
    colour = COLOUR_NUMBERS[action.counts_as or action.colour]
    ap = taking.die_points(player, taking.die_of(action)[2], colour)
    junk = taking.junk_of(taking.field_number(state, action.field), ap)
    return text("solarius-preview-take", ap=ap, junk=junk, free=max(0, player.junk_fields - player.junk))


def price(state: SolariusState, seat: int, action: Any) -> Text:
    """What something costs, and the points it brings."""
    player, box = state.seats[seat], state.box
    match action:
        case a.BuyDrives():
            return text("solarius-preview-fuel", fuel=action.number * extra.drive_price(state, player))
        case a.FlipDrive():
            return text("solarius-preview-fuel", fuel=anytime.flip_price(state, player))
        case a.Complete():
            number = box.numbers[action.planet] - box.first_planet
            fuel, bucks = planets.due(state, player, number)
            return text("solarius-preview-complete", fuel=fuel, bucks=bucks, points=box.planet_vp[number])
        case a.BuildStation():
            high, low = stations.next_price(state, player)
            return text("solarius-preview-station", high=high, low=low)
        case _:
            return text("solarius-preview-mission", points=box.mission_vp[box.numbers[action.card]])


def branch(state: SolariusState, step: Step, action: a.ChooseEffect) -> Text:
    """The effects of one branch of a choice."""
    keys = [inner[1] for inner in reversed(state.box.effects[step[EFFECT]].branches[action.number])]
    return text("solarius-branch", effects=listed(describing.effect(state.box.effects[key].op) for key in keys))
