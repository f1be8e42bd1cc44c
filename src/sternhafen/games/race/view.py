"""What a seat may see: tableaus, goods, chips and numbers of cards are open; hands, faces of goods and piles are not
(RACE-198, RACE-199, RACE-274, RACE-276)."""

from collections.abc import Iterable

from sternhafen.core.positions import name_or_none
from sternhafen.core.text import text
from sternhafen.games.race.box import GOODS
from sternhafen.games.race.model import ACTION_CARDS, NO_CARD, PHASES, RaceState
from sternhafen.games.race.position import filled_by, in_use, powers_used
from sternhafen.games.race.rules import costs, scoring
from sternhafen.games.race.stages import choosers, half, phase, when
from sternhafen.games.race.view_types import InPlay, PhaseSeen, RaceSeat, RaceTable


def seen_by(state: RaceState, seat: int | None) -> RaceTable:
    return {
        "round": state.round,
        "phase": text(f"race-phase-{phase(state)}").json(),
        "phases": phases_seen(state),
        "order": list(state.order),
        "pool": state.pool,
        "pile": len(state.pile),
        "discard_pile": len(state.discard_pile),
        "open_discards": names(state, state.open_discards),
        "turned_up": name_or_none(state, state.turned_up),
        "seats": [player_seen(state, other, seat) for other in range(state.players)],
    }


def phases_seen(state: RaceState) -> list[PhaseSeen]:
    """The phases of this round with their choosers and whether they are done, now or to come."""
    found: list[PhaseSeen] = []
    for place, number in enumerate(state.phases):
        found.append(
            {
                "phase": PHASES[number],
                "half": half(state, place),
                "choosers": choosers(state, place),
                "when": when(state, place),
            }
        )
    return found


def player_seen(state: RaceState, seat: int, viewer: int | None) -> RaceSeat:
    player, cards = state.seats[seat], state.cards
    seen: RaceSeat = {
        "score": scoring.score(cards, player),
        "vp": player.vp,
        "military": costs.military(cards, player),
        "start": player.start,
        "hand_count": len(player.hand),
        "drawn_count": len(player.drawn),
        "discard_count": len(player.discards),
        "actions": [ACTION_CARDS[action] for action in player.actions],
        "tableau": [card_seen(state, seat, own) for own in player.in_play],
        "placed": name_or_none(state, player.placed),
        "how": player.how or None,
        "discarding": name_or_none(state, player.discarding),
        "in_use": in_use(state, player),
        "powers_used": powers_used(state, player),
        "filled_by": filled_by(state, player),
        "produced": names(state, player.produced),
    }
    if seat == viewer:
        seen |= {
            "hand": names(state, sorted(player.hand)),
            "drawn": names(state, player.drawn),
            "discards": names(state, player.discards),
            "chosen": name_or_none(state, player.chosen),
            "paid": names(state, player.paid),
        }
    return seen


def card_seen(state: RaceState, seat: int, own: int) -> InPlay:
    """A card of the tableau: its VP now, its good, and whether its powers work already."""
    player, cards = state.seats[seat], state.cards
    rule = cards.scoring[own]
    vp = cards.vp[own] if rule is None else scoring.points(cards, rule, player.in_play, player.vp)
    good = GOODS[cards.good[own]] if own in player.goods else None
    return {"card": cards.names[own], "vp": vp, "good": good, "new": own == player.placed}


def names(state: RaceState, cards: Iterable[int]) -> list[str]:
    return [state.cards.names[own] for own in cards if own != NO_CARD]
