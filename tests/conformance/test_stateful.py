"""Any order of playing, taking back, copying, writing and replaying keeps what must hold, for every game."""

from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from playing import Setup, game_setups, plain

import sternhafen
from sternhafen import Refused, State

SETUPS = game_setups()
numbers = st.integers(0, 2**32 - 1)


class Table(RuleBasedStateMachine):
    """One game on which anything may be done at any time."""

    setups: list[Setup] = SETUPS

    @initialize(place=numbers, seed=numbers)
    def begin(self, place: int, seed: int) -> None:
        self.state: State = self.setups[place % len(self.setups)].new(seed)
        self.components = self.state.game.inventory(self.state)

    @precondition(lambda self: not self.state.over)
    @rule(number=numbers, times=st.integers(1, 12))
    def play(self, number: int, times: int) -> None:
        """Random decisions; each can be taken back only to the state before it."""
        rng = Random(number)
        for _ in range(times):
            if self.state.over:
                return
            seat = rng.choice(self.state.to_act)
            before = self.state.hash()
            self.state.apply(seat, self.state.decision(seat).sample(rng))
            if self.state.can_undo(seat):
                trial = self.state.copy()
                trial.undo(seat)
                assert before == trial.hash()

    @rule(number=numbers)
    def take_back(self, number: int) -> None:
        """Undo gives the decision back to the seat; where it is not allowed it is refused and changes nothing."""
        seat = number % self.state.players
        before, moves = self.state.hash(), len(self.state.history())
        if self.state.can_undo(seat):
            self.state.undo(seat)
            assert moves - 1 == len(self.state.history())
            assert seat in self.state.to_act
        else:
            with pytest.raises(Refused):
                self.state.undo(seat)
            assert before == self.state.hash()

    @rule(number=numbers)
    def go_on_with_a_copy(self, number: int) -> None:
        """A copy is equal, and playing the original on leaves it alone."""
        copy = self.state.copy()
        before = copy.hash()
        assert before == self.state.hash()
        if not self.state.over:
            seat = self.state.to_act[number % len(self.state.to_act)]
            self.state.apply(seat, self.state.decision(seat).sample(Random(number)))
        assert before == copy.hash()
        self.state = copy

    @rule()
    def write_and_read_the_position(self) -> None:
        """The position makes an equal state."""
        if self.state.over:
            return
        again = self.state.game.position(plain(self.state.position()))
        assert self.state.hash() == again.hash()
        assert self.state.to_act == again.to_act

    @rule()
    def record_and_replay(self) -> None:
        """The record leads to an equal state, with the same past."""
        again = sternhafen.replay(plain(self.state.record()))
        assert self.state.hash() == again.hash()
        assert len(self.state.history()) == len(again.history())
        self.state = again

    @rule(number=numbers)
    def refuse_nonsense(self, number: int) -> None:
        """Seats that are not asked and data that means nothing change nothing."""
        before = self.state.hash()
        idle = [seat for seat in range(self.state.players) if seat not in self.state.to_act]
        for seat in [*idle, self.state.players]:
            with pytest.raises(Refused):
                self.state.apply(seat, {"type": "nothing"})
        assert before == self.state.hash()

    @invariant()
    def nothing_is_lost(self) -> None:
        """Every component is somewhere, exactly once."""
        assert self.components == self.state.game.inventory(self.state)

    @invariant()
    def somebody_acts_or_it_is_over(self) -> None:
        """A running game waits for somebody; a finished one for nobody and has a result."""
        assert self.state.over == (self.state.to_act == ())


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=25, stateful_step_count=20)
