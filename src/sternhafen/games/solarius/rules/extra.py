"""Step b, the extra action (SM-190 to SM-199, SM-224 to SM-226), and the end of the turn."""

from random import Random

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.obstacle import Obstacle
from sternhafen.core.text import text
from sternhafen.games.solarius.actions import (
    DRAW,
    END_TURN,
    BuyDrives,
    DrawCards,
    EndTurn,
    Fly,
    OpenPortals,
    PlayCard,
)
from sternhafen.games.solarius.model import DRIVE_SLOTS, Player, SolariusState
from sternhafen.games.solarius.rules import cards, flying
from sternhafen.games.solarius.rules.flying import closed_flights, range_of
from sternhafen.games.solarius.rules.question import Moment
from sternhafen.games.solarius.rules.steps import RANGE
from sternhafen.games.solarius.rules.tableau import DRIVE_PRICE, price

Extra = BuyDrives | DrawCards | PlayCard | Fly | OpenPortals | EndTurn
DRAWN = 2
DISCARDED = 1
BUY_DRIVES = tuple(BuyDrives(number) for number in range(DRIVE_SLOTS + 1))
TURN, RETURN, FREE = OpenPortals("turn"), OpenPortals("return"), OpenPortals("free")


def drive_price(state: SolariusState, player: Player) -> int:
    return price(state, player, "drive_buy", DRIVE_PRICE)


def drives_for_sale(state: SolariusState, player: Player) -> list[Action]:
    """Up to 3, as far as there are free slots (SM-192)."""
    free = DRIVE_SLOTS - player.ones - player.twos
    cost = drive_price(state, player)
    return [BUY_DRIVES[number] for number in range(1, free + 1) if number * cost <= player.fuel]


def ways_to_open(state: SolariusState, player: Player) -> list[OpenPortals]:
    """Turn a drive from 2 to 1, return a drive of value 1, or free by a development (SM-224, SM-225)."""
    found = [TURN] if player.twos else []
    if player.ones:
        found.append(RETURN)
    if any(state.box.mods[card].portal_free for card in player.developments):
        found.append(FREE)
    return found


def portals_obstacle(state: SolariusState, seat: int, step: Step, action: OpenPortals) -> Obstacle | None:
    player = state.seats[seat]
    if action not in ways_to_open(state, player):
        return Obstacle("SM-225", text("solarius-no-drive-for-portals"))
    loss = 0 if action.how == "free" else 1
    left = flying.affordable(player, range_of(state, player, step[RANGE]) - loss)
    for hex in flying.in_range(state, seat, left, True):
        if flying.can_end(state, seat, hex):
            return None
    return Obstacle("SM-229", text("solarius-hex-taken"))


class Supplement(Moment):
    """Buy drives, draw, play a card or fly; or end the turn. Steps are ("extra", range of the die field used)."""

    key = "extra"
    own = (BuyDrives, DrawCards, PlayCard, Fly, OpenPortals, EndTurn)

    def own_choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        player = state.seats[seat]
        found = [END_TURN, *drives_for_sale(state, player), DRAW, *cards.plays(state, seat)]
        found += flying.fly_actions(state, seat, range_of(state, player, step[RANGE]), False)
        ways = ways_to_open(state, player)
        return found + [way for way in ways if portals_obstacle(state, seat, step, way) is None]

    def own_sample(self, state: SolariusState, seat: int, step: Step, rng: Random) -> Action:
        """Fly half of the time; hexes would drown everything else if all options were equally likely."""
        player = state.seats[seat]
        lot = rng.random()
        if lot < 0.5:
            flight = flying.sample_flight(state, seat, range_of(state, player, step[RANGE]), False, rng)
            return flight or END_TURN
        if lot < 0.65:
            return END_TURN
        if lot < 0.8:
            plays = cards.plays(state, seat)
            return plays[int(rng.random() * len(plays))] if plays else DRAW
        others: list[Action] = [DRAW, *drives_for_sale(state, player)]
        if lot > 0.9:
            ways = ways_to_open(state, player)
            others += [way for way in ways if portals_obstacle(state, seat, step, way) is None]
        return others[int(rng.random() * len(others))]

    def own_obstacle(self, state: SolariusState, seat: int, step: Step, action: Extra) -> Obstacle | None:
        player = state.seats[seat]
        match action:
            case Fly():
                return flying.fly_obstacle(state, seat, range_of(state, player, step[RANGE]), False, action.to)
            case PlayCard():
                return cards.play_obstacle(state, seat, action)
            case BuyDrives():
                return self._drives_obstacle(state, player, action.number)
            case OpenPortals():
                return portals_obstacle(state, seat, step, action)
            case _:
                return None

    def _drives_obstacle(self, state: SolariusState, player: Player, number: int) -> Obstacle | None:
        free = DRIVE_SLOTS - player.ones - player.twos
        if not 1 <= number <= free:
            return Obstacle("SM-192", text("solarius-drive-slots", free=free))
        cost = number * drive_price(state, player)
        if cost > player.fuel:
            return Obstacle("SM-192", text("solarius-too-little-fuel", cost=cost, fuel=player.fuel))
        return None

    def own_perform(self, state: SolariusState, seat: int, step: Step, action: Extra) -> None:
        player, lane = state.seats[seat], state.lanes[seat]
        match action:
            case Fly():
                flying.fly(state, seat, range_of(state, player, step[RANGE]), False, action.to)
            case OpenPortals():
                open_portals(state, seat, action.how)
                lane.append(("destination", range_of(state, player, step[RANGE])))
            case BuyDrives():
                lane.append(("wrap_up",))
                buy_drives(state, seat, action.number)
            case DrawCards():
                lane += [("wrap_up",), ("hand_limit", DISCARDED)]
                more = sum([state.box.mods[card].draw_extra for card in player.developments])
                cards.draw(state, seat, DRAWN + more)
            case PlayCard():
                lane.append(("wrap_up",))
                cards.play(state, seat, action)

    def thinkable(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        closed = closed_flights(state, seat, range_of(state, state.seats[seat], step[RANGE]), False)
        return [BUY_DRIVES[1], RETURN, *cards.thinkable_plays(state, seat), *closed]


def buy_drives(state: SolariusState, seat: int, number: int) -> None:
    player = state.seats[seat]
    cost = number * drive_price(state, player)
    player.fuel -= cost
    player.ones += number
    state.tell("bought_drives", seat, number=number, fuel=cost, range=player.range)


def open_portals(state: SolariusState, seat: int, how: str) -> None:
    """The range falls by 1 for good, unless a development spares it (SM-224, SM-226)."""
    player = state.seats[seat]
    if how == "turn":
        player.twos -= 1
        player.ones += 1
    elif how == "return":
        player.ones -= 1
    state.tell("opened_portals", seat, how=how, range=player.range)


class WrapUp(Moment):
    """Everything is done; any-time actions are still possible before the bridge is refilled."""

    key = "wrap-up"
    own = (EndTurn,)

    def own_choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        return [END_TURN]

    def own_sample(self, state: SolariusState, seat: int, step: Step, rng: Random) -> Action:
        return END_TURN

    def own_obstacle(self, state: SolariusState, seat: int, step: Step, action: EndTurn) -> Obstacle | None:
        return None

    def own_perform(self, state: SolariusState, seat: int, step: Step, action: EndTurn) -> None:
        return
