"""Placing what was revealed: pay the development, then pay or conquer the world (JD-046 to JD-066, JD-159, JD-160)."""

from abc import abstractmethod
from collections.abc import Sequence

from sternhafen.core import inputs
from sternhafen.core.decision import Step
from sternhafen.core.inputs import NUMBER, ChooseOne
from sternhafen.core.offers import Option
from sternhafen.core.text import Text, card, text
from sternhafen.games.jumpdrive.actions import CONQUER, CONTACT, Conquer, Contact, Pay
from sternhafen.games.jumpdrive.model import NO_CARD, JumpDriveState, Player
from sternhafen.games.jumpdrive.rules.drawing import discard, draw
from sternhafen.games.jumpdrive.rules.exploring import draw_for_exploring
from sternhafen.games.jumpdrive.rules.paying import dev_cost, strength, strength_against, ways, world_cost

PLACE_WORLD: Step = ("way_of_world",)


def place(state: JumpDriveState) -> None:
    """Everybody places dev and first world, each independently; the dev comes first (JD-054)."""
    lanes: dict[int, list[Step]] = {}
    for seat, player in enumerate(state.seats):
        if player.dev != NO_CARD:
            cost = dev_cost(state.cards, player, player.dev, player.world == NO_CARD)
            lanes[seat] = [("pay_development", cost)]
        if player.world != NO_CARD:
            lanes.setdefault(seat, []).append(PLACE_WORLD)
    if lanes:
        state.ask_through(lanes)


class PayCards(inputs.Pay[JumpDriveState]):
    """Pay by putting hand cards on the discard pile; which ones is the payer's choice (JD-046, JD-048)."""

    takes = (Pay,)
    size_rule = "JD-046"

    def things(self, state: JumpDriveState, seat: int, step: Step) -> list[int]:
        return state.seats[seat].hand

    def prompt(self, state: JumpDriveState, seat: int, step: Step) -> Text:
        placed = card(state.cards.names[self.placed(state.seats[seat])])
        return text("jumpdrive-pay", card=placed, number=step[NUMBER])

    @abstractmethod
    def placed(self, player: Player) -> int:
        """The card that is paid for."""


class PayDevelopment(PayCards):
    """The development of the turn."""

    def placed(self, player: Player) -> int:
        return player.dev

    def carry_out(self, state: JumpDriveState, seat: int, step: Step, chosen: Sequence[int]) -> None:
        player = state.seats[seat]
        discard(state, seat, chosen)
        player.place(state.cards, player.dev)
        if not state.quiet:
            state.tell("placed", seat, {"cards": chosen}, card=player.dev, number=len(chosen))


class WayOfWorld(ChooseOne[JumpDriveState]):
    """A military world is conquered, or paid through a Contact Specialist (JD-111, JD-159)."""

    takes = (Conquer, Contact)

    def prompt(self, state: JumpDriveState, seat: int, step: Step) -> Text:
        return text("jumpdrive-way", card=card(state.cards.names[state.seats[seat].world]))

    def options(self, state: JumpDriveState, seat: int, step: Step) -> Sequence[Option]:
        player, cards = state.seats[seat], state.cards
        have = strength(cards, player) + strength_against(cards, player, player.world)
        target = {"zone": "revealed", "card": cards.names[player.world], "seat": seat}
        found = []
        for way, cost in ways(cards, player, player.world, len(player.hand)):
            if way == "conquer":
                label = text("jumpdrive-conquer", strength=have, defense=cards.price[player.world])
                found.append(Option(CONQUER, label, target))
            else:
                found.append(Option(CONTACT, text("jumpdrive-contact", number=cost), target))
        return found

    def forced(self, state: JumpDriveState, seat: int, step: Step) -> Conquer | Contact | None:
        player, cards = state.seats[seat], state.cards
        if not cards.is_military[player.world]:
            return CONTACT  # a non-military world is simply paid for
        found = ways(cards, player, player.world, len(player.hand))
        if len(found) > 1:
            return None
        return CONQUER if found[0][0] == "conquer" else CONTACT

    def perform(self, state: JumpDriveState, seat: int, step: Step, action: Conquer | Contact) -> None:
        player, cards = state.seats[seat], state.cards
        cost = 0
        if isinstance(action, Conquer):
            player.way = "conquer"
            player.conquered_with = strength(cards, player)
        else:
            player.way = "contact" if cards.is_military[player.world] else "pay"
            cost = world_cost(cards, player, player.world)
        state.lanes[seat].append(("pay_world", cost))


class PayWorld(PayCards):
    """The first world of the turn; a conquered one costs nothing (JD-058)."""

    def placed(self, player: Player) -> int:
        return player.world

    def carry_out(self, state: JumpDriveState, seat: int, step: Step, chosen: Sequence[int]) -> None:
        player = state.seats[seat]
        discard(state, seat, chosen)
        player.place(state.cards, player.world)
        if not state.quiet:
            type = "conquered" if player.way == "conquer" else "placed"
            state.tell(type, seat, {"cards": chosen} if chosen else None, card=player.world, number=len(chosen))


def draw_after_placing(state: JumpDriveState) -> None:
    """A world placed alone earns a card, explorers draw: the dealer's left first (JD-045, JD-051, JD-093)."""
    for seat in state.from_dealers_left():
        player = state.seats[seat]
        if player.explores:
            draw_for_exploring(state, seat)
        elif player.world != NO_CARD and player.dev == NO_CARD:
            drawn = draw(state, seat, 1, "bonus")
            if not state.quiet:
                state.tell("drew_for_world", seat, {"cards": drawn}, number=len(drawn))
