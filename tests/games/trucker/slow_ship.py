"""A slow checker of ships, written from the ledger alone and sharing nothing with the engine.

A ship is a dict from (row, column) to (tile facts, quarter turns); sides are read one by one.
"""

from typing import Any

Place = tuple[int, int]
Ship = dict[Place, tuple[dict[str, Any], int]]
NEIGHBOUR = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
ORDER = "NESW"
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}


def side(ship: Ship, place: Place, direction: str) -> str:
    """The connector of a component on the side that now points there."""
    tile, quarters = ship[place]
    for _ in range(quarters):
        direction = ORDER[ORDER.index(direction) - 1]
    return str(tile["sides"][direction])


def pointing(ship: Ship, place: Place, direction: str) -> str:
    """Where something that points there on the unturned tile points now."""
    for _ in range(ship[place][1]):
        direction = ORDER[(ORDER.index(direction) + 1) % 4]
    return direction


def beside(place: Place, direction: str) -> Place:
    down, right = NEIGHBOUR[direction]
    return place[0] + down, place[1] + right


def fits(own: str, other: str) -> str:
    """GT-033, GT-071, GT-072, GT-078."""
    if own == other == "none":
        return "apart"
    if "none" in (own, other):
        return "wrong"
    return "joined" if own == other or "universal" in (own, other) else "wrong"


def touches(ship: Ship, place: Place) -> list[tuple[str, Place, str]]:
    found = []
    for direction in ORDER:
        other = beside(place, direction)
        if other in ship:
            found.append((direction, other, fits(side(ship, place, direction), side(ship, other, OPPOSITE[direction]))))
    return found


def parts(ship: Ship) -> list[list[Place]]:
    """GT-087: grow each part until nothing joined is missing."""
    left, found = set(ship), []
    while left:
        part = {min(left)}
        while True:
            more = {other for place in part for _, other, how in touches(ship, place) if how == "joined"} - part
            if not more:
                break
            part |= more
        left -= part
        found.append(sorted(part))
    return sorted(found)


def errors(ship: Ship, area: set[Place]) -> set[tuple[str, tuple[Place, ...]]]:
    """GT-071 to GT-077."""
    found: set[tuple[str, tuple[Place, ...]]] = set()
    for place in ship:
        tile = ship[place][0]
        for direction, other, how in touches(ship, place):
            if how == "wrong":
                smooth = "none" in (side(ship, place, direction), side(ship, other, OPPOSITE[direction]))
                found.add(("GT-072" if smooth else "GT-071", tuple(sorted((place, other)))))
        if tile["kind"] == "engine":
            if pointing(ship, place, "S") != "S":
                found.add(("GT-073", (place,)))
            if beside(place, "S") in ship:
                found.add(("GT-074", (place, beside(place, "S"))))
        if tile["kind"] == "cannon" and beside(place, pointing(ship, place, "N")) in ship:
            found.add(("GT-075", (place, beside(place, pointing(ship, place, "N")))))
        if place not in area:
            found.add(("GT-077", (place,)))
    if len(parts(ship)) > 1:
        found.add(("GT-076", ()))
    return found


def may_attach(ship: Ship, area: set[Place], tile: dict[str, Any], place: Place, quarters: int) -> bool:
    """GT-030 to GT-032, GT-037."""
    if place not in area or place in ship:
        return False
    return any(how == "joined" for _, _, how in touches({**ship, place: (tile, quarters)}, place))


def exposed(ship: Ship) -> int:
    """GT-291."""
    return sum(side(ship, place, d) != "none" and beside(place, d) not in ship for place in ship for d in ORDER)


def first(ship: Ship, direction: str, line: int) -> Place | None:
    """GT-223: walk in from outside the board."""
    walk = range(20) if direction in "NW" else range(19, -1, -1)
    for step in walk:
        place = (step, line) if direction in "NS" else (line, step)
        if place in ship:
            return place
    return None


def shooters(ship: Ship, direction: str, line: int, strength: int) -> list[Place]:
    """GT-230 to GT-232."""
    reach = {line} if direction == "N" else {line - 1, line, line + 1}
    return sorted(
        place
        for place, (tile, _) in ship.items()
        if tile["kind"] == "cannon"
        and tile["strength"] == strength
        and pointing(ship, place, "N") == direction
        and (place[1] if direction in "NS" else place[0]) in reach
    )


def shields(ship: Ship, direction: str) -> list[Place]:
    """GT-227."""
    return sorted(
        place
        for place, (tile, _) in ship.items()
        if tile["kind"] == "shield" and direction in (pointing(ship, place, "N"), pointing(ship, place, "E"))
    )


def room(ship: Ship, area: set[Place]) -> int:
    """Empty places that open connectors lead to, over other such places, muzzles and exhausts kept free."""
    aiming = [place for place, (tile, _) in ship.items() if "facing" in tile]
    kept = {beside(place, pointing(ship, place, ship[place][0]["facing"])) for place in aiming}
    free = area - set(ship) - kept
    reached = {beside(place, d) for place in ship for d in ORDER if side(ship, place, d) != "none"} & free
    while more := ({beside(place, d) for place in reached for d in ORDER} & free) - reached:
        reached |= more
    return len(reached)
