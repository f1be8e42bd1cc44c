"""What may be taken back: never what somebody learned from, and never so that it tells of another's secret."""

from random import Random
from typing import Any

import pytest
from conformance.knowledge import seen
from conformance.suite import check, some
from playing import Setup

from sternhafen import Refused, State


@check
def undo_restores_the_state_before(setup: Setup) -> None:
    """Where undo is allowed, it leads back to the state before the seat's last action."""
    undone = 0
    for number, state in enumerate(some(setup, every=1)):
        for seat in state.to_act[:2]:
            before, after = state.hash(), state.copy()
            after.apply(seat, state.decision(seat).sample(Random(number)))
            if after.can_undo(seat):
                undone += 1
                after.undo(seat)
                assert before == after.hash()
                assert seat in after.to_act
    assert undone


@check
def undo_never_crosses_chance_or_another_seat(setup: Setup) -> None:
    """After a chance outcome, or an open action of another seat, nothing can be taken back."""
    for number, state in enumerate(some(setup, every=1)):
        seat = state.to_act[0]
        after = state.copy()
        after.apply(seat, state.decision(seat).sample(Random(number)))
        if after.chance.count != state.chance.count:
            assert not any(after.can_undo(one) for one in range(state.players))
            with pytest.raises(Refused):
                after.undo(seat)
        elif not after.sealed and not after.over:
            other = after.to_act[0]
            if other != seat:
                after.apply(other, after.decision(other).sample(Random(number)))
                assert not after.can_undo(seat)


@check
def undo_takes_back_a_sealed_choice_and_keeps_the_others(setup: Setup) -> None:
    """In a sealed section a seat may take its choice back although others have chosen since."""
    found = 0
    for number, state in enumerate(some(setup, every=1)):
        if not state.sealed or len(state.to_act) < 3:
            continue
        found += 1
        first, second = state.to_act[:2]
        only_second = state.copy()
        choice = state.decision(second).sample(Random(number))
        only_second.apply(second, choice)
        state.apply(first, state.decision(first).sample(Random(number)))
        state.apply(second, choice)
        if state.can_undo(first):
            state.undo(first)
            assert only_second.hash() == state.hash()
    everybody = (state for state in some(setup, every=1) if state.sealed and len(state.to_act) == state.players)
    assert found or setup.players == 2 or not any(everybody)


@check
def a_secret_step_of_another_changes_nothing(setup: Setup) -> None:
    """While choices are sealed, what a seat may take back, and how it is refused, does not tell if others acted."""
    for number, state in enumerate(some(setup, every=3)):
        if not state.sealed:
            continue
        for actor in state.to_act:
            after = state.copy()
            after.apply(actor, state.decision(actor).sample(Random(number)))
            if after.sealed and after.opened == state.opened:
                for seat in set(range(state.players)) - {actor}:
                    assert taken_back(state, seat, actor) == taken_back(after, seat, actor)


def taken_back(state: State, seat: int, actor: int) -> Any:
    """What the seat sees after taking back, or the refusal; that the actor need not act any more all may know."""
    trial = state.copy()
    possible = trial.can_undo(seat)
    try:
        trial.undo(seat)
    except Refused as refusal:
        assert not possible
        return refusal.json()
    assert possible
    own, others, decision = seen(trial, seat)
    still = [one for one in trial.to_act if one != actor]
    return [own | {"to_act": still}, others | {"to_act": still}, decision]
