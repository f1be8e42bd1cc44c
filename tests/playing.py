"""Ways to reach moments of games, shared by all tests."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import sternhafen
from sternhafen import Action, Refused, State, Text, speak


def game_setups() -> list[tuple[str, int, dict[str, Any]]]:
    """Every game with every number of players, and with every other value of every option at one table."""
    setups = []
    for name in sternhafen.games():
        game = sternhafen.game(name)
        setups += [(name, players, {}) for players in game.players]
        for option, setting in game.options.items():
            others = [choice for choice in setting.choices if choice != setting.default]
            setups += [_first_possible(name, {option: choice}, len(setups)) for choice in others]
    return setups


def _first_possible(name: str, options: dict[str, Any], turn: int) -> tuple[str, int, dict[str, Any]]:
    """The options at a table of some size, the sizes in turn; some options exist for some sizes only."""
    sizes = list(sternhafen.game(name).players)
    rotated = sizes[turn % len(sizes) :] + sizes[: turn % len(sizes)]
    return next((name, players, options) for players in rotated if _possible(name, players, options))


def _possible(name: str, players: int, options: dict[str, Any]) -> bool:
    """Some options exist for some numbers of players only; the game says so itself."""
    try:
        sternhafen.game(name).new(players=players, seed=1, options=options)
    except Refused:
        return False
    return True


def setup_id(setup: tuple[str, int, dict[str, Any]]) -> str:
    name, players, options = setup
    return "-".join([name, str(players), *(f"{key}={value}" for key, value in options.items())])


def play_on(state: State, rng: Random, limit: int = 100_000) -> Iterator[tuple[int, Action]]:
    """Play random decisions to the end, yielding each before it is applied."""
    for _ in range(limit):
        if state.over:
            return
        seat = rng.choice(state.to_act)
        action = state.decision(seat).sample(rng)
        yield seat, action
        state.apply(seat, action)


def play_out(state: State, rng: Random) -> State:
    for _ in play_on(state, rng):
        pass
    return state


def moments(name: str, players: int, options: dict[str, Any], seed: int, every: int) -> Iterator[State]:
    """Copies of the states of one random game, every so many decisions."""
    state = sternhafen.game(name).new(players=players, seed=seed, options=options)
    for number, _ in enumerate(play_on(state, Random(seed))):
        if number % every == 0:
            yield state.copy()


def plain(data: Any) -> Any:
    """The data after a trip through JSON."""
    return json.loads(json.dumps(data))


def say(data: dict[str, Any], game: sternhafen.Game) -> list[str]:
    """A text of a view, decision or event in both languages; fails if a text is missing."""
    message = Text(data["key"], data["args"])
    return [speak(message, language, game.names) for language in ("en", "de")]


def texts_in(data: Any) -> Iterator[dict[str, Any]]:
    """Every text inside plain data."""
    if isinstance(data, dict):
        if set(data) == {"key", "args"}:
            yield data
        for value in data.values():
            yield from texts_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts_in(value)


def lazy(view: dict[str, Any], decision: Any, rng: Random) -> Action:
    """A policy for play-outs: of two random actions the one that is written shorter."""
    actions: list[Action] = [decision.sample(rng) for _ in range(2)]
    return min(actions, key=lambda action: len(str(action)))
