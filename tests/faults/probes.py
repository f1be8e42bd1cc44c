"""Non-interference, probe by probe: two games that differ only in what a viewer may not know look the same to them."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from playing import Setup, game_setups, plain, play_on

from sternhafen import Action, Refused, State

SHARE = 25
"""Probes at least of one game before the next."""
Said = Callable[[str], None]


def probe_all(count: int, say: Said = lambda _: None) -> tuple[int, list[str]]:
    """So many probes over all games, numbers of players, options, seats and spectators; and what differed."""
    setups, made, found, seed = game_setups(), 0, [], 0
    while made < count:
        for setup in setups:
            share = min(max(SHARE, count // len(setups)), count - made)
            for differences in _probes(setup, seed, share):
                made += 1
                found += [f"{setup} seed {seed}: {words}" for words in differences]
        seed += 1
        say(f"{made} probes, {len(found)} differences")
    return made, found


def _probes(setup: Setup, seed: int, most: int) -> Iterator[list[str]]:
    """At every moment of one game, every viewer: what they can tell from a game they could not know it from."""
    state, rng, made = setup.new(seed), Random(seed), 0
    last: Action | None = None
    for actor, action in play_on(state, rng):
        for seat in range(setup.players):
            if made == most:
                return
            made += 1
            yield list(_differences(state, seat, actor, action, last, Random(made)))
        last = action


def _differences(
    state: State, seat: int, actor: int, action: Action, last: Action | None, rng: Random
) -> Iterator[str]:
    """What the seat, or somebody who only watches, could tell the two games by."""
    other = state.determinize(seat, rng)
    if plain(state.view(seat)) != plain(other.view(seat)):
        yield f"view of seat {seat}"
    if plain(state.view(None)) != plain(other.view(None)):
        yield "view of a spectator"
    if state.to_act != other.to_act:
        yield "who is to act"
    if seat in state.to_act and plain(state.decision(seat).json()) != plain(other.decision(seat).json()):
        yield f"decision of seat {seat}"
    for tried in (action, last):
        if tried is not None and _refusal(state, seat, tried) != _refusal(other, seat, tried):
            yield f"refusal to seat {seat}"
    if state.sealed and actor != seat:
        yield from _sealed(state, seat, actor, action)


def _sealed(state: State, seat: int, actor: int, action: Action) -> Iterator[str]:
    """While choices are sealed, another's choice changes nothing for this seat but who is to act."""
    after = state.copy()
    events = after.apply(actor, action)
    if not after.sealed or after.opened != state.opened:
        return
    for viewer in (seat, None):
        if plain({**state.view(viewer), "to_act": []}) != plain({**after.view(viewer), "to_act": []}):
            yield f"view of {viewer} after a sealed choice"
        if any(event.json(viewer) for event in events):
            yield f"events of {viewer} after a sealed choice"
    # That a seat has finished choosing is seen by all; a step on the way to it is not.
    if after.to_act == state.to_act and state.can_undo(seat) != after.can_undo(seat):
        yield f"can_undo of {seat} after a sealed choice"


def _refusal(state: State, seat: int, action: Action) -> Any:
    try:
        state.check(seat, action)
    except Refused as refusal:
        return refusal.json()
    return None
