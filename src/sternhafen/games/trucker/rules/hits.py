"""Meteors and cannon fire hitting ships (GT-193, GT-198, GT-220 to GT-246)."""

from collections.abc import Sequence
from functools import cache

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.inputs import ChooseOne
from sternhafen.core.offers import Option
from sternhafen.core.plain import Json
from sternhafen.core.text import Text, card, text
from sternhafen.games.trucker.actions import TAKE_HIT, Defend, TakeHit
from sternhafen.games.trucker.box import Shot
from sternhafen.games.trucker.grid import CELL_NUMBERS, SIDES, N, S, name
from sternhafen.games.trucker.model import NO_CELL, TruckerState
from sternhafen.games.trucker.places import place, place_named
from sternhafen.games.trucker.rules.checking import KEEP_PART, falls_apart
from sternhafen.games.trucker.ship import hits, joints, losses
from sternhafen.games.trucker.view_types import Size

DICE = 2
FACES = 6


def resolve_shots(state: TruckerState, shots: Sequence[Shot], victims: Sequence[int], roller: int) -> None:
    """One after the other, in the order printed (GT-220, GT-240)."""
    state.agenda += [("hit", size, side, list(victims), roller) for size, side in reversed(shots)]


def hit(state: TruckerState, size: Size, side: int, victims: Sequence[int], roller: int) -> None:
    """One roll for all; then each decides on the defence, then components are destroyed (GT-193, GT-222, GT-259)."""
    dice = state.chance.dice(DICE, FACES, roller, "hit")
    line = sum(dice)
    state.hit = (size, side, line)
    if not state.quiet:
        where = line_fact(side, line)
        state.tell(f"hit_{size}", roller, side=side_fact(side), line=line, where=where, dice=plus(dice))
    asked = []
    for seat in victims:
        if strike(state, seat, size, side, line):
            asked.append(seat)
    struck = [seat for seat in victims if state.seats[seat].doomed != NO_CELL]
    state.agenda += [("destroy", seat) for seat in reversed(struck)]
    state.agenda += [("ask_defence", seat) for seat in reversed(asked)]


@cache
def side_fact(side: int) -> Json:
    """A side as a fact of an event."""
    return {"text": text(f"trucker-from-{SIDES[side].lower()}").json()}


@cache
def line_fact(side: int, line: int) -> Json:
    """What is hit from bow and stern is a column, from the sides a row (GT-221)."""
    return {"text": text("trucker-column" if side in (N, S) else "trucker-row", number=line).json()}


def plus(dice: Sequence[int]) -> str:
    return " + ".join(map(str, dice))


def strike(state: TruckerState, seat: int, size: str, side: int, line: int) -> bool:
    """Mark the component that will be destroyed; true if the owner is asked about a defence first."""
    player = state.seats[seat]
    first = hits.first_in_line(player.ship, side, line)
    player.doomed = NO_CELL
    if first == hits.MISS:
        return False
    saved = hits.defence(player.ship, size, side, line, first, player.ship.tokens)
    if saved in (hits.BOUNCE, hits.SINGLE):
        state.tell("bounced" if saved == hits.BOUNCE else "shot_down", seat, cell=place(first))
        return False
    player.doomed = first
    return saved != hits.NONE


def ask_defence(state: TruckerState, seat: int) -> None:
    state.ask(seat, ("defence",))


class ChooseDefence(ChooseOne[TruckerState]):
    """A shield or a double cannon would save the component for one token (GT-226 to GT-234, GT-241, GT-246)."""

    takes = (Defend, TakeHit)

    def prompt(self, state: TruckerState, seat: int, step: Step) -> Text:
        player = state.seats[seat]
        tile = state.box.names[player.ship.tiles[player.doomed] >> 2]
        assert state.hit is not None
        return text(f"trucker-defend-{state.hit[0]}", card=card(tile), cell=place(player.doomed))

    def actions(self, state: TruckerState, seat: int, step: Step) -> Sequence[Action]:
        return [*(Defend(name(cell)) for cell in sorted(state.seats[seat].ship.batteries)), TAKE_HIT]

    def options(self, state: TruckerState, seat: int, step: Step) -> Sequence[Option]:
        ship = state.seats[seat].ship
        preview = (text("trucker-preview-tokens", before=ship.tokens, after=ship.tokens - 1),)
        found = [
            Option(
                Defend(name(cell)),
                text("trucker-defend", cell=place(cell), tokens=ship.batteries[cell]),
                {"zone": "ship", "cell": name(cell), "seat": seat},
                preview,
            )
            for cell in sorted(ship.batteries)
        ]
        return [*found, Option(TAKE_HIT, text("trucker-take-hit"), None, self._loss(state, seat))]

    def _loss(self, state: TruckerState, seat: int) -> tuple[Text, ...]:
        """Into how many parts the ship would fall, or the connectors open then."""
        player = state.seats[seat]
        left = losses.parts_without(player.ship, player.doomed)
        if len(left) > 1:
            return (text("trucker-preview-parts", number=len(left)),)
        after = player.ship.copy()
        after.remove(player.doomed)
        return (text("trucker-preview-exposed", before=joints.exposed(player.ship), after=joints.exposed(after)),)

    def check(self, state: TruckerState, seat: int, step: Step, action: Action) -> None:
        if isinstance(action, Defend) and CELL_NUMBERS.get(action.battery) not in state.seats[seat].ship.batteries:
            raise state.refused("trucker-no-token-there", "GT-151", cell=place_named(action.battery))

    def perform(self, state: TruckerState, seat: int, step: Step, action: Defend | TakeHit) -> None:
        player = state.seats[seat]
        if isinstance(action, Defend):
            player.ship.spend([CELL_NUMBERS[action.battery]])
            state.tell("defended", seat, cell=place(player.doomed))
            player.doomed = NO_CELL


def destroy(state: TruckerState, seat: int) -> None:
    """The component goes with everything on it, then what is loose, then aliens without life support (GT-193)."""
    player = state.seats[seat]
    cell, player.doomed = player.doomed, NO_CELL
    if cell != NO_CELL:
        destroy_component(state, seat, cell)


def destroy_component(state: TruckerState, seat: int, cell: int) -> None:
    ship = state.seats[seat].ship
    state.to_supply(ship.remove(cell))
    state.tell("destroyed", seat, tile=ship.lost[-1], cell=place(cell))
    if falls_apart(state, seat):
        state.ask(seat, KEEP_PART)
