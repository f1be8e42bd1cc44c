"""The game as its log tells it, for every game: the same log gives the same, and numbers give nothing away."""

import random

import pytest

import sternhafen
from sternhafen.core.errors import Refused
from sternhafen.server.played import Entry, Played, replayed, start_data


def begun(game: str, players: int, seed: int) -> Played:
    seats = [{"player": None, "kind": "human", "bot": None} for _ in range(players)]
    return Played(Entry(1, 0, "start", None, start_data(game, players, seed, {}, seats, None)))


def entry(played: Played, kind: str, seat: int, **data: object) -> Entry:
    return Entry(played.seq + 1, played.seq * 1000, kind, seat, data)


def step(played: Played, rng: random.Random) -> Entry:
    """A random decision or undo of a random seat."""
    seats = [seat for seat in range(played.players) if played.state.can_undo(seat)]
    if seats and rng.random() < 0.1:
        return entry(played, "undo", rng.choice(seats))
    seat = rng.choice(played.state.to_act)
    return entry(played, "act", seat, action=played.state.decision(seat).sample(rng).json())


@pytest.mark.parametrize("game", sternhafen.games())
def test_all_are_told_when_somebody_else_is_to_act(game: str) -> None:
    """A step that gives a viewer no number has not changed who is to act; the actor always gets one."""
    rng = random.Random(3)
    played = begun(game, max(sternhafen.game(game).players), 5)
    for _ in range(120):
        if played.over:
            break
        to_act, move = played.state.to_act, step(played, rng)
        noticed = played.advance([move])
        assert move.seat in noticed
        assert played.state.to_act == to_act or noticed == set(played.viewers)


@pytest.mark.parametrize("game", sternhafen.games())
def test_the_same_log_tells_the_same(game: str) -> None:
    """Replayed from the log, everybody's events, views and the record are equal."""
    rng = random.Random(4)
    played = begun(game, min(sternhafen.game(game).players), 6)
    while not played.over and played.seq < 300:
        played.advance([step(played, rng)])
    again = replayed(played.entries)
    assert again.told == played.told
    for viewer in played.viewers:
        assert again.state.view(viewer) == played.state.view(viewer)
        assert [line.n for line in again.told[viewer]] == list(range(1, len(again.told[viewer]) + 1))
    assert again.state.record() == played.state.record()


def test_a_refused_entry_changes_nothing() -> None:
    """`peek` works on a copy: neither a refusal nor an outcome nobody takes leaves a trace."""
    played = begun("jumpdrive", 2, 7)
    before = played.state.view(0)
    with pytest.raises(Refused):
        played.peek([entry(played, "act", 0, action={"type": "nonsense"})])
    played.peek([step(played, random.Random(1))])
    assert played.state.view(0) == before
    assert played.seq == 1


def test_sub_steps_of_a_sealed_choice_are_not_counted_for_others() -> None:
    """However many steps a seat takes in secret, the others' numbers grow only when it is done."""
    played = begun("jumpdrive", 2, 8)
    rng = random.Random(2)
    while 0 in played.state.to_act:
        counted = len(played.told[1])
        action = played.state.decision(0).sample(rng).json()
        played.advance([entry(played, "act", 0, action=action)])
        assert len(played.told[1]) - counted <= int(0 not in played.state.to_act)
