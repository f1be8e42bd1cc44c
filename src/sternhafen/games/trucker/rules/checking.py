"""The pre-launch check and repairs (GT-070 to GT-095)."""

from collections.abc import Collection, Sequence
from random import Random
from typing import Any

from sternhafen.core.decision import Step, one_of
from sternhafen.core.inputs import ChooseOne
from sternhafen.core.offers import Option
from sternhafen.core.text import Text, card, text
from sternhafen.games.trucker.actions import KeepPart, TakeOff
from sternhafen.games.trucker.grid import CELL_NUMBERS, name
from sternhafen.games.trucker.model import TruckerState
from sternhafen.games.trucker.places import place, place_named
from sternhafen.games.trucker.ship import joints, losses, strength
from sternhafen.games.trucker.words.preview import fallen

REPAIR: Step = ("repair",)
KEEP_PART: Step = ("keep_part",)


def check_ships(state: TruckerState) -> None:
    """Tiles left in reserve are lost; all ships are checked, and repaired at the same time (GT-070, GT-092, GT-095)."""
    for player in state.seats:
        player.ship.lost += player.reserve
        player.reserve = []
    state.agenda.append(("checked",))
    faulty: list[int] = []
    for seat, player in enumerate(state.seats):
        if joints.has_errors(player.ship, state.area):
            faulty.append(seat)
            if not state.quiet:
                state.tell("errors", seat, number=len(errors(state, seat)))
    if faulty:
        state.ask_each(dict.fromkeys(faulty, REPAIR))


def checked(state: TruckerState) -> None:
    """In the learning flight components taken off cost nothing: they go back to the middle (GT-426)."""
    if state.flight.id == "learning":
        for player in state.seats:
            state.shown += player.ship.lost
            player.ship.lost = []


def errors(state: TruckerState, seat: int) -> list[joints.Error]:
    return joints.errors(state.seats[seat].ship, state.area)


def mistakes(state: TruckerState, seat: int) -> list[joints.Error]:
    return joints.mistakes(state.seats[seat].ship, state.area)


def falls_apart(state: TruckerState, seat: int) -> bool:
    """After a loss: let what is loose fall off, or say that the owner must choose a part (GT-084, GT-181, GT-194)."""
    ship = state.seats[seat].ship
    if not joints.is_in_one_piece(ship):
        return True
    keep(state, seat, ship.tiles)
    return False


def keep(state: TruckerState, seat: int, part: Collection[int]) -> None:
    ship = state.seats[seat].ship
    before, aboard = len(ship.lost), strength.crew(ship)
    state.to_supply(losses.keep_part(ship, part))
    if state.quiet:
        return
    if len(ship.lost) > before:
        state.tell("fell_off", seat, tiles=ship.lost[before:], number=len(ship.lost) - before)
    if strength.crew(ship) < aboard:
        state.tell("crew_gone", seat, number=aboard - strength.crew(ship))


class Repair(ChooseOne[TruckerState]):
    """Take off one component that is part of an error (GT-082, GT-083, GT-088)."""

    takes = (TakeOff,)

    def prompt(self, state: TruckerState, seat: int, step: Step) -> Text:
        return text("trucker-repair", number=len(errors(state, seat)))

    def options(self, state: TruckerState, seat: int, step: Step) -> Sequence[Option]:
        ship, found = state.seats[seat].ship, errors(state, seat)
        return [self._option(state, seat, cell, ship.tiles[cell] >> 2, found) for cell in joints.removable(found)]

    def _option(self, state: TruckerState, seat: int, cell: int, tile: int, found: list[joints.Error]) -> Option:
        label = text("trucker-take-off", card=card(state.box.names[tile]), cell=place(cell))
        mended = [rule for rule, cells in found if cell in cells]
        preview = tuple(text(f"trucker-error-{rule.lower()}") for rule in mended)
        preview += fallen(losses.parts_without(state.seats[seat].ship, cell))
        return Option(TakeOff(name(cell)), label, {"zone": "ship", "cell": name(cell), "seat": seat}, preview)

    def actions(self, state: TruckerState, seat: int, step: Step) -> Sequence[TakeOff]:
        return [TakeOff(name(cell)) for cell in joints.removable(mistakes(state, seat))]

    def sample(self, state: TruckerState, seat: int, step: Step, rng: Random) -> TakeOff:
        return TakeOff(name(one_of(joints.removable(mistakes(state, seat)), rng)))

    def check(self, state: TruckerState, seat: int, step: Step, action: Any) -> None:
        if CELL_NUMBERS.get(action.cell) not in joints.removable(mistakes(state, seat)):
            raise state.refused("trucker-no-part-of-error", "GT-088")

    def perform(self, state: TruckerState, seat: int, step: Step, action: TakeOff) -> None:
        ship = state.seats[seat].ship
        ship.remove(CELL_NUMBERS[action.cell])
        if not state.quiet:
            state.tell("took_off", seat, tile=ship.lost[-1], cell=place_named(action.cell))
        lane = state.lanes[seat]
        if falls_apart(state, seat):
            lane += [("repair_on", seat), KEEP_PART]
        else:
            repair_on(state, seat)


def repair_on(state: TruckerState, seat: int) -> None:
    """The part kept may still have errors (GT-089)."""
    if joints.has_mistakes(state.seats[seat].ship, state.area):
        state.lanes[seat].append(REPAIR)


class ChoosePart(ChooseOne[TruckerState]):
    """The ship has come apart: which part flies on (GT-085, GT-183, GT-184)?"""

    takes = (KeepPart,)

    def prompt(self, state: TruckerState, seat: int, step: Step) -> Text:
        return text("trucker-keep-part")

    def actions(self, state: TruckerState, seat: int, step: Step) -> Sequence[KeepPart]:
        return [KeepPart(name(part[0])) for part in joints.parts(state.seats[seat].ship)]

    def options(self, state: TruckerState, seat: int, step: Step) -> Sequence[Option]:
        return [self._option(state, seat, part) for part in joints.parts(state.seats[seat].ship)]

    def _option(self, state: TruckerState, seat: int, part: list[int]) -> Option:
        after = state.seats[seat].ship.copy()
        losses.keep_part(after, part)
        label = text("trucker-keep", number=len(part), cell=place(part[0]))
        facts = {"crew": strength.crew(after), "tokens": after.tokens, "blocks": sum(map(len, after.goods.values()))}
        preview = (text("trucker-keep-preview", **facts),)
        target = {"zone": "ship", "cell": name(part[0]), "cells": [name(cell) for cell in part], "seat": seat}
        return Option(KeepPart(name(part[0])), label, target, preview)

    def check(self, state: TruckerState, seat: int, step: Step, action: Any) -> None:
        """What is chosen is a part, so each has one name, that of its first cell."""
        ship, cell = state.seats[seat].ship, CELL_NUMBERS.get(action.cell)
        if cell is None or cell not in ship.tiles:
            raise state.refused("trucker-no-component", "GT-183")
        if cell != (first := min(joints.reach(ship, cell))):
            raise state.refused("trucker-part-by-first", "GT-183", cell=place(first))

    def perform(self, state: TruckerState, seat: int, step: Step, action: KeepPart) -> None:
        ship = state.seats[seat].ship
        keep(state, seat, sorted(joints.reach(ship, CELL_NUMBERS[action.cell])))
