"""The end of the flight and of the game (GT-380 to GT-391)."""

from sternhafen.core.result import Result, Share, ranks
from sternhafen.core.text import Text, text
from sternhafen.games.trucker.model import BEAUTY, LOSSES, ORDER, SALES, SOURCES, TITLES, TruckerState
from sternhafen.games.trucker.rules import trek
from sternhafen.games.trucker.rules.setup import is_trek
from sternhafen.games.trucker.ship import cargo, joints

LABELS = [text(f"trucker-source-{source}") for source in SOURCES]


def end_flight(state: TruckerState) -> None:
    """Rewards for order, then beauty or titles; then goods are sold and losses paid (GT-380 to GT-389, GT-419)."""
    state.flown = state.flight_order()
    state.tell("flight_over", number=len(state.flown))
    for place, seat in enumerate(state.flown):
        pay(state, seat, ORDER, state.flight.finish_rewards[place])
    if is_trek(state):
        trek.evaluate(state)
    else:
        reward_beauty(state)
    for seat in range(state.players):
        pay(state, seat, SALES, sales(state, seat))
        pay(state, seat, LOSSES, -len(state.seats[seat].ship.lost) * state.flight.lost_component)
        state.seats[seat].racing = False


def pay(state: TruckerState, seat: int, source: int, credits: int) -> None:
    if credits:
        state.seats[seat].earn(source, credits)
        state.tell(f"paid_{SOURCES[source]}", seat, number=credits)


def reward_beauty(state: TruckerState) -> None:
    """Fewest exposed connectors among those who finished; all who tie get it in full (GT-383 to GT-385)."""
    looks = {seat: joints.exposed(state.seats[seat].ship) for seat in state.flown}
    for seat, found in looks.items():
        if found == min(looks.values()):
            pay(state, seat, BEAUTY, state.flight.best_ship)


def sales(state: TruckerState, seat: int) -> int:
    """List price; after giving up half the sum, rounded up (GT-386, GT-387)."""
    player = state.seats[seat]
    counts = cargo.on_board(player.ship)
    price = sum(count * each for count, each in zip(counts, state.box.prices, strict=True))
    return (price + 1) // 2 if player.gave_up else price


def end_game(state: TruckerState) -> None:
    """Most credits win, ties stay ties, having given up excludes nobody (GT-390, GT-391, GT-400)."""
    credits = [player.credits for player in state.seats]
    state.result = Result(
        scores=tuple(credits),
        ranks=ranks(credits),
        reason=reason(state),
        breakdown=tuple([breakdown(state, seat) for seat in range(state.players)]),
    )
    state.tell("ended", winners=state.result.winners)


def reason(state: TruckerState) -> Text:
    if is_trek(state):
        return text("trucker-trek-over")
    learning = state.flight.id == "learning"
    return text("trucker-learning-done") if learning else text("trucker-flight-done", level=state.flight.id)


def breakdown(state: TruckerState, seat: int) -> tuple[Share, ...]:
    earned = state.seats[seat].earned
    left_out = BEAUTY if is_trek(state) else TITLES
    shown = [source for source in range(len(SOURCES)) if source != left_out]
    return tuple([Share(LABELS[source], earned[source]) for source in shown])
