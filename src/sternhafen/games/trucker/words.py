"""Components, ships and the table in words, for the terminal, for screen readers and for explanations."""

from typing import Any

from sternhafen.core.text import Text, card, listed, seat, text
from sternhafen.games.trucker.box import GOODS, Box
from sternhafen.games.trucker.grid import CELL_NUMBERS
from sternhafen.games.trucker.pack import Card, Penalty, Tile, Title
from sternhafen.games.trucker.ship import Ship, drawing
from sternhafen.games.trucker.view import CREW_NAMES

Component = Tile | Card | Title


def summary(component: Component) -> Text:
    """A component in one line."""
    unsure = "" if component.status == "verified" else "-unsure"
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
    return [text(f"trucker-good-{colour}") for colour in colours]


def penalty(found: Penalty) -> Text:
    if found.type == "cannon_fire":
        return text("trucker-penalty-cannon-fire", shots=[shot(word) for word in found.shots])
    return text(f"trucker-penalty-{found.type}", number=found.amount)


def shot(word: str) -> Text:
    size, side = word.split()
    return text("trucker-shot", size=text(f"trucker-size-{size}"), side=text(f"trucker-from-{side.lower()}"))


# The table


def describe_table(view: dict[str, Any]) -> list[Text]:
    """The shared middle, from a view."""
    flight, yard = view["flight"], view["yard"]
    lines = [text("trucker-table-head", level=flight["level"], phase=Text(**view["phase"]))]
    if view["stage"] == "building":
        lines.append(text("trucker-table-heap", hidden=yard["hidden"], shown=[card(tile) for tile in yard["shown"]]))
        if yard["glass"]["spaces"]:
            glass = yard["glass"]
            lines.append(text("trucker-table-glass", space=glass["space"], last=glass["spaces"], left=glass["left"]))
    elif view["card"]:
        lines.append(text("trucker-table-card", card=card(view["card"]), number=view["deck"]))
    if view["order"]:
        lines.append(text("trucker-table-order", seats=[seat(number) for number in view["order"]]))
    return lines


def describe_seat(box: Box, view: dict[str, Any], number: int) -> list[Text]:
    """One trucker's ship, drawn, and its figures, from a view."""
    seen = view["seats"][number]
    numbers = {name: seen[name] for name in ("credits", "crew", "tokens", "exposed")}
    cannon = seen["cannon"]
    strengths = {"engine": f"{seen['engine'][0]}–{seen['engine'][-1]}", "cannon": halves(cannon[0][0], cannon[-1][-1])}
    lines = [text("trucker-seat", seat=seat(number), lost=len(seen["lost"]), **numbers, **strengths)]
    area = box.areas[view["flight"]["ship"]]
    lines += [text("trucker-line", line=line) for line in drawing.draw(read_ship(box, seen["ship"]), area)]
    lines += [text(f"trucker-error-{rule.lower()}") for rule, _ in seen["errors"]]
    if seen["position"] is not None:
        lines.append(text("trucker-seat-position", position=seen["position"], space=seen["space"]))
    return lines


def halves(least: int, most: int) -> str:
    return f"{least / 2:g}–{most / 2:g}"


def read_ship(box: Box, seen: dict[str, Any]) -> Ship:
    """The ship of a view, for counting and drawing."""
    ship = Ship(box)
    crew = {tuple(names): who for who, names in CREW_NAMES.items()}
    for place, component in seen.items():
        cell = CELL_NUMBERS[place]
        ship.tiles[cell] = box.numbers[component["tile"]] * 4 + component["rotation"] // 90
        if "crew" in component:
            ship.crew[cell] = crew[tuple(component["crew"])]
        if "tokens" in component:
            ship.batteries[cell] = component["tokens"]
        if "goods" in component:
            ship.goods[cell] = tuple(GOODS.index(good) for good in component["goods"])
    return ship


def hand(view: dict[str, Any]) -> list[str]:
    """The tile in the viewer's hand and the reserved ones."""
    seen = view["seats"][view["seat"]]
    held = [seen["hand"]] if seen["hand"] else []
    return held + list(seen["reserve"])
