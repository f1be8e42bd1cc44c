"""Second worlds by convoy (JD-125 to JD-148), one player after the other (JD-161)."""

from collections.abc import Iterator, Sequence

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.inputs import ChooseOne
from sternhafen.core.obstacle import Obstacle
from sternhafen.core.offers import Blocked, Option
from sternhafen.core.text import Text, card, text
from sternhafen.games.jumpdrive.actions import NO_SECOND_WORLD, NoSecondWorld, SecondWorld, Way
from sternhafen.games.jumpdrive.box import Cards
from sternhafen.games.jumpdrive.model import NO_CARD, JumpDriveState, Player
from sternhafen.games.jumpdrive.pack import SecondWorldPower
from sternhafen.games.jumpdrive.rules.drawing import discard
from sternhafen.games.jumpdrive.rules.paying import can_contact, over_limit, strength, too_dear, world_cost
from sternhafen.games.jumpdrive.rules.placing import PayCards


def second_worlds(state: JumpDriveState) -> None:
    """From the dealer's left, each seeing the earlier ones (JD-161)."""
    state.agenda += [("second_world", seat) for seat in reversed(state.from_dealers_left())]


def second_world(state: JumpDriveState, seat: int) -> None:
    """Whoever could use a convoy is asked, whatever the hand holds (JD-161)."""
    if convoy_for(state, state.seats[seat]) != NO_CARD:
        state.ask(seat, ("choose_second_world",))


def convoy_for(state: JumpDriveState, player: Player) -> int:
    """The convoy that allows a second world after this first one: paid after paid, conquered after conquered."""
    if player.world == NO_CARD:
        return NO_CARD
    mode = "conquer" if player.way == "conquer" else "pay"
    for own in player.powers:
        power = state.cards.convoy[own]
        if power is not None and power.mode == mode:
            return own
    return NO_CARD


def convoy_power(state: JumpDriveState, player: Player) -> SecondWorldPower:
    power = state.cards.convoy[convoy_for(state, player)]
    assert power is not None
    return power


def strength_left(state: JumpDriveState, player: Player, second: int) -> int:
    """The most strength left for the second world after conquering the first, each point used once (JD-136 to JD-138).

    Strength that works only against the first world is spent there, strength that works only against the second
    is kept; what the first world itself brought is unused.
    """
    brought = strength(state.cards, player) - player.conquered_with
    only_first, only_second, either = against(state.cards, player, second)
    spent = max(0, state.cards.price[player.world] - only_first)
    return player.conquered_with + either - spent + only_second + brought


def against(cards: Cards, player: Player, second: int) -> tuple[int, int, int]:
    """Strength with a condition: what works against the first world alone, the second alone, and either of them."""
    first = player.world
    only_first = only_second = either = 0
    for helper in player.powers:
        amounts = cards.against[helper]
        if amounts is None:
            continue
        if helper == first:
            only_second += amounts[second]
        else:
            common = min(amounts[first], amounts[second])
            either += common
            only_first += amounts[first] - common
            only_second += amounts[second] - common
    return only_first, only_second, either


def second_cost(state: JumpDriveState, player: Player, world: int) -> int:
    """The convoy's discount comes on top of all others (JD-144, JD-145)."""
    return world_cost(state.cards, player, world, less=convoy_power(state, player).discount)


def second_ways(state: JumpDriveState, player: Player, world: int) -> Iterator[tuple[Way, int]]:
    """How this world of the hand could be the second one: (way, cost)."""
    cards = state.cards
    if over_limit(cards, player, world):
        return
    if convoy_power(state, player).mode == "conquer":
        if cards.is_military[world] and strength_left(state, player, world) >= cards.price[world]:
            yield "conquer", 0
        return
    if not cards.is_military[world] or can_contact(cards, player, world):
        cost = second_cost(state, player, world)
        if cost <= len(player.hand) - 1:
            yield "contact" if cards.is_military[world] else "pay", cost


class ChooseSecondWorld(ChooseOne[JumpDriveState]):
    """A second world, or none: using a convoy is optional (JD-128)."""

    takes = (SecondWorld, NoSecondWorld)

    def prompt(self, state: JumpDriveState, seat: int, step: Step) -> Text:
        convoy = convoy_for(state, state.seats[seat])
        return text("jumpdrive-second-world", card=card(state.cards.names[convoy]))

    def actions(self, state: JumpDriveState, seat: int, step: Step) -> Sequence[Action]:
        player, names = state.seats[seat], state.cards.names
        worlds = [SecondWorld(names[world], way) for world, way, _ in self._choices(state, player)]
        return [NO_SECOND_WORLD, *worlds]

    def _choices(self, state: JumpDriveState, player: Player) -> Iterator[tuple[int, Way, int]]:
        for world in sorted(set(player.hand)):
            if state.cards.is_world[world]:
                for way, cost in second_ways(state, player, world):
                    yield world, way, cost

    def options(self, state: JumpDriveState, seat: int, step: Step) -> Sequence[Option]:
        found = [Option(NO_SECOND_WORLD, text("jumpdrive-no-second-world"))]
        for world, way, cost in self._choices(state, state.seats[seat]):
            name = state.cards.names[world]
            label = text(f"jumpdrive-second-world-{way}", card=card(name), number=cost)
            found.append(Option(SecondWorld(name, way), label, {"zone": "hand", "card": name, "seat": seat}))
        return found

    def check(self, state: JumpDriveState, seat: int, step: Step, action: Action) -> None:
        if not isinstance(action, SecondWorld):
            return
        player, world = state.seats[seat], state.game.component_number(action.card)
        if world not in player.hand or not state.cards.is_world[world]:
            raise state.refused("jumpdrive-not-in-hand", "JD-129", card=card(action.card))
        if action.how not in [way for way, _ in second_ways(state, player, world)]:
            raise state.refusal(self._obstacle(state, player, world))

    def _obstacle(self, state: JumpDriveState, player: Player, world: int) -> Obstacle:
        cards = state.cards
        if limit := over_limit(cards, player, world):
            return limit
        if convoy_power(state, player).mode == "conquer":
            if not cards.is_military[world]:
                return Obstacle("JD-136", text("jumpdrive-second-must-be-military"))
            left = strength_left(state, player, world)
            if left < cards.price[world]:
                return Obstacle("JD-136", text("jumpdrive-too-weak", strength=left, defense=cards.price[world]))
            return Obstacle("JD-140", text("jumpdrive-second-must-be-conquered"))
        if cards.is_military[world] and not can_contact(cards, player, world):
            return Obstacle("JD-145", text("jumpdrive-second-must-be-paid"))
        cost = second_cost(state, player, world)
        if cost > len(player.hand) - 1:
            return too_dear(cost, len(player.hand) - 1)
        return Obstacle("JD-145", text("jumpdrive-second-must-be-paid"))

    def blocked(self, state: JumpDriveState, seat: int, step: Step) -> Sequence[Blocked]:
        player = state.seats[seat]
        found = []
        for world in sorted(set(player.hand)):
            if state.cards.is_world[world] and not list(second_ways(state, player, world)):
                target = {"zone": "hand", "card": state.cards.names[world], "seat": seat}
                found.append(Blocked(target, *self._obstacle(state, player, world)))
        return found

    def perform(self, state: JumpDriveState, seat: int, step: Step, action: SecondWorld | NoSecondWorld) -> None:
        if isinstance(action, NoSecondWorld):
            state.tell("no_second_world", seat)
            return
        player, world = state.seats[seat], state.cards.numbers[action.card]
        player.hand.remove(world)
        player.unplaced.append(world)
        player.second = (world, action.how)
        cost = 0 if action.how == "conquer" else second_cost(state, player, world)
        state.lanes[seat].append(("pay_second_world", cost))


class PaySecondWorld(PayCards):
    """The used Colony Convoy goes to the discard pile, then the world is placed (JD-142)."""

    def placed(self, player: Player) -> int:
        assert player.second is not None
        return player.second[0]

    def carry_out(self, state: JumpDriveState, seat: int, step: Step, chosen: Sequence[int]) -> None:
        player = state.seats[seat]
        assert player.second is not None
        world, way = player.second
        discard(state, seat, chosen)
        convoy = convoy_for(state, player)
        if convoy_power(state, player).discard_self:
            player.remove(state.cards, convoy)
            state.open_discards.append(convoy)
            state.tell("convoy_discarded", seat, card=convoy)
        player.place(state.cards, world)
        player.second = None
        type = "conquered" if way == "conquer" else "placed"
        state.tell(type, seat, {"cards": chosen} if chosen else None, card=world, number=len(chosen))
