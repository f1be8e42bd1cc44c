"""Setting up (SM-020 to SM-051, SM-R29, SM-R32)."""

from collections.abc import Sequence

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.inputs import ChooseSeveral
from sternhafen.core.obstacle import Obstacle
from sternhafen.core.text import Text, text
from sternhafen.games.solarius.actions import Keep, Push, Raise
from sternhafen.games.solarius.box import COLOUR_NUMBERS, COLOURS
from sternhafen.games.solarius.model import Player, SolariusState
from sternhafen.games.solarius.rules.bridge import fill_bridge
from sternhafen.games.solarius.rules.colours import WIRE_COLOUR
from sternhafen.games.solarius.rules.dice import PER_COLOUR
from sternhafen.games.solarius.rules.progress import PUSHES, RAISES
from sternhafen.games.solarius.rules.question import Question
from sternhafen.games.solarius.rules.steps import COLOUR

START_CARDS, FREE = "start_cards", "free"
PLANETS_OUT = {2: 4, 3: 2, 4: 1}
"""Planets of each colour put back unseen, by number of players (SM-023)."""
DICE_OUT = {2: 2, 3: 1, 4: 0}
"""Action dice of each colour put back (SM-037)."""
HUBS_USED = 4
DEALT, KEPT = 3, 2
CUBES = 2


def set_up(state: SolariusState) -> None:
    lay_out_space(state)
    place_planets(state)
    place_hubs(state)
    state.bag = [PER_COLOUR - DICE_OUT[state.players]] * len(COLOURS)
    state.start_player = state.chance.below(state.players, None, "start_player")
    if state.options["start"] == FREE:
        deal_three(state)
        state.agenda = [("round",), ("first_dice",), ("start_tableaus",), ("keep_cards",)]
    else:
        deal_start_cards(state)
        state.agenda = [("round",), ("first_dice",)]


def lay_out_space(state: SolariusState) -> None:
    """Places and rotations of the outer tiles are random (SM-020, SM-R29)."""
    tiles = list(range(len(state.box.tile_ids)))
    state.chance.shuffle(tiles, "tiles")
    turns = state.chance.dice(len(tiles), 6, None, "turns")
    layout = tuple((tile, turn - 1) for tile, turn in zip(reversed(tiles), turns, strict=True))
    state.space = state.box.space(layout, state.players)


def place_planets(state: SolariusState) -> None:
    """Some of each colour go back unseen, the others face down on the spaces in use (SM-023 to SM-026)."""
    used = []
    for colour in range(len(COLOURS)):
        same = [planet for planet, own in enumerate(state.box.planet_colour) if own == colour]
        state.chance.shuffle(same, "planets_out")
        state.planets_out += same[: PLANETS_OUT[state.players]]
        used += same[PLANETS_OUT[state.players] :]
    state.chance.shuffle(used, "planets")
    for hex, planet in zip(state.space.in_use, reversed(used), strict=True):
        state.planet_at[hex] = planet + 1


def place_hubs(state: SolariusState) -> None:
    """Four lie on the track for the four rounds, letters hidden; two go back unseen (SM-027)."""
    hubs = list(range(len(state.box.tile_ids)))
    state.chance.shuffle(hubs, "hubs")
    hubs.reverse()
    state.hub_track, state.hubs_out = hubs[:HUBS_USED], hubs[HUBS_USED:]


def deal_start_cards(state: SolariusState) -> None:
    """Each player carries one out; the cards of the others go into the draw pile (SM-032 to SM-036)."""
    starts, box = state.box.components.start_cards, state.box
    order = list(range(len(starts)))
    state.chance.shuffle(order, "start_cards")
    for player in state.seats:
        start = starts[order.pop()]
        player.hand = [box.numbers[card] for card in start.cards]
        prepare(player, COLOUR_NUMBERS[start.push], COLOUR_NUMBERS[start.raised])
    dealt = [card for player in state.seats for card in player.hand]
    state.pile = [card for card in range(len(box.cards)) if card not in dealt]
    state.chance.shuffle(state.pile, "deck")


def prepare(player: Player, push: int, raised: int) -> None:
    """One die to column II, another to 2, two cubes in each of the other rows (SM-033, SM-051)."""
    player.columns[push] = 2
    player.faces[raised] = 1
    for colour in range(len(COLOURS)):
        if colour not in (push, raised):
            player.store[3 * colour] = CUBES


def deal_three(state: SolariusState) -> None:
    state.pile = list(range(len(state.box.cards)))
    state.chance.shuffle(state.pile, "deck")
    for seat, player in enumerate(state.seats):
        player.hand = state.chance.draw(state.pile, DEALT, seat, "deal")


def keep_cards(state: SolariusState) -> None:
    state.ask_all(("keep",))


def start_tableaus(state: SolariusState) -> None:
    """First the die to push, then the die to raise (SM-051)."""
    state.ask_all(("start_push",))


def first_dice(state: SolariusState) -> None:
    fill_bridge(state)


class KeepTwo(ChooseSeveral[SolariusState]):
    """Keep 2 of the 3 cards dealt, discard the third (SM-050)."""

    takes = (Keep,)
    size_rule = "SM-050"

    def prompt(self, state: SolariusState, seat: int, step: Step) -> Text:
        return text("solarius-ask-keep", number=KEPT)

    def things(self, state: SolariusState, seat: int, step: Step) -> list[int]:
        return state.seats[seat].hand

    def bounds(self, state: SolariusState, seat: int, step: Step) -> tuple[int, int]:
        return KEPT, KEPT

    def carry_out(self, state: SolariusState, seat: int, step: Step, chosen: Sequence[int]) -> None:
        player = state.seats[seat]
        gone = [card for card in player.hand if card not in chosen]
        player.hand = list(chosen)
        state.discard_pile += gone
        state.tell("kept", seat, {"kept": [state.game.component_name(card) for card in chosen]}, cards=gone)


class StartPush(Question):
    """Which tech die starts in column II (SM-051)."""

    key = "start-push"
    takes = (Push,)

    def choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        return list(PUSHES)

    def obstacle(self, state: SolariusState, seat: int, step: Step, action: Push) -> Obstacle | None:
        return None

    def perform(self, state: SolariusState, seat: int, step: Step, action: Push) -> None:
        state.lanes[seat].append(("start_raise", COLOUR_NUMBERS[action.colour]))


class StartRaise(Question):
    """Which other tech die starts at 2 (SM-051)."""

    key = "start-raise"
    takes = (Raise,)

    def choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        return [RAISES[colour] for colour in range(len(COLOURS)) if colour != step[COLOUR]]

    def obstacle(self, state: SolariusState, seat: int, step: Step, action: Raise) -> Obstacle | None:
        is_pushed = COLOUR_NUMBERS[action.colour] == step[COLOUR]
        return Obstacle("SM-051", text("solarius-another-die")) if is_pushed else None

    def perform(self, state: SolariusState, seat: int, step: Step, action: Raise) -> None:
        raised = COLOUR_NUMBERS[action.colour]
        prepare(state.seats[seat], step[COLOUR], raised)
        told = {"push": WIRE_COLOUR[step[COLOUR]], "raised": WIRE_COLOUR[raised]}
        state.tell("prepared", seat, **told)
