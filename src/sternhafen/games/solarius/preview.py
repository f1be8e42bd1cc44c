"""What a choice would cost and give, told before it is made."""

from typing import Any

from sternhafen.core.decision import Step
from sternhafen.core.text import Text, card, listed, text
from sternhafen.games.solarius import actions as a
from sternhafen.games.solarius import words
from sternhafen.games.solarius.box import BLACK, COLOUR_NUMBERS, YELLOW
from sternhafen.games.solarius.model import Player, SolariusState
from sternhafen.games.solarius.rules.dice import RAISE_COSTS
from sternhafen.games.solarius.rules.storage import free_spaces
from sternhafen.games.solarius.rules.tableau import MOST


def preview(state: SolariusState, seat: int, step: Step, action: Any) -> tuple[Text, ...]:
    from sternhafen.games.solarius.rules import anytime, die_action, extra, planets, stations, taking

    player, box = state.seats[seat], state.box
    match action:
        case a.Take():
            colour = COLOUR_NUMBERS[action.counts_as or action.colour]
            ap = taking.die_points(player, taking.die_of(action)[2], colour)
            junk = taking.junk_of(taking.field_number(state, action.field), ap)
            return text("solarius-preview-take", ap=ap, junk=junk, free=max(0, player.junk_fields - player.junk)),
        case a.Act():
            ap = die_action.total_points(state, player, step, die_action.KINDS.index(action.kind))
            paid = action.buy * die_action.AP_PRICE
            head = text("solarius-preview-act", ap=ap + action.buy, bucks=paid)
            return head, *die_result(player, action.kind, step[1], ap + action.buy, paid)
        case a.BuyDrives():
            cost = action.number * extra.drive_price(state, player)
            return text("solarius-preview-fuel", fuel=cost),
        case a.FlipDrive():
            return text("solarius-preview-fuel", fuel=anytime.flip_price(state, player)),
        case a.Complete():
            number = box.numbers[action.planet] - box.first_planet
            fuel, bucks = planets.due(state, player, number)
            return text("solarius-preview-complete", fuel=fuel, bucks=bucks, points=box.planet_vp[number]),
        case a.Fly():
            return flight(state, seat, step, action.to)
        case a.PlayCard():
            own = box.cards[box.numbers[action.card]]
            half = words.development(own.development)
            return (words.mission(own.mission),) if action.half == "mission" else tuple(half)
        case a.PlaceOutpost() | a.HubBonus() | a.UseEffect():
            return tuple(words.facts(words.piece_of(box, getattr(action, action.__struct_fields__[0])))[1:])
        case a.BuildStation():
            high, low = stations.next_price(state, player)
            return text("solarius-preview-station", high=high, low=low),
        case a.Settle():
            return settling(state, seat)
        case a.Raise() | a.Push() if step[0] in ("raise_dice", "push_dice"):
            die = COLOUR_NUMBERS[action.colour]
            raising = isinstance(action, a.Raise)
            cost = RAISE_COSTS[player.faces[die]] if raising else box.push_costs[player.columns[die] - 1]
            return text("solarius-preview-points", cost=cost, left=step[2] - cost),
        case a.FulfilMission():
            return text("solarius-preview-mission", points=box.mission_vp[box.numbers[action.card]]),
        case _:
            return ()


def die_result(player: Player, kind: str, colour: int, ap: int, paid: int) -> list[Text]:
    """What the die action leaves on the tableau."""
    if kind == "resource":
        fits = min(ap, free_spaces(player, colour))
        return [text("solarius-preview-store", number=fits, lost=ap - fits)]
    if colour == BLACK:
        return [text("solarius-preview-fuel-after", before=player.fuel, after=min(MOST, player.fuel + ap))]
    if colour == YELLOW:
        after = min(MOST, player.bucks - paid + ap)
        return [text("solarius-preview-bucks-after", before=player.bucks, after=after)]
    return []


def settling(state: SolariusState, seat: int) -> tuple[Text, ...]:
    """What completing the planet under the ship asks for, and whether that is there already."""
    from sternhafen.games.solarius.rules import planets

    player = state.seats[seat]
    planet = state.planet_at[player.ship] - 1
    asks = words.condition(state.box.conditions[planet])
    if planets.is_met(state, player, planet):
        return asks, text("solarius-preview-settled-at-once", points=state.box.planet_vp[planet])
    return asks,


def flight(state: SolariusState, seat: int, step: Step, to: str) -> tuple[Text, ...]:
    """How far it is, what range must be bought, and what can be done there."""
    from sternhafen.games.solarius.rules import flying, missions

    player = state.seats[seat]
    hex = flying.hex_number(state.box, to)
    portals = step[0] == "destination"
    own = step[1] if portals else flying.range_of(state, player, step[1])
    steps = flying.way(state, player.ship, hex, portals)
    lines = [text("solarius-preview-flight", steps=steps, fuel=max(0, steps - own) * flying.RANGE_PRICE)]
    planet = state.planet_at[hex] - 1
    if planet >= 0:
        fact = state.box.planets[planet]
        if state.face_up[hex]:
            lines.append(text("solarius-preview-planet", card=card(fact.id), points=fact.vp))
        else:
            lines.append(text("solarius-preview-face-down", colour=text(f"solarius-{fact.colour}")))
    elif missions.is_site(state, seat, hex):
        lines.append(text("solarius-preview-mission-site"))
    elif missions.is_buildable(state, seat, hex):
        lines.append(text("solarius-preview-station-site"))
    return tuple(lines)


def branch(state: SolariusState, step: Step, action: a.ChooseEffect) -> Text:
    """The effects of one branch of a choice."""
    keys = [inner[1] for inner in reversed(state.box.effects[step[1]].branches[action.number])]
    return text("solarius-branch", effects=listed(words.effect(state.box.effects[key].op) for key in keys))
