"""Components, ships and the table in words, for the terminal, for screen readers and for explanations."""

from collections.abc import Mapping
from typing import Any

from sternhafen.core.pack import UNSURE
from sternhafen.core.text import Text, card, listed, seat, text
from sternhafen.games.trucker.box import GOODS, Box
from sternhafen.games.trucker.grid import CELL_NUMBERS
from sternhafen.games.trucker.pack import Card, Penalty, Tile, Title
from sternhafen.games.trucker.places import place_named
from sternhafen.games.trucker.rules.goods import goods_named
from sternhafen.games.trucker.rules.power import written_halves
from sternhafen.games.trucker.rules.setup import RELAXED, TURNS
from sternhafen.games.trucker.ship import Ship
from sternhafen.games.trucker.view import CREW_NAMES
from sternhafen.games.trucker.view_types import Laid, TruckerView
from sternhafen.games.trucker.words import picture

Component = Tile | Card | Title


def summary(component: Component) -> Text:
    """A component in one line."""
    unsure = "-unsure" if component.status in UNSURE else ""
    return text(f"trucker-summary{unsure}", card=card(component.id), parts=listed(facts(component)))


def describe(component: Component) -> list[Text]:
    """Everything about a component, line by line, and how sure it is."""
    lines = [text("trucker-describe-head", card=card(component.id), id=component.id), *facts(component)]
    lines.append(text(f"trucker-sure-{component.status}"))
    if isinstance(component, Title):
        lines.append(text(f"trucker-gold-{component.gold.replace('_', '-')}"))
        lines.append(text("trucker-gold-sure"))
    return lines


def facts(component: Component) -> list[Text]:
    if isinstance(component, Tile):
        return [text("trucker-sides", **sides(component))]
    if isinstance(component, Title):
        return [text(f"trucker-measure-{component.measure.replace('_', '-')}")]
    return adventure(component)


def sides(tile: Tile) -> dict[str, Text]:
    names = {"-": "smooth", "1": "single", "2": "double", "U": "universal"}
    places = ("bow", "right", "stern", "left")
    return {place: text(f"trucker-side-{names[mark]}") for place, mark in zip(places, tile.sides, strict=True)}


def adventure(entry: Card) -> list[Text]:
    lines = [text("trucker-level", number=entry.level)]
    if entry.strength:
        lines.append(text("trucker-strength", number=entry.strength))
    if entry.crew_cost or entry.crew_needed:
        lines.append(text("trucker-crew-needed", number=entry.crew_cost or entry.crew_needed))
    lines += [text("trucker-planet", number=n, goods=goods(planet)) for n, planet in enumerate(entry.planets, 1)]
    if entry.meteors:
        lines.append(text("trucker-shots", shots=[shot(word) for word in entry.meteors]))
    if entry.penalty:
        lines.append(penalty(entry.penalty))
    lines += [
        text(f"trucker-zone-{line.criterion}", penalty=penalty(line.penalty), number=number)
        for number, line in enumerate(entry.lines, 1)
    ]
    return lines + reward(entry)


def reward(entry: Card) -> list[Text]:
    lines = []
    if entry.credits:
        lines.append(text("trucker-credits", number=entry.credits))
    if entry.goods:
        lines.append(text("trucker-goods", goods=goods(entry.goods)))
    if entry.days:
        lines.append(text("trucker-days", number=entry.days))
    return lines


def goods(colours: Any) -> list[Text]:
    return goods_named([GOODS.index(colour) for colour in colours])


def penalty(found: Penalty) -> Text:
    if found.type == "cannon_fire":
        return text("trucker-penalty-cannon-fire", shots=[shot(word) for word in found.shots])
    return text(f"trucker-penalty-{found.type}", number=found.amount)


def shot(word: str) -> Text:
    size, side = word.split()
    return text("trucker-shot", size=text(f"trucker-size-{size}"), side=text(f"trucker-from-{side.lower()}"))


# The table


def describe_table(box: Box, view: TruckerView) -> list[Text]:
    """The shared middle, from a view."""
    flight, yard = view["flight"], view["yard"]
    lines = [text("trucker-table-head", level=flight["level"], phase=Text(**view["phase"])), text("trucker-legend")]
    if view["stage"] == "building":
        lines.append(text("trucker-table-heap", hidden=yard["hidden"], shown=[card(tile) for tile in yard["shown"]]))
        lines += hourglass(view)
        lines += known_stacks(box, view)
    elif view["card"]:
        lines.append(text("trucker-table-card", card=card(view["card"]), number=view["deck"]))
    if view["order"]:
        lines.append(text("trucker-table-order", seats=[seat(number) for number in view["order"]]))
    return lines


def known_stacks(box: Box, view: TruckerView) -> list[Text]:
    """The stacks the viewer has looked at, and what their cards say: one may look again for nothing."""
    lines = []
    for number, stack in enumerate(view["yard"]["stacks"], 1):
        seen = stack["cards"] or []
        if seen:
            lines.append(text("trucker-table-stack", number=number, cards=[card(name) for name in seen]))
            lines += [summary(box.entries[box.numbers[name]]) for name in seen]
    return lines


def hourglass(view: TruckerView) -> list[Text]:
    """How much time there is, where there is a glass: in rounds by turns, else in seconds."""
    glass, building = view["yard"]["glass"], view["options"]["building"]
    if building == RELAXED or not glass["spaces"]:
        return []
    unit = "rounds" if building == TURNS else "seconds"
    place = {"space": glass["space"], "last": glass["spaces"], "left": glass["left"]}
    return [text(f"trucker-table-glass-{unit}", **place)]


def figures(view: TruckerView, number: int) -> Text:
    """What a ship can do, in numbers."""
    seen = view["seats"][number]
    numbers = {name: seen[name] for name in ("credits", "crew", "tokens", "exposed")}
    engine, cannon = seen["engine"], seen["cannon"]
    cannons = span(written_halves(cannon[0][0]), written_halves(cannon[-1][-1]))
    strengths = {"engine": span(str(engine[0]), str(engine[-1])), "cannon": cannons}
    return text("trucker-seat", seat=seat(number), lost=len(seen["lost"]), **numbers, **strengths)


def describe_seat(box: Box, view: TruckerView, number: int) -> list[Text]:
    """One trucker's ship, drawn, and its figures, from a view."""
    seen = view["seats"][number]
    lines = [figures(view, number)]
    area = box.areas[view["flight"]["ship"]]
    lines += drawn(picture.drawn_ship(read_ship(box, seen["ship"]), area))
    lines += [named_error(rule, cells) for rule, cells in seen["errors"]]
    if seen["position"] is not None:
        lines.append(text("trucker-seat-position", position=seen["position"], space=seen["space"]))
    return lines


def drawn(lines: list[str]) -> list[Text]:
    return [text("trucker-line", line=line) for line in lines]


def named_error(rule: str, cells: list[str]) -> Text:
    """A building error, where it is if it is at a place, and the rule."""
    error = text(f"trucker-error-{rule.lower()}")
    if not cells:
        return text("trucker-error-of-ship", error=error, rule=rule)
    return text("trucker-error-at", error=error, cells=[place_named(cell) for cell in cells], rule=rule)


DRAWN = ("hold", "repair", "keep_part", "crew", "defence", "power_cannons", "spend", "unload", "load", "hand_in")
"""Questions that are about the ship itself."""


def illustrate(box: Box, view: TruckerView, decision: str) -> list[Text]:
    """What to look at before the question: one's figures or ship, the tiles to take or the one in hand."""
    if view["seat"] is None:
        return []
    seen = view["seats"][view["seat"]]
    errors = [named_error(rule, cells) for rule, cells in seen["errors"]]
    if decision == "yard":
        legend = [text("trucker-legend")] if len(seen["ship"]) == 1 else []
        return [*legend, *own_ship(box, view), *errors, *to_take(box, view), *hourglass(view)]
    lines = [figures(view, view["seat"])] if view["stage"] == "flight" else []
    if decision not in DRAWN:
        return lines
    lines += [*own_ship(box, view), *errors]
    if seen["hand"]:
        lines += drawn(picture.turned_four_ways(box, box.numbers[seen["hand"]]))
    return lines


def to_take(box: Box, view: TruckerView) -> list[Text]:
    """The open tiles and the reserved ones, below the numbers that take them."""
    assert view["seat"] is not None
    shown, reserve = view["yard"]["shown"], view["seats"][view["seat"]]["reserve"]
    first = 2 if view["yard"]["hidden"] else 1
    lines = drawn(picture.tiles_to_take(box, [box.numbers[tile] for tile in shown], first))
    if reserve:
        after = first + len(shown)
        lines.append(text("trucker-in-reserve"))
        lines += drawn(picture.tiles_to_take(box, [box.numbers[tile] for tile in reserve], after))
    return lines


def own_ship(box: Box, view: TruckerView) -> list[Text]:
    assert view["seat"] is not None
    ship = read_ship(box, view["seats"][view["seat"]]["ship"])
    return drawn(picture.drawn_ship(ship, box.areas[view["flight"]["ship"]]))


def span(least: str, most: str) -> str:
    return least if least == most else f"{least}–{most}"


def read_ship(box: Box, seen: Mapping[str, Laid]) -> Ship:
    """The ship of a view, for counting and drawing."""
    ship = Ship(box)
    crew = {tuple(names): who for who, names in CREW_NAMES.items()}
    for place, component in seen.items():
        cell = CELL_NUMBERS[place]
        ship.attach(cell, box.numbers[component["tile"]] * 4 + component["rotation"] // 90)
        if "crew" in component:
            ship.crew[cell] = crew[tuple(component["crew"])]
        if "tokens" in component:
            ship.batteries[cell] = component["tokens"]
        if "goods" in component:
            ship.goods[cell] = tuple(GOODS.index(good) for good in component["goods"])
    return ship


def hand(view: TruckerView) -> list[str]:
    """The tile in the viewer's hand and the reserved ones; spectators have none."""
    if view["seat"] is None:
        return []
    seen = view["seats"][view["seat"]]
    held = [seen["hand"]] if seen["hand"] else []
    return held + list(seen["reserve"])
