"""Step a, first half: taking a die, the wheel, junk, the research card (SM-150 to SM-158, SM-R33)."""

from random import Random
from typing import Any

from sternhafen.core.action import Action
from sternhafen.core.decision import Step, one_of
from sternhafen.core.obstacle import Obstacle
from sternhafen.core.plain import Json
from sternhafen.core.text import Args, text
from sternhafen.games.solarius.actions import DECLINE, DRAW, Decline, DrawCards, Money, PlayCard, Take
from sternhafen.games.solarius.box import COLOUR_NUMBERS, COLOURS
from sternhafen.games.solarius.model import (
    FIELD_NAMES,
    ORDINARY,
    RESEARCH,
    TRANSFORMATION,
    Die,
    Player,
    SolariusState,
)
from sternhafen.games.solarius.rules import cards
from sternhafen.games.solarius.rules.colours import WIRE_COLOUR
from sternhafen.games.solarius.rules.dice import FACE_NUMBERS, FACES, PIPS, STAR, WHEEL, points
from sternhafen.games.solarius.rules.question import Moment, Question
from sternhafen.games.solarius.rules.steps import WHEEL_MONEY
from sternhafen.games.solarius.rules.tableau import gain_bucks, gain_fuel, receive_junk

JUNK_FROM = 3
"""A die that gives this many points by itself brings junk (SM-134)."""
NO_COLOUR = -1
MIXES = tuple(tuple(Money(number - bucks, bucks) for bucks in range(number + 1)) for number in range(WHEEL[-1] + 1))
"""Every mix of this much fuel and this many bucks."""
FIELD_NUMBERS = {name: field for field, name in FIELD_NAMES.items()}


def fields_for(state: SolariusState, player: Player, die: Die) -> list[tuple[int, int]]:
    """Every field that is free for this die, with the colour it then counts as (NO_COLOUR: its own)."""
    used = [field for field, _, _ in player.dice]
    found = [(ORDINARY, NO_COLOUR)]
    if RESEARCH not in used:
        found.append((RESEARCH, NO_COLOUR))
    if TRANSFORMATION not in used:
        found += [(TRANSFORMATION, colour) for colour in range(4) if colour != die[1]]
    for card in player.developments:
        if state.box.is_slot[card] and card not in used and fits(state, card, die):
            found.append((card, NO_COLOUR))
            found += [(card, colour) for colour in state.box.mods[card].recolour if colour != die[1]]
    return found


def fits(state: SolariusState, card: int, die: Die) -> bool:
    """Whether the die field of a development takes this die."""
    pips, colours = state.box.slot_pips[card], state.box.slot_colours[card]
    if pips and (die[2] >= STAR or die[2] + 1 not in pips):
        return False
    return not colours or die[1] in colours


def payable(player: Player, die: Die) -> bool:
    """Whoever cannot pay the -1 may not take the die (SM-R01)."""
    return die[0] > 0 or player.fuel > 0 or player.bucks > 0


def die_points(player: Player, face: int, colour: int) -> int:
    """A star counts the tech die of the colour the die has now (SM-092, SM-155, SM-R03)."""
    return points(face, PIPS[player.faces[colour]])


def junk_of(field: int, ap: int) -> int:
    """Points of the die itself, transformation and research each bring junk (SM-134 to SM-137, SM-R02)."""
    return (ap >= JUNK_FROM) + (field in (TRANSFORMATION, RESEARCH))


def take(die: Die, field_name: str, colour: int) -> Take:
    counts_as: Any = COLOURS[colour] if colour != NO_COLOUR else None
    return Take(COLOURS[die[1]], FACES[die[2]], WHEEL[die[0]], field_name, counts_as)


class TakeDie(Moment):
    """Take one of the dice on the bridge (SM-150)."""

    key = "take"
    own = (Take,)

    def own_choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        player = state.seats[seat]
        return [
            take(die, field_name(state, field), colour)
            for die in sorted(set(state.bridge))
            if payable(player, die)
            for field, colour in fields_for(state, player, die)
        ]

    def own_sample(self, state: SolariusState, seat: int, step: Step, rng: Random) -> Action:
        player = state.seats[seat]
        dice = [die for die in state.bridge if payable(player, die)]
        if not dice:
            return one_of(self.choices(state, seat, step), rng)
        die = dice[int(rng.random() * len(dice))]
        found = fields_for(state, player, die)
        field, colour = found[int(rng.random() * len(found))]
        return take(die, field_name(state, field), colour)

    def own_obstacle(self, state: SolariusState, seat: int, step: Step, action: Take) -> Obstacle | None:
        player = state.seats[seat]
        die = die_of(action)
        if die not in state.bridge:
            return Obstacle("SM-150", text("solarius-no-such-die"))
        if not payable(player, die):
            return Obstacle("SM-R01", text("solarius-cannot-pay-malus"))
        field = field_number(state, action.field)
        colour = NO_COLOUR if action.counts_as is None else COLOUR_NUMBERS[action.counts_as]
        if (field, colour) in fields_for(state, player, die):
            return None
        return field_obstacle(state, player, die, field, colour)

    def own_perform(self, state: SolariusState, seat: int, step: Step, action: Take) -> None:
        player = state.seats[seat]
        die = die_of(action)
        field = field_number(state, action.field)
        colour = die[1] if action.counts_as is None else COLOUR_NUMBERS[action.counts_as]
        state.bridge.remove(die)
        player.dice.append((field, die[1], die[2]))
        ap = die_points(player, die[2], colour)
        junk = junk_of(field, ap)
        receive_junk(player, junk)
        if not state.quiet:
            state.tell("took", seat, die=WIRE_DICE[die[1]][die[2]], field=wire_field(state, field), ap=ap, junk=junk)
        self._plan(state, seat, die, field, colour, ap)

    def _plan(self, state: SolariusState, seat: int, die: Die, field: int, colour: int, ap: int) -> None:
        """The rest of step a and step b, last first."""
        lane, box = state.lanes[seat], state.box
        lane.append(("extra", box.mods[field].range if field >= 0 else 0))
        if field >= 0:
            lane += box.steps_of(field, "after")
        lane.append(("die_action", colour, ap, field))
        if field >= 0:
            lane += box.steps_of(field, "before")
        elif field == RESEARCH:
            lane.append(("research",))
        if WHEEL[die[0]]:
            lane.append(("wheel", WHEEL[die[0]]))

    def thinkable(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        return [take(die, "ordinary", NO_COLOUR) for die in sorted(set(state.bridge))]


def die_of(action: Take) -> Die:
    return action.wheel + 1, COLOUR_NUMBERS[action.colour], FACE_NUMBERS[action.face]


def field_name(state: SolariusState, field: int) -> str:
    return FIELD_NAMES[field] if field < 0 else state.box.names[field]


def field_number(state: SolariusState, name: str) -> int:
    field = FIELD_NUMBERS.get(name)
    return state.game.component_number(name) if field is None else field


def field_obstacle(state: SolariusState, player: Player, die: Die, field: int, colour: int) -> Obstacle:
    if any(field == used for used, _, _ in player.dice) and field != ORDINARY:
        rule = {TRANSFORMATION: "SM-155", RESEARCH: "SM-156"}.get(field, "SM-157")
        return Obstacle(rule, text("solarius-field-used"))
    if field == TRANSFORMATION:
        return Obstacle("SM-155", text("solarius-another-colour"))
    if field < 0:
        return Obstacle("SM-150", text("solarius-no-recolouring"))
    if field not in player.developments or not state.box.is_slot[field]:
        return Obstacle("SM-150", text("solarius-no-die-field"))
    return Obstacle("SM-157", text("solarius-die-does-not-fit" if colour == NO_COLOUR else "solarius-no-recolouring"))


WIRE_DICE: tuple[tuple[Json, ...], ...] = tuple(
    tuple(
        {"text": {"key": "solarius-die", "args": {"colour": colour, "face": face.replace("*", "★")}}} for face in FACES
    )
    for colour in WIRE_COLOUR
)
"""Dice by colour and face as arguments of an event's text."""
WIRE_FIELDS = {field: {"text": {"key": f"solarius-field-{name}", "args": {}}} for field, name in FIELD_NAMES.items()}


def wire_field(state: SolariusState, field: int) -> Json:
    return {"card": state.box.names[field]} if field >= 0 else WIRE_FIELDS[field]


class SettleWheel(Question):
    """The wheel value: -1 is paid in fuel or bucks, more is gained in any mix (SM-151)."""

    key = "wheel"
    takes = (Money,)

    def prompt_args(self, state: SolariusState, seat: int, step: Step) -> Args:
        return {"number": step[WHEEL_MONEY]}

    def choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        player, number = state.seats[seat], step[WHEEL_MONEY]
        if number > 0:
            return list(MIXES[number])
        found: list[Action] = [Money(-1, 0)] if player.fuel else []
        return [*found, Money(0, -1)] if player.bucks else found

    def sample(self, state: SolariusState, seat: int, step: Step, rng: Random) -> Action:
        mixes = MIXES[step[WHEEL_MONEY]] if step[WHEEL_MONEY] > 0 else self.choices(state, seat, step)
        return mixes[int(rng.random() * len(mixes))]

    def forced(self, state: SolariusState, seat: int, step: Step) -> Action | None:
        if step[WHEEL_MONEY] > 0:
            return None
        choices = self.choices(state, seat, step)
        return choices[0] if len(choices) == 1 else None

    def obstacle(self, state: SolariusState, seat: int, step: Step, action: Money) -> Obstacle | None:
        if action.fuel + action.bucks != step[WHEEL_MONEY] or action.fuel * action.bucks < 0:
            return Obstacle("SM-151", text("solarius-wheel-is", number=step[WHEEL_MONEY]))
        player = state.seats[seat]
        if player.fuel + action.fuel < 0 or player.bucks + action.bucks < 0:
            return Obstacle("SM-151", text("solarius-too-little-money", fuel=player.fuel, bucks=player.bucks))
        return None

    def perform(self, state: SolariusState, seat: int, step: Step, action: Money) -> None:
        player = state.seats[seat]
        gain_fuel(player, action.fuel)
        gain_bucks(player, action.bucks)
        if not state.quiet:
            state.tell("wheel", seat, fuel=action.fuel, bucks=action.bucks)


class Research(Moment):
    """Before the die action one card may be drawn or played (SM-156)."""

    key = "research"
    own = (DrawCards, PlayCard, Decline)

    def own_choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        return [DRAW, *cards.plays(state, seat), DECLINE]

    def own_obstacle(
        self, state: SolariusState, seat: int, step: Step, action: DrawCards | PlayCard | Decline
    ) -> Obstacle | None:
        return cards.play_obstacle(state, seat, action) if isinstance(action, PlayCard) else None

    def own_perform(self, state: SolariusState, seat: int, step: Step, action: DrawCards | PlayCard | Decline) -> None:
        if isinstance(action, PlayCard):
            cards.play(state, seat, action)
        elif isinstance(action, DrawCards):
            cards.draw(state, seat, 1)
            state.lanes[seat].append(("hand_limit", 0))

    def thinkable(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        return cards.thinkable_plays(state, seat)
