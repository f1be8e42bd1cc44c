"""Compares `trucker-ships/1` files: ships with everything that can be computed of them without playing."""

from collections.abc import Callable
from typing import Any

from sternhafen.core.game import Game
from sternhafen.core.plain import Json
from sternhafen.core.transcript import same
from sternhafen.games.trucker.box import BROWN, GOODS, HUMAN, LARGE, LIGHT, PURPLE, SMALL, TWO_HUMANS, Area, Box
from sternhafen.games.trucker.grid import ROW, SIDE_NUMBERS, SIDES, cell
from sternhafen.games.trucker.ship import Ship, cargo, hits, joints, losses, measures, strength

DICE_SUMS = range(2, 13)
WHO = {HUMAN: ("human", 1), TWO_HUMANS: ("human", 2), BROWN: ("brown", 1), PURPLE: ("purple", 1)}

Cell = list[int]


def compare(game: Game, data: Json) -> None:
    """Raise `Differs` at the first result that is not the expected one; results a ship does not have are skipped."""
    vector = Vector(game.box, data)  # type: ignore[attr-defined]
    for name, expected in data["expect"].items():
        compute = RESULTS.get(name)
        if compute is not None:
            compute(vector, f"{data['id']}, {name}", expected)


def at(place: Cell) -> int:
    return cell(place[0], place[1])


def place(number: int) -> Cell:
    return [number // ROW, number % ROW]


def places(numbers: Any) -> list[Cell]:
    return [place(number) for number in numbers]


def written_errors(found: list[joints.Error]) -> list[Any]:
    return [[rule, places(cells)] for rule, cells in found]


def written_crew(ship: Ship) -> list[list[Any]]:
    return [[*place(number), *WHO[ship.crew[number]]] for number in sorted(ship.crew)]


def read_crew(entries: list[list[Any]]) -> dict[int, int]:
    numbers = {who: number for number, who in WHO.items()}
    return {at(entry): numbers[entry[2], entry[3]] for entry in entries}


class Vector:
    """One ship of the file, as the engine holds it."""

    def __init__(self, box: Box, data: Json) -> None:
        self.box = box
        self.data = data
        flight = box.flights[data["level"]]
        self.area: Area = box.areas[flight.ship]
        self.aliens = flight.aliens
        self.ship = Ship(box)
        for tile, row, column, quarter in data["tiles"]:
            self.ship.attach(cell(row, column), self.turned(tile, quarter))
        self.ship.fill_batteries()

    def turned(self, tile: str, quarter: int) -> int:
        return self.box.numbers[tile] * 4 + quarter

    def crewed(self, crew: dict[int, int]) -> Ship:
        ship = self.ship.copy()
        ship.crew = crew
        return ship

    def with_alien(self, alien: int) -> Ship | None:
        """The ship with one alien, and humans elsewhere, or None if no cabin may take it."""
        found = losses.alien_cabins(self.ship, alien) if self.aliens else []
        return self.crewed({found[0]: alien}) if found else None

    # Every ship

    def errors(self, where: str, expected: Any) -> None:
        same(where, expected, written_errors(joints.errors(self.ship, self.area)))

    def legal(self, where: str, expected: Any) -> None:
        same(where, expected, not joints.errors(self.ship, self.area))

    def parts(self, where: str, expected: Any) -> None:
        same(where, expected, [places(part) for part in joints.parts(self.ship)])

    def exposed_connectors(self, where: str, expected: Any) -> None:
        same(where, expected, joints.exposed(self.ship))

    def attach(self, where: str, expected: Any) -> None:
        for number, (tile, row, column, quarter) in enumerate(self.data["attach"]):
            found = joints.attach_obstacle(self.ship, self.area, self.turned(tile, quarter), cell(row, column))
            same(f"{where} {number + 1}, refused", expected[number] is not None, found is not None)

    def repair(self, where: str, expected: Any) -> None:
        ship = self.ship.copy()
        for number, ((taken, kept), step) in enumerate(zip(self.data["repair"], expected, strict=True), 1):
            before = len(ship.lost)
            removable = joints.removable(joints.errors(ship, self.area))
            same(f"{where} {number}, removable", step["removable"], places(removable))
            ship.remove(at(taken))
            found = joints.parts(ship)
            same(f"{where} {number}, parts", step["parts"], [places(part) for part in found])
            losses.keep_part(ship, found[kept] if found else ())
            same(f"{where} {number}, errors", step["errors"], written_errors(joints.errors(ship, self.area)))
            same(f"{where} {number}, lost", step["lost"], len(ship.lost) - before)

    # Legal ships

    def battery_capacity(self, where: str, expected: Any) -> None:
        same(where, expected, self.ship.tokens)

    def crew_capacity(self, where: str, expected: Any) -> None:
        same(where, expected, 2 * len(strength.cabins(self.ship)))

    def alien_cabins(self, where: str, expected: Any) -> None:
        for colour, alien in (("brown", BROWN), ("purple", PURPLE)):
            found = losses.alien_cabins(self.ship, alien) if self.aliens else []
            same(f"{where}, {colour}", expected[colour], places(found))

    def loadings(self, where: str, expected: Any) -> None:
        same(where, expected, len(losses.loadings(self.ship, aliens=self.aliens)))

    def storage(self, where: str, expected: Any) -> None:
        same(where, expected, written_storage(self.ship))

    def engine(self, where: str, expected: Any) -> None:
        same(where, expected, strength.engine_table(self.ship, self.ship.tokens))

    def engine_brown(self, where: str, expected: Any) -> None:
        ship = self.with_alien(BROWN)
        same(where, expected, ship and strength.engine_table(ship, ship.tokens))

    def cannon(self, where: str, expected: Any) -> None:
        same(where, expected, strength.cannon_table(self.ship, self.ship.tokens))

    def cannon_purple(self, where: str, expected: Any) -> None:
        ship = self.with_alien(PURPLE)
        same(where, expected, ship and strength.cannon_table(ship, ship.tokens))

    def shields(self, where: str, expected: Any) -> None:
        for side in SIDES:
            same(f"{where} {side}", expected[side], places(strength.shields(self.ship, SIDE_NUMBERS[side])))

    def hits(self, where: str, expected: Any) -> None:
        found = [hit for side in SIDES for line in DICE_SUMS if (hit := self.hit(side, line))]
        key = {(hit["from"], hit["dice"]): hit for hit in expected}
        for hit in found:
            same(f"{where} {hit['from']} {hit['dice']}", key.get((hit["from"], hit["dice"])), hit)
        same(f"{where}, number", len(expected), len(found))

    def hit(self, side: str, line: int) -> Json | None:
        number, ship = SIDE_NUMBERS[side], self.ship
        first = hits.first_in_line(ship, number, line)
        if first == hits.MISS:
            return None
        singles, doubles = hits.shooters(ship, number, line)
        against = {size: hits.defence(ship, size, number, line, first, ship.tokens) for size in (SMALL, LARGE, LIGHT)}
        cannons = {"singles": places(singles), "doubles": places(doubles)}
        return {"from": side, "dice": line, "first": place(first), **cannons, **against}

    def misses(self, where: str, expected: Any) -> None:
        for side in SIDES:
            number = SIDE_NUMBERS[side]
            found = [line for line in DICE_SUMS if hits.first_in_line(self.ship, number, line) == hits.MISS]
            same(f"{where} {side}", expected[side], found)

    def destroy(self, where: str, expected: Any) -> None:
        for entry in expected:
            found = [places(part) for part in losses.parts_without(self.ship, at(entry["cell"]))]
            same(f"{where} {entry['cell']}", entry["parts"], found)

    def losses(self, where: str, expected: Any) -> None:
        for number, ((destroyed, kept), entry) in enumerate(zip(self.data["losses"], expected, strict=True), 1):
            ship = self.crewed(read_crew(self.data["crew"]))
            ship.remove(at(destroyed))
            left = joints.parts(ship)
            losses.keep_part(ship, left[kept] if left else ())
            found = {"destroy": destroyed, "keep": kept, **self.after_loss(ship)}
            for name in entry:
                same(f"{where} {number}, {name}", entry[name], found[name])

    def after_loss(self, ship: Ship) -> Json:
        return {
            "lost": len(ship.lost),
            "crew": written_crew(ship),
            "batteries": ship.tokens,
            "storage": written_storage(ship),
            "exposed_connectors": joints.exposed(ship),
            "engine": strength.engine_table(ship, ship.tokens),
            "cannon": strength.cannon_table(ship, ship.tokens),
        }

    def epidemic(self, where: str, expected: Any) -> None:
        for number, (crew, entry) in enumerate(zip(self.data["epidemic"], expected, strict=True), 1):
            ship = self.crewed(read_crew(crew))
            affected = losses.infected(ship)
            for cabin in affected:
                losses.lose_one(ship, cabin)
            same(f"{where} {number}, after", entry["after"], written_crew(ship))
            same(f"{where} {number}, lost", entry["lost"], len(affected))

    def loads(self, where: str, expected: Any) -> None:
        found = [cargo.can_carry(self.ship, counts(load)) for load in self.data["loads"]]
        same(where, expected, found)

    def most_valuable_losses(self, where: str, expected: Any) -> None:
        for number, ((goods, tokens, amount), entry) in enumerate(
            zip(self.data["robberies"], expected, strict=True), 1
        ):
            left, batteries, taken = cargo.robbed(counts(goods), tokens, amount)
            found = {"goods": dict(zip(GOODS, left, strict=True)), "batteries": batteries, "taken": taken}
            for name, value in found.items():
                same(f"{where} {number}, {name}", entry[name], value)

    def titles(self, where: str, expected: Any) -> None:
        ship = self.crewed(read_crew(self.data["crew"]))
        for name, value in expected.items():
            same(f"{where}, {name}", value, measures.MEASURES[name](ship))


def counts(goods: dict[str, int]) -> list[int]:
    return [goods[name] for name in GOODS]


def written_storage(ship: Ship) -> dict[str, int]:
    white, red = cargo.storage(ship)
    return {"white": white, "red": red}


RESULTS: dict[str, Callable[[Vector, str, Any], None]] = {
    name: getattr(Vector, name)
    for name in (
        "errors", "legal", "parts", "exposed_connectors", "attach", "repair", "battery_capacity", "crew_capacity",
        "alien_cabins", "loadings", "storage", "engine", "engine_brown", "cannon", "cannon_purple", "shields", "hits",
        "misses", "destroy", "losses", "epidemic", "loads", "most_valuable_losses", "titles",
    )
}  # fmt: skip

FORMATS: dict[str, Callable[[Game, Json], None]] = {"trucker-ships/1": compare}
