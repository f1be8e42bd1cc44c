"""Open space, meteors, stardust, epidemic, sabotage (GT-210 to GT-239, GT-290 to GT-301, GT-330 to GT-337)."""

from sternhafen.games.trucker.grid import cell
from sternhafen.games.trucker.model import TruckerState
from sternhafen.games.trucker.places import place
from sternhafen.games.trucker.rules.flying import move
from sternhafen.games.trucker.rules.hits import DICE, FACES, destroy_component, plus, resolve_shots
from sternhafen.games.trucker.rules.power import ENGINE
from sternhafen.games.trucker.ship import joints, losses, strength

SABOTAGE_ATTEMPTS = 3


def open_space(state: TruckerState) -> None:
    """In flight order each announces the engine strength and moves at once (GT-210, GT-212)."""
    for seat in reversed(state.order):
        state.agenda += [("fly_forward", seat), ("announce", seat, ENGINE)]


def fly_forward(state: TruckerState, seat: int) -> None:
    """Whoever announced nothing stays, and must give up after the card (GT-211, GT-214, GT-361)."""
    player = state.seats[seat]
    player.stranded = not player.strength
    move(state, seat, player.strength)


def meteor_swarm(state: TruckerState) -> None:
    """The leader rolls for all, meteor by meteor (GT-220 to GT-222)."""
    resolve_shots(state, state.adventure.meteors, state.order, state.order[0])


def stardust(state: TruckerState) -> None:
    """Behind-first, each moves back by the exposed connectors of the ship (GT-290, GT-292)."""
    for seat in reversed(state.order):
        open_connectors = joints.exposed(state.seats[seat].ship)
        state.tell("stardust", seat, number=open_connectors)
        move(state, seat, -open_connectors)


def epidemic(state: TruckerState) -> None:
    """All affected cabins are found first, then each loses one crew member (GT-295 to GT-301)."""
    for seat in state.order:
        ship = state.seats[seat].ship
        affected = losses.infected(ship)
        for cabin in affected:
            losses.lose_one(ship, cabin)
        state.tell("lost_crew", seat, number=len(affected))


def sabotage(state: TruckerState) -> None:
    """The fewest crew, of several the one farthest ahead; three attempts to find a component (GT-330 to GT-336)."""
    if len(state.order) < 2:
        state.tell("ignored")
        return
    seat = min(state.order, key=lambda seat: strength.crew(state.seats[seat].ship))
    state.tell("sabotaged", seat)
    for _ in range(SABOTAGE_ATTEMPTS):
        column = state.chance.dice(DICE, FACES, seat, "sabotage")
        row = state.chance.dice(DICE, FACES, seat, "sabotage")
        found = cell(sum(row), sum(column))
        state.tell("sabotage_roll", seat, cell=place(found), column=plus(column), row=plus(row))
        if found in state.seats[seat].ship.tiles:
            destroy_component(state, seat, found)
            return
