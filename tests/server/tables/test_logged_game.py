"""The game as its log tells it, for every game: the same log gives the same, and numbers give nothing away."""

import random
from typing import Any

import msgspec
import pytest

import sternhafen
from sternhafen.core.errors import Refused
from sternhafen.server.tables import offered
from sternhafen.server.tables.logged_game import Entry, LoggedGame, replayed, start_data


def begun(game: str, players: int, seed: int) -> LoggedGame:
    seats = [{"player": None, "kind": "human", "bot": None} for _ in range(players)]
    return LoggedGame(Entry(1, 0, "start", None, start_data(game, players, seed, {}, seats, None)))


def entry(played: LoggedGame, kind: str, seat: int, **data: object) -> Entry:
    return Entry(played.seq + 1, played.seq * 1000, kind, seat, data)


def step(played: LoggedGame, rng: random.Random) -> Entry:
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


@pytest.mark.parametrize("game", sternhafen.games())
def test_what_is_told_while_a_game_is_set_up_is_told_at_the_table(game: str) -> None:
    """Each hears that the game begins, and then what the game itself told up to the first question."""
    played = begun(game, 2, 7)
    laid_out = sternhafen.game(game).new(players=2, seed=7).events
    for viewer in played.viewers:
        heard = [line for event in laid_out if (line := event.json(viewer))]
        start, *rest = [msgspec.json.decode(line.event) for line in played.told[viewer]]
        assert ("table-start", heard) == (start["type"], rest)
    assert {"round", "flight"} & {event.type for event in laid_out} or game not in ("solarius", "trucker")


def test_a_new_table_sets_its_game_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Checking the wish, beginning and being shown take one set-up; all have the same start and hear the same."""
    kind = type(sternhafen.game("jumpdrive"))
    made: list[Any] = []
    set_up = kind.set_up

    def counted(game: Any, state: Any) -> None:
        made.append(state)
        set_up(game, state)

    monkeypatch.setattr(kind, "set_up", counted)
    offered.check("jumpdrive", 2, {})
    first = begun("jumpdrive", 2, seed=4711)
    again = replayed(first.entries)
    assert 1 == len(made)
    assert first.told == again.told
    first.advance([step(first, random.Random(1))])
    assert first.state.hash() != again.state.hash()


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
