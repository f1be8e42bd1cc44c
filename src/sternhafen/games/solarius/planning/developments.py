"""What a development of Solarius Mission promises in the rest of a game, in victory points."""

from functools import lru_cache
from typing import Any

from sternhafen.games.solarius import pack
from sternhafen.games.solarius.box import Box
from sternhafen.games.solarius.rules.round import TURNS

EFFECT_WORTH = {
    "gain_fuel": 0.3, "gain_bucks": 0.3, "gain_mix": 0.37, "gain_resource": 0.5, "upgrade_ap": 0.48, "push_ap": 0.45,
    "gain_drive": 1.2, "flip_drive": 1.0, "remove_junk": 0.35, "draw_cards": 0.4, "play_card": 0.7, "choice": 0.6,
}  # fmt: skip
"""What one of it is worth when it comes."""
POINT = 0.45
"""What an action point is worth."""
PER_TURN = {
    "colony_placed": 0.28, "planet_revealed": 0.3, "planet_settled": 0.25, "station_built": 0.18,
    "mission_fulfilled": 0.18, "outpost_placed": 0.2,
}  # fmt: skip
"""How often an event comes."""
HOPED = {
    "settled_planet": 0.25, "station": 0.16, "fulfilled_mission": 0.17, "outpost": 0.2, "tech_die_4": 0.05,
    "development": 0.15,
}  # fmt: skip
"""How much of what is counted at the end is added each turn."""


@lru_cache(maxsize=256)
def promises(box: Box, turns: int) -> tuple[float, ...]:
    """Of every card, over this many turns to come."""
    return tuple(promise(box, card, turns, turns / TURNS) for card in range(len(box.cards)))


def promise(box: Box, card: int, turns: int, rounds: float) -> float:
    """Over this many turns to come, and rounds, for die fields work once in each."""
    match box.cards[card].development:
        case pack.Endgame(per=per, divisor=divisor, vp=vp):
            return HOPED[per] * turns * vp / divisor
        case pack.Trigger(on=event, do=do):
            return PER_TURN[event] * turns * worth_of(do)
        case pack.Slot() as slot:
            each = worth_of(slot.before) + worth_of(slot.after) + sum(_once(mod) for mod in slot.mods)
            return (each + 0.1) * (0.6 if slot.die.pips or slot.die.colours else 0.9) * rounds
        case pack.Passive(mods=mods):
            return sum(_always(mod) for mod in mods) * turns
    return 0.0


def worth_of(ops: tuple[pack.Op, ...]) -> float:
    return sum(EFFECT_WORTH[str(op.__struct_config__.tag)] * getattr(op, "n", 1) for op in ops)


def _once(mod: Any) -> float:
    """What a modifier brings to the die on the card's field."""
    match mod:
        case pack.ApBonus(n=number, action=action):
            return POINT * number * (1.0 if action == "any" else 0.6)
        case pack.Range(n=number):
            return 0.4 * number
        case _:
            return 0.35


def _always(mod: Any) -> float:
    """What a lasting modifier brings each turn."""
    match mod:
        case pack.ApBonus(n=number, action=action, colours=colours):
            return POINT * number * len(colours) * 0.25 * (1.0 if action == "any" else 0.6)
        case pack.Range(n=number):
            return 0.13 * number
        case pack.Cost(what=what, delta=delta):
            return -delta * (0.045 if what.startswith("planet") else 0.05)
        case pack.PortalFree():
            return 0.12
        case _:
            return 0.04
