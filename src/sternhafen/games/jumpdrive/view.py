"""What a seat may see: tableaus, points and numbers of cards, but neither hands nor piles (JD-006, JD-007)."""

from typing import Any

from sternhafen.core.text import text
from sternhafen.games.jumpdrive.box import CHROMOSOME, EXPLORE
from sternhafen.games.jumpdrive.model import JumpDriveState
from sternhafen.games.jumpdrive.rules import paying, scoring
from sternhafen.games.jumpdrive.view_types import JumpSeat, JumpTable, Placed, Revealed


def seen_by(state: JumpDriveState, seat: int | None) -> JumpTable:
    return {
        "round": state.round,
        "phase": text(f"jumpdrive-phase-{phase(state)}").json(),
        "dealer": state.dealer,
        "pile": len(state.pile),
        "discard_pile": len(state.discard_pile),
        "open_discards": names(state, state.open_discards),
        "survey_teams": state.survey_teams,
        "seats": [player_seen(state, other, seat) for other in range(state.players)],
    }


def phase(state: JumpDriveState) -> str:
    """The step the round is in, as the word of the questions now asked."""
    asked = [lane[-1][0] for lane in state.lanes if lane]
    return asked[0].replace("_", "-") if asked else "over"


def player_seen(state: JumpDriveState, seat: int, viewer: int | None) -> JumpSeat:
    player, cards = state.seats[seat], state.cards
    seen: JumpSeat = {
        "score": player.vp,
        "vp_next": sum(scoring.round_vp(state, seat)),
        "income": scoring.income(state, seat),
        "strength": paying.strength(cards, player),
        "explore": player.symbols[EXPLORE],
        "chromosome": player.symbols[CHROMOSOME],
        "hand_count": len(player.hand),
        "discard_count": len(player.discards),
        "tableau": [card_seen(state, seat, own) for own in player.tableau],
        "revealed": revealed(state, seat),
    }
    if seat == viewer:
        seen |= {
            "hand": names(state, sorted(player.hand)),
            "discards": names(state, player.discards),
            "chosen": None if player.chosen is None else names(state, player.chosen),
        }
    return seen


def card_seen(state: JumpDriveState, seat: int, own: int) -> Placed:
    vp, income = scoring.card_vp(state, seat, own), scoring.card_income(state, seat, own)
    return {"card": state.cards.names[own], "vp": vp, "income": income}


def revealed(state: JumpDriveState, seat: int) -> Revealed:
    """What the seat revealed this round and has not placed yet, and whether it explores."""
    player = state.seats[seat]
    return {"cards": names(state, player.unplaced), "explores": player.explores}


def names(state: JumpDriveState, cards: Any) -> list[str]:
    return [state.cards.names[own] for own in cards]
