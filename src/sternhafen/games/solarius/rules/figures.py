"""Figures on the map: colonies, stations and missions (SM-232, SM-R15)."""

from sternhafen.games.solarius.model import NO_OUTPOST, SolariusState


def place_figure(state: SolariusState, seat: int, kind: int) -> None:
    """Put a figure under the ship, and plan for its outpost and the end of the turn."""
    player = state.seats[seat]
    player.figures.append((player.ship, kind, NO_OUTPOST))
    state.figure_at[player.ship] = seat + 1
    state.lanes[seat] += [("wrap_up",), ("outpost", kind)]
