"""What every game must keep: the contract of DESIGN, checked along random games."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from conformance.suite import check, some
from playing import Setup, plain, play_on, play_out, say, texts_in

from sternhafen import Action, Decision, Game, Refused, State
from sternhafen.core import record as records

READ = 2000
"""How much of a list of actions is read; no list of the games that are short enough to be written out is longer."""


@check
def somebody_has_a_legal_action_unless_the_game_is_over(setup: Setup) -> None:
    """While a game runs, each seat that must act has at least one legal action; afterwards nobody acts."""
    for state in some(setup, every=7):
        assert state.to_act
        assert all(len(state.decision(seat).actions()) > 0 for seat in state.to_act)
    state = play_out(setup.new(3), Random(3))
    assert state.to_act == ()
    assert state.result is not None
    with pytest.raises(Refused) as refusal:
        state.decision(0)
    assert refusal.value.kind == "over"


@check
def more_points_are_better(setup: Setup) -> None:
    """No seat has a better place than one with more points; ranks start at 1 and equal ones leave out the next."""
    result = play_out(setup.new(3), Random(3)).result
    assert result is not None
    placed = list(zip(result.ranks, result.scores, strict=True))
    assert not [(one, other) for one in placed for other in placed if one[0] < other[0] and one[1] < other[1]]
    assert all(rank == 1 + sum(other < rank for other in result.ranks) for rank in result.ranks)


@check
def each_listed_action_applies(setup: Setup) -> None:
    """What `actions()` lists and what `sample` gives is accepted, in the form of objects and of JSON."""
    rng = Random(5)
    for state in some(setup, every=7):
        for seat in state.to_act:
            decision = state.decision(seat)
            listed = decision.actions()
            assert decision.allows(decision.sample(rng))
            for action in {listed[0], listed[-1], *(rng.choice(listed) for _ in range(6))}:
                state.copy().apply(seat, action)
                state.copy().apply(seat, plain(action.json()))


@check
def actions_not_listed_are_refused_and_change_nothing(setup: Setup) -> None:
    """Actions of other moments, and the legal ones with something exchanged, are legal only if they are listed."""
    pool = [state.decision(seat).sample(Random(1)) for state in some(setup, every=3, seed=2) for seat in state.to_act]
    for number, state in enumerate(some(setup, every=13)):
        before, rng = state.hash(), Random(number)
        for seat in range(state.players):
            for action in (*rng.choices(pool, k=20), *forged(state, seat, pool, rng)):
                if not listed(state, seat, action):
                    with pytest.raises(Refused) as refusal:
                        state.apply(seat, action)
                    assert refusal.value.en
                    assert refusal.value.de
        assert before == state.hash()


def listed(state: State, seat: int, action: Action) -> bool:
    """Whether the action is among the legal ones; lists too long to be read through are taken at their word."""
    if seat not in state.to_act:
        return False
    decision = state.decision(seat)
    actions = decision.actions()
    if len(actions) > READ:
        return decision.allows(action)
    return unordered(decision, action) in {unordered(decision, one) for one in actions}


def unordered(decision: Decision, action: Action) -> Any:
    """An action without the order of the things it names, where the order has no meaning."""
    if decision.kind not in ("several", "pay"):
        return action
    fields = action.json().items()
    return tuple((name, tuple(sorted(value)) if isinstance(value, list) else value) for name, value in fields)


def forged(state: State, seat: int, pool: list[Action], rng: Random) -> Iterator[Action]:
    """Legal actions in which one field says what it says in an action of another moment."""
    if seat not in state.to_act:
        return
    for _ in range(15):
        legal = state.decision(seat).sample(rng)
        others = [action for action in pool if isinstance(action, type(legal))]
        fields = sorted(set(legal.json()) - {"type"})
        if fields and others:
            field = rng.choice(fields)
            yield state.game.action(legal.json() | {field: rng.choice(others).json()[field]})


@check
def bad_input_is_refused_by_kind(setup: Setup) -> None:
    """Malformed data, a wrong seat and a stale number are different refusals, and nothing changes."""
    state = setup.new(11)
    before, seat = state.hash(), state.to_act[0]
    action = state.decision(seat).sample(Random(1))
    bad: list[tuple[int, Any, int | None, str]] = [
        (seat, {"type": "no such thing"}, None, "malformed"),
        (seat, {**action.json(), "surplus": 1}, None, "malformed"),
        (seat, [], None, "malformed"),
        (state.players, action, None, "wrong_seat"),
        (-1, action, None, "wrong_seat"),
        (seat, action, state.decision(seat).number + 1, "stale"),
    ]
    for who, what, number, kind in bad:
        with pytest.raises(Refused) as refusal:
            state.apply(who, what, number=number)
        assert kind == refusal.value.kind
        assert refusal.value.en
        assert refusal.value.de
    assert before == state.hash()


@check
def nothing_is_lost(setup: Setup) -> None:
    """Every component is somewhere, from the first moment to the last, and in what a seat imagines."""
    game, state = setup.game, setup.new(12)
    everything = game.inventory(state)
    assert everything.total()
    for number, _ in enumerate(play_on(state, Random(12))):
        assert everything == game.inventory(state)
        if number % 9 == 0:
            imagined = state.determinize(number % setup.players, Random(number))
            assert everything == game.inventory(imagined)
    assert everything == game.inventory(state)


@check
def copies_are_independent(setup: Setup) -> None:
    """Playing a copy to the end leaves the original as it was, and the copy starts equal."""
    for state in some(setup, every=13):
        before, twin = state.hash(), state.copy()
        assert before == twin.hash()
        play_out(twin, Random(1))
        assert before == state.hash()


@check
def a_playout_is_a_game_like_any_other(setup: Setup) -> None:
    """The decisions of a playout, applied one by one with all checks, lead to the same end."""
    state = setup.new(9)
    again = state.copy()
    state.playout(Random(9))
    for seat, action in state.history():
        again.apply(seat, action)
    assert state.hash() == again.hash()
    assert state.result == again.result
    assert state.history() == again.history()


@check
def a_record_replays_to_equal_states(setup: Setup) -> None:
    """Record, JSON, replay: every state equal by hash, proved by replaying itself; the result too."""
    state = play_out(setup.new(8), Random(8))
    record = plain(state.record())
    *_, again = records.replayed(setup.game, records.read(record))
    assert state.hash() == again.hash()
    assert plain(again.record()) == record
    assert again.result is not None
    assert record["result"] == plain(again.result.json())


@check
def the_same_seed_gives_the_same_game(setup: Setup) -> None:
    """Seed and decisions determine everything; another seed gives another game."""
    first, second, other = (play_out(setup.new(seed), Random(4)).record() for seed in (21, 21, 22))
    assert first == second
    assert first["hashes"] != other["hashes"]


@check
def positions_come_back_equal(setup: Setup) -> None:
    """Position, JSON, state, position: nothing is lost, and play goes on alike."""
    for state in some(setup, every=9):
        position = plain(state.position())
        again = setup.game.position(position)
        assert position == plain(again.position())
        assert state.to_act == again.to_act
        play_on_a_little(state, Random(2))
        play_on_a_little(again, Random(2))
        assert state.hash() == again.hash()


def play_on_a_little(state: State, rng: Random) -> None:
    for _ in play_on(state, rng, limit=12):
        pass


@check
def everything_said_can_be_read_in_both_languages(setup: Setup) -> None:
    """Views, decisions, events and results speak German and English; no text is missing."""
    state, rng = setup.new(6), Random(6)
    viewers = (None, *range(setup.players))
    events = state.events
    said: set[str] = set()
    while not state.over:
        seat = rng.choice(state.to_act)
        decision = state.decision(seat)
        listen([decision.json(), state.view(seat), state.view(None)], setup.game, said)
        listen([event.json(viewer) for event in events for viewer in viewers], setup.game, said)
        events = state.apply(seat, decision.sample(rng))
    assert state.result is not None
    last = [event.json(viewer) for event in events for viewer in viewers]
    listen([state.result.json(), last], setup.game, said)


def listen(data: Any, game: Game, said: set[str]) -> None:
    """Every text of plain data can be said that was not said before."""
    for message in texts_in(data):
        if (written := str(message)) not in said:
            said.add(written)
            assert all(say(message, game))
