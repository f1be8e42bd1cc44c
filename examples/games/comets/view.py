"""What a seat may see: its own hand, and of the others how many cards they hold."""

from sternhafen.games.comets.model import NO_CARD, CometsState
from sternhafen.games.comets.view_types import CometsSeat, CometsTable

from sternhafen.core.text import text


def seen_by(state: CometsState, seat: int | None) -> CometsTable:
    return {
        "round": state.round,
        "phase": text("comets-phase-over" if state.over else "comets-phase-play").json(),
        "pile": len(state.pile),
        "shown": names(state, state.shown),
        "seats": [player_seen(state, other, seat) for other in range(state.players)],
    }


def player_seen(state: CometsState, seat: int, viewer: int | None) -> CometsSeat:
    player = state.seats[seat]
    seen: CometsSeat = {"score": player.score, "hand_count": len(player.hand)}
    if seat == viewer:
        played = None if player.played == NO_CARD else state.game.component_name(player.played)
        seen["hand"], seen["played"] = names(state, sorted(player.hand)), played
    return seen


def names(state: CometsState, stars: list[int]) -> list[str]:
    return [state.game.component_name(star) for star in stars]
