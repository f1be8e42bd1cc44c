"""Choosing in secret and revealing together (JD-035 to JD-045)."""

from collections.abc import Sequence
from functools import cache
from random import Random

from sternhafen.core.action import Action
from sternhafen.core.decision import Answer, Input, Step
from sternhafen.core.obstacle import Obstacle
from sternhafen.core.offers import Blocked, Item, Option, Pick
from sternhafen.core.plain import Details, Json
from sternhafen.core.text import Text, card, text
from sternhafen.games.jumpdrive.actions import EXPLORE, Explore, Place
from sternhafen.games.jumpdrive.box import Cards
from sternhafen.games.jumpdrive.model import NO_CARD, JumpDriveState, Player
from sternhafen.games.jumpdrive.rules.paying import can_place_world, left_for_world, selection_obstacle
from sternhafen.games.jumpdrive.words.preview import preview_exploring, preview_placing


def choose(state: JumpDriveState) -> None:
    state.ask_all(("choose_cards",))


def reveal(state: JumpDriveState) -> None:
    """All choices are turned over at the same time (JD-042)."""
    for seat, player in enumerate(state.seats):
        assert player.chosen is not None
        player.explores = not player.chosen
        for chosen in player.chosen:
            take_from_hand(state, player, chosen)
        if player.explores:
            state.tell("explores", seat)
        elif not state.quiet:
            state.tell("revealed", seat, cards=player.chosen)
        player.chosen = None


def take_from_hand(state: JumpDriveState, player: Player, chosen: int) -> None:
    if chosen == state.cards.survey_team:
        state.survey_teams -= 1
    else:
        player.hand.remove(chosen)
    player.unplaced.append(chosen)
    if state.cards.is_world[chosen]:
        player.world = chosen
    else:
        player.dev = chosen


class ChooseCards(Input[JumpDriveState]):
    """One development, one world, one of each, or nothing and explore (JD-036)."""

    kind = "several"
    takes = (Place, Explore)

    def prompt(self, state: JumpDriveState, seat: int, step: Step) -> Text:
        return text("jumpdrive-choose-cards")

    def actions(self, state: JumpDriveState, seat: int, step: Step) -> Sequence[Action]:
        return [EXPLORE, *[self.make(state, pick) for pick in selections(state, seat)]]

    def make(self, state: JumpDriveState, chosen: Sequence[int]) -> Action:
        return placing(state.cards, tuple(chosen)) if chosen else EXPLORE

    def sample(self, state: JumpDriveState, seat: int, step: Step, rng: Random) -> Action:
        return self.make(state, self._pick(state, seat, rng))

    def improvise(self, state: JumpDriveState, seat: int, step: Step, rng: Random) -> Answer:
        chosen = state.seats[seat].chosen = self._pick(state, seat, rng)
        return self, chosen

    def _pick(self, state: JumpDriveState, seat: int, rng: Random) -> tuple[int, ...]:
        """Try cards in random order and take the first legal one, a development perhaps with a world."""
        player, cards = state.seats[seat], state.cards
        candidates = [NO_CARD, cards.survey_team, *player.hand]
        while True:
            first = candidates.pop(int(rng.random() * len(candidates)))
            if first == NO_CARD:
                return ()
            if cards.is_world[first]:
                if selection_obstacle(state, player, NO_CARD, first) is None:
                    return (first,)
            elif selection_obstacle(state, player, first, NO_CARD) is None:
                return self._with_world(state, player, first, rng)

    def _with_world(self, state: JumpDriveState, player: Player, dev: int, rng: Random) -> tuple[int, ...]:
        cards = state.cards
        worlds = [own for own in player.hand if cards.is_world[own]]
        world = worlds[int(rng.random() * len(worlds))] if worlds and rng.random() < 0.7 else NO_CARD
        if world == NO_CARD or selection_obstacle(state, player, dev, world) is not None:
            return (dev,)
        return dev, world

    def check(self, state: JumpDriveState, seat: int, step: Step, action: Action) -> None:
        if isinstance(action, Place):
            found = self._obstacle(state, seat, [state.game.component_number(name) for name in action.cards])
            if found:
                raise state.refusal(found)

    def _obstacle(self, state: JumpDriveState, seat: int, chosen: list[int]) -> Obstacle | None:
        player, cards = state.seats[seat], state.cards
        for own in chosen:
            if own != cards.survey_team and player.hand.count(own) < chosen.count(own):
                return Obstacle("JD-046", text("jumpdrive-not-in-hand", card=card(cards.names[own])))
        devs = [own for own in chosen if not cards.is_world[own]]
        worlds = [own for own in chosen if cards.is_world[own]]
        if not chosen:
            return Obstacle("JD-036", text("jumpdrive-place-something"))
        if len(devs) > 1 or len(worlds) > 1:
            return Obstacle("JD-037", text("jumpdrive-one-of-each"))
        return selection_obstacle(state, player, devs[0] if devs else NO_CARD, worlds[0] if worlds else NO_CARD)

    def perform(self, state: JumpDriveState, seat: int, step: Step, action: Place | Explore) -> None:
        numbers = state.cards.numbers
        chosen = [numbers[name] for name in action.cards] if isinstance(action, Place) else []
        if len(chosen) > 1:
            chosen.sort(key=state.cards.is_world.__getitem__)
        state.seats[seat].chosen = tuple(chosen)

    def options(self, state: JumpDriveState, seat: int, step: Step) -> Sequence[Option]:
        return [Option(EXPLORE, text("jumpdrive-explore"), None, preview_exploring(state, seat))]

    def blocked(self, state: JumpDriveState, seat: int, step: Step) -> Sequence[Blocked]:
        """Cards that are part of no legal choice, with the reason."""
        lit = {own for pick in selections(state, seat) for own in pick}
        found = []
        for own in candidates(state, seat):
            if own not in lit and (stands := self._obstacle(state, seat, [own])):
                found.append(Blocked(self._target(state, seat, own), *stands))
        return found

    def details(self, state: JumpDriveState, seat: int, step: Step) -> Details:
        names = state.cards.names
        picks = [
            Pick(tuple(names[own] for own in pick), preview_placing(state, seat, pick)).json()
            for pick in selections(state, seat)
        ]
        lit = sorted({own for pick in selections(state, seat) for own in pick})
        items = [self._item(state, seat, own).json() for own in lit]
        return {
            "items": items,
            "sets": picks,
            "min": 1,
            "max": 2,
            "template": {"type": "place"},
            "field": "cards",
        }

    def _item(self, state: JumpDriveState, seat: int, own: int) -> Item:
        name = state.cards.names[own]
        return Item(name, state.game.summary(name), self._target(state, seat, own))

    def _target(self, state: JumpDriveState, seat: int, own: int) -> Json:
        zone = "supply" if own == state.cards.survey_team else "hand"
        return {"zone": zone, "card": state.cards.names[own], "seat": seat}


@cache
def placing(cards: Cards, chosen: tuple[int, ...]) -> Place:
    """The action that reveals these cards; there are not many, and each is met again and again."""
    return Place(tuple([cards.names[own] for own in chosen]))


def candidates(state: JumpDriveState, seat: int) -> list[int]:
    """The card designs a seat could think of: its hand, and the Survey Team."""
    return [state.cards.survey_team, *sorted(set(state.seats[seat].hand))]


def selections(state: JumpDriveState, seat: int) -> list[tuple[int, ...]]:
    """Every legal choice besides exploring."""
    player, cards = state.seats[seat], state.cards
    own = candidates(state, seat)
    devs = [dev for dev in own if not cards.is_world[dev]]
    worlds = [world for world in own if cards.is_world[world]]
    found: list[tuple[int, ...]] = []
    for dev in devs:
        if selection_obstacle(state, player, dev, NO_CARD) is None:
            found.append((dev,))
            left = left_for_world(cards, player, dev)
            if left >= 0:
                found += [(dev, world) for world in worlds if can_place_world(cards, player, world, left, dev)]
    payable = len(player.hand) - 1
    return found + [(world,) for world in worlds if can_place_world(cards, player, world, payable)]
