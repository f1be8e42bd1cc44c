"""Games with one thing wrong each: Jump Drive, but … The suite must notice every one of them."""

from collections.abc import Sequence
from random import Random
from typing import Any, Self

import msgspec

from sternhafen import Action
from sternhafen.core.decision import Answer, Step
from sternhafen.core.result import ranks
from sternhafen.games.jumpdrive.actions import EXPLORE, Discard, Place
from sternhafen.games.jumpdrive.game import JumpDrive
from sternhafen.games.jumpdrive.model import JumpDriveState
from sternhafen.games.jumpdrive.rules import drawing, round
from sternhafen.games.jumpdrive.rules.choosing import ChooseCards, candidates
from sternhafen.games.jumpdrive.rules.setup import StartingDiscard
from sternhafen.games.jumpdrive.rules.table import INPUTS, STEPS

# Questions


class NothingToChoose(StartingDiscard):
    def actions(self, state: JumpDriveState, seat: int, step: Step) -> Sequence[Action]:
        return []


class ListsTooMuch(ChooseCards):
    def actions(self, state: JumpDriveState, seat: int, step: Step) -> Sequence[Action]:
        return [Place((state.cards.names[card],)) for card in candidates(state, seat)]


class AcceptsAnything(ChooseCards):
    def check(self, state: JumpDriveState, seat: int, step: Step, action: Action) -> None:
        pass


class LosesCards(StartingDiscard):
    def carry_out(self, state: JumpDriveState, seat: int, step: Step, chosen: Sequence[int]) -> None:
        super().carry_out(state, seat, step, chosen)
        state.seats[seat].discards.clear()


class LogsAnotherAnswer(StartingDiscard):
    def improvise(self, state: JumpDriveState, seat: int, step: Step, rng: Random) -> Answer:
        hand = state.seats[seat].hand[:]
        super().improvise(state, seat, step, rng)
        kept = state.seats[seat].hand
        return Discard(tuple(state.cards.names[card] for card in kept[:2])) if kept != hand else EXPLORE


class TellsTheTopCard(StartingDiscard):
    def carry_out(self, state: JumpDriveState, seat: int, step: Step, chosen: Sequence[int]) -> None:
        super().carry_out(state, seat, step, chosen)
        state.tell("discarded_at_start", seat, number=state.pile[-1])


class DrawsInSecret(StartingDiscard):
    def carry_out(self, state: JumpDriveState, seat: int, step: Step, chosen: Sequence[int]) -> None:
        super().carry_out(state, seat, step, chosen)
        drawing.draw(state, seat, 1, "consolation")


class SkipsThoseWithoutAWorld(ChooseCards):
    def forced(self, state: JumpDriveState, seat: int, step: Step) -> Action | None:
        return None if any(state.cards.is_world[card] for card in state.seats[seat].hand) else EXPLORE


# Steps


def loser_wins(state: JumpDriveState) -> None:
    round.end_check(state)
    if state.result:
        state.result = msgspec.structs.replace(state.result, ranks=ranks([-score for score in state.result.scores]))


def speechless_round(state: JumpDriveState) -> None:
    round.begin_round(state)
    state.tell("nobody_has_words_for_this")


# States


class DealsNothingAnew(JumpDriveState):
    __slots__ = ()

    def redraw(self, seat: int, rng: Random) -> None:
        pass


class ShufflesThePileOnly(JumpDriveState):
    __slots__ = ()

    def redraw(self, seat: int, rng: Random) -> None:
        rng.shuffle(self.pile)


class SharesThePile(JumpDriveState):
    __slots__ = ()

    def copy(self) -> Self:
        new = super().copy()
        new.pile = self.pile
        return new


class SharesDiscards(JumpDriveState):
    __slots__ = ()

    def copy(self) -> Self:
        new = super().copy()
        for player, original in zip(new.seats, self.seats, strict=True):
            player.discards = original.discards
        return new


class HeedsNoNumbers(JumpDriveState):
    __slots__ = ()

    def check(self, seat: int, action: Action, *, number: int | None = None) -> None:
        super().check(seat, action)


class SealsNothing(JumpDriveState):
    __slots__ = ()

    def known_to(self, seat: int | None) -> Self:
        return self


class TakesBackAnything(JumpDriveState):
    __slots__ = ()

    def can_undo(self, seat: int) -> bool:
        return any(actor == seat for actor, _ in self.history())


class TakesBackAllSince(JumpDriveState):
    __slots__ = ()

    def undo(self, seat: int) -> None:
        while self.history()[-1][0] != seat:
            super().undo(self.history()[-1][0])
        super().undo(seat)


class NoticesSecretSteps(JumpDriveState):
    __slots__ = ()

    def _within_reach(self, place: int) -> bool:
        return place == self.moves - 1 or super()._within_reach(place)


# Games


class ShowsHands(JumpDrive):
    def seen_by(self, state: JumpDriveState, seat: int | None) -> Any:
        return {**super().seen_by(state, seat), "hands": [sorted(player.hand) for player in state.seats]}


class ForgetsTheDealer(JumpDrive):
    def written(self, state: JumpDriveState) -> dict[str, Any]:
        return {name: part for name, part in super().written(state).items() if name != "dealer"}


class DealsByItself(JumpDrive):
    """Every other deal is another one, whatever the seed."""

    deals = 0

    def set_up(self, state: JumpDriveState) -> None:
        super().set_up(state)
        self.deals += 1
        if self.deals % 2:
            state.pile.reverse()


def changed(name: str, **parts: Any) -> JumpDrive:
    """Jump Drive with some parts exchanged."""
    kind: type[JumpDrive] = type(name, (JumpDrive,), parts)
    return kind()


def asking(name: str, question: Any) -> JumpDrive:
    """Jump Drive with one of its questions exchanged."""
    return changed(type(question).__name__, inputs={**INPUTS, name: question})


def doing(name: str, step: Any) -> JumpDrive:
    """Jump Drive with one of its steps exchanged."""
    return changed(step.__name__, steps={**STEPS, name: step})


def being(state_kind: type[JumpDriveState]) -> JumpDrive:
    """Jump Drive with other states."""
    return changed(state_kind.__name__, state_kind=state_kind)
