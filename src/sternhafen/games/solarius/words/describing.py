"""Pieces, seats and the table in words, for the terminal, for screen readers and for explanations."""

from typing import Any, Final, Literal, get_args

from sternhafen.core.text import Text, card, listed, seat, text
from sternhafen.games.solarius import pack
from sternhafen.games.solarius.box import COLOURS, Box
from sternhafen.games.solarius.hexes import hex_of
from sternhafen.games.solarius.pack import Card, Condition, Mod, Op, Outpost, Planet, StartCard, Station
from sternhafen.games.solarius.places import way
from sternhafen.games.solarius.rules.dice import COLUMNS
from sternhafen.games.solarius.space import Space
from sternhafen.games.solarius.view_types import SolariusSeat, SolariusView
from sternhafen.games.solarius.words import maptext

Piece = Card | Planet | Station | Outpost | StartCard


def colour(name: str) -> Text:
    return text(f"solarius-{name}")


def piece_of(box: Box, component: str) -> Piece | None:
    """The piece of that id; None for a hub."""
    parts = (box.cards, box.planets, box.stations, box.outposts, box.components.start_cards)
    return next((piece for part in parts for piece in part if piece.id == component), None)


def summary(box: Box, component: str) -> Text:
    """A piece in one line."""
    lines = facts(piece_of(box, component))
    return text("solarius-summary", card=card(component), parts=listed(lines))


def describe(box: Box, component: str) -> list[Text]:
    """Everything on a piece, line by line, and how sure it is."""
    piece = piece_of(box, component)
    sure = text(f"solarius-origin-{piece.origin if piece else 'rulebook'}")
    return [text("core-item", card=card(component)), *facts(piece), sure]


def facts(piece: Piece | None) -> list[Text]:
    match piece:
        case Card():
            return [mission(piece.mission), *development(piece.development)]
        case Planet():
            return [text("solarius-planet", colour=colour(piece.colour), points=piece.vp), condition(piece.condition)]
        case Station():
            return station(piece)
        case Outpost():
            return [text(f"solarius-outpost-{piece.kind}"), text("solarius-bonus", effects=effects(piece.bonus))]
        case StartCard():
            return [start_card(piece)]
        case _:
            return [text("solarius-hub-words")]


def station(piece: Station) -> list[Text]:
    kinds = [colour(kind) for kind in piece.kinds]
    lines = [text("solarius-station-kinds", kinds=kinds)]
    lines.append(text("solarius-station-immediate", effects=effects(piece.immediate)))
    lines.append(text("solarius-station-permanent", effects=effects(piece.permanent)))
    return [*lines, text("solarius-mod-junk-fields", n=piece.junk_fields)] if piece.junk_fields else lines


def start_card(piece: StartCard) -> Text:
    resources = [colour(name) for name in piece.resources]
    cards = [card(name) for name in piece.cards]
    args = {"push": colour(piece.push), "raised": colour(piece.raised), "resources": resources, "cards": cards}
    return text("solarius-start-card", **args)


def mission(own: pack.Mission) -> Text:
    values = [text("solarius-need-value", colour=colour(name), n=value) for name, value in own.values.items()]
    cubes = [
        text("solarius-need-cubes", colour=colour(part.colour), column=COLUMNS[part.column - 1], n=part.n)
        for part in own.cubes
    ]
    return text("solarius-mission-words", points=own.vp, need=listed([*values, *cubes]))


def development(own: pack.Development) -> list[Text]:
    played = [text("solarius-on-play", effects=effects(own.on_play))] if own.on_play else []
    match own:
        case pack.Passive():
            return [*(mod(part) for part in own.mods), *played]
        case pack.Slot():
            return [*slot(own), *played]
        case pack.Trigger():
            event = text(f"solarius-on-{own.on.replace('_', '-')}")
            return [text("solarius-trigger", event=event, effects=effects(own.do)), *played]
        case pack.Endgame():
            thing = text(f"solarius-per-{own.per.replace('_', '-')}", divisor=own.divisor)
            return [text("solarius-endgame", thing=thing, points=own.vp, most=own.max), *played]


def slot(own: pack.Slot) -> list[Text]:
    lines = [text("solarius-slot")]
    if own.die.pips:
        lines.append(text("solarius-slot-pips", pips=listed(own.die.pips)))
    if own.die.colours:
        lines.append(text("solarius-slot-colours", colours=listed(colour(name) for name in own.die.colours)))
    lines += [mod(part) for part in own.mods]
    lines += [text("solarius-slot-before", effects=effects(own.before))] if own.before else []
    return lines + ([text("solarius-slot-after", effects=effects(own.after))] if own.after else [])


def mod(own: Mod) -> Text:
    match own:
        case pack.ApBonus():
            colours = listed(colour(name) for name in own.colours)
            return text(f"solarius-mod-ap-{own.action}", n=own.n, colours=colours)
        case pack.Recolour():
            return text("solarius-mod-recolour", colours=listed(colour(name) for name in own.to))
        case pack.Cost():
            return text(f"solarius-mod-{own.what.replace('_', '-')}", n=-own.delta, least=own.min)
        case pack.SplitAction():
            return text("solarius-mod-split-action")
        case pack.PortalFree():
            return text("solarius-mod-portal-free")
        case _:
            return text(f"solarius-mod-{str(own.__struct_config__.tag).replace('_', '-')}", n=own.n)


def effects(ops: tuple[Op, ...]) -> dict[str, list[Any]]:
    return listed(effect(op) for op in ops)


def effect(op: Op) -> Text:
    if isinstance(op, pack.Choice):
        return text("solarius-op-choice", branches=listed(text("solarius-branch", effects=effects(of)) for of in op.of))
    if isinstance(op, pack.GainResource):
        if len(op.colours) == len(COLOURS):
            return text("solarius-op-gain-resource-any", n=op.n)
        return text("solarius-op-gain-resource", n=op.n, colours=listed(colour(name) for name in op.colours))
    return text(f"solarius-op-{str(op.__struct_config__.tag).replace('_', '-')}", n=op.n)


def condition(own: Condition) -> Text:
    key = f"solarius-condition-{str(own.__struct_config__.tag).replace('_', '-')}"
    args = {name: getattr(own, name) for name in own.__struct_fields__}
    if "column" in args:
        args["column"] = COLUMNS[args["column"] - 1]
    if "colour" in args:
        args["colour"] = colour(args["colour"])
    return text(key, **args)


# The table, from a view


def space(box: Box, view: SolariusView) -> Space:
    """The map of a view, as it is laid out."""
    layout = tuple((box.tile_ids.index(place["tile"]), place["rotation"]) for place in view["map"]["layout"])
    return box.space(layout, view["players"])


def describe_table(box: Box, view: SolariusView) -> list[Text]:
    letters = view["hubs"]
    head = text("solarius-table-head", round=view["round"], phase=Text(**view["phase"]))
    dice = [
        text("solarius-table-die", wheel=die["wheel"], colour=colour(die["colour"]), face=die["face"])
        for die in view["bridge"]
    ]
    bridge = text("solarius-table-bridge", dice=listed(dice))
    hubs = text("solarius-table-hubs", hubs=listed(letters), number=len(letters), pile=view["pile"])
    rows = maptext.draw(box.geometry, space(box, view), view)
    legend = text("solarius-map-legend")
    return [head, bridge, hubs, *[text("solarius-line", line=line) for line in rows], legend]


Kept = Literal["stations", "developments", "missions_open", "missions_done", "planets_left", "planets_right"]
LAID_OUT: Final[tuple[Kept, ...]] = get_args(Kept)
"""What lies beside a tableau, in the order it is told."""


def describe_seat(view: SolariusView, number: int) -> list[Text]:
    seen = view["seats"][number]
    lines = [_head(seen, number)]
    for name in COLOURS:
        row = seen["rows"][name]
        one, two, three = row["cubes"]
        cubes = {"one": one, "two": two, "three": three, "value": row["value"]}
        lines.append(
            text("solarius-seat-row", colour=colour(name), pips=row["pips"], column=COLUMNS[row["column"] - 1], **cubes)
        )
    for kind in LAID_OUT:
        if seen[kind]:
            lines.append(text(f"solarius-seat-{kind.replace('_', '-')}", cards=[card(own) for own in seen[kind]]))
    figures = [
        text("solarius-seat-figure", kind=text(f"solarius-{own['kind']}"), way=way((0, 0), hex_of(own["cell"])))
        for own in seen["figures"]
    ]
    return [*lines, text("solarius-seat-figures", figures=listed(figures))] if figures else lines


def _head(seen: SolariusSeat, number: int) -> Text:
    junk = seen["junk"]
    return text(
        "solarius-seat",
        seat=seat(number),
        score=seen["score"],
        fuel=seen["fuel"],
        bucks=seen["bucks"],
        range=seen["range"],
        hand_count=seen["hand_count"],
        ship=seen["ship"],
        junk=junk["on_fields"],
        fields=junk["fields"],
        beside=junk["beside"],
    )
