"""Nothing hidden reaches a seat or a spectator: non-interference and determinizations."""

from random import Random
from typing import Any

from conformance.suite import check, some
from playing import Setup, plain, play_out

from sternhafen import Action, Refused, State
from sternhafen.core.record import digest


def refusal_of(state: State, seat: int, action: Action) -> Any:
    try:
        state.check(seat, action)
    except Refused as refusal:
        return refusal.json()
    return None


def seen(state: State, seat: int) -> Any:
    """All that a seat is shown: its view, that of spectators, and the question put to it."""
    decision = state.decision(seat).json() if seat in state.to_act else None
    return plain([state.view(seat), state.view(None), decision])


@check
def what_a_seat_may_not_know_does_not_show(setup: Setup) -> None:
    """Two states that differ only in what a seat may not know give it the same view, decision and refusals."""
    pool = [state.decision(state.to_act[0]).sample(Random(2)) for state in some(setup, every=9, seed=1)]
    for number, state in enumerate(some(setup, every=5)):
        for seat in range(state.players):
            other = state.determinize(seat, Random(number))
            assert seen(state, seat) == seen(other, seat)
            for action in pool:
                assert refusal_of(state, seat, action) == refusal_of(other, seat, action)


@check
def harmless_actions_do_not_betray_anything(setup: Setup) -> None:
    """An action that reveals nothing tells its seat the same in both states, and shows it the same afterwards.

    Which those are is itself no secret: what can be taken back here can be taken back there.
    """
    compared = 0
    for number, state in enumerate(some(setup, every=2)):
        for seat in state.to_act:
            action = state.decision(seat).sample(Random(number))
            told, told_other = state.copy(), state.determinize(seat, Random(number))
            events = [event.json(seat) for event in told.apply(seat, action)]
            events_other = [event.json(seat) for event in told_other.apply(seat, action)]
            assert told.can_undo(seat) == told_other.can_undo(seat)
            if told.can_undo(seat):
                compared += 1
                assert plain(events) == plain(events_other)
                assert seen(told, seat) == seen(told_other, seat)
    assert compared


@check
def whether_a_question_is_put_depends_on_no_secret(setup: Setup) -> None:
    """What a seat is asked, it is asked too in every state that another seat cannot tell from this one."""
    for number, state in enumerate(some(setup, every=2)):
        for seat in state.to_act:
            step = state.lanes[seat][-1]
            for viewer in set(range(state.players)) - {seat}:
                other = state.determinize(viewer, Random(number))
                if other.lanes[seat] == state.lanes[seat]:  # else it has taken sealed steps, and others may come next
                    assert state.inputs[step[0]].forced(other, seat, step) is None


@check
def sealed_choices_stay_sealed(setup: Setup) -> None:
    """While choices are sealed, an action of one seat changes no other view except for who must act."""
    for state in some(setup, every=2):
        if not state.sealed or len(state.to_act) < 2:
            continue
        seat = state.to_act[0]
        viewers = [viewer for viewer in (None, *range(state.players)) if viewer != seat]
        before = [plain({**state.view(viewer), "to_act": []}) for viewer in viewers]
        events = state.apply(seat, state.decision(seat).sample(Random(3)))
        assert before == [plain({**state.view(viewer), "to_act": []}) for viewer in viewers]
        assert not [event for viewer in viewers for event in events if event.json(viewer)]


@check
def nothing_is_drawn_while_choices_are_sealed(setup: Setup) -> None:
    """Each sees the table as if the others had not acted: what one drew, the others would not find missing."""
    for number, state in enumerate(some(setup, every=1)):
        drawn, opened = state.chance.count, state.opened
        state.apply(state.to_act[0], state.decision(state.to_act[0]).sample(Random(number)))
        if state.sealed and state.opened == opened:
            assert drawn == state.chance.count


@check
def what_is_hidden_is_dealt_anew(setup: Setup) -> None:
    """Determinizations play to an end and hide the same things, but not always in the same places."""
    for number, state in enumerate(some(setup, every=23)):
        for seat in range(state.players):
            imagined = [state.determinize(seat, Random(100 * number + copy)) for copy in range(12)]
            unknown = state.unknown_to(seat)
            assert [unknown] * 12 == [other.unknown_to(seat) for other in imagined]
            if len(unknown) > 3:
                assert len({table(other) for other in imagined}) > 1
            for rival in range(state.players):
                if len(unknown) > 3 and unknown - state.unknown_to(rival):
                    assert len({digest(sorted(other.unknown_to(rival).items())) for other in imagined}) > 1
            play_out(imagined[0], Random(number))


def table(state: State) -> str:
    """What lies where, chance and sealed choices aside."""
    return digest({name: part for name, part in state.position().items() if name not in ("chance", "then")})
