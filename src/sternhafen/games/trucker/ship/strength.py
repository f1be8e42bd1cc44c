"""Counting crew, engines, cannons and shields (GT-140 to GT-158). Cannon strength is counted in halves (GT-144)."""

from itertools import combinations

from sternhafen.games.trucker.box import BROWN, CABIN, CANNON, ENGINE, HUMAN, PURPLE, SHIELD, STARTING_CABIN, TWO_HUMANS
from sternhafen.games.trucker.ship.model import Ship

ALIEN_BONUS = 2


def crew(ship: Ship) -> int:
    """Humans and aliens; an alien counts 1 (GT-140)."""
    return sum(2 if who == TWO_HUMANS else 1 for who in ship.crew.values())


def has_human(ship: Ship) -> bool:
    return any(who <= TWO_HUMANS for who in ship.crew.values())


def humans(who: int) -> int:
    return who if who in (HUMAN, TWO_HUMANS) else 0


def helped_by(ship: Ship, alien: int) -> bool:
    return alien in ship.crew.values() and ship.restriction != "idle_aliens"


def engines(ship: Ship) -> tuple[int, int]:
    """How many single and double engines there are."""
    kinds, strength = ship.box.turned_kind, ship.box.strength
    single = double = 0
    for turned in ship.tiles.values():
        if kinds[turned] == ENGINE:
            if strength[turned >> 2] == 1:
                single += 1
            else:
                double += 1
    return single, double


def engine_strength(ship: Ship, powered: int) -> int:
    """With this many double engines powered (GT-145 to GT-148)."""
    return with_brown_alien(ship, engines(ship)[0] + 2 * powered)


def with_brown_alien(ship: Ship, strength: int) -> int:
    """The brown alien adds to engines that have any strength (GT-147)."""
    return strength + ALIEN_BONUS if strength and helped_by(ship, BROWN) else strength


def engine_range(ship: Ship, tokens: int) -> tuple[int, int]:
    """Engine strength without tokens and with all of them."""
    single, double = engines(ship)
    return with_brown_alien(ship, single), with_brown_alien(ship, single + 2 * min(tokens, double))


def cannons(ship: Ship) -> tuple[int, list[int]]:
    """The strength of all single cannons in halves, and the cells of the double ones."""
    kinds, strength = ship.box.turned_kind, ship.box.strength
    halves = 0
    doubles = []
    for cell, turned in ship.tiles.items():
        if kinds[turned] == CANNON:
            if strength[turned >> 2] == 1:
                halves += 1 if turned & 3 else 2
            else:
                doubles.append(cell)
    doubles.sort()
    return halves, doubles


def cannon_halves(ship: Ship, powered: list[int] | tuple[int, ...]) -> int:
    """Cannon strength in halves with these double cannons powered (GT-141 to GT-143)."""
    return with_purple_alien(ship, cannons(ship)[0] + sum(double_halves(ship, cell) for cell in powered))


def with_purple_alien(ship: Ship, halves: int) -> int:
    """The purple alien adds to cannons that have any strength (GT-143)."""
    return halves + 2 * ALIEN_BONUS if halves and helped_by(ship, PURPLE) else halves


def cannon_range(ship: Ship, tokens: int) -> tuple[int, int]:
    """Cannon strength in halves without tokens and with all of them."""
    halves, doubles = cannons(ship)
    best = sorted([double_halves(ship, cell) for cell in doubles], reverse=True)[:tokens]
    return with_purple_alien(ship, halves), with_purple_alien(ship, halves + sum(best))


def double_halves(ship: Ship, cell: int) -> int:
    return 2 if ship.tiles[cell] & 3 else 4


def engine_table(ship: Ship, tokens: int) -> list[int]:
    """Engine strength by the number of tokens spent."""
    return [engine_strength(ship, powered) for powered in range(min(tokens, engines(ship)[1]) + 1)]


def cannon_table(ship: Ship, tokens: int) -> list[list[int]]:
    """All cannon strengths, in halves, by the number of tokens spent."""
    doubles = cannons(ship)[1]
    return [
        sorted({cannon_halves(ship, powered) for powered in combinations(doubles, spent)})
        for spent in range(min(tokens, len(doubles)) + 1)
    ]


def shields(ship: Ship, side: int) -> list[int]:
    """The shields that cover a side: unturned they cover bow and right (GT-227)."""
    kinds = ship.box.turned_kind
    return sorted(
        cell for cell, turned in ship.tiles.items() if kinds[turned] == SHIELD and (side - turned) % 4 in (0, 1)
    )


def is_shielded(ship: Ship, side: int) -> bool:
    kinds = ship.box.turned_kind
    return any(kinds[turned] == SHIELD and (side - turned) % 4 in (0, 1) for turned in ship.tiles.values())


def cabins(ship: Ship) -> list[int]:
    """All cabins, the starting cabin among them (GT-112)."""
    kinds = ship.box.turned_kind
    return sorted(cell for cell, turned in ship.tiles.items() if kinds[turned] in (CABIN, STARTING_CABIN))
