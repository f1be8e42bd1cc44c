"""One decision of a trucker, answered at first sight: question by question."""

from collections.abc import Callable, Sequence

from sternhafen.core.action import Action
from sternhafen.core.decision import Decision
from sternhafen.games.trucker.actions import (
    ACCEPT,
    FLY_ON,
    PASS,
    STOP_LOADING,
    Defend,
    HandIn,
    KeepPart,
    Land,
    Load,
    LoadCrew,
    PowerCannons,
    PowerEngines,
    Spend,
    TakeOff,
    Unload,
)
from sternhafen.games.trucker.box import BROWN, GOODS, PURPLE, RED, TWO_HUMANS
from sternhafen.games.trucker.grid import CELL_NUMBERS, name
from sternhafen.games.trucker.instinct.shipwright import Builder
from sternhafen.games.trucker.instinct.taste import Taste
from sternhafen.games.trucker.instinct.yard import SEARCHED
from sternhafen.games.trucker.model import TruckerState
from sternhafen.games.trucker.rules.goods import block_name
from sternhafen.games.trucker.rules.steps import CREW
from sternhafen.games.trucker.ship import Ship, cargo, joints, losses, strength

DAY = 0.7
"""Credits a flight day is worth."""
CREW_MEMBER = 0.8
"""Credits a crew member is worth while cards are to come."""
SAFE_HUMANS = 5
FEW_HUMANS = 2
LAP_MARGIN = 3
COMPARED = ("crew", "power_engines", "planet", "reward", "abandoned")
"""Questions in flight with few answers, which deserve a thought."""


class Trucker:
    """One decision of one seat, thought about in one imagined state."""

    def __init__(self, state: TruckerState, decision: Decision, taste: Taste, builder: Builder) -> None:
        self.state = state
        self.taste = taste
        self.builder = builder
        self.decision = decision
        self.seat = decision.seat
        self.player = state.seats[self.seat]
        self.ship = self.player.ship

    def candidates(self) -> Sequence[Action]:
        """The moves worth comparing, the first one by instinct."""
        if self.decision.name in ("yard", "hold"):
            yard = self.builder(self.state, self.seat, self.taste)
            return yard.takes(considered=SEARCHED) if self.decision.name == "yard" else yard.decisions()
        first = self.answer()
        if self.decision.name not in COMPARED and not self._is_desperate():
            return [first]
        return [first, *(action for action in self.decision.actions() if action != first)]

    def _is_desperate(self) -> bool:
        """Whether giving up deserves a thought: few are left on board, or no engine."""
        if self.decision.name != "give_up":
            return False
        humans = sum(strength.humans(who) for who in self.ship.crew.values())
        return humans <= FEW_HUMANS or not strength.engine_table(self.ship, self.ship.tokens)[-1]

    def answer(self) -> Action:
        choose = ANSWERS.get(self.decision.name)
        return choose(self) if choose else self.decision.actions()[0]

    # The yard

    def take_tile(self) -> Action:
        return self.builder(self.state, self.seat, self.taste).takes()[0]

    def place_tile(self) -> Action:
        return self.builder(self.state, self.seat, self.taste).decisions()[0]

    # The ship

    def take_off(self) -> Action:
        """The component whose loss leaves most of the ship and fewest errors."""

        def left(action: Action) -> tuple[int, int]:
            assert isinstance(action, TakeOff)
            after = self.ship.copy()
            after.remove(CELL_NUMBERS[action.cell])
            losses.keep_part(after, largest(joints.parts(after)))
            return -len(joints.errors(after, self.state.area)), len(after.tiles)

        return max(self.decision.actions(), key=left)

    def keep_part(self) -> Action:
        """The part that can fly and holds most."""
        parts = joints.parts(self.ship)
        return KeepPart(name(max(parts, key=self._part_worth)[0]))

    def _part_worth(self, part: list[int]) -> float:
        after = self.ship.copy()
        losses.keep_part(after, part)
        flies = 10 * strength.has_human(after) + 6 * (strength.engine_table(after, after.tokens)[-1] > 0)
        return flies + len(part) + strength.crew(after) + goods_worth(self.state, after)

    def load_crew(self) -> Action:
        """Aliens where their strength is used and enough humans stay."""

        def value(action: Action) -> float:
            assert isinstance(action, LoadCrew)
            after = self.ship.copy()
            aliens = {BROWN: action.brown, PURPLE: action.purple}
            after.crew = dict.fromkeys(strength.cabins(after), TWO_HUMANS)
            after.crew.update({CELL_NUMBERS[cell]: who for who, cell in aliens.items() if cell})
            cannon = strength.cannon_table(after, after.tokens)[-1][-1] / 2
            engine = strength.engine_table(after, after.tokens)[-1]
            return 1.0 * strength.crew(after) + 0.8 * (min(cannon, 8) + min(engine, 8))

        return max(self.decision.actions(), key=value)

    # Power

    def power_engines(self) -> Action:
        """In open space what can be spared, and what keeps the ship flying; in a zone what avoids the last place."""
        table = strength.engine_table(self.ship, self.ship.tokens)
        if self.state.adventure.kind == "combat_zone":
            return PowerEngines(self._enough(table, self._to_beat()))
        spare = max(0, self.ship.tokens - 2)
        least = 0 if table[0] else 1
        return PowerEngines(min(len(table) - 1, max(least, spare)))

    def _to_beat(self) -> int:
        """The lowest value announced so far; with nobody before, a middling one."""
        others = [self.state.seats[seat].strength for seat in self.state.announced if seat != self.seat]
        return min(others, default=4)

    @staticmethod
    def _enough(table: list[int], beat: int) -> int:
        return next((tokens for tokens, value in enumerate(table) if value > beat), 0)

    def power_cannons(self) -> Action:
        """The fewest tokens that win, else the fewest that hold out, else none."""
        card = self.state.adventure
        doubles = sorted(strength.cannons(self.ship)[1], key=lambda cell: -strength.double_halves(self.ship, cell))
        most = min(self.ship.tokens, len(doubles))
        wanted = (
            (self._to_beat(),) if card.kind == "combat_zone" else (2 * card.entry.strength, 2 * card.entry.strength - 1)
        )
        for beat in wanted:
            for spent in range(most + 1):
                if strength.cannon_halves(self.ship, doubles[:spent]) > beat:
                    return PowerCannons(tuple(name(cell) for cell in doubles[:spent]))
        return PowerCannons(())

    def spend(self) -> Action:
        """From the fullest batteries, so that no hit costs many tokens."""
        left = dict(self.ship.batteries)
        cells = []
        for _ in range(self.player.owed):
            fullest = max(sorted(left), key=lambda cell: left[cell])
            left[fullest] -= 1
            cells.append(name(fullest))
        return Spend(tuple(cells))

    def defend(self) -> Action:
        batteries = self.ship.batteries
        return Defend(name(max(sorted(batteries), key=lambda cell: batteries[cell])))

    # Rewards

    def choose_planet(self) -> Action:
        """The planet whose goods are worth most to this ship, if they are worth the days."""
        landings = [action for action in self.decision.actions() if isinstance(action, Land)]
        planets = self.state.adventure.planets
        best = max(landings, key=lambda action: self._gain(planets[action.planet - 1]))
        pays = self._gain(planets[best.planet - 1]) > DAY * self.state.adventure.days
        return best if pays and self._can_fall_back() else PASS

    def _gain(self, goods: tuple[int, ...]) -> float:
        """How much richer the hold gets by these blocks."""
        counts, before = cargo.on_board(self.ship), goods_worth(self.state, self.ship)
        for good in goods:
            counts[good] += 1
        return best_load(self.state, self.ship, counts) - before

    def _can_fall_back(self) -> bool:
        """Whether the days leave the ship well within a lap of the leader."""
        front = max(player.position for player in self.state.seats if player.racing)
        behind = front - self.player.position + self.state.adventure.days
        return behind < self.state.flight.spaces - LAP_MARGIN

    def take_reward(self) -> Action:
        card = self.state.adventure
        value = card.entry.credits + self._gain(card.goods)
        return ACCEPT if value > DAY * card.days and self._can_fall_back() else PASS

    def take_abandoned(self) -> Action:
        card = self.state.adventure
        cost = card.entry.crew_cost
        humans = sum(strength.humans(who) for who in self.ship.crew.values())
        crew_worth = CREW_MEMBER if self.state.deck else 0
        value = card.entry.credits + self._gain(card.goods) - crew_worth * cost
        safe = humans - cost >= min(SAFE_HUMANS, len(self.state.deck))
        return ACCEPT if value > DAY * card.days and safe and self._can_fall_back() else PASS

    # Goods and crew

    def unload(self) -> Action:
        """Everything, if not all blocks find room: the best are then loaded first."""
        counts = cargo.on_board(self.ship)
        for good in self.player.dock:
            counts[good] += 1
        if cargo.can_carry(self.ship, counts):
            return Unload(())
        goods = self.ship.goods
        return Unload(tuple(block_name(cell * 4 + good) for cell in sorted(goods) for good in goods[cell]))

    def load(self) -> Action:
        """The most valuable first, so red first; the others go into special holds only where no other has room."""
        for good in sorted(self.player.dock):
            holds = cargo.holds_for(self.ship, good)
            white = [cell for cell in holds if cell not in cargo.holds_for(self.ship, RED)]
            if holds:
                return Load(GOODS[good], name((white or holds)[0] if good != RED else holds[0]))
        return STOP_LOADING

    def hand_in(self) -> Action:
        """Humans before aliens, but never the last human while an alien could go."""
        crew = dict(self.ship.crew)
        gone = []
        for _ in range(self.decision.step[CREW]):
            humans = sorted((cell for cell in crew if crew[cell] <= TWO_HUMANS), key=lambda cell: -crew[cell])
            aliens = [cell for cell in sorted(crew) if crew[cell] > TWO_HUMANS]
            last = sum(crew[cell] for cell in humans) == 1
            cell = aliens[0] if aliens and (last or not humans) else humans[0]
            gone.append(name(cell))
            if crew[cell] == TWO_HUMANS:
                crew[cell] = 1
            else:
                del crew[cell]
        return HandIn(tuple(gone))


ANSWERS: dict[str, Callable[[Trucker], Action]] = {
    "yard": Trucker.take_tile,
    "hold": Trucker.place_tile,
    "repair": Trucker.take_off,
    "keep_part": Trucker.keep_part,
    "crew": Trucker.load_crew,
    "power_engines": Trucker.power_engines,
    "power_cannons": Trucker.power_cannons,
    "spend": Trucker.spend,
    "defence": Trucker.defend,
    "planet": Trucker.choose_planet,
    "unload": Trucker.unload,
    "load": Trucker.load,
    "hand_in": Trucker.hand_in,
    "reward": Trucker.take_reward,
    "abandoned": Trucker.take_abandoned,
    "give_up": lambda _: FLY_ON,
}
"""How each question is answered; any other by the first that there is."""


def largest(parts: list[joints.Part]) -> joints.Part:
    return max(parts, key=len, default=[])


def goods_worth(state: TruckerState, ship: Ship) -> int:
    counts = cargo.on_board(ship)
    return sum(count * price for count, price in zip(counts, state.box.prices, strict=True))


def best_load(state: TruckerState, ship: Ship, counts: list[int]) -> int:
    """The value of the best of these blocks that the ship can carry."""
    white, red = cargo.storage(ship)
    prices = state.box.prices
    reds = min(counts[RED], red)
    value, room = reds * prices[RED], white + red - reds
    for good in range(RED + 1, len(GOODS)):
        loaded = min(counts[good], room)
        value += loaded * prices[good]
        room -= loaded
    return value
