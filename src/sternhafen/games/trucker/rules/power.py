"""Announcing strength: which doubles are powered, and from which batteries the tokens come (GT-140 to GT-158)."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.inputs import ChooseNumber, ChooseSeveral
from sternhafen.core.offers import Item, Option, Pick
from sternhafen.core.plain import Details, Json
from sternhafen.core.text import Text, text
from sternhafen.games.trucker.actions import PowerCannons, PowerEngines, Spend
from sternhafen.games.trucker.grid import CELL_NAMES, CELL_NUMBERS, name
from sternhafen.games.trucker.model import NO_CARD, TruckerState
from sternhafen.games.trucker.places import place, place_named
from sternhafen.games.trucker.ship import Ship, strength
from sternhafen.games.trucker.view_types import PowerDetails

ENGINE, CANNON, CREW = "engine", "cannon", "crew"
ENEMIES = ("slavers", "smugglers", "pirates")
LISTED_DOUBLES = 7
"""Up to this many double cannons all choices are listed with their strength."""


def announce(state: TruckerState, seat: int, what: str) -> None:
    """Let the trucker count and announce; the value lies in `strength` afterwards, cannons in halves (GT-152)."""
    player = state.seats[seat]
    ship = player.ship
    player.powered = ()
    player.owed = 0
    if what == CREW:
        announced(state, seat, what, strength.crew(ship))
    elif what == ENGINE:
        if ship.batteries and strength.engines(ship)[1]:
            state.ask(seat, ("power_engines",), ("spend",), ("announce_engines", seat))
        else:
            announced(state, seat, what, strength.engine_strength(ship, 0))
    elif ship.batteries and strength.cannons(ship)[1]:
        state.ask(seat, ("power_cannons",), ("spend",), ("announce_cannons", seat))
    else:
        announced(state, seat, what, strength.cannon_halves(ship, ()))


def announced(state: TruckerState, seat: int, what: str, value: int) -> None:
    player = state.seats[seat]
    player.strength = value
    state.announced.append(seat)
    if not state.quiet:
        shown = written_halves(value) if what == CANNON else str(value)
        state.tell(f"announced_{what}", seat, value=shown, tokens=len(player.powered))


def announce_engines(state: TruckerState, seat: int) -> None:
    player = state.seats[seat]
    announced(state, seat, ENGINE, strength.engine_strength(player.ship, len(player.powered)))


def announce_cannons(state: TruckerState, seat: int) -> None:
    player = state.seats[seat]
    announced(state, seat, CANNON, strength.cannon_halves(player.ship, player.powered))


def written_halves(halves: int) -> str:
    whole, half = divmod(halves, 2)
    if not half:
        return str(whole)
    return f"{whole}½" if whole else "½"


def enemy_strength(state: TruckerState) -> int | None:
    """What the cannons are measured against, if the card is an enemy (GT-250)."""
    fights = state.card != NO_CARD and state.adventure.kind in ENEMIES
    return state.adventure.entry.strength if fights else None


def outcome(halves: int, enemy: int) -> str:
    """What the comparison would bring (GT-251 to GT-253)."""
    if halves > 2 * enemy:
        return "wins"
    return "draws" if halves == 2 * enemy else "loses"


class ChooseEngines(ChooseNumber[TruckerState]):
    """How many double engines are powered (GT-146, GT-149): all double engines are alike."""

    takes = (PowerEngines,)

    def prompt(self, state: TruckerState, seat: int, step: Step) -> Text:
        ship = state.seats[seat].ship
        table = strength.engine_table(ship, ship.tokens)
        return text("trucker-power-engines", least=table[0], most=table[-1])

    def bounds(self, state: TruckerState, seat: int, step: Step) -> tuple[int, int]:
        ship = state.seats[seat].ship
        return 0, min(ship.tokens, strength.engines(ship)[1])

    def check(self, state: TruckerState, seat: int, step: Step, action: Any) -> None:
        least, most = self.bounds(state, seat, step)
        if not least <= action.number <= most:
            raise state.refused("trucker-power-bounds", "GT-155", most=most)

    def perform(self, state: TruckerState, seat: int, step: Step, action: PowerEngines) -> None:
        player = state.seats[seat]
        player.powered = (0,) * action.number
        player.owed = action.number

    def details(self, state: TruckerState, seat: int, step: Step) -> PowerDetails:
        ship = state.seats[seat].ship
        return {**super().details(state, seat, step), "values": strength.engine_table(ship, ship.tokens)}


class ChooseCells(ChooseSeveral[TruckerState]):
    """Choose several components, named by their cells."""

    item_key = "trucker-item"

    def make(self, state: TruckerState, things: Iterable[int]) -> Action:
        action: Action = self.takes[0](tuple([CELL_NAMES[thing] for thing in things]))
        return action

    def chosen(self, state: TruckerState, action: Any) -> list[int]:
        return [CELL_NUMBERS.get(cell, -1) for cell in getattr(action, self.field)]

    def check(self, state: TruckerState, seat: int, step: Step, action: Any) -> None:
        chosen = self.chosen(state, action)
        self.check_number(state, seat, step, len(chosen))
        have = list(self.things(state, seat, step))
        for written, thing in zip(getattr(action, self.field), chosen, strict=True):
            if thing not in have:
                raise state.refused("trucker-not-there", self.size_rule, cell=place_named(written))
            have.remove(thing)

    def item(self, state: TruckerState, seat: int, thing: int, count: int) -> Item:
        tile = state.box.names[state.seats[seat].ship.tiles[thing] >> 2]
        target = {"zone": "ship", "cell": name(thing), "seat": seat}
        return Item(name(thing), text(self.item_key, card={"card": tile}, cell=place(thing)), target, count)


class ChooseCannons(ChooseCells):
    """Which double cannons are powered (GT-142, GT-149)."""

    takes = (PowerCannons,)
    field = "cannons"
    size_rule = "GT-155"

    def prompt(self, state: TruckerState, seat: int, step: Step) -> Text:
        ship = state.seats[seat].ship
        table = strength.cannon_table(ship, ship.tokens)
        args: Json = {"least": written_halves(table[0][0]), "most": written_halves(table[-1][-1])}
        enemy = enemy_strength(state)
        if enemy is None:
            return text("trucker-power-cannons", **args)
        return text("trucker-power-cannons-against", enemy=enemy, **args)

    def things(self, state: TruckerState, seat: int, step: Step) -> Sequence[int]:
        return strength.cannons(state.seats[seat].ship)[1]

    def bounds(self, state: TruckerState, seat: int, step: Step) -> tuple[int, int]:
        ship = state.seats[seat].ship
        return 0, min(ship.tokens, len(strength.cannons(ship)[1]))

    def forced(self, state: TruckerState, seat: int, step: Step) -> Action | None:
        return None

    def options(self, state: TruckerState, seat: int, step: Step) -> Sequence[Option]:
        return [Option(PowerCannons(()), text("trucker-power-none"))]

    def details(self, state: TruckerState, seat: int, step: Step) -> Details:
        """With the strength that each choice would give, as long as the choices can be listed."""
        ship, shape = state.seats[seat].ship, super().details(state, seat, step)
        things, most = self.things(state, seat, step), shape["max"]
        if len(things) <= LISTED_DOUBLES:
            chosen = [cells for number in range(most + 1) for cells in combinations(things, number)]
            shape["sets"] = [self._pick(ship, cells, enemy_strength(state)).json() for cells in chosen]
        return shape

    def _pick(self, ship: Ship, cells: tuple[int, ...], enemy: int | None) -> Pick:
        halves = strength.cannon_halves(ship, cells)
        tokens = {"before": ship.tokens, "after": ship.tokens - len(cells)}
        preview = [text("trucker-preview-strength", value=written_halves(halves), **tokens)]
        if enemy is not None:
            preview.append(text(f"trucker-preview-{outcome(halves, enemy)}"))
        return Pick(tuple([name(cell) for cell in cells]), tuple(preview))

    def carry_out(self, state: TruckerState, seat: int, step: Step, chosen: Sequence[int]) -> None:
        player = state.seats[seat]
        player.powered = tuple(chosen)
        player.owed = len(player.powered)


class ChooseBatteries(ChooseCells):
    """From which batteries the tokens are taken (GT-151, GT-351)."""

    kind = "pay"
    takes = (Spend,)
    field = "batteries"
    size_rule = "GT-151"

    def prompt(self, state: TruckerState, seat: int, step: Step) -> Text:
        return text("trucker-spend", number=state.seats[seat].owed)

    def things(self, state: TruckerState, seat: int, step: Step) -> Sequence[int]:
        batteries = state.seats[seat].ship.batteries
        return [cell for cell in sorted(batteries) for _ in range(batteries[cell])]

    def bounds(self, state: TruckerState, seat: int, step: Step) -> tuple[int, int]:
        owed = state.seats[seat].owed
        return owed, owed

    def forced(self, state: TruckerState, seat: int, step: Step) -> Action | None:
        player = state.seats[seat]
        things = self.things(state, seat, step)
        if player.owed in (0, len(things)) or len(player.ship.batteries) == 1:
            return self.make(state, things[: player.owed])
        return None

    def carry_out(self, state: TruckerState, seat: int, step: Step, chosen: Sequence[int]) -> None:
        player = state.seats[seat]
        player.ship.spend(chosen)
        player.owed = 0

    def details(self, state: TruckerState, seat: int, step: Step) -> Details:
        return super().details(state, seat, step) | {"need": state.seats[seat].owed}
