"""One-time effects of stations, outposts, cards and hubs (SM-R25, SM-R35, SM-R46); each may be declined.

Every effect is a step on the lane: its question's name and the effect's key, then how much of it is left.
"""

from abc import abstractmethod
from collections.abc import Sequence

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.obstacle import Obstacle
from sternhafen.core.text import Args, text
from sternhafen.games.solarius.actions import (
    ACCEPT,
    DECLINE,
    Accept,
    ChooseEffect,
    Decline,
    Money,
    PlayCard,
    PutCube,
    RemoveJunk,
    UseEffect,
)
from sternhafen.games.solarius.box import COLOUR_NUMBERS, COLOURS, Effect
from sternhafen.games.solarius.model import SolariusState
from sternhafen.games.solarius.rules import cards, storage, tableau
from sternhafen.games.solarius.rules.colours import WIRE_COLOUR, colour_text
from sternhafen.games.solarius.rules.question import Moment
from sternhafen.games.solarius.rules.steps import EFFECT, IN_ALL, LEFT, NAME

ALL_COLOURS = (0, 1, 2, 3)
PUT = tuple(tuple(PutCube(colour, column) for column in (1, 2, 3)) for colour in COLOURS)


class EffectQuestion(Moment):
    """A question about an effect printed on a piece."""

    def effect(self, state: SolariusState, step: Step) -> Effect:
        return state.box.effects[step[EFFECT]]

    def prompt_args(self, state: SolariusState, seat: int, step: Step) -> Args:
        effect = self.effect(state, step)
        return {"card": {"card": state.box.names[effect.piece]}, "number": effect.n}


class Gain(EffectQuestion):
    """Fuel, bucks, drives or cards: all or nothing."""

    key = "gain"
    own = (Accept, Decline)

    def prompt_args(self, state: SolariusState, seat: int, step: Step) -> Args:
        return super().prompt_args(state, seat, step) | {"what": self.effect(state, step).name}

    def own_choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        return [ACCEPT, DECLINE]

    def own_obstacle(self, state: SolariusState, seat: int, step: Step, action: Accept | Decline) -> Obstacle | None:
        return None

    def plain(self, state: SolariusState, seat: int, step: Step) -> Action | None:
        """Fuel or bucks for nothing, all of which fit the track."""
        player, effect = state.seats[seat], self.effect(state, step)
        have = {"gain_fuel": player.fuel, "gain_bucks": player.bucks}.get(effect.name, tableau.MOST)
        return ACCEPT if have + effect.n <= tableau.MOST else None

    def own_perform(self, state: SolariusState, seat: int, step: Step, action: Accept | Decline) -> None:
        if isinstance(action, Decline):
            return
        player, effect = state.seats[seat], self.effect(state, step)
        if effect.name == "gain_fuel":
            tableau.gain_fuel(player, effect.n)
            state.tell("gained", seat, fuel=effect.n, bucks=0)
        elif effect.name == "gain_bucks":
            tableau.gain_bucks(player, effect.n)
            state.tell("gained", seat, fuel=0, bucks=effect.n)
        elif effect.name == "draw_cards":
            cards.draw(state, seat, effect.n)
            state.lanes[seat].append(("hand_limit", 0))
        else:
            how = tableau.gain_drive if effect.name == "gain_drive" else tableau.flip_drive
            for _ in range(effect.n):
                state.tell(f"drive_{how(player)}", seat, range=player.range)


class GainMix(EffectQuestion):
    """Fuel and bucks in any mix."""

    key = "mix"
    own = (Money, Decline)

    def own_choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        number = self.effect(state, step).n
        return [*[Money(number - bucks, bucks) for bucks in range(number + 1)], DECLINE]

    def own_obstacle(self, state: SolariusState, seat: int, step: Step, action: Money | Decline) -> Obstacle | None:
        if isinstance(action, Decline):
            return None
        number = self.effect(state, step).n
        fits = action.fuel >= 0 and action.bucks >= 0 and action.fuel + action.bucks == number
        return None if fits else Obstacle("SM-R35", text("solarius-mix-is", number=number))

    def own_perform(self, state: SolariusState, seat: int, step: Step, action: Money | Decline) -> None:
        if not isinstance(action, Decline):
            tableau.gain_fuel(state.seats[seat], action.fuel)
            tableau.gain_bucks(state.seats[seat], action.bucks)
            state.tell("gained", seat, fuel=action.fuel, bucks=action.bucks)


class StoreCubes(EffectQuestion):
    """Gained cubes, one after the other; what finds no space is lost (SM-120, SM-121).

    Steps are ("store_cubes", effect or "" for the explorer's bonus, cubes left, cubes in all).
    """

    key = "store-cubes"
    own = (PutCube, Decline)

    def prompt_args(self, state: SolariusState, seat: int, step: Step) -> Args:
        return {"number": step[LEFT], "spaces": len(self._spaces(state, seat, step))}

    def is_open(self, state: SolariusState, seat: int, step: Step) -> bool:
        """Before the first cube of the gain, not between two (SM-R37)."""
        return state.turn == seat and bool(step[LEFT] == step[IN_ALL])

    def colours(self, state: SolariusState, step: Step) -> tuple[int, ...]:
        return self.effect(state, step).colours if step[EFFECT] else ALL_COLOURS

    def _spaces(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        player = state.seats[seat]
        return [
            PUT[colour][column - 1]
            for colour in self.colours(state, step)
            for column in storage.columns_for(player, colour)
        ]

    def own_choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        return [*self._spaces(state, seat, step), DECLINE]

    def forced(self, state: SolariusState, seat: int, step: Step) -> Action | None:
        """Without a space the cubes are lost, unless room can still be made."""
        if step[LEFT] and (self.is_open(state, seat, step) or self._spaces(state, seat, step)):
            return None
        return DECLINE

    def own_obstacle(self, state: SolariusState, seat: int, step: Step, action: PutCube | Decline) -> Obstacle | None:
        if isinstance(action, Decline):
            return None
        colour = COLOUR_NUMBERS[action.colour]
        if colour not in self.colours(state, step):
            return Obstacle("SM-120", text("solarius-not-this-colour", colour=colour_text(colour)))
        player = state.seats[seat]
        if action.column in storage.columns_for(player, colour):
            return None
        row, usable = storage.row_of(player, colour), storage.USABLE[player.columns[colour]]
        if not 1 <= action.column <= 3 or row[action.column - 1] >= usable[action.column - 1]:
            return Obstacle("SM-068", text("solarius-no-space"))
        return Obstacle("SM-113" if action.column == 2 else "SM-114", text("solarius-pyramid"))

    def own_perform(self, state: SolariusState, seat: int, step: Step, action: PutCube | Decline) -> None:
        if isinstance(action, Decline):
            return
        colour = COLOUR_NUMBERS[action.colour]
        storage.put(state.seats[seat], colour, action.column)
        state.tell("stored", seat, colour=WIRE_COLOUR[colour], number=1, lost=0)
        if step[LEFT] > 1:
            state.lanes[seat].append((step[NAME], step[EFFECT], step[LEFT] - 1, step[IN_ALL]))


class ReturnJunk(EffectQuestion):
    """Junk from fields, never from beside the tableau (SM-131, SM-132)."""

    key = "remove-junk"
    own = (RemoveJunk, Decline)

    def _most(self, state: SolariusState, seat: int, step: Step) -> int:
        return min(self.effect(state, step).n, state.seats[seat].junk)

    def own_choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        return [*[RemoveJunk(number) for number in range(self._most(state, seat, step), 0, -1)], DECLINE]

    def forced(self, state: SolariusState, seat: int, step: Step) -> Action | None:
        return None if state.seats[seat].junk else DECLINE

    def own_obstacle(
        self, state: SolariusState, seat: int, step: Step, action: RemoveJunk | Decline
    ) -> Obstacle | None:
        if isinstance(action, Decline) or 0 < action.number <= self._most(state, seat, step):
            return None
        return Obstacle("SM-132", text("solarius-junk-at-most", number=self._most(state, seat, step)))

    def own_perform(self, state: SolariusState, seat: int, step: Step, action: RemoveJunk | Decline) -> None:
        if not isinstance(action, Decline):
            state.seats[seat].junk -= action.number
            state.tell("removed_junk", seat, number=action.number)


class PlayFromHand(EffectQuestion):
    """Play cards from the hand, as in step b (SM-197). Steps are ("play_from_hand", effect, cards left)."""

    key = "play"
    own = (PlayCard, Decline)

    def prompt_args(self, state: SolariusState, seat: int, step: Step) -> Args:
        return super().prompt_args(state, seat, step) | {"number": step[LEFT]}

    def own_choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        return [*cards.plays(state, seat), DECLINE]

    def forced(self, state: SolariusState, seat: int, step: Step) -> Action | None:
        return None if state.seats[seat].hand else DECLINE

    def own_obstacle(self, state: SolariusState, seat: int, step: Step, action: PlayCard | Decline) -> Obstacle | None:
        return None if isinstance(action, Decline) else cards.play_obstacle(state, seat, action)

    def own_perform(self, state: SolariusState, seat: int, step: Step, action: PlayCard | Decline) -> None:
        if isinstance(action, Decline):
            return
        if step[LEFT] > 1:
            state.lanes[seat].append((step[NAME], step[EFFECT], step[LEFT] - 1))
        cards.play(state, seat, action)

    def thinkable(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        return cards.thinkable_plays(state, seat)


class ChooseBranch(EffectQuestion):
    """Exactly one of several effects."""

    key = "choose-effect"
    own = (ChooseEffect,)

    def own_choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        return [ChooseEffect(number) for number in range(len(self.effect(state, step).branches))]

    def own_obstacle(self, state: SolariusState, seat: int, step: Step, action: ChooseEffect) -> Obstacle | None:
        if 0 <= action.number < len(self.effect(state, step).branches):
            return None
        return Obstacle("SM-R35", text("solarius-no-such-effect"))

    def own_perform(self, state: SolariusState, seat: int, step: Step, action: ChooseEffect) -> None:
        state.lanes[seat] += self.effect(state, step).branches[action.number]


class NextEffects(Moment):
    """Several pieces have effects due: the owner chooses the order (SM-280, SM-371, SM-R46)."""

    own = (UseEffect, Decline)

    @abstractmethod
    def _first(self, state: SolariusState) -> int:
        """The component number of the first piece of this kind."""

    @abstractmethod
    def _effects(self, state: SolariusState, piece: int) -> Sequence[Step]:
        """What the piece does."""

    def own_choices(self, state: SolariusState, seat: int, step: Step) -> list[Action]:
        first = self._first(state)
        return [*[UseEffect(state.box.names[first + piece]) for piece in step[1:]], DECLINE]

    def own_obstacle(self, state: SolariusState, seat: int, step: Step, action: UseEffect | Decline) -> Obstacle | None:
        if isinstance(action, Decline):
            return None
        if state.game.component_number(action.piece) - self._first(state) in step[1:]:
            return None
        return Obstacle("SM-280", text("solarius-effect-not-due", card={"card": action.piece}))

    def own_perform(self, state: SolariusState, seat: int, step: Step, action: UseEffect | Decline) -> None:
        if isinstance(action, Decline):
            return
        number = state.box.numbers[action.piece] - self._first(state)
        rest = [piece for piece in step[1:] if piece != number]
        if rest:
            state.lanes[seat].append((step[NAME], *rest))
        state.tell("uses", seat, card=state.box.numbers[action.piece])
        state.lanes[seat] += self._effects(state, number)


class NextTriggers(NextEffects):
    """Cards; the step is ("triggers", cards …)."""

    key = "triggers"

    def _first(self, state: SolariusState) -> int:
        return 0

    def _effects(self, state: SolariusState, piece: int) -> Sequence[Step]:
        return state.box.steps_of(piece, "do")


class NextStations(NextEffects):
    """Space stations; the step is ("stations", stations …)."""

    key = "stations"

    def _first(self, state: SolariusState) -> int:
        return state.box.first_station

    def _effects(self, state: SolariusState, piece: int) -> Sequence[Step]:
        return state.box.permanent[piece]
