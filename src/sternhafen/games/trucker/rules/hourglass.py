"""The hourglass (GT-060 to GT-066): seconds in real time; rounds, and turning by itself, in building by turns."""

from sternhafen.core.obstacle import Obstacle
from sternhafen.core.text import text
from sternhafen.games.trucker.model import TruckerState


def has_glass(state: TruckerState) -> bool:
    """Only building in real time has a glass that truckers turn; the learning flight has none (GT-423)."""
    return state.options["building"] == "real_time" and state.flight.timer_spaces > 0


def start_glass(state: TruckerState) -> None:
    """On the first space, running (GT-011, GT-060)."""
    state.glass = 1
    unit = "hourglass_rounds" if state.options["building"] == "turns" else "hourglass_seconds"
    state.sand = state.options[unit] if state.flight.timer_spaces else 0


def glass_obstacle(state: TruckerState, seat: int) -> Obstacle | None:
    """Any trucker may turn it when the sand has run out, onto the last space only a finished one (GT-061 to GT-064)."""
    if not has_glass(state):
        return Obstacle("GT-423", text("trucker-no-glass"))
    if state.sand > 0:
        return Obstacle("GT-063", text("trucker-sand-running"))
    if state.glass >= state.flight.timer_spaces:
        return Obstacle("GT-065", text("trucker-glass-at-end"))
    last = state.glass + 1 == state.flight.timer_spaces
    if last and not state.seats[seat].space:
        return Obstacle("GT-064", text("trucker-finish-before-turning"))
    return None


def turn_glass(state: TruckerState, seat: int) -> None:
    state.glass += 1
    state.sand = state.options["hourglass_seconds"]
    state.tell("turned_glass", seat, space=state.glass, last=state.flight.timer_spaces)
