"""Missions and hubs (SM-300 to SM-309, SM-R43 to SM-R45)."""

from typing import Final

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.obstacle import Obstacle
from sternhafen.core.text import Args, text
from sternhafen.games.solarius.actions import DECLINE, Decline, FulfilMission, HubBonus
from sternhafen.games.solarius.box import MISSION
from sternhafen.games.solarius.model import Player, SolariusState
from sternhafen.games.solarius.rules.colours import colour_text
from sternhafen.games.solarius.rules.dice import COLUMNS
from sternhafen.games.solarius.rules.figures import place_figure
from sternhafen.games.solarius.rules.question import Moment
from sternhafen.games.solarius.rules.steps import HUB
from sternhafen.games.solarius.rules.storage import stored_value
from sternhafen.games.solarius.rules.triggers import MISSION_FULFILLED, trigger
from sternhafen.games.solarius.space import EMPTY


def is_other_ship(state: SolariusState, seat: int, hex: int) -> bool:
    """Whether another player's ship is there."""
    ships = [player.ship for player in state.seats]
    return ships.count(hex) > (ships[seat] == hex)


def is_buildable(state: SolariusState, seat: int, hex: int) -> bool:
    """Empty space without a figure or another player's ship (SM-275, SM-R08, SM-R09)."""
    if state.space.kinds[hex] != EMPTY or state.figure_at[hex]:
        return False
    return not is_other_ship(state, seat, hex)


def is_site(state: SolariusState, seat: int, hex: int) -> bool:
    """Whether a mission can be fulfilled here: next to a hub space, or by a chain of figures (SM-300, SM-306)."""
    return is_buildable(state, seat, hex) and is_hub_reached(state, seat, hex)


def is_hub_reached(state: SolariusState, seat: int, hex: int) -> bool:
    return state.space.near_hub[hex] >= 0 or is_chained(state, seat, hex)


def is_chained(state: SolariusState, seat: int, hex: int) -> bool:
    """Whether the hex is joined by figures to a hub that has no room left (SM-306, SM-R43)."""
    neighbours = state.box.geometry.neighbours
    todo = [other for other in neighbours[hex] if state.figure_at[other]]
    seen = set(todo)
    while todo:
        figure = todo.pop()
        tile = state.space.near_hub[figure]
        if tile >= 0 and is_full(state, seat, tile):
            return True
        more = [other for other in neighbours[figure] if state.figure_at[other] and other not in seen]
        seen.update(more)
        todo += more
    return False


def is_full(state: SolariusState, seat: int, tile: int) -> bool:
    return not any(is_buildable(state, seat, hex) for hex in state.space.rings[tile])


ANY_COLUMN: Final = -1


def lacking(state: SolariusState, player: Player, card: int) -> list[tuple[int, int, int]]:
    """What a mission still asks for (SM-118, SM-119, SM-R05): colour, column and cubes, or a value in any column."""
    found = []
    for colour, column, number in state.box.mission_cubes[card]:
        have = player.store[3 * colour + column]
        if have < number:
            found.append((colour, column, number - have))
    for colour, due in state.box.mission_values[card]:
        have = stored_value(player, colour)
        if have < due:
            found.append((colour, ANY_COLUMN, due - have))
    return found


def payable(state: SolariusState, seat: int) -> list[Action]:
    """Every open mission that can be fulfilled under the ship."""
    player = state.seats[seat]
    cards = [card for card in player.open if not lacking(state, player, card)]
    if not cards or not is_site(state, seat, player.ship):
        return []
    return [FulfilMission(state.box.names[card]) for card in cards]


def obstacle(state: SolariusState, seat: int, action: FulfilMission) -> Obstacle | None:
    player = state.seats[seat]
    card = state.game.component_number(action.card)
    if card not in player.open:
        return Obstacle("SM-300", text("solarius-mission-not-open", card={"card": action.card}))
    if not is_buildable(state, seat, player.ship):
        return Obstacle("SM-275", text("solarius-not-buildable"))
    if not is_site(state, seat, player.ship):
        return Obstacle("SM-300", text("solarius-no-hub-near"))
    for colour, column, number in state.box.mission_cubes[card]:
        have = player.store[3 * colour + column]
        if have < number:
            args = {"colour": colour_text(colour), "column": COLUMNS[column], "due": number, "have": have}
            return Obstacle("SM-119", text("solarius-cubes-short", **args))
    for colour, due in state.box.mission_values[card]:
        have = stored_value(player, colour)
        if have < due:
            return Obstacle("SM-302", text("solarius-resources-short", colour=colour_text(colour), due=due, have=have))
    return None


def begin(state: SolariusState, seat: int, action: FulfilMission) -> None:
    """Pay the resources, then put the marker on the map (SM-302)."""
    player, box = state.seats[seat], state.box
    card = box.numbers[action.card]
    for colour, column, number in box.mission_cubes[card]:
        player.store[3 * colour + column] -= number
    state.lanes[seat].append(("fulfil", seat, card))
    state.lanes[seat] += [("pay", colour, due) for colour, due in reversed(box.mission_values[card])]


def fulfil(state: SolariusState, seat: int, card: int) -> None:
    player, lane = state.seats[seat], state.lanes[seat]
    player.open.remove(card)
    player.done.append(card)
    state.tell("mission", seat, card=card, points=state.box.mission_vp[card])
    place_figure(state, seat, MISSION)
    trigger(state, seat, MISSION_FULFILLED)
    tile = state.space.near_hub[player.ship]
    if tile in state.erected() and tile not in player.bonuses:
        lane.append(("hub_bonus", tile))


class ChooseHubBonus(Moment):
    """Once per player and hub: the bonus of any of the six outposts (SM-304, SM-305)."""

    key = "hub-bonus"
    own = (HubBonus, Decline)

    def prompt_args(self, state: SolariusState, seat: int, step: Step) -> Args:
        return {"card": {"card": state.box.names[state.box.first_hub + step[HUB]]}}

    def own_choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        return [*[HubBonus(outpost.id) for outpost in state.box.outposts], DECLINE]

    def own_obstacle(self, state: SolariusState, seat: int, step: Step, action: HubBonus | Decline) -> Obstacle | None:
        if isinstance(action, Decline):
            return None
        number = state.game.component_number(action.outpost) - state.box.first_outpost
        if 0 <= number < len(state.box.outposts):
            return None
        return Obstacle("SM-304", text("solarius-no-such-outpost", card={"card": action.outpost}))

    def own_perform(self, state: SolariusState, seat: int, step: Step, action: HubBonus | Decline) -> None:
        state.seats[seat].bonuses.append(step[HUB])
        if not isinstance(action, Decline):
            number = state.box.numbers[action.outpost] - state.box.first_outpost
            state.tell("hub_bonus", seat, card=state.box.first_outpost + number, tile=state.box.first_hub + step[HUB])
            state.lanes[seat] += state.box.bonus[number]
