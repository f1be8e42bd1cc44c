"""What the rulebook demands of any set of components, beyond the schema."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any

from sternhafen.core.errors import DataError
from sternhafen.core.pack import PackKind, check_ids
from sternhafen.core.text import Text, text
from sternhafen.games.solarius import pack
from sternhafen.games.solarius.hexes import DIRECTIONS, distance, moved, part
from sternhafen.games.solarius.pack import Card, Components, Mod, Op, Outpost, Planet, StartCard, Station, Tile, ops_of
from sternhafen.games.solarius.space import CENTRE, is_used

COLOURS = ("black", "yellow", "turquoise", "brown")
LETTERS = ("A", "B", "C", "D", "E", "F")
PLANETS_USED = {2: 20, 3: 28, 4: 32}
PAID = {"black": pack.PayFuel, "yellow": pack.PayBucks}
LIMITS = (("pips", 2, 4), ("column", 2, 5))
FULL_ROW = (3, 2, 1)
MOST_VALUE = 10
"""Of a full row."""
SLOT_MODS = (pack.ApBonus, pack.Recolour, pack.SplitAction, pack.Range)
PASSIVE_MODS = (
    pack.ApBonus, pack.Range, pack.PortalFree, pack.Cost, pack.JunkFields, pack.HandLimit, pack.DrawExtra
)  # fmt: skip


def expect(holds: bool, where: str, problem: Text) -> None:
    if not holds:
        raise DataError(where, problem)


def check_counts(components: Components) -> None:
    expected = (("planets", 36), ("cards", 32), ("stations", 6), ("outposts", 6), ("start_cards", 4), ("tiles", 7))
    for field, number in expected:
        found = len(getattr(components, field))
        expect(
            found == number, f"field '{field}'", text("solarius-pack-problem-entries-found", number=number, found=found)
        )
    pieces = (components.planets, components.cards, components.stations, components.outposts, components.start_cards)
    check_ids((piece.id for piece in chain[Any](*pieces)), "entry")
    per_colour = Counter(planet.colour for planet in components.planets)
    for colour in COLOURS:
        found = per_colour[colour]  # type: ignore[index]
        expect(found == 9, "field 'planets'", text("solarius-pack-problem-9-planets-found", colour=colour, found=found))
    kinds = Counter(outpost.kind for outpost in components.outposts)
    expect(set(kinds.values()) == {2}, "field 'outposts'", text("solarius-pack-problem-two-for-each-kind-of"))
    names = {tile.id for tile in components.tiles}
    expect(names == {CENTRE, *LETTERS}, "field 'tiles'", text("solarius-pack-problem-and-a-to-f", centre=CENTRE))


def check_tableau(components: Components) -> None:
    _check_pushing(components.push_costs)
    _check_station_prices(components.station_costs)


def _check_pushing(costs: Sequence[pack.PushCost]) -> None:
    expect(
        [cost.column for cost in costs] == ["II", "III", "IV", "V"],
        "field 'push_costs'",
        text("solarius-pack-problem-ii-to-v-in-order"),
    )
    aps = [cost.ap for cost in costs]
    expect(aps[:2] == [1, 2], "field 'push_costs'", text("solarius-pack-problem-1-for-column-ii-and"))
    expect(aps == sorted(aps), "field 'push_costs'", text("solarius-pack-problem-prices-that-never-fall"))


def _check_station_prices(prices: Sequence[pack.StationCost]) -> None:
    expect(
        [price.station for price in prices] == [1, 2, 3, 4],
        "field 'station_costs'",
        text("solarius-pack-problem-stations-1-to-4"),
    )
    first = (prices[0].high, prices[0].low)
    expect(first == (3, 2), "field 'station_costs' entry 1", text("solarius-pack-problem-3-and-2-for-the"))
    sums = [price.high + price.low for price in prices]
    expect(sums == sorted(set(sums)), "field 'station_costs'", text("solarius-pack-problem-rising-prices-sm-064"))
    fits = all(0 < price.low <= price.high <= MOST_VALUE for price in prices)
    expect(fits, "field 'station_costs'", text("solarius-pack-problem-values-from-1-to-high", most_value=MOST_VALUE))


# The map


def check_map(components: Components) -> None:
    expect(
        len(components.map_places) == 6, "field 'map_places'", text("solarius-pack-problem-the-middles-of-six-places")
    )
    shape = part(components.map_radius)
    cells = [moved(hex, middle) for middle in ((0, 0), *components.map_places) for hex in shape]
    expect(len(set(cells)) == len(cells), "field 'map_places'", text("solarius-pack-problem-parts-that-do-not-overlap"))
    expect(_has_no_gap(set(cells)), "field 'map_places'", text("solarius-pack-problem-parts-that-interlock-without-a"))
    for tile in components.tiles:
        _check_tile(tile, components.map_radius)
    for players, number in PLANETS_USED.items():
        found = sum(_spaces(tile, players) for tile in components.tiles)
        expect(
            found == number,
            "field 'tiles'",
            text("solarius-pack-problem-planet-spaces-for-players-found", number=number, players=players, found=found),
        )


def _has_no_gap(cells: set[pack.Hex]) -> bool:
    rim = {moved(cell, way) for cell in cells for way in DIRECTIONS} - cells
    return not any(all(moved(hole, way) in cells for way in DIRECTIONS) for hole in rim)


def _spaces(tile: Tile, players: int) -> int:
    marked = ((0, tile.planets), (3, tile.planets_3), (4, tile.planets_4))
    return sum(len(spaces) for mark, spaces in marked if is_used(tile.id, mark, players))


def _check_tile(tile: Tile, radius: int) -> None:
    where = f"tile {tile.id}"
    printed = tile.printed()
    expect(len(set(printed)) == len(printed), where, text("solarius-pack-problem-every-hex-at-most-once"))
    inside = all(distance(hex, (0, 0)) <= radius for hex in printed)
    expect(inside, where, text("solarius-pack-problem-hexes-at-most-from-the", radius=radius))
    if tile.id == CENTRE:
        expect(tile.home == (0, 0) and tile.hub is None, where, text("solarius-pack-problem-the-home-planet-at-0"))
        spaces = (len(tile.planets), len(tile.planets_3), len(tile.planets_4))
        expect(spaces == (2, 2, 0), where, text("solarius-pack-problem-2-planet-spaces-and-2"))
        return
    expect(tile.home is None and tile.hub is not None, where, text("solarius-pack-problem-a-hub-space-and-no"))
    expect(bool(tile.portals), where, text("solarius-pack-problem-a-portal-sm-022"))
    near = distance(tile.hub or (0, 0), (0, 0)) < radius
    expect(near, f"{where}, field 'hub'", text("solarius-pack-problem-a-hex-not-on-the"))


# Pieces


def check_planet(planet: Planet, _ids: frozenset[str]) -> None:
    where = f"planet {planet.id}"
    _check_condition(planet, where)
    expect(1 <= planet.vp <= 6, f"{where}, field 'vp'", text("solarius-pack-problem-1-to-6-found", vp=planet.vp))


def _check_condition(planet: Planet, where: str) -> None:
    """Black and yellow planets are paid for, the others' conditions are met."""
    paid = PAID.get(planet.colour)
    if paid:
        fits = isinstance(planet.condition, paid) and 1 <= planet.condition.n <= 10  # type: ignore[union-attr]
        problem = text("solarius-pack-problem-of-1-to-10-sm", tag=paid.__struct_config__.tag)
    else:
        fits = not isinstance(planet.condition, pack.PayFuel | pack.PayBucks)
        problem = text("solarius-pack-problem-one-that-is-met-without")
    expect(fits, f"{where}, field 'condition'", problem)
    _check_numbers(planet.condition, where, LIMITS if paid else (*LIMITS, ("n", 1, 4)))


def _check_numbers(condition: pack.Condition, where: str, limits: Iterable[tuple[str, int, int]]) -> None:
    """Each number that the condition has lies within its limits."""
    for field, least, most in limits:
        value = getattr(condition, field, least)
        problem = text("solarius-pack-problem-to-found", least=least, most=most, value=value)
        expect(least <= value <= most, f"{where}, field '{field}'", problem)


def check_card(card: Card, _ids: frozenset[str]) -> None:
    where = f"card {card.id}"
    _check_mission(card.mission, where)
    _check_development(where, card.development)
    check_effects(card)


def _check_mission(mission: pack.Mission, where: str) -> None:
    expect(bool(mission.values or mission.cubes), f"{where}, field 'mission'", text("solarius-pack-problem-a-price"))
    expect(mission.vp > 0, f"{where}, field 'vp'", text("solarius-pack-problem-more-than-0-found", vp=mission.vp))
    asked = [*mission.values, *(cubes.colour for cubes in mission.cubes)]
    for value in mission.values.values():
        expect(
            1 <= value <= MOST_VALUE,
            f"{where}, field 'values'",
            text("solarius-pack-problem-1-to-found", most_value=MOST_VALUE, value=value),
        )
    expect(len(set(asked)) == len(asked), f"{where}, field 'mission'", text("solarius-pack-problem-no-colour-twice"))
    for cubes in mission.cubes:
        _check_cubes(cubes, where)


def _check_cubes(cubes: pack.Cubes, where: str) -> None:
    expect(
        1 <= cubes.column <= 3,
        f"{where}, field 'column'",
        text("solarius-pack-problem-1-to-3-found", column=cubes.column),
    )
    most = FULL_ROW[cubes.column - 1]
    expect(
        1 <= cubes.n <= most, f"{where}, field 'n'", text("solarius-pack-problem-1-to-found-2", most=most, n=cubes.n)
    )


def _check_development(where: str, development: pack.Development) -> None:
    match development:
        case pack.Passive():
            _check_mods(where, development.mods, PASSIVE_MODS)
            expect(bool(development.mods), f"{where}, field 'mods'", text("solarius-pack-problem-at-least-one"))
        case pack.Slot():
            _check_mods(where, development.mods, SLOT_MODS)
            does = development.mods or development.before or development.after
            expect(bool(does), where, text("solarius-pack-problem-a-die-field-that-does"))
        case pack.Trigger():
            expect(bool(development.do), f"{where}, field 'do'", text("solarius-pack-problem-at-least-one-effect"))
        case pack.Endgame():
            fits = min(development.divisor, development.vp, development.max) > 0
            expect(fits, where, text("solarius-pack-problem-divisor-vp-and-max-above"))


def _check_mods(where: str, mods: Sequence[Mod], allowed: tuple[type[Mod], ...]) -> None:
    for mod in mods:
        known = ", ".join(str(kind.__struct_config__.tag) for kind in allowed)
        expect(isinstance(mod, allowed), f"{where}, field 'mods'", text("solarius-pack-problem-one-of", known=known))
        if isinstance(mod, pack.Cost):
            expect(
                mod.delta < 0 <= mod.min,
                f"{where}, field 'delta'",
                text("solarius-pack-problem-a-discount-below-0-min"),
            )
        else:
            expect(getattr(mod, "n", 1) > 0, f"{where}, field 'n'", text("solarius-pack-problem-more-than-0"))
        colours = getattr(mod, "colours", getattr(mod, "to", COLOURS))
        expect(bool(colours), f"{where}, field 'mods'", text("solarius-pack-problem-at-least-one-colour"))


def check_effects(piece: Card | Station | Outpost) -> None:
    for field, ops in ops_of(piece):
        for op in _all_ops(ops):
            _check_op(f"entry {piece.id}, field '{field}'", op)


def _all_ops(ops: Iterable[Op]) -> Iterable[Op]:
    for op in ops:
        yield op
        if isinstance(op, pack.Choice):
            yield from _all_ops(chain[Op](*op.of))


def _check_op(where: str, op: Op) -> None:
    if isinstance(op, pack.Choice):
        expect(len(op.of) >= 2 and all(op.of), where, text("solarius-pack-problem-a-choice-of-two-or"))
        return
    expect(op.n > 0, where, text("solarius-pack-problem-n-above-0-found", n=op.n))
    if isinstance(op, pack.GainResource):
        expect(bool(op.colours), where, text("solarius-pack-problem-at-least-one-colour"))


def check_station(station: Station, _ids: frozenset[str]) -> None:
    where = f"station {station.id}"
    expect(
        station.kinds[0] != station.kinds[1],
        f"{where}, field 'kinds'",
        text("solarius-pack-problem-two-different-colours"),
    )
    both = station.immediate and station.permanent
    expect(bool(both), where, text("solarius-pack-problem-an-immediate-and-a-permanent"))
    check_effects(station)


def check_outpost(outpost: Outpost, _ids: frozenset[str]) -> None:
    expect(
        bool(outpost.bonus), f"outpost {outpost.id}, field 'bonus'", text("solarius-pack-problem-at-least-one-effect")
    )
    check_effects(outpost)


def check_start_cards(components: Components) -> None:
    ids = {card.id for card in components.cards}
    named = [card for start in components.start_cards for card in start.cards]
    for name in named:
        expect(name in ids, "field 'start_cards'", text("solarius-pack-problem-the-id-of-a-progress", name=repr(name)))
    expect(
        len(set(named)) == len(named),
        "field 'start_cards'",
        text("solarius-pack-problem-eight-different-progress-cards-sm"),
    )


def check_start_card(start: StartCard, _ids: frozenset[str]) -> None:
    colours = sorted([start.push, start.raised, *start.resources])
    where = f"start card {start.id}"
    expect(colours == sorted(COLOURS), where, text("solarius-pack-problem-each-of-the-four-colours"))


PACK = PackKind(
    Components,
    {
        "planets": check_planet,
        "cards": check_card,
        "stations": check_station,
        "outposts": check_outpost,
        "start_cards": check_start_card,
    },
    (check_counts, check_tableau, check_map, check_start_cards),
    status="origin",
    order=("colour", "vp", "condition", "kinds"),
)
