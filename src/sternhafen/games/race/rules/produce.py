"""Phase V: Produce (RACE-176 to RACE-190, RACE-262, RACE-268, RACE-269, RACE-273)."""

from collections.abc import Sequence
from typing import Final

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.inputs import ChooseOne
from sternhafen.core.offers import Option
from sternhafen.core.text import Text, card, text
from sternhafen.games.race.actions import BONUS, NO_BONUS, NoBonus, Produce
from sternhafen.games.race.box import ANY, NO_GOOD
from sternhafen.games.race.model import CHOOSE_PRODUCE, PRODUCE, Player, RaceState
from sternhafen.games.race.rules.piles import draw_by, lay_good
from sternhafen.games.race.rules.placing import tableau_target
from sternhafen.games.race.words.describing import GOOD_NAMES, TOLD_GOODS

BONUS_SOURCE: Final = -2
"""Stands for the bonus where otherwise the card with the power stands."""


def produce(state: RaceState, place: int = 0) -> None:
    """Player by player; the draws for most goods come last (RACE-262)."""
    for now in range(place, state.players):
        seat = state.order[now]
        if not state.seats[seat].powers[PRODUCE]:
            continue
        fill_production_worlds(state, seat)
        draw_regardless(state, seat)
        if windfall_choices(state, seat):
            state.agenda.append(("finish_produce", now))
            state.ask(seat, ("windfall",))
            return
        draw_for_goods(state, seat)
    draw_for_most(state)
    for player in state.seats:
        player.produced, player.filled_by = [], ()


def finish_produce(state: RaceState, place: int) -> None:
    draw_for_goods(state, state.order[place])
    produce(state, place + 1)


def fill_production_worlds(state: RaceState, seat: int) -> None:
    """Each production world without a good receives one (RACE-176, RACE-177)."""
    player = state.seats[seat]
    for own in player.powers[PRODUCE]:
        if state.cards.is_production[own] and own not in player.goods:
            produce_on(state, seat, own)


def produce_on(state: RaceState, seat: int, world: int) -> None:
    """Worlds that draw when they produce do so only now (RACE-182, RACE-183)."""
    if not lay_good(state, seat, world):
        return
    state.seats[seat].produced.append(world)
    if not state.quiet:
        state.tell("produced", seat, world=world, kind=TOLD_GOODS[state.cards.good[world]])
    if state.cards.draw_here[world]:
        draw_by(state, seat, world, state.cards.draw_here[world])


def draw_regardless(state: RaceState, seat: int) -> None:
    """Plain draws and draws for worlds (RACE-184, RACE-187)."""
    cards, player = state.cards, state.seats[seat]
    for own in player.powers[PRODUCE]:
        if cards.produce_draw[own]:
            draw_by(state, seat, own, cards.produce_draw[own])
        amounts = cards.draw_per_world[own]
        if amounts is not None:
            draw_by(state, seat, own, sum([amounts[cards.good[world]] for world in player.tableau]))


def draw_for_goods(state: RaceState, seat: int) -> None:
    """Draws that count what was produced, after all production of their owner (RACE-185, RACE-186, RACE-189)."""
    cards, player = state.cards, state.seats[seat]
    if not player.produced:
        return
    kinds = [cards.good[world] for world in player.produced]
    for own in player.powers[PRODUCE]:
        amounts = cards.draw_per_good[own]
        if amounts is not None:
            draw_by(state, seat, own, sum([amounts[kind] for kind in kinds]))
        if cards.draw_per_kind[own]:
            draw_by(state, seat, own, cards.draw_per_kind[own] * len(set(kinds)))


def draw_for_most(state: RaceState) -> None:
    """Strictly more goods of the kind than every other player (RACE-188)."""
    cards = state.cards
    for seat in state.order:
        player = state.seats[seat]
        for own in player.powers[PRODUCE] if player.produced else ():
            amounts = cards.draw_for_most[own]
            if amounts is not None:
                won = [amount for kind, amount in enumerate(amounts) if amount and has_most(state, seat, kind)]
                draw_by(state, seat, own, sum(won))


def has_most(state: RaceState, seat: int, kind: int) -> bool:
    made = [sum([state.cards.good[world] == kind for world in player.produced]) for player in state.seats]
    own = made.pop(seat)
    return own > max(made)


# Windfall worlds


def empty_windfalls(state: RaceState, player: Player) -> list[int]:
    return [own for own in player.powers[PRODUCE] if state.cards.is_windfall[own] and own not in player.goods]


def windfall_sources(state: RaceState, seat: int) -> list[tuple[int, int]]:
    """The powers not used yet, and the bonus, with the kind of world they can fill (RACE-178, RACE-181)."""
    player, fills = state.seats[seat], state.cards.produce_windfall
    found = []
    for own in player.powers[PRODUCE]:
        if fills[own] != NO_GOOD and own not in player.filled_by:
            found.append((own, fills[own]))
    if state.has_bonus(seat, CHOOSE_PRODUCE) and BONUS_SOURCE not in player.filled_by:
        found.append((BONUS_SOURCE, ANY))
    return found


def windfall_choices(state: RaceState, seat: int) -> list[tuple[int, int]]:
    """By which power, or the bonus, a good could be put on which world (RACE-180)."""
    sources = windfall_sources(state, seat)
    if not sources:
        return []
    empty, good = empty_windfalls(state, state.seats[seat]), state.cards.good
    return [(source, world) for source, kind in sources for world in empty if kind in (ANY, good[world])]


class Windfall(ChooseOne[RaceState]):
    """Powers must be used, the bonus need not be; the owner picks order and worlds (RACE-190, RACE-268, RACE-269)."""

    takes = (Produce, NoBonus)

    def prompt(self, state: RaceState, seat: int, step: Step) -> Text:
        return text("race-windfall")

    def _may_decline(self, choices: list[tuple[int, int]]) -> bool:
        return all(source == BONUS_SOURCE for source, _ in choices)

    def actions(self, state: RaceState, seat: int, step: Step) -> Sequence[Action]:
        choices = windfall_choices(state, seat)
        found: list[Action] = [self._action(state, *choice) for choice in choices]
        return [*found, NO_BONUS] if self._may_decline(choices) else found

    def _action(self, state: RaceState, source: int, world: int) -> Produce:
        names = state.cards.names
        return Produce(BONUS if source == BONUS_SOURCE else names[source], names[world])

    def forced(self, state: RaceState, seat: int, step: Step) -> Action | None:
        """With a single world left to fill, it does not matter which power fills it."""
        choices = windfall_choices(state, seat)
        if self._may_decline(choices):
            return None
        same = len(choices) == 1 or len({world for _, world in choices}) == 1
        return self._action(state, *choices[0]) if same else None

    def options(self, state: RaceState, seat: int, step: Step) -> Sequence[Option]:
        choices = windfall_choices(state, seat)
        found = [self._option(state, seat, *choice) for choice in choices]
        return [*found, Option(NO_BONUS, text("race-no-bonus"))] if self._may_decline(choices) else found

    def _option(self, state: RaceState, seat: int, source: int, world: int) -> Option:
        names = state.cards.names
        good = GOOD_NAMES[state.cards.good[world]]
        if source == BONUS_SOURCE:
            label = text("race-produce-by-bonus", good=good, card=card(names[world]))
        else:
            label = text("race-produce-by", good=good, card=card(names[world]), by=card(names[source]))
        return Option(self._action(state, source, world), label, tableau_target(state, seat, world))

    def check(self, state: RaceState, seat: int, step: Step, action: Action) -> None:
        if action in self.actions(state, seat, step):
            return
        if isinstance(action, NoBonus):
            raise state.refused("race-must-produce", "RACE-269")
        assert isinstance(action, Produce)
        state.game.component_number(action.world)
        if action.by != BONUS:
            state.game.component_number(action.by)
        raise state.refused("race-cannot-produce", "RACE-180", card=card(action.world))

    def perform(self, state: RaceState, seat: int, step: Step, action: Produce | NoBonus) -> None:
        player, numbers = state.seats[seat], state.cards.numbers
        if isinstance(action, NoBonus):
            player.filled_by += (BONUS_SOURCE,)
            state.tell("declined_bonus", seat)
        else:
            player.filled_by += (BONUS_SOURCE if action.by == BONUS else numbers[action.by],)
            produce_on(state, seat, numbers[action.world])
        if windfall_choices(state, seat):
            state.lanes[seat].append(step)
