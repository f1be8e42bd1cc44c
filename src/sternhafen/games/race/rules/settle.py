"""Phase III: Settle (RACE-085 to RACE-130, RACE-254, RACE-259)."""

from collections.abc import Sequence

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.inputs import ChooseOne
from sternhafen.core.obstacle import Obstacle
from sternhafen.core.offers import Option
from sternhafen.core.text import Text, card, text
from sternhafen.games.race.actions import Pass, Place, Settle
from sternhafen.games.race.model import CHOOSE_SETTLE, NO_CARD, SETTLE, RaceState
from sternhafen.games.race.rules.costs import Method, can_settle, methods, world_obstacle
from sternhafen.games.race.rules.obstacles import method_obstacle
from sternhafen.games.race.rules.piles import discard, discard_from_tableau, draw, draw_by, lay_good
from sternhafen.games.race.rules.placing import (
    ChooseCard,
    PayCards,
    pay_up,
    reveal,
    tableau_target,
    take_into_tableau,
)
from sternhafen.games.race.words.preview import gain_lines, method_lines, world_lines

SETTLE_BONUS = 1
LABELS = {"pay": "race-pay-way", "conquer": "race-conquer", "pay_for_military": "race-pay-for-military"}


def settle(state: RaceState) -> None:
    state.agenda.append(("lay_worlds",))
    state.ask_all(("choose_world",))


def lay_worlds(state: RaceState) -> None:
    """All worlds are laid out and windfall goods on them, in player order (RACE-102, RACE-106)."""
    placing = reveal(state)
    if not placing:
        return
    for seat in placing:
        world = state.seats[seat].placed
        if state.cards.is_windfall[world]:
            lay_good(state, seat, world)
    place_in_order(state, placing)


def place_in_order(state: RaceState, placing: list[int]) -> None:
    """At the same time, or one after the other where a tableau discard is in question (RACE-128, RACE-163)."""
    state.agenda.append(("end_settle",))
    found = [world_methods(state, seat) for seat in placing]
    if any(map(discard_in_question, found)):
        for seat in reversed(placing):
            state.agenda += [("finish_worlds", seat), ("place_worlds", seat)]
    else:
        state.agenda.append(("finish_worlds", *placing))
        ask_for_methods(state, placing, found)


def discard_in_question(ways: list[Method]) -> bool:
    return len(ways) > 1 and any(way.using != NO_CARD for way in ways)


def place_worlds(state: RaceState, *seats: int) -> None:
    ask_for_methods(state, seats, [world_methods(state, seat) for seat in seats])


def ask_for_methods(state: RaceState, seats: Sequence[int], found: list[list[Method]]) -> None:
    """Whoever has several ways is asked for one; a discard that cannot be avoided is forced (RACE-129)."""
    asked: dict[int, Step] = {}
    for seat, ways in zip(seats, found, strict=True):
        if len(ways) > 1:
            asked[seat] = ("place_world",)
        else:
            how, using, cost = ways[0]
            state.seats[seat].how, state.seats[seat].discarding = how, using
            if cost:
                asked[seat] = ("pay_world", cost)
    if asked:
        state.ask_each(asked)


def finish_worlds(state: RaceState, *seats: int) -> None:
    """Tableau discard and payment, then the bonus card and the draws after placing (RACE-090, RACE-254)."""
    draws = state.cards.draw_after_world
    for seat in seats:
        player = state.seats[seat]
        paid = pay_up(player)
        discard(state, seat, paid)
        if player.discarding != NO_CARD:
            discard_from_tableau(state, seat, player.discarding)
            state.tell("discarded_from_tableau", seat, card=player.discarding)
            player.discarding = NO_CARD
        if not state.quiet:
            kind = "conquered" if player.how == "conquer" else "paid"
            state.tell(kind, seat, {"cards": paid} if paid else None, card=player.placed, number=len(paid))
        if state.has_bonus(seat, CHOOSE_SETTLE):
            drawn = draw(state, seat, SETTLE_BONUS, "settle_bonus")
            state.tell("drew_bonus", seat, {"cards": drawn}, number=len(drawn))
        for own in player.powers[SETTLE]:
            draw_by(state, seat, own, draws[own])
        player.how = ""


def end_settle(state: RaceState) -> None:
    take_into_tableau(state)


def world_methods(state: RaceState, seat: int) -> list[Method]:
    """The ways to place the revealed world."""
    player = state.seats[seat]
    return methods(state.cards, player, player.placed, len(player.hand))


class ChooseWorld(ChooseCard):
    takes = (Settle, Pass)
    worlds = True
    noun = "world"

    def can_place(self, state: RaceState, seat: int, chosen: int) -> bool:
        return can_settle(state.cards, state.seats[seat], chosen)

    def obstacle(self, state: RaceState, seat: int, chosen: int) -> Obstacle | None:
        return world_obstacle(state.cards, state.seats[seat], chosen)

    def preview(self, state: RaceState, seat: int, chosen: int) -> tuple[Text, ...]:
        return world_lines(state, seat, chosen)


class PlaceWorld(ChooseOne[RaceState]):
    """Which of several ways places the revealed world (RACE-127, RACE-130)."""

    takes = (Place,)

    def prompt(self, state: RaceState, seat: int, step: Step) -> Text:
        return text("race-place-world", card=card(state.cards.names[state.seats[seat].placed]))

    def actions(self, state: RaceState, seat: int, step: Step) -> Sequence[Action]:
        return [self._action(state, way) for way in world_methods(state, seat)]

    def _action(self, state: RaceState, way: Method) -> Place:
        return Place(way.how, None if way.using == NO_CARD else state.cards.names[way.using])

    def options(self, state: RaceState, seat: int, step: Step) -> Sequence[Option]:
        return [self._option(state, seat, way) for way in world_methods(state, seat)]

    def _option(self, state: RaceState, seat: int, way: Method) -> Option:
        world = state.seats[seat].placed
        target = None if way.using == NO_CARD else tableau_target(state, seat, way.using)
        using = {} if way.using == NO_CARD else {"using": card(state.cards.names[way.using])}
        label = text(LABELS[way.how] + ("-using" if using else ""), number=way.cost, **using)
        return Option(self._action(state, way), label, target, method_lines(state, seat, world, way))

    def check(self, state: RaceState, seat: int, step: Step, action: Action) -> None:
        if action in self.actions(state, seat, step):
            return
        assert isinstance(action, Place)
        using = NO_CARD if action.using is None else state.game.component_number(action.using)
        player = state.seats[seat]
        raise state.refusal(method_obstacle(state.cards, player, player.placed, action.how, using))

    def perform(self, state: RaceState, seat: int, step: Step, action: Place) -> None:
        player = state.seats[seat]
        using = NO_CARD if action.using is None else state.cards.numbers[action.using]
        cost = next(way.cost for way in world_methods(state, seat) if way.how == action.how and way.using == using)
        player.how, player.discarding = action.how, using
        if cost:
            state.lanes[seat].append(("pay_world", cost))


class PayWorld(PayCards):
    """A conquered world costs nothing (RACE-111), nor does one settled by Colony Ship (RACE-096)."""

    size_rule = "RACE-088"

    def preview(self, state: RaceState, seat: int) -> tuple[Text, ...]:
        player = state.seats[seat]
        chosen = [way for way in world_methods(state, seat) if (way.how, way.using) == (player.how, player.discarding)]
        lines = [line for way in chosen for line in method_lines(state, seat, player.placed, way)]
        return (*lines, *gain_lines(state, seat, player.placed))
