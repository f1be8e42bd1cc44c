"""What a choice leaves behind: on the tableau after a die action, of action points, of a planet to be settled."""

from typing import Any

from sternhafen.core.decision import Step
from sternhafen.core.text import Text, text
from sternhafen.games.solarius import actions as a
from sternhafen.games.solarius.box import BLACK, COLOUR_NUMBERS, YELLOW
from sternhafen.games.solarius.model import SolariusState
from sternhafen.games.solarius.rules import die_action, planets
from sternhafen.games.solarius.rules.dice import COLUMNS, FACE_VP, PIPS, RAISE_COSTS, SPACES
from sternhafen.games.solarius.rules.steps import COLOUR, NAME, POINTS
from sternhafen.games.solarius.rules.storage import free_spaces
from sternhafen.games.solarius.rules.tableau import MOST
from sternhafen.games.solarius.words import describing


def of(state: SolariusState, seat: int, step: Step, action: Any) -> tuple[Text, ...]:
    match action:
        case a.Act():
            return die_result(state, seat, step, action)
        case a.Settle():
            return settling(state, seat)
        case a.Raise() | a.Push() if step[NAME] in ("raise_dice", "push_dice"):
            return points_left(state, seat, step, action), die_after(state, seat, action)
        case a.Raise() | a.Push():
            return (die_after(state, seat, action),)
        case _:
            return ()


def die_result(state: SolariusState, seat: int, step: Step, action: a.Act) -> tuple[Text, ...]:
    """The cubes that find a space, or fuel and bucks before and after."""
    player, colour = state.seats[seat], step[COLOUR]
    ap = die_action.total_points(state, player, step, die_action.KINDS.index(action.kind)) + action.buy
    if action.kind == "resource":
        fits = min(ap, free_spaces(player, colour))
        return (text("solarius-preview-store", number=fits, lost=ap - fits),)
    if colour == BLACK:
        return (text("solarius-preview-fuel-after", before=player.fuel, after=min(MOST, player.fuel + ap)),)
    if colour == YELLOW:
        after = min(MOST, player.bucks - action.buy * die_action.AP_PRICE + ap)
        return (text("solarius-preview-bucks-after", before=player.bucks, after=after),)
    return ()


def settling(state: SolariusState, seat: int) -> tuple[Text, ...]:
    """What completing the planet under the ship asks for, and whether that is there already."""
    player = state.seats[seat]
    planet = state.planet_at[player.ship] - 1
    asks = describing.condition(state.box.conditions[planet])
    if planets.is_met(state, player, planet):
        return asks, text("solarius-preview-settled-at-once", points=state.box.planet_vp[planet])
    return (asks,)


def points_left(state: SolariusState, seat: int, step: Step, action: a.Raise | a.Push) -> Text:
    player, die = state.seats[seat], COLOUR_NUMBERS[action.colour]
    if isinstance(action, a.Raise):
        cost = RAISE_COSTS[player.faces[die]]
    else:
        cost = state.box.push_costs[player.columns[die] - 1]
    return text("solarius-preview-points", cost=cost, left=step[POINTS] - cost)


def die_after(state: SolariusState, seat: int, action: a.Raise | a.Push) -> Text:
    """What the tech die then shows and counts, or where it lies and what storage that opens."""
    player, die = state.seats[seat], COLOUR_NUMBERS[action.colour]
    if isinstance(action, a.Raise):
        face = player.faces[die] + 1
        return text("solarius-preview-raised", pips=PIPS[face], points=FACE_VP[face])
    column = player.columns[die]
    return text("solarius-preview-pushed", column=COLUMNS[column], space=SPACES[column + 1] - SPACES[column])
