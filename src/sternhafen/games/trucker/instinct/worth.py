"""What a ship promises, in credits: by rules of thumb taken from thousands of flights."""

from math import exp

from sternhafen.games.trucker.features import Outfit, features, is_loaded
from sternhafen.games.trucker.model import Player, TruckerState
from sternhafen.games.trucker.ship import Ship, cargo, strength
from sternhafen.games.trucker.ship.danger import Danger

CREW, ILL = 1.8, -1.2
"""What each member of the crew brings over a whole flight, and what it costs that cabins infect each other."""
CANNON, ENGINE, TOKEN, CONTAINER, RED = 1.35, 1.2, 0.35, 0.55, 1.1
NO_ENGINE, NO_SINGLE_ENGINE = -8.0, -2.5
FROM_AHEAD, FROM_ELSEWHERE = -10.0, -1.8
"""Large meteors that no cannon stops."""
SHOT, SMALL, EXPOSED = -0.9, -1.5, -0.25
MOST_CREW, MOST_CANNONS, MOST_ENGINES, MOST_TOKENS = 14, 10, 4, 8
SURE = 1.5
"""Days ahead that decide the flight order at the end,"""
UNSURE = 6.0
"""and this many more with all cards to come."""
SCALE = 10
"""Credits that count for 1 in a net."""
BELIEF = 0.75
"""How much of them a net believes in before it learns."""


def known(state: TruckerState, seat: int) -> list[float]:
    """What a net is told about a seat: what the game itself tells, and in flight what the rule of thumb expects."""
    return [*features(state, seat), worth(state, seat) / SCALE if is_loaded(state) else 0.0]


def worth(state: TruckerState, seat: int) -> float:
    """Credits to be expected at the end of the flight."""
    player = state.seats[seat]
    earned = player.credits - len(player.ship.lost) - len(player.reserve)
    goods = sum(count * price for count, price in zip(cargo.on_board(player.ship), state.box.prices, strict=True))
    if player.gave_up:
        return earned + goods / 2
    if not is_loaded(state):
        return earned + ability(player.ship, loaded=False)
    left = len(state.cards_in_flight()) / state.flight.deck
    return earned + goods + left * ability(player.ship, loaded=True) + finishing(state, player, left)


def ability(ship: Ship, *, loaded: bool) -> float:
    """What a ship earns and keeps on a whole flight."""
    outfit, danger = Outfit(ship, loaded=loaded), Danger(ship)
    gains = (
        CREW * min(outfit.crew, MOST_CREW) + ILL * outfit.ill + CANNON * min(outfit.cannons, MOST_CANNONS)
        + ENGINE * min(outfit.engines, MOST_ENGINES) + TOKEN * min(outfit.tokens, MOST_TOKENS)
        + CONTAINER * outfit.containers + RED * outfit.red
    )  # fmt: skip
    if not outfit.single_engines:
        gains += NO_SINGLE_ENGINE if outfit.engines else NO_ENGINE
    return gains + EXPOSED * outfit.exposed + harm(ship, danger, powered=outfit.tokens > 0)


def harm(ship: Ship, danger: Danger, *, powered: bool) -> float:
    large = danger.large_doubles if powered else danger.large
    bare = [not (powered and strength.is_shielded(ship, side)) for side in range(4)]
    small = sum(chance for side, chance in enumerate(danger.small) if bare[side])
    return FROM_AHEAD * large[0] + FROM_ELSEWHERE * sum(large[1:]) + SHOT * sum(danger.heavy) + SMALL * small


def finishing(state: TruckerState, player: Player, left: float) -> float:
    """The reward for the place in the flight order, as far as it is decided."""
    rewards, width = state.flight.finish_rewards, SURE + UNSURE * left
    ahead = 0.0
    for other in state.seats:
        if other is not player and other.racing:
            ahead += 1 / (1 + exp((player.position - other.position) / width))
    place = int(ahead)
    return rewards[place] + (ahead - place) * (rewards[min(place + 1, 3)] - rewards[place])
