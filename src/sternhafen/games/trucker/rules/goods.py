"""Loading goods and losing them (GT-340 to GT-356)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.inputs import ChooseOne
from sternhafen.core.offers import Item, Option
from sternhafen.core.plain import Json
from sternhafen.core.text import Text, text
from sternhafen.games.trucker.actions import STOP_LOADING, Load, LoseBlocks, StopLoading, Unload
from sternhafen.games.trucker.box import GOODS
from sternhafen.games.trucker.grid import CELL_NUMBERS, name
from sternhafen.games.trucker.model import TruckerState
from sternhafen.games.trucker.places import place, place_named
from sternhafen.games.trucker.rules.power import ChooseCells
from sternhafen.games.trucker.rules.steps import BLOCKS, GOOD
from sternhafen.games.trucker.ship import cargo

UNLOAD_SHARE = 0.1
"""How often a random trucker takes blocks off before loading."""


def load_goods(state: TruckerState, seat: int, goods: Sequence[int]) -> None:
    """Of the blocks offered those are there that the supply still has; first make room, then load (GT-342, GT-344)."""
    player = state.seats[seat]
    left = state.supply[:]
    player.dock = []
    for good in goods:
        if left[good]:
            left[good] -= 1
            player.dock.append(good)
    state.ask(seat, ("unload",), ("load",))


class ChooseUnload(ChooseCells):
    """Take blocks off, to rearrange them or to throw them away (GT-342, GT-353)."""

    takes = (Unload,)
    field = "blocks"
    size_rule = "GT-342"

    def prompt(self, state: TruckerState, seat: int, step: Step) -> Text:
        return text("trucker-unload", goods=goods_named(state.seats[seat].dock))

    def make(self, state: TruckerState, things: Iterable[int]) -> Action:
        return Unload(tuple([block_name(thing) for thing in things]))

    def chosen(self, state: TruckerState, action: Action) -> list[int]:
        return [block_number(block) for block in getattr(action, self.field)]

    def things(self, state: TruckerState, seat: int, step: Step) -> Sequence[int]:
        """A block is its cell times 4 plus its colour."""
        goods = state.seats[seat].ship.goods
        return [cell * 4 + good for cell in sorted(goods) for good in goods[cell]]

    def bounds(self, state: TruckerState, seat: int, step: Step) -> tuple[int, int]:
        return 0, len(self.things(state, seat, step))

    def options(self, state: TruckerState, seat: int, step: Step) -> Sequence[Option]:
        return [Option(Unload(()), text("trucker-unload-none"))]

    def pick(self, state: TruckerState, seat: int, step: Step, rng: Random) -> Sequence[int]:
        """Mostly leave everything as it is."""
        return super().pick(state, seat, step, rng) if rng.random() < UNLOAD_SHARE else ()

    def item(self, state: TruckerState, seat: int, thing: int, count: int) -> Item:
        cell, good = divmod(thing, 4)
        target = {"zone": "ship", "cell": name(cell), "good": GOODS[good], "seat": seat}
        return Item(block_name(thing), text("trucker-block", good=good_name(good), cell=place(cell)), target, count)

    def carry_out(self, state: TruckerState, seat: int, step: Step, chosen: Sequence[int]) -> None:
        player = state.seats[seat]
        for block in chosen:
            cell, good = divmod(block, 4)
            cargo.take(player.ship, cell, good)
            player.dock.append(good)
            state.supply[good] += 1
        if chosen:
            state.tell("unloaded", seat, number=len(chosen))


def block_name(thing: int) -> str:
    return f"{name(thing // 4)} {GOODS[thing % 4]}"


def block_number(block: str) -> int:
    cell, _, good = block.partition(" ")
    return CELL_NUMBERS[cell] * 4 + GOODS.index(good) if cell in CELL_NUMBERS and good in GOODS else -1


def good_name(good: int) -> Text:
    return text(f"trucker-good-{GOODS[good]}")


def goods_named(goods: Sequence[int]) -> list[Text]:
    """Blocks by colour, with their number where there are several."""
    counts = Counter(goods)
    return [
        text("trucker-goods-of", number=number, good=good_name(good)) if number > 1 else good_name(good)
        for good, number in sorted(counts.items())
    ]


def good_fact(good: int) -> Json:
    """A colour as a fact of an event."""
    return {"text": good_name(good).json()}


class ChooseLoad(ChooseOne[TruckerState]):
    """Put the blocks into holds, one at a time, as many as wanted (GT-340, GT-343)."""

    takes = (Load, StopLoading)

    def prompt(self, state: TruckerState, seat: int, step: Step) -> Text:
        return text("trucker-load", goods=goods_named(state.seats[seat].dock))

    def actions(self, state: TruckerState, seat: int, step: Step) -> Sequence[Action]:
        player = state.seats[seat]
        loads: list[Action] = [
            Load(GOODS[good], name(hold))
            for good in sorted(set(player.dock))
            for hold in cargo.holds_for(player.ship, good)
        ]
        return [*loads, STOP_LOADING]

    def options(self, state: TruckerState, seat: int, step: Step) -> Sequence[Option]:
        return [self._option(seat, action) for action in self.actions(state, seat, step)]

    def _option(self, seat: int, action: Action) -> Option:
        if not isinstance(action, Load):
            return Option(action, text("trucker-stop-loading"))
        label = text("trucker-load-block", good=good_name(GOODS.index(action.good)), cell=place_named(action.hold))
        return Option(action, label, {"zone": "ship", "cell": action.hold, "good": action.good, "seat": seat})

    def sample(self, state: TruckerState, seat: int, step: Step, rng: Random) -> Action:
        found = self.actions(state, seat, step)
        return found[int(rng.random() * len(found))]

    def forced(self, state: TruckerState, seat: int, step: Step) -> Action | None:
        player = state.seats[seat]
        fits = any(cargo.holds_for(player.ship, good) for good in set(player.dock))
        return None if fits else STOP_LOADING

    def check(self, state: TruckerState, seat: int, step: Step, action: Action) -> None:
        if not isinstance(action, Load):
            return
        player, good = state.seats[seat], GOODS.index(action.good)
        if good not in player.dock:
            raise state.refused("trucker-not-offered", "GT-344", good=good_name(good))
        if CELL_NUMBERS.get(action.hold) not in cargo.holds_for(player.ship, good):
            raise state.refused("trucker-does-not-fit", "GT-340", good=good_name(good), cell=place_named(action.hold))

    def perform(self, state: TruckerState, seat: int, step: Step, action: Load | StopLoading) -> None:
        """What is left beside the ship stays in the supply (GT-346)."""
        player = state.seats[seat]
        if isinstance(action, StopLoading):
            player.dock = []
            return
        good = GOODS.index(action.good)
        player.dock.remove(good)
        state.supply[good] -= 1
        cargo.put(player.ship, CELL_NUMBERS[action.hold], good)
        state.tell("loaded", seat, good=good_fact(good), cell=place_named(action.hold))
        state.lanes[seat].append(step)


# Losing goods


def lose_goods(state: TruckerState, seat: int, amount: int) -> None:
    """The most valuable first, then battery tokens, then nothing; the owner chooses among equals (GT-348 to GT-351)."""
    ship = state.seats[seat].ship
    counts = cargo.on_board(ship)
    for good, count in enumerate(counts):
        if count > amount:
            break
        lose_all(state, seat, good)
        amount -= count
    else:
        lose_tokens(state, seat, amount)
        return
    if amount:
        state.ask(seat, ("lose_blocks", good, amount))


def lose_all(state: TruckerState, seat: int, good: int) -> None:
    ship = state.seats[seat].ship
    holds = [cell for cell, blocks in ship.goods.items() for block in blocks if block == good]
    take_away(state, seat, good, holds)


def take_away(state: TruckerState, seat: int, good: int, holds: Sequence[int]) -> None:
    """Blocks taken go back to the supply (GT-354)."""
    for hold in holds:
        cargo.take(state.seats[seat].ship, hold, good)
        state.supply[good] += 1
    if holds:
        state.tell("lost_goods", seat, good=good_fact(good), number=len(holds))


def lose_tokens(state: TruckerState, seat: int, amount: int) -> None:
    player = state.seats[seat]
    player.owed = min(amount, player.ship.tokens)
    if player.owed:
        state.tell("lost_tokens", seat, number=player.owed)
        state.ask(seat, ("spend",))


class ChooseBlocks(ChooseCells):
    """Which holds lose blocks of the colour taken (GT-351)."""

    takes = (LoseBlocks,)
    field = "holds"
    size_rule = "GT-348"

    def prompt(self, state: TruckerState, seat: int, step: Step) -> Text:
        return text("trucker-lose-blocks", good=good_name(step[GOOD]), number=step[BLOCKS])

    def things(self, state: TruckerState, seat: int, step: Step) -> Sequence[int]:
        goods = state.seats[seat].ship.goods
        return [cell for cell in sorted(goods) for good in goods[cell] if good == step[GOOD]]

    def bounds(self, state: TruckerState, seat: int, step: Step) -> tuple[int, int]:
        return step[BLOCKS], step[BLOCKS]

    def forced(self, state: TruckerState, seat: int, step: Step) -> Action | None:
        things = self.things(state, seat, step)
        return self.make(state, things[: step[BLOCKS]]) if len(set(things)) == 1 else None

    def carry_out(self, state: TruckerState, seat: int, step: Step, chosen: Sequence[int]) -> None:
        take_away(state, seat, step[GOOD], chosen)
