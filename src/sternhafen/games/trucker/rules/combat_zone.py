"""The combat zone (GT-310 to GT-321)."""

from sternhafen.games.trucker.box import fire
from sternhafen.games.trucker.model import TruckerState
from sternhafen.games.trucker.rules.flying import move
from sternhafen.games.trucker.rules.hits import resolve_shots


def resolve(state: TruckerState) -> None:
    """Three lines from top to bottom, each completely before the next; ignored by a single trucker (GT-310, GT-311)."""
    if len(state.order) < 2:
        state.tell("ignored")
        return
    state.agenda += [("zone_line", line) for line in reversed(range(len(state.adventure.lines)))]


def zone_line(state: TruckerState, line: int) -> None:
    """All announce the value of the line, in the flight order of this moment (GT-312, GT-316)."""
    state.order = state.flight_order()
    state.announced = []
    criterion = state.adventure.lines[line][0]
    state.tell(f"zone_{criterion}", number=line + 1)
    state.agenda.append(("zone_penalty", line))
    state.agenda += [("announce", seat, criterion) for seat in reversed(state.order)]


def zone_penalty(state: TruckerState, line: int) -> None:
    """The lowest value suffers; of several the one farthest ahead (GT-313, GT-314, GT-320)."""
    seat = min(state.order, key=lambda seat: state.seats[seat].strength)
    penalty = state.adventure.lines[line][1]
    state.tell("weakest", seat)
    if penalty.type == "days":
        move(state, seat, -penalty.amount)
    elif penalty.type == "cannon_fire":
        resolve_shots(state, fire(penalty), [seat], seat)
    else:
        state.agenda.append((f"lose_{penalty.type}", seat, penalty.amount))
