"""Nothing hidden reaches a seat or a spectator: non-interference, determinizations and undo."""

from random import Random
from typing import Any

import pytest
from playing import game_setups, moments, plain, play_out, setup_id

from sternhafen import Action, Refused, State

every_setup = pytest.mark.parametrize("setup", game_setups(), ids=setup_id)
Setup = tuple[str, int, dict[str, Any]]


def some(setup: Setup, seed: int = 31, every: int = 5) -> list[State]:
    return list(moments(*setup, seed=seed, every=every))


def refusal_of(state: State, seat: int, action: Action) -> Any:
    try:
        state.check(seat, action)
    except Refused as refusal:
        return refusal.json()
    return None


@every_setup
def test_what_a_seat_may_not_know_does_not_show(setup: Setup) -> None:
    """Two states that differ only in what a seat may not know give it the same view, decision and refusals."""
    pool = [state.decision(state.to_act[0]).sample(Random(2)) for state in some(setup, seed=1, every=9)]
    for number, state in enumerate(some(setup)):
        for seat in range(state.players):
            other = state.determinize(seat, Random(number))
            assert plain(state.view(seat)) == plain(other.view(seat))
            assert plain(state.view(None)) == plain(other.view(None))
            assert state.to_act == other.to_act
            if seat in state.to_act:
                assert plain(state.decision(seat).json()) == plain(other.decision(seat).json())
            for action in pool:
                assert refusal_of(state, seat, action) == refusal_of(other, seat, action)


@every_setup
def test_events_of_a_harmless_action_do_not_betray_anything(setup: Setup) -> None:
    """An action that reveals nothing (it can be undone) tells its seat the same in both states."""
    compared = 0
    for number, state in enumerate(some(setup, every=2)):
        for seat in state.to_act:
            other = state.determinize(seat, Random(number))
            action = state.decision(seat).sample(Random(number))
            told, told_other = state.copy(), other.copy()
            events = [event.json(seat) for event in told.apply(seat, action)]
            events_other = [event.json(seat) for event in told_other.apply(seat, action)]
            if told.can_undo(seat):
                compared += 1
                assert plain(events) == plain(events_other)
    assert compared


@every_setup
def test_sealed_choices_stay_sealed(setup: Setup) -> None:
    """While choices are sealed, an action of one seat changes no other view except for who must act."""
    for state in some(setup, every=2):
        if not state.sealed or len(state.to_act) < 2:
            continue
        seat = state.to_act[0]
        viewers = [viewer for viewer in (None, *range(state.players)) if viewer != seat]
        before = [plain(state.view(viewer) | {"to_act": []}) for viewer in viewers]
        events = state.apply(seat, state.decision(seat).sample(Random(3)))
        assert before == [plain(state.view(viewer) | {"to_act": []}) for viewer in viewers]
        assert not [event for viewer in viewers for event in events if event.json(viewer)]


@every_setup
def test_determinizations_are_valid_and_varied(setup: Setup) -> None:
    """Each plays to an end, hides what is hidden in the same numbers, and they are not all the same."""
    for number, state in enumerate(some(setup, every=23)):
        for seat in range(state.players):
            imagined = [state.determinize(seat, Random(100 * number + copy)) for copy in range(4)]
            for other in imagined:
                assert state.unknown_to(seat) == other.unknown_to(seat)
            if len(state.unknown_to(seat)) > 3:
                assert len({other.hash() for other in imagined}) > 1
            play_out(imagined[0], Random(number))


@every_setup
def test_undo_restores_the_state_before(setup: Setup) -> None:
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


@every_setup
def test_undo_never_crosses_chance_or_another_seat(setup: Setup) -> None:
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


@every_setup
def test_undo_takes_back_a_sealed_choice_and_keeps_the_others(setup: Setup) -> None:
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
    assert found or setup[1] == 2 or not any(everybody)
